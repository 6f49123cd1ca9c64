#include "server/model/placement.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <numeric>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "base/square.hpp"
#include "game/game.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"

namespace camlann::server {

namespace {

/// A linear map of the grid, followed by a shift.
struct Turning {
  int file_by_file = 1, file_by_rank = 0, rank_by_file = 0, rank_by_rank = 1;
  int file_shift = 0, rank_shift = 0;

  [[nodiscard]] int file(Square square) const {
    return file_by_file * file_of(square) + file_by_rank * rank_of(square) + file_shift;
  }
  [[nodiscard]] int rank(Square square) const {
    return rank_by_file * file_of(square) + rank_by_rank * rank_of(square) + rank_shift;
  }
  [[nodiscard]] int determinant() const {
    return file_by_file * rank_by_rank - file_by_rank * rank_by_file;
  }
};

struct Corner {
  int file = grid_size;
  int rank = grid_size;
};

Corner lowest_corner(const std::vector<Square>& squares, const Turning& turning) {
  Corner lowest;
  for (const Square square : squares) {
    lowest.file = std::min(lowest.file, turning.file(square));
    lowest.rank = std::min(lowest.rank, turning.rank(square));
  }
  return lowest;
}

/// Returns the map with the shift that lays the image of the board on the board; nothing if it does
/// not fit.
std::optional<Turning> fit(Turning turning, const std::vector<Square>& squares) {
  const auto own = lowest_corner(squares, Turning{});
  const auto image = lowest_corner(squares, turning);
  turning.file_shift = own.file - image.file;
  turning.rank_shift = own.rank - image.rank;
  const std::set<Square> board(squares.begin(), squares.end());
  for (const Square square : squares) {
    const int file = turning.file(square);
    const int rank = turning.rank(square);
    if (file > 15 || rank > 15 || !board.contains(make_square(file, rank))) return std::nullopt;
  }
  return turning;
}

/// Returns all symmetries of a board of squares or hexagons, the identity first.
std::vector<Turning> symmetries(const std::vector<Square>& squares) {
  std::vector<Turning> found{Turning{}};
  for (int code = 0; code < 81; ++code) {
    const Turning turning{code % 3 - 1, code / 3 % 3 - 1, code / 9 % 3 - 1, code / 27 - 1};
    const bool identity = turning.file_by_file == 1 && turning.rank_by_rank == 1 &&
                          turning.file_by_rank == 0 && turning.rank_by_file == 0;
    if (identity || std::abs(turning.determinant()) != 1) continue;
    if (const auto fitting = fit(turning, squares)) found.push_back(*fitting);
  }
  return found;
}

PlacedMan placed(const PieceOn& piece, const VariantInfo& variant) {
  for (std::size_t seat = 0; seat < variant.seating.size(); ++seat) {
    const auto at = variant.seating[seat].men.find(piece.letter);
    if (at >= variant.men.size()) continue;
    return {piece.square, variant.men[at].first, static_cast<std::uint8_t>(seat)};
  }
  return {piece.square, piece.letter, no_seat};
}

using SeatMap = std::array<std::uint8_t, most_seats>;

/// Returns how many of the first seats have men, or lie before one that has.
std::uint8_t seats_in(const Placement& men) {
  std::uint8_t seats = 0;
  for (const auto& man : men) {
    if (man.seat != no_seat) seats = std::max(seats, static_cast<std::uint8_t>(man.seat + 1));
  }
  return seats;
}

int count_same(const Placement& image, const std::array<PlacedMan, grid_size>& grid,
               const SeatMap& seats) {
  return static_cast<int>(std::count_if(image.begin(), image.end(), [&](const PlacedMan& man) {
    const auto& there = grid[index_of(man.square)];
    const auto seat = man.seat == no_seat ? no_seat : seats[man.seat];
    return there.kind == man.kind && there.seat == seat;
  }));
}

}  // namespace

Placement placement_of(const Game& board) {
  Placement men;
  for (const auto& piece : board.pieces()) men.push_back(placed(piece, board.variant()));
  return men;
}

std::vector<Placement> images_of(const Game& board) {
  const auto men = placement_of(board);
  std::vector<Placement> images;
  for (const auto& turning : symmetries(board.variant().squares)) {
    auto image = men;
    for (auto& man : image) {
      man.square = make_square(turning.file(man.square), turning.rank(man.square));
    }
    std::sort(image.begin(), image.end());
    images.push_back(std::move(image));
  }
  return images;
}

Distance distance(const std::vector<Placement>& images, const Placement& placement) {
  std::array<PlacedMan, grid_size> grid{};
  for (const auto& man : placement) grid[index_of(man.square)] = man;
  const auto in_play = std::max(seats_in(placement), seats_in(images.front()));
  int same = 0;
  for (const auto& image : images) {
    SeatMap seats{};
    std::iota(seats.begin(), seats.end(), std::uint8_t{0});
    do {
      same = std::max(same, count_same(image, grid, seats));
    } while (std::next_permutation(seats.begin(), seats.begin() + in_play));
  }
  const auto asked = static_cast<int>(images.front().size());
  const auto own = static_cast<int>(placement.size());
  const int moved = same == 0 ? grid_size : std::min(asked, own) - same;
  return {moved, std::abs(asked - own)};
}

}  // namespace camlann::server
