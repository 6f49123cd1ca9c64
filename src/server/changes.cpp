// What a player may do to a game: the requests of Games that change one.
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include "base/result.hpp"
#include "rules/verdict.hpp"
#include "server/game_state.hpp"
#include "server/games.hpp"
#include "server/store/store.hpp"

namespace camlann::server {

namespace {

Failure conflict(std::string what, std::string where = {}, std::string expected = {}) {
  return failure(ErrorCode::conflict, std::move(what), std::move(where), std::move(expected));
}

Result<void> still_running(const GameState& state) {
  if (!state.over()) return {};
  return failure(ErrorCode::game_over, "The game is over. " + state.board().verdict_text());
}

/// The game runs and a person is to move.
Result<void> persons_turn(const GameState& state) {
  if (auto running = still_running(state); !running) return running;
  if (state.person_to_move()) return {};
  return conflict("It is the computer's turn", {}, "your turn");
}

}  // namespace

void Games::change(Asker asker, std::string request, const Action& action, const ViewReply& reply,
                   Change change) {
  post(reply, [this, asker = std::move(asker), request = std::move(request), action, reply,
               change = std::move(change)] {
    auto found = find_own(asker);
    if (!found) return answer<View>(reply, Failure(found.error()));
    LiveGame& game = **found;
    if (answer_repeat(game, action.nonce, request, reply)) return;
    if (action.version && *action.version != game.state.version()) {
      return answer<View>(reply, conflict("The game has moved on", "version",
                                          std::to_string(game.state.version())));
    }
    if (game.events.size() >= limits_.events_per_game && request != "resign") {
      return answer<View>(reply, failure(ErrorCode::too_many, "This game has become too long", {},
                                         "your resignation"));
    }
    auto view = change(game);
    // An offer to the computer is answered together with the computer's answer.
    if (view && game.state.owed() == Owed::draw_answer) {
      game.awaiting_answer.push_back(reply);
      return;
    }
    answer(reply, std::move(view));
  });
}

bool Games::answer_repeat(LiveGame& game, const std::string& nonce, const std::string& request,
                          const ViewReply& reply) {
  if (nonce.empty()) return false;
  for (const auto& event : game.events) {
    if (event.nonce != nonce) continue;
    if (event.request != request) {
      answer<View>(reply,
                   conflict("This nonce has been used for another request", "nonce", "a new one"));
      return true;
    }
    const auto offering =
        event.kind == EventKind::draw_offer ? read_seat(event.text) : std::nullopt;
    const bool to_computer = offering && game.state.computer_answers(*offering);
    if (!to_computer) {
      answer(reply, view_at(game, event.version));
    } else if (event.version < game.state.version()) {
      answer(reply, view_at(game, event.version + 1));
    } else {
      game.awaiting_answer.push_back(reply);
    }
    return true;
  }
  return false;
}

Result<Games::View> Games::finish(LiveGame& game, By by, Reason reason,
                                  std::optional<Seat> winner) {
  return append(game, Event{0, EventKind::result, by, result_text(reason, winner), {}, {}, 0});
}

void Games::play(Asker asker, MoveRequest request, const ViewReply& reply) {
  auto text = "move " + std::to_string(request.ply) + ' ' + request.move;
  const Action action{std::nullopt, request.nonce};
  change(std::move(asker), text, action, reply,
         [this, request = std::move(request), text](LiveGame& game) -> Result<View> {
           if (auto turn = persons_turn(game.state); !turn) return Failure(turn.error());
           const auto plies = game.state.board().played().size();
           if (static_cast<std::size_t>(request.ply) != plies) {
             return conflict("The game has moved on", "ply", std::to_string(plies));
           }
           return append(
               game, Event{0, EventKind::move, By::person, request.move, request.nonce, text, 0});
         });
}

void Games::take_back(Asker asker, const Action& action, const ViewReply& reply) {
  change(std::move(asker), "take-back", action, reply,
         [this, nonce = action.nonce](LiveGame& game) -> Result<View> {
           if (game.state.declared()) {
             return failure(ErrorCode::game_over,
                            "The game is over. " + game.state.board().verdict_text());
           }
           const int plies = game.state.plies_to_take_back();
           if (plies == 0) return conflict("You have no move to take back");
           return append(game, Event{0, EventKind::take_back, By::person, std::to_string(plies),
                                     nonce, nonce.empty() ? "" : "take-back", 0});
         });
}

void Games::resign(Asker asker, const Action& action, const ViewReply& reply) {
  change(std::move(asker), "resign", action, reply,
         [this, nonce = action.nonce](LiveGame& game) -> Result<View> {
           if (auto running = still_running(game.state); !running) return Failure(running.error());
           if (game.state.board().variant().sides() > 2) {
             return conflict(
                 "In a game for three nobody can resign, because one of the others would win");
           }
           const auto loser = game.state.resigning();
           if (!loser) return conflict("It is the computer's turn", {}, "your turn");
           const auto winner = game.state.against(*loser);
           return append(game, Event{0, EventKind::result, By::person,
                                     result_text(Reason::resignation, winner), nonce,
                                     nonce.empty() ? "" : "resign", 0});
         });
}

void Games::offer_draw(Asker asker, const Action& action, const ViewReply& reply) {
  change(std::move(asker), "offer-draw", action, reply,
         [this, nonce = action.nonce](LiveGame& game) -> Result<View> {
           if (auto turn = persons_turn(game.state); !turn) return Failure(turn.error());
           if (game.state.offer()) return conflict("There is already an open draw offer");
           const auto seat = game.state.board().seat();
           if (game.state.refused() && game.state.computer_answers(seat)) {
             return conflict("The computer has refused a draw in this position", {},
                             "another offer after a move");
           }
           if (game.state.board().variant().sides() > 2 &&
               game.meta.opponent == Opponent::computer && !game.state.computer_answers(seat)) {
             return conflict(
                 "In a game for three you can offer a draw only if the other two are both people "
                 "or both computers");
           }
           const std::string offering(to_text(seat));
           return append(game, Event{0, EventKind::draw_offer, By::person, offering, nonce,
                                     nonce.empty() ? "" : "offer-draw", 0});
         });
}

void Games::answer_draw(Asker asker, bool accept, const Action& action, const ViewReply& reply) {
  const std::string request = accept ? "accept-draw" : "refuse-draw";
  change(std::move(asker), request, action, reply,
         [this, accept, request, nonce = action.nonce](LiveGame& game) -> Result<View> {
           if (auto running = still_running(game.state); !running) return Failure(running.error());
           if (!game.state.offer()) return conflict("There is no open draw offer");
           if (game.state.owed() == Owed::draw_answer) {
             return conflict("This is your own offer; the computer answers it");
           }
           const auto kind = accept ? EventKind::result : EventKind::draw_refused;
           auto text = accept ? result_text(Reason::agreement, std::nullopt)
                              : std::string(to_text(*game.state.offer()));
           return append(game, Event{0, kind, By::person, std::move(text), nonce,
                                     nonce.empty() ? "" : request, 0});
         });
}

void Games::claim_draw(Asker asker, const Action& action, const ViewReply& reply) {
  change(std::move(asker), "claim-draw", action, reply,
         [this, nonce = action.nonce](LiveGame& game) -> Result<View> {
           if (auto turn = persons_turn(game.state); !turn) return Failure(turn.error());
           if (!game.state.board().can_claim_draw()) {
             return conflict("You cannot claim a draw now", {},
                             "a position that occurs for the third time");
           }
           return append(game, Event{0, EventKind::result, By::person,
                                     result_text(Reason::repetition, std::nullopt), nonce,
                                     nonce.empty() ? "" : "claim-draw", 0});
         });
}

}  // namespace camlann::server
