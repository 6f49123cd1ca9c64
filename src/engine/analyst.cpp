#include "engine/analyst.hpp"

#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include "engine/any_game.hpp"
#include "rules/move.hpp"
#include "search/score.hpp"

namespace camlann {

std::vector<std::string> notations(const AnyGame& game, const std::vector<Move>& moves) {
  const std::unique_ptr<AnyGame> walk = game.clone();
  std::vector<std::string> texts;
  for (const Move move : moves) {
    walk->play(move);
    texts.push_back(walk->played().back().notation);
  }
  return texts;
}

std::string score_text(Score score) {
  if (const auto plies = plies_to_end(score)) {
    const int n = std::abs(*plies);
    const std::string count = std::to_string(n) + (n == 1 ? " ply" : " plies");
    return (score > 0 ? "win in " : "loss in ") + count;
  }
  char text[16];
  std::snprintf(text, sizeof text, "%+.2f", score / 100.0);
  return text;
}

}  // namespace camlann
