#pragma once
// Games of the generator that every processor can run, whatever this one can: for tests.

#include "base/result.hpp"
#include "game/game.hpp"
#include "rules/variant_info.hpp"

namespace camlann {

/// Like make_game() (game/catalog.hpp), from the array by the default rules.
[[nodiscard]] Result<Game> make_portable_game(const VariantInfo& variant);

}  // namespace camlann
