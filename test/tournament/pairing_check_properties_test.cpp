// The check of pairings in tournaments of any course, some rounds of which a director has paired.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "tournament/decide.hpp"
#include "tournament/director.hpp"
#include "tournament/event.hpp"
#include "tournament/pairing.hpp"
#include "tournament/pairing_check.hpp"
#include "tournament/replay.hpp"
#include "tournament/state.hpp"

namespace camlann::tournament::test {
namespace {

using Severity = PairingFault::Severity;

Terms any_terms(Random& lots) {
  Terms terms;
  terms.system = lots.below(3) == 0 ? System::round_robin : System::swiss;
  terms.rounds = 3 + static_cast<int>(lots.below(5));
  terms.cycles = 1 + static_cast<int>(lots.below(2));
  terms.seed = lots.below(1000);
  return terms;
}

/// Players of the round in another order, some with byes.
GivenPairing shuffled(const State& state, Random& lots) {
  std::vector<PlayerId> players;
  const bool swiss = state.terms.system == System::swiss;
  const auto numbers = swiss ? by_rating(state) : round_robin_numbers(state);
  for (const auto index : numbers) {
    if (!swiss || state.entrants[index].here) players.push_back(state.entrants[index].id);
  }
  for (std::size_t left = players.size(); left > 1; --left) {
    std::swap(players[left - 1], players[lots.below(static_cast<std::uint32_t>(left))]);
  }
  GivenPairing pairing;
  while (players.size() > 1 && (pairing.boards.empty() || lots.below(8) > 0)) {
    const auto white = players.back();
    players.pop_back();
    pairing.boards.push_back({white, players.back()});
    players.pop_back();
  }
  for (const auto& player : players) {
    const auto kind = !swiss               ? Bye::Kind::rest
                      : lots.below(2) == 0 ? Bye::Kind::win
                                           : Bye::Kind::half;
    pairing.byes.push_back({player, kind, 0});
  }
  return pairing;
}

bool is_possible(const std::vector<PairingFault>& faults) {
  return std::none_of(faults.begin(), faults.end(), [](const PairingFault& fault) {
    return fault.severity == Severity::impossible;
  });
}

/// Plays a tournament; calls `look` before each round.
template <class Look>
void play(std::uint32_t seed, const Look& look) {
  Random lots(seed);
  Director director(any_terms(lots));
  director.enter(2 + lots.below(11));
  for (int round = 0; round < 8; ++round) {
    if (lots.below(4) == 0) {
      (void)director.give(Withdraw{std::string(1, static_cast<char>('a' + lots.below(12)))});
    }
    if (lots.below(4) == 0) {
      (void)director.give(AskBye{std::string(1, static_cast<char>('a' + lots.below(12))),
                                 director.state.rounds.size() + 1});
    }
    look(director.state, lots);
    const bool given =
        lots.below(3) == 0 && director.give(GivePairing{shuffled(director.state, lots)});
    if (!given && !director.give(PairRound{})) return;
    for (std::size_t board = 0; board < director.state.rounds.back().pairings.size(); ++board) {
      constexpr Score scores[] = {Score::white, Score::draw,  Score::black,
                                  Score::white, Score::black, Score::black_absent};
      (void)director.give(Report{director.state.rounds.size(), board + 1, scores[lots.below(6)]});
    }
  }
}

RC_GTEST_PROP(PairingCheckProperties, TheProgramsOwnPairingBreaksNothingAbsolute,
              (std::uint32_t seed)) {
  play(seed, [](const State& state, Random& /*lots*/) {
    const auto rounds = next_rounds(state);
    if (!rounds) return;
    const auto faults = check_pairing(state, given_pairing_of(rounds->front()));
    RC_ASSERT(faults.has_value());
    const bool table_is_whole = state.terms.system == System::swiss ||
                                std::none_of(state.rounds.begin(), state.rounds.end(),
                                             [](const Round& round) { return round.given; });
    for (const PairingFault& fault : *faults) {
      RC_ASSERT(fault.severity != Severity::impossible);
      // After an own round of the director, a table may have to repeat a pair.
      RC_ASSERT(fault.severity == Severity::avoided || !table_is_whole);
    }
  });
}

RC_GTEST_PROP(PairingCheckProperties, APossiblePairingIsTaken, (std::uint32_t seed)) {
  play(seed, [](const State& state, Random& lots) {
    auto pairing = shuffled(state, lots);
    if (lots.below(3) == 0 && !pairing.boards.empty()) {
      switch (lots.below(3)) {
        case 0: pairing.boards.front().white = pairing.boards.back().black; break;
        case 1: pairing.boards.front().white = "nobody"; break;
        default: pairing.boards.pop_back(); break;
      }
    }
    const auto faults = check_pairing(state, pairing);
    const auto events = decide(state, GivePairing{pairing});
    RC_ASSERT(events.has_value() == (faults.has_value() && is_possible(*faults)));
    if (!events) return;
    // Each player of the round is in it once.
    const State after = apply(state, events->front());
    std::multiset<PlayerId> players;
    for (const Pairing& one : after.rounds.back().pairings) {
      players.insert(one.white);
      players.insert(one.black);
    }
    for (const Bye& bye : after.rounds.back().byes) players.insert(bye.player);
    for (const Entrant& one : state.entrants) {
      if (state.terms.system == System::swiss)
        RC_ASSERT(players.count(one.id) == (one.here ? 1U : 0U));
    }
    RC_ASSERT(try_apply(state, events->front()).has_value());
  });
}

/// Plays a tournament of any system, with all that can happen in it.
Director any_tournament(std::uint32_t seed) {
  Random lots(seed);
  Terms terms = any_terms(lots);
  terms.system = static_cast<System>(lots.below(4));
  terms.all_at_once = terms.system == System::round_robin && lots.below(2) == 0;
  terms.third_place = lots.below(2) == 0;
  Director director(terms);
  director.enter(2 + lots.below(8));
  const auto player = [&] { return std::string(1, static_cast<char>('a' + lots.below(11))); };
  for (int i = 0; i < 80; ++i) {
    const auto rounds = director.state.rounds.size();
    const auto board = 1 + lots.below(5);
    constexpr Score scores[] = {Score::white, Score::draw,         Score::black,
                                Score::open,  Score::white_absent, Score::both_absent};
    const Score score = scores[lots.below(6)];
    switch (lots.below(24)) {
      case 0: (void)director.give(Withdraw{player()}); break;
      case 1: (void)director.give(Return{player()}); break;
      case 2: (void)director.give(AskBye{player(), rounds + 1}); break;
      case 3: (void)director.give(Enter{player(), 1500}); break;
      case 4: (void)director.give(Correct{rounds, board, score}); break;
      case 5: (void)director.give(GivePairing{shuffled(director.state, lots)}); break;
      case 6:
        if (lots.below(6) == 0) (void)director.give(Finish{});
        break;
      case 7: (void)director.give(Reopen{}); break;
      case 8:
      case 9:
      case 10: (void)director.give(PairRound{}); break;
      default: (void)director.give(Report{rounds, board, score}); break;
    }
  }
  return director;
}

RC_GTEST_PROP(ReplayProperties, TakesAllThatDecideReturns, (std::uint32_t seed)) {
  const Director director = any_tournament(seed);
  State state = *new_tournament(director.state.terms);
  for (const Event& event : director.events) {
    auto next = replay(std::move(state), event);
    RC_ASSERT(next.has_value());
    state = *std::move(next);
  }
  RC_ASSERT(state == director.state);
}

RC_GTEST_PROP(ReplayProperties, TakesNothingThatEndsElsewhere, (std::uint32_t seed)) {
  // Events that are left out or exchanged: what replay() takes, try_apply() takes, to the same end.
  Random lots(seed);
  Director director = any_tournament(lots.below(1'000'000));
  auto events = director.events;
  if (events.size() < 2) return;
  std::swap(events[lots.below(static_cast<std::uint32_t>(events.size()))],
            events[lots.below(static_cast<std::uint32_t>(events.size()))]);
  State strict = *new_tournament(director.state.terms);
  State loose = strict;
  for (const Event& event : events) {
    auto next = replay(strict, event);
    if (!next) return;
    strict = *std::move(next);
    auto other = try_apply(std::move(loose), event);
    RC_ASSERT(other.has_value());
    loose = *std::move(other);
  }
  RC_ASSERT(strict == loose);
}

}  // namespace
}  // namespace camlann::tournament::test
