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
#include "game/catalog.hpp"
#include "game/game.hpp"
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

GameState::GameState(const GameMeta& meta, Game board) : meta_(meta), board_(std::move(board)) {}

Result<GameState> GameState::create(const GameMeta& meta) {
  auto board = make_game(meta.variant, meta.rules, meta.start);
  if (!board) return Failure(board.error());
  if (meta.seats.size() != board->variant().seat_letters().size()) {
    return failure(ErrorCode::syntax, "the seats cannot be read", "seats",
                   std::to_string(board->variant().seat_letters().size()) + " players");
  }
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
  if (auto played = board_.play(event.text); !played) return Failure(played.error());
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
    board_.take_back();
    by_.pop_back();
  }
  offer_.reset();
  declared_ = false;
  refused_ = false;
  return {};
}

Result<void> GameState::apply_result(const Event& event) {
  const std::string_view text = event.text;
  const auto space = text.find(' ');
  if (space == std::string_view::npos) return unreadable(event);
  const auto reason = read_reason(text.substr(space + 1));
  const auto winner = read_seat(text.substr(0, space));
  if (!reason || *reason == Reason::running || (!winner && text.substr(0, space) != "-"))
    return unreadable(event);
  board_.finish(*reason, winner);
  declared_ = true;
  offer_.reset();
  return {};
}

bool GameState::person_to_move() const {
  return meta_.player_at(board_.seat()).person();
}

bool GameState::has_person(Side side) const {
  for (unsigned index = 0; index < meta_.seats.size(); ++index) {
    if (board_.side_of(static_cast<Seat>(index)) == side && meta_.seats[index].person()) {
      return true;
    }
  }
  return false;
}

Seat GameState::against(Seat seat) const {
  unsigned index = 0;  // the first seats are those of all sides
  while (board_.side_of(static_cast<Seat>(index)) == board_.side_of(seat)) ++index;
  return static_cast<Seat>(index);
}

bool GameState::computer_answers(Seat offering) const {
  for (unsigned index = 0; index < meta_.seats.size(); ++index) {
    const bool other = board_.side_of(static_cast<Seat>(index)) != board_.side_of(offering);
    if (other && meta_.seats[index].person()) return false;
  }
  return true;
}

std::optional<Seat> GameState::resigning() const {
  const bool one_side = !has_person(board_.side_of(against(meta_.colour)));
  if (one_side) return meta_.colour;
  if (!person_to_move()) return std::nullopt;
  return board_.seat();
}

Owed GameState::owed() const {
  if (over()) return Owed::nothing;
  if (!person_to_move()) return Owed::move;
  return offer_ && computer_answers(*offer_) ? Owed::draw_answer : Owed::nothing;
}

int GameState::plies_to_take_back() const {
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
  standing.fen = board_.fen();
  standing.seat = board_.seat();
  standing.verdict = board_.verdict();
  if (standing.verdict.over()) standing.result_text = board_.verdict_text();
  standing.offer = offer_;
  standing.can_claim = !standing.verdict.over() && person_to_move() && board_.can_claim_draw();
  standing.thinking = owed() != Owed::nothing;
  standing.updated = updated_;
  return standing;
}

GameView GameState::view() const {
  GameView view{meta_, standing(), {}, board_.passed()};
  const auto played = board_.played();
  view.moves.reserve(played.size());
  for (std::size_t ply = 0; ply < played.size(); ++ply) {
    view.moves.push_back({played[ply].notation, by_[ply]});
  }
  return view;
}

}  // namespace camlann::server
