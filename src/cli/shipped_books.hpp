#pragma once
// The opening books that belong to the program: data/openings, compiled in. Used by `camlann match`
// where no other book is named.

#include <string_view>

namespace camlann::cli {

/// The text of the book of a variant (doc/formats/openings.md); empty if there is none.
[[nodiscard]] std::string_view shipped_book(std::string_view variant);

}  // namespace camlann::cli
