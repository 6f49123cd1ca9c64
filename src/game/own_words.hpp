#pragma once
// The author's words of a variant from a file.

#include "rules/own_words.hpp"
#include "rules/variant_info.hpp"

namespace camlann::inline v1 {

/// Returns the words of the variant's file; nullptr if it has none or is built in. They live as
/// long as the variant.
[[nodiscard]] const OwnWords* own_words(const VariantInfo& variant);

}  // namespace camlann::inline v1
