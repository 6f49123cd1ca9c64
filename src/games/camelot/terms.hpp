#pragma once
// How much each weight of the evaluation counts in a position: what the tuner fits. Pure function,
// as plain as the evaluation is fast; test/games/camelot/evaluation_test.cpp holds the two
// together.

#include "games/camelot/layout.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/variant.hpp"
#include "games/camelot/weights.hpp"

namespace camlann::camelot {

using Terms = WeightsOf<double>;

/// White's less Black's; the sum of weight times term is the value for White, before rounding.
/// `pos` must not be over by board_verdict().
[[nodiscard]] Terms terms_of(const Variant& variant, const Layout& layout, const Position& pos);

}  // namespace camlann::camelot
