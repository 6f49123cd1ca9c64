#include "game/game.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/square.hpp"
#include "game/game_model.hpp"
#include "notation/plain_move.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"

namespace camlann::inline v1 {
namespace {

std::string over_text(const Game& game) {
  return "The game is over. " + game.verdict_text();
}

/// Returns the error for a move that is not legal, over these squares.
Failure refused(const Game& game, std::span<const Square> squares) {
  if (game.over()) return failure(ErrorCode::game_over, over_text(game), {}, "no more moves");
  const std::vector<Square>& board = game.variant().squares;
  const bool there = std::all_of(squares.begin(), squares.end(), [&](Square square) {
    return std::binary_search(board.begin(), board.end(), square);
  });
  const auto refusal = there ? game.why_not(squares) : std::nullopt;
  return Failure(Error{ErrorCode::illegal_move,
                       refusal ? refusal->text : "no legal move here has this effect",
                       {},
                       "one of the legal moves",
                       Subject::move});
}

}  // namespace

Game::Game(const VariantInfo& variant, std::unique_ptr<GameModel> model)
    : variant_(&variant), model_(std::move(model)) {}
Game::~Game() = default;
Game::Game(const Game& other) : variant_(other.variant_), model_(other.model_->clone()) {
  const std::lock_guard lock(other.writing_);
  played_ = other.played_;
}
Game& Game::operator=(const Game& other) {
  if (this != &other) *this = Game(other);
  return *this;
}
Game::Game(Game&& other) noexcept
    : variant_(other.variant_),
      model_(std::move(other.model_)),
      played_(std::move(other.played_)) {}
Game& Game::operator=(Game&& other) noexcept {
  variant_ = other.variant_;
  model_ = std::move(other.model_);
  played_ = std::move(other.played_);
  return *this;
}

std::string Game::rules() const {
  std::string text = model_->rules();
  if (variant().swaps && !has_swap_rule()) text += ',' + std::string(swap_word) + "=false";
  return text;
}
std::string Game::start_fen() const {
  return model_->start().fen;
}
std::string Game::fen() const {
  return model_->fen();
}
bool Game::starts_from_array() const {
  return model_->start().from_array;
}
const LostStart* Game::lost_start() const {
  return model_->lost_start();
}
std::uint64_t Game::key() const {
  return model_->key();
}

Seat Game::seat() const {
  return model_->standpoint().seat;
}
bool Game::has_swap_rule() const {
  return model_->standpoint().swap_rule != SwapRule::none;
}
bool Game::may_swap() const {
  return model_->standpoint().may_swap;
}
std::vector<PieceOn> Game::pieces() const {
  return model_->pieces();
}
std::optional<char> Game::piece_on(Square square) const {
  for (const PieceOn& piece : pieces()) {
    if (piece.square == square) return piece.letter;
  }
  return std::nullopt;
}
Verdict Game::verdict() const {
  return model_->standpoint().verdict;
}
std::string Game::verdict_text() const {
  return model_->verdict_text();
}
bool Game::can_claim_draw() const {
  return model_->standpoint().can_claim_draw;
}
std::uint64_t Game::perft(int depth) const {
  if (depth <= 0) return 1;
  std::uint64_t leaves = 0;
  for (const WrittenMove& move : perft_moves()) leaves += perft_behind(move.move(), depth);
  return leaves;
}
std::vector<WrittenMove> Game::perft_moves() const {
  return model_->perft_moves();
}
std::uint64_t Game::perft_behind(Move move, int depth) const {
  return model_->perft_behind(move, depth);
}
WrittenMove Game::write(Move move) const {
  return model_->write(move);
}
std::size_t Game::plies() const {
  return model_->plies();
}

std::span<const WrittenMove> Game::played() const {
  const std::lock_guard lock(writing_);
  while (played_.size() < plies()) played_.push_back(model_->write_played(played_.size()));
  return played_;
}

std::vector<Seat> Game::passed() const {
  std::vector<Seat> seats;
  if (plies() == 0 || over()) return seats;
  const auto before = model_->standpoint().before;
  // A seat that puts trees keeps the turn until all are put.
  if (before == seat() && played().back().move().kind == MoveKind::plant) return seats;
  const auto count = static_cast<unsigned>(variant_->seating.size());
  const auto next = [count](Seat seat) { return static_cast<Seat>((index_of(seat) + 1) % count); };
  for (Seat turn = next(before); turn != seat(); turn = next(turn)) {
    seats.push_back(turn);
  }
  return seats;
}

std::vector<Outcome> Game::legal() const {
  return over() ? std::vector<Outcome>{} : model_->legal();
}

std::vector<WrittenMove> Game::written() const {
  return over() ? std::vector<WrittenMove>{} : model_->written();
}

bool Game::is_legal(const WrittenMove& move) const {
  return !over() && model_->is_legal(move);
}

bool Game::is_legal(Move move) const {
  return !over() && model_->is_legal(move);
}

Obligation Game::obligation() const {
  // The board shows a checkmate like a check, with its attackers.
  const bool mated = verdict().reason == Reason::checkmate;
  return over() && !mated ? Obligation{} : model_->obligation();
}

Legs Game::legs(std::span<const Square> squares) const {
  return over() || squares.empty() ? Legs{} : model_->legs(squares);
}

std::optional<Refusal> Game::why_not(std::span<const Square> squares) const {
  if (over()) {
    const auto square = squares.empty() ? std::nullopt : std::optional(squares.front());
    return Refusal{"game-over", square, over_text(*this)};
  }
  if (squares.empty()) return Refusal{"no-piece", std::nullopt, "Pick a piece first."};
  return model_->why_not(squares);
}

Result<WrittenMove> Game::read(std::string_view text, Reading reading) const {
  if (over()) {
    return failure(ErrorCode::game_over, over_text(*this), std::string(text), "no more moves");
  }
  if (reading == Reading::exact) return model_->read(text, reading);
  return model_->read(plain_move(text), reading);
}

Result<WrittenMove> Game::play(std::string_view text, Reading reading) {
  Result<WrittenMove> move = read(text, reading);
  if (move) play(*move);
  return move;
}

Result<void> Game::try_play(Move move) {
  const Square squares[] = {move.from, move.to};
  if (!is_legal(move)) return refused(*this, squares);
  play(move);
  return {};
}

Result<void> Game::try_play(WrittenMove move) {
  if (!is_legal(move)) return refused(*this, move.path);
  play(std::move(move));
  return {};
}

void Game::play(Move move) {
  model_->advance(move);
}

void Game::play(WrittenMove move) {
  static_cast<void>(played());  // writes the earlier moves first
  model_->advance(move.move());
  played_.push_back(std::move(move));
}

bool Game::take_back() {
  if (!model_->take_back()) return false;
  if (played_.size() > plies()) played_.pop_back();
  return true;
}

void Game::finish(Reason reason, std::optional<Seat> winner) {
  if (winner && index_of(*winner) >= variant_->seating.size()) return;
  const bool others_win = reason == Reason::time && !winner;
  const Side named = side_of(winner.value_or(seat()));
  std::uint8_t winners = 0;
  for (unsigned i = 0; (winner || others_win) && i < variant_->seating.size(); ++i) {
    const Seat seat = static_cast<Seat>(i);
    if ((side_of(seat) == named) != others_win) winners |= bit_of(seat);
  }
  model_->finish({reason, winners});
}

Game Game::fresh(Seat turn) const {
  return {*variant_, model_->fresh(turn)};
}

}  // namespace camlann::inline v1
