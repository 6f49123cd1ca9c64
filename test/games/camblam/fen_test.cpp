#include "games/camblam/fen.hpp"

#include <gtest/gtest.h>

#include <string>

#include "games/camblam/rules.hpp"

namespace camlann::camblam {
namespace {

constexpr std::string_view kings = "11k/12/12/12/12/12/12/12/12/12/12/K11";

RuleSet by_capture() {
  RuleSet rules;
  rules.win_by = WinBy::capture;
  return rules;
}

Position read(std::string_view fen, const RuleSet& rules = {}) {
  const auto parsed = parse_fen(fen, rules);
  EXPECT_TRUE(parsed) << fen << ": " << to_text(parsed.error());
  return parsed ? parsed->position : Position();
}

TEST(CamblamFen, ReadsTheArraysAndWritesThemBack) {
  for (const Array array : {Array::standard, Array::alternating, numbered(1), numbered(2)}) {
    RuleSet rules;
    rules.array = array;
    const std::string fen = array_text(array) + " w - - 0 1";
    const auto parsed = parse_fen(fen, rules);
    ASSERT_TRUE(parsed) << to_text(parsed.error());
    EXPECT_EQ(parsed->position, Rules(rules).start());
    EXPECT_EQ(parsed->position.men[0].size(), 36);
    EXPECT_EQ(parsed->position.men[1].size(), 36);
    EXPECT_EQ(to_fen(*parsed), fen);
  }
}

// Section 7: board side; board side halfmove fullmove; board side - - halfmove fullmove.
TEST(CamblamFen, HasAShortAMiddleAndALongForm) {
  const std::string board(kings);
  const auto whole = parse_fen(board + " b - - 17 30", {});
  ASSERT_TRUE(whole) << to_text(whole.error());
  EXPECT_EQ(whole->position.quiet_plies, 17);
  EXPECT_EQ(whole->move_number, 30);
  EXPECT_EQ(whole->position.turn, Seat::black);
  EXPECT_EQ(parse_fen(board + " b 17 30", {}), whole);
  EXPECT_EQ(to_fen(*whole), board + " b - - 17 30");

  const auto brief = parse_fen(board + " b", {});
  ASSERT_TRUE(brief) << to_text(brief.error());
  EXPECT_EQ(to_fen(*brief), board + " b - - 0 1");
}

TEST(CamblamFen, TakesNumbersOfTwoDigitsAsOneCount) {
  const Position pos = read("11k/10N1/12/12/12/12/12/12/12/12/12/K11 w");
  EXPECT_EQ(pos.at(make_square(11, 11)), make_cell(Seat::black, Man::king));
  EXPECT_EQ(pos.at(make_square(10, 10)), make_cell(Seat::white, Man::knight));
  EXPECT_EQ(pos.men[0].size() + pos.men[1].size(), 3);
}

TEST(CamblamFen, KnowsEveryManOfBothSides) {
  const std::string fen = "1ncarbiqk3/12/p11/12/12/12/12/12/12/P11/12/1NCARBIQK3 w - - 0 1";
  const Position pos = read(fen, by_capture());
  EXPECT_EQ(to_fen({pos, 1}), fen);
  for (std::size_t man = 1; man < man_kinds; ++man) EXPECT_EQ(pos.kinds[man].size(), 2) << man;
}

TEST(CamblamFen, AllowsAnyNumberOfMen) {
  const std::string queens = "QQQQQQQQQQQQ";
  std::string board = "QQQQQQQQQQQk";
  for (int rank = 0; rank < 10; ++rank) board += '/' + queens;
  board += "/KQQQQQQQQQQQ";
  EXPECT_FALSE(parse_fen(board + " w", {}));  // Black could be taken at once
  EXPECT_EQ(read(board + " b").men[0].size(), 143);
}

// Section 5: with winBy=capture a king may be en prise or gone.
TEST(CamblamFen, LetsAKingBeTakenWhereThatWins) {
  const std::string open = "k10R/12/12/12/12/12/12/12/12/12/12/K11 w";
  EXPECT_FALSE(parse_fen(open, {}));
  EXPECT_EQ(Rules(by_capture()).verdict(read(open, by_capture())), Verdict{});

  const std::string gone = "12/12/12/12/12/12/12/12/12/12/12/K11 b";
  const Verdict verdict = Rules(by_capture()).verdict(read(gone, by_capture()));
  EXPECT_EQ(verdict.reason, Reason::king_taken);
  EXPECT_TRUE(verdict.won_by(Seat::white));
}

// The square of a king that was taken once lingered in the position.
TEST(CamblamFen, ReadsThePositionAfterAKingWasTaken) {
  const Rules rules(by_capture());
  Position pos = read("k10R/12/12/12/12/12/12/12/12/12/12/K11 w", by_capture());
  const Move takes_king{make_square(11, 11), make_square(0, 11), MoveKind::capture, 0, 1};
  rules.advance(pos, takes_king);
  const auto again = parse_fen(to_fen({pos, 1}), by_capture());
  ASSERT_TRUE(again) << to_text(again.error());
  EXPECT_EQ(again->position, pos);
}

struct Fault {
  std::string fen;
  const char* where;
  const char* what;
  const char* expected;
  bool by_capture = false;
};

class CamblamFenFaults : public testing::TestWithParam<Fault> {};

TEST_P(CamblamFenFaults, NameColumnAndExpectation) {
  const Fault& fault = GetParam();
  const auto parsed = parse_fen(fault.fen, fault.by_capture ? by_capture() : RuleSet{});
  ASSERT_FALSE(parsed);
  EXPECT_EQ(parsed.error().where, fault.where);
  EXPECT_EQ(parsed.error().what, fault.what);
  EXPECT_EQ(parsed.error().expected, fault.expected);
}

constexpr const char* plies = "the plies since the last capture or pawn move should be here";
constexpr const char* calm = "a position in which the king could not be captured at once";

INSTANTIATE_TEST_SUITE_P(
    Board, CamblamFenFaults,
    testing::Values(
        Fault{"", "1:1", "rank 12 has 0 squares", "12 squares"},
        Fault{"12/12", "1:6", "the FEN has 2 ranks", "12 ranks"},
        Fault{"11k/12/12/12/12/12/12/12/12/12/12/K11/12 w", "1:38", "the FEN has too many ranks",
              "12 ranks"},
        Fault{"12k/12/12/12/12/12/12/12/12/12/12/K11 w", "1:3", "rank 12 has too many squares",
              "12 squares"},
        Fault{"10k/12/12/12/12/12/12/12/12/12/12/K11 w", "1:4", "rank 12 has 11 squares",
              "12 squares"},
        Fault{"11k/13/12/12/12/12/12/12/12/12/12/K11 w", "1:5", "rank 11 has too many squares",
              "12 squares"},
        Fault{"11k/0/12/12/12/12/12/12/12/12/12/K11 w", "1:5",
              "this number of empty squares is out of range", "a number from 1 to 12"},
        Fault{"11k/012/12/12/12/12/12/12/12/12/12/K11 w", "1:5",
              "this number of empty squares is out of range", "a number from 1 to 12"},
        Fault{"11k/99999999999999999999/12/12/12/12/12/12/12/12/12/K11 w", "1:5",
              "this number of empty squares is out of range", "a number from 1 to 12"},
        Fault{"11k/3M8/12/12/12/12/12/12/12/12/12/K11 w", "1:6", "'M' is not a piece",
              "one of PNCARBIQK, small for Black, or a number"},
        Fault{"11k/3-8/12/12/12/12/12/12/12/12/12/K11 w", "1:6", "'-' is not a piece",
              "one of PNCARBIQK, small for Black, or a number"},
        Fault{"3P7k/12/12/12/12/12/12/12/12/12/12/K11 w", "1:2",
              "a pawn cannot be on its last rank", "another piece, or the pawn elsewhere"},
        Fault{"11k/12/12/12/12/12/12/12/12/12/12/Kp10 w", "1:36",
              "a pawn cannot be on its last rank", "another piece, or the pawn elsewhere"},
        Fault{"10kk/12/12/12/12/12/12/12/12/12/12/K11 w", "1:4", "Black has two kings", "one king"},
        Fault{"11k/12/12/12/12/12/12/12/12/12/12/KK10 w", "1:36", "White has two kings",
              "one king"},
        Fault{"12/12/12/12/12/12/12/12/12/12/12/K11 w", "1:37", "Black has no king",
              "one king per side"},
        Fault{"11k/12/12/12/12/12/12/12/12/12/12/12 w", "1:37", "White has no king",
              "one king per side"},
        Fault{"12/12/12/12/12/12/12/12/12/12/12/12 w", "1:36", "White has no king",
              "one king per side", true},
        Fault{"10kk/12/12/12/12/12/12/12/12/12/12/K11 w", "1:4", "Black has two kings", "one king",
              true},
        Fault{"k10R/12/12/12/12/12/12/12/12/12/12/K11 w", "1:39",
              "Black is in check and it is not its turn", calm},
        // Through a shield, round a corner, from afar: section 4.
        Fault{"k11/12/12/12/12/12/12/r11/12/12/N11/K11 b", "1:40",
              "White is in check and it is not its turn", calm},
        Fault{"K11/12/12/12/12/12/12/11k/12/12/12/I11 w", "1:39",
              "Black is in check and it is not its turn", calm},
        Fault{"k11/12/12/12/12/a11/12/12/12/12/K11/12 b", "1:39",
              "White is in check and it is not its turn", calm}));

INSTANTIATE_TEST_SUITE_P(
    Fields, CamblamFenFaults,
    testing::Values(
        Fault{std::string(kings), "1:38", "the FEN ends here",
              "a space and the side to move, w or b"},
        Fault{std::string(kings) + " ", "1:39", "the side to move is missing", "w or b"},
        Fault{std::string(kings) + " W", "1:39", "the side to move is missing", "w or b"},
        Fault{std::string(kings) + " w ", "1:41", plies, "a number from 0 to 65535"},
        Fault{std::string(kings) + " wb", "1:40", "'b' instead of a space",
              "a space and the plies since the last capture or pawn move"},
        Fault{std::string(kings) + " w -", "1:42", "the FEN ends here",
              "a space and a second hyphen"},
        Fault{std::string(kings) + " w - 0 1", "1:43", "the second hyphen is missing", "- -"},
        Fault{std::string(kings) + " w - -", "1:44", "the FEN ends here",
              "a space and the plies since the last capture or pawn move"},
        Fault{std::string(kings) + " w - - -1 1", "1:45", plies, "a number from 0 to 65535"},
        Fault{std::string(kings) + " w 65536 1", "1:41",
              "the plies since the last capture or pawn move is out of range",
              "a number from 0 to 65535"},
        Fault{std::string(kings) + " w 0", "1:42", "the FEN ends here",
              "a space and the move number"},
        Fault{std::string(kings) + " w - - 0 0", "1:47", "the move number is out of range",
              "a number from 1 to 1000000"},
        Fault{std::string(kings) + " w - - 0 18446744073709551617", "1:47",
              "the move number is out of range", "a number from 1 to 1000000"},
        Fault{std::string(kings) + " w 0 1 ", "1:44", "something follows the move number",
              "the end of the FEN"}));

}  // namespace
}  // namespace camlann::camblam
