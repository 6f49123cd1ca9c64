#pragma once
// The values of men and knights, independent of their squares. Immutable and thread-safe.

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

  /// Returns the value of `pieces` pieces, knights included, in hundredths of a man.
  [[nodiscard]] int of(int pieces, int knights) const {
    return man_ * (pieces - knights) + knight_ * knights;
  }

  /// Returns the balance between the side to move and the others.
  [[nodiscard]] int operator()(const Position& pos) const;

 private:
  const Variant* variant_;
  int man_;  // average of the two stages, as is knight_
  int knight_;
};

}  // namespace camlann::camelot
