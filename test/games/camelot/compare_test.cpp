// The fast generator against the plain one over random positions: outcomes, verdicts, counts, the
// position after a move, for both register sets. CAMLANN_COUNT positions in all (200,000, under
// sanitizers 5,000), CAMLANN_SEED for others; both are printed.

#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>

#include "games/camelot/naive_bridge.hpp"
#include "games/camelot/random_positions.hpp"
#include "support/data.hpp"
#include "support/volume.hpp"

namespace camlann::camelot::test {
namespace {

using camlann::test::number_from_environment;
using camlann::test::unless_sanitized;

constexpr auto all_positions = unless_sanitized<std::uint64_t>(200'000, 5'000);
constexpr std::string_view any_switches = "any switches";

std::vector<std::string> cells_of_rules() {
  std::vector<std::string> names;
  for (const auto& [name, switches] : naive::rule_sets()) names.push_back(name);
  names.emplace_back(any_switches);
  return names;
}

std::string difference(const std::set<naive::Outcome>& naive_ones,
                       const std::set<naive::Outcome>& fast_ones) {
  std::string text;
  for (const auto& o : naive_ones) {
    if (fast_ones.count(o) == 0) text += "\n  fast lacks " + to_text(o);
  }
  for (const auto& o : fast_ones) {
    if (naive_ones.count(o) == 0) text += "\n  fast adds " + to_text(o);
  }
  return text;
}

// Compares the results of `Fast` for a position with the plain ones. `order` receives the moves.
template <class Fast>
testing::AssertionResult agrees(const Fast& fast, const naive::Rules& plain,
                                const naive::Position& pos,
                                const std::set<naive::Outcome>& outcomes, MoveList& order) {
  const Position here = to_fast(pos);
  const naive::Verdict verdict = plain.verdict(pos);
  if (to_naive(fast.verdict(here)) != verdict) {
    return testing::AssertionFailure()
           << "verdict: fast '" << to_naive(fast.verdict(here)) << "', plain '" << verdict << "'";
  }
  if (fast.board_verdict(here).over() || fast.quiet_verdict(here).over()) {
    return testing::AssertionSuccess();  // outside the precondition
  }
  order.clear();
  fast.legal(here, order);
  std::set<naive::Outcome> found;
  std::set<naive::Outcome> captures;
  for (Move move : order) {
    found.insert(to_naive(here, move));
    if (move.taken != 0) captures.insert(to_naive(here, move));
  }
  if (found != outcomes) {
    return testing::AssertionFailure() << "outcomes" << difference(outcomes, found);
  }
  if (found.size() != order.size()) {
    return testing::AssertionFailure() << order.size() - found.size() << " outcomes given twice";
  }
  if (fast.count(here) != order.size()) {
    return testing::AssertionFailure()
           << "count() says " << fast.count(here) << " of " << order.size();
  }
  MoveList only;
  fast.captures(here, only);
  std::set<naive::Outcome> only_captures;
  for (Move move : only) only_captures.insert(to_naive(here, move));
  if (only_captures != captures || only.size() != captures.size()) {
    return testing::AssertionFailure() << "captures()" << difference(captures, only_captures);
  }
  return testing::AssertionSuccess();
}

// The move that leads on, played by both.
testing::AssertionResult plays_alike(const PortableRules& fast, const naive::Rules& plain,
                                     const naive::Position& pos, const MoveList& moves,
                                     const naive::Outcome& chosen) {
  Position here = to_fast(pos);
  const Position before = here;
  const auto found = std::find_if(moves.begin(), moves.end(),
                                  [&](Move move) { return to_naive(here, move) == chosen; });
  if (found == moves.end()) return testing::AssertionFailure() << "not generated";
  const Undo undo = fast.play(here, *found);
  if (!(here == to_fast(plain.play(pos, chosen)))) {
    return testing::AssertionFailure() << to_text(chosen) << " leads elsewhere";
  }
  fast.take_back(here, *found, undo);
  if (!(here == before)) return testing::AssertionFailure() << to_text(chosen) << " not undone";
  return testing::AssertionSuccess();
}

using Cell = std::tuple<std::string, std::string>;  // variant, rule set

class Compare : public testing::TestWithParam<Cell> {};

void compare(std::uint64_t count, const std::string& variant, const naive::Switches& switches,
             std::uint64_t seed) {
  const naive::Rules plain(naive::board(variant), switches);
  const RuleSet rule_set = rule_set_of(switches);
  const PortableRules portable(variant_of(variant), rule_set);
#if defined(CAMLANN_AVX2)
  const Avx2Rules avx2(variant_of(variant), rule_set);
#endif
  RandomPositions positions(plain, seed);
  MoveList order;
  for (std::uint64_t i = 0; i < count; ++i) {
    const naive::Position pos = positions.next();
    const auto outcomes = plain.outcomes(pos);
    const auto where = [&] {
      return variant + " " + to_text(switches) + ", capture " + switches.capture + ", men " +
             switches.men + "\n" + plain.write_fen(pos);
    };
    ASSERT_TRUE(agrees(portable, plain, pos, outcomes, order)) << "portable, " << where();
#if defined(CAMLANN_AVX2)
    if (has_avx2()) {
      MoveList order_avx2;
      ASSERT_TRUE(agrees(avx2, plain, pos, outcomes, order_avx2)) << "AVX2, " << where();
      if (!outcomes.empty()) {
        ASSERT_TRUE(std::equal(order.begin(), order.end(), order_avx2.begin(), order_avx2.end()))
            << "order differs between register sets, " << where();
      }
    }
#endif
    positions.go_on(pos, outcomes);
    if (positions.chosen()) {
      ASSERT_TRUE(plays_alike(portable, plain, pos, order, *positions.chosen())) << where();
    }
  }
}

TEST_P(Compare, FastAndPlainGeneratorAgree) {
  const auto& [variant, rules] = GetParam();
  const std::size_t cells = naive::board_ids().size() * cells_of_rules().size();
  const std::uint64_t total = number_from_environment("CAMLANN_COUNT", all_positions);
  const std::uint64_t count = (total + cells - 1) / cells;
  const std::uint64_t seed = number_from_environment("CAMLANN_SEED", 1);
  std::cout << "CAMLANN_SEED=" << seed << " CAMLANN_COUNT=" << total << ": " << count
            << " positions of " << variant << ", " << rules << '\n';
  std::uint64_t own_seed = seed;  // another for each cell
  for (char c : variant + rules) own_seed = Random(own_seed + static_cast<unsigned char>(c))();
  Random random(own_seed);
  if (rules != any_switches) {
    compare(count, variant, naive::rule_sets().at(rules), random());
    return;
  }
  constexpr std::uint64_t positions_a_combination = 100;
  for (std::uint64_t done = 0; done < count; done += positions_a_combination) {
    compare(std::min(positions_a_combination, count - done), variant, random_switches(random),
            random());
    if (HasFatalFailure()) return;
  }
}

// Variants from files, with unusual boards.
class CompareDefined : public testing::TestWithParam<std::string> {};

TEST_P(CompareDefined, FastAndPlainGeneratorAgree) {
  const std::uint64_t total = number_from_environment("CAMLANN_COUNT", all_positions);
  const std::uint64_t count = total / 100;
  Random random(number_from_environment("CAMLANN_SEED", 1) + GetParam().size());
  compare(count, GetParam(), {}, random());
  for (int i = 0; i < 10 && !HasFatalFailure(); ++i) {
    compare(count / 10, GetParam(), random_switches(random), random());
  }
}

// Counts the random positions with features that are rare in even play; a comparison without them
// proves nothing. The floors are about a third of the measured counts.
TEST(RandomPositions, MeetTheCornersOfTheRules) {
  std::map<std::string, int> met;
  for (const std::string& variant : naive::board_ids()) {
    const naive::Rules plain(naive::board(variant), {});
    naive::Switches loose;
    loose.knight_canter_rule = false;
    const naive::Rules without_canter_rule(naive::board(variant), loose);
    RandomPositions positions(plain, 7);
    for (int i = 0; i < 2000; ++i) {
      const naive::Position pos = positions.next();
      const auto outcomes = plain.outcomes(pos);
      if (const naive::Verdict verdict = plain.verdict(pos); !verdict.empty()) {
        ++met[verdict.substr(verdict.find(' ') + 1)];
      }
      const auto& own = plain.board().castle.at(pos.turn);
      const auto& goal = plain.board().castle.at(naive::other(pos.turn));
      const auto any = [&](auto&& f) { return std::any_of(outcomes.begin(), outcomes.end(), f); };
      met["must capture"] +=
          !outcomes.empty() && !any([](const auto& o) { return o.captures.empty(); });
      met["three captured"] += any([](const auto& o) { return o.captures.size() >= 3; });
      met["six captured"] += any([](const auto& o) { return o.captures.size() >= 6; });
      met["out of own castle"] += any([&](const auto& o) { return own.count(o.from) > 0; });
      met["into own castle"] += any([&](const auto& o) { return own.count(o.to) > 0; });
      met["into the goal"] += any([&](const auto& o) { return goal.count(o.to) > 0; });
      met["castle move"] += any([&](const auto& o) { return goal.count(o.from) > 0; });
      met["ends on its start"] += any([](const auto& o) { return o.from == o.to; });
      met["canter rule"] += outcomes != without_canter_rule.outcomes(pos);
      met["hundred outcomes"] += outcomes.size() >= 100;
      positions.go_on(pos, outcomes);
    }
  }
  const std::map<std::string, int> floors = {{"canter rule", 200},
                                             {"castle", 80},
                                             {"castle move", 60},
                                             {"elimination", 70},
                                             {"ends on its start", 15},
                                             {"hundred outcomes", 400},
                                             {"into own castle", 50},
                                             {"into the goal", 150},
                                             {"must capture", 400},
                                             {"out of own castle", 150},
                                             {"quiet", 4},
                                             {"six captured", 25},
                                             {"stalemate", 5},
                                             {"thin", 1},
                                             {"three captured", 140}};
  for (const auto& [corner, floor] : floors) EXPECT_GE(met[corner], floor) << corner;
}

std::string name_of(const testing::TestParamInfo<Cell>& info) {
  std::string name = std::get<0>(info.param) + "_" + std::get<1>(info.param);
  std::replace_if(name.begin(), name.end(), [](char c) { return c == '-' || c == ' '; }, '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(All, Compare,
                         testing::Combine(testing::ValuesIn(naive::board_ids()),
                                          testing::ValuesIn(cells_of_rules())),
                         name_of);

INSTANTIATE_TEST_SUITE_P(All, CompareDefined, testing::ValuesIn(naive::defined_ids()),
                         [](const auto& variant) {
                           std::string name = variant.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

}  // namespace
}  // namespace camlann::camelot::test
