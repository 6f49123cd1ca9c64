#pragma once
// Checks the lessons of a variant from a file with a game of it, for catalog.cpp.

#include <optional>

#include "base/result.hpp"
#include "games/camelot/definition.hpp"
#include "rules/variant_info.hpp"

namespace camlann::inline v1 {

/// Returns an error if a lesson's position cannot be played, or one of its moves is not legal
/// there.
[[nodiscard]] std::optional<Error> fault_of_lessons(const VariantInfo& variant,
                                                    const camelot::PlacedWords& own);

}  // namespace camlann::inline v1
