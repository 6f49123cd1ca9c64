#include "server/game_state.hpp"

#include <charconv>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <system_error>
#include <utility>

#include "base/result.hpp"
#include "engine/any_game.hpp"
#include "engine/catalog.hpp"
#include "rules/verdict.hpp"
#include "server/store/store.hpp"

namespace camlann::server {

namespace {

Failure unreadable(const Event& event) {
  return failure(ErrorCode::io, "an event cannot be read: '" + event.text + "'",
                 "version " + std::to_string(event.version));
}

}  // namespace

std::string result_text(Reason reason, std::optional<Seat> winner) {
  std::string text(winner ? to_text(*winner) : "-");
  text += ' ';
  text += camlann::to_text(reason);
  return text;
}

GameState::GameState(const GameMeta& meta, std::unique_ptr<AnyGame> board)
    : meta_(meta), board_(std::move(board)) {}

Result<GameState> GameState::create(const GameMeta& meta) {
  auto board = make_game(meta.variant, meta.rules, meta.start);
  if (!board) return Failure(board.error());
  return GameState(meta, std::move(*board));
}

Result<GameState> GameState::replay(const GameMeta& meta, std::span<const Event> events) {
  auto state = create(meta);
  if (!state) return state;
  for (const auto& event : events) {
    if (auto applied = state->apply(event); !applied) return Failure(applied.error());
  }
  return state;
}

Result<void> GameState::apply(const Event& event) {
  if (event.version != version_ + 1) {
    return failure(ErrorCode::conflict, "an event is missing",
                   "version " + std::to_string(event.version),
                   "version " + std::to_string(version_ + 1));
  }
  Result<void> applied;
  switch (event.kind) {
    case EventKind::created: break;
    case EventKind::move: applied = apply_move(event); break;
    case EventKind::take_back: applied = apply_take_back(event); break;
    case EventKind::draw_offer:
      offer_ = read_seat(event.text);
      if (!offer_) applied = unreadable(event);
      break;
    case EventKind::draw_refused:
      offer_.reset();
      refused_ = true;
      break;
    case EventKind::result: applied = apply_result(event); break;
  }
  if (!applied) return applied;
  version_ = event.version;
  updated_ = event.at;
  return {};
}

Result<void> GameState::apply_move(const Event& event) {
  if (auto played = board_->play(event.text); !played) return Failure(played.error());
  by_.push_back(event.by);
  offer_.reset();
  refused_ = false;
  return {};
}

Result<void> GameState::apply_take_back(const Event& event) {
  std::size_t plies = 0;
  const auto* end = event.text.data() + event.text.size();
  const auto [stopped, error] = std::from_chars(event.text.data(), end, plies);
  if (error != std::errc{} || stopped != end || plies == 0 || plies > by_.size()) {
    return unreadable(event);
  }
  for (; plies > 0; --plies) {
    board_->take_back();
    by_.pop_back();
  }
  offer_.reset();
  declared_ = false;
  refused_ = false;
  return {};
}

Result<void> GameState::apply_result(const Event& event) {
  if (event.text.size() < 3 || event.text[1] != ' ') return unreadable(event);
  const auto reason = read_reason(std::string_view(event.text).substr(2));
  const auto winner = read_seat(std::string_view(event.text).substr(0, 1));
  if (!reason || (!winner && event.text[0] != '-')) return unreadable(event);
  board_->finish(*reason, winner);
  declared_ = true;
  offer_.reset();
  return {};
}

bool GameState::person_to_move() const {
  return meta_.opponent == Opponent::person || board_->seat() == meta_.colour;
}

Owed GameState::owed() const {
  if (meta_.opponent == Opponent::person || over()) return Owed::nothing;
  if (board_->seat() != meta_.colour) return Owed::move;
  return offer_ == meta_.colour ? Owed::draw_answer : Owed::nothing;
}

int GameState::plies_to_take_back() const {
  if (meta_.opponent == Opponent::person) return by_.empty() ? 0 : 1;
  auto kept = by_.size();
  while (kept > 0) {
    --kept;
    if (by_[kept] == By::person) return static_cast<int>(by_.size() - kept);
  }
  return 0;
}

Standing GameState::standing() const {
  Standing standing;
  standing.version = version_;
  standing.plies = static_cast<int>(by_.size());
  standing.fen = board_->fen();
  standing.seat = board_->seat();
  standing.verdict = board_->verdict();
  if (standing.verdict.over()) standing.result_text = board_->verdict_text();
  standing.offer = offer_;
  standing.can_claim = !standing.verdict.over() && person_to_move() && board_->can_claim_draw();
  standing.thinking = owed() != Owed::nothing;
  standing.updated = updated_;
  return standing;
}

GameView GameState::view() const {
  GameView view{meta_, standing(), {}};
  const auto played = board_->played();
  view.moves.reserve(played.size());
  for (std::size_t ply = 0; ply < played.size(); ++ply) {
    view.moves.push_back({played[ply].notation, by_[ply]});
  }
  return view;
}

}  // namespace camlann::server
