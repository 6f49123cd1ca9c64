// For the browser, where the search has no tables because their files are downloaded in pieces, on
// request; and for Windows, where nothing unpacks them.

#include <memory>
#include <string>

#include "base/result.hpp"
#include "engine/camelot_tables.hpp"
#include "games/camelot/rules.hpp"

namespace camlann {

Result<void> find_camelot_tables(const camelot::RulesBase&, const std::string& folder) {
  return failure(ErrorCode::not_found, "there are no endgame tables in this program", folder);
}

std::shared_ptr<const PerfectScores> open_tables(const camelot::RulesBase&, const std::string&) {
  return nullptr;
}

}  // namespace camlann
