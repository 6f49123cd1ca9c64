#include "server/model/placement.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <mutex>
#include <numeric>
#include <optional>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "base/square.hpp"
#include "game/catalog.hpp"
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

/// Finding them tries all maps, so they are kept for each board.
const std::vector<Turning>& symmetries_of(const std::vector<Square>& squares) {
  static std::mutex mutex;
  static std::map<std::vector<Square>, std::vector<Turning>> known;
  const std::lock_guard lock(mutex);
  auto found = known.find(squares);
  if (found == known.end()) found = known.emplace(squares, symmetries(squares)).first;
  return found->second;
}

PlacedMan placed(const PieceOn& piece, const VariantInfo& variant) {
  for (std::size_t seat = 0; seat < variant.seating.size(); ++seat) {
    const auto at = variant.seating[seat].men.find(piece.letter);
    if (at >= variant.men.size()) continue;
    return {piece.square, variant.men[at].first, static_cast<std::uint8_t>(seat)};
  }
  return {piece.square, piece.letter, no_seat};
}

using Grid = std::array<PlacedMan, grid_size>;
using SeatMap = std::array<std::uint8_t, most_seats>;

/// Returns how many of the first seats have men, or lie before one that has.
std::uint8_t seats_in(const Placement& men) {
  std::uint8_t seats = 0;
  for (const auto& man : men) {
    if (man.seat != no_seat) seats = std::max(seats, static_cast<std::uint8_t>(man.seat + 1));
  }
  return seats;
}

int count_same(const Placement& image, const Grid& grid, const SeatMap& seats) {
  return static_cast<int>(std::count_if(image.begin(), image.end(), [&](const PlacedMan& man) {
    const auto& there = grid[index_of(man.square)];
    const auto seat = man.seat == no_seat ? no_seat : seats[man.seat];
    return there.kind == man.kind && there.seat == seat;
  }));
}

Grid grid_of(const Placement& men) {
  Grid grid{};
  for (const auto& man : men) grid[index_of(man.square)] = man;
  return grid;
}

bool is_alike(const PlacedMan& one, const PlacedMan& other) {
  return one.kind == other.kind && one.seat == other.seat;
}

Placement with_first_seats_exchanged(Placement men) {
  for (auto& man : men) {
    if (man.seat < 2) man.seat = static_cast<std::uint8_t>(1 - man.seat);
  }
  return men;
}

/// True if all but two of these men, and enough, are on the grid after this shift.
bool fits_shifted(const Placement& men, const Grid& grid, int files, int ranks) {
  int left_over = near_by.moved;
  for (const auto& man : men) {
    const int file = file_of(man.square) + files;
    const int rank = rank_of(man.square) + ranks;
    const bool inside = file >= 0 && file < 16 && rank >= 0 && rank < 16;
    if (inside && is_alike(grid[index_of(make_square(file, rank))], man)) continue;
    if (--left_over < 0) return false;
  }
  const int moved = near_by.moved - left_over;
  return static_cast<int>(men.size()) - moved >= enough_men;
}

/// True if fits_shifted() holds for a shift. As all but two of the fewer men must fit, one of the
/// first three does, and determines the shift.
bool fits_somewhere(const Placement& fewer, const Placement& more, const Grid& grid) {
  const auto anchors = std::min(fewer.size(), static_cast<std::size_t>(near_by.moved) + 1);
  for (std::size_t i = 0; i < anchors; ++i) {
    for (const auto& man : more) {
      if (!is_alike(man, fewer[i])) continue;
      const int files = file_of(man.square) - file_of(fewer[i].square);
      const int ranks = rank_of(man.square) - rank_of(fewer[i].square);
      if (fits_shifted(fewer, grid, files, ranks)) return true;
    }
  }
  return false;
}

}  // namespace

Placement placement_of(const Game& board) {
  Placement men;
  for (const auto& piece : board.pieces()) men.push_back(placed(piece, board.variant()));
  return men;
}

std::optional<Placement> placement_of(const VariantInfo& variant, std::string_view fen) {
  const auto setup = read_setup(variant, fen);
  if (!setup) return std::nullopt;
  Placement men;
  for (const auto& piece : setup->pieces) men.push_back(placed(piece, variant));
  std::sort(men.begin(), men.end());
  return men;
}

std::vector<Placement> images_of(const VariantInfo& variant, const Placement& men) {
  std::vector<Placement> images;
  for (const auto& turning : symmetries_of(variant.squares)) {
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
  const auto grid = grid_of(placement);
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
  return {std::min(asked, own) - same, std::abs(asked - own)};
}

Nearness nearness(const std::vector<Placement>& images, const Placement& placement) {
  const auto fewer = std::min(images.front().size(), placement.size());
  return nearness(distance(images, placement), static_cast<int>(fewer));
}

bool are_shifted(const std::vector<Placement>& images, const Placement& placement) {
  const auto fewer = std::min(images.front().size(), placement.size());
  if (fewer < static_cast<std::size_t>(enough_men)) return false;
  const auto grid = grid_of(placement);
  for (const auto& own : images) {
    for (const auto& image : {own, with_first_seats_exchanged(own)}) {
      const bool more = image.size() > placement.size();
      if (more ? fits_somewhere(placement, image, grid_of(image))
               : fits_somewhere(image, placement, grid)) {
        return true;
      }
    }
  }
  return false;
}

}  // namespace camlann::server
