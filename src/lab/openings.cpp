#include "lab/openings.hpp"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <utility>

#include "base/random.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "game/shuffle.hpp"
#include "lab/opening_book.hpp"
#include "search/score.hpp"

namespace camlann {
namespace {

// Openings that decide the game are no test of the players.
constexpr Score fair = 120;
constexpr std::uint64_t fair_nodes = 2000;
constexpr int most_tries = 50;

constexpr int plies_behind_a_line = 2;  // once the book has been played through

}  // namespace

Openings::Openings(const Game& array, std::optional<OpeningBook> book, int plies,
                   std::uint64_t seed, std::string wished)
    : array_(array),
      plies_(plies),
      seed_(seed * 0x9E3779B97F4A7C15ULL),
      wished_(std::move(wished)) {
  if (!book) return;
  lines_ = std::move(book->lines);
  Random random(seed_);
  for (std::size_t i = lines_.size(); i > 1; --i) {
    std::swap(lines_[i - 1], lines_[random.below(static_cast<std::uint32_t>(i))]);
  }
}

int Openings::longest() const {
  std::size_t plies = 0;
  for (const OpeningLine& line : lines_) plies = std::max(plies, line.size());
  return lines_.empty() ? plies_ : static_cast<int>(plies) + plies_behind_a_line;
}

Game Openings::array_of(std::uint64_t seed) const {
  if (!is_shuffled(array_.variant(), wished_)) return array_;
  const auto drawn = make_game(array_.variant(), drawn_rules(array_.variant(), wished_, seed));
  return drawn ? *drawn : array_;
}

Game Openings::of_pair(int pair, const std::atomic<bool>& stop) const {
  const std::uint64_t seed = seed_ + static_cast<std::uint64_t>(pair);
  if (lines_.empty()) return with_random_plies(array_of(seed), plies_, seed, stop);
  const auto number = static_cast<std::size_t>(pair);
  Game game = array_;
  for (const std::string& move : lines_[number % lines_.size()]) {
    if (!game.play(move)) break;  // the book was read under these rules
  }
  if (number < lines_.size()) return game;
  return with_random_plies(game, plies_behind_a_line, seed, stop);
}

Game Openings::with_random_plies(const Game& base, int plies, std::uint64_t seed,
                                 const std::atomic<bool>& stop) const {
  Random random(seed);
  Judge judge(fair_nodes);
  std::optional<Game> running;
  Game ended = base;
  for (int tries = 0; tries < most_tries; ++tries) {
    Game drawn = base;
    play_random(drawn, plies, random);
    if (drawn.over()) {
      ended = std::move(drawn);
      continue;
    }
    const bool is_fair = std::abs(judge.score(drawn, stop)) <= fair;
    running = std::move(drawn);
    if (is_fair) break;
  }
  if (running) return std::move(*running);
  while (ended.over()) ended.take_back();
  return ended;
}

}  // namespace camlann
