#include "games/camblam/exchange.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdlib>

#include "base/square.hpp"
#include "base/square_set.hpp"
#include "games/camblam/check.hpp"
#include "games/camblam/lines.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/rule_set.hpp"
#include "games/camblam/rules.hpp"
#include "rules/move.hpp"
#include "rules/verdict.hpp"

namespace camlann::camblam {

namespace {

constexpr int kings_value = 100'000;  // a king that could be retaken does not take

class Exchange {
 public:
  Exchange(const Position& pos, Square target, const ManValues& values, const RuleSet& rules)
      : pos_(pos), target_(target), values_(values), rules_(rules), cells_(pos.cells) {}

  void put(Square square, Cell cell) { cells_[index_of(square)] = cell; }
  [[nodiscard]] int worth(Man man) const {
    return man == Man::king ? kings_value : values_[static_cast<std::size_t>(man)];
  }

  /// Returns the gain for `by` of taking the man on the target; 0 if not taking is better or taking
  /// is impossible.
  [[nodiscard]] int best(Seat by) {
    const Attacker attacker = cheapest(by);
    if (attacker.worth == nobody) return 0;
    int gain = value_at(target_);
    for (Square s = attacker.shield_end; s != target_; s = next(s, attacker.towards)) {
      gain += value_at(s);
      put(s, Cell::empty);
    }
    if (attacker.shoots) return gain;
    put(target_, cells_[index_of(attacker.from)]);
    put(attacker.from, Cell::empty);
    return std::max(0, gain - best(opponent(by)));
  }

 private:
  static constexpr int nobody = 1'000'000;

  struct Attacker {
    int worth = nobody;  // possible loss; 0 for a shooter
    Square from{};
    bool shoots = false;
    Square shield_end{};  // the nearest man between, as seen from the attacker; the target if there
                          // is none
    Direction towards{};  // from the target to the attacker
  };

  [[nodiscard]] int value_at(Square s) const { return worth(man_of(cells_[index_of(s)])); }

  [[nodiscard]] Attacker cheapest(Seat by) const {
    Attacker best;
    best.shield_end = target_;
    for (const Direction d : all_directions) look_along(d, by, best);
    const auto consider = [&](Man man, auto&& reaches) {
      if (worth(man) >= best.worth) return;
      const SquareSet men = pos_.men[index_of(by)] & pos_.kinds[static_cast<std::size_t>(man)];
      men.for_each([&](Square from) {
        if (worth(man) < best.worth && cells_[index_of(from)] == make_cell(by, man) &&
            reaches(from)) {
          best = {worth(man), from, false, target_, Direction::n};
        }
      });
    };
    consider(Man::knight, [&](Square from) {
      return knight_reaches(cells_, from, target_, by, rules_.knight_leg_a);
    });
    consider(Man::prince, [&](Square from) { return prince_reaches(cells_, from, target_); });
    return best;
  }

  // Finds the first man of `by` on a line from the target, if it attacks the target: over men of
  // the other side in an unbroken row next to the target only by a run.
  void look_along(Direction d, Seat by, Attacker& best) const {
    Square shield_end = target_;
    bool gap = false;
    Square s = next(target_, d);
    for (;; s = next(s, d)) {
      const Cell cell = cells_[index_of(s)];
      if (cell == Cell::off_board) return;
      if (cell == Cell::empty) {
        gap = true;
        continue;
      }
      if (seat_of(cell) == by) break;
      if (gap) return;
      shield_end = s;
    }
    const Man man = man_of(cells_[index_of(s)]);
    const Direction back = static_cast<Direction>(-static_cast<int>(d));
    const int distance = distance_between(s, target_);
    const bool shielded = shield_end != target_;
    if (man == Man::archer && !shielded && distance <= shot_range) {
      best = {-1, s, true, target_, back};
    } else if (worth(man) < best.worth &&
               (runs_along(man, d) ||
                (!shielded && distance == 1 && steps_onto(man, d, by, rules_)))) {
      best = {worth(man), s, false, shield_end, back};
    }
  }

  [[nodiscard]] static int distance_between(Square a, Square b) {
    return std::max(std::abs(file_of(a) - file_of(b)), std::abs(rank_of(a) - rank_of(b)));
  }

  const Position& pos_;
  Square target_;
  const ManValues& values_;
  const RuleSet& rules_;
  Cells cells_;
};

}  // namespace

int exchange(const Position& pos, Move move, const ManValues& values, const RuleSet& rules) {
  int gain = 0;
  Exchange board(pos, move.to, values, rules);
  for (const Square s : taken_by(pos, move)) {
    gain += board.worth(man_of(pos.at(s)));
    board.put(s, Cell::empty);
  }
  if (move.kind == MoveKind::shot) return gain;
  Man man = man_of(pos.at(move.from));
  if (move.extra != 0) {
    gain -= board.worth(man);
    man = static_cast<Man>(move.extra);
    gain += board.worth(man);
  }
  board.put(move.from, Cell::empty);
  board.put(move.to, make_cell(pos.turn, man));
  return gain - board.best(opponent(pos.turn));
}

}  // namespace camlann::camblam
