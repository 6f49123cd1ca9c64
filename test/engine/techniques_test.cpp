// The settings of an analyst. Which techniques of the search a game uses: where one failed its
// match (doc/results.md, "Techniques"), to leave it out changes nothing.

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <string_view>

#include "engine/analyst.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "rules/technique.hpp"
#include "search/limits.hpp"

namespace camlann {
namespace {

std::uint64_t nodes_to_depth(std::string_view variant, Techniques techniques) {
  const auto game = make_game(variant).value();
  AnalystSettings settings;
  settings.techniques = techniques;
  Limits limits;
  limits.depth = 6;
  const std::atomic<bool> stop{false};
  return make_analyst(game, settings)->analyse(game, limits, stop).nodes;
}

bool uses(std::string_view variant, Technique technique) {
  return nodes_to_depth(variant, Techniques::all()) !=
         nodes_to_depth(variant, Techniques::all().without(technique));
}

TEST(TechniquesOfAGame, AreThoseThatPassedTheirMatch) {
  for (const Technique technique :
       {Technique::null_move, Technique::history, Technique::continuation}) {
    EXPECT_TRUE(uses("camelot", technique));
    EXPECT_FALSE(uses("cam", technique));
    EXPECT_FALSE(uses("camette", technique));
  }
  for (const std::string_view variant : {"camelot", "cam", "camette"}) {
    EXPECT_TRUE(uses(variant, Technique::reductions)) << variant;
    EXPECT_TRUE(uses(variant, Technique::lead)) << variant;
  }
  EXPECT_TRUE(uses("camblam", Technique::lateness));
  EXPECT_FALSE(uses("camblam", Technique::lead));
}

TEST(Analyst, HasNoMoreThreadsThanItMay) {
  const auto game = make_game("cam").value();
  AnalystSettings settings;
  settings.threads = 100'000;
  Limits limits;
  limits.nodes = 100;
  EXPECT_FALSE(make_analyst(game, settings)->analyse(game, limits).lines.empty());
}

TEST(Analyst, EndsWithoutLimitsOfItsOwn) {
  const auto game = make_game("cam").value();
  const Info info = make_analyst(game)->analyse(game);
  EXPECT_FALSE(info.lines.empty());
  EXPECT_GE(info.time, std::chrono::milliseconds(500));
}

}  // namespace
}  // namespace camlann
