#pragma once
// The rules by which `camlann match` ends games early, from the texts of --resign and --draw. Their
// words are those of fastchess.

#include <string_view>

#include "base/result.hpp"
#include "lab/adjudication.hpp"

namespace camlann::cli {

/// Reads "movecount=3,score=400,twosided=true"; words that are left out keep their defaults.
[[nodiscard]] Result<ResignRule> read_resign_rule(std::string_view text);
/// Reads "movenumber=40,movecount=8,score=10".
[[nodiscard]] Result<DrawRule> read_draw_rule(std::string_view text);

}  // namespace camlann::cli
