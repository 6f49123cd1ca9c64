// The arrays that are lost: each example is legal under every reading that its fact is about, the
// short wins are proved against every reply, and no other start is called lost.

#include "games/camblam/lost_starts.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "games/camblam/position.hpp"
#include "games/camblam/rule_set.hpp"
#include "games/camblam/rules.hpp"
#include "games/camblam/text.hpp"
#include "games/camblam/typed_move.hpp"
#include "rules/move.hpp"
#include "rules/move_list.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"

namespace camlann::camblam {
namespace {

std::vector<RuleSet> every_reading() {
  std::vector<RuleSet> all;
  for (const KnightLegA leg : {KnightLegA::one, KnightLegA::four, KnightLegA::any}) {
    for (unsigned bits = 0; bits < 48; ++bits) {
      RuleSet rules;
      rules.knight_leg_a = leg;
      rules.run_must_be_full = (bits & 1U) != 0;
      rules.run_through_shield = (bits & 2U) == 0;
      rules.step_captures = (bits & 4U) == 0;
      rules.win_by = (bits & 8U) == 0 ? WinBy::checkmate : WinBy::capture;
      rules.array = bits < 16 ? Array::standard : bits < 32 ? Array::alternating : numbered(1);
      all.push_back(rules);
    }
  }
  return all;
}

const LostStart* fact_about(const RuleSet& rules) {
  return lost_start(rules, Rules(rules).start());
}

std::vector<std::string> words_of(const std::string& line) {
  std::istringstream text(line);
  std::vector<std::string> words;
  for (std::string word; text >> word;) words.push_back(word);
  return words;
}

Position after(const Rules& rules, Position pos, Move move) {
  rules.advance(pos, move);
  return pos;
}

MoveList legal_moves(const Rules& rules, const Position& pos) {
  MoveList moves;
  rules.legal(pos, moves);
  return moves;
}

/// True if Black, to move, is mated or cannot save the king.
bool is_decided(const Rules& rules, const Position& pos) {
  if (rules.rule_set().win_by == WinBy::checkmate) {
    return rules.verdict(pos) == Verdict{Reason::checkmate, bit_of(Seat::white)};
  }
  const MoveList replies = legal_moves(rules, pos);
  for (const Move reply : replies) {
    const Position next = after(rules, pos, reply);
    if (rules.board_verdict(next).over() || !rules.in_check(next, Seat::black)) return false;
  }
  return !replies.empty();
}

/// True if a move of White decides the game; the proposed one is tried first.
bool has_deciding_move(const Rules& rules, const Position& pos, const std::string& proposed) {
  const auto first = read_move(proposed, rules, pos, Reading::exact);
  if (first && is_decided(rules, after(rules, pos, *first))) return true;
  for (const Move move : legal_moves(rules, pos)) {
    if (is_decided(rules, after(rules, pos, move))) return true;
  }
  return false;
}

TEST(LostStarts, ExamplesAreLegalUnderEveryReadingTheyAreAbout) {
  for (const RuleSet& rule_set : every_reading()) {
    const LostStart* const fact = fact_about(rule_set);
    if (fact == nullptr) continue;
    const Rules rules(rule_set);
    Position pos = rules.start();
    const std::vector<std::string> line = words_of(fact->line);
    for (const std::string& word : line) {
      ASSERT_FALSE(rules.verdict(pos).over()) << to_text(rule_set) << ' ' << word;
      const auto move = read_move(word, rules, pos, Reading::exact);
      ASSERT_TRUE(move) << to_text(rule_set) << ": " << to_text(move.error());
      EXPECT_EQ(to_text(pos, *move), word);
      rules.advance(pos, *move);
    }
    EXPECT_EQ(line.size() % 2, 1U) << "the winner has the last move";
    if (fact->moves > 0 && line.size() == static_cast<std::size_t>(2 * fact->moves - 1)) {
      EXPECT_TRUE(rules.verdict(pos).won_by(Seat::white)) << to_text(rule_set);
    } else if (line.size() > 1) {
      EXPECT_TRUE(rules.in_check(pos, Seat::black)) << to_text(rule_set);
    }
  }
}

TEST(LostStarts, ShortWinsHoldAgainstEveryReply) {
  int proved = 0;
  for (const RuleSet& rule_set : every_reading()) {
    const LostStart* const fact = fact_about(rule_set);
    if (fact == nullptr || fact->moves == 0 || fact->moves > 3) continue;
    EXPECT_EQ(fact->moves, rule_set.win_by == WinBy::checkmate ? 2 : 3);
    const Rules rules(rule_set);
    const std::vector<std::string> line = words_of(fact->line);
    const Position start = rules.start();
    const Position attacked =
        after(rules, start, *read_move(line.front(), rules, start, Reading::exact));
    const MoveList replies = legal_moves(rules, attacked);
    EXPECT_EQ(replies.size(), 36U);
    for (const Move reply : replies) {
      const Position next = after(rules, attacked, reply);
      ASSERT_FALSE(rules.verdict(next).over());
      ASSERT_TRUE(has_deciding_move(rules, next, line[2]))
          << to_text(rule_set) << ": " << to_text(attacked, reply);
    }
    ++proved;
  }
  EXPECT_EQ(proved, 32) << "both arrays with a knight that leaps from any distance";
}

TEST(LostStarts, NothingElseIsCalledLost) {
  std::set<const LostStart*> used;
  for (const RuleSet& rules : every_reading()) {
    const LostStart* const fact = fact_about(rules);
    const bool sound = rules.array != Array::alternating && rules.knight_leg_a == KnightLegA::one;
    EXPECT_EQ(fact == nullptr, sound) << to_text(rules);
    if (fact != nullptr) used.insert(fact);
  }
  EXPECT_EQ(used.size(), lost_starts().size()) << "a fact that is never the first";
}

TEST(LostStarts, AreArraysHoweverTheyAreGiven) {
  RuleSet alternating;
  alternating.array = Array::alternating;
  const Position usual = Rules(RuleSet{}).start();
  Position other = Rules(alternating).start();
  other.quiet_plies = 3;
  EXPECT_EQ(lost_start(RuleSet{}, other), fact_about(alternating)) << "set up on the board";
  EXPECT_EQ(lost_start(alternating, usual), nullptr);

  const Rules rules(alternating);
  const auto pushed = read_move("f3-f4", rules, rules.start(), Reading::exact);
  ASSERT_TRUE(pushed);
  EXPECT_EQ(lost_start(alternating, after(rules, rules.start(), *pushed)), nullptr)
      << "a position of a game is no array";
}

}  // namespace
}  // namespace camlann::camblam
