// The search for arrays of Camblam: texts, draws, the sieve, and a game.
#include "array_search.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "arrangement_text.hpp"
#include "base/random.hpp"
#include "camblam_game.hpp"
#include "games.hpp"
#include "games/camblam/arrays.hpp"
#include "games/camblam/rules.hpp"

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

}  // namespace
}  // namespace camlann::train
