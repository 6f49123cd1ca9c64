#pragma once
// A sheet to write down a game, move by move. Pure functions.

#include "print/sheet.hpp"
#include "rules/variant_info.hpp"

namespace camlann::print {

/// Draws a scoresheet with a column for each seat.
[[nodiscard]] Sheet score_sheet(const VariantInfo& variant, const Look& look);

}  // namespace camlann::print
