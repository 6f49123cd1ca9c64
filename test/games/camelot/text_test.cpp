#include "games/camelot/text.hpp"

#include <gtest/gtest.h>

namespace camlann::camelot {
namespace {

TEST(Text, reads_squares_in_either_case) {
  std::size_t at = 3;
  EXPECT_EQ(scan_square("D6-f16", at, Grid::square), make_square(5, 15));
  EXPECT_EQ(at, 6u);
  at = 0;
  EXPECT_EQ(scan_square("D6-f16", at, Grid::square), make_square(3, 5));
  EXPECT_EQ(at, 2u);
}

TEST(Text, leaves_what_is_no_square) {
  for (const char* text : {"", "D", "6", "D0", "D06", "D17", "D99999999999", "Q3", "x", "-D6"}) {
    std::size_t at = 0;
    EXPECT_FALSE(scan_square(text, at, Grid::square)) << text;
    EXPECT_EQ(at, 0u) << text;
  }
}

TEST(Text, knows_which_squares_a_board_has) {
  const Variant& cam = *find_variant("cam");
  EXPECT_TRUE(parse_square("D13", cam));
  EXPECT_TRUE(parse_square("d13", cam));
  EXPECT_FALSE(parse_square("C13", cam));
  EXPECT_FALSE(parse_square("D13 ", cam));
}

TEST(Text, lists_squares_by_file_then_rank_as_a_number) {
  SquareSet set;
  for (const auto& [file, rank] : {std::pair{3, 9}, {3, 1}, {0, 11}, {10, 0}}) {
    set.add(make_square(file, rank));
  }
  EXPECT_EQ(list_of(sorted(set), "or", Grid::square), "A12, D2, D10 or K1");
  EXPECT_EQ(list_of({make_square(0, 0)}, "or", Grid::square), "A1");
  EXPECT_EQ(list_of({make_square(0, 0), make_square(1, 0)}, "and", Grid::square), "A1 and B1");
}

}  // namespace
}  // namespace camlann::camelot
