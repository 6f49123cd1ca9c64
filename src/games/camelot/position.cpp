#include "games/camelot/position.hpp"

#include <cstddef>
#include <cstdint>

#include "base/square.hpp"
#include "games/camelot/zobrist.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot {

std::uint64_t key_of(const Position& pos) {
  std::uint64_t key = zobrist.to_move[index_of(pos.turn)];
  for (unsigned seat = 0; seat < most_seats; ++seat) {
    key ^= zobrist.castle_moves[seat][pos.castle_moves[seat]];
    pos.pieces[seat].for_each([&](Square square) {
      key ^= zobrist.piece[seat][pos.knights.has(square)][index_of(square)];
    });
  }
  pos.trees.for_each([&](Square square) { key ^= zobrist.tree[index_of(square)]; });
  return key;
}

SquareSet taken_squares(const SquareSet& enemies, std::uint32_t taken) {
  SquareSet squares;
  for (std::size_t w = 0; w < squares.words.size() && taken != 0; ++w) {
    for (std::uint64_t rest = enemies.words[w]; rest != 0; rest &= rest - 1) {
      squares.words[w] |= rest & -rest & -std::uint64_t{taken & 1};
      taken >>= 1;
    }
  }
  return squares;
}

bool same_for_repetition(const Position& a, const Position& b) {
  return a.zobrist == b.zobrist && a.turn == b.turn && a.castle_moves == b.castle_moves &&
         a.pieces == b.pieces && a.knights == b.knights && a.trees == b.trees;
}

}  // namespace camlann::camelot
