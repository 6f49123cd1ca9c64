// Leagues on the server: seasons and their divisions, rights, limits, restarts, failures.
#include "server/services/leagues/leagues.hpp"
#include "play/command.hpp"
#include "server/services/clubs/clubs.hpp"
#include "server/services/games/table.hpp"
#include "server/services/games/watching.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <set>

#include "base/random.hpp"
#include "database/database.hpp"
#include "server/games_fixture.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "server/store/forget_player.hpp"

namespace camlann::server::test {
namespace {

NewLeague club_league() {
  NewLeague wish;
  wish.name = "Winter league";
  wish.host = "Ann";
  wish.variant = "cam";
  wish.time.days = 3;
  wish.terms = {3, 1};
  wish.is_public = true;
  return wish;
}

boost::json::array items(const boost::json::value& value, const std::string& path) {
  return field(value, path).as_array();
}

class LeaguesTest : public GamesFixture {
 protected:
  Result<boost::json::value> ask(const std::function<Result<Payload>(Leagues&)>& what,
                                 const std::string& player = "anna") {
    return asked(what, player);
  }
  std::string make(const NewLeague& wish = club_league()) {
    const auto made = ask([&](Leagues& all) { return all.make("anna", wish); });
    EXPECT_TRUE(made) << made.error().what;
    return text_field(*made, "id");
  }
  Result<boost::json::value> enter(const std::string& id, const std::string& player) {
    return ask([&](Leagues& all) { return all.enter(player, id, player); });
  }
  Result<boost::json::value> leave(const std::string& id, const std::string& player) {
    return ask([&](Leagues& all) { return all.leave(player, id); });
  }
  Result<boost::json::value> start(const std::string& id, std::size_t season,
                                   const std::string& player = "anna") {
    return ask([&](Leagues& all) { return all.start_season(player, id, season); });
  }
  boost::json::value shown(const std::string& id, const std::string& player = "anna") {
    const auto there = ask([&](Leagues& all) { return all.show(player, id); });
    EXPECT_TRUE(there) << there.error().what;
    return *there;
  }
  std::string phase(const std::string& id) { return text_field(shown(id), "phase"); }
  std::string with_players(int players) {
    const auto id = make();
    for (int i = 0; i < players; ++i) EXPECT_TRUE(enter(id, "p" + std::to_string(i)));
    return id;
  }
  boost::json::value tournament(const std::string& id) {
    Awaited<Payload> answer;
    games_->ask(QueueKey("anna"), answer.reply(),
                std::function<Result<Payload>(Tournaments&)>(
                    [&](Tournaments& all) { return all.show(id); }));
    step();
    return json_of(**answer.get());
  }
  std::vector<std::string> divisions(const std::string& id) {
    std::vector<std::string> ids;
    for (const auto& one : items(shown(id), "divisions")) {
      ids.push_back(text_field(one, "tournament"));
    }
    return ids;
  }
  /// The ids of the players, by division, the best first.
  std::vector<std::vector<std::string>> standings(const std::string& id) {
    std::vector<std::vector<std::string>> all;
    for (const auto& division : items(shown(id), "divisions")) {
      auto& players = all.emplace_back();
      for (const auto& line : items(division, "standing")) {
        players.push_back(text_field(line, "id"));
      }
    }
    return all;
  }
  std::vector<std::string> moves(const std::string& id, std::size_t division) {
    std::vector<std::string> all;
    const auto path = "divisions." + std::to_string(division) + ".standing";
    for (const auto& line : items(shown(id), path)) {
      all.push_back(text_field(line, "move"));
    }
    return all;
  }
  std::vector<std::string> open_games(const std::string& division) {
    std::vector<std::string> ids;
    for (const auto& round : items(tournament(division), "rounds")) {
      for (const auto& game : items(round, "games")) {
        if (text_field(game, "result") == "*") ids.push_back(text_field(game, "game"));
      }
    }
    return ids;
  }
  /// Another connection to the same games.
  database::Database database() { return database::Database::open(database_).value(); }
  /// The player with the alphabetically first name wins.
  void end_game(const std::string& id) {
    const auto meta = get(id)->get()->meta;
    const auto& white = meta.seats[0].id;
    const auto& black = meta.seats[1].id;
    Awaited<View> answer;
    games_->ask(GameRequest{std::max(white, black), id}, answer.reply(), &Table::change, Action{},
                GameChange(play::Resign{}));
    step();
    EXPECT_TRUE(answer.get()) << answer.get().error().what;
  }
  void play_division(const std::string& division) {
    for (const auto& game : open_games(division)) end_game(game);
    step();  // the clock ends it
  }
};

INSTANTIATE_TEST_SUITE_P(Stores, LeaguesTest, testing::Values("memory", "sqlite", "postgres"),
                         store_name);

/// Tests that need the real store.
class StoredLeaguesTest : public LeaguesTest {};

INSTANTIATE_TEST_SUITE_P(Stores, StoredLeaguesTest, testing::Values("sqlite", "postgres"),
                         store_name);

using Names = std::vector<std::vector<std::string>>;

TEST_P(LeaguesTest, TwoSeasonsArePlayedToTheirEndWithARestartBetween) {
  const auto id = with_players(6);
  EXPECT_EQ(phase(id), "open");
  const auto begun = start(id, 1);
  ASSERT_TRUE(begun) << begun.error().what;
  EXPECT_EQ(phase(id), "playing");
  EXPECT_EQ(standings(id), (Names{{"p0", "p1", "p2"}, {"p3", "p4", "p5"}}));
  const auto first = divisions(id);
  EXPECT_EQ(open_games(first[0]).size(), 3U);
  EXPECT_EQ(text_field(tournament(first[0]), "league"), id);

  play_division(first[0]);
  EXPECT_EQ(phase(id), "playing");
  restart();
  EXPECT_EQ(moves(id, 0), (std::vector<std::string>{"stays", "stays", "down"}));
  EXPECT_EQ(moves(id, 1), (std::vector<std::string>{"up", "stays", "stays"}));
  play_division(first[1]);
  EXPECT_EQ(phase(id), "between");

  restart();
  ASSERT_TRUE(enter(id, "new"));
  ASSERT_TRUE(leave(id, "p1"));
  EXPECT_EQ(moves(id, 0), (std::vector<std::string>{"stays", "leaves", "stays"}));
  ASSERT_TRUE(start(id, 2));
  // p1 has left, so that p2 stays; p3 goes up.
  EXPECT_EQ(standings(id), (Names{{"p0", "p3", "p2"}, {"p4", "p5", "new"}}));
  EXPECT_EQ(number_field(shown(id), "season"), 2);
  restart();
  for (const auto& division : divisions(id)) play_division(division);
  EXPECT_EQ(phase(id), "between");
  EXPECT_EQ(standings(id), (Names{{"p0", "p2", "p3"}, {"new", "p4", "p5"}}));
  EXPECT_EQ(items(shown(id), "earlier").size(), 1U);
  EXPECT_EQ(text_field(shown(id), "earlier.0.divisions.0"), first[0]);

  ASSERT_TRUE(ask([&](Leagues& all) { return all.close("anna", id); }));
  EXPECT_EQ(phase(id), "over");
  EXPECT_EQ(start(id, 3).error().what, "The league has ended");
}

TEST_P(LeaguesTest, LeavingDuringASeasonLeavesTheDivision) {
  const auto id = with_players(6);
  ASSERT_TRUE(start(id, 1));
  ASSERT_TRUE(leave(id, "p0"));
  ASSERT_TRUE(leave(id, "p0")) << "a repeated request";
  step();
  EXPECT_EQ(open_games(divisions(id)[0]).size(), 1U) << "that of the two others";
  // All have zero points, so they are in their initial order.
  EXPECT_EQ(standings(id)[0].front(), "p0");
  EXPECT_EQ(moves(id, 0), (std::vector<std::string>{"leaves", "stays", "stays"}));
  EXPECT_EQ(number_field(shown(id), "players"), 5);
  // Comes back, and begins at the end.
  ASSERT_TRUE(enter(id, "p0"));
  for (const auto& division : divisions(id)) play_division(division);
  ASSERT_EQ(phase(id), "between");
  ASSERT_TRUE(start(id, 2));
  EXPECT_EQ(standings(id), (Names{{"p1", "p3", "p2"}, {"p4", "p5", "p0"}}));
}

TEST_P(LeaguesTest, NothingIsLeftOfASeasonThatCouldNotBeSaved) {
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

TEST_P(LeaguesTest, AFailedSecondDivisionUndoesTheSeason) {
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
  const auto time = database().query_text("SELECT time FROM leagues").value();
  ASSERT_TRUE(database().execute("UPDATE leagues SET time='?'"));
  play_division(division);
  EXPECT_TRUE(create(wish_for("cam", Opponent::person)));
  EXPECT_EQ(text_field(tournament(division), "phase"), "over");
  restart();
  EXPECT_TRUE(create(wish_for("cam", Opponent::person)));
  // Once it has been mended, its season ends.
  ASSERT_TRUE(database().execute("UPDATE leagues SET time='" + time + "'"));
  restart();
  EXPECT_EQ(phase(id), "between");
}

TEST_P(StoredLeaguesTest, ALeagueThatCouldNotBeReadIsLookedAtAgain) {
  const auto id = with_players(3);
  ASSERT_TRUE(start(id, 1));
  const auto division = divisions(id)[0];
  const auto time = database().query_text("SELECT time FROM leagues").value();
  ASSERT_TRUE(database().execute("UPDATE leagues SET time='?'"));
  play_division(division);
  ASSERT_TRUE(database().execute("UPDATE leagues SET time='" + time + "'"));
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
    auto answer = all.enter("new", id, "new");
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

TEST_P(LeaguesTest, ASeasonStartedTwiceBeginsOnce) {
  const auto id = with_players(4);
  ASSERT_TRUE(start(id, 1));
  const auto both = divisions(id);
  ASSERT_TRUE(start(id, 1));
  EXPECT_EQ(divisions(id), both);
  EXPECT_EQ(start(id, 2).error().what, "A season is being played");
  EXPECT_EQ(start(id, 3).error().what, "Another season comes next");
}

TEST_P(LeaguesTest, StrangersDirectNothing) {
  const auto id = with_players(3);
  EXPECT_EQ(start(id, 1, "p0").error().what, "Only the director of the league can do this");
  EXPECT_FALSE(ask([&](Leagues& all) { return all.close("p0", id); }));
  EXPECT_FALSE(ask([&](Leagues& all) { return all.remove("p0", id, "p1"); }));
  EXPECT_TRUE(ask([&](Leagues& all) { return all.remove("anna", id, "p1"); }));
  EXPECT_EQ(number_field(shown(id), "players"), 2);
  EXPECT_EQ(ask([&](Leagues& all) { return all.show("anna", "0000000000zzz"); }).error().code,
            ErrorCode::not_found);
}

TEST_P(LeaguesTest, ARepeatedRequestMakesNoSecondLeague) {
  auto wish = club_league();
  wish.nonce = "n1";
  const auto id = make(wish);
  EXPECT_EQ(make(wish), id);
  restart();
  EXPECT_EQ(make(wish), id);
  wish.terms.movers = 0;
  EXPECT_EQ(ask([&](Leagues& all) { return all.make("anna", wish); }).error().where, "nonce");
}

TEST_P(LeaguesTest, LimitsAndNames) {
  const auto id = with_players(3);
  EXPECT_EQ(ask([&](Leagues& all) { return all.enter("q", id, "p0"); }).error().where, "name");
  EXPECT_EQ(ask([&](Leagues& all) { return all.enter("q", id, "pO"); }).error().where, "name");
  for (int i = 1; i < limits_.leagues_per_player; ++i) make();
  EXPECT_EQ(ask([&](Leagues& all) { return all.make("anna", club_league()); }).error().code,
            ErrorCode::too_many);
  limits_.league_players = 3;
  restart();
  EXPECT_EQ(enter(id, "q").error().what, "The league is full");
  limits_.league_players = 96;
  limits_.leagues_entered = 1;
  restart();
  EXPECT_TRUE(enter(id, "q"));
  EXPECT_TRUE(enter(id, "q")) << "a repeated request";
}

TEST_P(LeaguesTest, DivisionsAreNoTournamentsOfTheirDirector) {
  const auto id = with_players(6);
  ASSERT_TRUE(start(id, 1));
  const auto listed = [&](const std::string& player) {
    Awaited<Payload> answer;
    games_->ask(QueueKey(player), answer.reply(),
                std::function<Result<Payload>(Tournaments&)>(
                    [&](Tournaments& all) { return all.list(player); }));
    step();
    return items(json_of(**answer.get()), "tournaments").size();
  };
  EXPECT_EQ(listed("anna"), 0U);
  EXPECT_EQ(listed("p0"), 1U);
  EXPECT_EQ(ask([](Leagues& all) { return all.list("stranger"); })->at("leagues").as_array().size(),
            1U);
}

TEST_P(LeaguesTest, ALeagueOfAClubIsForItsMembers) {
  Awaited<Payload> club;
  games_->ask(QueueKey("anna"), club.reply(),
              std::function<Result<Payload>(Clubs&)>(
                  [](Clubs& all) { return all.make("anna", {"Chess club", "", true, "Ann"}); }));
  step();
  ASSERT_TRUE(club.get());
  auto wish = club_league();
  wish.club = "chess-club";
  wish.is_public = false;
  EXPECT_EQ(ask([&](Leagues& all) { return all.make("ben", wish); }).error().where, "club");
  const auto id = make(wish);
  EXPECT_EQ(enter(id, "ben").error().what, "This league is for members of its club");
  EXPECT_TRUE(enter(id, "anna"));
  const auto of_club = [&](const std::string& player) {
    const auto all = ask([&](Leagues& one) { return one.list_of_club(player, "chess-club"); });
    return all->at("leagues").as_array().size();
  };
  EXPECT_EQ(of_club("anna"), 1U);
  EXPECT_EQ(of_club("ben"), 0U);
}

TEST_P(LeaguesTest, NobodyEntersADivisionInsteadOfItsLeague) {
  const auto id = with_players(3);
  ASSERT_TRUE(start(id, 1));
  const auto division = divisions(id)[0];
  ASSERT_TRUE(leave(id, "p1"));
  for (const std::string player : {"eve", "p1"}) {
    const std::function<Result<Payload>(Tournaments&)> enter_it = [&](Tournaments& all) {
      return all.enter(player, division, player);
    };
    EXPECT_EQ(asked(enter_it, player).error().where, "league") << player;
  }
}

TEST_P(LeaguesTest, WatchersReceiveChangesOfTheLeagueAndItsDivisions) {
  const auto id = with_players(3);
  const auto watcher = std::make_shared<FakeWatcher>();
  games_->ask(GameRequest{"ben", id}, errors_to(watcher), &Watching::await, watcher);
  step();
  ASSERT_EQ(watcher->messages.size(), 1U);
  ASSERT_TRUE(start(id, 1));
  const auto before = watcher->messages.size();
  EXPECT_GT(before, 1U);
  end_game(open_games(divisions(id)[0]).front());
  step();
  ASSERT_GT(watcher->messages.size(), before);
  EXPECT_EQ(text_field(watcher->messages.back(), "type"), "league");
  EXPECT_EQ(text_field(watcher->messages.back(), "league"), id);
  games_->ask(GameRequest{"ben", "0000000000zzz"}, errors_to(watcher), &Watching::await, watcher);
  step();
  EXPECT_EQ(text_field(watcher->messages.back(), "error.code"), "not-found");
}

TEST_P(LeaguesTest, APlayersNextGameIsOneWithTheTurn) {
  const auto id = with_players(3);
  ASSERT_TRUE(start(id, 1));
  std::set<std::string> with_turn;
  for (const auto& game : open_games(divisions(id)[0])) {
    with_turn.insert(get(game)->get()->meta.seats[0].id);
  }
  for (const auto* player : {"p0", "p1", "p2"}) {
    EXPECT_EQ(!field(shown(id, player), "game").is_null(), with_turn.count(player) == 1) << player;
  }
  EXPECT_TRUE(field(shown(id), "game").is_null());
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
TEST_P(LeaguesTest, AnyOrderOfCommandsFailuresAndRestartsKeepsTheRules) {
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
