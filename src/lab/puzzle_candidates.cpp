#include "lab/puzzle_candidates.hpp"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "base/random.hpp"
#include "engine/analyst.hpp"
#include "engine/computer.hpp"
#include "game/game.hpp"
#include "lab/opening_book.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"
#include "rules/verdict.hpp"
#include "search/limits.hpp"

namespace camlann {
namespace {

constexpr int weakest = 2;  // of the playing levels
constexpr std::uint32_t levels_that_play = 5;
constexpr std::uint32_t least_random_plies = 4;
constexpr std::size_t longest_game = 160;

struct Sparring {
  std::unique_ptr<Analyst> analyst;
  Limits limits;
};

Sparring sparring(const Game& game, Random& random) {
  const auto level = weakest + static_cast<int>(random.below(levels_that_play));
  const Level settings = level_settings(level, game.variant().temper.levels);
  AnalystSettings analyst;
  analyst.handicap = settings.handicap;
  analyst.table_bytes = std::size_t{1} << 20;
  analyst.seed = random();
  Limits limits = settings.limits;
  limits.movetime.reset();  // makes a slow machine play the same game
  return {make_analyst(game, analyst), limits};
}

}  // namespace

MinedGame play_for_puzzles(const Game& array, std::uint64_t seed, int number,
                           const std::atomic<bool>& stop) {
  Random random(seed * 1'000'003 + static_cast<std::uint64_t>(number));
  Game game = array;
  play_random(game, static_cast<int>(least_random_plies + random.below(6)), random);
  std::vector<Sparring> players;
  players.reserve(game.variant().seating.size());
  for (std::size_t i = 0; i < game.variant().seating.size(); ++i) {
    players.push_back(sparring(game, random));
  }
  while (!game.over() && !stop && game.plies() < longest_game) {
    Sparring& player = players[index_of(game.seat())];
    const Info info = player.analyst->analyse(game, player.limits, stop);
    if (info.lines.empty() || info.lines.front().moves.empty()) break;
    game.play(info.lines.front().moves.front());
  }
  MinedGame mined{array, {}, "self-play", false};
  for (const WrittenMove& each : game.played()) mined.moves.push_back(each.move());
  return mined;
}

}  // namespace camlann
