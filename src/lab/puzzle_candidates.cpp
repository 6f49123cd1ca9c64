#include "lab/puzzle_candidates.hpp"

#include <algorithm>
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
constexpr std::size_t longest_game = 160;  // plies of the levels
constexpr std::size_t longest_thinning = 200;

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

/// Plays at random, with a capture where there is one, until this number of men is left. False if
/// the game ends before.
bool thin_out(Game& game, std::size_t men, Random& random) {
  for (std::size_t ply = 0; ply < longest_thinning && game.pieces().size() > men; ++ply) {
    if (game.over()) return false;
    auto legal = game.legal();
    const auto quiet = std::partition(legal.begin(), legal.end(),
                                      [](const Outcome& each) { return men_taken(each.move) > 0; });
    const auto captures = static_cast<std::uint32_t>(quiet - legal.begin());
    const auto choices = captures > 0 ? captures : static_cast<std::uint32_t>(legal.size());
    game.play(legal[random.below(choices)].move);
  }
  return !game.over();
}

/// Two games in three begin with fewer men: half of them, or a third.
void begin(Game& game, int number, Random& random) {
  const Game array = game;
  const std::size_t men = array.pieces().size();
  const auto part = static_cast<std::size_t>(1 + number % 3);
  play_random(game, static_cast<int>(least_random_plies + random.below(6)), random);
  if (part == 1 || thin_out(game, men / part, random)) return;
  game = array;
  play_random(game, static_cast<int>(least_random_plies), random);
}

}  // namespace

MinedGame play_for_puzzles(const Game& array, std::uint64_t seed, int number,
                           const std::atomic<bool>& stop) {
  Random random(seed * 1'000'003 + static_cast<std::uint64_t>(number));
  Game game = array;
  begin(game, number, random);
  game = game.fresh();
  MinedGame mined{game, {}, "self-play", false};
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
  for (const WrittenMove& each : game.played()) mined.moves.push_back(each.move());
  return mined;
}

}  // namespace camlann
