// Rounds of a Swiss with a pairing that is computed elsewhere: waiting, changes meanwhile, and the
// answer.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "server/services/tournaments/tournaments.hpp"
#include "server/tournaments_fixture.hpp"
#include "tournament/dutch.hpp"
#include "tournament/event.hpp"

namespace camlann::server::test {
namespace {

using tournament::System;

class AwaitedPairings : public TournamentsFixture {
 protected:
  AwaitedPairings() { thinker_.holds_pairings = true; }

  void find_pairing() {
    ASSERT_EQ(thinker_.jobs.size(), 1U);
    ASSERT_EQ(thinker_.jobs.front().kind, ThinkJob::Kind::pairing);
    computer();
  }
  std::int64_t rounds(const std::string& id) { return number_field(shown(id), "round"); }
  bool leave(const std::string& id, const std::string& player) {
    return ask([&](Tournaments& all) { return all.leave(player, id); }).has_value();
  }
  static Thought pairing_of(tournament::SwissPairing pairing) {
    Thought thought;
    thought.pairing = std::move(pairing);
    return thought;
  }
  /// A pairing that keeps the rules, but is not the best one; this player has a game.
  static tournament::SwissPairing another_pairing(const tournament::SwissTask& task,
                                                  std::size_t player) {
    const auto best = tournament::pair_dutch(task).value();
    std::vector<std::size_t> order(task.players.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    do {
      tournament::SwissPairing pairing{{{order[0], order[1]}, {order[2], order[3]}}, order[4]};
      if (order[4] != player && pairing != best && tournament::keeps_rules(task, pairing)) {
        return pairing;
      }
    } while (std::next_permutation(order.begin(), order.end()));
    ADD_FAILURE() << "there is no other pairing";
    return {};
  }
  /// Its first round is due.
  std::string by_clock(int players, int rounds) {
    auto wish = club_evening(System::swiss);
    wish.terms.rounds = rounds;
    wish.starts_in = 60'000;
    wish.pause = 30'000;
    auto id = with_players(wish, players);
    now_ += 60'000;
    step();
    return id;
  }
};

INSTANTIATE_TEST_SUITE_P(Stores, AwaitedPairings, testing::Values("memory", "sqlite", "postgres"),
                         store_name);

TEST_P(AwaitedPairings, TheDirectorIsAnsweredLaterAndGamesContinueMeanwhile) {
  const auto id = with_players(club_evening(System::swiss), 4);
  const auto answer = begin(id, 1);
  EXPECT_FALSE(answer.here());
  EXPECT_EQ(rounds(id), 0);
  const auto game = create_cam(Opponent::person)->meta.id;
  EXPECT_TRUE(play_any(game));
  find_pairing();
  ASSERT_TRUE(answer.here());
  ASSERT_TRUE(answer.get());
  EXPECT_EQ(number_field(json_of(**answer.get()), "round"), 1);
  EXPECT_EQ(games_of(id, 0).size(), 2U);
  restart();
  EXPECT_EQ(games_of(id, 0).size(), 2U);
}

TEST_P(AwaitedPairings, RequestsWithoutASearchAreAnsweredAtOnce) {
  const auto id = with_players(club_evening(System::swiss), 1);
  EXPECT_FALSE(begin(id, 1).get());
  ASSERT_TRUE(enter(id, "p1", "p1"));
  EXPECT_FALSE(begin(id, 2).get());
  (void)begin(id, 1);
  find_pairing();
  EXPECT_EQ(begin(id, 2).get().error().what, "Games of this round are still open");
  EXPECT_TRUE(begin(id, 1).get()) << "it is there";
  EXPECT_TRUE(thinker_.jobs.empty());
}

TEST_P(AwaitedPairings, ARequestThatIsRepeatedWaitsForTheSame) {
  const auto id = with_players(club_evening(System::swiss), 4);
  const auto first = begin(id, 1);
  const auto second = begin(id, 1);
  find_pairing();
  ASSERT_TRUE(first.get() && second.get());
  EXPECT_EQ(**first.get(), **second.get());
  EXPECT_TRUE(thinker_.jobs.empty());
}

TEST_P(AwaitedPairings, AChangedTournamentIsPairedInItsCurrentState) {
  const auto id = with_players(club_evening(System::swiss), 6);
  const auto answer = begin(id, 1);
  ASSERT_TRUE(leave(id, "p0"));
  ASSERT_TRUE(leave(id, "p3"));
  ASSERT_TRUE(enter(id, "late", "late"));
  find_pairing();
  EXPECT_FALSE(answer.here());
  EXPECT_EQ(rounds(id), 0);
  find_pairing();
  ASSERT_TRUE(answer.get());
  const auto there = shown(id);
  EXPECT_EQ(field(there, "rounds.0.games").as_array().size(), 2U);
  EXPECT_EQ(field(there, "rounds.0.byes").as_array().size(), 1U);
  for (const auto& game : games_of(id, 0)) {
    for (const auto seat : {Seat::white, Seat::black}) {
      EXPECT_NE(player_at(game, seat), "p0");
      EXPECT_NE(player_at(game, seat), "p3");
    }
  }
}

TEST_P(AwaitedPairings, ATournamentThatIsEndedMeanwhileIsNotPaired) {
  const auto id = with_players(club_evening(System::swiss), 4);
  const auto answer = begin(id, 1);
  ASSERT_TRUE(finish(id));
  find_pairing();
  EXPECT_EQ(answer.get().error().what, "The tournament is over");
  EXPECT_EQ(rounds(id), 0);
}

TEST_P(AwaitedPairings, ArrivalsAndDeparturesDelayNoRound) {
  const auto id = with_players(club_evening(System::swiss), 5);
  const auto answer = begin(id, 1);
  for (int i = 0; i < 20 && !answer.here(); ++i) {
    ASSERT_TRUE(i % 2 == 0 ? leave(id, "p4") : enter(id, "p4", "p4").has_value());
    find_pairing();
  }
  ASSERT_TRUE(answer.here());
  EXPECT_TRUE(answer.get());
  EXPECT_EQ(rounds(id), 1);
}

// After eight tries the round was paired on the games' thread: with 128 players for 58 ms.
TEST_P(AwaitedPairings, TheLastTryCountsForThePlayersThatItWasFor) {
  const auto id = with_players(club_evening(System::swiss), 5);
  const auto answer = begin(id, 1);
  for (int i = 0; i < 8; ++i) {
    ASSERT_TRUE(i % 2 == 0 ? leave(id, "p4") : enter(id, "p4", "p4").has_value());
    find_pairing();
  }
  EXPECT_FALSE(answer.here());
  ASSERT_EQ(thinker_.jobs.size(), 1U);
  const auto other = another_pairing(thinker_.jobs.front().swiss, 4);
  ASSERT_TRUE(leave(id, "p4"));
  ASSERT_TRUE(enter(id, "late", "late"));
  computer(pairing_of(other));
  ASSERT_TRUE(answer.here());
  EXPECT_TRUE(answer.get());
  EXPECT_TRUE(thinker_.jobs.empty());
  const auto there = shown(id);
  ASSERT_EQ(field(there, "rounds.0.games").as_array().size(), 2U);
  for (std::size_t board = 0; board < 2; ++board) {
    const auto game = "rounds.0.games." + std::to_string(board);
    const auto [white, black] = other.boards[board];
    EXPECT_EQ(number_field(there, game + ".white"), static_cast<std::int64_t>(white));
    EXPECT_EQ(number_field(there, game + ".black"), static_cast<std::int64_t>(black));
    const bool open = white != 4 && black != 4;
    const std::string lost = white == 4 ? "0-1f" : "1-0f";
    EXPECT_EQ(text_field(there, game + ".result"), open ? "*" : lost);
    if (open) resign(games_of(id, 0).at(board), Seat::white);
  }
  const auto next = begin(id, 2);
  find_pairing();
  ASSERT_TRUE(next.get());
  const auto places = field(shown(id), "rounds.1.games").as_array().size() * 2 +
                      field(shown(id), "rounds.1.byes").as_array().size();
  EXPECT_EQ(places, 5U) << "the late player has come, and p4 has left";
}

TEST_P(AwaitedPairings, ACorrectedResultIsNotOvertakenByAnEarlierPairing) {
  const auto id = with_players(club_evening(System::swiss), 4);
  (void)begin(id, 1);
  find_pairing();
  for (const auto& game : games_of(id, 0)) resign(game, Seat::white);
  const auto answer = begin(id, 2);
  for (int i = 0; i < 12; ++i) {
    const auto score = i % 2 == 0 ? tournament::Score::draw : tournament::Score::black;
    ASSERT_TRUE(give_result(id, {1, 1, score}));
    find_pairing();
    EXPECT_FALSE(answer.here()) << i;
  }
  find_pairing();
  EXPECT_TRUE(answer.get());
}

TEST_P(AwaitedPairings, TheStateIsTakenWhenAThreadIsFree) {
  thinker_.room = 0;
  const auto id = with_players(club_evening(System::swiss), 4);
  const auto answer = begin(id, 1);
  EXPECT_TRUE(thinker_.jobs.empty());
  ASSERT_TRUE(leave(id, "p0"));
  thinker_.room = 1;
  step();
  find_pairing();
  ASSERT_TRUE(answer.get());
  EXPECT_EQ(games_of(id, 0).size(), 1U);
}

TEST_P(AwaitedPairings, NonsenseIsNotPaired) {
  const auto id = with_players(club_evening(System::swiss), 4);
  const auto answer = begin(id, 1);
  const tournament::SwissPairing nonsense[] = {
      {}, {{{0, 1}}, {}}, {{{0, 1}, {2, 2}}, {}}, {{{0, 1}, {2, 9}}, {}}, {{{0, 1}}, 2}};
  for (const auto& pairing : nonsense) {
    computer(pairing_of(pairing));
    EXPECT_FALSE(answer.here());
    EXPECT_EQ(rounds(id), 0);
    now_ += 500;
    step();
    ASSERT_EQ(thinker_.jobs.size(), 1U) << "it is looked for again";
  }
  find_pairing();
  EXPECT_TRUE(answer.get());
}

TEST_P(AwaitedPairings, AThoughtThatCameToNothingIsThoughtAgain) {
  const auto id = with_players(club_evening(System::swiss), 4);
  const auto answer = begin(id, 1);
  computer(Thought{});
  step();
  EXPECT_TRUE(thinker_.jobs.empty());
  now_ += 500;
  step();
  find_pairing();
  EXPECT_TRUE(answer.get());
}

TEST_P(AwaitedPairings, ARoundThatIsDueIsPairedAfterARestartInTheMiddle) {
  const auto id = by_clock(4, 2);
  ASSERT_EQ(thinker_.jobs.size(), 1U);
  step();
  step();
  EXPECT_EQ(thinker_.jobs.size(), 1U) << "once";
  EXPECT_EQ(games_->patience(), std::chrono::milliseconds(1000)) << "and nobody looks meanwhile";
  restart();
  find_pairing();
  EXPECT_EQ(rounds(id), 1);
}

TEST_P(AwaitedPairings, AnAnswerFromBeforeARestartIsIgnored) {
  const auto id = by_clock(4, 2);
  const auto old = thinker_.jobs.front();
  const auto first = server::think(old);
  restart();
  ASSERT_TRUE(leave(id, "p0"));
  thinker_.jobs.clear();
  old.done(first);
  step();
  EXPECT_EQ(rounds(id), 0);
}

TEST_P(AwaitedPairings, WithoutAPossiblePairingTheClockEndsIt) {
  const auto id = by_clock(2, 3);
  find_pairing();
  resign(games_of(id, 0).front(), Seat::white);
  now_ += 30'000;
  step();
  find_pairing();
  EXPECT_EQ(text_field(shown(id), "phase"), "over");
  EXPECT_EQ(rounds(id), 1);
}

TEST_P(AwaitedPairings, WithoutAPossiblePairingTheDirectorIsNotified) {
  const auto id = with_players(club_evening(System::swiss), 2);
  (void)begin(id, 1);
  find_pairing();
  resign(games_of(id, 0).front(), Seat::white);
  const auto answer = begin(id, 2);
  find_pairing();
  EXPECT_EQ(answer.get().error().what,
            "There is no pairing left in which nobody meets the same player again");
  EXPECT_EQ(text_field(shown(id), "phase"), "running");
}

TEST_P(AwaitedPairings, OnlyASwissIsLookedFor) {
  for (const auto system : {System::round_robin, System::knockout, System::arena}) {
    auto wish = club_evening(system);
    wish.lasts = 60'000;
    const auto id = with_players(wish, 4);
    EXPECT_TRUE(begin(id, 1).get());
    EXPECT_EQ(games_of(id, 0).size(), 2U);
  }
  EXPECT_TRUE(thinker_.jobs.empty());
}

TEST_P(AwaitedPairings, WithoutMemoryForTheThoughtItIsLookedForAgain) {
  const auto id = with_players(club_evening(System::swiss), 4);
  thinker_.out_of_memory = true;
  const auto answer = begin(id, 1);
  EXPECT_FALSE(answer.here());
  step();
  step();
  find_pairing();
  EXPECT_TRUE(answer.get());
}

/// A full disk: nothing is paired, and an event of an unsaved change does not alter the tournament.
class AwaitedOnAFullDisk : public AwaitedPairings {};
INSTANTIATE_TEST_SUITE_P(Stores, AwaitedOnAFullDisk, testing::Values("memory"), store_name);

TEST_P(AwaitedOnAFullDisk, ARoundThatCannotBeSavedIsNotPaired) {
  const auto id = with_players(club_evening(System::swiss), 4);
  const auto answer = begin(id, 1);
  failing_.fail_next_write = true;
  find_pairing();
  EXPECT_EQ(answer.get().error().code, ErrorCode::io);
  EXPECT_EQ(rounds(id), 0);
  const auto again = begin(id, 1);
  find_pairing();
  EXPECT_TRUE(again.get());
  EXPECT_EQ(rounds(id), 1);
}

TEST_P(AwaitedOnAFullDisk, AnotherChangeInPlaceOfAnUnsavedOneIsNoticed) {
  const auto id = with_players(club_evening(System::swiss), 4);
  Awaited<Payload> left;
  Awaited<Payload> answer;
  failing_.fail_next_write = true;
  games_->ask(QueueKey("p0"), left.reply(),
              std::function<Result<Payload>(Tournaments&)>(
                  [&](Tournaments& all) { return all.leave("p0", id); }));
  games_->ask(QueueKey("anna"), answer.reply(), &Tournaments::start_round, "anna", id, 1);
  step();
  EXPECT_FALSE(left.get());
  ASSERT_TRUE(leave(id, "p1")) << "of the same version";
  while (!answer.here() && !thinker_.jobs.empty()) computer();
  ASSERT_TRUE(answer.here());
  EXPECT_TRUE(answer.get());
  for (const auto& game : games_of(id, 0)) {
    for (const auto seat : {Seat::white, Seat::black}) EXPECT_NE(player_at(game, seat), "p1");
  }
}

}  // namespace
}  // namespace camlann::server::test
