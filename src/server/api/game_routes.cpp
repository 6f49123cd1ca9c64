#include "server/api/game_routes.hpp"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "play/command.hpp"
#include "server/api/call.hpp"
#include "server/api/days_routes.hpp"
#include "server/api/invitation_routes.hpp"
#include "server/core/http.hpp"
#include "server/core/limits.hpp"
#include "server/core/outbox.hpp"
#include "server/core/token_bucket.hpp"
#include "server/messages/game.hpp"
#include "server/messages/requests.hpp"
#include "server/model/account.hpp"
#include "server/model/account_names.hpp"
#include "server/model/game_state.hpp"
#include "server/model/hint.hpp"
#include "server/model/list_wish.hpp"
#include "server/model/own_turns.hpp"
#include "server/services/accounts/bearer.hpp"
#include "server/services/accounts/directory.hpp"
#include "server/services/accounts/programs.hpp"
#include "server/services/accounts/visitors.hpp"
#include "server/services/games/analyses.hpp"
#include "server/services/games/bonds.hpp"
#include "server/services/games/deletions.hpp"
#include "server/services/games/games.hpp"
#include "server/services/games/invitations.hpp"
#include "server/services/games/new_games.hpp"
#include "server/services/games/table.hpp"
#include "server/services/games/turn_polls.hpp"
#include "server/services/round/game_request.hpp"

namespace camlann::server {

namespace {

constexpr int max_listed = 200;
constexpr int default_listed = 100;
constexpr int max_skipped = 100'000;

/// Returns the reply of every change: the game, with this status. A move or position that cannot
/// be parsed gives 422, because the request itself is valid.
ViewReply game_reply(const Respond& respond, int status = 200) {
  return [respond, status](const Result<std::shared_ptr<const GameView>>& view) {
    if (view) return respond(json_response(status, (*view)->json));
    const bool unreadable = view.error().code == ErrorCode::syntax;
    respond(error_response(unreadable ? 422 : status_of(view.error().code), view.error()));
  };
}

/// The same for a list of one game more than the limit, where there is a next part.
Reply<std::vector<GameSummary>> part_reply(const Respond& respond, const ListWish& wish) {
  return [respond, wish](const Result<std::vector<GameSummary>>& games) {
    if (!games) return respond(error_response(games.error()));
    const auto part = ListPart<GameSummary>::from(*games, wish, max_skipped);
    respond(json_response(200, games_json(part.all, part.next)));
  };
}

/// The same for a page that opens a game. It is sent compressed if possible, because it is long and
/// the first move waits for it.
ViewReply opened_reply(const Respond& respond, bool packed) {
  return [respond, packed](const Result<std::shared_ptr<const GameView>>& view) {
    if (!view || !packed) return game_reply(respond)(view);
    auto response = json_response(200, (*view)->gzipped);
    response.headers.emplace_back("Content-Encoding", "gzip");
    response.headers.emplace_back("Vary", "Accept-Encoding");
    respond(std::move(response));
  };
}

/// Returns the command of a request without further fields; nothing for other requests.
std::optional<play::Command> command_named(std::string_view what) {
  if (what == "take-back") return play::TakeBack{};
  if (what == "resign") return play::Resign{};
  if (what == "offer-draw") return play::OfferDraw{};
  if (what == "claim-draw") return play::ClaimDraw{};
  if (what == "claim-win") return play::ClaimWin{};
  if (what == "call-off") return play::Cancel{};
  return std::nullopt;
}

/// Sets the names of the persons at one screen. Only the sender is known to have an account: other
/// names are checked like those of guests, and marked.
Result<void> name_seats(const Identity& who, const Visitors& visitors,
                        std::vector<WishedSeat>& seats) {
  for (auto& seat : seats) {
    const bool own = !who.guest() && folded_name(seat.name) == folded_name(who.name);
    auto name = own ? Result<std::string>(who.name) : visitors.guest_name(who, seat.name);
    if (!name) return Failure(name.error());
    seat.guest = !own && !name->empty();
    seat.name = std::move(*name);
  }
  return {};
}

play::Command command_of_answer(std::string_view what, bool accept) {
  if (what == "answer-draw") return play::AnswerDraw{accept};
  if (what == "answer-resign") return play::AnswerResign{accept};
  return play::AnswerTakeBack{accept};
}

}  // namespace

GameRoutes::GameRoutes(Games& games, AddressBuckets& new_games, const Visitors& visitors,
                       const Limits& limits, const SteadyClock& now)
    : games_(games),
      new_games_(new_games),
      visitors_(visitors),
      hints_(limits.hints_per_address, now),
      chat_(games, visitors.directory().sanctions(), limits, now),
      longest_wait_(static_cast<int>(limits.wait_for_turns.count())),
      days_(games, limits, now) {}

void GameRoutes::handle(const Call& call, std::string_view rest) const {
  return rest.empty() ? all(call) : one(call, rest);
}

void GameRoutes::turns(const Call& call) const {
  const auto& respond = call.respond;
  const auto& request = call.request;
  if (!call.reads()) return respond(not_allowed("GET, HEAD"));
  const auto wait = read_count(request.target, "wait", 0, longest_wait_, 0, "seconds");
  if (!wait) return respond(error_response(wait.error()));
  // The caller may be signed out or banned while waiting.
  const auto why_ended = [this, who = call.who, address = request.address] {
    return visitors_.ended(who, address);
  };
  const auto reply = [respond, why_ended](const Result<OwnTurns>& turns) {
    if (const auto ended = why_ended()) {
      return respond(error_response(status_of_stranger(*ended), *ended));
    }
    respond(turns ? json_response(200, turns_json(*turns)) : error_response(turns.error()));
  };
  games_.ask(call.queue_key(), reply, &TurnPolls::poll,
             std::string(query_value(request.target, "tag")), std::chrono::seconds(*wait),
             Ended([why_ended] { return why_ended().has_value(); }));
}

void GameRoutes::live(const Call& call) const {
  const auto& respond = call.respond;
  if (!call.reads()) return respond(not_allowed("GET, HEAD"));
  constexpr int usual = 12;
  const auto wish = read_part_wish(call.request.target, "games", usual);
  if (!wish) return respond(error_response(wish.error()));
  const auto reply = [respond](const Result<ListPart<GameSummary>>& part) {
    respond(part ? json_response(200, games_json(part->all, part->next))
                 : error_response(part.error()));
  };
  games_.ask(call.queue_key(), reply, &Bonds::live, *wish);
}

void GameRoutes::analysis(const Call& call) const {
  if (!call.sends_json("POST")) return;
  auto wish = read_analysis_wish(call.request.body);
  if (!wish) return call.respond(error_response(wish.error()));
  if (!call.pays(hints_, "hints")) return;
  games_.ask(call.queue_key(), message_reply(call), &Analyses::analyse,
             std::make_shared<AnalysedPosition>(std::move(*wish)), call.request.gone);
}

void GameRoutes::all(const Call& call) const {
  const auto& respond = call.respond;
  if (call.reads()) {
    const auto& target = call.request.target;
    const auto limit = read_count(target, "limit", 1, max_listed, default_listed);
    const auto skip = read_count(target, "skip", 0, max_skipped, 0);
    if (!limit) return respond(error_response(limit.error()));
    if (!skip) return respond(error_response(skip.error()));
    return games_.ask(call.queue_key(), part_reply(respond, {*skip, *limit, {}}), &Table::list,
                      *limit + 1, *skip);
  }
  if (!call.sends_json("GET, HEAD, POST")) return;
  auto wish = read_new_game(call.request.body);
  if (!wish) return respond(error_response(wish.error()));
  if (const auto named = name_seats(call.who, visitors_, wish->seats); !named) {
    return respond(error_response(named.error()));
  }
  if (!call.pays(new_games_, "games")) return;
  games_.ask(call.queue_key(), game_reply(respond, 201), &NewGames::create, std::move(*wish));
}

void GameRoutes::one(const Call& call, std::string_view rest) const {
  const auto [id, what, ended] = id_and_what(rest);
  const GameRequest game_request{call.queue_key(), id};
  if (ended) return call.respond(not_found(call.path));
  if (what == "chat" || what == "mute") return chat_.handle(call, what, game_request);
  if (DaysRoutes::has(what)) return days_.handle(call, what, game_request);
  if (!what.empty() && what != "record") return change(call, what, game_request);
  if (what.empty() && call.request.method == "DELETE") {
    return games_.ask(game_request, game_reply(call.respond), &Deletions::remove);
  }
  if (!call.reads()) {
    return call.respond(not_allowed(what.empty() ? "GET, HEAD, DELETE" : "GET, HEAD"));
  }
  if (what.empty() && query_value(call.request.target, "state") == "1") {
    const bool packed = accepts_coding(call.request.accept_encoding, "gzip");
    return games_.ask(game_request, opened_reply(call.respond, packed), &Table::open);
  }
  if (what.empty()) return games_.ask(game_request, game_reply(call.respond), &Table::get);
  const auto reply = [respond = call.respond,
                      game = game_request.game](const Result<std::string>& text) {
    if (!text) return respond(error_response(text.error()));
    respond(file_response(std::make_shared<const std::string>(*text), "text/plain; charset=utf-8",
                          "camlann-" + game + ".txt"));
  };
  games_.ask(game_request, reply, &Table::record, record_site(call));
}

void GameRoutes::change(const Call& call, std::string_view what,
                        const GameRequest& game_request) const {
  constexpr std::string_view known[] = {
      "moves",       "take-back",  "answer-take-back", "resign",    "offer-draw",
      "answer-draw", "claim-draw", "call-off",         "claim-win", "hint",
      "restore",     "rematch",    "answer-resign"};
  const auto& respond = call.respond;
  if (std::find(std::begin(known), std::end(known), what) == std::end(known)) {
    return respond(not_found(call.path));
  }
  if (!call.sends_json("POST")) return;
  if (what == "rematch") {
    using message::TokenScope;
    if (call.who.program && !call.who.scopes.has(TokenScope::challenge)) {
      return respond(error_response(403, beyond_token(TokenScope::challenge).value()));
    }
    return games_.ask(game_request, invitation_reply(respond), &Invitations::rematch);
  }
  const auto reply = game_reply(respond);
  if (what == "moves") {
    auto move = read_move_request(call.request.body);
    if (!move) return respond(error_response(move.error()));
    return games_.ask(game_request, reply, &Table::play, std::move(*move));
  }
  if (what == "answer-draw" || what == "answer-take-back" || what == "answer-resign") {
    const auto read = read_offer_answer(call.request.body);
    if (!read) return respond(error_response(read.error()));
    const auto answer = command_of_answer(what, read->accept);
    return games_.ask(game_request, reply, &Table::change, read->action, GameChange(answer));
  }
  const auto action = read_action(call.request.body);
  if (!action) return respond(error_response(action.error()));
  if (what == "restore") return games_.ask(game_request, reply, &Deletions::restore);
  if (const auto command = command_named(what)) {
    return games_.ask(game_request, reply, &Table::change, *action, GameChange(*command));
  }
  if (!call.pays(hints_, "hints")) return;
  const auto hint_reply = [respond](const Result<HintView>& hint) {
    respond(hint ? json_response(200, hint_json(*hint)) : error_response(hint.error()));
  };
  games_.ask(game_request, hint_reply, &Table::hint, call.request.gone);
}

}  // namespace camlann::server
