// The tables against a solver that shares nothing with them, entry by entry.

#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "games/camelot/naive_bridge.hpp"
#include "games/camelot/rules.hpp"
#include "naive/naive.hpp"
#include "support/volume.hpp"
#include "tables/slow_solver.hpp"
#include "tables/small_boards.hpp"
#include "tables/tables.hpp"

namespace camlann::tables::test {
namespace {

std::string text_of(const Result<Value>& value) {
  if (!value) return to_text(value.error());
  if (value->wdl == Wdl::draw) return "draw";
  return (value->wdl == Wdl::win ? "win " : "loss ") + std::to_string(value->plies);
}

struct Case {
  std::string name;
  std::function<const TestBoard&()> board;
  naive::Switches switches;
  int pieces;
  std::map<std::string, int> at_least;  // how many values of some kinds must have been met
};

naive::Switches with(naive::Switches base, const std::function<void(naive::Switches&)>& change) {
  change(base);
  return base;
}

std::vector<Case> cases() {
  const auto& named = naive::rule_sets();
  const naive::Switches wcf = named.at("wcf");
  const auto once = [](naive::Switches& s) { s.castle_moves = 1; };
  return {
      {"CametteOf3", camette, wcf, 3, {{"win", 9000}, {"loss", 9000}, {"draw", 100}}},
      {"CametteMod64", camette, named.at("mod64"), 3, {{"win", 9000}, {"loss", 9000}}},
      {"CametteParker1949", camette, named.at("parker1949"), 3, {{"win", 9000}}},
      {"CamOf2", cam, wcf, 2, {{"win", 10000}, {"loss", 5000}}},
      {"TwoGoals", two_goals, with(wcf, once), 3, {{"win", 10000}, {"draw", 1000}}},
      {"TwoGoalsNoCastleMoves",
       two_goals,
       with(wcf, [](naive::Switches& s) { s.castle_moves = 0; }),
       3,
       {{"win", 1000}}},
      {"TwoGoalsParker1949", two_goals, with(named.at("parker1949"), once), 3, {{"win", 1000}}},
      {"TwoGoalsBrainking", two_goals, with(named.at("brainking"), once), 3, {{"win", 1000}}},
      {"TwoGoalsMod64", two_goals, with(named.at("mod64"), once), 3, {{"win", 1000}}},
      {"TwoGoalsNotThin",
       two_goals,
       with(wcf, [](naive::Switches& s) { s.castle_moves = 1, s.thin_draw = false; }),
       3,
       {{"win", 1000}, {"draw", 1000}}},
      {"TwoGoalsFreeEntry",
       two_goals,
       with(wcf, [](naive::Switches& s) { s.castle_moves = 1, s.own_castle_entry = "free"; }),
       3,
       {{"win", 1000}}},
      {"TwoGoalsAnyExit",
       two_goals,
       with(wcf, [](naive::Switches& s) { s.castle_moves = 1, s.own_castle_exit = "any"; }),
       3,
       {{"win", 1000}}},
  };
}

class Against : public testing::TestWithParam<Case> {};

TEST_P(Against, TheSlowSolver) {
  const Case& c = GetParam();
  const TestBoard& board = c.board();
  const naive::Rules plain(board.plain, c.switches);
  const camelot::RulesBase rules(board.fast,
                                 camelot::test::rule_set_of(naive::to_text(c.switches)));
  const TemporaryFolder folder;
  build(rules, folder.path(), c.pieces);
  const Tables tables(rules, folder.path());
  std::map<std::string, int> met;
  int wrong = 0;
  for (const SlowValue& value : solve_slowly(plain, c.pieces)) {
    ++met[value.text.substr(0, value.text.find(' '))];
    const std::string found = text_of(tables.probe(camelot::test::to_fast(value.position)));
    if (found == value.text) continue;
    EXPECT_EQ(found, value.text) << plain.write_fen(value.position);
    if (++wrong > 5) break;
  }
  for (const auto& [kind, least] : c.at_least) EXPECT_GE(met[kind], least) << kind;
}

std::vector<Case> some_cases() {
  std::vector<Case> some;
  const std::vector<Case> all = cases();
  for (std::size_t i = 0; i < all.size(); i += camlann::test::unless_sanitized(1U, 3U))
    some.push_back(all[i]);
  return some;
}

INSTANTIATE_TEST_SUITE_P(Boards, Against, testing::ValuesIn(some_cases()),
                         [](const auto& tested) { return tested.param.name; });

}  // namespace
}  // namespace camlann::tables::test
