#include "server/api/rating_query.hpp"

#include <algorithm>
#include <string_view>

#include "base/result.hpp"
#include "base/try.hpp"
#include "base/words.hpp"
#include "game/catalog.hpp"
#include "rating/game.hpp"
#include "rules/variant_info.hpp"
#include "server/core/http.hpp"
#include "server/model/profile.hpp"

namespace camlann::server {

Result<RatingKind> read_rating_kind(std::string_view target, const Catalog& known) {
  TRY(const auto variant, read_query(target, "variant"));
  const bool there = std::any_of(known.begin(), known.end(),
                                 [&](const VariantInfo& one) { return one.id == variant; });
  if (!there) {
    return failure(ErrorCode::syntax, "There is no such variant", "variant",
                   "the id of a variant, such as cam");
  }
  const auto speed = value_of<rating::Speed>(query_value(target, "speed"));
  if (!speed) {
    return failure(ErrorCode::syntax, "There is no such speed", "speed", "fast, slow or days");
  }
  return RatingKind{variant, *speed};
}

}  // namespace camlann::server
