// Leagues on a server with a store that fails, is killed, damaged or written by others.
#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "base/random.hpp"
#include "database/database.hpp"
#include "server/leagues_fixture.hpp"
#include "server/model/marks.hpp"
#include "server/services/games/table.hpp"
#include "server/services/leagues/leagues.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "server/store/forget_player.hpp"

namespace camlann::server::test {
namespace {

class FailingLeaguesTest : public LeaguesFixture {};

INSTANTIATE_TEST_SUITE_P(Stores, FailingLeaguesTest,
                         testing::Values("memory", "sqlite", "postgres"), store_name);

/// Tests that need the real store.
class StoredLeaguesTest : public LeaguesFixture {
 protected:
  /// Another connection to the same games.
  database::Database database() { return database::Database::open(database_).value(); }
};

INSTANTIATE_TEST_SUITE_P(Stores, StoredLeaguesTest, testing::Values("sqlite", "postgres"),
                         store_name);

TEST_P(FailingLeaguesTest, NothingIsLeftOfASeasonThatCouldNotBeSaved) {
  const auto id = with_players(6);
  if (GetParam() != "memory") return;
  failing_.fail_next_write = true;
  EXPECT_EQ(start(id, 1).error().code, ErrorCode::io);
  EXPECT_EQ(phase(id), "open");
  failing_.out_of_memory = true;
  EXPECT_FALSE(start(id, 1));
  EXPECT_EQ(phase(id), "open");
  ASSERT_TRUE(start(id, 1));
  const auto both = divisions(id);
  play_division(both[0]);
  for (const auto& game : open_games(both[1])) end_game(game);
  // The end of the division and of the season are one: neither is lost.
  failing_.fail_next_write = true;
  step();
  step();
  EXPECT_EQ(phase(id), "between");
}

TEST_P(FailingLeaguesTest, AFailedSecondDivisionUndoesTheSeason) {
  const auto id = with_players(5);
  ASSERT_TRUE(enter(id, std::string(65, 'x'))) << "an id that tournaments do not take";
  EXPECT_FALSE(start(id, 1));
  for (int again = 0; again < 2; ++again) {
    EXPECT_EQ(phase(id), "open");
    EXPECT_TRUE(divisions(id).empty());
    Awaited<std::vector<GameSummary>> games;
    games_->ask(QueueKey("p0"), games.reply(), &Table::list, 10, 0);
    Awaited<Payload> tournaments;
    games_->ask(QueueKey("p0"), tournaments.reply(),
                std::function<Result<Payload>(Tournaments&)>(
                    [](Tournaments& all) { return all.list("p0"); }));
    step();
    EXPECT_TRUE(games.get()->empty());
    EXPECT_TRUE(items(json_of(**tournaments.get()), "tournaments").empty());
    restart();
  }
}

TEST_P(StoredLeaguesTest, ADamagedLeagueDoesNotAffectOthers) {
  const auto id = with_players(3);
  ASSERT_TRUE(start(id, 1));
  const auto division = divisions(id)[0];
  const auto days = database().query_number("SELECT days FROM leagues").value();
  ASSERT_TRUE(database().execute("UPDATE leagues SET days=9999"));
  play_division(division);
  EXPECT_TRUE(create(wish_for("cam", Opponent::person)));
  EXPECT_EQ(text_field(tournament(division), "phase"), "over");
  restart();
  EXPECT_TRUE(create(wish_for("cam", Opponent::person)));
  // Once it has been mended, its season ends.
  ASSERT_TRUE(database().execute("UPDATE leagues SET days=" + std::to_string(days)));
  restart();
  EXPECT_EQ(phase(id), "between");
}

TEST_P(StoredLeaguesTest, ALeagueThatCouldNotBeReadIsLookedAtAgain) {
  const auto id = with_players(3);
  ASSERT_TRUE(start(id, 1));
  const auto division = divisions(id)[0];
  const auto days = database().query_number("SELECT days FROM leagues").value();
  ASSERT_TRUE(database().execute("UPDATE leagues SET days=9999"));
  play_division(division);
  ASSERT_TRUE(database().execute("UPDATE leagues SET days=" + std::to_string(days)));
  EXPECT_EQ(phase(id), "playing") << "a minute has not passed";
  now_ += 60'000;
  EXPECT_TRUE(create(wish_for("cam", Opponent::person)));
  EXPECT_EQ(phase(id), "between");
}

TEST_P(StoredLeaguesTest, ConcurrentWritesOfOtherConnectionsAreKept) {
  const auto id = with_players(6);
  const auto forget = [this](const std::string& player) {
    auto other = database();
    EXPECT_TRUE(forget_player(other, player));
    EXPECT_TRUE(other.execute("INSERT INTO former_accounts VALUES ('" + player + "',1)"));
    EXPECT_TRUE(update_traces(other, player));
  };
  const auto entered = ask([&](Leagues& all) {
    auto answer = all.enter("new", id, "new", {});
    auto other = database();
    EXPECT_TRUE(rename_player(other, "p1", "Guinevere"));
    forget("p0");
    return answer;
  });
  ASSERT_TRUE(entered) << entered.error().what;
  std::vector<std::string> names;
  for (const auto& one : items(shown(id), "waiting")) names.push_back(text_field(one, "name"));
  EXPECT_EQ(names, (std::vector<std::string>{"Guinevere", "p2", "p3", "p4", "p5", "new"}));

  const auto begun = ask([&](Leagues& all) {
    auto answer = all.start_season("anna", id, 1);
    forget("p2");
    return answer;
  });
  ASSERT_TRUE(begun) << begun.error().what;
  EXPECT_EQ(standings(id), (Names{{"p1", "p2", "p3"}, {"p4", "p5", "new"}}));
  EXPECT_EQ(moves(id, 0), (std::vector<std::string>{"stays", "leaves", "stays"}));
  EXPECT_EQ(text_field(shown(id), "divisions.0.standing.1.name"), "deleted player");
  for (const auto& division : divisions(id)) play_division(division);
  EXPECT_EQ(phase(id), "between");
}

TEST_P(StoredLeaguesTest, DeletedAccountsAreForgotten) {
  const auto id = with_players(6);
  ASSERT_TRUE(start(id, 1));
  ASSERT_TRUE(enter(id, "late"));
  auto database = database::Database::open(database_);
  ASSERT_TRUE(database);
  for (const auto* player : {"p0", "late", "anna"}) {
    ASSERT_TRUE(forget_player(*database, player));
    ASSERT_TRUE(rename_player(*database, player, deleted_name));
  }
  restart();
  const auto there = shown(id);
  const auto json = boost::json::serialize(there);
  EXPECT_NE(json.find("deleted player"), std::string::npos);
  EXPECT_EQ(json.find("\"p0\",\"name\":\"p0\""), std::string::npos);
  EXPECT_EQ(json.find("\"late\""), std::string::npos);
  EXPECT_EQ(text_field(there, "directorName"), "deleted player");
  for (const auto& division : divisions(id)) play_division(division);
  EXPECT_EQ(phase(id), "between");
  EXPECT_EQ(number_field(shown(id), "players"), 5);
}

/// The store fails or is killed at any moment: no player is lost or in two divisions, and all games
/// of a season exist.
TEST_P(FailingLeaguesTest, AnyOrderOfCommandsFailuresAndRestartsKeepsTheRules) {
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    SCOPED_TRACE(seed);
    Random lots(seed);
    const auto id = with_players(7);
    std::size_t season = 1;
    for (int turn = 0; turn < 60; ++turn) {
      const auto player = "p" + std::to_string(lots.below(9));
      switch (lots.below(7)) {
        case 0: (void)leave(id, player); break;
        case 1: (void)enter(id, player); break;
        case 2: restart(); break;
        case 3: failing_.fail_next_write = true; [[fallthrough]];
        case 4:
          if (start(id, season)) ++season;
          failing_.fail_next_write = false;
          break;
        default: {
          const auto all = divisions(id);
          if (all.empty()) break;
          play_division(all[lots.below(static_cast<std::uint32_t>(all.size()))]);
        }
      }
      std::set<std::string> placed;
      for (const auto& division : standings(id)) {
        for (const auto& one : division) EXPECT_TRUE(placed.insert(one).second) << one;
      }
      for (const auto& division : divisions(id)) {
        const auto there = tournament(division);
        for (const auto& round : items(there, "rounds")) {
          for (const auto& game : items(round, "games")) {
            const bool made = !field(game, "game").is_null();
            EXPECT_TRUE(!made || get(text_field(game, "game")));
          }
        }
      }
    }
    EXPECT_GT(season, 1U);
    for (const auto& division : divisions(id)) play_division(division);
    ASSERT_TRUE(ask([&](Leagues& all) { return all.close("anna", id); }));
  }
}

}  // namespace
}  // namespace camlann::server::test
