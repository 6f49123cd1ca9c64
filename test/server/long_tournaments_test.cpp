// Tournaments with many events: read in portions, dropped from memory one by one, and bounded.
#include <gtest/gtest.h>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "server/store/store.hpp"
#include "server/tournaments_fixture.hpp"
#include "tournament/event.hpp"

namespace camlann::server::test {
namespace {

using tournament::System;

class LongTournaments : public TournamentsFixture {
 protected:
  LongTournaments() {
    limits_.tournament_events_at_once = 10;
    restart();
  }

  Store& store() { return GetParam() == "memory" ? static_cast<Store&>(failing_) : *kept_; }
  bool leave(const std::string& id, const std::string& player) {
    return ask([&](Tournaments& all) { return all.leave(player, id); }).has_value();
  }
  /// After work_slowly(): the number of turns until the tournament is shown.
  int turns_of(const std::string& id) {
    Awaited<Payload> answer;
    games_->ask(QueueKey("anna"), answer.reply(),
                std::function<Result<Payload>(Tournaments&)>(
                    [id](Tournaments& all) { return all.show(id); }));
    int turns = 0;
    for (; turns < 100 && !answer.here(); ++turns) step();
    EXPECT_TRUE(answer.here() && answer.get());
    return turns;
  }
  /// Starts again, with steps that do all that waits.
  void work_fast() {
    work_time_ = std::chrono::steady_clock::now;
    limits_.round = std::chrono::hours(1);
    restart();
  }
  void steps(int count) {
    for (int i = 0; i < count; ++i) step();
  }
};

INSTANTIATE_TEST_SUITE_P(Stores, LongTournaments, testing::Values("memory", "sqlite", "postgres"),
                         store_name);

TEST_P(LongTournaments, AreReadInTheTurnsOfTheirRequests) {
  const auto id = with_players(club_evening(System::round_robin), 30);
  const auto before = shown(id);
  work_slowly();
  EXPECT_GE(turns_of(id), 3);
  EXPECT_EQ(shown(id), before);
  EXPECT_EQ(turns_of(id), 1) << "it is in memory";
}

TEST_P(LongTournaments, TakeResultsOnceTheyAreRead) {
  limits_.tournaments_in_memory = 0;
  restart();
  const auto id = with_players(club_evening(System::round_robin), 6);
  Random lots(1);
  for (std::size_t round = 1; round <= 5; ++round) {
    const auto begun = start(id, round);
    ASSERT_TRUE(begun) << begun.error().what;
    play_round(id, round - 1, lots);
    steps(10);
  }
  ASSERT_TRUE(finish(id));
  const auto over = shown(id);
  std::int64_t halves = 0;
  for (int i = 0; i < 6; ++i) {
    halves += number_field(over, "standing." + std::to_string(i) + ".halves");
  }
  EXPECT_EQ(halves, 30);
}

TEST_P(LongTournaments, GoOnByTheClockAfterARestart) {
  auto wish = club_evening(System::round_robin);
  wish.starts_in = 60'000;
  const auto id = with_players(wish, 30);
  restart();
  now_ += 60'000;
  steps(10);
  EXPECT_EQ(text_field(shown(id), "phase"), "running");
}

// All of them were dropped when there was one too many.
TEST_P(LongTournaments, OnlyTheOneNotUsedForTheLongestTimeIsDropped) {
  limits_.tournaments_in_memory = 2;
  restart();
  const auto first = with_players(club_evening(System::swiss), 12);
  const auto second = with_players(club_evening(System::swiss), 12);
  const auto third = with_players(club_evening(System::swiss), 12);
  work_slowly();
  EXPECT_GT(turns_of(first), 1);
  EXPECT_GT(turns_of(second), 1);
  EXPECT_EQ(turns_of(first), 1);
  EXPECT_GT(turns_of(third), 1);
  EXPECT_EQ(turns_of(first), 1);
  EXPECT_GT(turns_of(second), 1);
}

// Two guests came and left again, and made events without end.
TEST_P(LongTournaments, ComingAndLeavingHasAnEnd) {
  limits_.tournament_players = 3;
  limits_.tournament_events = 26;  // of which players have 13
  restart();
  const auto id = make(club_evening(System::swiss));
  ASSERT_TRUE(enter(id, "ben", "Ben"));
  for (int i = 0; i < 2; ++i) {
    ASSERT_TRUE(leave(id, "ben"));
    ASSERT_TRUE(enter(id, "ben", "Ben"));
  }
  ASSERT_TRUE(leave(id, "ben"));
  EXPECT_EQ(enter(id, "ben", "Ben").error().what, "Players have left and come back too often");
  ASSERT_TRUE(enter(id, "carl", "Carl"));
  ASSERT_TRUE(enter(id, "dora", "Dora"));
  ASSERT_TRUE(start(id, 1));
  resign(games_of(id, 0).front(), Seat::white);
  EXPECT_EQ(text_field(shown(id), "rounds.0.games.0.result"), "0-1");
  EXPECT_TRUE(leave(id, "carl"));
}

/// An arena of 128 players that has had all its games.
class LargestArena : public LongTournaments {
 protected:
  static constexpr int players = 128;
  static constexpr int waves = 79;

  void write(const std::string& id) {
    TournamentWrite all;
    all.id = id;
    const auto add = [&](tournament::Event event, std::vector<std::string> with = {}) {
      const auto version = static_cast<std::int64_t>(all.entries.size()) + 1;
      all.entries.push_back({version, std::move(event), std::move(with), now_});
    };
    for (int i = 0; i < players; ++i) {
      const auto name = "p" + std::to_string(i);
      add(tournament::Entered{name, 1500}, {name});
    }
    for (std::size_t wave = 1; wave <= waves; ++wave) {
      tournament::Round round;
      for (int i = 0; i < players; i += 2) {
        round.pairings.push_back(
            {"p" + std::to_string(i), "p" + std::to_string(i + 1), tournament::Score::open, 0});
      }
      add(tournament::RoundPaired{round});
      for (std::size_t board = 1; board <= round.pairings.size(); ++board) {
        add(tournament::Scored{wave, board, tournament::Score::draw});
      }
    }
    all.standing = {static_cast<std::int64_t>(all.entries.size()), TournamentPhase::running,
                    players, waves, now_};
    RoundWrite round{{}, {}};
    round.tournaments = {&all, 1};
    ASSERT_TRUE(store().write(round));
  }
};

INSTANTIATE_TEST_SUITE_P(Stores, LargestArena, testing::Values("memory"), store_name);

TEST_P(LargestArena, IsReadInPortionsAndPairsNobodyAnyMore) {
  limits_.tournament_events_at_once = Limits().tournament_events_at_once;
  restart();
  auto wish = club_evening(System::arena);
  wish.lasts = 14'400'000;
  const auto id = make(wish);
  write(id);
  work_slowly();
  EXPECT_GE(turns_of(id), 4);
  work_fast();
  const auto there = shown(id);
  const auto rounds = field(there, "rounds");
  std::size_t games = 0;
  for (const auto& round : rounds.as_array()) games += field(round, "games").as_array().size();
  EXPECT_EQ(games, 64U * 79U);
  EXPECT_EQ(number_field(there, "standing.127.halves"), 2 * 79);
  now_ += 5000;
  steps(20);
  EXPECT_EQ(number_field(shown(id), "round"), waves);
  now_ += 14'400'000;
  steps(3);
  EXPECT_EQ(text_field(shown(id), "phase"), "over");
}

}  // namespace
}  // namespace camlann::server::test
