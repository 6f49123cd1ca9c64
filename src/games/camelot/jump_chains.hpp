#pragma once
// Jump chains of one piece, depth first. The set of taken pieces determines the board, so the whole
// state is (square, taken): each state is visited once, and different capture orders with the same
// end are found once. Part of the generator.

#include <array>
#include <cstdint>
#include <memory>

#include "games/camelot/rules.hpp"

namespace camlann::camelot {

struct JumpLeg {
  Square over;
  Square to;
};

/// Off the grid, and in directions that the grid does not have, both squares of a leg are the start
/// itself, where a jumping piece meets no enemy.
constexpr std::array<std::array<JumpLeg, 8>, grid_size> make_jump_legs(Grid grid) {
  std::array<std::array<JumpLeg, 8>, grid_size> legs{};
  for (int at = 0; at < grid_size; ++at) {
    std::size_t direction = 0;
    for (int dr = -1; dr <= 1; ++dr) {
      for (int df = -1; df <= 1; ++df) {
        if (dr == 0 && df == 0) continue;
        const int file = at % 16 + 2 * df;
        const int rank = at / 16 + 2 * dr;
        const bool inside =
            is_direction(grid, df, dr) && file >= 0 && file < 16 && rank >= 0 && rank < 16;
        const Square self = static_cast<Square>(at);
        legs[static_cast<std::size_t>(at)][direction++] =
            inside ? JumpLeg{make_square(file - df, rank - dr), make_square(file, rank)}
                   : JumpLeg{self, self};
      }
    }
  }
  return legs;
}

template <Grid grid>
inline constexpr auto jump_legs = make_jump_legs(grid);

/// States already visited: a few in place, the rest on the heap.
class VisitedStates {
 public:
  VisitedStates();
  ~VisitedStates();
  VisitedStates(const VisitedStates&) = delete;
  VisitedStates& operator=(const VisitedStates&) = delete;

  /// Returns false if the set has this state already.
  bool insert(Square at, std::uint32_t taken) {
    const std::uint64_t state = std::uint64_t{index_of(at)} << 32 | taken;
    if (many_ != nullptr) return insert_into_many(state);
    for (std::size_t i = 0; i < size_; ++i) {
      if (few_[i] == state) return false;
    }
    if (size_ == few_.size()) return insert_into_many(state);
    few_[size_++] = state;
    return true;
  }

 private:
  struct Many;
  bool insert_into_many(std::uint64_t state);

  std::size_t size_ = 0;
  std::unique_ptr<Many> many_;
  std::array<std::uint64_t, 32> few_;
};

template <class Set, class Shape>
class JumpChains {
 public:
  /// `land` has the squares of `pos` where jumps may land; the mover's own square is free for it,
  /// too.
  JumpChains(const RulesBase& rules, const Position& pos, const SquareSet& enemies,
             const SquareSet& land, Square mover)
      : enemies_(enemies),
        standing_(enemies_),
        land_(land),
        ends_(ends_of(rules, pos.turn)),
        mover_(mover),
        must_go_on_(rules.effective_rules().capture == Capture::must) {
    if (Shape::seats == 2 || !rules.closed_to_jumps(pos.turn).has(mover)) land_.add(mover);
  }

  /// Returns the squares where a jump ends, even if another could follow.
  static SquareSet ends_of(const RulesBase& rules, Seat turn) {
    if (rules.variant().one_leg) return rules.variant().squares;
    SquareSet ends = rules.variant().goal(turn);
    if (rules.effective_rules().own_castle_jump == OwnCastleJump::stop) {
      ends |= rules.variant().own_castle(turn);
    }
    return ends;
  }

  /// Writes each outcome of a jump chain from `start` that no earlier call has written.
  template <class Sink>
  void from(Square start, MoveKind kind, Sink&& sink) {
    walk(start, 0, kind, sink);
  }

 private:
  template <class Sink>
  void walk(Square at, std::uint32_t taken, MoveKind kind, Sink& sink) {
    if (!visited_.insert(at, taken)) return;
    bool ended = true;
    if (taken == 0 || !ends_.has(at)) {
      for (const JumpLeg leg : jump_legs<Shape::grid>[index_of(at)]) {
        if (!standing_.has(leg.over) || !land_.has(leg.to)) continue;
        ended = !must_go_on_;
        standing_.remove(leg.over);
        walk(leg.to, taken | 1u << enemies_.rank_below(leg.over), kind, sink);
        standing_.add(leg.over);
      }
    }
    if (ended && taken != 0) {
      sink(Move{.from = mover_, .to = at, .kind = kind, .taken = taken});
    }
  }

  SquareSet enemies_;
  SquareSet standing_;
  SquareSet land_;
  SquareSet ends_;
  Square mover_;
  bool must_go_on_;  // while a jump is open
  VisitedStates visited_;
};

}  // namespace camlann::camelot
