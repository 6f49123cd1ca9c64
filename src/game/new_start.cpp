#include "game/new_start.hpp"

#include "base/result.hpp"
#include "game/game.hpp"
#include "rules/variant_info.hpp"

namespace camlann {

Result<void> check_start(const Game& game) {
  const LostStart* const fact = game.lost_start();
  if (fact == nullptr) return {};
  return Failure(Error{ErrorCode::bad_position,
                       "This start is not offered: " + fact->why + " (" + fact->line + ")", "rules",
                       "other rules, or another opening position", Subject::rules});
}

}  // namespace camlann
