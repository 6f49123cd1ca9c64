#include "server/model/game_state.hpp"

#include <string>
#include <utility>
#include <variant>

#include "base/result.hpp"
#include "base/try.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "play/command.hpp"
#include "play/seating.hpp"
#include "play/state.hpp"

namespace camlann::server {

Result<GameState> GameState::create(const GameMeta& meta, const Catalog& known) {
  TRY(auto board, known.make_game(meta.variant, meta.rules, meta.start));
  if (meta.seats.size() != board.variant().seating.size()) {
    return failure(ErrorCode::syntax, "the seats cannot be read", "seats",
                   std::to_string(board.variant().seating.size()) + " players");
  }
  play::Terms terms;
  terms.players = meta.seats;
  terms.computers_resign = meta.may_resign;
  terms.time = meta.time;
  terms.rated = meta.rated;
  terms.counts = !meta.tournament.empty();
  return GameState(play::new_state(std::move(terms), std::move(board)));
}

Error missing_variant(const GameMeta& meta) {
  return {
      ErrorCode::io,
      "This game is of the variant \"" + meta.variant + "\", which the server was started without",
      meta.id, "the file of the variant, with --variants"};
}

void GameState::apply(const Entry& entry) {
  play_ = play::apply(std::move(play_), entry.event, entry.clock);
  version_ = entry.version;
  updated_ = entry.at;
}

EventKind kind_of(const play::Event& event) {
  struct Kind {
    EventKind operator()(const play::Created& /*event*/) const { return EventKind::created; }
    EventKind operator()(const play::MovePlayed& /*event*/) const { return EventKind::move; }
    EventKind operator()(const play::TakenBack& /*event*/) const { return EventKind::take_back; }
    EventKind operator()(const play::TakeBackAsked& /*event*/) const {
      return EventKind::take_back_asked;
    }
    EventKind operator()(const play::TakeBackRefused& /*event*/) const {
      return EventKind::take_back_refused;
    }
    EventKind operator()(const play::ResignAsked& /*event*/) const {
      return EventKind::resign_asked;
    }
    EventKind operator()(const play::ResignRefused& /*event*/) const {
      return EventKind::resign_refused;
    }
    EventKind operator()(const play::DrawOffered& /*event*/) const { return EventKind::draw_offer; }
    EventKind operator()(const play::DrawRefused& /*event*/) const {
      return EventKind::draw_refused;
    }
    EventKind operator()(const play::Rested& /*event*/) const { return EventKind::rest; }
    EventKind operator()(const play::Ended& /*event*/) const { return EventKind::result; }
  };
  return std::visit(Kind{}, event);
}

Standing GameState::standing() const {
  const auto& board = play_.board;
  Standing standing;
  standing.version = version_;
  standing.plies = static_cast<int>(play_.movers.size());
  standing.fen = board.fen();
  standing.seat = board.seat();
  standing.verdict = board.verdict();
  if (standing.verdict.over()) standing.result_text = play_.verdict_text();
  standing.offer = play_.offer;
  standing.can_claim = !standing.verdict.over() && play_.person_to_move() && board.can_claim_draw();
  standing.thinking = play_.owed() != play::Owed::nothing;
  standing.updated = updated_;
  standing.deadline = play_.clocks.deadline();
  if (play_.corrected) standing.corrected = updated_;
  return standing;
}

}  // namespace camlann::server
