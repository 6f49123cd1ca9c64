#pragma once
// The games that can have endgame tables. Called by the code that builds, lists and probes them.
// Thread-safe.

#include <string_view>

#include "base/result.hpp"
#include "games/camelot/rules.hpp"
#include "games/camelot/variant.hpp"

namespace camlann {

/// True if tables can be built for this variant.
[[nodiscard]] bool can_have_tables(const camelot::Variant& variant);

/// Returns the error for a variant that cannot have tables; it lists those that can.
[[nodiscard]] Error no_tables_for(std::string_view variant);

/// Returns the rules of a variant that can have tables.
[[nodiscard]] Result<camelot::RulesBase> tables_rules(std::string_view variant,
                                                      std::string_view rules);

}  // namespace camlann
