#pragma once
// Random positions that meet the corners of the rules far more often than even play does: playouts
// with a leaning (captures, goal entries, landings in the own castle), and placements that are
// sparse, dense, laid out as a lattice for jumps, or crowded about the castles. Driven by the plain
// rules alone.

#include "base/random.hpp"
#include "naive/naive.hpp"

namespace camlann::camelot::test {

class RandomPositions {
 public:
  RandomPositions(const naive::Rules& rules, std::uint64_t seed) : rules_(rules), random_(seed) {}

  /// The next position; not over for longer than the one ply that ended it.
  [[nodiscard]] naive::Position next();

  /// Called with a position from next() and its outcomes: walks on to one of them, or begins anew.
  void go_on(const naive::Position& pos, const std::set<naive::Outcome>& outcomes);

  /// The outcome that go_on() chose last, if it chose one.
  [[nodiscard]] const std::optional<naive::Outcome>& chosen() const { return chosen_; }

 private:
  enum class Leaning { none, captures, forward, home, castle_moves };

  [[nodiscard]] naive::Position placement();
  void add_way_home(naive::Position& pos);
  void leave_only_castles(naive::Position& pos);
  void plant(naive::Position& pos);
  void drop_surplus(naive::Position& pos);
  void place(naive::Position& pos, naive::Colour colour, int pieces,
             const std::vector<naive::Square>& squares, unsigned knights_in_four);
  [[nodiscard]] std::vector<naive::Square> lattice();
  [[nodiscard]] int worth(const naive::Position& pos, const naive::Outcome& outcome) const;
  [[nodiscard]] const naive::Outcome& choose(const naive::Position& pos,
                                             const std::set<naive::Outcome>& outcomes);
  [[nodiscard]] bool one_in(std::uint32_t n) { return random_.below(n) == 0; }
  [[nodiscard]] int between(int low, int high) {
    return low + static_cast<int>(random_.below(static_cast<std::uint32_t>(high - low + 1)));
  }

  const naive::Rules& rules_;
  Random random_;
  std::optional<naive::Position> here_;
  std::optional<naive::Outcome> chosen_;
  Leaning leaning_ = Leaning::none;
  int plies_left_ = 0;
};

/// Any combination of the switches.
[[nodiscard]] naive::Switches random_switches(Random& random);

}  // namespace camlann::camelot::test
