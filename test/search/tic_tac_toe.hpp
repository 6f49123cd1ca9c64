#pragma once
// Noughts and crosses as a searchable game: nine squares, no captures, three in a row wins. Shows
// that the search is independent of the family; its value is well known.

#include <array>
#include <cstdint>

#include "search/evaluation.hpp"
#include "search/searchable.hpp"

namespace camlann::test {

class TicTacToe {
 public:
  struct Position {
    std::array<std::uint16_t, 2> marks{};  // bit 3 * row + column
    Seat turn{};

    [[nodiscard]] std::uint64_t key() const {
      const std::uint64_t all =
          unsigned{marks[0]} | unsigned{marks[1]} << 9u | index_of(turn) << 18u;
      return (all + 1) * 0x9E3779B97F4A7C15ULL;
    }
    [[nodiscard]] Seat seat() const { return turn; }
    bool operator==(const Position&) const = default;
  };
  struct Undo {};

  [[nodiscard]] Position start() const { return {}; }
  [[nodiscard]] static constexpr Side side_of(Seat seat) { return static_cast<Side>(seat); }
  void legal(const Position& pos, MoveList& out) const {
    for (unsigned i = 0; i < 9; ++i) {
      if (((unsigned{pos.marks[0]} | unsigned{pos.marks[1]}) >> i & 1u) != 0) continue;
      // A mark comes from nowhere: from a square outside the board.
      out.push_back({make_square(15, 15), static_cast<Square>(i), MoveKind::plain, 0, 0});
    }
  }
  [[nodiscard]] std::uint64_t count(const Position& pos) const {
    MoveList moves;
    legal(pos, moves);
    return moves.size();
  }
  void captures(const Position&, MoveList&) const {}
  [[nodiscard]] bool must_capture(const Position&) const { return false; }

  void advance(Position& pos, Move move) const {
    auto& marks = pos.marks[index_of(pos.turn)];
    marks = static_cast<std::uint16_t>(marks | 1u << index_of(move.to));
    pos.turn = opponent(pos.turn);
  }
  Undo play(Position& pos, Move move) const {
    advance(pos, move);
    return {};
  }
  void take_back(Position& pos, Move move, Undo) const {
    pos.turn = opponent(pos.turn);
    auto& marks = pos.marks[index_of(pos.turn)];
    marks = static_cast<std::uint16_t>(marks & ~(1u << index_of(move.to)));
  }

  [[nodiscard]] Verdict board_verdict(const Position& pos) const {
    constexpr std::array<unsigned, 8> rows{0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};
    for (const Seat seat : {Seat::white, Seat::black}) {
      for (const unsigned row : rows) {
        if ((pos.marks[index_of(seat)] & row) == row) return {Reason::elimination, bit_of(seat)};
      }
    }
    return {};
  }
  [[nodiscard]] Verdict quiet_verdict(const Position&) const { return {}; }
  [[nodiscard]] Verdict no_move_verdict(const Position&) const { return {Reason::stalemate, 0}; }
  [[nodiscard]] Verdict verdict(const Position& pos) const {
    if (const Verdict verdict = board_verdict(pos); verdict.over()) return verdict;
    return count(pos) == 0 ? no_move_verdict(pos) : Verdict{};
  }
};

/// Judges and orders.
struct NoOpinion {
  [[nodiscard]] int operator()(const TicTacToe::Position&) const { return 0; }
  [[nodiscard]] int guess(const TicTacToe::Position&, Move) const { return 0; }
};
using NoOpinions = Evaluation<NoOpinion, NoOpinion>;

static_assert(Searchable<TicTacToe>);
static_assert(Evaluates<NoOpinions, TicTacToe>);

}  // namespace camlann::test
