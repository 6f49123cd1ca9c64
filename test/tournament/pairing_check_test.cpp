// Pairings by a director: what the check says of them, and what becomes of them.

#include "tournament/pairing_check.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "tournament/decide.hpp"
#include "tournament/director.hpp"
#include "tournament/event.hpp"
#include "tournament/pairing.hpp"
#include "tournament/trf.hpp"

namespace camlann::tournament::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using FaultKind = PairingFault::Kind;
using Severity = PairingFault::Severity;

Terms swiss_terms(int rounds = 5) {
  Terms terms;
  terms.system = System::swiss;
  terms.rounds = rounds;
  terms.seed = 4;
  return terms;
}

Terms round_robin_terms(int cycles = 1) {
  Terms terms;
  terms.system = System::round_robin;
  terms.cycles = cycles;
  return terms;
}

/// "a-b c-d e h/2": boards, byes of a point, byes of half a point; "e/0" for a free round.
GivenPairing pairing_of(const std::string& text) {
  GivenPairing pairing;
  std::size_t begin = 0;
  while (begin < text.size()) {
    const auto end = std::min(text.find(' ', begin), text.size());
    const auto word = text.substr(begin, end - begin);
    begin = end + 1;
    const auto dash = word.find('-');
    const auto slash = word.find('/');
    if (dash != std::string::npos) {
      pairing.boards.push_back({word.substr(0, dash), word.substr(dash + 1)});
    } else {
      const auto kind = slash == std::string::npos ? Bye::Kind::win
                        : word.back() == '2'       ? Bye::Kind::half
                                                   : Bye::Kind::rest;
      pairing.byes.push_back({word.substr(0, slash), kind, 0});
    }
  }
  return pairing;
}

/// The sentences about a pairing, those of impossible ones with "!", of avoided ones with "?".
std::vector<std::string> said(const Director& director, const std::string& text) {
  const auto faults = check_pairing(director.state, pairing_of(text));
  if (!faults) return {to_text(faults.error())};
  std::vector<std::string> all;
  for (const PairingFault& fault : *faults) {
    const auto name = [](const PlayerId& player) { return player; };
    const std::string mark = fault.severity == Severity::impossible ? "!"
                             : fault.severity == Severity::avoided  ? "?"
                                                                    : "";
    all.push_back(mark + sentence_of(fault, name));
  }
  return all;
}

bool give(Director& director, const std::string& text) {
  return director.give(GivePairing{pairing_of(text)});
}

TEST(PairingCheck, RefusesWhatCannotBePlayed) {
  Director director(swiss_terms());
  director.enter(6);
  ASSERT_TRUE(director.give(Withdraw{"f"}));
  EXPECT_THAT(said(director, "a-b a-c d"),
              ElementsAre("!a is in the round twice", "!e is left out, without a game or a bye"));
  EXPECT_THAT(said(director, "a-a b-c d-e"), ElementsAre("!a is in the round twice"));
  EXPECT_THAT(said(director, "a-b c-d e-x"), ElementsAre("!x has not entered"));
  EXPECT_THAT(said(director, "a-b c-d e-f"), ElementsAre("!f has left, or came too late"));
  EXPECT_THAT(said(director, "a-b c-d e/0"), ElementsAre("!e cannot have a bye of this kind here"));
  EXPECT_THAT(said(director, "a b c d e"), ElementsAre("!The round has no game"));
  for (const char* const text :
       {"a-b a-c d", "a-a b-c d-e", "a-b c-d e-x", "a-b c-d e-f", "a-b c-d e/0", "a b c d e"}) {
    EXPECT_FALSE(give(director, text)) << text;
  }
  EXPECT_THAT(director.state.rounds, IsEmpty());
  EXPECT_TRUE(give(director, "a-b c-d e")) << director.refusal;
  EXPECT_THAT(said(director, "a-b c-d e"), ElementsAre("Games of this round are still open"));
}

TEST(PairingCheck, NamesTheRulesOfASwiss) {
  Director director(swiss_terms());
  director.enter(5);
  ASSERT_TRUE(give(director, "a-b c-d e"));
  director.score("10");  // a, d and e have a point
  EXPECT_THAT(said(director, "b-a d-e c"), ElementsAre("b and a have met before, in round 1"));
  EXPECT_THAT(said(director, "c-a d-b e"),
              ElementsAre("e has had a bye before, or a win without a game, in round 1",
                          "?a plays outside the score group, though d with the same points could "
                          "be the opponent",
                          "?d plays outside the score group, though a with the same points could "
                          "be the opponent",
                          "?e has the bye, though b has fewer points"));
  // d and e are no alternative for a: they play each other.
  EXPECT_THAT(said(director, "c-a d-e b"), IsEmpty());
  EXPECT_THAT(said(director, "a-d b-e c"),
              ElementsAre("?d would have White against a by the rules",
                          "?e plays somebody with fewer points after such a game, or a bye, in "
                          "round 1"));
  ASSERT_TRUE(director.give(AskBye{"c", 2}));
  EXPECT_THAT(said(director, "c-a d-e b"),
              ElementsAre("c has asked for a bye of half a point in this round"));
  EXPECT_THAT(said(director, "d-a b c e"),
              testing::Contains("b and c both have a bye, and could play each other"));
  EXPECT_THAT(said(director, "d-a b/2 c/2 e/2"),
              ElementsAre("?b has not asked for this bye of half a point",
                          "?e has not asked for this bye of half a point"));
}

TEST(PairingCheck, NamesColours) {
  Director director(swiss_terms(6));
  director.enter(6);
  ASSERT_TRUE(give(director, "a-b c-d e-f"));
  director.score("===");
  ASSERT_TRUE(give(director, "a-c e-b d-f"));
  director.score("===");
  EXPECT_THAT(said(director, "d-a b-f c-e"), ElementsAre("f has Black in a third game in a row"));
  EXPECT_THAT(said(director, "a-d f-b e-c"), ElementsAre("a has White in a third game in a row",
                                                         "b has Black in a third game in a row",
                                                         "e has White in a third game in a row"));
  ASSERT_TRUE(give(director, "d-a f-b c-e"));
  director.score("===");
  // a: White, White, Black; a third White is two more, which may be.
  EXPECT_THAT(said(director, "a-f b-d c-e"),
              testing::Not(testing::Contains(HasSubstr("a has White"))));
}

TEST(PairingCheck, AColourMayLeadBackFromAnyDifference) {
  Director director(swiss_terms(8));
  director.enter(6);
  for (const char* const round : {"a-b c-d e-f", "a-c e-b d-f", "a-d b-f c-e"}) {
    ASSERT_TRUE(give(director, round)) << director.refusal;
    director.score("===");
  }
  ASSERT_TRUE(give(director, "a-e b-c f-d"));
  director.score("===");
  EXPECT_THAT(said(director, "f-a b-e d-c"),
              testing::Not(testing::Contains(HasSubstr("a has"))));  // four times White before
  ASSERT_TRUE(give(director, "f-a b-e d-c"));
  director.score("===");
  EXPECT_THAT(said(director, "a-b c-e d-f"),
              testing::Contains("a has White in three games more than the other colour"));
}

TEST(PairingCheck, AColourOfATopscorerIsOnlyAvoidedInTheLastRound) {
  Director director(swiss_terms(3));
  director.enter(4);
  ASSERT_TRUE(give(director, "a-b c-d"));
  director.score("11");
  ASSERT_TRUE(give(director, "a-c b-d"));
  director.score("11");
  const auto faults = check_pairing(director.state, pairing_of("a-d b-c"));
  ASSERT_TRUE(faults);
  ASSERT_FALSE(faults->empty());
  EXPECT_EQ(faults->front().kind, FaultKind::third_colour);
  EXPECT_EQ(faults->front().player, "a");
  EXPECT_EQ(faults->front().board, 1U);
  EXPECT_TRUE(faults->front().white);
  EXPECT_EQ(faults->front().severity, Severity::avoided);
}

TEST(PairingCheck, SaysWhoPlaysDownAgain) {
  Director director(swiss_terms());
  director.enter(6);
  ASSERT_TRUE(give(director, "a-b c-d e-f"));
  director.score("111");
  ASSERT_TRUE(give(director, "b-a c-e f-d"));  // a has a point, b none
  director.score("0==");
  EXPECT_THAT(said(director, "a-c e-b d-f"),
              testing::Contains("?a plays somebody with fewer points after such a game, or a bye, "
                                "in round 2"));
}

TEST(PairingCheck, ARoundRobinMayTakeItsRoundsInAnotherOrder) {
  Director director(round_robin_terms());
  director.enter(6);
  const auto table = rounds_of_table_left(director.state);
  ASSERT_EQ(table.size(), 5u);
  const auto fourth = given_pairing_of(table[3].second);
  const auto faults = check_pairing(director.state, fourth);
  ASSERT_TRUE(faults);
  ASSERT_EQ(faults->size(), 3u);
  for (const PairingFault& fault : *faults) {
    EXPECT_EQ(fault.kind, FaultKind::another_round);
    EXPECT_EQ(fault.severity, Severity::avoided);
    EXPECT_EQ(fault.round, 4u);
  }
  ASSERT_TRUE(director.give(GivePairing{fourth}));
  director.score("1=0");
  // The others follow in their order, and all pairs meet once.
  for (const std::size_t row : {0U, 1U, 2U, 4U}) {
    ASSERT_TRUE(director.give(PairRound{})) << director.refusal;
    EXPECT_EQ(director.state.rounds.back().pairings.size(), 3u);
    EXPECT_EQ(given_pairing_of(director.state.rounds.back()), given_pairing_of(table[row].second));
    director.score("=10");
  }
  EXPECT_FALSE(director.give(PairRound{}));
  const auto again = check_pairing(director.state, fourth);
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error().what, "All rounds have been paired");
}

TEST(PairingCheck, NamesTheRulesOfARoundRobin) {
  Director director(round_robin_terms());
  director.enter(5);
  ASSERT_TRUE(director.give(PairRound{}));
  director.score("11");
  const Round first = director.state.rounds.front();
  const Round next = next_of_round_robin(director.state)->front();
  EXPECT_THAT(*check_pairing(director.state, given_pairing_of(next)), IsEmpty());
  auto again = given_pairing_of(first);
  std::swap(again.boards[0].white, again.boards[0].black);
  const auto met = check_pairing(director.state, again);
  ASSERT_TRUE(met);
  ASSERT_EQ(met->size(), 3u);
  EXPECT_EQ((*met)[0].kind, FaultKind::met_before);
  EXPECT_EQ((*met)[1].kind, FaultKind::met_before);
  EXPECT_EQ((*met)[2].kind, FaultKind::second_bye);
  EXPECT_EQ((*met)[2].player, first.byes.front().player);
  auto turned = given_pairing_of(next);
  std::swap(turned.boards[0].white, turned.boards[0].black);
  const auto colours = check_pairing(director.state, turned);
  ASSERT_TRUE(colours);
  ASSERT_EQ(colours->size(), 1u);
  EXPECT_EQ(colours->front().kind, FaultKind::wrong_colour);
  EXPECT_EQ(colours->front().player, next.pairings[0].white);
  // A player that left is paired like the others, and loses without a game.
  ASSERT_TRUE(director.give(Withdraw{next.pairings[0].white}));
  ASSERT_TRUE(director.give(GivePairing{given_pairing_of(next)})) << director.refusal;
  EXPECT_EQ(director.state.rounds.back().pairings[0].score, Score::white_absent);
}

TEST(PairingCheck, OtherSystemsPairThemselves) {
  for (const System system : {System::knockout, System::arena}) {
    Terms terms;
    terms.system = system;
    Director director(terms);
    director.enter(4);
    EXPECT_FALSE(give(director, "a-b c-d"));
    EXPECT_THAT(director.refusal, HasSubstr("expected a Swiss or a round robin"));
  }
  Terms terms = round_robin_terms();
  terms.all_at_once = true;
  Director director(terms);
  director.enter(4);
  EXPECT_FALSE(give(director, "a-b c-d"));
  EXPECT_THAT(director.refusal, HasSubstr("begin together"));
}

TEST(PairingCheck, LaterRoundsAndReportsFollowAGivenRound) {
  Director director(swiss_terms());
  director.enter(6);
  ASSERT_TRUE(director.give(PairRound{}));
  director.score("111");
  const auto first = given_pairing_of(director.state.rounds.front());
  // The same opponents again, which the rules forbid.
  ASSERT_TRUE(director.give(GivePairing{first})) << director.refusal;
  EXPECT_TRUE(director.state.rounds[1].given);
  EXPECT_FALSE(director.state.rounds[0].given);
  director.score("111");
  ASSERT_TRUE(director.give(PairRound{})) << director.refusal;
  const auto third = given_pairing_of(director.state.rounds[2]);
  for (const GivenBoard& board : third.boards) {
    for (const GivenBoard& before : first.boards) {
      EXPECT_FALSE((board.white == before.white && board.black == before.black) ||
                   (board.white == before.black && board.black == before.white));
    }
  }
  // Replayed from its events, it is the same.
  State replayed = *new_tournament(swiss_terms());
  for (const Event& event : director.events) replayed = *try_apply(std::move(replayed), event);
  EXPECT_EQ(replayed, director.state);
  const auto report = write_report(director.state, {},
                                   [&](std::size_t i) { return director.state.entrants[i].id; });
  // Number 1 has won both games against number 4: in the report twice.
  const bool white = first.boards[0].white == "a";
  const std::string game = std::string("   4 ") + (white ? "w 1" : "b 0");
  const auto line = report.substr(report.find("001    1"));
  EXPECT_EQ(line.substr(91, 8), game);
  EXPECT_EQ(line.substr(101, 8), game);
}

}  // namespace
}  // namespace camlann::tournament::test
