#pragma once
// Random positions of Camblam that meet the corners of the rules far more often than even play
// does: playouts that lean to captures, checks or promotions, and placements from two kings up to
// boards without an empty square. Driven by the plain rules alone.

#include <optional>
#include <set>
#include <string>

#include "base/random.hpp"
#include "naive/camblam.hpp"

namespace camlann::camblam::test {

class RandomPositions {
 public:
  RandomPositions(const naive::camblam::Rules& rules, std::uint64_t seed)
      : rules_(rules), random_(seed) {}

  /// The next position, valid in the sense of section 7; not over for longer than the one ply that
  /// ended it.
  [[nodiscard]] naive::camblam::Position next();

  /// Called with a position from next() and its moves: walks on to one of them, or begins anew.
  void go_on(const naive::camblam::Position& pos, const std::set<naive::camblam::Move>& moves);

  /// The move that go_on() chose last, if it chose one.
  [[nodiscard]] const std::optional<naive::camblam::Move>& chosen() const { return chosen_; }

 private:
  enum class Leaning { none, captures, checks, promotions };

  [[nodiscard]] naive::camblam::Position placement();
  [[nodiscard]] char any_man(naive::Square square, unsigned whites_in_eight);
  [[nodiscard]] naive::Square any_square();
  void add_file_of_shields(naive::camblam::Position& pos);
  void leave_only_king(naive::camblam::Position& pos);
  void calm(naive::camblam::Position& pos);
  [[nodiscard]] int worth(const naive::camblam::Position& pos,
                          const naive::camblam::Move& move) const;
  [[nodiscard]] const naive::camblam::Move& choose(const naive::camblam::Position& pos,
                                                   const std::set<naive::camblam::Move>& moves);
  [[nodiscard]] bool one_in(std::uint32_t n) { return random_.below(n) == 0; }
  [[nodiscard]] int between(int low, int high) {
    return low + static_cast<int>(random_.below(static_cast<std::uint32_t>(high - low + 1)));
  }

  const naive::camblam::Rules& rules_;
  Random random_;
  std::optional<naive::camblam::Position> here_;
  std::optional<naive::camblam::Move> chosen_;
  Leaning leaning_ = Leaning::none;
  int plies_left_ = 0;
};

/// Any combination of the switches.
[[nodiscard]] naive::camblam::Switches random_switches(Random& random);

}  // namespace camlann::camblam::test
