#pragma once
// Which games can have endgame tables. Called by those who build, list and ask them. Thread-safe.

#include <string_view>

#include "base/result.hpp"
#include "games/camelot/rules.hpp"
#include "games/camelot/variant.hpp"

namespace camlann {

/// Whether tables of such a game can be built.
[[nodiscard]] bool can_have_tables(const camelot::Variant& variant);

/// The error for a variant that has none; it names those that can.
[[nodiscard]] Error no_tables_for(std::string_view variant);

/// The rules of a variant that can have tables.
[[nodiscard]] Result<camelot::RulesBase> tables_rules(std::string_view variant,
                                                      std::string_view rules);

}  // namespace camlann
