// Games of three and four through the public interface: perft tables, the published game, results
// for a side, skipped seats, and messages to players.

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "game/catalog.hpp"
#include "game/replay.hpp"
#include "notation/record_reader.hpp"
#include "notation/record_writer.hpp"
#include "support/data.hpp"
#include "support/told.hpp"

namespace camlann {
namespace {

Game game_of(std::string_view variant, std::string_view fen, std::string_view rules = "") {
  auto game = make_game(variant, rules, fen);
  EXPECT_TRUE(game) << (game ? "" : to_text(game.error()));
  return std::move(game).value();
}

TEST(ManySeats, CountThePerftTable) {
  for (const auto& line : test::perft_lines("many.txt")) {
    const Game game = game_of(line.variant, "", line.rules);
    EXPECT_EQ(game.perft(line.depth), line.nodes) << line.variant << ' ' << line.depth;
  }
}

TEST(ManySeats, ThePublishedGameReplaysAndIsWrittenBackWithItsSeats) {
  const auto records =
      read_records(test::read_data("games/four-players/grand-camelot-nolan-lawson-2002.txt"));
  ASSERT_TRUE(records);
  ASSERT_EQ(records->size(), 1u);
  const Replay played = replay(records->front());
  ASSERT_FALSE(played.fault) << to_text(played.fault->error);
  EXPECT_EQ(played.game->rules(), "wcf,array=1932");
  EXPECT_TRUE(played.game->starts_from_array());
  EXPECT_EQ(played.game->played().size(), 4u);
  EXPECT_EQ(played.game->fen(),
            "2/8/2GGggGG2/4gggg4/7g6/1B4g5Y1/1Bbb5y1yY1/2b1b7yy2/2bbb6yyy2/1Bb8yY1/1B3r6Y1/7r6/"
            "4rrrr4/2RRrrRR2/8/2 R 0,0,0,0 4 2");

  const std::string text = write_record(records->front());
  EXPECT_NE(text.find("[Red \"Michael Nolan\"]\n[Green \"Kerry Handscomb\"]\n[Blue \"John "
                      "Lawson\"]\n[Yellow \"Dan Troyka\"]\n"),
            std::string::npos);
  EXPECT_EQ(text.find("White"), std::string::npos);
  EXPECT_NE(text.find("\n1. H5-G6 H12-H11 D9-E10 L9-K10\n*\n"), std::string::npos) << text;
  const auto again = read_records(text);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->front().value("Yellow"), "Dan Troyka");
}

TEST(ManySeats, ARecordOfThreeNamesItsWinner) {
  Game game = game_of("tri-camelot", "4/b3g/6/5/6/5/6/5/4/5/4/3/4/3/2/1r1/2/1 R");
  ASSERT_TRUE(game.play("F3-F1"));
  EXPECT_EQ(game.verdict_text(), "Red wins: a piece in Blue's castle, F1.");
  EXPECT_EQ(game.verdict(), (Verdict{Reason::castle, bit_of(Seat::black)}));
  const Record record = to_record(game);
  EXPECT_EQ(record.value("Result"), "0-1-0");
  EXPECT_EQ(record.value("Blue"), "?");
  const auto read = read_records(write_record(record));
  ASSERT_TRUE(read);
  EXPECT_FALSE(replay(read->front()).fault);
  Record wrong = read->front();
  wrong.result = RecordResult::white_wins;
  ASSERT_TRUE(replay(wrong).fault);
  EXPECT_EQ(replay(wrong).fault->error.what, "the header says 1-0, but the game has 3 sides");
}

TEST(ManySeats, ATeamWinsTogether) {
  // One piece of each in its own goal makes the two that Grand Camelot asks for.
  Game game =
      game_of("grand-camelot", "1r/8/10/12/14/14/14/16/14b1/14/14/14/6gg4/10/8/2 B 0,0,0,0 0 1");
  ASSERT_TRUE(game.play("O8-P8")) << game.fen();
  EXPECT_EQ(game.verdict_text(),
            "Red and Blue win: two pieces in Green's and Yellow's castles, I16 and P8.");
  EXPECT_EQ(game.verdict().reason, Reason::castle);
  for (const Seat seat : {Seat::white, Seat::third}) EXPECT_TRUE(game.verdict().won_by(seat));
  for (const Seat seat : {Seat::black, Seat::fourth}) EXPECT_FALSE(game.verdict().won_by(seat));
  EXPECT_TRUE(game.written().empty());
  EXPECT_TRUE(game.take_back());
  game.finish(Reason::resignation, Seat::black);
  EXPECT_EQ(game.verdict_text(), "Green and Yellow win: Red and Blue resign.");
}

TEST(ManySeats, ATeamWithoutPiecesHasLost) {
  Game game = game_of("grand-cam", "1/3/7/9/9/11/13/11/4g4/4r4/7/3/1 R 0,0,0,0 0 1");
  ASSERT_TRUE(game.play("G4xG6"));
  EXPECT_EQ(game.verdict_text(), "Red and Blue win: all of Green's and Yellow's pieces are taken.");
}

TEST(ManySeats, ASeatWithoutAMoveIsSkipped) {
  // Green has no piece, Blue is next.
  Game game = game_of("grand-cam", "1/3/7/9/9/2b6y1/13/11/9/4r4/7/3/1 R 0,0,0,0 0 1");
  ASSERT_TRUE(game.play("G4-G5"));
  EXPECT_EQ(game.variant().seat_letters()[index_of(game.seat())], 'B');
  EXPECT_EQ(game.fen(), "1/3/7/9/9/2b6y1/13/11/4r4/9/7/3/1 B 0,0,0,0 1 1");
  EXPECT_EQ(game.passed(), std::vector<Seat>{Seat::black});
  ASSERT_TRUE(game.play("D8-D9"));
  EXPECT_EQ(game.variant().seat_letters()[index_of(game.seat())], 'Y');
  EXPECT_TRUE(game.passed().empty());
  EXPECT_TRUE(game.take_back());
  EXPECT_TRUE(game.take_back());
  EXPECT_EQ(game.variant().seat_letters()[index_of(game.seat())], 'R');
  // A FEN that gives a seat without a move the turn is read as if it had been passed over.
  EXPECT_EQ(game_of("grand-cam", "1/3/7/9/9/2b6y1/13/11/9/4r4/7/3/1 G 0,0,0,0 0 1").fen(),
            "1/3/7/9/9/2b6y1/13/11/9/4r4/7/3/1 B 0,0,0,0 0 1");
}

TEST(ManySeats, CanterOverPartnersAndCaptureBothOpponents) {
  const Game game = game_of("grand-cam", "1/3/6y/9/9/11/13/11/4b4/4r4/7/3/1 R 0,0,0,0 0 1");
  const auto moves = test::notations(game);
  EXPECT_NE(std::find(moves.begin(), moves.end(), "G4-G6"), moves.end());
  EXPECT_EQ(test::why_not(game, {"G5"}),
            "not-your-piece: G5 is Blue's piece: your partner moves it.");
  EXPECT_EQ(test::why_not(game, {"J11"}),
            "not-your-piece: J11 is Yellow's piece, and it is Red's turn.");
  const Game jumps = game_of("grand-cam", "1/3/7/9/4y4/11/6g6/11/4y4/4r4/7/3/1 R 0,0,0,0 0 1");
  EXPECT_EQ(test::notations(jumps), std::vector<std::string>{"G4xG6xG8xG10"});
  EXPECT_EQ(jumps.written().front().captures, test::squares_of(jumps, {"G5", "G7", "G9"}));
  EXPECT_EQ(jumps.obligation().text, "You must capture: G4.");
}

TEST(ManySeats, SideCastlesAreClosed) {
  const std::string fen = "1/3/7/9/6g2/11/1r11/11/9/9/7/3/1 R 0,0,0,0 0 1";
  EXPECT_EQ(test::why_not(game_of("grand-cam", fen), {"B7", "A7"}),
            "side-castle-closed: A7 is Blue's castle: it is closed to you.");
  const std::string jump = "1/3/7/9/9/11/1gr10/11/9/9/7/3/1 R 0,0,0,0 0 1";
  EXPECT_EQ(test::why_not(game_of("grand-cam", jump), {"C7", "A7"}),
            "side-castle-closed: A7 is Blue's castle: it is closed to you.");
  const Game open = game_of("grand-cam", jump, "wcf,sideCastleJump=true");
  EXPECT_EQ(test::notations(open), std::vector<std::string>{"C7xA7"});
}

TEST(ManySeats, HexagonsHaveSixNeighbours) {
  const Game lone = game_of("tri-camelot", "4/r3g/6/5/6/5/6/5/4/5/1b2/3/4/3/2/3/2/1 B");
  EXPECT_EQ(test::notations(lone),
            (std::vector<std::string>{"E8-D7", "E8-D9", "E8-E6", "E8-E10", "E8-F7", "E8-F9"}));
  EXPECT_EQ(test::why_not(lone, {"E8", "G8"}),
            "not-a-leg: G8: no step, canter or jump leads there from E8.");
}

TEST(ManySeats, TheCatalogDescribesThem) {
  for (const VariantInfo& info : catalog()) {
    const Game game = game_of(info.id, info.array);
    EXPECT_TRUE(game.starts_from_array());
    EXPECT_EQ(game.variant().seat_letters().size(), info.seating.size());
    EXPECT_TRUE(info.seating.size() == 2 || !info.notes.empty()) << info.id;
    EXPECT_EQ(info.hexagons, info.id == "tri-camelot");
    for (const SeatInfo& seat : info.seating) {
      EXPECT_EQ(static_cast<unsigned>(seat.side),
                index_of(game.side_of(static_cast<Seat>(&seat - info.seating.data()))));
    }
  }
}

}  // namespace
}  // namespace camlann
