// Whatever is wrong in a game, its neighbours are read as if it were not there.
#include "notation/game_cutter.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "notation/record.hpp"
#include "notation/record_reader.hpp"
#include "notation/record_writer.hpp"
#include "support/data.hpp"

namespace camlann {
namespace {

using testing::ElementsAre;

struct Read {
  std::vector<std::string> games;  // by event, or the place of the error
  std::vector<Record> records;
};

Read read_all(const std::string& text) {
  Read read;
  RecordReader reader(text);
  while (const auto record = reader.next()) {
    if (*record) {
      read.games.emplace_back((*record)->value("Event"));
      read.records.push_back(**record);
    } else {
      read.games.push_back(record->error().where);
    }
  }
  return read;
}

std::string game(const std::string& event, const std::string& moves = "1. D5-D6 D9-D8 *") {
  return "[Event \"" + event + "\"]\n[Variant \"Cam\"]\n\n" + moves + "\n\n";
}

TEST(GameCutter, GoesOnAfterAnOpenVariation) {
  EXPECT_THAT(read_all(test::read_data("records/open-variation.txt")).games,
              ElementsAre("G1", "19:10", "G3", "G4"));
}

TEST(GameCutter, GoesOnAfterAnOpenComment) {
  EXPECT_THAT(read_all(test::read_data("records/open-comment.txt")).games,
              ElementsAre("G1", "19:10", "G3", "G4"));
  EXPECT_THAT(read_all(game("a") + game("b", "1. D5-D6 {oops D9-D8 *") +
                       game("c", "1. D5-D6 {good} D9-D8 *") + game("d"))
                  .games,
              ElementsAre("a", "9:10", "c", "d"));
  EXPECT_THAT(
      read_all(game("a", "{never closed") + game("b } c") + game("d", "1. D5-D6 ; :-}\n*")).games,
      ElementsAre("4:1", "b } c", "d"));
  EXPECT_THAT(read_all(game("a", "{open") + game("b") + game("c", "closed } *")).games,
              ElementsAre("4:1", "b", "14:8"));
  EXPECT_THAT(
      read_all("White: Ann\n\n1. D5-D6 {oops\n\nWhite: Bob\nEvent: b\n\n1. D5-D6 {} *").games,
      ElementsAre("3:10", "b"));
}

TEST(GameCutter, CutsAtAHeaderBehindMovesInItsLine) {
  EXPECT_THAT(read_all(test::read_data("records/glued-results.txt")).games,
              ElementsAre("A", "B", "C"));
  EXPECT_THAT(read_all("[Event \"a\"]\n\n1. D5-D6 *[Event \"b\"] 1. D5-D6[Event \"c\"]\n*").games,
              ElementsAre("a", "b", "c"));
}

TEST(GameCutter, NeedsNoEmptyLines) {
  EXPECT_THAT(read_all("[Event \"a\"]\n1. D5-D6 *\n[Event \"b\"]\r[Site \"x\"]\r1. D5-D6\r\n"
                       "\xEF\xBB\xBF[Event \"c\"]\n(\n\xC2\xA0[Event \"d\"]\n*")
                  .games,
              ElementsAre("a", "b", "7:1", "d"));
}

TEST(GameCutter, CutsGamesWithoutHeaders) {
  EXPECT_EQ(read_all("1. D5-D6 D9-D8\n\n1. D5-D6 (D9\n\n1. D5-D6 {oops\n\n1. C5-C6 {good} *").games,
            (std::vector<std::string>{"", "3:10", "5:10", ""}));
  EXPECT_EQ(read_all("D5-D6 * D5- = D6 1-0 C5-C6 *").games,
            (std::vector<std::string>{"", "1:13", ""}));
}

// The cut-off game spoiled the next one: the first of two equal keys counts.
TEST(GameCutter, EndsAGameThatIsCutOffInItsHeaders) {
  EXPECT_THAT(read_all("[Event \"a\"]\n[White \"Ann\"]\n" + game("b")).games,
              ElementsAre("a", "b"));
  EXPECT_THAT(read_all("[Event \"a\"]\n[White \"An\n" + game("b")).games, ElementsAre("a", "b"));
  EXPECT_THAT(read_all("[Event \"a\"]\n[White \"An" + game("b")).games, ElementsAre("a", "b"));
  EXPECT_THAT(read_all("[Event \"a\"] [Site \"x\"] " + game("b")).games, ElementsAre("a", "b"));
  const Read other = read_all("[Site \"a\"]\n[Date \"2\"]\n[Event \"b\"]\n[Site \"c\"]\n\n*");
  ASSERT_THAT(other.games, ElementsAre("", "b"));
  EXPECT_EQ(other.records[1].value("Site"), "c");
  for (const std::string text :
       {"White: Ann\nBlack: Bob\nWhite: Cid\nBlack: Dan\n\n1. D5-D6 *",
        "[White \"Ann\"]\n[Black \"Bob\"]\n[White \"Cid\"]\n[Black \"D\"]\n*"}) {
    const Read read = read_all(text);
    ASSERT_EQ(read.records.size(), 2u) << text;
    EXPECT_EQ(read.records[1].value("White"), "Cid") << text;
  }
}

TEST(GameCutter, KeepsAGameWithAHeaderTwice) {
  for (const char* text : {"[Event \"a\"]\n[White \"Ann\"]\n[White \"Bob\"]\n\n1. D5-D6 *",
                           "White: Ann\nMood: good\nWhite: Bob\nMood: bad\n\n1. D5-D6 *"}) {
    const Read read = read_all(text);
    ASSERT_EQ(read.records.size(), 1u) << text;
    EXPECT_EQ(read.records[0].value("White"), "Ann") << text;
  }
}

TEST(GameCutter, ReadsBackARecordWithHeadersTwice) {
  const Read read = read_all(
      "[Round \"1\"]\n[TimeControl \"600\"]\n[Round \"2\"]\n[White \"Ann\"]\n"
      "[TimeControl \"300\"]\n[Mood \"good\"]\n[Mood \"bad\"]\n\n1. D5-D6 *");
  ASSERT_EQ(read.records.size(), 1u);
  const std::string text = write_record(read.records[0]);
  const Read again = read_all(text);
  ASSERT_EQ(again.records.size(), 1u) << text;
  EXPECT_EQ(again.records[0].value("Round"), "1");
  EXPECT_EQ(write_record(again.records[0]), text);
}

TEST(GameCutter, CutsGamesOfALineEach) {
  const auto moves_of = [](const std::string& text) {
    std::string moves;
    RecordReader reader(text);
    while (const auto record = reader.next()) {
      moves += *record ? std::to_string((*record)->moves.size()) : "-";
    }
    return moves;
  };
  EXPECT_EQ(moves_of("1. D5-D6 D9-D8\n1. D5-D6 (D9 D9-D8\n1. D5-D6 {oops D9-D8\n1. C5-C6"), "2--1");
  EXPECT_EQ(moves_of("1. D5-D6 D9-D8 1-0\n1. D5-D6 {oops *\n1. C5-C6 {good} *\n1. C5-C6 *"),
            "2-11");
  EXPECT_EQ(moves_of("D5-D6 D9-D8 *\nD5-D6 {oops *\nC5-C6 *\nC5-C6 {good} 0-1"), "2-11");
  // One game each.
  EXPECT_EQ(moves_of("1. D5-D6\n1. D9-D8\n2. C5-C6\n2. C9-C8"), "4");
  EXPECT_EQ(moves_of("1. D5-D6 {the middle\n1. C5-C6 is slow}\n1. ... D9-D8\n1 ... *"), "2");
  EXPECT_EQ(moves_of("1. D5-D6 (\n1. C5-C6 D9-D8) ({or}\n1. B5-B6) 1... D9-D8"), "2");
}

TEST(GameCutter, EndsAnOpenCommentAtHeadersOfEveryForm) {
  for (const std::string headers :
       {"White: Bob\nEvent: b\n", "[White Bob]\n[Event \"b\"]\n",
        "[White: \"Bob\"]\n[Event \"b\"]\n", "[White “Bob”]\n[Event “b”]\n", "\n[Event \"b\"]\n"}) {
    for (const std::string comment : {"{oops", "{oops *", "{oops\n"}) {
      EXPECT_THAT(read_all("[Event \"a\"]\n\n1. D5-D6 " + comment + '\n' + headers +
                           "\n1. D5-D6 *\n\n" + game("c", "1. D5-D6 {good} *"))
                      .games,
                  ElementsAre("3:10", "b", "c"))
          << headers << comment;
    }
  }
}

// It was read as another game: "White", "resigns".
TEST(GameCutter, LeavesOutTextBehindAResult) {
  for (const char* odd :
       {"White resigns", ", time", "(time)", "25 moves", "(1. C5-C6)", "#", ": ½ point less"}) {
    const Read read = read_all(game("a", std::string("1. D5-D6 1-0 ") + odd) + game("b"));
    ASSERT_THAT(read.games, ElementsAre("a", "b")) << odd;
    ASSERT_EQ(read.records[0].faults.size(), 1u) << odd;
    EXPECT_EQ(read.records[0].faults[0].word, odd);
    EXPECT_EQ(read.records[0].result, RecordResult::white_wins) << odd;
    EXPECT_TRUE(read.records[1].faults.empty()) << odd;
  }
  EXPECT_THAT(read_all(game("a", "1. D5- = D6 1-0 White resigns") + game("b")).games,
              ElementsAre("4:8", "b"));
}

TEST(GameCutter, KeepsCommentsBehindAResult) {
  const Read read =
      read_all(game("a", "1. D5-D6 1-0 {won\non time} ; after ten hours") + game("b"));
  ASSERT_THAT(read.games, ElementsAre("a", "b"));
  EXPECT_EQ(read.records[0].moves[0].comment, "won\non time after ten hours");
  EXPECT_THAT(read_all(game("a", "1. D5-D6 1-0 {never closed") + game("b")).games,
              ElementsAre("a", "b"));
}

TEST(GameCutter, KeepsHeadersWithinComments) {
  const Read read =
      read_all(game("a", "1. D5-D6 {see\n[Event \"x\"]\n\nand more} D9-D8 *") + game("b"));
  EXPECT_THAT(read.games, ElementsAre("a", "b"));
  EXPECT_EQ(read.records[0].moves[0].comment, "see\n[Event \"x\"]\n\nand more");
  EXPECT_EQ(read.records[0].moves.size(), 2u);
}

TEST(GameCutter, KeepsHeadersApartFromOnesOfAnotherGame) {
  EXPECT_THAT(read_all("[Mood \"x\"]\n\n" + game("a") + "[Event x]\n\n[Event \"b\"]\n\n*").games,
              ElementsAre("", "a", "", "b"));
}

// Each cut the game in two: the headers above it were lost, and a part without moves was refused.
TEST(GameCutter, KeepsAGameWholeWhateverIsAmongItsHeaders) {
  for (const char* odd :
       {"[Annotator \"a long\nname of a\nman\"]", "[Annotator \"never\nclosed", "[Round\n\"3\"]",
        "[Round \"3\"\n]", "Time Control: 5+3", "Black Type: program", "# made by X",
        "<White \"Cid\">", "(White \"Cid\")", "White \"Cid\"]", "{At home}", "; At home",
        "% escaped", "[Round \"3\"] {At\nhome}", "2009 World Championship"}) {
    const Read read = read_all(game("a") + "[Event \"b\"]\n" + odd + "\n[White \"Ann\"]\n" + odd +
                               "\n[Variant \"Cam\"]\n\n1. D5-D6 *\n" + game("c"));
    ASSERT_THAT(read.games, ElementsAre("a", "b", "c")) << odd;
    EXPECT_EQ(read.records[1].value("White"), "Ann") << odd;
    EXPECT_EQ(read.records[1].value("Variant"), "Cam") << odd;
    EXPECT_EQ(read.records[1].moves.size(), 1u) << odd;
  }
}

TEST(GameCutter, CutsAtTheNextGameAfterALineThatIsNoHeader) {
  for (const std::string odd : {"hello", "{At home}", "; At home", "White \"Cid\"]",
                                "[Site \"a\nb\"]", "[Event \"never closed\nhello"}) {
    EXPECT_THAT(read_all("[Site \"x\"]\n" + odd + '\n' + game("b")).games, ElementsAre("", "b"))
        << odd;
    const Read again = read_all("White: Ann\n" + odd + "\nWhite: Bob\n\n1. D5-D6 *");
    EXPECT_EQ(again.games.size(), 2u) << odd;
  }
}

TEST(GameCutter, ReadsBackWhateverACommentHas) {
  for (const char* comment :
       {"a\n[Event \"x\"]\n{b", "a\n\n1. D5-D6 {b} *", "a\n\nEvent: b\n{", "[Event \"x\"] ; }",
        "a\nWhite: 5 minutes\nb", "a\n1. b\n2. c", "a 1-0\n{b", "White: 5\nBlack: 4\n*\n{"}) {
    Record record;
    record.moves.push_back({"D5-D6", 0, 0, {}, comment});
    const std::string text = write_record(record);
    const Read read = read_all(text + '\n' + game("b"));
    ASSERT_EQ(read.records.size(), 2u) << text;
    EXPECT_EQ(write_record(read.records[0]), text);
    EXPECT_EQ(read.games[1], "b");
  }
}

TEST(GameCutter, ReadsBackCommentsThatBecameOne) {
  const Read read = read_all(game("a", "1. D5-D6 {see\n[Event \"x\"]\nand} ; {more *\n D9-D8 *"));
  ASSERT_EQ(read.records.size(), 1u);
  const std::string text = write_record(read.records[0]);
  const Read again = read_all(text);
  ASSERT_EQ(again.records.size(), 1u) << text;
  EXPECT_EQ(again.records[0].moves[0].comment, read.records[0].moves[0].comment);
}

TEST(GameCutter, ReadsBackWhateverAHeaderHas) {
  for (const char* value :
       {"a \"b\"] c", "a]", "\"]", "a\"] [White \"b", "a\"] 1. D5-D6", "[x] \"y\" ]", "“a”",
        "a\"] [b", "a\"] b \"c", "a] [White “b", "\\\"] [a"}) {
    Record record;
    record.set("Event", value);
    const std::string text = write_record(record);
    const Read read = read_all(text);
    ASSERT_EQ(read.records.size(), 1u) << text;
    EXPECT_EQ(write_record(read.records[0]), text);
    EXPECT_TRUE(read.records[0].moves.empty()) << text;
  }
}

/// A game that ends within its headers, or has none.
std::string game_of_headers_or_moves() {
  return *rc::gen::element<std::string>(
      "[Event \"cut\"]\n[White \"Ann\"]\n", "[Event \"cut\"]\n[White \"An\n",
      "[Event \"cut\"]\n[White", "[Event \"cut\"] [White \"Ann\"] ", "Event: cut\nWhite: Ann\n",
      "1. D5-D6 D9-D8 {oops\n", "1. D5-D6 D9-D8 1-0 White resigns\n", "D5-D6 {oops *\n",
      "1. D5-D6 (1. C5-C6\n", "(time)\n");
}

/// Pieces that a broken game is made of.
std::string broken_game() {
  static const std::vector<std::string> pieces = {"[Event \"bad\"]\n",
                                                  "[Event bad]\n",
                                                  "[Site \"x\n",
                                                  "[\n",
                                                  "[Result \"1-0\"]\n",
                                                  "[A \"b\"] [C \"d\"]\n",
                                                  "White: x\n",
                                                  "\n",
                                                  "\n\n",
                                                  "\r\n",
                                                  "\r",
                                                  " ",
                                                  "\t",
                                                  "1. ",
                                                  "1... ",
                                                  "D5-D6 ",
                                                  "D5–D6,",
                                                  "Z9-Z9 ",
                                                  "{",
                                                  "}",
                                                  "{ oops ",
                                                  "{good} ",
                                                  "(",
                                                  ")",
                                                  "((",
                                                  "; to the end {\n",
                                                  "\n% escaped }\n",
                                                  "*",
                                                  "1-0",
                                                  "1–0 ",
                                                  "1/2-1/2",
                                                  "!?",
                                                  "$300",
                                                  "±",
                                                  "\xEF\xBB\xBF",
                                                  "\xC2\xA0",
                                                  "\"",
                                                  "]",
                                                  "@F7 ",
                                                  "hello ",
                                                  "=",
                                                  "\x01"};
  std::string text;
  for (const auto& piece :
       *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(pieces))) {
    text += piece;
  }
  return text + *rc::gen::element<std::string>("\n", "\r\n", "\r", "\n\n");
}

std::string with_any_line_ends(const std::string& text) {
  const std::string end = *rc::gen::element<std::string>("\n", "\r\n", "\r");
  std::string lines;
  for (const char c : text) lines += c == '\n' ? end : std::string(1, c);
  return lines;
}

/// A game as programs write it.
std::string good_game(int number) {
  const std::string moves = *rc::gen::element<std::string>(
      "1. D5-D6 D9-D8", "1. D5-D6 {good} D9-D8 ; :-} (",
      "1. D5-D6 (1. C5-C6 {a ( b} D9-D8) 1... D9-D8", "{At home}", "1.D5–D6, D9–D8,", "% {escaped",
      "1. D5-D6! $14 {[%csl GE5]} D9-D8");
  return with_any_line_ends("[Event \"good " + std::to_string(number) + "\"]\n[White \"A } b\"]\n" +
                            "[Variant \"Cam\"]\n\n" + moves + "\n*\n\n");
}

/// The same as people write it, with lines among its headers that are none.
std::string odd_game(int number) {
  static const std::vector<std::string> odd = {"# made by X\n",
                                               "<White \"Ann\">\n",
                                               "(White \"Ann\")\n",
                                               "Time Control: 5+3\n",
                                               "[BlackType: \"program\"]\n",
                                               "[Annotator \"a long\nname of a\nman\"]\n",
                                               "Mood \"x\"]\n",
                                               "[Round\n\"3\"]\n",
                                               "{At\nhome}\n",
                                               "; by Ann\n",
                                               "% escaped }\n",
                                               "[Site \"x\"\n",
                                               "[Mode \"never closed\n",
                                               "[A \"b\"] [C: \"d\"], [E \"f\"]\n"};
  std::vector<std::string> lines = {"[Event \"good " + std::to_string(number) + "\"]\n",
                                    "[White \"A } b\"]\n", "[Variant \"Cam\"]\n"};
  for (const std::string& line : odd) {
    const auto place = *rc::gen::inRange<std::size_t>(0, 2 * lines.size());
    if (place < lines.size()) lines[place] += line;
  }
  std::string text;
  for (const std::string& line : lines) text += line;
  return with_any_line_ends(text + "\n1. D5-D6 {good} D9-D8\n*\n\n");
}

TEST(GameCutter, KeepsGoodGamesWhateverIsBetweenThem) {
  EXPECT_TRUE(rc::check([] {
    std::vector<std::string> good;
    std::string text;
    const int games = *rc::gen::inRange(1, 5);
    for (int i = 0; i < games; ++i) {
      if (*rc::gen::inRange(0, 3) > 0) text += broken_game();
      if (*rc::gen::inRange(0, 3) == 0) text += game_of_headers_or_moves();
      good.push_back(good_game(i));
      text += good.back();
    }
    text += broken_game();
    const Read all = read_all(text);
    std::size_t next = 0;
    for (std::size_t i = 0; i < good.size(); ++i) {
      const Record alone = read_all(good[i]).records.at(0);
      while (next < all.records.size() &&
             all.records[next].value("Event") != alone.value("Event")) {
        ++next;
      }
      RC_ASSERT(next < all.records.size());
      RC_ASSERT(write_record(all.records[next]) == write_record(alone));
      RC_ASSERT(all.records[next].faults.empty());
      ++next;
    }
  }));
}

TEST(GameCutter, KeepsOddGamesWhateverIsBetweenThem) {
  EXPECT_TRUE(rc::check([] {
    std::vector<std::string> games;
    std::string text;
    const int count = *rc::gen::inRange(1, 5);
    for (int i = 0; i < count; ++i) {
      if (*rc::gen::inRange(0, 3) > 0) text += broken_game();
      if (*rc::gen::inRange(0, 3) == 0) text += game_of_headers_or_moves();
      games.push_back(odd_game(i));
      text += games.back();
    }
    text += broken_game();
    const Read all = read_all(text);
    std::size_t next = 0;
    for (const std::string& each : games) {
      const Read alone = read_all(each);
      RC_ASSERT(alone.records.size() == 1u);
      const Record& record = alone.records.front();
      RC_ASSERT(!record.value("White").empty());
      RC_ASSERT(!record.value("Variant").empty());
      RC_ASSERT(record.moves.size() == 2u);
      while (next < all.records.size() &&
             all.records[next].value("Event") != record.value("Event")) {
        ++next;
      }
      RC_ASSERT(next < all.records.size());
      RC_ASSERT(write_record(all.records[next]) == write_record(record));
      RC_ASSERT(all.records[next].faults.size() == record.faults.size());
      ++next;
    }
  }));
}

TEST(GameCutter, CutsLongTextsInLinearTime) {
  std::string text;
  for (int i = 0; i < 5'000; ++i) text += game("a", "1. D5-D6 {oops (");
  EXPECT_EQ(read_all(text).games.size(), 5'000u);
  for (const char* line : {"1. 1\n", "1. }\n"}) {
    text.clear();
    for (int i = 0; i < 50'000; ++i) text += line;
    EXPECT_FALSE(read_all(text + "*").games.empty());
  }
  text.clear();
  for (int i = 0; i < 5'000; ++i) text += "[Event \"a\"]\n\n{x\n[Event \"b\"]\n";
  EXPECT_EQ(read_all(text).games.size(), 10'000u);
}

}  // namespace
}  // namespace camlann
