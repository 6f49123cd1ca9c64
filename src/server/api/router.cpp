#include "server/api/router.hpp"

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "rules/variant_info.hpp"
#include "server/api/call.hpp"
#include "server/api/static_files.hpp"
#include "server/api/status_page.hpp"
#include "server/api/table_reader.hpp"
#include "server/core/http.hpp"
#include "server/core/limits.hpp"
#include "server/core/secret.hpp"
#include "server/core/token_bucket.hpp"
#include "server/core/vitals.hpp"
#include "server/services/accounts/accounts.hpp"
#include "server/services/accounts/bearer.hpp"
#include "server/services/accounts/directory.hpp"
#include "server/services/accounts/programs.hpp"
#include "server/services/accounts/sanctions.hpp"
#include "server/services/accounts/visitors.hpp"
#include "server/services/archive/published_records.hpp"
#include "server/services/games/books.hpp"
#include "server/services/games/games.hpp"
#include "server/services/games/table.hpp"
#include "server/services/mail/addresses.hpp"
#include "server/services/moderation/moderation.hpp"
#include "server/services/reminders/contacts.hpp"
#include "server/services/round/game_cache.hpp"
#include "server/services/studies/studies.hpp"
#include "wire/messages/game.hpp"
#include "wire/messages/variant.hpp"
#include "wire/messages_of.hpp"
#include "wire/openapi_text.hpp"
#include "wire/write.hpp"

namespace camlann::server {

namespace {

// 'self' includes the socket on the same host and port. 'wasm-unsafe-eval' permits the rules core,
// which is WebAssembly.
constexpr std::string_view content_policy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

void add_common_headers(Response& response, bool secure) {
  response.headers.emplace_back("Content-Security-Policy", content_policy);
  response.headers.emplace_back("X-Content-Type-Options", "nosniff");
  response.headers.emplace_back("Referrer-Policy", "same-origin");
  response.headers.emplace_back("Cross-Origin-Opener-Policy", "same-origin");
  // Together with the headers before and after it, this isolates the page, so that its workers may
  // share memory (web/src/analysis).
  response.headers.emplace_back("Cross-Origin-Embedder-Policy", "require-corp");
  response.headers.emplace_back("Cross-Origin-Resource-Policy", "same-origin");
  if (secure) response.headers.emplace_back("Strict-Transport-Security", "max-age=31536000");
}

constexpr std::string_view table_files = "/tables/";

bool starts_with(std::string_view text, std::string_view prefix) {
  return text.substr(0, prefix.size()) == prefix;
}

Response health_response() {
  return json_response(200, wire::to_json(message::ServerHealth{true}));
}

/// Returns the path after the prefix `part`; nothing if the path belongs to another part.
std::optional<std::string_view> behind(std::string_view path, std::string_view part) {
  if (!starts_with(path, part)) return std::nullopt;
  const auto rest = path.substr(part.size());
  return rest.empty() || rest.front() == '/' ? std::optional(rest) : std::nullopt;
}

/// Returns the entry file of a path, for example "/game.html" for "/game/k3v9". Such an entry
/// preloads the files that its page needs.
std::string entry_of(const std::string& path) {
  return path.substr(0, path.find('/', 1)) + ".html";
}

/// Adds a Link header, so that the browser requests the game of a page before the script runs.
void announce_game(Response& response, std::string_view path) {
  constexpr std::string_view pages = "/game/";
  const auto id = path.substr(std::min(path.size(), pages.size()));
  if (!starts_with(path, pages) || !is_name(id, game_id_length)) return;
  response.headers.emplace_back(
      "Link", "</api/games/" + std::string(id) + "?state=1>; rel=preload; as=fetch; crossorigin");
}

/// True if the path has an extension. Ids of published games may have dots too, but are pages.
bool looks_like_file(std::string_view path) {
  return path.find('.') != std::string_view::npos && !starts_with(path, "/records/");
}

}  // namespace

Router::Router(Games& games, const StaticFiles& files, const PublishedRecords& records,
               TableReader& tables, Vitals& vitals, const Visitors& visitors, Accounts& accounts,
               Moderation& moderation, const Limits& limits, const SteadyClock& now,
               const Catalog& known, Contacts* contacts, MailAddresses* mail,
               ArchiveReader* archive, Studies* studies, const Books* books)
    : games_(games),
      files_(files),
      records_(records),
      books_(books),
      known_(known),
      tables_(tables),
      vitals_(vitals),
      visitors_(visitors),
      variants_(wire::to_json(wire::all_variants(known))),
      definitions_(wire::to_json(message::Definitions{known.definitions()})),
      new_games_(limits.new_games_per_address, now),
      positions_(limits.positions_per_address, now),
      checks_(limits.checks_per_address, now),
      game_routes_(games, new_games_, visitors, limits, now),
      invitation_routes_(games, new_games_, visitors),
      player_routes_(games, visitors.directory(), known, limits, now),
      account_routes_(accounts, games, visitors, archive, limits, now),
      token_routes_(accounts, limits, now),
      programs_(visitors.directory(), limits, now),
      seek_routes_(games, visitors, limits, now),
      tournament_routes_(games, new_games_, visitors, limits, now),
      league_routes_(games, new_games_, visitors, limits, now),
      club_routes_(games, new_games_, visitors, limits, now),
      leave_routes_(games, limits, now),
      reminder_routes_(contacts, limits, now),
      mail_routes_(mail, visitors, limits, now),
      host_routes_(moderation, visitors, limits, now),
      archive_routes_(archive, sanctions(), limits, now),
      study_routes_(studies, visitors, now) {}

void Router::handle(const Request& request, Respond respond) const {
  auto path = read_path(request.target);
  // Pages and the API set the cookie with the player's key. The files of a page do not: proxies may
  // cache them, and several files that load at the same time would each set a different key.
  const bool api = path && starts_with(*path, "/api/");
  const auto token = api ? bearer_in(request.authorization) : std::nullopt;
  if (token) return handle_program(request, std::move(*path), *token, std::move(respond));
  const bool names_player = api || (path && !looks_like_file(*path));
  auto visitor = visitors_.find(request);
  // Opening a page renews the cookies before they expire. Cookies that scripts can read may be
  // outdated after a session has ended; these are also set again.
  const bool renews = !api || path == "/api/games";
  std::vector<std::string> new_cookies;
  if (names_player && !is_about_server(*path)) {
    const bool fresh = !visitor;
    const bool barred = fresh && sanctions().ban_of_address(request.address);
    if (fresh && !barred) visitor = visitors_.new_guest();
    if (visitor && (fresh || renews || Visitors::outdated(request, *visitor))) {
      new_cookies = visitors_.cookies_of(*visitor, request.secure);
    }
  }
  const bool secure = request.secure;
  const Respond send = [respond = std::move(respond), new_cookies, secure](Response response) {
    add_common_headers(response, secure);
    // A response that signs in or out sets its own cookies.
    const bool has_own = std::any_of(response.headers.begin(), response.headers.end(),
                                     [](const auto& field) { return field.first == "Set-Cookie"; });
    if (!has_own) {
      for (const auto& cookie : new_cookies) response.headers.emplace_back("Set-Cookie", cookie);
    }
    respond(std::move(response));
  };
  if (!path) return send(unreadable(request, path.error()));

  const auto who = visitor ? visitor->who : Identity{};
  const Call call{request, *path, who.player, send, who};
  if (!call.reads() && !same_origin(request.origin, request.host)) {
    return send(error_response(403, {ErrorCode::conflict, "This request comes from another site",
                                     "Origin", "our own page"}));
  }
  if (api) {
    if (const auto why = bar(call)) return send(error_response(403, *why));
  }
  if (api || is_about_server(call.path)) return handle_api(call);
  if (!call.reads()) return send(not_allowed("GET, HEAD"));
  if (starts_with(call.path, table_files)) return handle_table_file(call);
  send(page(request, call.path));
}

void Router::handle_program(const Request& request, std::string path, std::string_view token,
                            Respond respond) const {
  const Respond send = [respond = std::move(respond), secure = request.secure](Response response) {
    add_common_headers(response, secure);
    respond(std::move(response));
  };
  auto who = programs_.check(token, request.address);
  if (!who) return send(error_response(status_of_stranger(who.error()), who.error()));
  const Call call{request, std::move(path), who->player, send, *who};
  if (const auto why = bar(call)) return send(error_response(403, *why));
  handle_api(call);
}

std::optional<Error> Router::bar(const Call& call) const {
  const auto& address = call.request.address;
  // Signing in is always allowed here, because moderators must be able to; Accounts checks bans.
  if (call.path == "/api/session" && !call.reads()) return std::nullopt;
  if (call.who.admin) return std::nullopt;
  if (auto banned = sanctions().ban_of_address(address)) return banned;
  return call.reads() ? std::nullopt : sanctions().ban_of(call.player);
}

void Router::handle_api(const Call& call) const {
  const auto& path = call.path;
  if (const auto rest = behind(path, "/api/games")) return game_routes_.handle(call, *rest);
  if (const auto rest = behind(path, "/api/players")) return player_routes_.players(call, *rest);
  if (const auto rest = behind(path, "/api/circle")) return player_routes_.circle(call, *rest);
  if (const auto rest = behind(path, "/api/seek")) return seek_routes_.handle(call, *rest);
  if (const auto rest = behind(path, "/api/leaders")) return player_routes_.leaders(call, *rest);
  if (const auto rest = behind(path, "/api/archive")) return archive_routes_.handle(call, *rest);
  if (const auto rest = behind(path, "/api/studies")) return study_routes_.handle(call, *rest);
  if (path == "/api/turns") return game_routes_.turns(call);
  if (path == "/api/live") return game_routes_.live(call);
  if (path == "/api/analysis") return game_routes_.analysis(call);
  if (const auto rest = behind(path, "/api/clubs")) return club_routes_.handle(call, *rest);
  if (const auto rest = behind(path, "/api/leagues")) return league_routes_.handle(call, *rest);
  if (const auto rest = behind(path, "/api/tournaments")) {
    return tournament_routes_.handle(call, *rest);
  }
  if (const auto rest = behind(path, "/api/invitations")) {
    return invitation_routes_.handle(call, *rest);
  }
  if (const auto rest = behind(path, "/api/account/tokens")) {
    return token_routes_.tokens(call, *rest);
  }
  if (const auto rest = behind(path, "/api/account/bot")) return token_routes_.bot(call, *rest);
  if (const auto rest = behind(path, "/api/leave")) return leave_routes_.handle(call, *rest);
  if (const auto rest = behind(path, "/api/reminders")) return reminder_routes_.handle(call, *rest);
  for (const std::string_view part : {"/api/admin", "/api/reports"}) {
    if (behind(path, part)) return host_routes_.handle(call, path.substr(4));
  }
  for (const std::string_view part : {"/api/account", "/api/session"}) {
    if (behind(path, part)) return account_routes_.handle(call, path.substr(4));
  }
  for (const std::string_view part : {"/api/mail", "/api/recovery"}) {
    if (behind(path, part)) return mail_routes_.handle(call, path.substr(4));
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
  if (path == "/status") return handle_status(call);
  if (path == "/status.css") return call.respond(status_style_response());
  if (path == "/api/variants") return call.respond(json_response(200, variants_));
  if (path == "/api/definitions") return call.respond(json_response(200, definitions_));
  if (path == "/api/records") return call.respond(json_response(200, records_.list_json()));
  if (starts_with(path, "/api/records/")) {
    return handle_record(call, std::string_view(path).substr(13));
  }
  if (path == "/api/book") return handle_book(call);
  if (path == "/api/tables") return call.respond(json_response(200, tables_.list_json()));
  if (starts_with(path, "/api/tables/")) {
    return handle_tables(call, std::string_view(path).substr(12));
  }
  if (path == "/api/openapi.yaml") {
    auto response = json_response(200, std::string(wire::openapi_text()));
    response.headers[0].second = "application/yaml";
    return call.respond(std::move(response));
  }
  call.respond(not_found(path));
}

/// The response does not name the problem; the log does.
void Router::handle_ready(const Call& call) const {
  const Error unready{ErrorCode::busy, "The games cannot be read or saved now", {}, {}};
  if (!call.pays(checks_, "checks")) return;
  if (!vitals_.sound()) return call.respond(error_response(unready));
  const auto reply = [this, respond = call.respond, unready](const Result<bool>& ready) {
    if (ready) vitals_.trouble(Trouble::saving, false);
    respond(ready ? health_response() : error_response(unready));
  };
  games_.ask(QueueKey{}, reply, &Table::check);
}

/// The page does not wait for the games. After a failed save, it starts a check for the next
/// request: without a new move, nothing else would notice that saving works again.
void Router::handle_status(const Call& call) const {
  call.respond(status_response(vitals_));
  if (!vitals_.is_in(Trouble::saving) || checks_.take(call.request.address).count() > 0) return;
  const auto reply = [this](const Result<bool>& ready) {
    if (ready) vitals_.trouble(Trouble::saving, false);
  };
  games_.ask(QueueKey{}, reply, &Table::check);
}

void Router::handle_record(const Call& call, std::string_view id) const {
  if (const auto* json = records_.find_json(id)) return call.respond(json_response(200, *json));
  const GameRequest request{call.player, std::string(id), call.request.address};
  const auto reply = [respond = call.respond](const Result<std::string>& json) {
    respond(json ? json_response(200, *json) : error_response(json.error()));
  };
  games_.ask(request, reply, &Table::published_record);
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
  tables_.ask(call.queue_key(), {std::string(variant), *rules, *fen},
              [respond = call.respond](const Result<std::string>& json) {
                respond(json ? json_response(200, *json) : error_response(json.error()));
              });
}

void Router::handle_book(const Call& call) const {
  if (books_ == nullptr) return call.respond(not_found(call.path));
  const auto variant = read_query(call.request.target, "variant");
  const auto rules = read_query(call.request.target, "rules");
  const auto fen = read_query(call.request.target, "fen");
  for (const auto* text : {&variant, &rules, &fen}) {
    if (!*text) return call.respond(error_response(text->error()));
  }
  if (!call.pays(positions_, "positions")) return;
  const auto json = books_->json(*variant, *rules, *fen, known_);
  call.respond(json ? json_response(200, *json) : error_response(json.error()));
}

void Router::handle_table_file(const Call& call) const {
  if (!call.pays(positions_, "parts of tables")) return;
  tables_.fetch(call.queue_key(), call.path.substr(table_files.size()), call.request, call.respond);
}

Response Router::unreadable(const Request& request, const Error& error) const {
  const bool browser = request.accept.find("text/html") != std::string::npos;
  const bool page = browser && !starts_with(request.target, "/api/");
  if (!page || !files_.has("/index.html")) return error_response(error);
  // The page shows that nothing exists at this address.
  auto response = files_.get("/index.html", request);
  if (response.status == 200) response.status = 400;
  return response;
}

Response Router::page(const Request& request, const std::string& path) const {
  if (path.back() != '/' && files_.has(path)) return files_.get(path, request);
  // Paths without an extension belong to the page's router; other unknown paths are not found.
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

Result<Identity> Router::socket_player(const Request& request) const {
  if (const auto token = bearer_in(request.authorization)) {
    auto who = programs_.check(*token, request.address);
    if (!who) return who;
    auto banned = sanctions().bar(who->player, who->admin, request.address);
    if (banned) return Failure(std::move(*banned));
    return who;
  }
  if (!same_origin(request.origin, request.host)) {
    return failure(ErrorCode::conflict, "This request comes from another site", "Origin",
                   "our own page");
  }
  if (auto visitor = visitors_.find(request)) {
    const auto& who = visitor->who;
    auto banned = sanctions().bar(who.player, who.admin, request.address);
    if (banned) return Failure(std::move(*banned));
    return std::move(visitor->who);
  }
  return failure(ErrorCode::conflict, "This browser is not known yet", "Cookie",
                 "the cookie from an earlier response");
}

}  // namespace camlann::server
