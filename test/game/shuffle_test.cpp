// Requests that leave the array to chance.
#include "game/shuffle.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "rules/variant_info.hpp"

namespace camlann {
namespace {

const VariantInfo& camblam() {
  return *find_variant("camblam");
}

TEST(Shuffle, DrawsEveryNumberByTheLot) {
  constexpr const char* wish = "default,stepCaptures=false,array=shuffled,swap=true";
  EXPECT_TRUE(is_shuffled(camblam(), wish));
  std::set<std::string> drawn;
  for (std::uint64_t lot = 0; lot < 300; ++lot) {
    const std::string rules = drawn_rules(camblam(), wish, lot);
    EXPECT_EQ(rules, drawn_rules(camblam(), wish, lot)) << "the same lot, another array";
    const auto game = make_game("camblam", rules);
    ASSERT_TRUE(game) << to_text(game.error());
    EXPECT_EQ(game->rules(), rules);
    EXPECT_EQ(game->lost_start(), nullptr);
    drawn.insert(game->fen());
  }
  const auto& options = camblam().options;
  const auto array = std::find_if(options.begin(), options.end(),
                                  [](const OptionInfo& option) { return option.name == "array"; });
  EXPECT_GE(array->numbered, 8);
  EXPECT_EQ(drawn.size(), static_cast<std::size_t>(array->numbered));
}

TEST(Shuffle, LeavesOtherRulesAsTheyAre) {
  for (const char* rules :
       {"", "default", "default,array=2", "default,array=shuffledx", "shuffled"}) {
    EXPECT_FALSE(is_shuffled(camblam(), rules)) << rules;
    EXPECT_EQ(drawn_rules(camblam(), rules, 1), rules);
  }
  EXPECT_EQ(drawn_rules(*find_variant("grand-camelot"), "wcf,array=shuffled", 1),
            "wcf,array=shuffled");
}

TEST(Shuffle, IsOfTheIdOfAGame) {
  EXPECT_EQ(lot_of("0123456789ab"), lot_of("0123456789ab"));
  std::set<std::uint64_t> lots;
  for (char c = 'a'; c <= 'z'; ++c) lots.insert(lot_of(std::string("0123456789a") + c) % 8);
  EXPECT_GE(lots.size(), 6U);
}

TEST(Shuffle, IsAWishAndNoGame) {
  const auto wished = wished_game(catalog(), "Camblam", "default,array=shuffled,winBy=capture");
  ASSERT_TRUE(wished) << to_text(wished.error());
  EXPECT_EQ(wished->rules, "default,winBy=capture,array=shuffled");
  EXPECT_EQ(wished->game.rules(), "default,winBy=capture,array=1");
  EXPECT_EQ(wished_game(catalog(), "camblam", "default,array=2")->rules, "default,array=2");
  EXPECT_FALSE(wished_game(catalog(), "camblam", "default,array=shuffled,winBy=luck"));
  EXPECT_FALSE(wished_game(catalog(), "chess", "default,array=shuffled"));
  EXPECT_FALSE(wished_game(catalog(), "grand-camelot", "wcf,array=shuffled"));

  const auto game = make_game("camblam", "default,array=shuffled");
  ASSERT_FALSE(game);
  EXPECT_THAT(to_text(game.error()), testing::HasSubstr("shuffled for a new game"));
}

}  // namespace
}  // namespace camlann
