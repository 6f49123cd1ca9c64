#pragma once
// Takes back quiet moves: finds the squares from which a side can have come with its last move, if
// that move was no capture. Follows sections 2 and 3 of the rules in reverse; the caller checks
// that no capture was compulsory in the earlier position, using that position's own entry. One
// object per thread.

#include <array>
#include <cstdint>
#include <span>

#include "base/square.hpp"
#include "base/square_set.hpp"
#include "games/camelot/rule_set.hpp"
#include "tables/geometry.hpp"

namespace camlann::tables {

class Unmover {
 public:
  explicit Unmover(const Geometry& geometry);

  /// Calls sink(piece, from) once for each piece of `side` and each square from which a plain move
  /// or a canter can have brought it. Both sides' squares are as seen by `side`; the first
  /// `knights` of its squares are knights'.
  template <class Sink>
  void each(std::span<const Square> side, unsigned knights, std::span<const Square> others,
            Sink&& sink) {
    put(side, friendly);
    put(others, enemy);
    int castled = 0;
    for (const Square square : side) castled += geometry_->in_own_castle(square) ? 1 : 0;
    for (unsigned piece = 0; piece < side.size(); ++piece) {
      const Square at = side[piece];
      const bool here = geometry_->in_own_castle(at);
      if (here && !free_entry_) continue;
      const Arrival arrival{at, piece<knights, here, castled>(here ? 1 : 0)};
      cells_[cell(at)] = empty;
      each_start(arrival, [&](Square from) { sink(piece, from); });
      cells_[cell(at)] = friendly;
    }
    put(side, empty);
    put(others, empty);
  }

 private:
  enum Cell : std::uint8_t { empty, friendly, enemy, outside };

  struct Arrival {
    Square at;
    bool knight;
    bool in_castle;       // the piece is in its own castle
    bool others_castled;  // so is another piece of its side
  };

  // A rim of two squares around a 16 x 16 grid; a row's rim on the right is also the left rim of
  // the next row.
  static constexpr int row = 18;
  static constexpr int rim = 2 * row + 2;
  static constexpr std::array<int, 8> directions{-row - 1, -row,    -row + 1, -1,
                                                 1,        row - 1, row,      row + 1};
  [[nodiscard]] static std::size_t cell(Square square) {
    const int at = rim + rank_of(square) * row + file_of(square);
    return static_cast<std::size_t>(at);
  }
  [[nodiscard]] static Square square(std::size_t cell) {
    const int at = static_cast<int>(cell) - rim;
    return make_square(at % row, at / row);
  }

  void put(std::span<const Square> squares, Cell what) {
    for (const Square square : squares) cells_[cell(square)] = what;
  }

  /// A piece in the own castle had to leave it, and no other piece could move.
  [[nodiscard]] bool could_start(const Arrival& arrival, Square from) const {
    if (geometry_->in_goal(from)) return false;
    if (!must_leave_) return true;
    return geometry_->in_own_castle(from) ? !arrival.in_castle : !arrival.others_castled;
  }

  /// True if a knight on this square could jump; the moving piece is off the board.
  [[nodiscard]] bool is_dirty(std::size_t at) const {
    for (const int direction : directions) {
      const auto step = static_cast<std::size_t>(direction);
      if (cells_[at + step] == enemy && cells_[at + 2 * step] == empty) return true;
    }
    return false;
  }

  [[nodiscard]] bool may_pass(const Arrival& arrival, std::size_t at) const {
    const Square here = square(at);
    if (geometry_->in_goal(here)) return false;
    if (!free_entry_ && geometry_->in_own_castle(here)) return false;
    return !(arrival.knight && clean_canters_ && is_dirty(at));
  }

  template <class Sink>
  void each_start(const Arrival& arrival, Sink&& sink) {
    const std::size_t at = cell(arrival.at);
    bool friends = false;
    for (const int direction : directions) {
      const std::size_t from = at + static_cast<std::size_t>(direction);
      friends |= cells_[from] == friendly;
      if (cells_[from] == empty && could_start(arrival, square(from))) sink(square(from));
    }
    if (!friends) return;
    const bool soiled =
        arrival.knight && clean_canters_ && !geometry_->in_goal(arrival.at) && is_dirty(at);
    if (!soiled) each_canter_start(arrival, at, sink);
  }

  /// Walks canters backwards: a flood from the last square.
  template <class Sink>
  void each_canter_start(const Arrival& arrival, std::size_t at, Sink& sink) {
    SquareSet reached = SquareSet::of(arrival.at);
    std::array<std::uint16_t, grid_size> open;
    std::size_t count = 0;
    open[count++] = static_cast<std::uint16_t>(at);
    while (count > 0) {
      const std::size_t here = open[--count];
      for (const int direction : directions) {
        const auto step = static_cast<std::size_t>(direction);
        const std::size_t from = here + 2 * step;
        if (cells_[here + step] != friendly || cells_[from] != empty) continue;
        if (reached.has(square(from))) continue;
        reached.add(square(from));
        if (could_start(arrival, square(from))) sink(square(from));
        if (may_pass(arrival, from)) open[count++] = static_cast<std::uint16_t>(from);
      }
    }
  }

  const Geometry* geometry_;
  bool free_entry_;
  bool must_leave_;
  bool clean_canters_;
  std::array<Cell, 16 * row + 2 * rim> cells_;
};

}  // namespace camlann::tables
