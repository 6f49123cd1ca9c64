// The search for arrays of Camblam: texts, draws, the sieve, a game, and lines of units.
#include "array_search.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "arrangement_text.hpp"
#include "array_lines.hpp"
#include "base/random.hpp"
#include "camblam_game.hpp"
#include "games.hpp"
#include "games/camblam/arrays.hpp"
#include "games/camblam/rules.hpp"
#include "support/files.hpp"
#include "units.hpp"

namespace camlann::train {
namespace {

TEST(Arrangements, AreReadWithTheMenOfTheSourceOnly) {
  for (const char* text : {"AARBIQ/NNNCCC", "AARBIK/NNNCCC turned", "NANNAQ/CIRCBC"}) {
    const auto read = read_arrangement(text);
    ASSERT_TRUE(read) << text;
    EXPECT_EQ(to_text(*read), text);
  }
  EXPECT_EQ(camblam::board_text(*read_arrangement("AARBIQ/NNNCCC")),
            camblam::array_text(camblam::Array::standard));
  for (const char* text :
       {"", "AARBIQNNNCCC", "AARBIQ/NNNCC", "AARBIQ/NNNCCCC", "AARBII/NNNCCC", "AARBKQ/NNNCCC",
        "aarbiq/NNNCCC", "AARBIQ/NNNCCC ", "AARBIQ/NNNCCC turned turned"}) {
    const auto refused = read_arrangement(text);
    ASSERT_FALSE(refused) << text;
    EXPECT_EQ(refused.error().where, text);
  }
}

TEST(Arrangements, AreDrawnWithTheMenOfTheSource) {
  Random random(1);
  int turned = 0;
  int middle = 0;
  for (int i = 0; i < 300; ++i) {
    const Arrangement arrangement = drawn(random);
    EXPECT_TRUE(read_arrangement(to_text(arrangement))) << to_text(arrangement);
    turned += arrangement.turned ? 1 : 0;
    middle += arrangement.men[5] == 'Q' ? 1 : 0;
  }
  EXPECT_GT(turned, 40);
  EXPECT_GT(middle, 100);
}

TEST(ArraySieve, DropsAnArrayThatIsLost) {
  const CamblamGame game;
  const auto lost = read_arrangement("IRCANC/BAQNCN");
  ASSERT_TRUE(lost);
  EXPECT_EQ(sieve(game, *lost, 160'000, 500).what, "won");
  const Sieved usual = sieve(game, *read_arrangement("AARBIQ/NNNCCC"), 6'400, 2'000);
  EXPECT_EQ(usual.what, "kept");
  EXPECT_EQ(to_line(usual).rfind("AARBIQ/NNNCCC kept ", 0), 0U);
}

TEST(ArrayProof, RenewsItsClaim) {
  const CamblamGame game;
  int renewed = 0;
  const Sieved proof = prove(game, *read_arrangement("AARBIQ/NNNCCC"), 2'000, [&] { ++renewed; });
  EXPECT_EQ(proof.what, "kept");
  EXPECT_GE(renewed, 1);
}

TEST(ArrayGames, AreCountedAndRepeatable) {
  const CamblamGame game;
  const auto array = read_arrangement("AARBIQ/NNNCCC turned");
  const auto play = [&] {
    Player<CamblamGame> player(game, game.tuned());
    Random random(3);
    return play_game(game, *array, player, 100, random);
  };
  const Tallied one = play();
  EXPECT_EQ(one.games(), 1);
  EXPECT_GE(one.plies, one.moved / 2);
  EXPECT_GT(one.moved, 2U);
  EXPECT_LE(one.moved, 72U);
  EXPECT_EQ(to_line(*array, one), to_line(*array, play()));
}

TEST(ArrayLines, AreReadAsTheyAreWritten) {
  test::TemporaryFolder folder;
  const auto array = *read_arrangement("AARBIQ/NNNCCC turned");
  folder.write("play-10-0001.txt", sealed("head\n" + to_line(array, {3, 1, 2, 400, 90})));
  const auto lines = read_array_lines(folder.path().string(), "play-", 5);
  ASSERT_TRUE(lines) << to_text(lines.error());
  ASSERT_EQ(lines->size(), 1U);
  EXPECT_EQ(to_text(lines->front().arrangement), "AARBIQ/NNNCCC turned");
  EXPECT_EQ(lines->front().what, "games");
  EXPECT_EQ(lines->front().numbers, (std::vector<std::int64_t>{3, 1, 2, 400, 90}));
  const auto sieved = read_array_line("AARBIQ/NNNCCC kept +512 8000000", 2);
  ASSERT_TRUE(sieved);
  EXPECT_EQ(sieved->numbers, (std::vector<std::int64_t>{512, 8'000'000}));
}

TEST(ArrayLines, AreRefusedByFileAndNumber) {
  for (const char* line :
       {"AARBIQ/NNNCCC", "AARBIQ/NNNCCC turned", "AARBIQ/NNNCCC kept", "AARBIQ/NNNCCC kept 1",
        "AARBIQ/NNNCCC kept 1 2 3", "AARBIQ/NNNCCC kept one 2", "AARBIQ/NNNCCC kept + 2"}) {
    test::TemporaryFolder folder;
    const std::string good = "AARBIQ/NNNCCC kept -5 100\n";
    folder.write("sieve-0001.txt", sealed("head\n" + good + line + "\n"));
    const auto refused = read_array_lines(folder.path().string(), "sieve-", 2);
    ASSERT_FALSE(refused) << line;
    EXPECT_EQ(refused.error().what, "not a line of a unit: " + std::string(line));
    EXPECT_EQ(refused.error().where, folder.path().string() + "/sieve-0001.txt, line 3");
    EXPECT_EQ(refused.error().expected, "an array, a word and 2 numbers");
  }
  EXPECT_EQ(read_array_line("", 2).error().what, "not an array of Camblam");
}

}  // namespace
}  // namespace camlann::train
