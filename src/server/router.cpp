#include "server/router.hpp"

#include <algorithm>
#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/letters.hpp"
#include "base/number.hpp"
#include "base/result.hpp"
#include "game/catalog.hpp"
#include "rules/variant_info.hpp"
#include "server/body.hpp"
#include "server/computer_turns.hpp"
#include "server/fair_queue.hpp"
#include "server/game_cache.hpp"
#include "server/game_state.hpp"
#include "server/games.hpp"
#include "server/http.hpp"
#include "server/invitation.hpp"
#include "server/limits.hpp"
#include "server/messages.hpp"
#include "server/player_keys.hpp"
#include "server/published_records.hpp"
#include "server/secret.hpp"
#include "server/static_files.hpp"
#include "server/table_reader.hpp"
#include "server/token_bucket.hpp"
#include "server/vitals.hpp"
#include "wire/messages/game.hpp"
#include "wire/messages/variant.hpp"
#include "wire/messages_of.hpp"
#include "wire/write.hpp"

namespace camlann::server {

namespace {

/// Behind TLS a name that browsers keep to this very host, and never send without TLS.
std::string_view cookie_name(const Request& request) {
  return request.secure ? "__Host-camlann_player" : "camlann_player";
}
/// By which a page knows which seats are its player's; no secret.
constexpr std::string_view id_cookie = "camlann_id";
/// As long as browsers keep any.
constexpr std::chrono::seconds cookie_age = std::chrono::hours(24) * 400;
constexpr int max_listed = 200;
constexpr int default_listed = 100;
constexpr int max_skipped = 100'000;

// 'self' covers the socket on the same host and port; the rules core is WebAssembly.
constexpr std::string_view content_policy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

void add_common_headers(Response& response) {
  response.headers.emplace_back("Content-Security-Policy", content_policy);
  response.headers.emplace_back("X-Content-Type-Options", "nosniff");
  response.headers.emplace_back("Referrer-Policy", "same-origin");
  response.headers.emplace_back("Cross-Origin-Opener-Policy", "same-origin");
  response.headers.emplace_back("Cross-Origin-Resource-Policy", "same-origin");
}

bool starts_with(std::string_view text, std::string_view prefix) {
  return text.substr(0, prefix.size()) == prefix;
}

/// A number of the query, or the usual one.
Result<int> read_count(std::string_view target, std::string_view key, int least, int most,
                       int usual) {
  const auto text = query_value(target, key);
  if (text.empty()) return usual;
  const auto count = read_number<int>(text);
  if (count && *count >= least && *count <= most) return *count;
  return failure(ErrorCode::syntax, "This is not a valid number of games", std::string(key),
                 std::to_string(least) + " to " + std::to_string(most));
}

Response health_response() {
  return json_response(200, wire::to_json(message::Health{}));
}

/// For those who run the server and their programs, not for players.
bool is_for_hosts(std::string_view path) {
  return path == "/healthz" || path == "/readyz" || path == "/metrics" || path == "/version";
}

Response not_found(std::string_view path) {
  return error_response(
      {ErrorCode::not_found, "There is nothing at this address", std::string(path), {}});
}

Response not_allowed(std::string_view allowed) {
  auto response =
      error_response(405, {ErrorCode::syntax, "This address does not accept this method", "method",
                           std::string(allowed)});
  response.headers.emplace_back("Allow", allowed);
  return response;
}

bool is_json(std::string_view content_type) {
  return same_letters(content_type.substr(0, content_type.find_first_of("; \t")),
                      "application/json");
}

/// The answer that every change gets: the game, with this status. A move or position that cannot be
/// read stood in a request that could be: 422.
Games::ViewReply game_reply(const Respond& respond, int status = 200) {
  return [respond, status](const Result<std::shared_ptr<const GameView>>& view) {
    if (view) return respond(json_response(status, (*view)->json));
    const bool unreadable = view.error().code == ErrorCode::syntax;
    respond(error_response(unreadable ? 422 : status_of(view.error().code), view.error()));
  };
}

/// The same for a page that opens a game: it is long, and the first move waits for it.
Games::ViewReply opened_reply(const Respond& respond, bool packed) {
  return [respond, packed](const Result<std::shared_ptr<const GameView>>& view) {
    if (!view || !packed) return game_reply(respond)(view);
    auto response = json_response(200, (*view)->gzipped);
    response.headers.emplace_back("Content-Encoding", "gzip");
    response.headers.emplace_back("Vary", "Accept-Encoding");
    respond(std::move(response));
  };
}

std::function<void(const Result<Invitation>&)> invitation_reply(const Respond& respond,
                                                                int status = 200) {
  return [respond, status](const Result<Invitation>& invitation) {
    respond(invitation ? json_response(status, invitation_json(*invitation))
                       : error_response(invitation.error()));
  };
}

/// "/game.html" for "/game/k3v9": an entry that asks at once for what such a page needs.
std::string entry_of(const std::string& path) {
  return path.substr(0, path.find('/', 1)) + ".html";
}

/// Lets the browser ask for the game of a page before the page's script can.
void announce_game(Response& response, std::string_view path) {
  constexpr std::string_view pages = "/game/";
  const auto id = path.substr(std::min(path.size(), pages.size()));
  if (!starts_with(path, pages) || !is_name(id, game_id_length)) return;
  response.headers.emplace_back(
      "Link", "</api/games/" + std::string(id) + "?state=1>; rel=preload; as=fetch; crossorigin");
}

/// Has an extension. The ids of published games may have dots too, and are pages.
bool looks_like_file(std::string_view path) {
  return path.find('.') != std::string_view::npos && !starts_with(path, "/records/");
}

}  // namespace

/// A request on its way through the router: path and player already read.
struct Router::Call {
  const Request& request;
  std::string path;
  std::string player;
  Respond respond;

  /// Takes a token of the caller's address; answers the call if there is none.
  [[nodiscard]] bool pays(AddressBuckets& buckets, std::string_view for_what) const {
    const auto wait = std::chrono::ceil<std::chrono::seconds>(buckets.take(request.address));
    if (wait == std::chrono::seconds::zero()) return true;
    respond(
        error_response(429,
                       {ErrorCode::too_many,
                        "Too many " + std::string(for_what) + " were requested from one address",
                        {},
                        "another attempt in " + std::to_string(wait.count()) + " s"},
                       wait));
    return false;
  }
  /// Whether this is a POST with JSON; answers the call if it is not.
  [[nodiscard]] bool sends_json(std::string_view allowed) const {
    if (request.method != "POST") {
      respond(not_allowed(allowed));
      return false;
    }
    if (is_json(request.content_type)) return true;
    respond(error_response(415, {ErrorCode::syntax, "The body is not marked as JSON",
                                 "Content-Type", "application/json"}));
    return false;
  }
  [[nodiscard]] Party party() const { return Party(player, request.address); }
  [[nodiscard]] bool reads() const { return request.method == "GET" || request.method == "HEAD"; }
};

Router::Router(Games& games, const StaticFiles& files, const PublishedRecords& records,
               TableReader& tables, const Vitals& vitals, const PlayerKeys& keys,
               const Limits& limits, const SteadyClock& now, const Catalog& known)
    : games_(games),
      files_(files),
      records_(records),
      tables_(tables),
      vitals_(vitals),
      keys_(keys),
      variants_(wire::to_json(wire::all_variants(known))),
      definitions_(wire::to_json(message::Definitions{known.definitions()})),
      new_games_(limits.new_games_per_address, now),
      hints_(limits.hints_per_address, now),
      positions_(limits.positions_per_address, now),
      checks_(limits.checks_per_address, now) {}

void Router::handle(const Request& request, Respond respond) const {
  auto path = read_path(request.target);
  // Pages and the interface hand out the key, the files of a page do not: they may be cached by
  // others, and several that load at once would each hand out another key.
  const bool api = path && starts_with(*path, "/api/");
  const bool names_player = api || (path && !looks_like_file(*path));
  auto key = keys_.read(cookie_value(request.cookie, cookie_name(request)));
  // Browsers forget a cookie in the end; a page that is opened renews it.
  const bool renews = !api || path == "/api/games";
  std::vector<std::string> new_cookies;
  if (names_player && !is_for_hosts(*path) && (!key || renews)) {
    if (!key) key = keys_.issue();
    const auto lasting = "; Path=/; Max-Age=" + std::to_string(cookie_age.count()) +
                         "; SameSite=Lax" + (request.secure ? "; Secure" : "");
    new_cookies = {
        std::string(cookie_name(request)) + '=' + keys_.cookie_of(*key) + lasting + "; HttpOnly",
        std::string(id_cookie) + '=' + player_of(*key) + lasting};
  }
  const bool secure = request.secure;
  const Respond send = [respond = std::move(respond), new_cookies, secure](Response response) {
    add_common_headers(response);
    if (secure) response.headers.emplace_back("Strict-Transport-Security", "max-age=31536000");
    for (const auto& cookie : new_cookies) response.headers.emplace_back("Set-Cookie", cookie);
    respond(std::move(response));
  };
  if (!path) return send(error_response(path.error()));

  const Call call{request, *path, key ? player_of(*key) : std::string(), send};
  if (!call.reads() && !same_origin(request.origin, request.host)) {
    return send(error_response(403, {ErrorCode::conflict, "This request comes from another site",
                                     "Origin", "our own page"}));
  }
  if (api || is_for_hosts(call.path)) return handle_api(call);
  if (!call.reads()) return send(not_allowed("GET, HEAD"));
  send(page(request, call.path));
}

void Router::handle_api(const Call& call) const {
  const auto& path = call.path;
  if (starts_with(path, "/api/games") && (path.size() == 10 || path[10] == '/')) {
    return path.size() == 10 ? handle_games(call)
                             : handle_game(call, std::string_view(path).substr(11));
  }
  constexpr std::string_view invitations = "/api/invitations";
  if (path == invitations) return handle_invitations(call);
  if (starts_with(path, "/api/invitations/")) {
    return handle_invitation(call, std::string_view(path).substr(invitations.size() + 1));
  }
  if (!call.reads()) return call.respond(not_allowed("GET, HEAD"));
  if (path == "/healthz") return call.respond(health_response());
  if (path == "/readyz") return handle_ready(call);
  if (path == "/version") {
    return call.respond(json_response(200, wire::to_json(message::Version{vitals_.version()})));
  }
  if (path == "/metrics") {
    auto response = json_response(200, vitals_.metrics_text());
    response.headers[0].second = "text/plain; version=0.0.4; charset=utf-8";
    return call.respond(std::move(response));
  }
  if (path == "/api/variants") return call.respond(json_response(200, variants_));
  if (path == "/api/definitions") return call.respond(json_response(200, definitions_));
  if (path == "/api/records") return call.respond(json_response(200, records_.list_json()));
  if (starts_with(path, "/api/records/")) {
    return handle_record(call, std::string_view(path).substr(13));
  }
  if (path == "/api/tables") return call.respond(json_response(200, tables_.list_json()));
  if (starts_with(path, "/api/tables/")) {
    return handle_tables(call, std::string_view(path).substr(12));
  }
  if (path == "/api/openapi.yaml") {
    auto response = json_response(200, std::string(openapi_text()));
    response.headers[0].second = "application/yaml";
    return call.respond(std::move(response));
  }
  call.respond(not_found(path));
}

/// What is wrong is in the log.
void Router::handle_ready(const Call& call) const {
  const Error unready{ErrorCode::busy, "The games cannot be read or saved now", {}, {}};
  if (!call.pays(checks_, "checks")) return;
  if (!vitals_.sound()) return call.respond(error_response(unready));
  games_.check([respond = call.respond, unready](const Result<bool>& ready) {
    respond(ready ? health_response() : error_response(unready));
  });
}

void Router::handle_record(const Call& call, std::string_view id) const {
  if (const auto* json = records_.find_json(id)) return call.respond(json_response(200, *json));
  const Asker asker{call.player, std::string(id), call.request.address};
  games_.finished_record(asker, [respond = call.respond](const Result<std::string>& json) {
    respond(json ? json_response(200, *json) : error_response(json.error()));
  });
}

void Router::handle_tables(const Call& call, std::string_view variant) const {
  const auto rules = read_query(call.request.target, "rules");
  const auto fen = read_query(call.request.target, "fen");
  if (!rules) return call.respond(error_response(rules.error()));
  if (!fen) return call.respond(error_response(fen.error()));
  const auto& known = catalog();
  if (std::none_of(known.begin(), known.end(),
                   [&](const VariantInfo& one) { return one.id == variant; })) {
    return call.respond(not_found(call.path));
  }
  if (!call.pays(positions_, "positions")) return;
  tables_.ask(call.party(), {std::string(variant), *rules, *fen},
              [respond = call.respond](const Result<std::string>& json) {
                respond(json ? json_response(200, *json) : error_response(json.error()));
              });
}

void Router::handle_games(const Call& call) const {
  const auto& respond = call.respond;
  if (call.reads()) {
    const auto& target = call.request.target;
    const auto limit = read_count(target, "limit", 1, max_listed, default_listed);
    const auto skip = read_count(target, "skip", 0, max_skipped, 0);
    if (!limit) return respond(error_response(limit.error()));
    if (!skip) return respond(error_response(skip.error()));
    return games_.list(
        call.party(), *limit, *skip, [respond](const Result<std::vector<GameSummary>>& list) {
          respond(list ? json_response(200, games_json(*list)) : error_response(list.error()));
        });
  }
  if (!call.sends_json("GET, HEAD, POST")) return;
  auto wish = read_new_game(call.request.body);
  if (!wish) return respond(error_response(wish.error()));
  if (!call.pays(new_games_, "games")) return;
  games_.create(call.party(), std::move(*wish), game_reply(respond, 201));
}

void Router::handle_game(const Call& call, std::string_view rest) const {
  const auto slash = rest.find('/');
  const Asker asker{call.player, std::string(rest.substr(0, slash)), call.request.address};
  const auto what = slash == std::string_view::npos ? std::string_view{} : rest.substr(slash + 1);
  if (what.empty() && slash != std::string_view::npos) return call.respond(not_found(call.path));
  if (!what.empty() && what != "record") return handle_change(call, what, asker);
  if (what.empty() && call.request.method == "DELETE") {
    return games_.remove(asker, game_reply(call.respond));
  }
  if (!call.reads()) {
    return call.respond(not_allowed(what.empty() ? "GET, HEAD, DELETE" : "GET, HEAD"));
  }
  if (what.empty() && query_value(call.request.target, "state") == "1") {
    const bool packed = accepts_coding(call.request.accept_encoding, "gzip");
    return games_.open(asker, opened_reply(call.respond, packed));
  }
  if (what.empty()) return games_.get(asker, game_reply(call.respond));
  const auto id = asker.game;
  games_.record(asker, [respond = call.respond, id](const Result<std::string>& text) {
    if (!text) return respond(error_response(text.error()));
    auto response = json_response(200, *text);
    response.headers[0].second = "text/plain; charset=utf-8";
    response.headers.emplace_back("Content-Disposition",
                                  "attachment; filename=\"camlann-" + id + ".txt\"");
    respond(std::move(response));
  });
}

void Router::handle_change(const Call& call, std::string_view what, const Asker& asker) const {
  constexpr std::string_view known[] = {"moves",       "take-back",  "resign",   "offer-draw",
                                        "answer-draw", "claim-draw", "call-off", "hint",
                                        "restore",     "rematch"};
  bool found = false;
  for (const auto name : known) found = found || name == what;
  const auto& respond = call.respond;
  if (!found) return respond(not_found(call.path));
  if (!call.sends_json("POST")) return;
  if (what == "rematch") return games_.rematch(asker, invitation_reply(respond));
  const auto reply = game_reply(respond);
  if (what == "moves") {
    auto move = read_move_request(call.request.body);
    if (!move) return respond(error_response(move.error()));
    return games_.play(asker, std::move(*move), reply);
  }
  if (what == "answer-draw") {
    auto answer = read_draw_answer(call.request.body);
    if (!answer) return respond(error_response(answer.error()));
    return games_.answer_draw(asker, answer->accept, answer->action, reply);
  }
  auto action = read_action(call.request.body);
  if (!action) return respond(error_response(action.error()));
  if (what == "restore") return games_.restore(asker, reply);
  if (what == "take-back") return games_.take_back(asker, *action, reply);
  if (what == "resign") return games_.resign(asker, *action, reply);
  if (what == "offer-draw") return games_.offer_draw(asker, *action, reply);
  if (what == "claim-draw") return games_.claim_draw(asker, *action, reply);
  if (what == "call-off") return games_.cancel(asker, *action, reply);
  if (!call.pays(hints_, "hints")) return;
  games_.hint(asker, call.request.gone, [respond](const Result<HintView>& hint) {
    respond(hint ? json_response(200, hint_json(*hint)) : error_response(hint.error()));
  });
}

void Router::handle_invitations(const Call& call) const {
  const auto& respond = call.respond;
  if (call.reads()) {
    return games_.invitations(call.party(), [respond](const Result<std::vector<Invitation>>& all) {
      respond(all ? json_response(200, invitations_json(*all)) : error_response(all.error()));
    });
  }
  if (!call.sends_json("GET, HEAD, POST")) return;
  auto wish = read_new_invitation(call.request.body);
  if (!wish) return respond(error_response(wish.error()));
  if (!call.pays(new_games_, "games")) return;
  games_.invite(call.party(), std::move(*wish), invitation_reply(respond, 201));
}

void Router::handle_invitation(const Call& call, std::string_view rest) const {
  const auto& [request, path, player, respond] = call;
  const auto slash = rest.find('/');
  const std::string id(rest.substr(0, slash));
  const auto reply = invitation_reply(respond);
  if (slash == std::string_view::npos) {
    if (!call.reads()) return respond(not_allowed("GET, HEAD"));
    return games_.invitation(call.party(), id, reply);
  }
  const auto what = rest.substr(slash + 1);
  const auto answer = [&](InvitationAnswer given) {
    games_.answer_invitation(call.party(), id, std::move(given), reply);
  };
  if (what != "sit-down" && what != "stand-up" && what != "withdraw" && what != "fill") {
    return respond(not_found(path));
  }
  if (!call.sends_json("POST")) return;
  if (what == "stand-up") return answer(StandUp{});
  if (what == "withdraw") return answer(Withdraw{});
  if (what == "sit-down") {
    auto sit = read_sit_down(request.body);
    return sit ? answer(std::move(*sit)) : respond(error_response(sit.error()));
  }
  const auto fill = read_fill_seats(request.body);
  return fill ? answer(*fill) : respond(error_response(fill.error()));
}

Response Router::page(const Request& request, const std::string& path) const {
  if (path.back() != '/' && files_.has(path)) return files_.get(path, request);
  // Addresses of the page's own router; what looks like a file and is none is missing.
  const bool is_page = !looks_like_file(path);
  const std::string entry = entry_of(path);
  if (is_page && files_.has(entry)) {
    auto response = files_.get(entry, request);
    announce_game(response, path);
    return response;
  }
  if (is_page && files_.has("/index.html")) return files_.get("/index.html", request);
  if (is_page && files_.empty()) {
    return error_response(
        404, {ErrorCode::not_found, "The page has not been built", "web/dist", "script/build"});
  }
  return not_found(path);
}

Result<std::string> Router::socket_player(const Request& request) const {
  if (!same_origin(request.origin, request.host)) {
    return failure(ErrorCode::conflict, "This request comes from another site", "Origin",
                   "our own page");
  }
  const auto key = keys_.read(cookie_value(request.cookie, cookie_name(request)));
  if (key) return player_of(*key);
  return failure(ErrorCode::conflict, "This browser is not known yet", "Cookie",
                 "the cookie from an earlier response");
}

}  // namespace camlann::server
