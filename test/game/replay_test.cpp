#include "game/replay.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "game/catalog.hpp"
#include "game/game.hpp"
#include "game/tree_record.hpp"
#include "notation/record_reader.hpp"
#include "notation/record_writer.hpp"
#include "rules/outcome.hpp"
#include "support/data.hpp"

namespace camlann {
namespace {

using testing::HasSubstr;

const std::string won_next_ply = "[Variant \"Cam\"]\n[FEN \"1/1M1/5/7/6m/7/7/7/m6/7/5/3/1 w\"]\n";

Record read(const std::string& text) {
  auto records = read_records(text);
  EXPECT_TRUE(records && records->size() == 1) << text;
  return records && records->size() == 1 ? records->front() : Record{};
}

TEST(Replay, PlaysEveryPublishedGameToItsEnd) {
  for (const test::PublishedGame& game : test::published_games()) {
    const Replay played = replay(read(test::read_data("games/" + game.file)));
    ASSERT_FALSE(played.fault) << game.file << ": " << to_text(played.fault->error);
    EXPECT_EQ(played.game->played().size(), static_cast<std::size_t>(game.plies)) << game.file;
    EXPECT_EQ(to_text(record_result(*played.game)), game.result) << game.file;
  }
}

TEST(Replay, WritesAGameAsTheRecordItCameFrom) {
  for (const test::PublishedGame& game : test::published_games()) {
    const Replay first = replay(read(test::read_data("games/" + game.file)));
    const Replay second = replay(read(write_record(to_record(*first.game))));
    ASSERT_FALSE(second.fault) << game.file;
    EXPECT_EQ(second.game->fen(), first.game->fen()) << game.file;
    EXPECT_EQ(second.game->verdict(), first.game->verdict()) << game.file;
    EXPECT_EQ(to_record(*second.game).moves, to_record(*first.game).moves) << game.file;
  }
}

// Move 10 of this game goes round a corner by the longer of two ways, as printed.
TEST(Replay, KeepsThePrintedRoute) {
  const Record printed = read(test::read_data("games/camelot-wc2009-game4.txt"));
  const Replay played = replay(printed);
  ASSERT_TRUE(played.game);
  EXPECT_EQ(played.game->played()[18].notation, "H6-F8xH10xH12xF12xH10");
  EXPECT_EQ(played.game->played()[19].notation, "D10-F8xH6xJ6xH8xH6");
  const PlayedTree tree = play_tree(printed);
  const Record exported = in_full(printed, *tree.tree);
  EXPECT_EQ(exported.moves[18].text, "H6-F8xH10xH12xF12xH10");
  EXPECT_THAT(write_record(exported), HasSubstr("10. H6-F8xH10xH12xF12xH10 D10-F8xH6xJ6xH8xH6"));
  // It is the same game as by the shortest routes.
  Game shortest = *make_game("camelot");
  for (const WrittenMove& move : played.game->played()) shortest.play(move.move());
  EXPECT_EQ(shortest.fen(), played.game->fen());
  EXPECT_NE(shortest.played()[18].notation, played.game->played()[18].notation);
}

// The analysis page read moves that every other reader of records refused.
TEST(Replay, ReadsMovesWithoutMarks) {
  const Record record = read("[Variant \"Cam\"]\n\n1. D5D6 (C5C6) d9d8 2. C4C6 *");
  const Replay played = replay(record);
  ASSERT_FALSE(played.fault) << to_text(played.fault->error);
  const PlayedTree tree = play_tree(record);
  EXPECT_TRUE(tree.faults.empty());
  const std::string written = write_record(to_record(*tree.tree));
  EXPECT_THAT(written, HasSubstr("1. D5-D6\n(1. C5-C6)\n1... D9-D8"));
  EXPECT_THAT(written, HasSubstr("2. C4-C6"));
  EXPECT_FALSE(replay(read("[Variant \"Camblam\"]\n\n1. f3f4 f10f9 *")).fault);
}

// PGN's word for unknown refused the game, even if the caller named the variant.
TEST(Replay, TakesUnknownHeadersForMissingOnes) {
  for (const std::string unknown : {"?", "-", "", " "}) {
    std::string headers;
    for (const char* key : {"Variant", "Rules", "Array", "FEN"}) {
      headers += '[' + std::string(key) + " \"" + unknown + "\"]\n";
    }
    const Record record = read(headers + "\n1. D5-D6 *");
    const Replay played = replay(record, {"cam", "wcf"});
    ASSERT_FALSE(played.fault) << unknown << ": " << to_text(played.fault->error);
    EXPECT_TRUE(played.game->starts_from_array());
    EXPECT_EQ(played.game->rules(), "wcf");
    EXPECT_FALSE(replay(read(write_record(in_full(record, *played.game)))).fault);
    const Replay unnamed = replay(record);
    ASSERT_TRUE(unnamed.fault);
    EXPECT_THAT(unnamed.fault->error.what, HasSubstr("does not name its variant"));
  }
}

TEST(Replay, NamesPlyAndPlaceOfAnIllegalMove) {
  const Replay played = replay(read("Variant: camette\n\nB3-B4\n B5-B1"));
  ASSERT_TRUE(played.fault);
  EXPECT_EQ(played.fault->ply, 2);
  EXPECT_EQ(played.fault->error.where, "4:2");
  EXPECT_EQ(played.game->played().size(), 1u);
}

TEST(Replay, HoldsPliesToTheMoves) {
  EXPECT_FALSE(replay(read("Variant: camette\nPlies: 1\n\nB3-B4")).fault);
  const Replay wrong = replay(read("Variant: camette\nPlies: 2\n\nB3-B4"));
  ASSERT_TRUE(wrong.fault);
  EXPECT_EQ(wrong.fault->error.where, "Plies");
  EXPECT_EQ(wrong.fault->error.expected, "1");
}

TEST(Replay, HoldsResultToTheBoard) {
  for (const char* right : {"1-0", "*", "?"}) {
    const Replay played =
        replay(read(won_next_ply + "Result: " + std::string(right) + "\n\nD12-D13"));
    EXPECT_FALSE(played.fault) << right;
    EXPECT_EQ(played.game->verdict().reason, Reason::castle);
  }
  for (const char* wrong : {"0-1", "1/2-1/2"}) {
    const Replay played =
        replay(read(won_next_ply + "Result: " + std::string(wrong) + "\n\nD12-D13"));
    ASSERT_TRUE(played.fault) << wrong;
    EXPECT_EQ(played.fault->error.where, "Result");
    EXPECT_EQ(played.fault->error.expected, "1-0");
  }
}

TEST(Replay, TakesADecidedResultOverAnOpenBoardAsResignedOrAgreed) {
  const auto verdict = [](const char* result) {
    return replay(read("Variant: cam\nResult: " + std::string(result) + "\n\nB5-B6"))
        .game->verdict();
  };
  EXPECT_EQ(verdict("1-0"), (Verdict{Reason::resignation, bit_of(Seat::white)}));
  EXPECT_EQ(verdict("0-1"), (Verdict{Reason::resignation, bit_of(Seat::black)}));
  EXPECT_EQ(verdict("1/2-1/2"), (Verdict{Reason::agreement, 0}));
  EXPECT_FALSE(verdict("*").over());
}

// A corrected result contradicts the board, and `replay` called such a record wrong.
TEST(Replay, AResultGivenByATournamentReplacesTheOneOnTheBoard) {
  const auto played = [](const std::string& headers, const std::string& moves) {
    return replay(read("Variant: cam\n" + headers + "\n\n" + moves));
  };
  const auto given = [&](const char* end, const char* result) {
    return played("Termination: " + std::string(end) + "\nResult: " + result, "B5-B6");
  };
  EXPECT_EQ(given("forfeit", "0-1").game->verdict(),
            (Verdict{Reason::forfeit, bit_of(Seat::black)}));
  EXPECT_EQ(given("director", "1/2-1/2").game->verdict(), (Verdict{Reason::director, 0}));
  EXPECT_EQ(given("neither-came", "*").game->verdict(), (Verdict{Reason::neither_came, 0}));
  EXPECT_EQ(record_result(*given("neither-came", "*").game), RecordResult::unknown);
  EXPECT_EQ(given("forfeit", "1/2-1/2").game->verdict().reason, Reason::agreement) << "no such end";
  EXPECT_FALSE(given("director", "*").game->over());
  const auto corrected = replay(read(won_next_ply + "\nD12-D13"));
  ASSERT_TRUE(corrected.game->over());
  auto record = to_record(*corrected.game);
  record.set("Termination", "director");
  record.set("Result", "0-1");
  record.result = RecordResult::black_wins;
  const auto again = replay(record);
  EXPECT_FALSE(again.fault);
  EXPECT_EQ(again.game->verdict(), (Verdict{Reason::director, bit_of(Seat::black)}));
  EXPECT_EQ(replay(to_record(*again.game)).game->verdict(), again.game->verdict());
  record.set("Termination", "neither-came");
  record.set("Result", "*");
  record.result = RecordResult::unknown;
  EXPECT_EQ(in_full(record, *corrected.game).value("Result"), "*") << "not that of the board";
}

TEST(Replay, AGameWithoutAResultIsUnknownInARecord) {
  auto cancelled = make_game("cam");
  cancelled->finish(Reason::cancelled, std::nullopt);
  EXPECT_EQ(record_result(*cancelled), RecordResult::unknown);
  auto shared = make_game("tri-camelot");
  shared->finish(Reason::time, std::nullopt);
  EXPECT_EQ(shared->verdict().winners, 0b110);
  EXPECT_EQ(record_result(*shared), RecordResult::unknown) << "no result names two winners";
  auto won = make_game("cam");
  won->finish(Reason::time, Seat::black);
  EXPECT_EQ(record_result(*won), RecordResult::black_wins);
}

TEST(Replay, PlaysNothingAfterTheEnd) {
  const Replay played = replay(read(won_next_ply + "\nD12-D13 A5-A4"));
  ASSERT_TRUE(played.fault);
  EXPECT_EQ(played.fault->ply, 2);
  EXPECT_EQ(played.fault->error.code, ErrorCode::game_over);
}

TEST(Replay, ObeysTheRulesHeader) {
  const std::string past_an_enemy =
      "Variant: camelot\nFEN: 2/8/10/m11/12/12/12/4m7/12/4M1M5/3K8/4M1M5/M11/10/8/2 w\n";
  const std::string move = "\n\nD6-F8-H6";
  EXPECT_TRUE(replay(read(past_an_enemy + move)).fault);
  EXPECT_TRUE(replay(read(past_an_enemy + "Rules: wcf" + move)).fault);
  EXPECT_FALSE(replay(read(past_an_enemy + "Rules: brainking" + move)).fault);
  EXPECT_FALSE(replay(read(past_an_enemy + "Rules: wcf,knightCanterRule=false" + move)).fault);
}

TEST(Replay, NeedsAStart) {
  for (const auto& [text, known] : {std::pair{"\nB5-B6", "camelot"},
                                    {"Variant: chess\n\nB5-B6", "camelot"},
                                    {"Variant: cam\nRules: fifa\n\nB5-B6", "parker1949"},
                                    {"Variant: cam\nFEN: 1/3 w\n\nB5-B6", "13 ranks"}}) {
    const Replay played = replay(read(text));
    EXPECT_FALSE(played.game);
    ASSERT_TRUE(played.fault);
    EXPECT_EQ(played.fault->ply, 0);
    EXPECT_THAT(played.fault->error.expected, HasSubstr(known)) << text;
  }
  EXPECT_FALSE(replay(read("\nB5-B6"), ReplayDefaults{"Cam", "brainking"}).fault);
}

TEST(ToRecord, GivesTheFenOnlyWhenItIsNotTheArray) {
  auto game = make_game("chivalry", "wcf,repetition=0");
  ASSERT_TRUE(game);
  const Record record = to_record(*game);
  EXPECT_EQ(record.find("FEN"), nullptr);
  EXPECT_EQ(record.value("Variant"), "Chivalry");
  EXPECT_EQ(record.value("Rules"), "wcf,repetition=0");
  const auto elsewhere = make_game("cam", "", "1/1M1/5/7/6m/7/7/7/m6/7/5/3/1 w");
  ASSERT_TRUE(elsewhere);
  EXPECT_EQ(to_record(*elsewhere).value("FEN"), elsewhere->start_fen());
}

TEST(Replay, TakesAnArrayByItsNameWhereTheVariantHasSeveral) {
  const Replay named =
      replay(read("[Variant \"Camblam\"]\n[Array \"alternating\"]\n\n1. f3-f4 f10-f8\n"));
  ASSERT_FALSE(named.fault) << to_text(named.fault->error);
  EXPECT_EQ(named.game->rules(), "default,array=alternating");
  const Replay number = replay(read("[Variant \"Camblam\"]\n[Array \"7\"]\n\n1. f3-f4 f10-f8\n"));
  ASSERT_FALSE(number.fault) << to_text(number.fault->error);
  const Record again = to_record(*number.game);
  EXPECT_EQ(again.value("Rules"), "default,array=7");
  EXPECT_EQ(again.find("FEN"), nullptr);
  EXPECT_EQ(replay(read(write_record(again))).game->fen(), number.game->fen());
  const Replay unknown = replay(read("[Variant \"Camblam\"]\n[Array \"other\"]\n\n1. f3-f4\n"));
  ASSERT_TRUE(unknown.fault);
  EXPECT_THAT(unknown.fault->error.expected, HasSubstr("default, alternating"));
  EXPECT_FALSE(replay(read("[Variant \"Cam\"]\n[Array \"any\"]\n\n1. B5-B6\n")).fault);
}

}  // namespace
}  // namespace camlann
