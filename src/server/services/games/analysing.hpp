#pragma once
// Positions that players have analysed by the server. Values.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "game/game.hpp"
#include "server/services/round/thinkers.hpp"

namespace camlann::server {

struct AnalysisWish {
  std::string variant;
  std::string rules;
  std::string start;  // FEN; empty: the array
  std::vector<std::string> moves;
  int lines = 1;
};

[[nodiscard]] Result<AnalysisWish> read_analysis_wish(std::string_view body);
[[nodiscard]] std::string analysis_json(const Game& board, const std::vector<ThoughtLine>& lines);

}  // namespace camlann::server
