// Pairing of waiting players: properties that hold for any crowd.
#include "play/pairing.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <vector>

namespace camlann::play {

namespace {

constexpr Millis the_present = 100 * one_second;

Seat to_white() {
  return Seat::white;
}
bool no_quarrel(const std::string&, const std::string&) {
  return false;
}

std::vector<Seeker> any_crowd() {
  const auto size = *rc::gen::inRange(0, 12);
  std::vector<Seeker> crowd;
  for (int i = 0; i < size; ++i) {
    Seeker seeker;
    seeker.id = std::string(1, static_cast<char>('a' + i));
    seeker.rating = *rc::gen::inRange(800, 2400);
    if (*rc::gen::inRange(0, 3) == 0) seeker.range = *rc::gen::inRange(0, 400);
    seeker.since = *rc::gen::inRange<Millis>(0, the_present);
    if (*rc::gen::arbitrary<bool>()) seeker.last = static_cast<Seat>(*rc::gen::inRange(0, 2));
    crowd.push_back(seeker);
  }
  return crowd;
}

std::set<std::pair<std::string, std::string>> any_quarrels(const std::vector<Seeker>& crowd) {
  std::set<std::pair<std::string, std::string>> quarrels;
  for (const auto& one : crowd) {
    for (const auto& other : crowd) {
      if (one.id < other.id && *rc::gen::inRange(0, 4) == 0) quarrels.insert({one.id, other.id});
    }
  }
  return quarrels;
}

const Seeker& named(const std::vector<Seeker>& crowd, const std::string& id) {
  return *std::find_if(crowd.begin(), crowd.end(), [&](const auto& one) { return one.id == id; });
}

RC_GTEST_PROP(Pairing, PlayersAreNotPairedTwiceOrWithThemselvesOrBlockedOpponents, ()) {
  const auto crowd = any_crowd();
  const auto quarrels = any_quarrels(crowd);
  const Apart apart = [&](const std::string& a, const std::string& b) {
    return quarrels.contains(std::minmax(a, b));
  };
  std::set<std::string> paired;
  for (const auto& [one, other] : pair_up(crowd, apart, the_present, to_white)) {
    RC_ASSERT(paired.insert(one).second);
    RC_ASSERT(paired.insert(other).second);
    RC_ASSERT(!apart(one, other));
    RC_ASSERT(fit(named(crowd, one), named(crowd, other), the_present));
  }
  // Remaining players could play none of the other remaining ones.
  for (const auto& one : crowd) {
    for (const auto& other : crowd) {
      if (one.id == other.id || paired.contains(one.id) || paired.contains(other.id)) continue;
      RC_ASSERT(!fit(one, other, the_present) || apart(one.id, other.id));
    }
  }
}

RC_GTEST_PROP(Pairing, TheOrderInWhichTheyCameInDoesNotMatter, ()) {
  auto crowd = any_crowd();
  const auto before = pair_up(crowd, no_quarrel, the_present, to_white);
  std::reverse(crowd.begin(), crowd.end());
  RC_ASSERT(pair_up(crowd, no_quarrel, the_present, to_white) == before);
}

RC_GTEST_PROP(Pairing, WaitingNeverTakesAnOpponentAway, ()) {
  const auto crowd = any_crowd();
  const auto later = the_present + *rc::gen::inRange<Millis>(0, 1000 * one_second);
  for (const auto& one : crowd) {
    for (const auto& other : crowd) {
      if (fit(one, other, the_present)) RC_ASSERT(fit(one, other, later));
    }
  }
}

RC_GTEST_PROP(Pairing, PairsStayWithinTheChosenRange, ()) {
  const auto crowd = any_crowd();
  for (const auto& [one, other] : pair_up(crowd, no_quarrel, the_present + one_day, to_white)) {
    const auto& a = named(crowd, one);
    const auto& b = named(crowd, other);
    const double distance = std::abs(a.rating - b.rating);
    RC_ASSERT(!a.range || distance <= *a.range);
    RC_ASSERT(!b.range || distance <= *b.range);
  }
}

RC_GTEST_PROP(Pairing, ColoursAlternate, ()) {
  Seeker one{"a", 1500, {}, 0, Seat::black};
  Seeker other{"b", 1500, {}, *rc::gen::inRange<Millis>(0, the_present), {}};
  if (*rc::gen::arbitrary<bool>()) other.last = Seat::white;
  const auto lot = [] { return Seat::black; };
  RC_ASSERT(pair_up({one, other}, no_quarrel, the_present, lot) == (std::vector{Pair{"a", "b"}}));
  RC_ASSERT(pair_up({other, one}, no_quarrel, the_present, lot) == (std::vector{Pair{"a", "b"}}));
  other.last = Seat::black;
  RC_ASSERT(pair_up({one, other}, no_quarrel, the_present, lot) == (std::vector{Pair{"b", "a"}}));
}

TEST(Pairing, TheNearestIsTakenAndTheReachGrows) {
  const Seeker anna{"anna", 1500, {}, the_present, {}};
  const Seeker ben{"ben", 1590, {}, the_present, {}};
  const Seeker carla{"carla", 1450, {}, the_present, {}};
  const Seeker dora{"dora", 1800, {}, the_present, {}};
  EXPECT_EQ(pair_up({ben, carla, anna}, no_quarrel, the_present, to_white),
            (std::vector{Pair{"anna", "carla"}}));
  EXPECT_TRUE(pair_up({anna, dora}, no_quarrel, the_present, to_white).empty())
      << "300 points away";
  EXPECT_TRUE(pair_up({anna, dora}, no_quarrel, the_present + 9 * one_second, to_white).empty());
  EXPECT_EQ(pair_up({anna, dora}, no_quarrel, the_present + 10 * one_second, to_white).size(), 1U);
}

}  // namespace
}  // namespace camlann::play
