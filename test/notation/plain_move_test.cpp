#include "notation/plain_move.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string>

namespace camlann {
namespace {

TEST(PlainMove, HasTheSignsOfNotation) {
  for (const char* dash : {"-", "‐", "‑", "‒", "–", "—", "―", "−", "﹣", "－", "\u00AD"}) {
    EXPECT_EQ(plain_move("D6" + std::string(dash) + "F8"), "D6-F8") << dash;
  }
  EXPECT_EQ(plain_move("I10–G8×G6✕E6"), "I10-G8xG6xE6");
  EXPECT_EQ(plain_move("f2∗f7"), "f2*f7");
  EXPECT_EQ(plain_move("f2＊f7!?"), "f2*f7!?");
  EXPECT_EQ(plain_move("\uFEFFD\u200B6-F8\u200E"), "D6-F8");
  EXPECT_EQ(plain_move("D6\u00A0–\u202FF8"), "D6 - F8");
  for (const char* text :
       {"D6-F8", "f4xf7+f8", "c11xd12=N", "@F7", "swap", "d6f8", "D6^F8", "D6*F8"}) {
    EXPECT_EQ(plain_move(text), text);
  }
}

TEST(PlainMove, HasNoNumberAndNoStops) {
  for (const char* text : {"1. D6-F8", "12.D6-F8,", "1... D6-F8.", "1…D6–F8", "… D6-F8",
                           "3 D6-F8 ,", "\u00A01.\u00A0D6-F8"}) {
    const std::string plain = plain_move(text);
    EXPECT_EQ(plain.substr(plain.find_first_not_of(' ')), "D6-F8") << text;
  }
  EXPECT_EQ(plain_move("12. D6-F8"), "    D6-F8") << "columns stay the same";
  EXPECT_EQ(plain_move("1… D6–F8"), "   D6-F8");
  EXPECT_EQ(plain_move("1D6-F8"), "1D6-F8");
  for (const char* nothing : {"", " ", "1.", "...", ",", "\u200B"}) {
    EXPECT_EQ(plain_move(nothing), "") << nothing;
  }
  EXPECT_EQ(plain_move("7"), "7");
}

TEST(PlainMove, HasAMarkForATree) {
  EXPECT_EQ(plain_move("tree F7"), "    @F7");
  EXPECT_EQ(plain_move("Tree\u00A0j15"), "    @j15");
  EXPECT_EQ(tree_square("1. tree\nF7", 3), 8U);
  for (const char* other : {"tree", "treeF7", "tree F", "trees F7", "tre F7", "street F7"}) {
    EXPECT_EQ(plain_move(other), other);
    EXPECT_EQ(tree_square(other, 0), std::nullopt);
  }
}

}  // namespace
}  // namespace camlann
