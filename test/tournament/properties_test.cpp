// Any sequence of commands, by any system: the state is what its events make of the first one, and
// what is paired keeps the rules of its system.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <map>
#include <optional>
#include <ostream>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "tournament/card.hpp"
#include "tournament/decide.hpp"
#include "tournament/director.hpp"
#include "tournament/event.hpp"
#include "tournament/pairing.hpp"
#include "tournament/standings.hpp"
#include "tournament/state.hpp"

namespace camlann::tournament::test {

/// One attempt: the command and its subject.
struct Try {
  int kind = 0;
  std::size_t player = 0;
  std::size_t board = 0;
  int score = 0;
};

static void showValue(const Try& attempt, std::ostream& out) {
  out << attempt.kind << '/' << attempt.player << '/' << attempt.board << '/' << attempt.score;
}

namespace {

constexpr std::size_t names = 9;

rc::Gen<Try> any_try() {
  using rc::gen::inRange;
  using rc::gen::set;
  // Results and rounds are tried most, so that tournaments get somewhere.
  return rc::gen::build<Try>(
      set(&Try::kind, rc::gen::weightedElement<int>(
                          {{8, 0}, {1, 1}, {1, 2}, {1, 3}, {12, 4}, {30, 5}, {2, 6}})),
      set(&Try::player, inRange<std::size_t>(0, names)),
      set(&Try::board, inRange<std::size_t>(0, 8)), set(&Try::score, inRange(0, 12)));
}

Score score_of(int number) {
  constexpr Score rare[] = {Score::white_absent, Score::black_absent, Score::both_absent};
  constexpr Score usual[] = {Score::white, Score::draw, Score::black};
  return number < 9 ? usual[number % 3] : rare[number % 3];
}

std::string name(std::size_t player) {
  return {static_cast<char>('a' + player)};
}

/// A board of the last round with an open game, if there is one.
std::optional<std::size_t> open_board(const State& state, std::size_t wished) {
  const auto& pairings = state.rounds.back().pairings;
  for (std::size_t i = 0; i < pairings.size(); ++i) {
    const std::size_t board = (wished + i) % pairings.size();
    if (pairings[board].score == Score::open) return board + 1;
  }
  return std::nullopt;
}

Command command_of(const Try& attempt, const State& state) {
  const std::size_t last = state.rounds.size();
  switch (attempt.kind) {
    case 0: return Enter{name(attempt.player), static_cast<int>(attempt.board) * 100};
    case 1: return Withdraw{name(attempt.player)};
    case 2: return Return{name(attempt.player)};
    case 3: return AskBye{name(attempt.player), attempt.board};
    case 4: return PairRound{};
    case 6:
      return Correct{std::max<std::size_t>(last, 1) - attempt.board % 2, attempt.board % 4,
                     score_of(attempt.score)};
    default: break;
  }
  if (last == 0) return PairRound{};
  const auto board = open_board(state, attempt.board);
  return Report{last, board.value_or(1), score_of(attempt.score)};
}

Terms any_terms() {
  Terms terms;
  terms.system =
      *rc::gen::element(System::round_robin, System::swiss, System::knockout, System::arena);
  terms.rounds = *rc::gen::inRange(1, 9);
  terms.cycles = *rc::gen::inRange(1, 3);
  terms.all_at_once = *rc::gen::arbitrary<bool>();
  terms.third_place = *rc::gen::arbitrary<bool>();
  terms.replays = *rc::gen::inRange(0, 3);
  terms.seed = *rc::gen::arbitrary<std::uint64_t>();
  terms.tie_breaks = {TieBreak::opponents_points,
                      TieBreak::opponents_points_but_one,
                      TieBreak::beaten_points,
                      TieBreak::direct_encounter,
                      TieBreak::wins,
                      TieBreak::points_after_each_round};
  return terms;
}

/// Each player is in a round at most once, and no departed player has a game to play.
void check_round(const State& before, const Round& round) {
  std::set<PlayerId> in_it;
  const auto add = [&](const PlayerId& player, bool plays) {
    RC_ASSERT(in_it.insert(player).second);
    const auto index = before.find(player);
    RC_ASSERT(index.has_value());
    RC_ASSERT(!plays || before.entrants[*index].here);
  };
  for (const Pairing& pairing : round.pairings) {
    add(pairing.white, pairing.score == Score::open);
    add(pairing.black, pairing.score == Score::open);
  }
  for (const Bye& bye : round.byes) add(bye.player, bye.kind != Bye::Kind::rest);
}

/// Checks whether two players may be paired in a Swiss by the absolute rules, from their cards.
struct SwissRules {
  explicit SwissRules(const State& state) : all(cards(state)), rounds(state.rounds.size()) {
    last = rounds + 1 == rounds_in_all(state);
  }

  bool met(std::size_t a, std::size_t b) const {
    return std::any_of(all[a].begin(), all[a].end(), [&](const Outing& outing) {
      return outing.kind == Outing::Kind::played && outing.opponent == b;
    });
  }
  /// 1 and -1: must have White, Black; 0: either.
  int must(std::size_t player) const {
    int difference = 0;
    int in_row = 0;
    for (const Outing& outing : all[player]) {
      if (outing.kind != Outing::Kind::played) continue;
      const int colour = outing.white ? 1 : -1;
      difference += colour;
      in_row = in_row * colour > 0 ? in_row + colour : colour;
    }
    if (std::abs(difference) > 1) return difference > 0 ? -1 : 1;
    return std::abs(in_row) > 1 ? (in_row > 0 ? -1 : 1) : 0;
  }
  bool top(std::size_t player) const {
    return last && halves_of(all[player]) > static_cast<int>(rounds);
  }
  bool may_meet(std::size_t a, std::size_t b) const {
    const bool clash = must(a) != 0 && must(a) == must(b);
    return !met(a, b) && (!clash || top(a) || top(b));
  }
  bool may_have_bye(std::size_t player) const {
    return std::none_of(all[player].begin(), all[player].end(), [](const Outing& outing) {
      return outing.kind != Outing::Kind::played && outing.halves == 2;
    });
  }
  /// True if these can all be paired; tries all pairings.
  bool possible(std::vector<std::size_t> players, bool with_bye) const {
    if (players.empty()) return true;
    const std::size_t first = players.front();
    players.erase(players.begin());
    if (with_bye && may_have_bye(first) && possible(players, false)) return true;
    for (std::size_t i = 0; i < players.size(); ++i) {
      if (!may_meet(first, players[i])) continue;
      auto rest = players;
      rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
      if (possible(rest, with_bye)) return true;
    }
    return false;
  }

  std::vector<Card> all;
  std::size_t rounds;
  bool last = false;
};

void check_swiss_round(const State& before, const Round& round) {
  const SwissRules rules(before);
  for (const Pairing& pairing : round.pairings) {
    const std::size_t white = *before.find(pairing.white);
    const std::size_t black = *before.find(pairing.black);
    RC_ASSERT(rules.may_meet(white, black));
    RC_ASSERT(rules.must(white) >= 0 || rules.top(white) || rules.top(black));
    RC_ASSERT(rules.must(black) <= 0 || rules.top(white) || rules.top(black));
  }
  std::size_t free = 0;
  for (const Bye& bye : round.byes) {
    if (bye.kind != Bye::Kind::win) continue;
    ++free;
    RC_ASSERT(rules.may_have_bye(*before.find(bye.player)));
  }
  RC_ASSERT(free <= 1);
}

/// If a Swiss refuses to continue, no pairing exists.
void check_swiss_refusal(const State& state) {
  if (state.rounds.size() >= rounds_in_all(state) || !state.all_scored()) return;
  std::vector<std::size_t> present;
  for (std::size_t i = 0; i < state.entrants.size(); ++i) {
    const Entrant& entrant = state.entrants[i];
    if (entrant.here && entrant.asked_bye != state.rounds.size() + 1) present.push_back(i);
  }
  RC_ASSERT(present.size() < 2 || !SwissRules(state).possible(present, present.size() % 2 == 1));
}

void check_standings(const State& state) {
  std::set<PlayerId> listed;
  std::size_t place = 1;
  for (const Line& line : standings(state)) {
    RC_ASSERT(listed.insert(line.player).second);
    RC_ASSERT(line.place == place || line.place == listed.size());
    RC_ASSERT(line.halves >= 0);
    place = line.place;
  }
  RC_ASSERT(listed.size() == state.entrants.size());
}

/// In an arena each player has at most one game.
void check_arena(const State& state) {
  std::set<PlayerId> playing;
  for (const Round& round : state.rounds) {
    for (const Pairing& pairing : round.pairings) {
      if (pairing.score != Score::open) continue;
      RC_ASSERT(playing.insert(pairing.white).second && playing.insert(pairing.black).second);
    }
  }
}

/// Everyone is found in the list of entrants, also in a list that did not come from events.
void check_places(const State& state) {
  State listed;
  listed.entrants = state.entrants;
  State earlier = state;
  if (!earlier.entrants.empty()) earlier.entrants.pop_back();
  for (std::size_t i = 0; i < state.entrants.size(); ++i) {
    const auto& id = state.entrants[i].id;
    RC_ASSERT(state.index_of(id) == i);
    RC_ASSERT(listed.index_of(id) == i);
    RC_ASSERT(earlier.index_of(id) == i);
    RC_ASSERT(earlier.find(id).has_value() == (i + 1 < state.entrants.size()));
  }
  RC_ASSERT(!state.find("nobody"));
}

void check_events(const State& before, const std::vector<Event>& led_to) {
  RC_ASSERT(!led_to.empty());
  for (const Event& event : led_to) {
    if (const auto* paired = std::get_if<RoundPaired>(&event)) {
      check_round(before, paired->round);
      if (before.terms.system == System::swiss) check_swiss_round(before, paired->round);
    }
  }
}

/// True if repeating the command must be refused.
bool is_once_only(const Command& command) {
  return !std::holds_alternative<PairRound>(command);
}

RC_GTEST_PROP(Tournament, KeepsItsRulesForAnyCommands, ()) {
  const Terms terms = any_terms();
  Director director(terms);
  director.enter(*rc::gen::inRange<std::size_t>(0, names));
  for (const Try& attempt : *rc::gen::container<std::vector<Try>>(any_try())) {
    const State before = director.state;
    const Command command = command_of(attempt, before);
    const auto led_to = decide(before, command);
    if (!led_to) {
      RC_ASSERT(!led_to.error().what.empty());
      if (terms.system == System::swiss && std::holds_alternative<PairRound>(command)) {
        check_swiss_refusal(before);
      }
      continue;
    }
    check_events(before, *led_to);
    director.give(command);
    RC_ASSERT(!is_once_only(command) || !decide(director.state, command));
    check_standings(director.state);
    check_places(director.state);
    if (terms.system == System::arena) check_arena(director.state);
  }
  State folded = *new_tournament(terms);
  for (const Event& event : director.events) folded = apply(std::move(folded), event);
  RC_ASSERT(folded == director.state);
}

// Everyone is played off: one winner, and each player but one lost one match.
RC_GTEST_PROP(Knockout, HasOneWinner, ()) {
  Terms terms;
  terms.system = System::knockout;
  terms.replays = *rc::gen::inRange(0, 3);
  terms.third_place = *rc::gen::arbitrary<bool>();
  Director director(terms);
  const auto players = *rc::gen::inRange<std::size_t>(2, 20);
  director.enter(players);
  while (director.give(PairRound{})) {
    for (std::size_t board = 1; board <= director.state.rounds.back().pairings.size(); ++board) {
      director.give(Report{director.state.rounds.size(), board, score_of(*rc::gen::inRange(0, 9))});
    }
  }
  const auto lines = standings(director.state);
  RC_ASSERT(lines[0].place == 1 && lines[1].place == 2);
  int stages = 0;
  while ((std::size_t{1} << stages) < players) ++stages;
  RC_ASSERT(lines[0].halves == 2 * stages);
}

// Two players that have met do not meet again, with players that come late, leave, rest or fail to
// come: checked from the rounds alone.
RC_GTEST_PROP(Swiss, NeverPairsTwice, ()) {
  Terms terms;
  terms.rounds = *rc::gen::inRange(3, 10);
  terms.seed = *rc::gen::arbitrary<std::uint64_t>();
  Director director(terms);
  director.enter(*rc::gen::inRange<std::size_t>(4, 16));
  std::set<std::pair<PlayerId, PlayerId>> met;
  for (int round = 0; round < terms.rounds; ++round) {
    for (int change = *rc::gen::inRange(0, 4); change > 0; --change) {
      const auto player = *rc::gen::inRange<std::size_t>(0, 20);
      switch (*rc::gen::inRange(0, 4)) {
        case 0: (void)director.give(Enter{name(player), 1500}); break;
        case 1: (void)director.give(Withdraw{name(player)}); break;
        case 2: (void)director.give(Return{name(player)}); break;
        default: (void)director.give(AskBye{name(player), static_cast<std::size_t>(round) + 1});
      }
    }
    if (!director.give(PairRound{})) break;
    const std::size_t last = director.state.rounds.size();
    if (!director.state.all_scored()) RC_ASSERT(!decide(director.state, PairRound{}));
    for (std::size_t board = 1; board <= director.state.rounds.back().pairings.size(); ++board) {
      const Pairing pairing = director.state.rounds.back().pairings[board - 1];
      RC_ASSERT(pairing.white != pairing.black);
      const auto score = score_of(*rc::gen::inRange(0, 12));
      director.give(Report{last, board, score});
      const bool played = score == Score::white || score == Score::draw || score == Score::black;
      const auto pair = std::minmax(pairing.white, pairing.black);
      RC_ASSERT(met.count(pair) == 0);
      if (played) met.insert(pair);
    }
  }
  RC_CLASSIFY(director.state.rounds.size() > 4, "more than four rounds");
}

// Colours of a whole Swiss without absences: never three times in a row but in the last round, and
// never more than two apart.
RC_GTEST_PROP(Swiss, ColoursStayBalanced, ()) {
  Terms terms;
  terms.rounds = *rc::gen::inRange(1, 8);
  terms.seed = *rc::gen::arbitrary<std::uint64_t>();
  Director director(terms);
  director.enter(*rc::gen::inRange<std::size_t>(8, 24));
  for (int round = 1; round < terms.rounds && director.give(PairRound{}); ++round) {
    for (std::size_t board = 1; board <= director.state.rounds.back().pairings.size(); ++board) {
      director.give(Report{director.state.rounds.size(), board, score_of(*rc::gen::inRange(0, 9))});
    }
    for (const Card& card : cards(director.state)) {
      int difference = 0;
      for (const Outing& outing : card) {
        difference += !outing.opponent ? 0 : outing.white ? 1 : -1;
      }
      RC_ASSERT(std::abs(difference) <= 2);
    }
  }
}

}  // namespace
}  // namespace camlann::tournament::test
