// The computer as people meet it: levels, stop, hints, draws, resignation.

#include "engine/computer.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <string>
#include <string_view>

#include "game/catalog.hpp"
#include "game/game.hpp"

namespace camlann {
namespace {

Game game_of(std::string_view variant, std::string_view fen = {}) {
  return make_game(variant, {}, fen).value();
}

bool is_legal(const Game& game, Move move) {
  const auto outcomes = game.legal();
  return std::any_of(outcomes.begin(), outcomes.end(),
                     [&](const Outcome& outcome) { return outcome.move == move; });
}

Limits nodes(std::uint64_t count) {
  Limits limits;
  limits.nodes = count;
  return limits;
}

// White has one man in the middle, Black the whole army: a certain win.
constexpr const char* lost_for_white = "1/3/5/2k1k2/1mmmmm1/7/7/M6/7/7/5/3/1 w";

const std::atomic<bool> never{false};

TEST(Computer, PlaysLegallyAtEveryLevelOfEveryGame) {
  for (const VariantInfo& variant : catalog()) {
    for (int level = min_level; level <= max_level; ++level) {
      Game game = game_of(variant.id);
      ComputerOptions options;
      options.level = level;
      options.table_bytes = 1 << 20;
      if (level == max_level) options.limits = nodes(5000);
      Computer computer(options);
      for (int ply = 0; ply < 2 && !game.over(); ++ply) {
        const Reply reply = computer.choose(game, never);
        ASSERT_TRUE(reply.move);
        ASSERT_TRUE(is_legal(game, *reply.move)) << variant.id << " level " << level;
        EXPECT_FALSE(reply.resigns);
        game.play(*reply.move);
      }
    }
  }
}

TEST(Computer, HasNoMoveWhenTheGameIsOver) {
  Game game = game_of("cam", "1/M2/5/7/7/7/7/7/3m3/7/5/3/1 w");
  ASSERT_TRUE(game.play("C12-D13"));
  Computer computer{ComputerOptions{}};
  EXPECT_FALSE(computer.choose(game, never).move);
  EXPECT_FALSE(computer.hint(game, never));
  EXPECT_FALSE(computer.accepts_draw(game, Seat::black, never));
}

TEST(Computer, WalksIntoTheOpenCastleAtEveryLevel) {
  for (int level = min_level; level <= max_level; ++level) {
    Game game = game_of("cam", "1/M2/5/7/7/7/7/7/3m3/7/5/3/1 w");
    ComputerOptions options;
    options.level = level;
    const Reply reply = Computer(options).choose(game, never);
    ASSERT_TRUE(reply.move);
    game.play(*reply.move);
    EXPECT_EQ(game.verdict().reason, Reason::castle) << "level " << level;
  }
}

TEST(Computer, GivesALegalMoveWhenStoppedAtOnce) {
  const std::atomic<bool> stop{true};
  const Game game = game_of("chivalry");
  ComputerOptions options;
  options.level = max_level;
  Computer computer(options);
  const auto start = std::chrono::steady_clock::now();
  const Reply reply = computer.choose(game, stop);
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::milliseconds(500));
  ASSERT_TRUE(reply.move);
  EXPECT_TRUE(is_legal(game, *reply.move));
}

TEST(Computer, DetectsANewGame) {
  ComputerOptions options;
  options.limits = nodes(2000);
  Computer computer(options);
  for (const char* variant : {"cam", "chivalry", "camette", "cam"}) {
    const Game game = game_of(variant);
    const Reply reply = computer.choose(game, never);
    ASSERT_TRUE(reply.move);
    EXPECT_TRUE(is_legal(game, *reply.move)) << variant;
  }
}

TEST(Computer, DistinguishesGamesOfOneNameFromTwoFiles) {
  ComputerOptions options;
  options.level = 7;
  Computer computer(options);
  const auto enters_castle = [&](std::string_view aim) {
    Catalog known;
    const std::string text = "[mine]\nbase = cam\n" + std::string(aim);
    EXPECT_TRUE(known.add(text, "mine.variant"));
    const Game game = known.make_game("mine", {}, "1/1M1/5/7/6m/7/7/7/m6/7/5/3/1 w").value();
    const Reply reply = computer.choose(game, never);
    return reply.move && game.write(*reply.move).notation == "D12-D13";
  };
  EXPECT_TRUE(enters_castle(""));
  EXPECT_FALSE(enters_castle("aim = lose\n"));
  EXPECT_TRUE(enters_castle(""));
}

TEST(Computer, ErrsDifferentlyWithEachSeedAndAlikeWithTheSame) {
  const Game game = game_of("camelot");
  std::vector<Move> moves;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    ComputerOptions options;
    options.level = 2;
    options.seed = seed;
    moves.push_back(*Computer(options).choose(game, never).move);
    EXPECT_EQ(moves.back(), *Computer(options).choose(game, never).move);
  }
  EXPECT_NE(std::count(moves.begin(), moves.end(), moves.front()), 8);
}

TEST(Computer, ResignsOnlyWhereItIsAllowedTo) {
  const Game game = game_of("cam", lost_for_white);
  for (const bool allowed : {false, true}) {
    ComputerOptions options;
    options.may_resign = allowed;
    options.limits = nodes(20'000);
    const Reply reply = Computer(options).choose(game, never);
    EXPECT_EQ(reply.resigns, allowed);
    EXPECT_TRUE(reply.move);
  }
  ComputerOptions options;
  options.may_resign = true;
  options.limits = nodes(5000);
  EXPECT_FALSE(Computer(options).choose(game_of("cam"), never).resigns);
}

TEST(Computer, TakesADrawWhenItIsLosingAndRefusesOneWhenItIsNot) {
  Computer computer{ComputerOptions{}};
  const Game lost = game_of("cam", lost_for_white);
  EXPECT_TRUE(computer.accepts_draw(lost, Seat::white, never));
  EXPECT_FALSE(computer.accepts_draw(lost, Seat::black, never));
  const Game fresh = game_of("cam");
  EXPECT_FALSE(computer.accepts_draw(fresh, Seat::white, never));
  EXPECT_FALSE(computer.accepts_draw(fresh, Seat::black, never));
}

// Armies differ in size, and so does what counts as losing.
TEST(Computer, JudgesADrawAmongThreeForItself) {
  // Red has eight pieces, Blue, to move, six, and Green one.
  const auto game =
      *make_game("tri-camelot", {}, "4/1r1g1/1R4/1r3/1R4/Rr3/1r4/r4/4/5/4/3/2b1/bBb/BB/3/2/1 B");
  Computer computer;
  EXPECT_FALSE(computer.accepts_draw(game, Seat::black, never));
  EXPECT_TRUE(computer.accepts_draw(game, Seat::third, never));
}

TEST(Computer, KeepsPlayingAfterTheFirstMovesOfCamblam) {
  Game game = game_of("camblam");
  for (const char* move : {"b3-b4", "g10-g7", "b2-c4"}) {
    ASSERT_TRUE(game.play(move)) << move;
    EXPECT_FALSE(Computer(ComputerOptions{}).accepts_draw(game, game.seat(), never)) << move;
  }
}

TEST(Computer, MatesWithTheLastPlyBeforeTheDraw) {
  Game game = game_of("camblam", "11k/12/12/12/6B5/12/12/12/12/9K2/6Q5/10R1 w - - 99 60");
  ComputerOptions options;
  options.level = 8;
  const Reply reply = Computer(options).choose(game, never);
  ASSERT_TRUE(reply.move);
  game.play(*reply.move);
  EXPECT_EQ(game.verdict().reason, Reason::checkmate) << game.played().back().notation;
}

// Beginners lost their first games on move three, by a knight that leaps to b8.
TEST(Computer, DoesNotEndAGameOfCamblamInItsOpeningOnItsLowestLevels) {
  Game game = game_of("camblam");
  for (const char* move : {"i3-i4", "a10-a9", "j2-f5", "a9-a8"}) ASSERT_TRUE(game.play(move));
  ASSERT_TRUE(Game(game).play("f5-b8")->notation == "f5-b8");
  const auto ends = [](Game played, int level, std::uint64_t seed) {
    ComputerOptions options;
    options.level = level;
    options.seed = seed;
    const Reply reply = Computer(options).choose(played, never);
    if (!reply.move) return false;
    played.play(*reply.move);
    return played.over();
  };
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    EXPECT_FALSE(ends(game, 1, seed)) << seed;
    EXPECT_FALSE(ends(game, 2, seed)) << seed;
    EXPECT_TRUE(ends(game, 3, seed)) << seed;
    // A position that is set up is no opening.
    EXPECT_TRUE(ends(game_of("camblam", game.fen()), 1, seed)) << seed;
  }
}

// Both sides step to and fro: `times` rounds of four plies.
void shuffle(Game& game, std::initializer_list<const char*> moves, int times) {
  for (int i = 0; i < times; ++i) {
    for (const char* move : moves) ASSERT_TRUE(game.play(move)) << move;
  }
}

TEST(Computer, OffersAndTakesADrawWhereNothingHappens) {
  Game game = game_of("cam");
  ComputerOptions options;
  options.limits = nodes(5000);
  Computer computer(options);
  EXPECT_FALSE(computer.choose(game, never).offers_draw);
  shuffle(game, {"C4-C3", "C10-C11", "C3-C4", "C11-C10"}, 10);
  const Reply reply = computer.choose(game, never);
  EXPECT_TRUE(reply.offers_draw);
  EXPECT_FALSE(reply.claims_draw);
  EXPECT_TRUE(computer.accepts_draw(game, Seat::black, never));
}

TEST(Computer, ClaimsTheDrawThatSavesIt) {
  Game game = game_of("cam", lost_for_white);
  shuffle(game, {"A6-A5", "C10-C11", "A5-A6", "C11-C10"}, 2);
  ASSERT_TRUE(game.can_claim_draw());
  ComputerOptions options;
  options.limits = nodes(5000);
  EXPECT_TRUE(Computer(options).choose(game, never).claims_draw);
}

TEST(Computer, HintsAtTheWin) {
  const Game game = game_of("cam", "1/3/2M2/7/7/7/7/7/7/m6/5/3/1 w");
  const auto hint = Computer(ComputerOptions{}).hint(game, never);
  ASSERT_TRUE(hint);
  EXPECT_EQ(hint->score, win_in(3));
  EXPECT_TRUE(is_legal(game, hint->move));
}

TEST(Computer, ExplainsTheWinAndAMoveThatMissesIt) {
  const Game game = game_of("cam", "1/3/2M2/7/7/7/7/7/7/m6/5/3/1 w");
  const Move other = game.read("D11-D10").value().move();
  const auto whys = Computer(ComputerOptions{}).why(game, other, never);
  ASSERT_TRUE(whys);
  EXPECT_EQ(whys->best.score, win_in(3));
  EXPECT_FALSE(whys->best.reasons.empty());
  ASSERT_TRUE(whys->asked);
  EXPECT_EQ(whys->asked->move.move(), other);
}

TEST(Levels, GrowInDepthAndNodesAndAreClamped) {
  EXPECT_EQ(level_settings(0, LevelFit{}).handicap, level_settings(1, LevelFit{}).handicap);
  EXPECT_EQ(level_settings(99, LevelFit{}).limits.movetime,
            level_settings(10, LevelFit{}).limits.movetime);
  EXPECT_EQ(level_settings(max_level, LevelFit{}).handicap, Handicap{});
  for (int level = min_level; level < max_level; ++level) {
    const Limits limits = level_settings(level, LevelFit{}).limits;
    EXPECT_TRUE(limits.depth > 0 || limits.nodes > 0) << level;
    EXPECT_LE(limits.movetime.value().count(), 2000);
    EXPECT_EQ(level_settings(level, LevelFit{3, {}}).limits.nodes, 3 * limits.nodes);
  }
  const Handicap fitted = level_settings(2, LevelFit{1, {9, 8, 7}, {6, 5, 4}, {3, 2, 1}}).handicap;
  EXPECT_EQ(fitted, (Handicap{2, 5, 8}));
}

}  // namespace
}  // namespace camlann
