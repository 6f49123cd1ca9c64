#include "server/model/asked_board.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <vector>

#include "base/result.hpp"
#include "game/game.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"
#include "server/model/placement.hpp"

namespace camlann::server {

namespace {

/// The unit is a comparison of two placements, one or two microseconds.
constexpr int most_work = 6000;
/// For making a game, playing a move, or generating all moves.
constexpr int game_work = 16;

/// True if the move puts one man on another square, or none, and does not change its kind.
bool moves_one_man(const Move& move) {
  return move.kind <= MoveKind::shot && move.extra == 0;
}

/// Returns the men after a legal move.
Placement men_after(const Game& board, const Placement& men, const Outcome& outcome) {
  const auto& move = outcome.move;
  if (!moves_one_man(move)) {
    Game next = board;
    next.play(move);
    return placement_of(next);
  }
  Placement left;
  for (const auto& man : men) {
    if (outcome.captures.has(man.square)) continue;
    left.push_back(man);
    const bool moves = man.square == move.from && move.kind != MoveKind::shot;
    if (moves) left.back().square = move.to;
  }
  return left;
}

/// True if a seat of `image` has the number of men that `seat` has in `men`: a ply takes only men
/// of others.
bool keeps_own_men(const Placement& men, Seat seat, const Placement& image) {
  const auto own = std::count_if(men.begin(), men.end(),
                                 [&](const PlacedMan& man) { return man.seat == index_of(seat); });
  std::array<std::ptrdiff_t, most_seats> counts{};
  for (const auto& man : image) {
    if (man.seat != no_seat) ++counts[man.seat];
  }
  return std::find(counts.begin(), counts.end(), own) != counts.end();
}

}  // namespace

AskedBoard::AskedBoard(const Game& board)
    : board_(board.fresh()),
      images_(images_of(board.variant(), placement_of(board))),
      work_left_(most_work) {}

bool AskedBoard::is_near(const VariantInfo& variant, const Placement& men,
                         const std::function<Result<Game>()>& make) {
  if (variant.hexagons != board_.variant().hexagons) return false;
  if (variant.squares == board_.variant().squares) {
    const auto found = nearness(images_, men);
    if (found == Nearness::near) return true;
    if (found == Nearness::unclear && joined_by_moves(variant, men, make)) return true;
  }
  return are_shifted(images_, men);
}

bool AskedBoard::joined_by_moves(const VariantInfo& variant, const Placement& men,
                                 const std::function<Result<Game>()>& make) {
  constexpr int plies = 2;
  work_left_ -= game_work;
  const auto running = make();
  if (!running) return false;
  return leads_to(*running, images_, plies) || leads_to(board_, images_of(variant, men), plies);
}

bool AskedBoard::leads_to(const Game& board, const std::vector<Placement>& images, int plies) {
  const auto men = placement_of(board);
  const auto& image = images.front();
  if (men.size() < image.size()) return false;
  if (plies == 1 && !keeps_own_men(men, board.seat(), image)) return false;
  work_left_ -= game_work;
  for (const auto& outcome : board.legal()) {
    work_left_ -= moves_one_man(outcome.move) ? 1 : game_work;
    if (work_left_ < 0) return true;
    const auto left = distance(images, men_after(board, men, outcome));
    if (left == Distance{}) return true;
    // The second ply moves one man.
    if (plies == 1 || left.moved > 1) continue;
    work_left_ -= game_work;
    Game behind = board;
    behind.play(outcome.move);
    if (leads_to(behind, images, plies - 1)) return true;
  }
  return false;
}

}  // namespace camlann::server
