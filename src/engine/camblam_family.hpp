#pragma once
// Camblam for the catalog. Called by catalog.cpp alone.

#include <memory>
#include <string_view>

#include "base/result.hpp"
#include "engine/any_game.hpp"
#include "engine/catalog.hpp"

namespace camlann {

[[nodiscard]] VariantInfo camblam_variant();

/// nullptr if `variant` is another game.
[[nodiscard]] Result<std::unique_ptr<AnyGame>> make_camblam_game(std::string_view variant,
                                                                 std::string_view rules,
                                                                 std::string_view fen);

}  // namespace camlann
