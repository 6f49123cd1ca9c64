#pragma once
// The two-player games of the Camelot family for the catalog. Called by catalog.cpp alone.

#include <memory>
#include <string_view>
#include <vector>

#include "engine/catalog.hpp"

namespace camlann {

[[nodiscard]] std::vector<VariantInfo> camelot_variants();

/// nullptr if `variant` is none of this family.
[[nodiscard]] Result<std::unique_ptr<AnyGame>> make_camelot_game(std::string_view variant,
                                                                 std::string_view rules,
                                                                 std::string_view fen,
                                                                 Registers registers);

}  // namespace camlann
