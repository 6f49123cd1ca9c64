// Lessons of variants from files: their positions and moves are checked when a file is read.
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "game/own_words.hpp"
#include "rules/own_words.hpp"
#include "support/data.hpp"

namespace camlann {
namespace {

/// Returns the block of code with a text in a page of the manual.
std::string block_with(const std::string& page, std::string_view text) {
  const std::size_t at = page.find(text);
  const std::size_t begin = page.rfind("```\n", at) + 4;
  return page.substr(begin, page.find("```", at) - begin);
}

std::string fault_with(std::string_view position, std::string_view moves) {
  Catalog known;
  const auto added = known.add("[a]\nbase = cam\nlesson = A\nlesson.task = B\nlesson.position = " +
                                   std::string(position) + "\nlesson.find = " + std::string(moves),
                               "a.variant");
  EXPECT_EQ(known.size(), catalog().size() + (added ? 1 : 0)) << "all are read or none";
  return added ? "no error" : to_text(added.error());
}

constexpr std::string_view one_man = "1/3/5/7/7/7/7/3M3/7/m6/5/3/1 w";

TEST(Lessons, AreReadFromAFile) {
  Catalog known;
  const auto added = known.add(test::read_data("variants/terrace.variant"), "terrace.variant");
  ASSERT_TRUE(added) << to_text(added.error());
  const OwnWords* const words = own_words(*known.find("terrace"));
  ASSERT_NE(words, nullptr);
  ASSERT_EQ(words->rules.size(), 2U);
  EXPECT_EQ(words->rules[1], "A paragraph may begin below its key and go on, line by line.");
  ASSERT_EQ(words->lessons.size(), 2U);
  EXPECT_EQ(words->lessons[0].moves.front(), "B5xD7");
  EXPECT_EQ(own_words(*known.find("cam")), nullptr);
  EXPECT_EQ(own_words(*known.find("river-camelot")), nullptr);
}

TEST(Lessons, OfTheManualAreRead) {
  const std::string page = test::read_data("../../doc/formats/variant.md");
  Catalog known;
  const auto added =
      known.add(block_with(page, "[garden]") + block_with(page, "[walled-garden]"), "page");
  ASSERT_TRUE(added) << to_text(added.error());
  const OwnWords* const words = own_words(*known.find("walled-garden"));
  ASSERT_NE(words, nullptr);
  EXPECT_EQ(words->rules.size(), 2U);
  EXPECT_EQ(words->lessons.size(), 1U);
}

TEST(Lessons, HaveLegalPositionsAndMoves) {
  EXPECT_EQ(fault_with(one_man, "D6-D7 D6-E7"), "no error");
  EXPECT_EQ(fault_with("1/3/5 w", "D6-D7"),
            "a.variant:5:24: the position of a lesson: the FEN has 3 ranks (expected 13 ranks)");
  EXPECT_EQ(fault_with("1/3/5/7/7/7/7/3X3/7/m6/5/3/1 w", "D6-D7"),
            "a.variant:5:34: the position of a lesson: 'X' is not a piece (expected K, M, k, m or "
            "a number)");
  EXPECT_EQ(fault_with("M/3/5/7/7/7/7/3M3/7/m6/5/3/1 b", "A4-A5"),
            "a.variant:5:19: the game is over in this position (expected a position with a move to "
            "find)");
  EXPECT_EQ(fault_with(one_man, "D6-D7 D6-D9"),
            "a.variant:6:21: a move of a lesson: D9: no step, canter or jump leads there from D6. "
            "(expected D6-C5, D6-C6, D6-C7, D6-D5, D6-D7, D6-E5, D6-E6, D6-E7)");
  EXPECT_EQ(
      fault_with(one_man, "D6-D7 forward"),
      "a.variant:6:21: a move of a lesson: this is not a square (expected a square, such as D6)");
}

}  // namespace
}  // namespace camlann
