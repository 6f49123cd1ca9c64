// New games that are decided before the first move are refused; games and positions are not.
#include "game/new_start.hpp"

#include <gtest/gtest.h>

#include <string_view>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "game/replay.hpp"
#include "notation/record.hpp"
#include "notation/record_reader.hpp"
#include "rules/variant_info.hpp"

namespace camlann {
namespace {

constexpr std::string_view alternating_array =
    "aarbiqkibraa/ncncnccncncn/pppppppppppp/12/12/12/12/12/12/PPPPPPPPPPPP/NCNCNCCNCNCN/"
    "AARBIQKIBRAA w";

TEST(NewStart, IsRefusedWithTheReasonAndAnExample) {
  const auto game = make_game("camblam", "default,knightLegA=any");
  ASSERT_TRUE(game) << to_text(game.error());
  const auto checked = check_start(*game);
  ASSERT_FALSE(checked);
  EXPECT_EQ(checked.error().code, ErrorCode::bad_position);
  EXPECT_EQ(checked.error().about, Subject::rules);
  EXPECT_EQ(to_text(checked.error()),
            "rules: This start is not offered: White mates in two moves, whatever Black plays "
            "(c3-c5 a10-a9 b2-f5) (expected other rules, or another opening position)");
}

TEST(NewStart, IsThatOfTheGameWhateverWasPlayed) {
  auto game = make_game("camblam", {}, alternating_array);
  ASSERT_TRUE(game) << to_text(game.error());
  EXPECT_FALSE(check_start(*game));
  ASSERT_TRUE(game->play("i3-i6"));
  EXPECT_FALSE(check_start(*game));
  EXPECT_TRUE(check_start(game->fresh())) << "a position of a game can be played on";
}

TEST(NewStart, IsFreeWithTheUsualRulesOfEveryGame) {
  for (const VariantInfo& variant : catalog()) {
    for (const RuleSetInfo& rules : variant.rule_sets) {
      const auto game = make_game(variant, rules.id, {});
      ASSERT_TRUE(game) << to_text(game.error());
      EXPECT_TRUE(check_start(*game)) << variant.id << ' ' << rules.id;
    }
  }
}

TEST(NewStart, DoesNotMatterToRecords) {
  const auto records = read_records(
      "[Variant \"Camblam\"]\n[Rules \"default,knightLegA=any\"]\n\n"
      "1. c3-c5 a10-a9 2. b2-f5 1-0\n");
  ASSERT_TRUE(records) << to_text(records.error());
  const Replay played = replay(records->front());
  ASSERT_FALSE(played.fault) << to_text(played.fault->error);
  EXPECT_EQ(played.game->verdict_text(), "White wins: Black's king on g12 is checkmated.");
}

}  // namespace
}  // namespace camlann
