#pragma once
// Every variant that the program knows, and the way to a game of it. Thread-safe.

#include <string>
#include <string_view>
#include <vector>

#include "base/cpu.hpp"
#include "base/result.hpp"
#include "game/game.hpp"
#include "rules/variant_info.hpp"

namespace camlann {

/// In the order in which they are shown. Made once.
[[nodiscard]] const std::vector<VariantInfo>& catalog();

/// By id, or by display name in any case with spaces or hyphens; nullptr if there is none.
[[nodiscard]] const VariantInfo* find_variant(std::string_view name);

/// "cam, camelot, ..": the ids, for those who named none of them.
[[nodiscard]] std::string known_variants();

/// `variant` by id or display name; `rules` and `fen` empty for the defaults. Error::about says
/// which of the three is wrong. `registers` other than the best are for tests and measurements.
[[nodiscard]] Result<Game> make_game(std::string_view variant, std::string_view rules = {},
                                     std::string_view fen = {},
                                     Registers registers = Registers::best);

}  // namespace camlann
