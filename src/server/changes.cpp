// What a player may do to a game: the requests of Games that change one. A move is read here, once;
// from here to the disk it is a value.
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>

#include "base/result.hpp"
#include "play/command.hpp"
#include "play/decide.hpp"
#include "play/seating.hpp"
#include "play/state.hpp"
#include "server/game_cache.hpp"
#include "server/game_state.hpp"
#include "server/games.hpp"
#include "server/journal.hpp"

namespace camlann::server {

namespace {

Failure conflict(std::string what, std::string where = {}, std::string expected = {}) {
  return failure(ErrorCode::conflict, std::move(what), std::move(where), std::move(expected));
}

/// Everybody who plays here in person sits at the browser that asks.
play::Who asking(const play::State& state) {
  return play::persons(state.terms.players);
}

/// The draw offer to the computer that this entry is, if it is one.
bool waits_for_computer(const LiveGame& game, const Entry& entry) {
  const auto* offered = std::get_if<play::DrawOffered>(&entry.event);
  return offered != nullptr && game.state.play().computers_answer(offered->seat);
}

}  // namespace

void Games::change(Asker asker, const Action& action, const ReadCommand& read,
                   const ViewReply& reply) {
  post(reply, [this, asker = std::move(asker), action, read, reply] {
    auto found = games_.find_own(asker);
    if (!found) return outbox_.answer<View>(reply, Failure(found.error()));
    LiveGame& game = **found;
    if (answer_repeat(game, action.nonce, read, reply)) return;
    auto view = change_now(game, action, read);
    // An offer to the computer is answered together with the computer's answer.
    if (view && game.state.play().owed() == play::Owed::draw_answer) {
      game.awaiting_answer.push_back(reply);
      return;
    }
    outbox_.answer(reply, std::move(view));
  });
}

void Games::change(Asker asker, const Action& action, const play::Command& command,
                   const ViewReply& reply) {
  change(
      std::move(asker), action, [command](const play::State& /*state*/) { return command; }, reply);
}

Result<View> Games::change_now(LiveGame& game, const Action& action, const ReadCommand& read) {
  const auto& state = game.state.play();
  if (action.version && *action.version != game.state.version()) {
    return conflict("The game has moved on", "version", std::to_string(game.state.version()));
  }
  const auto command = read(state);
  const bool resigns = command && std::holds_alternative<play::Resign>(*command);
  if (game.entries.size() >= limits_.events_per_game && !resigns) {
    return failure(ErrorCode::too_many, "This game has become too long", {}, "your resignation");
  }
  if (!command) return Failure(command.error());
  return journal_.carry_out(game, *command, {By::person, asking(state), action.nonce});
}

bool Games::answer_repeat(LiveGame& game, const std::string& nonce, const ReadCommand& read,
                          const ViewReply& reply) {
  if (nonce.empty()) return false;
  for (const auto& entry : game.entries) {
    if (!entry.stamp || entry.stamp->nonce != nonce) continue;
    const auto before = GameState::replay(
        game.meta, std::span(game.entries).first(static_cast<std::size_t>(entry.version - 1)));
    const auto command = before ? read(before->play()) : Failure(before.error());
    if (!command || entry.stamp->command != *command) {
      outbox_.answer<View>(
          reply, conflict("This nonce has been used for another request", "nonce", "a new one"));
    } else if (!waits_for_computer(game, entry)) {
      outbox_.answer(reply, view_at(game, entry.version));
    } else if (entry.version < game.state.version()) {
      outbox_.answer(reply, view_at(game, entry.version + 1));
    } else {
      game.awaiting_answer.push_back(reply);
    }
    return true;
  }
  return false;
}

void Games::play(Asker asker, MoveRequest request, const ViewReply& reply) {
  const Action action{std::nullopt, request.nonce};
  change(
      std::move(asker), action,
      [request = std::move(request)](const play::State& state) -> Result<play::Command> {
        const auto may = play::may_move(state, request.ply, asking(state));
        if (!may) return Failure(may.error());
        auto move = state.board.read(request.move);
        if (!move) return Failure(move.error());
        return play::PlayMove{request.ply, std::move(*move)};
      },
      reply);
}

void Games::take_back(Asker asker, const Action& action, const ViewReply& reply) {
  change(std::move(asker), action, play::TakeBack{}, reply);
}

void Games::resign(Asker asker, const Action& action, const ViewReply& reply) {
  change(std::move(asker), action, play::Resign{}, reply);
}

void Games::offer_draw(Asker asker, const Action& action, const ViewReply& reply) {
  change(std::move(asker), action, play::OfferDraw{}, reply);
}

void Games::answer_draw(Asker asker, bool accept, const Action& action, const ViewReply& reply) {
  change(std::move(asker), action, play::AnswerDraw{accept}, reply);
}

void Games::claim_draw(Asker asker, const Action& action, const ViewReply& reply) {
  change(std::move(asker), action, play::ClaimDraw{}, reply);
}

}  // namespace camlann::server
