#include "games/camelot/fen.hpp"

#include <gtest/gtest.h>

#include <string>

#include "base/random.hpp"
#include "games/camelot/text.hpp"

namespace camlann::camelot {
namespace {

const Variant& board(std::string_view id) {
  return *find_variant(id);
}

Result<FenPosition> parse(std::string_view id, std::string_view fen) {
  return parse_fen(fen, board(id), RuleSet{});
}

constexpr std::string_view camelot_ranks =
    "2/8/10/12/12/2kmmmmmmk2/3kmmmmk3/12/12/3KMMMMK3/2KMMMMMMK2/12/12/10/8/2";

TEST(Fen, reads_the_array_of_every_variant_and_writes_it_back) {
  for (const Variant& variant : variants()) {
    std::string fen = std::string(variant.array) + ' ' + variant.seats.front().letter + " 0";
    for (unsigned seat = 1; seat < variant.seat_count(); ++seat) fen += ",0";
    fen += " 0 1";
    const auto parsed = parse_fen(fen, variant, RuleSet{});
    ASSERT_TRUE(parsed) << to_text(parsed.error());
    for (unsigned seat = 0; seat < variant.seat_count(); ++seat) {
      EXPECT_EQ(parsed->position.pieces[seat].size(), variant.men_per_seat) << fen;
    }
    EXPECT_EQ(parsed->position.zobrist, key_of(parsed->position));
    EXPECT_EQ(to_fen(*parsed, variant), fen);
  }
}

TEST(Fen, lets_fields_after_the_side_be_left_out_from_the_right) {
  const std::string full = std::string(camelot_ranks) + " b 1,2 17 30";
  const auto whole = parse("camelot", full);
  ASSERT_TRUE(whole);
  EXPECT_EQ(whole->position.castle_moves[0], 1);
  EXPECT_EQ(whole->position.castle_moves[1], 2);
  EXPECT_EQ(whole->position.quiet_plies, 17);
  EXPECT_EQ(whole->move_number, 30);
  EXPECT_EQ(whole->position.turn, Seat::black);
  EXPECT_EQ(to_fen(*whole, board("camelot")), full);

  const std::string ranks(camelot_ranks);
  EXPECT_EQ(to_fen(*parse("camelot", ranks + " b 1,2 17"), board("camelot")),
            ranks + " b 1,2 17 1");
  EXPECT_EQ(to_fen(*parse("camelot", ranks + " b 1,2"), board("camelot")), ranks + " b 1,2 0 1");
  EXPECT_EQ(to_fen(*parse("camelot", ranks + " b"), board("camelot")), ranks + " b 0,0 0 1");
}

TEST(Fen, takes_numbers_of_two_digits_as_one_run) {
  const auto run = parse("camelot", "2/8/10/12/12/12/12/11m/12/12/12/12/12/10/8/2 w");
  ASSERT_TRUE(run);
  EXPECT_TRUE(run->position.pieces[1].has(make_square(11, 8)));
}

TEST(Fen, lists_only_squares_that_exist) {
  const auto parsed = parse("camelot", "Mm/8/10/12/12/12/12/12/12/12/12/12/12/10/K7/1k b");
  ASSERT_TRUE(parsed);
  EXPECT_TRUE(parsed->position.pieces[0].has(make_square(5, 15)));  // F16
  EXPECT_TRUE(parsed->position.pieces[1].has(make_square(6, 15)));  // G16
  EXPECT_TRUE(parsed->position.knights.has(make_square(2, 1)));     // C2
  EXPECT_TRUE(parsed->position.knights.has(make_square(6, 0)));     // G1
}

struct Fault {
  const char* fen;
  const char* where;
  const char* what;
  const char* expected;
};

class FenFaults : public ::testing::TestWithParam<Fault> {};

TEST_P(FenFaults, say_column_and_what_was_expected) {
  const auto parsed = parse("cam", GetParam().fen);
  ASSERT_FALSE(parsed);
  EXPECT_EQ(parsed.error().where, GetParam().where);
  EXPECT_EQ(parsed.error().what, GetParam().what);
  EXPECT_EQ(parsed.error().expected, GetParam().expected);
}

INSTANTIATE_TEST_SUITE_P(
    All, FenFaults,
    ::testing::Values(
        Fault{"", "1:1", "rank 13 has 0 squares", "1 square"},
        Fault{"1/3/5", "1:6", "the FEN has 3 ranks", "13 ranks"},
        Fault{"1/3/5/7/7/7/7/7/7/7/5/3/1/1 w", "1:26", "the FEN has too many ranks", "13 ranks"},
        Fault{"1/3/6/7/7/7/7/7/7/7/5/3/1 w", "1:5", "rank 11 has too many squares", "5 squares"},
        Fault{"1/3/4m1/7/7/7/7/7/7/7/5/3/1 w", "1:7", "rank 11 has too many squares", "5 squares"},
        Fault{"1/3/4/7/7/7/7/7/7/7/5/3/1 w", "1:6", "rank 11 has 4 squares", "5 squares"},
        Fault{"1/3/0/7/7/7/7/7/7/7/5/3/1 w", "1:5", "this number of empty squares is out of range",
              "a number from 1 to 5"},
        Fault{"1/3/05/7/7/7/7/7/7/7/5/3/1 w", "1:5", "this number of empty squares is out of range",
              "a number from 1 to 5"},
        Fault{"1/3/99999999999999999999/7/7/7/7/7/7/7/5/3/1 w", "1:5",
              "this number of empty squares is out of range", "a number from 1 to 5"},
        Fault{"1/3/2q2/7/7/7/7/7/7/7/5/3/1 w", "1:6", "'q' is not a piece",
              "K, M, k, m or a number"},
        Fault{"1/3/5/7/7/7/7/7/7/7/5/3/1", "1:26", "the FEN ends here",
              "a space and the side to move, w or b"},
        Fault{"1/3/5/7/7/7/7/7/7/7/5/3/1 x", "1:27", "the side to move is missing", "w or b"},
        Fault{"1/3/5/7/7/7/7/7/7/7/5/3/1 w ", "1:29", "a number is missing",
              "two numbers up to 2, such as 0,0"},
        Fault{"1/3/5/7/7/7/7/7/7/7/5/3/1 w 0", "1:30", "a comma is missing",
              "two numbers up to 2, such as 0,0"},
        Fault{"1/3/5/7/7/7/7/7/7/7/5/3/1 w 3,0", "1:29",
              "White has made more castle moves than the rule set allows",
              "two numbers up to 2, such as 0,0"},
        Fault{"1/3/5/7/7/7/7/7/7/7/5/3/1 w 0,256", "1:31",
              "Black has made more castle moves than the rule set allows",
              "two numbers up to 2, such as 0,0"},
        Fault{"1/3/5/7/7/7/7/7/7/7/5/3/1 w 0,0 -1", "1:33",
              "the plies since the last capture or entry should be here",
              "a number from 0 to 65535"},
        Fault{"1/3/5/7/7/7/7/7/7/7/5/3/1 w 0,0 65536", "1:33",
              "the plies since the last capture or entry is out of range",
              "a number from 0 to 65535"},
        Fault{"1/3/5/7/7/7/7/7/7/7/5/3/1 w 0,0 0 0", "1:35", "the move number is out of range",
              "a number from 1 to 1000000"},
        Fault{"1/3/5/7/7/7/7/7/7/7/5/3/1 w 0,0 0 18446744073709551617", "1:35",
              "the move number is out of range", "a number from 1 to 1000000"},
        Fault{"1/3/5/7/7/7/7/7/7/7/5/3/1 w 0,0 0 1 ", "1:36", "something follows the move number",
              "the end of the FEN"},
        Fault{"1/3/5/MMMMMMM/M6/7/7/7/7/7/5/3/1 w", "1:15", "White has too many pieces",
              "at most 7 per side"}));

TEST(Fen, comes_back_from_random_placements) {
  Random random(7);
  for (const Variant& variant : variants()) {
    for (int i = 0; i < 200; ++i) {
      FenPosition fen;
      variant.squares.for_each([&](Square square) {
        const unsigned seat = random.below(variant.seat_count());
        if (random.below(6) != 0) return;
        if (fen.position.pieces[seat].size() == variant.men_per_seat) return;
        fen.position.pieces[seat].add(square);
        if (variant.knights && random.below(2) == 0) fen.position.knights.add(square);
      });
      fen.position.turn = static_cast<Seat>(random.below(variant.seat_count()));
      for (unsigned seat = 0; seat < variant.seat_count(); ++seat) {
        fen.position.castle_moves[seat] = static_cast<std::uint8_t>(random.below(3));
      }
      fen.position.quiet_plies = static_cast<std::uint16_t>(random.below(65536));
      fen.position.zobrist = key_of(fen.position);
      fen.move_number = 1 + static_cast<int>(random.below(1'000'000));
      const std::string text = to_fen(fen, variant);
      const auto parsed = parse_fen(text, variant, RuleSet{});
      ASSERT_TRUE(parsed) << text << ' ' << to_text(parsed.error());
      ASSERT_EQ(*parsed, fen) << text;
    }
  }
}

}  // namespace
}  // namespace camlann::camelot
