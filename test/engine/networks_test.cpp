// Networks in the engine: those in the program, files, and what a search does with them.

#include "engine/networks.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

#include "engine/analyst.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "games/camblam/leaf_judge.hpp"
#include "games/camblam/rules.hpp"
#include "games/camelot/leaf_judge.hpp"
#include "games/camelot/rules.hpp"
#include "nn/network.hpp"
#include "nn/random_network.hpp"
#include "search/evaluation.hpp"
#include "search/limits.hpp"
#include "support/files.hpp"

namespace camlann {
namespace {

// The walk reports every move to the judge, so that it can update its sums.
static_assert(FollowsPlay<camelot::LeafJudge, camelot::PortableRules>);
static_assert(FollowsPlay<camblam::LeafJudge, camblam::Rules>);

Game game_of(std::string_view variant, std::string_view rules = "") {
  return make_game(variant, rules, "").value();
}

Info answer(const Game& game, const AnalystSettings& settings, std::uint64_t nodes) {
  Limits limits;
  limits.nodes = nodes;
  const std::atomic<bool> stop{false};
  return make_analyst(game, settings)->analyse(game, limits, stop);
}

/// A file with a network of random weights, which says that it is of this game.
std::string file_for(const test::TemporaryFolder& folder, std::string_view variant,
                     std::string_view rules, std::size_t squares, std::size_t men,
                     std::size_t kinds = 2) {
  nn::Network network = test::random_network(1, squares, men, 1, kinds);
  network.card.variant = variant;
  network.card.rules = rules;
  folder.write("file.network", nn::to_bytes(network));
  return (folder.path() / "file.network").string();
}

std::string fault_of(const std::string& path, const Game& game) {
  const auto network = read_network_file(path, game);
  return network ? "nothing" : to_text(network.error());
}

TEST(BuiltInNetworks, FitTheirGameAndItsRules) {
  for (const std::string_view variant : {"cam", "camelot", "chivalry"}) {
    const auto network = built_in_network(game_of(variant));
    ASSERT_TRUE(network) << variant;
    EXPECT_EQ(network->card.variant, variant);
    EXPECT_FALSE(network->card.description.empty());
    EXPECT_FALSE(network->card.licence.empty());
    EXPECT_TRUE(nn::check(*network));
  }
}

TEST(BuiltInNetworks, AreNotUsedInOtherGamesAndUnderOtherRules) {
  EXPECT_EQ(built_in_network(game_of("tri-camelot")), nullptr);
  EXPECT_EQ(built_in_network(game_of("camblam")), nullptr);
  EXPECT_EQ(built_in_network(game_of("cam", "wcf,knightCanterRule=false")), nullptr);
  // These say only when a game is broken off.
  EXPECT_NE(built_in_network(game_of("cam", "wcf,repetition=0")), nullptr);
}

TEST(BuiltInNetworks, AreSmallEnoughForGit) {
  for (const auto& entry : std::filesystem::directory_iterator("../data/networks")) {
    EXPECT_LT(entry.file_size(), 1'000'000u) << entry.path();
  }
}

TEST(NetworkFiles, OfAnotherGameAreRefusedByName) {
  const test::TemporaryFolder folder;
  const Game cam = game_of("cam");
  const auto squares = static_cast<std::size_t>(cam.variant().squares.size());
  EXPECT_EQ(fault_of(file_for(folder, "cam", "wcf", squares, 14), cam), "nothing");
  const std::string file = (folder.path() / "file.network").string();
  const auto refuses = [&](std::string_view variant, std::string_view rules, std::size_t count,
                           std::size_t men, const std::string& reason) {
    EXPECT_EQ(fault_of(file_for(folder, variant, rules, count, men), cam), file + ", " + reason);
  };
  const std::string other = "the network is of another game: ";
  const std::string count = std::to_string(squares);
  refuses("camelot", "wcf", squares, 14, "variant: " + other + "camelot (expected cam)");
  refuses("cam", "wcf,knightCanterRule=false", squares, 14,
          "rules: " + other + "wcf,knightCanterRule=false (expected wcf)");
  refuses("cam", "wcf", 12, 14, "squares: " + other + "12 (expected " + count + ")");
  refuses("cam", "wcf", squares, 16, "men: " + other + "16 (expected 14)");
  EXPECT_NE(fault_of(file_for(folder, "cam", "fifa", squares, 14), cam), "nothing");
  const Game camblam = game_of("camblam");
  EXPECT_EQ(fault_of(file_for(folder, "camblam", "default", 144, 72, 9), camblam), "nothing");
  EXPECT_EQ(fault_of(file_for(folder, "camblam", "default", 144, 72, 2), camblam),
            file + ", kinds: " + other + "2 (expected 9)");
  EXPECT_EQ(fault_of(file_for(folder, "camblam", "default,knightLegA=any", 144, 72, 9), camblam),
            file + ", rules: " + other + "default,knightLegA=any (expected default)");
}

TEST(NetworkFiles, ThatAreNoneAreRefused) {
  const test::TemporaryFolder folder;
  const std::string file = (folder.path() / "file.network").string();
  const Game cam = game_of("cam");
  EXPECT_EQ(fault_of(file, cam), file + ": No such file or directory");
  folder.write("file.network", "CAMLANN");
  EXPECT_EQ(fault_of(file, cam), file + ", head: this is not a network (expected CAMLANNN)");
  folder.write("file.network", std::string((2u << 20) + 1, 'x'));
  EXPECT_EQ(fault_of(file, cam), file + ": the file is too long for a network");
  EXPECT_NE(fault_of(folder.path().string(), cam), "nothing");
  const std::string fits = file_for(folder, "cam", "wcf", 1, 1);
  EXPECT_EQ(fault_of(fits, game_of("tri-camelot")),
            fits + ", tri-camelot: this game has no networks");
}

TEST(SearchWithANetwork, IsReproducibleAndAnotherOne) {
  const auto camblam = std::make_shared<const nn::Network>(
      test::random_network(1, 144, camblam::network_men, 1, camblam::network_kinds));
  for (const std::string_view variant : {"cam", "camblam"}) {
    const Game game = game_of(variant);
    AnalystSettings with;
    with.network = variant == "cam" ? built_in_network(game) : camblam;
    const Info first = answer(game, with, 3'000);
    const Info again = answer(game, with, 3'000);
    ASSERT_FALSE(first.lines.empty());
    EXPECT_EQ(first.lines.front().moves, again.lines.front().moves);
    EXPECT_EQ(first.lines.front().score, again.lines.front().score);
    EXPECT_EQ(first.nodes, again.nodes);
    const Info by_hand = answer(game, {}, 3'000);
    EXPECT_NE(first.lines.front().score, by_hand.lines.front().score);
  }
}

TEST(NetworkFiles, OfCamblamServeEveryArray) {
  const test::TemporaryFolder folder;
  const std::string file =
      file_for(folder, "camblam", "default", 144, camblam::network_men, camblam::network_kinds);
  EXPECT_EQ(fault_of(file, game_of("camblam", "default,array=alternating")), "nothing");
}

TEST(SearchWithANetwork, TakesSeveralThreads) {
  const Game game = game_of("cam");
  AnalystSettings settings;
  settings.network = built_in_network(game);
  settings.threads = 3;
  EXPECT_FALSE(answer(game, settings, 6'000).lines.empty());
}

TEST(SearchWithANetwork, SeesThatMenAreLost) {
  // White has all men but the knights, Black has all.
  const Game game = make_game("cam", "", "1/3/5/2k1k2/1mmmmm1/7/7/7/1MMMMM1/7/5/3/1 w").value();
  AnalystSettings settings;
  settings.network = built_in_network(game);
  EXPECT_LT(answer(game, settings, 2'000).lines.front().score, -100);
}

}  // namespace
}  // namespace camlann
