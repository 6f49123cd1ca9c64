#pragma once
// The heading of a sheet that is read. Pure functions.

#include <string_view>

#include "print/page.hpp"
#include "print/sheet.hpp"

namespace camlann::print {

/// Draws the title, and the club at the right; returns the upper edge of the room below them.
double draw_heading(Page& page, const Look& look, std::string_view title);

}  // namespace camlann::print
