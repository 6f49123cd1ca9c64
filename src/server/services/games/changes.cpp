// What a player may do to a game: the requests of Games that change one. A move is read here, once;
// from here to the disk it is a value.
#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "play/absence.hpp"
#include "play/command.hpp"
#include "play/decide.hpp"
#include "play/seating.hpp"
#include "play/state.hpp"
#include "rules/outcome.hpp"
#include "server/messages/game_views.hpp"
#include "server/model/game_state.hpp"
#include "server/model/kept_game.hpp"
#include "server/services/games/games.hpp"
#include "server/services/round/game_cache.hpp"
#include "server/services/round/journal.hpp"

namespace camlann::server {

namespace {

Failure conflict(std::string what, std::string where = {}, std::string expected = {}) {
  return failure(ErrorCode::conflict, std::move(what), std::move(where), std::move(expected));
}

/// The draw offer to the computer that this entry is, if it is one.
bool waits_for_computer(const LiveGame& game, const Entry& entry) {
  const auto* offered = std::get_if<play::DrawOffered>(&entry.event);
  return offered != nullptr && game.state.play().computers_answer(offered->seat);
}

/// The command of a request, read in the state that it is for.
struct ReadWish {
  const play::State& state;
  play::Who who;

  Result<play::Command> operator()(const play::Command& command) const { return command; }
  Result<play::Command> operator()(const MoveRequest& request) const {
    const auto may = play::may_move(state, request.ply, who);
    if (!may) return Failure(may.error());
    auto move = state.board.read(request.move);
    if (!move) return Failure(move.error());
    return play::PlayMove{request.ply, std::move(*move)};
  }
};

/// Whether this text is the move that the entry played. Short forms are read in the position that
/// it was for; of a position that is no longer kept the full form is known alone.
bool is_move(const KeptGame& game, const Entry& entry, const WrittenMove& move,
             const std::string& text) {
  if (text == move.notation) return true;
  const Snapshot* before = game.at(entry.version - 1);
  if (before == nullptr) return false;
  const auto board = make_game(game.state.board().variant(), game.meta.rules, before->standing.fen);
  const auto read = board ? board->read(text) : Failure(board.error());
  return read && *read == move;
}

/// Whether this is the request that led to the entry, once more.
bool is_repeat(const KeptGame& game, const Entry& entry,
               const std::variant<MoveRequest, play::Command>& wish) {
  if (!entry.stamp || !entry.stamp->command) return false;
  const play::Command& command = *entry.stamp->command;
  const auto* request = std::get_if<MoveRequest>(&wish);
  if (request == nullptr) return std::get<play::Command>(wish) == command;
  const auto* played = std::get_if<play::PlayMove>(&command);
  return played != nullptr && played->ply == request->ply &&
         is_move(game, entry, played->move, request->move);
}

/// Nonces are each player's own, so that nobody answers or blocks another's request by using the
/// same one.
Action with_own_nonce(Action action, const GameMeta& meta, const std::string& player) {
  if (action.nonce.empty() || !meta.shared()) return action;
  action.nonce += '@' + std::to_string(play::seats_of(meta.seats, player).seats);
  return action;
}

}  // namespace

void Games::change(const GameRequest& game_request, const Action& action, const Wish& wish,
                   const ViewReply& reply) {
  post_for(&GameCache::find_own, game_request, reply,
           [this, player = game_request.player, given = action, wish, reply](LiveGame& game) {
             const auto own = with_own_nonce(given, game.meta, player);
             if (answer_repeat(game, own, wish, reply)) return;
             if (auto done = change_now(game, player, own, wish); !done) {
               return outbox_.answer<View>(reply, Failure(done.error()));
             }
             // An offer to the computer is answered together with the computer's answer.
             if (game.state.play().owed() == play::Owed::draw_answer) {
               return game.awaiting_answer.push_back({reply, given.have});
             }
             outbox_.answer<View>(reply, game.since(given.have));
           });
}

Result<void> Games::change_now(LiveGame& game, const std::string& player, const Action& action,
                               const Wish& wish) {
  (void)end_if_overdue(game);
  const auto& state = game.state.play();
  const auto absence = attendance_.absence(game.meta.id);
  auto who = play::seats_of(game.meta.seats, player);
  if (action.version && *action.version != game.version()) {
    return conflict("The game has moved on", "version", std::to_string(game.version()));
  }
  const auto* plain = std::get_if<play::Command>(&wish);
  if (plain == nullptr) who = play::standing_in(state, who, absence);
  const bool resigns = plain != nullptr && std::holds_alternative<play::Resign>(*plain);
  const bool full =
      game.entries.size() >= limits_.events_per_game || game.bytes >= limits_.bytes_per_game;
  if (full && !resigns) {
    return failure(ErrorCode::too_many, "This game has become too long", {}, "your resignation");
  }
  const auto command = std::visit(ReadWish{state, who}, wish);
  if (!command) return Failure(command.error());
  // The way began when the move before was decided, and nobody heard of it before it was saved.
  const auto lag = game.saving + watchers_.round_trip(game.meta.id, player).value_or(limits_.lag);
  return journal_.carry_out(game, *command, {By::person, who, action.nonce, lag, absence});
}

bool Games::answer_repeat(LiveGame& game, const Action& action, const Wish& wish,
                          const ViewReply& reply) {
  if (action.nonce.empty()) return false;
  const auto& entries = game.entries;
  const auto found = std::find_if(entries.rbegin(), entries.rend(), [&](const Entry& entry) {
    return entry.stamp && entry.stamp->nonce == action.nonce;
  });
  if (found == entries.rend()) return false;
  const Entry& entry = *found;
  const bool waits = waits_for_computer(game, entry);
  if (!is_repeat(game, entry, wish)) {
    outbox_.answer<View>(
        reply, conflict("This nonce has been used for another request", "nonce", "a new one"));
  } else if (waits && entry.version == game.version()) {
    game.awaiting_answer.push_back({reply, action.have});
  } else if (const auto version = entry.version + (waits ? 1 : 0);
             action.have == 0 && game.at(version) != nullptr) {
    outbox_.answer<View>(reply, view_of(game, version));
  } else {
    outbox_.answer<View>(reply, game.since(action.have));
  }
  return true;
}

void Games::play(const GameRequest& game_request, MoveRequest request, const ViewReply& reply) {
  const Action action{std::nullopt, request.nonce, request.have};
  change(game_request, action, std::move(request), reply);
}

void Games::take_back(const GameRequest& game_request, const Action& action,
                      const ViewReply& reply) {
  change(game_request, action, play::Command(play::TakeBack{}), reply);
}

void Games::answer_take_back(const GameRequest& game_request, bool accept, const Action& action,
                             const ViewReply& reply) {
  change(game_request, action, play::Command(play::AnswerTakeBack{accept}), reply);
}

void Games::resign(const GameRequest& game_request, const Action& action, const ViewReply& reply) {
  change(game_request, action, play::Command(play::Resign{}), reply);
}

void Games::answer_resign(const GameRequest& game_request, bool accept, const Action& action,
                          const ViewReply& reply) {
  change(game_request, action, play::Command(play::AnswerResign{accept}), reply);
}

void Games::offer_draw(const GameRequest& game_request, const Action& action,
                       const ViewReply& reply) {
  change(game_request, action, play::Command(play::OfferDraw{}), reply);
}

void Games::answer_draw(const GameRequest& game_request, bool accept, const Action& action,
                        const ViewReply& reply) {
  change(game_request, action, play::Command(play::AnswerDraw{accept}), reply);
}

void Games::cancel(const GameRequest& game_request, const Action& action, const ViewReply& reply) {
  change(game_request, action, play::Command(play::Cancel{}), reply);
}

void Games::claim_win(const GameRequest& game_request, const Action& action,
                      const ViewReply& reply) {
  change(game_request, action, play::Command(play::ClaimWin{}), reply);
}

void Games::claim_draw(const GameRequest& game_request, const Action& action,
                       const ViewReply& reply) {
  change(game_request, action, play::Command(play::ClaimDraw{}), reply);
}

}  // namespace camlann::server
