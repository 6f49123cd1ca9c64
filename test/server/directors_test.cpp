// Several directors of tournaments, leagues and clubs: appointed, dismissed, handed over to; the
// events of deleted accounts; and the log of what directors did.
#include <gtest/gtest.h>

#include <cstdint>
#include <functional>
#include <limits>
#include <string>
#include <vector>

#include "database/database.hpp"
#include "database/row.hpp"  // IWYU pragma: keep, runs statements
#include "server/leagues_fixture.hpp"
#include "server/model/directors.hpp"
#include "server/services/clubs/clubs.hpp"
#include "server/services/games/deletions.hpp"
#include "server/services/leagues/leagues.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "server/store/director_store.hpp"
#include "server/tournaments_fixture.hpp"
#include "tournament/event.hpp"

namespace camlann::server::test {
namespace {

using tournament::System;

DirectorWish wish_of(DirectorAct act, const std::string& player, const std::string& name = {}) {
  DirectorWish wish;
  wish.act = act;
  wish.who.player = player;
  if (!name.empty()) wish.account = {player, name};
  return wish;
}

class Directors : public TournamentsFixture {
 protected:
  Result<boost::json::value> direct(const std::string& id, const std::string& by,
                                    const DirectorWish& wish) {
    return ask([&](Tournaments& all) { return all.change_directors(by, id, wish); }, by);
  }
  /// "anna appointed p0; p0 gave 1.1 1-0": the log, the oldest first.
  static std::string told(const boost::json::value& log) {
    std::string all;
    const auto lines = field(log, "lines");
    for (const auto& line : lines.as_array()) {
      auto text = text_field(line, "by") + ' ' + text_field(line, "act");
      if (const auto about = text_field(line, "about"); !about.empty()) text += ' ' + about;
      if (const auto round = number_field(line, "round"); round > 0) {
        text += ' ' + std::to_string(round);
      }
      if (const auto board = number_field(line, "board"); board > 0) {
        text += '.' + std::to_string(board) + ' ' + text_field(line, "result");
      }
      all = text + (all.empty() ? "" : "; ") + all;
    }
    return all;
  }
  template <class All>
  std::string log_of(const std::string& id) {
    constexpr auto newest = std::numeric_limits<std::int64_t>::max();
    const auto log = asked<All>([&](All& all) { return all.director_log(id, newest); }, "eve");
    EXPECT_TRUE(log) << log.error().what;
    return log ? told(*log) : std::string();
  }
  template <class All>
  Result<boost::json::value> asked(const std::function<Result<Payload>(All&)>& what,
                                   const std::string& player) {
    return TournamentsFixture::asked(what, player);
  }
  /// The ids, the first one first.
  static std::string directors_of(const boost::json::value& event) {
    std::string all;
    const auto directors = field(event, "directors");
    for (const auto& one : directors.as_array()) {
      all += (all.empty() ? "" : ",") + text_field(one, "id");
    }
    return all;
  }
  void delete_account(const std::string& player) {
    auto database = database::Database::open_shared(database_).value();
    const auto done = database.together([&]() -> Result<void> {
      auto passed = pass_on_events(database, player, now_);
      if (!passed) return passed;
      return database.execute("DELETE FROM members WHERE player='" + player +
                              "'; INSERT INTO former_accounts VALUES ('" + player + "', 1)");
    });
    ASSERT_TRUE(done) << done.error().what;
    Awaited<bool> answer;
    games_->ask(QueueKey(player), answer.reply(), &Deletions::forget_player, player);
    step();
    ASSERT_TRUE(answer.get()) << answer.get().error().what;
    step();
  }
};

// Accounts are deleted on a connection of their own, which a database in memory does not have.
INSTANTIATE_TEST_SUITE_P(Stores, Directors, testing::Values("sqlite", "postgres"), store_name);

TEST_P(Directors, SeveralDirectATournamentAndThePlayersReadTheLog) {
  const auto id = with_players(club_evening(System::round_robin), 2);
  EXPECT_EQ(directors_of(shown(id)), "anna");
  EXPECT_FALSE(direct(id, "p0", wish_of(DirectorAct::appointed, "p0")));
  EXPECT_EQ(direct(id, "anna", wish_of(DirectorAct::appointed, "nobody")).error().code,
            ErrorCode::not_found);
  ASSERT_TRUE(direct(id, "anna", wish_of(DirectorAct::appointed, "p0")));
  ASSERT_TRUE(direct(id, "anna", wish_of(DirectorAct::appointed, "ben", "Ben_K")));
  restart();
  const auto made = shown(id);
  EXPECT_EQ(directors_of(made), "anna,p0,ben");
  EXPECT_EQ(text_field(made, "directors.2.name"), "Ben_K");
  ASSERT_TRUE(start(id, 1, "p0"));
  ASSERT_TRUE(give_result(id, {1, 1, tournament::Score::white}, "ben"));
  ASSERT_TRUE(give_result(id, {1, 1, tournament::Score::draw}, "p0"));
  EXPECT_EQ(text_field(shown(id), "rounds.0.games.0.given.by"), "p0");
  EXPECT_EQ(give_result(id, {1, 1, tournament::Score::black}, "p1").error().what,
            "Only a director of the tournament can do this");
  EXPECT_FALSE(direct(id, "p0", wish_of(DirectorAct::dismissed, "ben"))) << "only the first";
  EXPECT_FALSE(direct(id, "anna", wish_of(DirectorAct::dismissed, "anna")));
  ASSERT_TRUE(direct(id, "ben", wish_of(DirectorAct::dismissed, "ben"))) << "stepping down";
  ASSERT_TRUE(direct(id, "anna", wish_of(DirectorAct::handed_over, "p0")));
  EXPECT_EQ(directors_of(shown(id)), "p0,anna");
  ASSERT_TRUE(direct(id, "p0", wish_of(DirectorAct::dismissed, "anna")));
  EXPECT_FALSE(finish(id)) << "anna no longer directs it";
  restart();
  EXPECT_EQ(directors_of(shown(id)), "p0");
  EXPECT_EQ(log_of<Tournaments>(id),
            "anna appointed p0; anna appointed ben; p0 began 1; ben gave 1.1 1-0; "
            "p0 corrected 1.1 1/2-1/2; ben dismissed ben; anna handed-over p0; p0 dismissed anna");
}

TEST_P(Directors, AChangeOfADirectorKeepsTheOthers) {
  const auto id = make(club_evening(System::round_robin));
  ASSERT_TRUE(direct(id, "anna", wish_of(DirectorAct::appointed, "ben", "Ben_K")));
  auto wish = club_evening(System::swiss);
  wish.name = "Another name";
  ASSERT_TRUE(ask([&](Tournaments& all) { return all.change("ben", id, wish); }, "ben"));
  restart();
  EXPECT_EQ(text_field(shown(id), "name"), "Another name");
  EXPECT_EQ(directors_of(shown(id)), "anna,ben");
}

// A player could be handed over ten tournaments, and make none any more.
TEST_P(Directors, WhatWasHandedOverDoesNotCountAsMade) {
  for (int i = 0; i < limits_.tournaments_per_player; ++i) {
    const auto id = make(club_evening(System::swiss));
    ASSERT_TRUE(direct(id, "anna", wish_of(DirectorAct::appointed, "ben", "Ben_K")));
    ASSERT_TRUE(direct(id, "anna", wish_of(DirectorAct::handed_over, "ben"))) << i;
  }
  const auto more = make(club_evening(System::swiss));
  ASSERT_TRUE(direct(more, "anna", wish_of(DirectorAct::appointed, "ben", "Ben_K")));
  EXPECT_EQ(direct(more, "anna", wish_of(DirectorAct::handed_over, "ben")).error().code,
            ErrorCode::too_many);
  EXPECT_TRUE(
      ask([&](Tournaments& all) { return all.make("ben", club_evening(System::swiss)); }, "ben"));
}

TEST_P(Directors, ADeletedAccountHandsItsTournamentsOver) {
  const auto id = with_players(club_evening(System::round_robin), 2);
  ASSERT_TRUE(direct(id, "anna", wish_of(DirectorAct::appointed, "p1")));
  delete_account("anna");
  EXPECT_EQ(directors_of(shown(id)), "p1");
  EXPECT_EQ(text_field(shown(id), "directorName"), "p1");
  ASSERT_TRUE(start(id, 1, "p1"));
  EXPECT_EQ(log_of<Tournaments>(id), "anna appointed p1;  inherited p1; p1 began 1");
}

TEST_P(Directors, WithoutADirectorATournamentEndsOnceItsGamesAreOver) {
  const auto id = with_players(club_evening(System::round_robin), 4);
  const auto not_begun = with_players(club_evening(System::swiss), 4);
  auto timed = club_evening(System::swiss);
  timed.starts_in = 60'000;
  timed.pause = 30'000;
  const auto by_clock = with_players(timed, 4);
  ASSERT_TRUE(start(id, 1));
  delete_account("anna");
  EXPECT_EQ(directors_of(shown(id)), "");
  EXPECT_EQ(text_field(shown(id), "phase"), "running") << "its games are played";
  EXPECT_EQ(text_field(shown(not_begun), "phase"), "over") << "cancelled";
  restart();
  Random lots(1);
  play_round(id, 0, lots);
  step();
  EXPECT_EQ(text_field(shown(id), "phase"), "over");
  EXPECT_EQ(number_field(shown(id), "round"), 1);
  EXPECT_EQ(log_of<Tournaments>(id), "anna began 1;  abandoned");
  now_ += 61'000;
  step();
  step();
  EXPECT_EQ(text_field(shown(by_clock), "phase"), "running") << "the clock goes on";
}

TEST_P(Directors, WithoutADirectorPlayersWithoutADeviceLeave) {
  const auto id = with_players(club_evening(System::round_robin), 3);
  ASSERT_TRUE(ask([&](Tournaments& all) {
    return all.enter_names("anna", id, {{"Vera", 1700, 1}, {"Willi", 0, 2}});
  }));
  ASSERT_TRUE(start(id, 1));
  delete_account("anna");
  step();
  step();
  for (const std::string place : {"3", "4"}) {
    EXPECT_FALSE(field(shown(id), "entrants." + place + ".here").as_bool()) << place;
  }
  const auto games = games_of(id, 0);
  for (std::size_t board = 0; board < games.size(); ++board) {
    const auto at = "rounds.0.games." + std::to_string(board) + ".result";
    EXPECT_EQ(text_field(shown(id), at) == "*", !games[board].empty()) << board;
  }
  for (const auto& game : games) {
    if (!game.empty()) resign(game, Seat::white);
  }
  step();
  EXPECT_EQ(text_field(shown(id), "phase"), "over") << "nobody is waited for";
}

TEST_P(Directors, AClubHasOfficersAndPassesToItsOldestMember) {
  const auto club = [&](const std::function<Result<Payload>(Clubs&)>& what,
                        const std::string& player) { return asked<Clubs>(what, player); };
  const auto made =
      club([](Clubs& all) { return all.make("anna", {"River", "", true, "Ann"}); }, "anna");
  ASSERT_TRUE(made) << made.error().what;
  for (const std::string player : {"ben", "eve", "zoe"}) {
    ASSERT_TRUE(club([&](Clubs& all) { return all.join(player, "river", player, {}); }, player));
  }
  const auto change = [&](const std::string& by, const DirectorWish& wish) {
    return club([&](Clubs& all) { return all.change_directors(by, "river", wish); }, by);
  };
  EXPECT_FALSE(change("anna", wish_of(DirectorAct::appointed, "abe", "Abe_K"))) << "no member";
  ASSERT_TRUE(change("anna", wish_of(DirectorAct::appointed, "eve")));
  ASSERT_TRUE(change("anna", wish_of(DirectorAct::appointed, "zoe")));
  ASSERT_TRUE(
      club([](Clubs& all) { return all.change("eve", "river", {{}, "Rowers", true, {}}); }, "eve"));
  EXPECT_FALSE(club([](Clubs& all) { return all.remove("eve", "river", "zoe"); }, "eve"));
  ASSERT_TRUE(club([](Clubs& all) { return all.leave("zoe", "river"); }, "zoe"));
  const auto shown = [&] {
    return *club([](Clubs& all) { return all.show("ben", "river"); }, "ben");
  };
  EXPECT_EQ(directors_of(shown()), "anna,eve");
  // Its tournament follows.
  auto wish = club_evening(System::swiss);
  wish.club = "river";
  const auto id = with_players(wish, 0);
  delete_account("anna");
  EXPECT_EQ(directors_of(shown()), "eve");
  EXPECT_EQ(directors_of(TournamentsFixture::shown(id)), "eve");
  delete_account("eve");
  EXPECT_EQ(directors_of(shown()), "ben") << "the oldest member";
  EXPECT_EQ(log_of<Clubs>("river"),
            "anna appointed eve; anna appointed zoe; eve changed; zoe dismissed zoe;  inherited "
            "eve;  inherited ben");
  delete_account("ben");
  EXPECT_EQ(directors_of(shown()), "");
  ASSERT_TRUE(club([](Clubs& all) { return all.join("pat", "river", "Pat", {}); }, "pat"));
  EXPECT_EQ(directors_of(shown()), "pat") << "the first one to join an empty club";
}

class LeagueDirectors : public LeaguesFixture {
 protected:
  Result<boost::json::value> direct(const std::string& id, const std::string& by,
                                    const DirectorWish& wish) {
    return ask([&](Leagues& all) { return all.change_directors(by, id, wish); }, by);
  }
};

INSTANTIATE_TEST_SUITE_P(Stores, LeagueDirectors, testing::Values("memory", "sqlite", "postgres"),
                         store_name);

TEST_P(LeagueDirectors, TheDirectorsOfALeagueDirectItsDivisions) {
  const auto id = make();
  for (int i = 0; i < 4; ++i) ASSERT_TRUE(enter(id, "p" + std::to_string(i)));
  ASSERT_TRUE(direct(id, "anna", wish_of(DirectorAct::appointed, "p0")));
  ASSERT_TRUE(start(id, 1, "p0"));
  ASSERT_TRUE(direct(id, "anna", wish_of(DirectorAct::appointed, "ben", "Ben_K")));
  const auto division = text_field(shown(id), "divisions.0.tournament");
  const auto remove = [&](const std::string& by, const std::string& player) {
    return asked(std::function<Result<Payload>(Tournaments&)>(
                     [&](Tournaments& all) { return all.remove(by, division, player); }),
                 by);
  };
  EXPECT_FALSE(remove("p1", "p2"));
  EXPECT_TRUE(remove("ben", "p2"));
  restart();
  EXPECT_TRUE(remove("p0", "p3"));
  ASSERT_TRUE(direct(id, "anna", wish_of(DirectorAct::handed_over, "ben")));
  ASSERT_TRUE(direct(id, "ben", wish_of(DirectorAct::dismissed, "anna")));
  EXPECT_FALSE(remove("anna", "p1"));
  restart();
  EXPECT_FALSE(remove("anna", "p1"));
  EXPECT_EQ(text_field(shown(id), "director"), "ben");
}

}  // namespace
}  // namespace camlann::server::test
