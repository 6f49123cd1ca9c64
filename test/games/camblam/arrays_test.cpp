// The catalogue of numbered arrays: the source's men, mirrored, at rest, and no start that is known
// to be lost.

#include "games/camblam/arrays.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <set>
#include <string>
#include <vector>

#include "games/camblam/lost_starts.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/rule_set.hpp"
#include "games/camblam/rules.hpp"
#include "rules/move_list.hpp"
#include "rules/perft.hpp"
#include "rules/verdict.hpp"

namespace camlann::camblam {
namespace {

constexpr int ranks = 12;

RuleSet with_number(int number) {
  RuleSet rules;
  rules.array = numbered(number);
  return rules;
}

/// Returns the rows of a board from the top.
std::vector<std::string> rows_of(const std::string& board) {
  std::vector<std::string> rows(1);
  for (const char c : board) {
    if (c == '/') rows.emplace_back();
    if (c != '/') rows.back() += c;
  }
  return rows;
}

std::string capitals(std::string text) {
  for (char& c : text) c = static_cast<char>(std::toupper(c));
  return text;
}

std::string sorted(std::string text) {
  std::sort(text.begin(), text.end());
  return text;
}

/// King and queen are alike to this mirror.
std::string mirrored(std::string rank) {
  std::reverse(rank.begin(), rank.end());
  for (char& man : rank) man = man == 'K' ? 'Q' : man == 'Q' ? 'K' : man;
  return rank;
}

TEST(NumberedArrays, HaveTheMenOfTheSourceMirrored) {
  std::set<std::string> seen{array_text(Array::standard), array_text(Array::alternating)};
  for (int number = 1; number <= array_count; ++number) {
    const std::string board = array_text(numbered(number));
    EXPECT_TRUE(seen.insert(board).second) << number << " is there twice";
    const std::vector<std::string> rows = rows_of(board);
    ASSERT_EQ(rows.size(), static_cast<std::size_t>(ranks));
    EXPECT_EQ(rows[9], std::string(12, 'P'));
    EXPECT_EQ(rows[2], std::string(12, 'p'));
    EXPECT_EQ(sorted(rows[10] + rows[11]), "AAAABBCCCCCCIIKNNNNNNQRR") << number;
    for (const std::size_t rank : {10U, 11U}) {
      EXPECT_EQ(mirrored(rows[rank]), rows[rank]) << number;
      const std::string black = capitals(rows[11 - rank]);
      const bool turned = numbered_arrays()[static_cast<std::size_t>(number - 1)].turned;
      EXPECT_EQ(black, turned ? std::string(rows[rank].rbegin(), rows[rank].rend()) : rows[rank]);
    }
  }
}

TEST(NumberedArrays, AreAtRest) {
  for (int number = 1; number <= array_count; ++number) {
    const Rules rules(with_number(number));
    for (const Seat seat : {Seat::white, Seat::black}) {
      Position pos = rules.start();
      EXPECT_FALSE(rules.in_check(pos, seat)) << number;
      pos.turn = seat;
      MoveList captures;
      rules.pseudo_captures(pos, captures);
      EXPECT_TRUE(captures.empty()) << number << ": a man is attacked at the start";
    }
    EXPECT_EQ(lost_start(rules.rule_set(), rules.start()), nullptr) << number;
  }
}

TEST(NumberedArrays, HaveAsManyMovesHoweverTheyAreMirrored) {
  for (int number = 1; number <= array_count; ++number) {
    const Rules rules(with_number(number));
    Perft perft(rules);
    const std::uint64_t white = perft.count(rules.start(), 1);
    Position black = rules.start();
    black.turn = Seat::black;
    black.zobrist = key_of(black);
    EXPECT_EQ(perft.count(black, 1), white) << number;
    EXPECT_EQ(perft.count(rules.start(), 2), white * white)
        << number << ": the sides are far apart";
  }
}

TEST(NumberedArrays, AreRulesByTheirNumber) {
  EXPECT_EQ(to_text(with_number(3)), "default,array=3");
  const auto read = parse_rule_set("default,array=3,winBy=capture");
  ASSERT_TRUE(read) << to_text(read.error());
  EXPECT_EQ(read->array, numbered(3));
  EXPECT_EQ(number_of(read->array), 3);
  EXPECT_EQ(number_of(Array::alternating), 0);
  const std::string last = std::to_string(array_count);
  EXPECT_TRUE(parse_rule_set("default,array=" + last));
  for (const std::string& value :
       {std::string("0"), std::to_string(array_count + 1), std::string("-1"), std::string("+1"),
        std::string("01x"), std::string("99999999999"), std::string("shuffled"), std::string()}) {
    const auto refused = parse_rule_set("default,array=" + value);
    ASSERT_FALSE(refused) << value;
    EXPECT_EQ(to_text(refused.error()), "array=" + value +
                                            ": unknown value for a rule option (expected array = "
                                            "default, alternating, 1 to " +
                                            last + ", shuffled for a new game)");
  }
}

}  // namespace
}  // namespace camlann::camblam
