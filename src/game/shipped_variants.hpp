#pragma once
// The variants that are shipped as files: data/variants, compiled in. Read by the catalog.

#include <string_view>

namespace camlann {

/// Returns the text of all of them (doc/formats/variant.md).
[[nodiscard]] std::string_view shipped_variants();

}  // namespace camlann
