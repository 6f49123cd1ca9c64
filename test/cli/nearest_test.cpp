// The word that was meant.
#include "cli/nearest.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace camlann::cli {
namespace {

TEST(Nearest, FindsOneLetterMoreLessOrOther) {
  const std::vector<std::string> words{"play", "moves", "perft", "convert", "--variant"};
  for (const char* typed : {"move", "mvoes", "mowes", "movess", "oves"}) {
    EXPECT_EQ(nearest(typed, words), "moves") << typed;
  }
  EXPECT_EQ(nearest("--varaint", words), "--variant");
  EXPECT_EQ(nearest("-variant", words), "--variant");
  EXPECT_EQ(nearest("cnovret", words), "convert");
}

TEST(Nearest, TakesABeginning) {
  EXPECT_EQ(nearest("conv", {"play", "convert"}), "convert");
  EXPECT_EQ(nearest("--var", {"--rules", "--variant"}), "--variant");
}

TEST(Nearest, FindsNothingFarAway) {
  const std::vector<std::string> words{"play", "moves", "--rules"};
  for (const char* typed : {"", "-", "--", "nonsense", "p", "--colour", "xyz"}) {
    EXPECT_EQ(nearest(typed, words), std::nullopt) << typed;
  }
  EXPECT_EQ(nearest("moves", {}), std::nullopt);
}

TEST(Nearest, PrefersTheNearestAndThenTheFirst) {
  EXPECT_EQ(nearest("boks", {"books", "book"}), "books");
  EXPECT_EQ(nearest("tabls", {"table", "tables"}), "table");
}

}  // namespace
}  // namespace camlann::cli
