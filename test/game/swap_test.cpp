// The swap rule: the second player may take over the first move, in every game of two.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "game/replay.hpp"
#include "notation/record.hpp"
#include "notation/record_reader.hpp"
#include "notation/record_writer.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"

namespace camlann {
namespace {

constexpr std::string_view camblam_after_swap =
    "aarbiqkibraa/nnnccccccnnn/ppppp1pppppp/12/5p6/12/12/12/12/PPPPPPPPPPPP/NNNCCCCCCNNN/"
    "AARBIQKIBRAA w - - 0 2";

Game with_swap(std::string_view variant, std::string_view rules) {
  auto game = make_game(variant, std::string(rules) + ",swap=true");
  EXPECT_TRUE(game) << to_text(game.error());
  return *game;
}

/// Plays first legal moves until the first move of a man has been made.
void play_first_move(Game& game) {
  while (game.plies() == 0 || game.played().back().move().kind == MoveKind::plant) {
    EXPECT_FALSE(game.may_swap());
    game.play(game.written().front());
  }
}

TEST(Swap, TakesOverTheFirstMove) {
  Game game = with_swap("camblam", "default");
  EXPECT_EQ(game.rules(), "default,swap=true");
  EXPECT_TRUE(game.has_swap_rule());
  EXPECT_FALSE(game.may_swap());
  ASSERT_TRUE(game.play("f3-f5"));
  const std::string before = game.fen();
  EXPECT_TRUE(game.may_swap());
  const std::vector<WrittenMove> moves = game.written();
  ASSERT_EQ(moves.size(), 37U);
  EXPECT_EQ(moves.back().notation, "swap");
  EXPECT_EQ(moves.back().outcome, game.legal().back());
  EXPECT_TRUE(game.is_legal(moves.back()));

  ASSERT_TRUE(game.play("swap"));
  EXPECT_EQ(game.fen(), camblam_after_swap);
  EXPECT_EQ(game.seat(), Seat::white);
  EXPECT_FALSE(game.may_swap());
  EXPECT_FALSE(game.is_legal(moves.back()));
  EXPECT_EQ(game.key(), make_game("camblam", {}, camblam_after_swap)->key());
  ASSERT_TRUE(game.play("f3-f4"));
  ASSERT_TRUE(game.take_back());
  ASSERT_TRUE(game.take_back());
  EXPECT_EQ(game.fen(), before);
  EXPECT_TRUE(game.may_swap());
}

TEST(Swap, TurnsKnightsCastlesAndCountsOverToo) {
  Game game = with_swap("camelot", "wcf");
  ASSERT_TRUE(game.play("E6-E8"));
  ASSERT_TRUE(game.play("Swap")) << "in letters of any size";
  EXPECT_EQ(game.fen(),
            "2/8/10/12/12/2km1mmmmk2/3kmmmmk3/4m7/12/3KMMMMK3/2KMMMMMMK2/12/12/10/8/2 w 0,0 1 2");
}

TEST(Swap, IsHalfATurnOfABoardWithoutAMirror) {
  Game game = with_swap("river-camelot", "default");
  for (const std::string_view move : {"@C2", "@D2", "@I2", "@C15", "@I15", "@J15", "D5-D6"}) {
    EXPECT_FALSE(game.may_swap());
    ASSERT_TRUE(game.play(move)) << move;
  }
  ASSERT_TRUE(game.play("swap"));
  EXPECT_EQ(game.fen(),
            "2/1T4TT/10/2kmmmmmmk2/3kmmmm3/8k/8/8/8/8/9/2KMMMMK3/2KMMMMMMK2/10/TT5T/2 w 0,0 1 2");
}

TEST(Swap, IsForTheSecondPlayerRightAfterTheFirstMove) {
  Game game = with_swap("cam", "wcf");
  const auto early = game.read("swap");
  ASSERT_FALSE(early);
  EXPECT_EQ(early.error().code, ErrorCode::illegal_move);
  EXPECT_EQ(early.error().what,
            "Only the second player can take over the first move, right after it.");
  play_first_move(game);
  EXPECT_TRUE(game.read("swap"));
  game.play(game.written().front());
  EXPECT_FALSE(game.may_swap());
  EXPECT_FALSE(game.read("swap"));
}

TEST(Swap, IsAMoveOnlyWithTheOption) {
  for (const std::string_view rules : {"default", "default,swap=false"}) {
    auto game = make_game("camblam", rules);
    ASSERT_TRUE(game) << to_text(game.error());
    EXPECT_EQ(game->rules(), "default");
    ASSERT_TRUE(game->play("f3-f5"));
    EXPECT_FALSE(game->may_swap());
    EXPECT_EQ(game->legal().size(), 36U);
    EXPECT_EQ(game->read("swap").error().code, ErrorCode::syntax);
  }
}

TEST(Swap, IsAnOptionOfEveryGameOfTwo) {
  int games = 0;
  for (const VariantInfo& variant : catalog()) {
    const std::string rules = variant.rule_sets.front().id + ",swap=true";
    auto game = make_game(variant, rules, {});
    ASSERT_EQ(game.has_value(), variant.seating.size() == 2) << variant.id;
    if (!game) {
      EXPECT_EQ(game.error().what, "unknown rule option") << variant.id;
      continue;
    }
    ++games;
    EXPECT_EQ(game->rules(), rules);
    play_first_move(*game);
    ASSERT_TRUE(game->may_swap()) << variant.id;
    const std::vector<PieceOn> men = game->pieces();
    ASSERT_TRUE(game->play("swap"));
    EXPECT_EQ(game->pieces().size(), men.size());
    EXPECT_NE(game->pieces(), men) << "the man that has moved is the other side's";
    EXPECT_EQ(game->seat(), Seat::white);
    const auto again = make_game(variant, {}, game->fen());
    ASSERT_TRUE(again) << to_text(again.error());
    EXPECT_EQ(again->key(), game->key()) << "the position is one of this game";
  }
  EXPECT_EQ(games, 8);
}

TEST(Swap, HasToBeTrueOrFalse) {
  const auto game = make_game("cam", "wcf,swap=maybe,thinDraw=true");
  ASSERT_FALSE(game);
  EXPECT_EQ(to_text(game.error()),
            "swap=maybe: unknown value for a rule option (expected swap = false, true)");
  const auto sorted = make_game("cam", "wcf,swap=true,thinDraw=false");
  ASSERT_TRUE(sorted) << to_text(sorted.error());
  EXPECT_EQ(sorted->rules(), "wcf,thinDraw=false,swap=true");
}

TEST(Swap, IsNoMoveOfAPositionOutOfAGame) {
  Game game = with_swap("cam", "wcf");
  play_first_move(game);
  Game position = game.fresh();
  EXPECT_EQ(position.rules(), game.rules());
  EXPECT_FALSE(position.may_swap());
  position.play(position.written().front());
  EXPECT_FALSE(position.may_swap());
}

TEST(Swap, IsAPlyOfRecords) {
  Game game = with_swap("camblam", "default");
  for (const std::string_view move : {"f3-f5", "swap", "g3-g4", "a10-a9"}) {
    ASSERT_TRUE(game.play(move)) << move;
  }
  const std::string text = write_record(to_record(game));
  EXPECT_THAT(text, testing::HasSubstr("1. f3-f5 swap\n2. g3-g4 a10-a9\n"));
  const auto records = read_records(text);
  ASSERT_TRUE(records) << to_text(records.error());
  const Replay played = replay(records->front());
  ASSERT_FALSE(played.fault) << to_text(played.fault->error);
  EXPECT_EQ(played.game->fen(), game.fen());
  EXPECT_EQ(played.game->rules(), game.rules());
}

}  // namespace
}  // namespace camlann
