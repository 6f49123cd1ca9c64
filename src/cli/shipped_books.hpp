#pragma once
// The opening books shipped with the program: data/openings, compiled in. The default of `camlann
// match`.

#include <string_view>

namespace camlann::cli {

/// Returns the text of the book of a variant (doc/formats/openings.md); empty if there is none.
[[nodiscard]] std::string_view shipped_book(std::string_view variant);

}  // namespace camlann::cli
