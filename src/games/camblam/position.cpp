#include "games/camblam/position.hpp"
#include <array>
#include <cstddef>
#include <cstdint>

#include "base/random.hpp"
#include "base/square.hpp"
#include "base/square_set.hpp"
#include "rules/verdict.hpp"

namespace camlann::camblam {

namespace {

struct Zobrist {
  std::array<std::array<std::array<std::uint64_t, grid_size>, man_kinds>, 2> man{};
  std::uint64_t black_to_move{};

  explicit constexpr Zobrist(std::uint64_t seed) {
    Random random(seed);
    for (auto& seat : man) {
      for (auto& kind : seat) {
        for (auto& number : kind) number = random();
      }
    }
    black_to_move = random();
  }
};

constexpr std::uint64_t zobrist_seed = 0xCA3B1A3;
#if defined(__EMSCRIPTEN__)
const Zobrist zobrist(seed_at_start(zobrist_seed));
#else
constexpr Zobrist zobrist(zobrist_seed);
#endif

}  // namespace

Position::Position() {
  for (int i = 0; i < grid_size; ++i) {
    const Square square = static_cast<Square>(i);
    cells[static_cast<std::size_t>(i)] = on_board(square) ? Cell::empty : Cell::off_board;
  }
}

void Position::put(Square square, Seat seat, Man man) {
  cells[index_of(square)] = make_cell(seat, man);
  men[index_of(seat)].add(square);
  kinds[static_cast<std::size_t>(man)].add(square);
  if (man == Man::king) kings[index_of(seat)] = square;
  this->zobrist ^=
      camblam::zobrist.man[index_of(seat)][static_cast<std::size_t>(man)][index_of(square)];
}

void Position::remove(Square square) {
  const Cell cell = at(square);
  const auto seat = index_of(seat_of(cell));
  const auto man = static_cast<std::size_t>(man_of(cell));
  cells[index_of(square)] = Cell::empty;
  men[seat].remove(square);
  kinds[man].remove(square);
  if (man_of(cell) == Man::king) kings[seat] = Square{};
  this->zobrist ^= camblam::zobrist.man[seat][man][index_of(square)];
}

std::uint64_t key_of(const Position& pos) {
  std::uint64_t key = pos.turn == Seat::black ? zobrist.black_to_move : 0;
  for (const SquareSet& side : pos.men) {
    side.for_each([&](Square square) {
      const Cell cell = pos.at(square);
      key ^= zobrist.man[index_of(seat_of(cell))][static_cast<std::size_t>(man_of(cell))]
                        [index_of(square)];
    });
  }
  return key;
}

std::uint64_t turn_key() {
  return zobrist.black_to_move;
}

bool same_for_repetition(const Position& a, const Position& b) {
  return a.zobrist == b.zobrist && a.turn == b.turn && a.cells == b.cells;
}

}  // namespace camlann::camblam
