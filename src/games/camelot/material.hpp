#pragma once
// What men and knights are worth wherever they stand. Immutable; any number of threads may use one.

#include "games/camelot/position.hpp"
#include "games/camelot/variant.hpp"
#include "games/camelot/weights.hpp"

namespace camlann::camelot {

class Material {
 public:
  Material(const Variant& variant, const Weights& weights)
      : variant_(&variant),
        man_((weights.many.man + weights.few.man) / 2),
        knight_((weights.many.knight + weights.few.knight) / 2) {}

  /// Of so many pieces, knights included, in hundredths of a man.
  [[nodiscard]] int of(int pieces, int knights) const {
    return man_ * (pieces - knights) + knight_ * knights;
  }

  /// For the side to move: its balance with the others.
  [[nodiscard]] int operator()(const Position& pos) const;

 private:
  const Variant* variant_;
  int man_;  // between the stages, as is the other
  int knight_;
};

}  // namespace camlann::camelot
