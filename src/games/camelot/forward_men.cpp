#include "games/camelot/forward_men.hpp"

#include <cstdint>
#include <span>

#include "base/square.hpp"
#include "base/square_set.hpp"
#include "games/camelot/generator.hpp"
#include "games/camelot/jump_chains.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/register_set.hpp"
#include "games/camelot/rule_set.hpp"
#include "games/camelot/rules.hpp"
#include "rules/move.hpp"
#include "rules/move_list.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot::forward_men {
namespace {

using Set = PortableSet;
using Shape = TwoOnSquares;
using Sets = EightSets<Set>;
using Whole = Board<Set, Shape>;

/// Counts moves, and lists them if there is a list. One type for all uses keeps the code small.
class Sink {
 public:
  explicit Sink(MoveList* list = nullptr) : list_(list) {}

  void operator()(Move move) {
    ++count_;
    if (list_ != nullptr) list_->push_back(move);
  }
  [[nodiscard]] std::uint64_t count() const { return count_; }

 private:
  MoveList* list_;
  std::uint64_t count_ = 0;
};

/// The moves of men. Every leg changes the rank in the same direction: no leg leads back, no
/// captured square is met again, and a square with its captures is reached by one route only.
class Men {
 public:
  explicit Men(const Whole& board)
      : board_(board),
        men_(without(board.active, board.knights)),
        up_(board.pos.turn == Seat::white),
        friend_over_(ahead(board.friend_over)),
        jump_ends_(JumpChains<Set, Shape>::ends_of(board.rules, board.pos.turn)),
        must_go_on_(board.rules.effective_rules().capture == Capture::must) {
    // A piece below a square sees it ahead: sets moved down are for White, and the other way round.
    const Sets over = behind(moved<Shape, 1>(board.enemy));
    const Sets onto = behind(moved<Shape, 2>(board.empty));
    const Set from = (over.n & onto.n) | (over.ne & onto.ne) | (over.nw & onto.nw) |
                     (over.s & onto.s) | (over.se & onto.se) | (over.sw & onto.sw);
    jumpers_ = men_ & from;
  }

  /// True if a man has a jump.
  [[nodiscard]] bool can_jump() const { return jumpers_.any(); }

  [[nodiscard]] bool can_step() const {
    const Sets onto = behind(moved<Shape, 1>(board_.quiet_end));
    return (men_ & all_of(onto)).any();
  }

  void each_capture(Sink& sink) const {
    jumpers_.store().for_each([&](Square from) { jump(from, from, 0, sink); });
  }

  /// Writes every quiet outcome; only for positions without an obligation to capture.
  void each_quiet(Sink& sink) const {
    men_.store().for_each([&](Square from) {
      const Set steps = all_of(ahead(moved<Shape, 1>(one<Set>(from)))) & board_.quiet_end;
      steps.store().for_each(
          [&](Square to) { sink(Move{.from = from, .to = to, .kind = MoveKind::plain}); });
      canter_ends(from).store().for_each(
          [&](Square to) { sink(Move{.from = from, .to = to, .kind = MoveKind::canter}); });
    });
  }

 private:
  /// Keeps the directions in which a man goes.
  [[nodiscard]] Sets ahead(const Sets& sets) const { return up_ ? upper(sets) : lower(sets); }
  /// Keeps the other ones, except those along a rank.
  [[nodiscard]] Sets behind(const Sets& sets) const { return up_ ? lower(sets) : upper(sets); }

  static Sets upper(const Sets& sets) {
    const Set none = without(sets.n, sets.n);
    return {sets.n, none, none, none, sets.ne, sets.nw, none, none};
  }
  static Sets lower(const Sets& sets) {
    const Set none = without(sets.s, sets.s);
    return {none, sets.s, none, none, none, none, sets.se, sets.sw};
  }
  static Set all_of(const Sets& sets) {
    return sets.n | sets.s | sets.ne | sets.nw | sets.se | sets.sw;
  }

  [[nodiscard]] Set canter_legs(Set from) const {
    return gathered<2>(restricted(friend_over_, from));
  }

  /// Returns the squares at which a canter of the man on `from` may end.
  [[nodiscard]] Set canter_ends(Square from) const {
    Set ends = canter_legs(one<Set>(from));
    for (Set frontier = ends & board_.nodes; frontier.any();) {
      const Set next = without(canter_legs(frontier), ends);
      ends = ends | next;
      frontier = next & board_.nodes;
    }
    return ends & board_.quiet_end;
  }

  void jump(Square from, Square at, std::uint32_t taken, Sink& sink) const {
    const SquareSet& enemies = board_.enemy_squares();
    bool ended = true;
    if (taken == 0 || !jump_ends_.has(at)) {
      // By rank, the lowest first.
      const std::span<const JumpLeg, 8> legs(jump_legs<Shape::grid>[index_of(at)]);
      for (const JumpLeg leg : up_ ? legs.last<3>() : legs.first<3>()) {
        if (!enemies.has(leg.over) || !board_.jump_squares.has(leg.to)) continue;
        ended = !must_go_on_;
        jump(from, leg.to, taken | 1u << enemies.rank_below(leg.over), sink);
      }
    }
    if (ended && taken != 0) {
      sink(Move{.from = from, .to = at, .kind = MoveKind::jump, .taken = taken});
    }
  }

  const Whole& board_;
  Set men_;
  bool up_;
  Sets friend_over_;
  SquareSet jump_ends_;
  bool must_go_on_;
  Set jumpers_;
};

/// A position, its men and its knights.
struct Parts {
  Whole board;
  Men men;
  Whole knights;  // the whole board, on which only knights may act
  bool must_capture;

  Parts(const RulesBase& rules, const Position& pos)
      : board(rules, pos), men(board), knights(board) {
    knights.active = board.active & board.knights;
    must_capture = board.must_capture && (men.can_jump() || (knights.active & board.dirty).any());
  }
  Parts(const Parts&) = delete;  // `men` points to the board
  Parts& operator=(const Parts&) = delete;
};

void each_capture(const Parts& parts, Sink& sink) {
  parts.men.each_capture(sink);
  camelot::each_capture(parts.knights, sink);
}

void each_move(const Parts& parts, Sink& sink) {
  if (!parts.must_capture) {
    parts.men.each_quiet(sink);
    camelot::each_quiet(parts.knights, sink);
  }
  each_capture(parts, sink);
}

}  // namespace

void legal(const RulesBase& rules, const Position& pos, MoveList& out) {
  Sink sink(&out);
  each_move(Parts(rules, pos), sink);
}

void captures(const RulesBase& rules, const Position& pos, MoveList& out) {
  Sink sink(&out);
  each_capture(Parts(rules, pos), sink);
}

std::uint64_t count(const RulesBase& rules, const Position& pos) {
  Sink sink;
  each_move(Parts(rules, pos), sink);
  return sink.count();
}

bool must_capture(const RulesBase& rules, const Position& pos) {
  return Parts(rules, pos).must_capture;
}

bool can_move(const RulesBase& rules, const Position& pos) {
  const Parts parts(rules, pos);
  if (parts.men.can_jump() || parts.men.can_step()) return true;
  Sink sink;
  each_move(parts, sink);
  return sink.count() != 0;
}

}  // namespace camlann::camelot::forward_men
