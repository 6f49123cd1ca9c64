#include "notation/record_reader.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "support/data.hpp"

namespace camlann {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

std::vector<std::string> moves_of(const Record& record) {
  std::vector<std::string> moves;
  for (const RecordMove& move : record.moves) moves.push_back(move.text);
  return moves;
}

Record only(const std::string& text) {
  auto records = read_records(text);
  EXPECT_TRUE(records) << (records ? "" : to_text(records.error()));
  if (!records || records->size() != 1) {
    ADD_FAILURE() << "not one record: " << (records ? records->size() : 0);
    return {};
  }
  return records->front();
}

Error fault_of(const std::string& text) {
  const auto records = read_records(text);
  EXPECT_FALSE(records) << text;
  return records ? Error{} : records.error();
}

TEST(RecordReader, ReadsEveryPublishedGame) {
  for (const test::PublishedGame& game : test::published_games()) {
    const Record record = only(test::read_data("games/" + game.file));
    EXPECT_EQ(moves_of(record), game.moves) << game.file;
    EXPECT_EQ(record.plies(), game.plies) << game.file;
    EXPECT_EQ(to_text(record.result), game.result) << game.file;
    EXPECT_EQ(record.value("FEN"), game.fen) << game.file;
  }
}

TEST(RecordReader, KeepsQuotesInsideValues) {
  const Record record = only(test::read_data("games/camelot-warren-1930-a.txt"));
  EXPECT_EQ(record.value("Event"), R"(Opening from "Games for Two" (E. S. Warren))");
  EXPECT_EQ(only("[Event \"a\"]\"]\n\n*").value("Event"), "a\"]");
  EXPECT_EQ(only("[Event \" two  blanks \" ] \n\n*").value("Event"), " two  blanks ");
  EXPECT_EQ(only("[Event \"\"]\n\n*").value("Event"), "");
}

TEST(RecordReader, KeepsUnknownKeysInOrder) {
  const Record record = only("[Round \"3\"]\n[Event \"x\"]\nMood: good: very\n\n1. D6-F8\n");
  EXPECT_THAT(record.tags,
              ElementsAre(Tag{"Round", "3"}, Tag{"Event", "x"}, Tag{"Mood", "good: very"}));
}

TEST(RecordReader, TakesColonHeaders) {
  const Record record = only("White: Dan Troyka\nResult :1-0\nVariant:Camelot\n\nD6-F8 H11-F9\n");
  EXPECT_EQ(record.value("White"), "Dan Troyka");
  EXPECT_EQ(record.value("variant"), "Camelot");
  EXPECT_EQ(record.result, RecordResult::white_wins);
  EXPECT_THAT(moves_of(record), ElementsAre("D6-F8", "H11-F9"));
}

TEST(RecordReader, TakesEveryWayToNumberMoves) {
  const std::vector<std::string> expected = {"D6-F8", "H11-F9", "C6-E8-G8", "J11-H11"};
  for (const char* text : {
           "1. D6-F8 H11-F9 2. C6-E8-G8 J11-H11",
           "1.D6-F8 H11-F9\n2.C6-E8-G8 J11-H11",
           "1. D6-F8 1... H11-F9 2. C6-E8-G8 2.... J11-H11",
           "1 D6-F8 H11-F9 2 C6-E8-G8 J11-H11",
           "1. D6-F8 ... H11-F9 2. C6-E8-G8 J11-H11",
           "D6-F8 H11-F9 C6-E8-G8 J11-H11",
           "1.\tD6-F8\tH11-F9\r\n2.\r\nC6-E8-G8\r\nJ11-H11\r\n",
           "1. D6-F8\rH11-F9\r2. C6-E8-G8 J11-H11\r",
       }) {
    EXPECT_EQ(moves_of(only(text)), expected) << text;
  }
}

TEST(RecordReader, KeepsMovesAsWrittenWithoutTheirSigns) {
  EXPECT_THAT(moves_of(only("1. d6^f8!? i10-g8xg6?? 2. H7*J9! $14 C8-C7 ? 1-0")),
              ElementsAre("d6^f8", "i10-g8xg6", "H7*J9", "C8-C7"));
}

TEST(RecordReader, KeepsCommentsAndGlyphs) {
  const Record record =
      only("{ before } ; and more\n1. D6-F8!? $14 {good}\n{ very\ngood } 1... H11-F9 ?? $300 $0 *");
  EXPECT_EQ(record.comment, "before and more");
  ASSERT_EQ(record.moves.size(), 2u);
  EXPECT_THAT(record.moves[0].glyphs, ElementsAre(5, 14));
  EXPECT_EQ(record.moves[0].comment, "good very\ngood");
  EXPECT_THAT(record.moves[1].glyphs, ElementsAre(4));
}

TEST(RecordReader, KeepsABraceInAComment) {
  for (const char* text :
       {"1. D6-F8 ; one } two\nH11-F9 *", "1. D6-F8 {one \uFF5D two} H11-F9 *"}) {
    const Record record = only(text);
    ASSERT_EQ(record.moves.size(), 2u);
    EXPECT_EQ(record.moves[0].comment, "one } two");
  }
}

TEST(RecordReader, KeepsVariationsOfVariations) {
  const Record record = only(
      "1. D6-F8 (1. E6-E8! {one} (1. A1-A2) (1.{two} B1-B2 C1-C2) 1… D1-D2) H11-F9 (1... G9-G8) *");
  EXPECT_THAT(moves_of(record), ElementsAre("D6-F8", "H11-F9"));
  ASSERT_EQ(record.variations.size(), 4u);
  const auto texts = [&](std::size_t line) {
    std::vector<std::string> all;
    for (const RecordMove& move : record.variations[line - 1].moves) all.push_back(move.text);
    return all;
  };
  EXPECT_THAT(texts(1), ElementsAre("E6-E8", "D1-D2"));
  EXPECT_THAT(texts(2), ElementsAre("A1-A2"));
  EXPECT_THAT(texts(3), ElementsAre("B1-B2", "C1-C2"));
  EXPECT_THAT(texts(4), ElementsAre("G9-G8"));
  EXPECT_EQ(record.variations[0].of, 0u);
  EXPECT_EQ(record.variations[0].move, 0u);
  EXPECT_EQ(record.variations[2].of, 1u);
  EXPECT_EQ(record.variations[2].move, 0u);
  EXPECT_EQ(record.variations[3].of, 0u);
  EXPECT_EQ(record.variations[3].move, 1u);
  EXPECT_EQ(record.variations[2].moves[0].comment, "two");
  EXPECT_THAT(record.faults, IsEmpty());
}

// Before variations were kept, their text was never read.
TEST(RecordReader, SkipsUnreadableTextInAVariation) {
  const Record record = only("1. D6-F8 (1. E6-E8 ± with luck) ((1. A1-A2)) H11-F9 1-0");
  EXPECT_THAT(moves_of(record), ElementsAre("D6-F8", "H11-F9"));
  EXPECT_EQ(record.result, RecordResult::white_wins);
  ASSERT_EQ(record.variations.size(), 1u);
  EXPECT_EQ(record.variations[0].moves.size(), 1u);
  ASSERT_EQ(record.faults.size(), 2u);
  EXPECT_EQ(record.faults[0].word, "±");
  EXPECT_EQ(record.faults[0].error.where, "1:20");
  EXPECT_EQ(record.faults[1].error.where, "1:34");
}

TEST(RecordReader, KeepsTheRestWithTheOption) {
  RecordReader reader(
      "[Event \"a]\n[White \"Ann\"]\n\n1. D6-F8 =$ 2. E6-E8 (A1-A2) 1-0\n\n[Event \"b\"]\n\n"
      "1. D6-F8 (E6-E8 {so\n\n",
      Unreadable::passed_over);
  const auto first = reader.next();
  ASSERT_TRUE(first && *first);
  EXPECT_EQ((*first)->value("White"), "Ann");
  EXPECT_THAT(moves_of(**first), ElementsAre("D6-F8"));
  EXPECT_THAT((*first)->variations, IsEmpty());
  EXPECT_EQ((*first)->result, RecordResult::white_wins);
  ASSERT_EQ((*first)->faults.size(), 2u);
  EXPECT_EQ((*first)->faults[0].word, "[Event \"a]");
  EXPECT_EQ((*first)->faults[1].word, "=$");
  EXPECT_EQ((*first)->faults[1].error.at, (Spot{4, 10}));
  const auto second = reader.next();
  ASSERT_TRUE(second && *second);
  EXPECT_EQ((*second)->variations.size(), 1u);
  ASSERT_EQ((*second)->faults.size(), 2u);
  EXPECT_THAT((*second)->faults[0].error.what, HasSubstr("comment"));
  EXPECT_THAT((*second)->faults[1].error.what, HasSubstr("variation"));
  EXPECT_FALSE(reader.next());
}

TEST(RecordReader, ReportsALineOnceHoweverMuchOfItIsUnreadable) {
  std::string text = "1. C5-C6 = = =";
  for (int i = 0; i < 1000; ++i) text += " = ()";
  RecordReader reader(text, Unreadable::passed_over);
  const auto record = reader.next();
  ASSERT_TRUE(record && *record);
  EXPECT_THAT(moves_of(**record), ElementsAre("C5-C6"));
  ASSERT_EQ((*record)->faults.size(), 1u);
  EXPECT_EQ((*record)->faults[0].error.where, "1:10");
}

TEST(RecordReader, ReportsOnceThatVariationsHaveNoMove) {
  RecordReader reader("()()() (C5-C6) 1. D5-D6 (C5-C6)", Unreadable::passed_over);
  const auto record = reader.next();
  ASSERT_TRUE(record && *record);
  EXPECT_THAT(moves_of(**record), ElementsAre("D5-D6"));
  EXPECT_EQ((*record)->variations.size(), 1u);
  ASSERT_EQ((*record)->faults.size(), 1u);
  EXPECT_EQ((*record)->faults[0].word, "(");
}

TEST(RecordReader, SkipsCommentsAndVariationsBetweenMoves) {
  EXPECT_THAT(moves_of(only("1. D6-F8{good\n[Event \"not one\"]\n} (1. E6-E8 (1. A1-A2 {)} B1-B2) "
                            "H11-F9) H11-F9 ; the rest 2. X1-X2\n2. C6-E8\n% escaped\n*")),
              ElementsAre("D6-F8", "H11-F9", "C6-E8"));
  EXPECT_THAT(moves_of(only("1. D6-F8 (1. E6-E8 ; better ) or so\n H11-F9) H11-F9 *")),
              ElementsAre("D6-F8", "H11-F9"));
}

TEST(RecordReader, ReadsSeveralGames) {
  const auto records = read_records(
      "[Event \"a\"]\n\n1. D6-F8\n\n[Event \"b\"]\n\n*\n\n[Event \"c\"]\n\n[Event \"d\"]\n\n"
      "1. E6-E8 1-0 1. F6-F8\n{the end}\n");
  ASSERT_TRUE(records) << to_text(records.error());
  ASSERT_EQ(records->size(), 5u);
  EXPECT_EQ((*records)[0].value("Event"), "a");
  EXPECT_THAT(moves_of((*records)[0]), ElementsAre("D6-F8"));
  EXPECT_THAT(moves_of((*records)[1]), IsEmpty());
  EXPECT_EQ((*records)[2].value("Event"), "c");
  EXPECT_EQ((*records)[3].result, RecordResult::white_wins);
  EXPECT_THAT(moves_of((*records)[4]), ElementsAre("F6-F8"));
}

TEST(RecordReader, FindsNoGameInNothing) {
  for (const char* text : {"", "\n\n", "\xEF\xBB\xBF", "{a comment}\n", " ; nothing"}) {
    const auto records = read_records(text);
    ASSERT_TRUE(records);
    EXPECT_TRUE(records->empty()) << text;
  }
}

TEST(RecordReader, SkipsGamesByTheirTextAndEndsWhenTold) {
  const std::string one = "[White \"Ann\"]\n\n1. B3-B4 {late} 1-0\n\n";
  const std::string other = "[White \"Bob\"]\n\n1. B3-B4 *\n\n";
  const std::string two = "[White \"Cleo\"]\n\n1. B3-B4 1-0 C3-C4 1-0\n\n";
  const std::string text = one + other + two + one;
  RecordReader reader(text);
  std::vector<std::string> asked;
  std::vector<int> lines;
  const auto next = [&] {
    return reader.next([&](std::string_view game, int line) {
      asked.emplace_back(game);
      lines.push_back(line);
      if (line == 13) return NextText::end;
      return game == other ? NextText::skip : NextText::read;
    });
  };
  std::vector<std::string> players;
  std::vector<std::string> texts;
  while (const auto record = next()) {
    ASSERT_TRUE(*record);
    players.emplace_back((*record)->value("White"));
    texts.emplace_back(reader.text());
  }
  EXPECT_THAT(asked, ElementsAre(one, other, two, one));
  EXPECT_THAT(lines, ElementsAre(1, 5, 9, 13));
  EXPECT_THAT(players, ElementsAre("Ann", "Cleo", ""));
  EXPECT_THAT(texts, ElementsAre(one, "", "")) << "two games share a text";
}

TEST(RecordReader, SkipsTheByteOrderMark) {
  EXPECT_EQ(only("\xEF\xBB\xBF[Event \"x\"]\r\n\r\n1. D6-F8\r\n").value("Event"), "x");
}

TEST(RecordReader, ReportsThePlacesOfMoves) {
  const Record record = only("[White \"Zoë\"]\r\n\r\n1. D6-F8 {Zoë}\r\n   h11-f9\r\n");
  ASSERT_EQ(record.moves.size(), 2u);
  EXPECT_EQ(record.moves[0], (RecordMove{"D6-F8", 3, 4, {}, "Zoë"}));
  EXPECT_EQ(record.moves[1], (RecordMove{"h11-f9", 4, 4, {}, {}}));
}

TEST(RecordReader, TakesTheResultFromTheMovesIfNoHeaderHasIt) {
  EXPECT_EQ(only("1. D6-F8 1/2-1/2").result, RecordResult::draw);
  EXPECT_EQ(only("[Result \"*\"]\n\n1. D6-F8 1-0").result, RecordResult::white_wins);
  EXPECT_EQ(only("[Result \"0-1\"]\n\n1. D6-F8 *").result, RecordResult::black_wins);
  EXPECT_EQ(only("[Result \"?\"]\n\n1. D6-F8 0-1").result, RecordResult::black_wins);
}

TEST(RecordReader, TakesADrawInEveryWriting) {
  for (const char* draw : {"1/2-1/2", "1/2", "½-½", "½"}) {
    const std::string text(draw);
    EXPECT_EQ(only("1. D6-F8 " + text).result, RecordResult::draw) << text;
    EXPECT_EQ(only("1. D6-F8 " + text + "{agreed}").result, RecordResult::draw) << text;
    EXPECT_EQ(only("[Result \"" + text + "\"]\n\n1. D6-F8").result, RecordResult::draw) << text;
    EXPECT_EQ(only("[Result \"" + text + "\"]\n\n1. D6-F8 1/2-1/2").result, RecordResult::draw);
    EXPECT_EQ(fault_of("[Result \"1-0\"]\n\n1. D6-F8 " + text).where, "3:10") << text;
  }
}

struct Malformed {
  const char* text;
  const char* where;
  const char* what;
  const char* expected;
};

class MalformedRecord : public testing::TestWithParam<Malformed> {};

TEST_P(MalformedRecord, ReportsPlaceAndExpectation) {
  const Error error = fault_of(GetParam().text);
  EXPECT_EQ(error.code, ErrorCode::syntax);
  EXPECT_EQ(error.where, GetParam().where);
  EXPECT_THAT(error.what, HasSubstr(GetParam().what));
  EXPECT_THAT(error.expected, HasSubstr(GetParam().expected));
}

INSTANTIATE_TEST_SUITE_P(
    Each, MalformedRecord,
    testing::Values(
        Malformed{"1. D6-F8 {open\n", "1:10", "comment", "}"},
        Malformed{"1. D6-F8\n ( (E6-E8)", "2:2", "variation", ")"},
        Malformed{"1. D6-F8 )", "1:10", "\")\" does not begin a move", "a move"},
        Malformed{"1. D6-F8 }", "1:10", "\"}\" does not begin a move", "a move"},
        Malformed{"1. D6-F8 [x]", "1:10", "\"[\" does not begin a move", "a move"},
        Malformed{"1. D6 - F8", "1:7", "\"-\" does not begin a move", "a move"},
        Malformed{"1. D6 – F8", "1:7", "outside ASCII does not begin a move", "a move"},
        Malformed{"1. D6-F8 -H6", "1:10", "\"-\" does not begin a move", "a move"},
        Malformed{"tree 1. F7", "1:1", "no square follows this word", "a square"},
        Malformed{"1. D6-F8 1-1", "1:10", "neither a move number nor a result", "1/2-1/2"},
        Malformed{"1. D6-F8 ½-0", "1:10", "\"½-0\" is neither a move number nor a result", "1-0"},
        Malformed{"1. D6-F8 ¼", "1:10", "outside ASCII", "a result"},
        Malformed{"1. D6§F8", "1:6", "outside ASCII", "a square"},
        Malformed{"1. D6\x01", "1:6", "control", "a square"},
        Malformed{"[Result \"1-0\"]\n\n1. D6-F8 0-1", "3:10", "Result says 1-0", "1-0"}));

TEST(RecordReader, KeepsAValueThatLacksItsBracketOrGoesOnInTheNextLine) {
  EXPECT_EQ(only("[Event \"x\"\n[Variant \"Cam\"]\n\n*").value("Event"), "x");
  const Record record = only("[Event \"A long\n name\"]\n[Variant \"Cam\"]\n\n*");
  EXPECT_EQ(record.value("Event"), "A long name");
  EXPECT_EQ(record.value("Variant"), "Cam");
  EXPECT_THAT(record.faults, IsEmpty());
}

// They spoiled event and players without a word.
TEST(RecordReader, TakesSeveralHeadersOfALine) {
  const Record record = only(
      "[Event \"Club\"] [Site \"Hall\"][White \"An [A] \"x\" n\"]\t[Black \"Bob\" ] [Variant "
      "\"Cam\"] "
      "1. D5-D6 {\"yes\" [x]} D9-D8 *\n");
  EXPECT_THAT(record.tags,
              ElementsAre(Tag{"Event", "Club"}, Tag{"Site", "Hall"}, Tag{"White", "An [A] \"x\" n"},
                          Tag{"Black", "Bob"}, Tag{"Variant", "Cam"}));
  EXPECT_THAT(moves_of(record), ElementsAre("D5-D6", "D9-D8"));
  const Record open = only("[Event \"Club] [Site \"Hall\"]\n\n*");
  EXPECT_THAT(open.tags, ElementsAre(Tag{"Site", "Hall"}));
  EXPECT_EQ(open.faults.size(), 1u);
}

TEST(RecordReader, TakesTypographicQuotes) {
  const Record record = only("[Event “The “first” one”]\n[White „Ann“]\n\n*");
  EXPECT_EQ(record.value("Event"), "The “first” one");
  EXPECT_EQ(record.value("White"), "Ann");
}

// The paste dialog took what the command line, uploads, Python and npm refused.
TEST(RecordReader, TakesEveryDashAndSpace) {
  for (const char* dash : {"-", "‐", "‑", "‒", "–", "—", "―", "−", "﹣", "-", "\u00AD"}) {
    for (const char* space :
         {" ", "\t", "\u00A0", "\u202F", "\u2009", "\u3000", " \u200B", "\uFEFF "}) {
      const std::string text = "1." + std::string(space) + "D5" + dash + "D6," + space + "D9" +
                               dash + "D8" + space + "2." + space + "C5×C6" + space + "1" + dash +
                               "0";
      const Record record = only(text);
      EXPECT_THAT(moves_of(record), ElementsAre("D5-D6", "D9-D8", "C5xC6")) << text;
      EXPECT_EQ(record.result, RecordResult::white_wins) << text;
      EXPECT_EQ(only("[Result \"0" + std::string(dash) + "1\"]\n\n*").result,
                RecordResult::black_wins);
    }
  }
  EXPECT_THAT(moves_of(only("1. D\u200B5-\u200BD6\u200BD9\u2060-D8 *")),
              ElementsAre("D5-D6", "D9-D8"));
}

// The page's own list of moves could not be pasted everywhere.
TEST(RecordReader, TakesMovesAsThePageShowsThem) {
  EXPECT_THAT(moves_of(only("1. f2∗f7 f11–f10 2. c2×d3+e4 c2–c1=Q 3. b2＊b7+")),
              ElementsAre("f2*f7", "f11-f10", "c2xd3+e4", "c2-c1=Q", "b2*b7+"));
  EXPECT_THAT(moves_of(only("tree F7\ntree\u00A0G7 Tree\nc2\n1\nE5–E6\nE12–E11\n2\nswap")),
              ElementsAre("@F7", "@G7", "@c2", "E5-E6", "E12-E11", "swap"));
  EXPECT_THAT(moves_of(only("[Variant \"River Camelot\"]\ntree F7 tree G7\n1. E5–E6 *")),
              ElementsAre("@F7", "@G7", "E5-E6"));
  EXPECT_THAT(moves_of(only("1\n…\nG11–G10\n–\n2\n–\n— F3×H5! – G3–G4 (– G3–G5) -")),
              ElementsAre("G11-G10", "F3xH5", "G3-G4"));
}

TEST(RecordReader, TakesAnAsteriskOfAnyKindForAResult) {
  for (const char* text : {"1. D6-F8 ∗", "1. D6–F8∗\n", "1. D6-F8 ＊"}) {
    EXPECT_THAT(moves_of(only(text)), ElementsAre("D6-F8")) << text;
  }
}

TEST(RecordReader, TakesCommasAndFullStopsAfterMoves) {
  EXPECT_THAT(moves_of(only("1.D6-F8 H11-F9, 2.C6-E8-G8 J11-H11,3.H6-H8,E11-G9.")),
              ElementsAre("D6-F8", "H11-F9", "C6-E8-G8", "J11-H11", "H6-H8", "E11-G9"));
}

TEST(RecordReader, TakesResultsInEveryWriting) {
  for (const char* text : {"1 - 0", "1 – 0", "1-0.", "1–0, ", "1-0{so}", "1 -0"}) {
    EXPECT_EQ(only("1. D6-F8 " + std::string(text)).result, RecordResult::white_wins) << text;
  }
  for (const char* text : {"1/2–1/2", "½ – ½", "1/2 - 1/2", "1/2."}) {
    EXPECT_EQ(only("1. D6-F8 " + std::string(text)).result, RecordResult::draw) << text;
  }
  EXPECT_THAT(moves_of(only("1. D6-F8 H11-F9*")), ElementsAre("D6-F8", "H11-F9"));
}

TEST(RecordReader, TakesStarsAfterAMoveForResults) {
  const auto records = read_records("1. D6-F8 G11-G9***\n");
  ASSERT_TRUE(records) << to_text(records.error());
  EXPECT_THAT(moves_of(records->front()), ElementsAre("D6-F8", "G11-G9"));
}

TEST(RecordReader, SaysInWhichEncodingTheTextWas) {
  EXPECT_EQ(RecordReader("[Event \"Zürich\"]").encoding(), TextEncoding::utf_8);
  const std::string text = test::read_data("records/latin-1.txt");
  RecordReader reader(text);
  EXPECT_EQ(reader.encoding(), TextEncoding::windows_1252);
  const auto record = reader.next();
  ASSERT_TRUE(record && *record);
  EXPECT_EQ((*record)->value("Event"), "Zürich");
  EXPECT_EQ((*record)->moves[0].comment, "größer");
}

// A spurious game of a control character was refused behind the last one.
TEST(RecordReader, EndsWhereDosEndsAText) {
  EXPECT_THAT(moves_of(only("1. D6-F8 H11-F9 *\r\n\x1A")), ElementsAre("D6-F8", "H11-F9"));
  EXPECT_THAT(moves_of(only("1. D6-F8 H11-F9\x1A\x1A")), ElementsAre("D6-F8", "H11-F9"));
  const auto joined = read_records(
      "[Event \"a\"]\n\n1. D6-F8 *\n\x1A"
      "[Event \"b\"]\n\n1. E6-E8 *\n\x1A\n");
  ASSERT_TRUE(joined) << to_text(joined.error());
  ASSERT_EQ(joined->size(), 2u);
  EXPECT_EQ((*joined)[1].value("Event"), "b");
}

TEST(RecordReader, TakesLongLinesInLinearTime) {
  std::string text(1'000'000, ' ');
  for (int i = 0; i < 200'000; ++i) text += "1. D6-F8 ";
  EXPECT_EQ(only(text).moves.size(), 200'000u);
}

}  // namespace
}  // namespace camlann
