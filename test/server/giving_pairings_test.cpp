// Rounds that a director pairs: the proposal, the check, the round, and the log of what it breaks.
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "server/messages/tournament_requests.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "server/tournaments_fixture.hpp"
#include "tournament/event.hpp"

namespace camlann::server::test {
namespace {

using tournament::Bye;
using tournament::Score;
using tournament::System;

class GivingPairings : public TournamentsFixture {
 protected:
  Result<boost::json::value> propose(const std::string& id, const std::string& player = "anna") {
    Awaited<Payload> answer;
    games_->ask(QueueKey(player), answer.reply(), &Tournaments::propose, player, id);
    step();
    return content_of(answer);
  }
  Result<boost::json::value> check(const std::string& id, const GivenRound& given,
                                   const std::string& player = "anna") {
    return ask([&](Tournaments& all) { return all.check_pairing(player, id, given); }, player);
  }
  Result<boost::json::value> give(const std::string& id, const GivenRound& given,
                                  const std::string& player = "anna") {
    return ask([&](Tournaments& all) { return all.give_pairing(player, id, given); }, player);
  }
  static GivenRound round_of(std::size_t round,
                             const std::vector<std::pair<std::string, std::string>>& boards,
                             const std::vector<Bye>& byes = {}) {
    GivenRound given;
    given.round = round;
    for (const auto& [white, black] : boards) given.pairing.boards.push_back({white, black});
    given.pairing.byes = byes;
    return given;
  }
  /// The pairing of a proposal.
  static GivenRound proposed(const boost::json::value& proposal) {
    GivenRound given;
    given.round = static_cast<std::size_t>(number_field(proposal, "round"));
    const auto boards = field(proposal, "boards");
    for (const auto& one : boards.as_array()) {
      given.pairing.boards.push_back({text_field(one, "white"), text_field(one, "black")});
    }
    const auto byes = field(proposal, "byes");
    for (const auto& one : byes.as_array()) {
      given.pairing.byes.push_back({text_field(one, "player"), Bye::Kind::win, 0});
    }
    return given;
  }
  /// The acts of the log, the oldest first, with what they are about: "broke p0 met-before 2.1".
  std::vector<std::string> log_of(const std::string& id) {
    const auto log = *ask([&](Tournaments& all) { return all.director_log(id, 1'000'000); });
    std::vector<std::string> lines;
    const auto all = field(log, "lines");
    for (const auto& line : all.as_array()) {
      lines.insert(lines.begin(), text_field(line, "act") + ' ' + text_field(line, "about") + ' ' +
                                      text_field(line, "result") + ' ' +
                                      std::to_string(number_field(line, "round")) + '.' +
                                      std::to_string(number_field(line, "board")));
    }
    return lines;
  }
  void end_round(const std::string& id, std::size_t round) {
    for (const auto& game : games_of(id, round - 1)) resign(game, Seat::black);
  }
};

INSTANTIATE_TEST_SUITE_P(Stores, GivingPairings, testing::Values("memory", "sqlite", "postgres"),
                         store_name);

TEST_P(GivingPairings, TheProposalIsTheRoundOfTheProgram) {
  const auto id = with_players(club_evening(System::swiss), 5);
  const auto proposal = propose(id);
  ASSERT_TRUE(proposal) << proposal.error().what;
  EXPECT_EQ(number_field(shown(id), "round"), 0) << "nothing is paired yet";
  EXPECT_TRUE(field(*proposal, "faults").as_array().empty());
  const auto wish = proposed(*proposal);
  ASSERT_TRUE(start(id, 1));
  const auto games = games_of(id, 0);
  ASSERT_EQ(games.size(), wish.pairing.boards.size());
  for (std::size_t board = 0; board < games.size(); ++board) {
    EXPECT_EQ(player_at(games[board], Seat::white), wish.pairing.boards[board].white);
    EXPECT_EQ(player_at(games[board], Seat::black), wish.pairing.boards[board].black);
  }
  EXPECT_FALSE(field(shown(id), "rounds.0").as_object().contains("given"));
  const auto open = propose(id);
  ASSERT_FALSE(open);
  EXPECT_EQ(open.error().what, "Games of this round are still open");
}

TEST_P(GivingPairings, ARoundIsPlayedAsTheDirectorPairsIt) {
  const auto id = with_players(club_evening(System::swiss), 5);
  const auto first = round_of(1, {{"p0", "p4"}, {"p3", "p1"}}, {{"p2", Bye::Kind::win, 0}});
  ASSERT_TRUE(give(id, first));
  ASSERT_TRUE(give(id, first)) << "a repeated request changes nothing";
  restart();
  EXPECT_EQ(number_field(shown(id), "round"), 1);
  EXPECT_TRUE(field(shown(id), "rounds.0.given").as_bool());
  const auto games = games_of(id, 0);
  ASSERT_EQ(games.size(), 2U);
  EXPECT_EQ(player_at(games[1], Seat::white), "p3");
  EXPECT_EQ(player_at(games[1], Seat::black), "p1");
  EXPECT_EQ(log_of(id).front(), "paired   1.0");
  end_round(id, 1);
  // The same again: refused, taken when the director insists, and in the log with each fault.
  auto again = first;
  again.round = 2;
  const auto checked = check(id, again);
  ASSERT_TRUE(checked) << checked.error().what;
  const auto fault = field(*checked, "faults.0");
  EXPECT_EQ(text_field(fault, "kind"), "met-before");
  EXPECT_EQ(text_field(fault, "severity"), "against-rules");
  EXPECT_EQ(text_field(fault, "text"), "p0 and p4 have met before, in round 1");
  const auto refused = give(id, again);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().where, "despite");
  EXPECT_EQ(number_field(shown(id), "round"), 1);
  again.despite = true;
  ASSERT_TRUE(give(id, again));
  restart();
  const auto log = log_of(id);
  const auto second = std::find(log.begin(), log.end(), "paired   2.0");
  ASSERT_GE(log.end() - second, 4);
  EXPECT_EQ(second[1], "broke p0 met-before 2.1");
  EXPECT_EQ(second[2], "broke p3 met-before 2.2");
  EXPECT_EQ(second[3], "broke p2 second-bye 2.0");
  // The program continues from there, and no pair meets again.
  end_round(id, 2);
  const auto third = propose(id);
  ASSERT_TRUE(third) << third.error().what;
  for (const auto& board : proposed(*third).pairing.boards) {
    for (const auto& before : first.pairing.boards) {
      EXPECT_FALSE(board.white == before.white && board.black == before.black);
      EXPECT_FALSE(board.white == before.black && board.black == before.white);
    }
  }
  ASSERT_TRUE(start(id, 3));
  end_round(id, 3);
  ASSERT_TRUE(finish(id));
  restart();
  EXPECT_EQ(text_field(shown(id), "phase"), "over");
}

TEST_P(GivingPairings, RefuseWhatCannotBePlayedAndWhoDoesNotDirect) {
  const auto id = with_players(club_evening(System::swiss), 4);
  const std::pair<GivenRound, std::string> impossible[] = {
      {round_of(1, {{"p0", "p1"}, {"p0", "p2"}}), "p0 is in the round twice"},
      {round_of(1, {{"p0", "p1"}}), "p2 is left out, without a game or a bye"},
      {round_of(1, {{"p0", "p1"}, {"p2", "nobody"}}), "Somebody has not entered"},
      {round_of(1, {{"p0", "p1"}, {"p2", "p3"}}, {{"p0", Bye::Kind::half, 0}}),
       "p0 is in the round twice"}};
  for (auto [given, what] : impossible) {
    given.despite = true;
    const auto refused = give(id, given);
    ASSERT_FALSE(refused) << what;
    EXPECT_EQ(refused.error().what, what);
  }
  const auto whole = round_of(1, {{"p0", "p1"}, {"p2", "p3"}});
  EXPECT_FALSE(give(id, whole, "p0"));
  EXPECT_FALSE(check(id, whole, "p0"));
  EXPECT_FALSE(propose(id, "p0"));
  const auto later = give(id, round_of(2, {{"p0", "p1"}, {"p2", "p3"}}));
  ASSERT_FALSE(later);
  EXPECT_EQ(later.error().what, "Another round comes next");
  EXPECT_EQ(number_field(shown(id), "round"), 0);
  EXPECT_TRUE(log_of(id).empty());
  // A player that leaves meanwhile makes the pairing impossible.
  ASSERT_TRUE(ask([&](Tournaments& all) { return all.leave("p3", id); }, "p3"));
  const auto gone = give(id, whole);
  ASSERT_FALSE(gone);
  EXPECT_EQ(gone.error().what, "p3 has left, or came too late");
}

TEST_P(GivingPairings, AreForASwissAndARoundRobinOnly) {
  for (const auto system : {System::knockout, System::arena}) {
    const auto id = with_players(club_evening(system), 4);
    const auto refused = give(id, round_of(1, {{"p0", "p1"}, {"p2", "p3"}}));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().where, "system");
    EXPECT_FALSE(propose(id));
  }
  const auto correspondence = with_players(by_correspondence(1), 4);
  EXPECT_FALSE(propose(correspondence));
  const auto id = with_players(club_evening(System::round_robin), 4);
  const auto proposal = propose(id);
  ASSERT_TRUE(proposal) << proposal.error().what;
  auto turned = proposed(*proposal);
  std::swap(turned.pairing.boards[0].white, turned.pairing.boards[0].black);
  ASSERT_TRUE(give(id, turned)) << "colours are only avoided";
  EXPECT_EQ(player_at(games_of(id, 0)[0], Seat::white), turned.pairing.boards[0].white);
  EXPECT_EQ(log_of(id).back().substr(0, 6), "broke ");
  end_round(id, 1);
  ASSERT_TRUE(start(id, 2));
  end_round(id, 2);
  ASSERT_TRUE(start(id, 3));
  end_round(id, 3);
  ASSERT_TRUE(finish(id));
}

TEST_P(GivingPairings, NeighboursAreProposedIfTheRulesLeaveNoPairing) {
  auto wish = club_evening(System::swiss);
  wish.terms.rounds = 5;
  const auto id = with_players(wish, 2);
  ASSERT_TRUE(start(id, 1));
  end_round(id, 1);
  EXPECT_FALSE(start(id, 2));
  const auto proposal = propose(id);
  ASSERT_TRUE(proposal) << proposal.error().what;
  EXPECT_EQ(text_field(*proposal, "faults.0.kind"), "met-before");
  auto second = proposed(*proposal);
  second.despite = true;
  ASSERT_TRUE(give(id, second));
  EXPECT_EQ(number_field(shown(id), "round"), 2);
}

TEST_P(GivingPairings, AProposalDoesNotHoldUpTheRoundOfTheProgram) {
  const auto id = with_players(club_evening(System::swiss), 6);
  Awaited<Payload> answer;
  games_->ask(QueueKey("anna"), answer.reply(), &Tournaments::propose, std::string("anna"), id);
  auto begun = begin(id, 1);
  step();
  ASSERT_TRUE(answer.get());
  ASSERT_TRUE(begun.get());
  EXPECT_EQ(number_field(shown(id), "round"), 1);
  EXPECT_EQ(log_of(id).front(), "began   1.0");
}

}  // namespace
}  // namespace camlann::server::test
