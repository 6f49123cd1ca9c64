// Moves of sections 2 and 3, and the filter of section 4.

#include <array>
#include <cstdint>
#include <type_traits>

#include "base/square.hpp"
#include "base/square_set.hpp"
#include "games/camblam/king_guard.hpp"
#include "games/camblam/lines.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/rule_set.hpp"
#include "games/camblam/rules.hpp"
#include "rules/move.hpp"
#include "rules/move_list.hpp"
#include "rules/verdict.hpp"

namespace camlann::camblam {

namespace {

constexpr std::array promotions{Man::queen,  Man::rook,     Man::bishop, Man::prince,
                                Man::knight, Man::catapult, Man::archer};

enum class Wanted : std::uint8_t { all, captures };

/// Writes the moves of one position to `sink(Move)`, man by man; captures are moves that take a man
/// or promote.
template <Wanted wanted, class Sink>
class Writer {
 public:
  Writer(const Position& pos, const RuleSet& rules, Sink& sink)
      : pos_(pos), rules_(rules), us_(pos.turn), sink_(sink) {}

  void all() {
    pos_.men[index_of(us_)].for_each([&](Square from) { moves_of(from); });
  }

 private:
  [[nodiscard]] bool enemy(Square s) const { return belongs_to(pos_.at(s), opponent(us_)); }
  [[nodiscard]] bool empty(Square s) const { return pos_.at(s) == Cell::empty; }

  void write(Square from, Square to, MoveKind kind, std::uint32_t taken = 0) {
    if (wanted == Wanted::captures && taken == 0) return;
    sink_(Move{.from = from, .to = to, .kind = kind, .taken = taken});
  }
  /// Writes a move to an empty square or an enemy, and to no other.
  void write_onto(Square from, Square to) {
    if (empty(to)) write(from, to, MoveKind::plain);
    if (enemy(to)) write(from, to, MoveKind::capture, 1);
  }

  void moves_of(Square from) {
    switch (man_of(pos_.at(from))) {
      case Man::none: break;
      case Man::pawn: pawn(from); break;
      case Man::knight:
        targets(from, knight_targets(pos_.cells, from, us_, rules_.knight_leg_a));
        break;
      case Man::catapult:
        runs(from, Direction::n);
        runs(from, Direction::s);
        step(from, Direction::e);
        step(from, Direction::w);
        break;
      case Man::archer:
        for (const Direction d : all_directions) shoot(from, d);
        break;
      case Man::rook:
        for (const Direction d : orthogonals) runs(from, d);
        for (const Direction d : diagonals) step(from, d);
        break;
      case Man::bishop:
        for (const Direction d : diagonals) runs(from, d);
        for (const Direction d : orthogonals) step(from, d);
        break;
      case Man::prince: {
        SquareSet set;
        each_prince_path(pos_.cells, from, [&](Square, Square to) { set.add(to); });
        targets(from, set);
        break;
      }
      case Man::queen:
        for (const Direction d : all_directions) runs(from, d);
        break;
      case Man::king:
        for (const Direction d : all_directions) write_onto(from, next(from, d));
        break;
    }
  }

  void targets(Square from, SquareSet set) {
    if (wanted == Wanted::captures) set &= pos_.men[index_of(opponent(us_))];
    set.for_each([&](Square to) { write_onto(from, to); });
  }

  void pawn(Square from) {
    const bool white = us_ == Seat::white;
    const Direction forward = white ? Direction::n : Direction::s;
    Square to = next(from, forward);
    for (int length = 1; length <= 3 && empty(to); ++length, to = next(to, forward)) {
      pawn_to(from, to, MoveKind::plain);
    }
    for (const Direction d :
         {white ? Direction::nw : Direction::sw, white ? Direction::ne : Direction::se}) {
      if (enemy(next(from, d))) pawn_to(from, next(from, d), MoveKind::capture);
    }
  }

  void pawn_to(Square from, Square to, MoveKind kind) {
    const std::uint32_t taken = kind == MoveKind::capture ? 1 : 0;
    if (rank_of(to) != (us_ == Seat::white ? board_size - 1 : 0)) {
      return write(from, to, kind, taken);
    }
    for (const Man man : promotions) {
      sink_(Move{.from = from,
                 .to = to,
                 .kind = kind,
                 .extra = static_cast<std::uint8_t>(man),
                 .taken = taken});
    }
  }

  void step(Square from, Direction d) {
    const Square to = next(from, d);
    if (empty(to) || rules_.step_captures) write_onto(from, to);
  }

  void shoot(Square from, Direction d) {
    Square to = next(from, d);
    int distance = 1;
    for (; empty(to); to = next(to, d), ++distance) write(from, to, MoveKind::plain);
    if (distance <= shot_range && enemy(to)) write(from, to, MoveKind::shot, 1);
  }

  /// Writes slides and the run of section 2: each prefix of the block, or the whole of it.
  void runs(Square from, Direction d) {
    Square to = next(from, d);
    for (; empty(to); to = next(to, d)) write(from, to, MoveKind::plain);
    for (std::uint32_t taken = 1; enemy(to); ++taken) {
      const Square beyond = next(to, d);
      const bool goes_on = enemy(beyond) && !stops_before(beyond);
      if (!goes_on || !rules_.run_must_be_full) {
        write(from, to, taken == 1 ? MoveKind::capture : MoveKind::run, taken);
      }
      if (!goes_on) return;
      to = beyond;
    }
  }

  /// A king behind another man ends the block if runs do not go through a shield.
  [[nodiscard]] bool stops_before(Square s) const {
    return !rules_.run_through_shield && man_of(pos_.at(s)) == Man::king;
  }

  const Position& pos_;
  const RuleSet& rules_;
  Seat us_;
  Sink& sink_;
};

template <Wanted wanted, class Sink>
void each_pseudo_legal(const Position& pos, const RuleSet& rules, Sink&& sink) {
  Writer<wanted, std::remove_reference_t<Sink>>(pos, rules, sink).all();
}

template <Wanted wanted, class Sink>
void each_legal(const Position& pos, const RuleSet& rules, Sink&& sink) {
  if (rules.win_by == WinBy::capture) return each_pseudo_legal<wanted>(pos, rules, sink);
  KingGuard guard(pos, rules);
  each_pseudo_legal<wanted>(pos, rules, [&](Move move) {
    if (guard.safe(move)) sink(move);
  });
}

}  // namespace

void Rules::pseudo_legal(const Position& pos, MoveList& out) const {
  each_pseudo_legal<Wanted::all>(pos, rule_set_, [&](Move move) { out.push_back(move); });
}

void Rules::pseudo_captures(const Position& pos, MoveList& out) const {
  each_pseudo_legal<Wanted::captures>(pos, rule_set_, [&](Move move) { out.push_back(move); });
}

void Rules::legal(const Position& pos, MoveList& out) const {
  each_legal<Wanted::all>(pos, rule_set_, [&](Move move) { out.push_back(move); });
}

void Rules::captures(const Position& pos, MoveList& out) const {
  each_legal<Wanted::captures>(pos, rule_set_, [&](Move move) { out.push_back(move); });
}

std::uint64_t Rules::count(const Position& pos) const {
#if defined(__EMSCRIPTEN__)  // The page counts only to see if a move is left, and loads this.
  MoveList moves;
  legal(pos, moves);
  return moves.size();
#else
  std::uint64_t n = 0;
  each_legal<Wanted::all>(pos, rule_set_, [&](Move) { ++n; });
  return n;
#endif
}

}  // namespace camlann::camblam
