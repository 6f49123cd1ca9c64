// Any order of commands in the life of a league: players are never lost or in two divisions, and
// the divisions have the promised sizes.
#include "tournament/league_life.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <ostream>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "tournament/event.hpp"
#include "tournament/league.hpp"

namespace camlann::tournament::test {

/// One attempt: the command, its player, and random numbers.
struct LeagueTry {
  int kind = 0;
  int player = 0;
  int lots = 0;
};

static void showValue(const LeagueTry& attempt, std::ostream& out) {
  out << attempt.kind << '/' << attempt.player << '/' << attempt.lots;
}

namespace {

constexpr int league_names = 40;

league::State begun(LeagueTerms terms, int players) {
  auto state = *league::new_league(terms);
  for (int i = 0; i < players; ++i) {
    state = league::apply(state, *decide(state, league::Enter{"p" + std::to_string(i), 100 - i}));
  }
  return league::apply(state, *decide(state, league::BeginSeason{}));
}

rc::Gen<LeagueTry> any_league_try() {
  using rc::gen::inRange;
  return rc::gen::build<LeagueTry>(
      rc::gen::set(&LeagueTry::kind,
                   rc::gen::weightedElement<int>({{30, 0}, {8, 1}, {5, 2}, {5, 3}})),
      rc::gen::set(&LeagueTry::player, inRange(0, league_names)),
      rc::gen::set(&LeagueTry::lots, inRange(0, 1000)));
}

Divisions shuffled(Divisions divisions, int lots) {
  Random random(static_cast<std::uint64_t>(lots));
  for (auto& division : divisions) {
    for (std::size_t i = division.size(); i > 1; --i) {
      std::swap(division[i - 1], division[random.below(static_cast<std::uint32_t>(i))]);
    }
  }
  return divisions;
}

league::Command league_command_of(const LeagueTry& attempt, const league::State& state) {
  const auto player = "p" + std::to_string(attempt.player);
  switch (attempt.kind) {
    case 0: return league::Enter{player, attempt.lots};
    case 1: return league::Leave{player};
    case 2: return league::BeginSeason{};
    default: return league::EndSeason{shuffled(state.divisions, attempt.lots)};
  }
}

std::set<PlayerId> taking_part_of(const league::State& state) {
  std::set<PlayerId> all;
  for (int i = 0; i < league_names; ++i) {
    const auto player = "p" + std::to_string(i);
    if (takes_part(state, player)) all.insert(player);
  }
  return all;
}

void check_divisions(const league::State& state) {
  const std::size_t size = state.terms.division_size;
  std::set<PlayerId> placed;
  for (std::size_t i = 0; i < state.divisions.size(); ++i) {
    const auto& division = state.divisions[i];
    for (const auto& player : division) RC_ASSERT(placed.insert(player).second);
    const bool last = i + 1 == state.divisions.size();
    RC_ASSERT(last || division.size() == size);
    RC_ASSERT(division.size() < size + (size + 1) / 2);
    RC_ASSERT(2 * division.size() >= size || (last && i == 0));
    RC_ASSERT(division.size() >= 2U);
  }
}

RC_GTEST_PROP(LeagueProperties, AnyOrderOfCommandsKeepsAllPlayers, ()) {
  LeagueTerms terms;
  terms.division_size = *rc::gen::inRange<std::size_t>(3, 9);
  terms.movers = *rc::gen::inRange<std::size_t>(0, terms.division_size / 2 + 1);
  auto state = *league::new_league(terms);
  std::set<PlayerId> expected;
  const auto tries = *rc::gen::container<std::vector<LeagueTry>>(any_league_try());
  for (const auto& attempt : tries) {
    const auto command = league_command_of(attempt, state);
    const auto event = decide(state, command);
    if (!event) continue;
    const auto before = state;
    state = league::apply(state, *event);
    const auto player = "p" + std::to_string(attempt.player);
    if (attempt.kind == 0) RC_ASSERT(expected.insert(player).second);
    if (attempt.kind == 1) RC_ASSERT(expected.erase(player) == 1U);
    RC_ASSERT(taking_part_of(state) == expected);
    if (attempt.kind == 2) {
      check_divisions(state);
      std::size_t placed = 0;
      for (const auto& division : state.divisions) placed += division.size();
      RC_ASSERT(placed == expected.size());
      RC_ASSERT(state.seasons == before.seasons + 1);
    }
    if (attempt.kind == 3) RC_ASSERT(!state.playing);
  }
}

TEST(LeagueLife, TheStrongestBeginInTheFirstDivision) {
  auto state = *league::new_league({3, 1});
  int rating = 1000;
  for (const auto* player : {"a", "b", "c", "d", "e", "f"}) {
    state = league::apply(state, *decide(state, league::Enter{player, rating += 100}));
  }
  state = league::apply(state, *decide(state, league::BeginSeason{}));
  EXPECT_EQ(state.divisions, (Divisions{{"f", "e", "d"}, {"c", "b", "a"}}));
}

TEST(LeagueLife, TheNextSeasonFollowsTheStandings) {
  auto state = begun({3, 1}, 6);
  const Divisions standings = {{"p2", "p1", "p0"}, {"p5", "p3", "p4"}};
  EXPECT_EQ(decide(state, league::BeginSeason{}).error().what, "A season is being played");
  state = league::apply(state, *decide(state, league::EndSeason{standings}));
  state = league::apply(state, *decide(state, league::Enter{"new", 5000}));
  state = league::apply(state, *decide(state, league::BeginSeason{}));
  EXPECT_EQ(state.divisions, (Divisions{{"p2", "p1", "p5"}, {"p0", "p3", "p4", "new"}}));
  EXPECT_EQ(state.seasons, 2U);
}

TEST(LeagueLife, ReturningPlayersBeginAtTheEnd) {
  auto state = begun({3, 1}, 6);
  state = league::apply(state, *decide(state, league::Leave{"p0"}));
  EXPECT_FALSE(takes_part(state, "p0"));
  EXPECT_EQ(decide(state, league::Leave{"p0"}).error().code, ErrorCode::not_found);
  state = league::apply(state, *decide(state, league::Enter{"p0", 9000}));
  EXPECT_TRUE(takes_part(state, "p0"));
  EXPECT_EQ(decide(state, league::Enter{"p0", 9000}).error().code, ErrorCode::conflict);
  state = league::apply(state, *decide(state, league::EndSeason{state.divisions}));
  state = league::apply(state, *decide(state, league::BeginSeason{}));
  EXPECT_EQ(state.divisions, (Divisions{{"p1", "p3", "p2"}, {"p4", "p5", "p0"}}));
}

TEST(LeagueLife, InvalidCommandsAreRefused) {
  EXPECT_EQ(league::new_league({2, 0}).error().where, "division_size");
  EXPECT_EQ(league::new_league({4, 3}).error().where, "movers");
  auto state = *league::new_league({3, 1});
  EXPECT_EQ(decide(state, league::BeginSeason{}).error().what, "A season needs two players");
  EXPECT_EQ(decide(state, league::EndSeason{}).error().what, "No season is being played");
  state = begun({3, 1}, 4);
  EXPECT_FALSE(decide(state, league::EndSeason{{{"p0", "p1", "p2"}}}));
  EXPECT_EQ(decide(state, league::Close{}).error().what, "A season is being played");
  state = league::apply(state, *decide(state, league::EndSeason{state.divisions}));
  state = league::apply(state, *decide(state, league::Close{}));
  EXPECT_EQ(decide(state, league::Enter{"x", 0}).error().what, "The league has ended");
}

}  // namespace
}  // namespace camlann::tournament::test
