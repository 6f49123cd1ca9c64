// Headers of records as people and other programs write them: what is odd costs itself alone, and
// says so.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <string>
#include <utility>
#include <vector>

#include "notation/record.hpp"
#include "notation/record_reader.hpp"
#include "notation/record_writer.hpp"

namespace camlann {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

Record single(const std::string& text) {
  auto records = read_records(text);
  EXPECT_TRUE(records) << text << (records ? "" : to_text(records.error()));
  if (!records || records->size() != 1) {
    ADD_FAILURE() << text << ": not one record: " << (records ? records->size() : 0);
    return {};
  }
  return records->front();
}

struct OddHeader {
  const char* text;
  const char* where;
  const char* what;
  const char* expected;
};

class OddHeaders : public testing::TestWithParam<OddHeader> {};

// One odd header cost the whole game; a line that is none cut the game in two.
TEST_P(OddHeaders, CostThemselvesAndNotTheGame) {
  const Record record = single("[White \"Ann\"]\n" + std::string(GetParam().text) +
                               "\n[Black \"Bob\"]\n\n1. D6-F8 *");
  EXPECT_EQ(record.value("White"), "Ann");
  EXPECT_EQ(record.value("Black"), "Bob");
  EXPECT_EQ(record.moves.size(), 1u);
  ASSERT_EQ(record.faults.size(), 1u);
  const Error& error = record.faults.front().error;
  EXPECT_EQ(error.code, ErrorCode::syntax);
  EXPECT_EQ(error.where, GetParam().where);
  EXPECT_THAT(error.what, HasSubstr(GetParam().what));
  EXPECT_THAT(error.expected, HasSubstr(GetParam().expected));
}

// An odd one became part of the value before it, without a warning.
TEST_P(OddHeaders, LeaveTheOthersOfTheirLine) {
  const std::string odd = GetParam().text;
  const std::vector<std::string> lines = {
      odd + " [White \"Ann\"] [Black \"Bob\"]", "[White \"Ann\"] " + odd + " [Black \"Bob\"]",
      "[White \"Ann\"] [Black \"Bob\"] " + odd, "[White \"Ann\"]" + odd + "[Black \"Bob\"]",
      "[White \"Ann\"], " + odd + ", [Black \"Bob\"]"};
  for (const std::string& line : lines) {
    const Record record =
        single("[Site \"Hall\"]\n" + line + "\n[Variant \"Cam\"]\n\n1. D6-F8 {\"a\"]} *");
    EXPECT_EQ(record.value("Site"), "Hall") << line;
    EXPECT_EQ(record.value("White"), "Ann") << line;
    EXPECT_EQ(record.value("Black"), "Bob") << line;
    EXPECT_EQ(record.value("Variant"), "Cam") << line;
    EXPECT_EQ(record.moves.size(), 1u) << line;
    EXPECT_EQ(record.faults.size(), 1u) << line;
  }
}

INSTANTIATE_TEST_SUITE_P(
    Each, OddHeaders,
    testing::Values(OddHeader{"[Event \"x\"", "2:11", "Event is not closed", "]"},
                    OddHeader{"[Event \"x]", "2:10", "closing quote", "\""},
                    OddHeader{"[Event x]", "2:8", "open with a quote", "[Key"},
                    OddHeader{"[Round 3]", "2:8", "open with a quote", "[Key"},
                    OddHeader{"[BlackType: \"program\"]", "2:11", "open with a quote", "[Key"},
                    OddHeader{"[White Elo \"1800\"]", "2:8", "open with a quote", "[Key"},
                    OddHeader{"[Event \"Zoë]", "2:12", "closing quote", "\""},
                    OddHeader{" [\"x\"]", "2:3", "no key", "[Key"},
                    OddHeader{"[Black-Type \"x\"]", "2:7", "open with a quote", "[Key"},
                    OddHeader{"[Имя \"x\"]", "2:2", "no key", "[Key"},
                    OddHeader{"[Event", "2:7", "open with a quote", "[Key"},
                    OddHeader{"[]", "2:2", "no key", "[Key"},
                    OddHeader{"[Event \"x\"] (corrected)", "2:13", "after a header", "header"},
                    OddHeader{"Event \"x\"]", "2:7", "not opened", "[Key"},
                    OddHeader{"[Result \"won\"]", "2:10", "\"won\" is not a result", "1-0"},
                    OddHeader{"Result: 2-0", "2:9", "not a result", "1-0"},
                    OddHeader{"[Plies \"many\"]", "2:9", "not a number of plies", "number"},
                    OddHeader{"[Plies \"-1\"]", "2:9", "not a number of plies", "number"},
                    OddHeader{"# made by X", "2:1", "neither a header nor a move", "[Key"},
                    OddHeader{"<White \"Ann\">", "2:1", "neither a header nor a move", "[Key"},
                    OddHeader{"(White \"Ann\")", "2:1", "neither a header nor a move", "[Key"},
                    OddHeader{"Time Control: 5+3", "2:1", "neither a header nor a move", "[Key"},
                    OddHeader{"Black Type: program", "2:1", "neither a header nor a move", "[Key"},
                    OddHeader{"=== Round 1 ===", "2:1", "neither a header nor a move", "[Key"},
                    OddHeader{"2024.04.25", "2:1", "neither a header nor a move", "[Key"},
                    OddHeader{"12 August 1930", "2:1", "neither a header nor a move", "[Key"},
                    OddHeader{"3rd round", "2:1", "neither a header nor a move", "[Key"}));

TEST(Headers, OfOneLineAreKeptBesideSeveralOddOnes) {
  const std::vector<std::pair<std::string, std::vector<Tag>>> lines = {
      {"[White \"Ann\"] [BlackType: \"program\"]", {{"White", "Ann"}}},
      {"[A \"x\"] [Black-Type \"y\"] [Round 3] [B \"z\"]", {{"A", "x"}, {"B", "z"}}},
      {"[Event \"Club\"] foo] [White \"Ann\"]", {{"Event", "Club"}, {"White", "Ann"}}},
      {"[Event \"x [White \"Ann\"] [Black \"Bob\"]", {{"White", "Ann"}, {"Black", "Bob"}}},
      {"[Event \"x [Site \"y [White \"Ann\"]", {{"White", "Ann"}}},
      {"[Event \"x] [BlackType: \"y\"] [White \"Ann\"]", {{"White", "Ann"}}},
      {"[Event \"x\" [Black-Type \"y\" [White \"Ann\"]", {{"Event", "x"}, {"White", "Ann"}}}};
  for (const auto& [line, tags] : lines) {
    const Record record = single(line + "\n\n1. D6-F8 *");
    EXPECT_EQ(record.tags, tags) << line;
    EXPECT_FALSE(record.faults.empty()) << line;
    EXPECT_EQ(record.moves.size(), 1u) << line;
  }
}

// The two inputs of other people's programs in one.
TEST(Headers, OfOneLineAreKeptBesideAnOddOne) {
  const Record record = single(
      "[Event \"Club\"] [Site \"Hall\"] [White \"Ann\"] [BlackType: \"program\"] [Black \"Bob\"] "
      "[Variant \"Cam\"]\n[Result \"*\"]\n\n1. D5-D6 D9-D8 *");
  EXPECT_THAT(record.tags,
              ElementsAre(Tag{"Event", "Club"}, Tag{"Site", "Hall"}, Tag{"White", "Ann"},
                          Tag{"Black", "Bob"}, Tag{"Variant", "Cam"}, Tag{"Result", "*"}));
  ASSERT_EQ(record.faults.size(), 1u);
  EXPECT_EQ(record.faults[0].word, "[BlackType: \"program\"]");
}

TEST(Headers, MayHaveCommasAndSemicolonsBetween) {
  const Record record =
      single("[Event \"Club\"], [Site \"Hall\"];[White \"Ann\"] ,\n[Black \"Bob\"];\n\n1. D6-F8 *");
  EXPECT_THAT(record.tags, ElementsAre(Tag{"Event", "Club"}, Tag{"Site", "Hall"},
                                       Tag{"White", "Ann"}, Tag{"Black", "Bob"}));
  EXPECT_THAT(record.faults, IsEmpty());
}

// PGN has any white space between its signs. Such headers were lost with the game above them.
TEST(Headers, MayBeOnSeveralLines) {
  const Record record = single(
      "[Event \"Club\"]\n[Annotator \"a long\n name of a\nman\"] [Mode \"OTB\"]\n[White\n\"Ann\"]\n"
      "[Black \"Bob\"\n]\n[Site\r\n  \"Hall\"\r\n]\r\n[Round \"1\"]\n\n1. D6-F8 *");
  EXPECT_THAT(record.tags,
              ElementsAre(Tag{"Event", "Club"}, Tag{"Annotator", "a long name of a man"},
                          Tag{"Mode", "OTB"}, Tag{"White", "Ann"}, Tag{"Black", "Bob"},
                          Tag{"Site", "Hall"}, Tag{"Round", "1"}));
  EXPECT_THAT(record.faults, IsEmpty());
  EXPECT_EQ(record.moves.size(), 1u);
}

TEST(Headers, ThatAreNeverClosedCostTheirOwnLines) {
  const Record record = single(
      "[Event \"Club\"]\n[Annotator \"a long\nname of a\n[White \"Ann\"]\n[Site \"x\n\n1. D6-F8 *");
  EXPECT_THAT(record.tags, ElementsAre(Tag{"Event", "Club"}, Tag{"White", "Ann"}));
  EXPECT_EQ(record.faults.size(), 3u);
  EXPECT_EQ(record.moves.size(), 1u);
}

TEST(Headers, MayHaveCommentsBetween) {
  const Record record = single(
      "[Event \"Club\"] ; a friendly game\n{At\n\nhome}\n; by candle light\n% escaped\n"
      "[White \"Ann\"] {with a hat}\n\n{First} 1. D6-F8 *");
  EXPECT_THAT(record.tags, ElementsAre(Tag{"Event", "Club"}, Tag{"White", "Ann"}));
  EXPECT_EQ(record.comment, "a friendly game At\n\nhome by candle light with a hat First");
  EXPECT_THAT(record.faults, IsEmpty());
}

TEST(Headers, EndWhereMovesBegin) {
  for (const char* moves :
       {"D6-F8 H11-F9", "1 D6-F8 H11-F9", "17. D6-F8 H11-F9", "17 D6-F8 H11-F9", "... D6-F8 H11-F9",
        "… D6-F8 H11-F9", "17... D6-F8 H11-F9", "1.\nD6-F8 H11-F9", "{At home} D6-F8 H11-F9",
        "17…D6-F8 H11-F9", "(1. E6-E8) D6-F8 H11-F9"}) {
    const Record record = single("[Event \"Club\"]\n" + std::string(moves) + " *");
    EXPECT_EQ(record.moves.size(), 2u) << moves;
  }
  EXPECT_EQ(single("[Event \"Club\"]\n1/2-1/2\n").result, RecordResult::draw);
  EXPECT_EQ(single("[Event \"Club\"]\n½\n").result, RecordResult::draw);
}

// Names came with backslashes.
TEST(Headers, HaveTheEscapesOfPgn) {
  const std::vector<std::pair<std::string, std::string>> values = {
      {R"(Ann \"A\" B)", R"(Ann "A" B)"},
      {R"(\"A\")", R"("A")"},
      {R"(C:\\games)", R"(C:\games)"},
      // These are not escaped.
      {R"(C:\games\)", R"(C:\games\)"},
      {R"(\\server\share)", R"(\\server\share)"},
      {R"(Ann "A" \"B\")", R"(Ann "A" \"B\")"}};
  for (const auto& [written, value] : values) {
    EXPECT_EQ(single("[White \"" + written + "\"]\n\n*").value("White"), value) << written;
  }
}

TEST(Headers, KeepBackslashesWhenTheyAreWritten) {
  for (const char* value :
       {R"(C:\games\)", R"(a\\b)", R"(\")", R"(a\"b)", R"(a \\"b"\\)", R"(\\)"}) {
    Record record;
    record.set("Event", value);
    EXPECT_EQ(single(write_record(record)).value("Event"), value);
  }
}

TEST(Headers, ReadBackWhateverTheyHave) {
  EXPECT_TRUE(rc::check([] {
    const auto pieces = *rc::gen::container<std::vector<std::string>>(rc::gen::element<std::string>(
        "\"", "\\", "[", "]", " ", "a", "White \"", "“", "”", ",", ";", "1.", "Key “", "{", "\n"));
    std::string value;
    for (const std::string& piece : pieces) value += piece;
    Record record;
    record.set("Event", value);
    const std::string text = write_record(record);
    const auto records = read_records(text);
    RC_ASSERT(records.has_value());
    RC_ASSERT(records->size() == 1u);
    RC_ASSERT(records->front().faults.empty());
    RC_ASSERT(records->front().moves.empty());
    RC_ASSERT(write_record(records->front()) == text);
    const bool brackets = value.find_first_of("[]\n") != std::string::npos;
    if (!brackets) {
      RC_ASSERT(std::string(records->front().value("Event")) == value);
    }
  }));
}

TEST(Headers, OfUnknownValueHaveNoFault) {
  const Record record = single("[Plies \"?\"]\n[Result \"?\"]\n[FEN \"-\"]\n\n1. D6-F8 *");
  EXPECT_THAT(record.faults, IsEmpty());
  EXPECT_FALSE(record.plies());
  EXPECT_EQ(record.value("FEN"), "-");
  EXPECT_EQ(record.stated("FEN"), "");
}

TEST(Headers, AreReadInLinearTime) {
  std::string line;
  for (int i = 0; i < 100'000; ++i) line += "[A \"x ";
  EXPECT_EQ(single(line + "\n\n1. D6-F8 *").moves.size(), 1u);
  EXPECT_EQ(single(line + "\"]\n\n1. D6-F8 *").moves.size(), 1u);
  std::string lines = "[Event \"a\"]\n[Site \"x\n";
  for (int i = 0; i < 100'000; ++i) lines += "never closed\n";
  EXPECT_EQ(single(lines + "\n1. D6-F8 *").moves.size(), 1u);
  lines = "[Event \"a\"]\n";
  for (int i = 0; i < 50'000; ++i) lines += "\n[K" + std::to_string(i) + " \"x\"]\n";
  EXPECT_EQ(single(lines + "\n1. D6-F8 *").tags.size(), 50'001u);
}

}  // namespace
}  // namespace camlann
