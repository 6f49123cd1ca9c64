#pragma once
// The value of each man of Camblam on each square, ignoring other men. A value; the judge and the
// orderer have one each.

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/square.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/weights.hpp"
#include "rules/verdict.hpp"

namespace camlann::camblam {

class Places {
 public:
  explicit Places(const Weights& weights);

  using Squares = std::array<std::int16_t, grid_size>;
  /// By kind of man.
  using Men = std::array<Squares, man_kinds>;
  [[nodiscard]] const Men& of(Seat seat) const { return worth_[index_of(seat)]; }

 private:
  std::array<Men, 2> worth_{};
};

}  // namespace camlann::camblam
