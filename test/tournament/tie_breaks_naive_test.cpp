// The standings of random tournaments, with forfeits, byes, absences and open games, are those of a
// plain implementation of FIDE's C.07.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "tournament/event.hpp"
#include "tournament/naive_tie_breaks.hpp"
#include "tournament/standings.hpp"
#include "tournament/state.hpp"

namespace camlann::tournament::test {
namespace {

constexpr TieBreak every_tie_break[] = {TieBreak::opponents_points,
                                        TieBreak::opponents_points_but_one,
                                        TieBreak::beaten_points,
                                        TieBreak::direct_encounter,
                                        TieBreak::wins,
                                        TieBreak::points_after_each_round};

/// A score: most games are played, and draws are frequent, so that many players are equal.
Score any_score(Random& random, bool open_too) {
  constexpr Score scores[] = {
      Score::white, Score::black,        Score::draw,         Score::draw,        Score::white,
      Score::black, Score::white_absent, Score::black_absent, Score::both_absent, Score::open};
  return scores[random.below(open_too ? 10 : 9)];
}

Round any_round(Random& random, const State& state, bool last) {
  std::vector<PlayerId> players;
  players.reserve(state.entrants.size());
  for (const Entrant& entrant : state.entrants) players.push_back(entrant.id);
  for (std::size_t left = players.size(); left > 1; --left) {
    std::swap(players[left - 1], players[random.below(static_cast<std::uint32_t>(left))]);
  }
  const bool all_play = state.terms.system == System::round_robin;
  Round round;
  while (!players.empty()) {
    const PlayerId player = players.back();
    players.pop_back();
    if (!players.empty() && (all_play || random.below(8) > 0)) {
      round.pairings.push_back({player, players.back(), any_score(random, last), 0});
      players.pop_back();
    } else if (all_play) {
      round.byes.push_back({player, Bye::Kind::rest, 0});
    } else if (const auto kind = random.below(3); kind < 2) {
      round.byes.push_back({player, kind == 0 ? Bye::Kind::win : Bye::Kind::half, 0});
    }
  }
  return round;
}

State any_tournament(Random& random) {
  State state;
  state.terms.system = random.below(3) == 0 ? System::round_robin : System::swiss;
  for (std::size_t player = 0, players = 2 + random.below(4); player < players; ++player) {
    state.entrants.push_back({std::string(1, static_cast<char>('a' + player)), 1500, true, {}});
  }
  const std::size_t rounds = 1 + random.below(6);
  state.terms.rounds = static_cast<int>(rounds);
  state.terms.cycles = 2;
  for (std::size_t round = 1; round <= rounds; ++round) {
    state.rounds.push_back(any_round(random, state, round == rounds));
  }
  for (const TieBreak what : every_tie_break) {
    const auto at = random.below(static_cast<std::uint32_t>(state.terms.tie_breaks.size() + 1));
    state.terms.tie_breaks.insert(state.terms.tie_breaks.begin() + at, what);
  }
  state.terms.tie_breaks.resize(1 + random.below(6));
  return state;
}

TEST(TieBreaks, AreThoseOfThePlainRules) {
  Random random(20260301);
  int separated_directly = 0;
  for (int turn = 0; turn < 3000; ++turn) {
    const State state = any_tournament(random);
    const NaiveStandings naive(state);
    const auto places = naive.places();
    for (const Line& line : standings(state)) {
      ASSERT_EQ(line.place, places.at(line.player)) << "tournament " << turn << ' ' << line.player;
      for (std::size_t i = 0; i < line.tie_breaks.size(); ++i) {
        const TieBreak what = state.terms.tie_breaks[i];
        if (what == TieBreak::direct_encounter) {
          separated_directly += line.tie_breaks[i] > 0 ? 1 : 0;
          continue;
        }
        ASSERT_EQ(line.tie_breaks[i], 4 * naive.value(line.player, what))
            << "tournament " << turn << ' ' << line.player << ' ' << static_cast<int>(what);
      }
    }
  }
  EXPECT_GT(separated_directly, 300);
}

}  // namespace
}  // namespace camlann::tournament::test
