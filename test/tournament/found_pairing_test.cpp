// A Swiss pairing found elsewhere counts if it keeps the rules.

#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "base/random.hpp"
#include "tournament/decide.hpp"
#include "tournament/director.hpp"
#include "tournament/dutch.hpp"
#include "tournament/event.hpp"

namespace camlann::tournament::test {
namespace {

Terms swiss(std::uint64_t seed) {
  Terms terms;
  terms.system = System::swiss;
  terms.rounds = 6;
  terms.seed = seed;
  return terms;
}

/// One player in another's place.
SwissPairing exchanged(SwissPairing pairing, std::size_t a, std::size_t b) {
  const auto exchange = [&](std::size_t& player) {
    player = player == a ? b : player == b ? a : player;
  };
  for (auto& [white, black] : pairing.boards) {
    exchange(white);
    exchange(black);
  }
  if (pairing.bye) exchange(*pairing.bye);
  return pairing;
}

bool met(const SwissTask& task, std::size_t a, std::size_t b) {
  for (const auto& past : task.players[a].past) {
    if (past.played && past.opponent == b) return true;
  }
  return false;
}

TEST(FoundPairing, IsTheRoundThatWouldHaveBeenPaired) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    SCOPED_TRACE(seed);
    Random lots(seed);
    Director director(swiss(seed));
    director.enter(5 + lots.below(14));
    while (true) {
      if (lots.below(3) == 0)
        (void)director.give(Withdraw{std::string(1, static_cast<char>('a' + lots.below(5)))});
      const auto expected = decide(director.state, PairRound{});
      const auto task = what_to_pair(director.state);
      if (!task) {
        EXPECT_EQ(to_text(task.error()), to_text(expected.error()));
        break;
      }
      EXPECT_TRUE(is_sound(*task));
      const auto found = pair_dutch(*task);
      ASSERT_EQ(found.has_value(), expected.has_value());
      if (!found) break;
      EXPECT_TRUE(keeps_rules(*task, *found));
      EXPECT_EQ(decide(director.state, PairRound{found}), expected);
      ASSERT_TRUE(director.give(PairRound{found}));
      std::string scores;
      for (std::size_t i = 0; i < director.state.rounds.back().pairings.size(); ++i) {
        if (director.state.rounds.back().pairings[i].score == Score::open)
          scores += "1=0+-x"[lots.below(6)];
      }
      if (scores.size() == director.state.rounds.back().pairings.size()) director.score(scores);
      if (!director.state.all_scored()) break;
    }
  }
}

TEST(FoundPairing, HasEachPlayerExactlyOnce) {
  Director director(swiss(1));
  director.enter(5);
  const auto task = what_to_pair(director.state).value();
  const auto good = pair_dutch(task).value();
  const auto with = [&](const auto& change) {
    auto other = good;
    change(other);
    return keeps_rules(task, other);
  };
  EXPECT_TRUE(with([](SwissPairing&) {}));
  EXPECT_FALSE(keeps_rules(task, {}));
  EXPECT_FALSE(with([](SwissPairing& one) { one.boards.pop_back(); }));
  EXPECT_FALSE(with([](SwissPairing& one) { one.bye.reset(); }));
  EXPECT_FALSE(with([](SwissPairing& one) { one.bye = 5; }));
  EXPECT_FALSE(with([](SwissPairing& one) { one.bye = one.boards[0].first; }));
  EXPECT_FALSE(with([](SwissPairing& one) { one.boards[0].first = one.boards[1].first; }));
  EXPECT_FALSE(with([](SwissPairing& one) { one.boards[0].first = one.boards[0].second; }));
  EXPECT_FALSE(with([](SwissPairing& one) { one.boards[0].first = ~std::size_t{0}; }));
  EXPECT_FALSE(with([](SwissPairing& one) { one.boards.push_back(one.boards[0]); }));
  EXPECT_FALSE(with([](SwissPairing& one) { std::swap(one.boards[0], one.boards[1]); }));
  EXPECT_FALSE(
      with([](SwissPairing& one) { std::swap(one.boards[0].first, one.boards[0].second); }));
  EXPECT_EQ(decide(director.state, PairRound{SwissPairing{}}).error().code,
            ErrorCode::illegal_move);
}

TEST(FoundPairing, CountsForThePlayersThatItWasFoundFor) {
  Director director(swiss(3));
  director.enter(6);
  ASSERT_TRUE(director.give(PairRound{}));
  director.score("1=0");
  const State drawn = director.state;
  const auto found = pair_dutch(what_to_pair(drawn).value());
  const auto expected = decide(drawn, PairRound{found}).value();
  ASSERT_TRUE(director.give(Withdraw{"b"}));
  ASSERT_TRUE(director.give(Enter{"strong", 3000}));
  ASSERT_TRUE(director.give(AskBye{"c", 2}));
  ASSERT_TRUE(director.give(PairRound{found, drawn.entrants})) << director.refusal;
  auto round = director.state.rounds.back();
  const auto& then = std::get<RoundPaired>(expected.front()).round;
  int forfeits = 0;
  for (Pairing& pairing : round.pairings) {
    if (pairing.score == Score::open) continue;
    EXPECT_EQ(pairing.score, pairing.white == "b" ? Score::white_absent : Score::black_absent);
    pairing.score = Score::open;
    ++forfeits;
  }
  EXPECT_EQ(forfeits, 1);
  EXPECT_EQ(round, then);
}

TEST(FoundPairing, IsForTheFirstThatHaveEntered) {
  Director director(swiss(4));
  director.enter(4);
  const auto found = pair_dutch(what_to_pair(director.state).value());
  const auto code = [&](const std::vector<Entrant>& field) {
    return decide(director.state, PairRound{found, field}).error().code;
  };
  auto others = director.state.entrants;
  others[1].id = "nobody";
  EXPECT_EQ(code(others), ErrorCode::illegal_move);
  others = director.state.entrants;
  others.push_back({"nobody", 0, true, {}});
  EXPECT_EQ(code(others), ErrorCode::illegal_move);
  ASSERT_TRUE(director.give(PairRound{found, director.state.entrants}));
  director.score("11");
  others = director.state.entrants;
  others.pop_back();
  EXPECT_EQ(code(others), ErrorCode::illegal_move) << "somebody has played and is not among them";
}

TEST(FoundPairing, AllowsNoSecondMeetingOrBye) {
  Director director(swiss(3));
  director.enter(7);
  int refused = 0;
  for (int round = 0; round < 3; ++round) {
    const auto task = what_to_pair(director.state).value();
    const auto good = pair_dutch(task).value();
    for (std::size_t a = 0; a < 7; ++a) {
      for (std::size_t b = a + 1; b < 7; ++b) {
        const auto other = exchanged(good, a, b);
        bool again = false;
        for (const auto& [white, black] : other.boards) again = again || met(task, white, black);
        for (const auto& past : task.players[*other.bye].past) again = again || !past.played;
        if (!again) continue;
        EXPECT_FALSE(keeps_rules(task, other));
        ++refused;
      }
    }
    ASSERT_TRUE(director.give(PairRound{good}));
    director.score("1=0");
  }
  EXPECT_GT(refused, 10);
}

TEST(FoundPairing, NamesExistingPlayers) {
  SwissTask task;
  task.players.resize(2);
  EXPECT_TRUE(is_sound(task));
  task.players[0].past.push_back({true, 1, true, 2});
  EXPECT_FALSE(is_sound(task)) << "of one round more than the other";
  task.players[1].past.push_back({true, 2, false, 0});
  EXPECT_FALSE(is_sound(task)) << "against nobody";
  task.players[1].past.back().opponent = 0;
  EXPECT_TRUE(is_sound(task));
}

}  // namespace
}  // namespace camlann::tournament::test
