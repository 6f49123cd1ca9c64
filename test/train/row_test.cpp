// Weights as text: what is written is read back, anything else is refused with its line.

#include "row.hpp"

#include <gtest/gtest.h>

namespace camlann::train {
namespace {

const std::vector<Field> fields{{"man", 0, 1}, {"near", 1, 3}, {"tempo", 4, 1}};

TEST(Row, RoundTrips) {
  const Row row{100.4, -1, 0, 7.5, 0};
  const std::string text = to_source(row, fields);
  EXPECT_EQ(text, "  weights.man = 100;\n  weights.near = {-1, 0, 8};\n");
  EXPECT_EQ(from_source("// found today\n\n" + text, fields).value(), (Row{100, -1, 0, 8, 0}));
}

TEST(Row, RefusesInvalidWeights) {
  const auto error = [](const char* text) {
    const auto row = from_source(text, fields);
    return row ? std::string() : to_text(row.error());
  };
  EXPECT_EQ(error("  weights.man = 100;\n  weights.queen = 1;\n"),
            "line 2: there is no weight \"queen\"");
  EXPECT_EQ(error("weights.near = {1, 2};"), "line 1: 2 numbers (expected 3)");
  EXPECT_EQ(error("weights.man = many;"), "line 1: \"many\" is not a whole number");
  EXPECT_EQ(error("weights.man = 1"),
            "line 1: this is not a weight (expected weights.NAME = VALUE;)");
  EXPECT_EQ(error("weights.near = {1, 2, 3;"), "line 1: the list does not end");
}

TEST(Row, IsAStructOfNumbers) {
  struct Weights {
    int man;
    int near[2];
  };
  const Row row = row_of<int>(Weights{5, {-6, 7}});
  EXPECT_EQ(row, (Row{5, -6, 7}));
  const auto back = struct_of<Weights>(Row{5.4, -6.6, 7});
  EXPECT_EQ(back.man, 5);
  EXPECT_EQ(back.near[0], -7);
  EXPECT_EQ(back.near[1], 7);
}

}  // namespace
}  // namespace camlann::train
