#include "engine/tables_rules.hpp"

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "base/try.hpp"
#include "games/camelot/rule_set.hpp"
#include "games/camelot/rules.hpp"
#include "games/camelot/variant.hpp"

namespace camlann {

// The solver needs to take back chains of several legs.
bool can_have_tables(const camelot::Variant& variant) {
  return variant.seat_count() == 2 && !variant.one_leg && variant.own_rules == nullptr;
}

Error no_tables_for(std::string_view variant) {
  std::string known;
  for (const auto& one : camelot::two_handed_variants()) {
    if (!can_have_tables(one)) continue;
    known += (known.empty() ? "" : ", ") + std::string(one.id);
  }
  return Error{ErrorCode::unknown_name, "there are no tables for \"" + std::string(variant) + "\"",
               "variant", "one of " + known};
}

Result<camelot::RulesBase> tables_rules(std::string_view variant, std::string_view rules) {
  const camelot::Variant* const found = camelot::find_variant(variant);
  if (found == nullptr || !can_have_tables(*found)) return Failure(no_tables_for(variant));
  TRY(const auto rule_set, camelot::parse_rule_set(rules));
  return camelot::RulesBase(*found, rule_set);
}

}  // namespace camlann
