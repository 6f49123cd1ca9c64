#include "engine/analyst.hpp"

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "engine/camelot_tables.hpp"
#include "engine/families.hpp"
#include "game/game.hpp"
#include "rules/move.hpp"
#include "search/score.hpp"

namespace camlann::inline v1 {

std::unique_ptr<Analyst> make_analyst(const Game& game, const AnalystSettings& settings) {
  AnalystSettings fitting = settings;
  fitting.threads = std::clamp(settings.threads, 1, max_threads);
  fitting.techniques = settings.techniques & game.variant().temper.techniques;
  if (auto analyst = make_camelot_analyst(game, fitting)) return analyst;
  return make_camblam_analyst(game, fitting);
}

Result<void> find_tables(const Game& game, const std::string& folder) {
  if (const auto board = camelot_board(game)) return find_camelot_tables(*board->rules, folder);
  return failure(ErrorCode::not_found, "this game has no endgame tables", game.variant().id);
}

std::vector<std::string> notations(const Game& game, const std::vector<Move>& moves) {
  Game walk = game;
  std::vector<std::string> texts;
  for (const Move move : moves) {
    walk.play(move);
    texts.push_back(walk.played().back().notation);
  }
  return texts;
}

int moves_to_end(Score score, int sides) {
  return (std::abs(plies_to_end(score).value_or(1)) + sides - 1) / sides;
}

std::string score_text(Score score, int sides) {
  if (is_sure(score)) {
    const int moves = moves_to_end(score, sides);
    return (score > 0 ? "win in " : "loss in ") + std::to_string(moves) +
           (moves == 1 ? " move" : " moves");
  }
  const int hundredths = std::abs(score);
  const std::string rest = std::to_string(hundredths % 100);
  return (score < 0 ? "-" : "+") + std::to_string(hundredths / 100) +
         (rest.size() < 2 ? ".0" : ".") + rest;
}

}  // namespace camlann::inline v1
