// Tournaments on a server with a store that fails, throws or is killed.
#include <gtest/gtest.h>

#include <set>

#include "base/random.hpp"
#include "play/command.hpp"
#include "server/services/games/table.hpp"
#include "server/services/games/watching.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "server/tournaments_fixture.hpp"
#include "tournament/event.hpp"

namespace camlann::server::test {
namespace {

using tournament::System;

class TournamentsInAFailingStore : public TournamentsFixture {};
class TournamentsInAnyOrder : public TournamentsFixture {};

INSTANTIATE_TEST_SUITE_P(Stores, TournamentsInAFailingStore, testing::Values("memory"), store_name);
INSTANTIATE_TEST_SUITE_P(Stores, TournamentsInAnyOrder,
                         testing::Values("memory", "sqlite", "postgres"), store_name);

// Its page showed the tournament of before until something else happened there.
TEST_P(TournamentsInAFailingStore, AChangeSavedWithoutAnAnswerReachesWatchers) {
  const auto id = make(club_evening(System::swiss));
  const auto watcher = std::make_shared<FakeWatcher>();
  games_->ask(GameRequest{"ben", id}, errors_to(watcher), &Watching::await, watcher);
  step();
  failing_.lose_next_answer = true;
  EXPECT_EQ(enter(id, "ben", "Ben").error().code, ErrorCode::io);
  EXPECT_EQ(watcher->messages.size(), 1U);
  pass_seconds(2);
  ASSERT_EQ(watcher->messages.size(), 2U);
  EXPECT_EQ(number_field(watcher->messages[1], "version"), number_field(shown(id), "version"));
}

// It was forgotten until a player came or left, or the server started again.
TEST_P(TournamentsInAFailingStore, ARoundThatFellDueMeanwhileIsPairedOnceItCanBeRead) {
  auto wish = club_evening(System::round_robin);
  wish.starts_in = 60'000;
  const auto id = with_players(wish, 3);
  pass_seconds(59);
  failing_.fail_next_write = true;
  failing_.fail_tournaments = true;
  pass_seconds(3);
  failing_.fail_tournaments = false;
  EXPECT_EQ(text_field(shown(id), "phase"), "open");
  pass_seconds(5);
  EXPECT_EQ(text_field(shown(id), "phase"), "running");
}

// It was taken only when the server started again.
TEST_P(TournamentsInAFailingStore, AResultThatCouldNotBeTakenIsTakenLater) {
  limits_.tournaments_in_memory = 0;
  restart();
  const auto id = with_players(club_evening(System::round_robin), 2);
  ASSERT_TRUE(start(id, 1));
  const auto game = games_of(id, 0).front();
  failing_.fail_tournaments = true;
  resign(game, Seat::white);
  pass_seconds(5);
  failing_.fail_tournaments = false;
  pass_seconds(5);
  EXPECT_EQ(text_field(field(shown(id), "rounds.0.games.0"), "result"), "0-1");
}

// Its result was taken only at the next start.
TEST_P(TournamentsInAFailingStore, ATournamentThatCannotBeReadAfterAStartIsReadLater) {
  const auto id = with_players(club_evening(System::round_robin), 2);
  ASSERT_TRUE(start(id, 1));
  const auto game = games_of(id, 0).front();
  failing_.fail_tournaments = true;
  limits_.tournaments_in_memory = 0;
  resign(game, Seat::white);
  failing_.fail_tournaments = false;
  restart();
  failing_.fail_tournaments = true;
  pass_seconds(1);
  failing_.fail_tournaments = false;
  pass_seconds(10);
  EXPECT_EQ(text_field(field(shown(id), "rounds.0.games.0"), "result"), "0-1");
}

/// The store fails, throws or is killed at any moment: no round is paired twice, and every game and
/// result of a round exists.
TEST_P(TournamentsInAnyOrder, OfCommandsFailuresAndRestartsKeepsTheRules) {
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    SCOPED_TRACE(seed);
    Random lots(seed);
    auto wish = club_evening(seed % 2 == 0 ? System::swiss : System::round_robin);
    wish.terms.rounds = 4;
    wish.terms.seed = seed;
    wish.name = "T" + std::to_string(seed);
    const auto id = with_players(wish, 6);
    for (int turn = 0; turn < 120; ++turn) {
      const auto player = "p" + std::to_string(lots.below(6));
      switch (lots.below(9)) {
        case 0: (void)start(id, 1 + lots.below(6)); break;
        case 1:
          if (lots.below(8) == 0) {
            (void)ask([&](Tournaments& all) { return all.leave(player, id); });
          }
          break;
        case 2: (void)enter(id, player, player); break;
        case 3:
          (void)ask([&](Tournaments& all) { return all.ask_bye(player, id, 1 + lots.below(4)); });
          break;
        case 4: restart(); break;
        case 5:
          failing_.fail_next_write = true;
          (void)start(id, static_cast<std::size_t>(number_field(shown(id), "round")) + 1);
          failing_.fail_next_write = false;
          break;
        default: {
          const auto rounds = number_field(shown(id), "round");
          if (rounds == 0) break;
          const auto games = games_of(id, static_cast<std::size_t>(rounds - 1));
          if (games.empty()) break;
          const auto& game = games[lots.below(static_cast<std::uint32_t>(games.size()))];
          if (game.empty() || get(game)->get()->standing.verdict.over()) break;
          resign(game, lots.below(2) == 0 ? Seat::white : Seat::black);
        }
      }
    }
    step();
    const auto there = shown(id);
    std::set<std::pair<std::int64_t, std::int64_t>> met;
    std::set<std::string> ids;
    const auto rounds = field(there, "rounds");
    for (const auto& round : rounds.as_array()) {
      const auto games = field(round, "games");
      for (const auto& game : games.as_array()) {
        const auto white = number_field(game, "white");
        const auto black = number_field(game, "black");
        const auto result = text_field(game, "result");
        const auto made = text_field(game, "game");
        if (result.back() != 'f') {
          EXPECT_TRUE(met.insert(std::minmax(white, black)).second) << white << " " << black;
        }
        if (field(game, "game").is_null()) {
          EXPECT_EQ(result.back(), 'f');
          continue;
        }
        EXPECT_TRUE(ids.insert(made).second);
        const auto view = get(made);
        ASSERT_TRUE(view) << "a game of the round is missing";
        EXPECT_EQ((*view)->standing.verdict.over(), result != "*");
      }
    }
  }
}

}  // namespace
}  // namespace camlann::server::test
