// Points, places and tie-breaks, worked out by hand from FIDE's rules (C.07).

#include "tournament/standings.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "tournament/card.hpp"
#include "tournament/direct_encounter.hpp"
#include "tournament/director.hpp"
#include "tournament/event.hpp"
#include "tournament/state.hpp"
#include "tournament/tie_break.hpp"

namespace camlann::tournament::test {
namespace {

/// A Swiss that was played so: players in order of entry, then rounds.
Director played(const std::string& players, const std::vector<Round>& rounds,
                std::vector<TieBreak> tie_breaks) {
  Terms terms;
  terms.rounds = static_cast<int>(rounds.size());
  terms.tie_breaks = std::move(tie_breaks);
  Director director(terms);
  for (const char player : players) director.state.entrants.push_back({{player}, 1500, true, {}});
  director.state.rounds = rounds;
  return director;
}

Pairing game(const char* white, const char* black, Score score) {
  return {white, black, score, 0};
}

constexpr int point = 4;  // in quarters

// a-b 1-0, c-d draw; a-c draw, d-b 1-0; d-a 0-1, b-c 1-0.
Director four(std::vector<TieBreak> tie_breaks) {
  return played("abcd",
                {{0, {game("a", "b", Score::white), game("c", "d", Score::draw)}, {}},
                 {0, {game("a", "c", Score::draw), game("d", "b", Score::white)}, {}},
                 {0, {game("d", "a", Score::black), game("b", "c", Score::white)}, {}}},
                std::move(tie_breaks));
}

TEST(Standings, PointsAndSharedPlaces) {
  EXPECT_EQ(four({}).table(), "1 a 2.5, 2 d 1.5, 3 b 1, 3 c 1");
}

TEST(Standings, AnEmptyTournamentHasNone) {
  EXPECT_TRUE(standings(State{}).empty());
}

TEST(Standings, AreShownWithoutPlayersWhoLeftBeforeTheirFirstRound) {
  auto director = four({});
  for (const char* late : {"e", "f"}) director.state.entrants.push_back({late, 1500, true, {}});
  director.state.entrants[0].here = false;
  director.state.entrants[4].here = false;
  std::string shown;
  for (const Line& line : shown_standings(director.state)) shown += line.player;
  EXPECT_EQ(shown, "adbcf") << "those who have played stay, and those who play later";
  EXPECT_EQ(standings(director.state).size(), 6U);
}

TEST(Standings, OpponentsPoints) {
  const auto director = four({TieBreak::opponents_points, TieBreak::opponents_points_but_one});
  using Values = std::vector<int>;
  EXPECT_EQ(director.tie_breaks_of("a"), (Values{7 * point / 2, 5 * point / 2}));
  EXPECT_EQ(director.tie_breaks_of("b"), (Values{5 * point, 4 * point}));
  EXPECT_EQ(director.tie_breaks_of("c"), (Values{5 * point, 4 * point}));
  EXPECT_EQ(director.tie_breaks_of("d"), (Values{9 * point / 2, 7 * point / 2}));
}

TEST(Standings, BeatenPointsWinsAndPointsAfterEachRound) {
  const auto director =
      four({TieBreak::beaten_points, TieBreak::wins, TieBreak::points_after_each_round});
  using Values = std::vector<int>;
  EXPECT_EQ(director.tie_breaks_of("a"), (Values{3 * point, 2 * point, 5 * point}));
  EXPECT_EQ(director.tie_breaks_of("b"), (Values{1 * point, 1 * point, 1 * point}));
  EXPECT_EQ(director.tie_breaks_of("c"), (Values{2 * point, 0, 5 * point / 2}));
  EXPECT_EQ(director.tie_breaks_of("d"), (Values{3 * point / 2, 1 * point, 7 * point / 2}));
  EXPECT_EQ(director.table(), "1 a 2.5, 2 d 1.5, 3 c 1, 4 b 1");
}

TEST(Standings, DirectEncounterSeparatesTwo) {
  const auto director = four({TieBreak::direct_encounter});
  EXPECT_EQ(director.table(), "1 a 2.5, 2 d 1.5, 3 b 1, 4 c 1");
  EXPECT_EQ(director.tie_breaks_of("b"), std::vector<int>{point});
}

/// Applies the direct encounter to all players, whatever their points.
Separation directly(const Director& director) {
  Tied all(director.state.entrants.size());
  std::iota(all.begin(), all.end(), std::size_t{0});
  return direct_encounter(director.state, cards(director.state), all);
}

using Places = std::vector<Tied>;

TEST(Standings, DirectEncounterNeedsAllGamesOrALeadThatHolds) {
  // a beat b and c, which have not met: a is ahead after any result of theirs.
  auto director = played(
      "abc", {{0, {game("a", "b", Score::white)}, {}}, {0, {game("a", "c", Score::white)}, {}}},
      {});
  EXPECT_EQ(directly(director).groups, (Places{{0}, {1, 2}}));
  EXPECT_EQ(directly(director).values, (std::vector<int>{2 * point, 0, 0}));
  // b drew with a, c has met neither of them: c could still be ahead.
  director = played("abc", {{0, {game("a", "b", Score::draw)}, {}}}, {});
  EXPECT_EQ(directly(director).groups, (Places{{0, 1, 2}}));
  EXPECT_EQ(directly(director).values, (std::vector<int>{0, 0, 0}));
}

TEST(Standings, DirectEncounterGoesOnFromTheTop) {
  // 6.3: a 3, b 2, and c and d have not met: the last place is open, the first two are not.
  const auto director =
      played("abcd",
             {{0, {game("a", "b", Score::white)}, {}},
              {0, {game("a", "c", Score::white), game("b", "d", Score::white)}, {}},
              {0, {game("a", "d", Score::white), game("b", "c", Score::white)}, {}}},
             {});
  EXPECT_EQ(directly(director).groups, (Places{{0}, {1}, {2, 3}}));
}

TEST(Standings, DirectEncounterIsAppliedAgainToThoseStillEqual) {
  // 6.2: a 2, d 2, b and c 1; a beat d, c beat b.
  const auto director =
      played("abcd",
             {{0, {game("a", "d", Score::white), game("c", "b", Score::white)}, {}},
              {0, {game("b", "a", Score::white), game("d", "c", Score::white)}, {}},
              {0, {game("a", "c", Score::white), game("d", "b", Score::white)}, {}}},
             {});
  EXPECT_EQ(directly(director).groups, (Places{{0}, {3}, {2}, {1}}));
  EXPECT_EQ(directly(director).values, (std::vector<int>{8, 4, 4, 8}));
}

TEST(Standings, AForfeitIsADirectEncounterInARoundRobinOnly) {
  // 6.1.1 and 15.2.
  auto director = played("ab", {{0, {game("a", "b", Score::white_absent)}, {}}}, {});
  EXPECT_EQ(directly(director).groups, (Places{{0, 1}}));
  director.state.terms.system = System::round_robin;
  EXPECT_EQ(directly(director).groups, (Places{{1}, {0}}));
}

TEST(Standings, SeveralGamesAgainstOneCountOnceInTheDirectEncounter) {
  // 6.1.2: the average: a 1/2 against b and 1 against c; b 1/2 and 1/2; c 0 and 1/2.
  const auto director = played("abc",
                               {{0, {game("a", "b", Score::white)}, {}},
                                {0, {game("b", "a", Score::white)}, {}},
                                {0, {game("a", "c", Score::white)}, {}},
                                {0, {game("b", "c", Score::white)}, {}},
                                {0, {game("c", "b", Score::white)}, {}}},
                               {});
  EXPECT_EQ(directly(director).values, (std::vector<int>{6, 4, 2}));
}

TEST(Standings, AByeCountsNoMoreThanDrawsInTheRoundsPlayed) {
  // 16.4.2 in a tournament of 9 rounds that ends after two: a has 2 points, the dummy at most 1.
  auto director = played("abc",
                         {{0, {game("b", "c", Score::draw)}, {{"a", Bye::Kind::win, 0}}},
                          {0, {game("a", "b", Score::white)}, {{"c", Bye::Kind::win, 0}}}},
                         {TieBreak::opponents_points});
  director.state.terms.rounds = 9;
  EXPECT_EQ(director.tie_breaks_of("a"), std::vector<int>{point + point / 2});
}

TEST(Standings, LeaversCountForOpponentsAsIfTheRestWereDrawn) {
  // C.07, 16.3: b drew with a and left; the rounds since count as draws for a, not for b.
  const auto director =
      played("abcd",
             {{0, {game("a", "b", Score::draw), game("c", "d", Score::white)}, {}},
              {0, {game("a", "c", Score::white)}, {}},
              {0, {game("d", "a", Score::white)}, {}}},
             {TieBreak::opponents_points});
  const auto all = cards(director.state);
  EXPECT_EQ(halves_of(all[1]), 1);
  EXPECT_EQ(adjusted_halves(all[1]), 3);
  // c was absent in the last round only: 1 + 0 + a draw. d was absent in the second: 0 + 0 + 1.
  EXPECT_EQ(adjusted_halves(all[2]), 3);
  EXPECT_EQ(adjusted_halves(all[3]), 2);
  EXPECT_EQ(director.tie_breaks_of("a"), std::vector<int>{(3 + 3 + 2) * point / 2});
}

TEST(Standings, AForfeitAtTheEndIsNoBye) {
  // The absence in round 2 is followed by a lost forfeit only, so it counts as a draw (16.2.5).
  const auto director = played("ab",
                               {{0, {game("a", "b", Score::white)}, {}},
                                {0, {}, {}},
                                {0, {game("a", "b", Score::white_absent)}, {}}},
                               {});
  EXPECT_EQ(adjusted_halves(cards(director.state)[0]), 2 + 1 + 0);
}

TEST(Standings, AByeIsAGameAgainstOneOfTheSamePointsButNoMoreThanDraws) {
  // 16.4: a has 3 of 3, so the opponent of the bye is thought to have 1.5, draws throughout.
  const auto director = played(
      "abc",
      {{0, {game("b", "c", Score::draw)}, {{"a", Bye::Kind::win, 0}}},
       {0, {game("a", "b", Score::white)}, {{"c", Bye::Kind::win, 0}}},
       {0, {game("c", "a", Score::black)}, {{"b", Bye::Kind::half, 0}}}},
      {TieBreak::opponents_points, TieBreak::beaten_points, TieBreak::opponents_points_but_one});
  // b: 0.5 + 0 + 0.5 = 1; c: 0.5 + 1 + 0 = 1.5.
  using Values = std::vector<int>;
  EXPECT_EQ(director.tie_breaks_of("a"), (Values{4 * point, (3 + 2 + 3) * 2, 3 * point}));
  // b's half bye: an opponent with b's own 1 point, and that is the one which is cut (16.5). Of c's
  // opponents a has 3, b 1, the bye c's own 1.5.
  EXPECT_EQ(director.tie_breaks_of("b"), (Values{(3 + 6 + 2) * 2, 3 + 0 + 2, (3 + 6) * 2}));
  EXPECT_EQ(director.tie_breaks_of("c"), (Values{(2 + 3 + 6) * 2, 2 + 6 + 0, (3 + 6) * 2}));
}

TEST(Standings, AForfeitIsAGameAgainstTheLowerOfTheTwo) {
  // 16.4.1: a won without playing against b, which has 0; b lost without playing against a.
  const auto director =
      played("abcd",
             {{0, {game("a", "b", Score::black_absent), game("c", "d", Score::white)}, {}},
              {0, {game("c", "a", Score::draw), game("b", "d", Score::draw)}, {}}},
             {TieBreak::opponents_points, TieBreak::beaten_points});
  // a 1.5, b 0.5, c 1.5, d 0.5.
  using Values = std::vector<int>;
  EXPECT_EQ(director.tie_breaks_of("a"), (Values{(1 + 3) * 2, 2 * 1 + 1 * 3}));
  EXPECT_EQ(director.tie_breaks_of("b"), (Values{(1 + 1) * 2, 1}));
}

TEST(Standings, InARoundRobinForfeitsCountAsPlayed) {
  Terms terms;
  terms.system = System::round_robin;
  terms.tie_breaks = {TieBreak::beaten_points};
  Director director(terms);
  for (const char* id : {"a", "b", "c"}) director.state.entrants.push_back({id, 1500, true, {}});
  director.state.rounds = {{0, {game("a", "b", Score::black_absent)}, {{"c", Bye::Kind::rest, 0}}},
                           {0, {game("b", "c", Score::white)}, {{"a", Bye::Kind::rest, 0}}},
                           {0, {game("c", "a", Score::white)}, {{"b", Bye::Kind::rest, 0}}}};
  // Each has one point: SB of each is the point of the one beaten.
  for (const char* id : {"a", "b", "c"}) {
    EXPECT_EQ(director.tie_breaks_of(id), std::vector<int>{point}) << id;
  }
}

TEST(Standings, AnArenaDoublesAfterTwoWins) {
  Card card;
  const auto add = [&](Outing::Kind kind, int halves) { card.push_back({kind, 1, true, halves}); };
  using Kind = Outing::Kind;
  add(Kind::played, 2);  // 2
  add(Kind::played, 2);  // 2
  EXPECT_EQ(arena_halves(card), 2 * 4);
  add(Kind::played, 2);  // 4
  add(Kind::absent, 0);  // nothing: not in this wave
  card.back().opponent.reset();
  add(Kind::won_by_forfeit, 2);  // 4
  add(Kind::played, 1);          // 2, the end of the streak
  add(Kind::played, 1);          // 1
  add(Kind::played, 2);          // 2
  add(Kind::open, 0);            // nothing yet
  EXPECT_EQ(arena_halves(card), 2 * (4 + 4 + 4 + 2 + 1 + 2));
}

}  // namespace
}  // namespace camlann::tournament::test
