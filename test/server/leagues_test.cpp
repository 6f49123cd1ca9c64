// Leagues on the server: seasons and their divisions, rights, limits, restarts.
#include <gtest/gtest.h>

#include <cstddef>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "server/leagues_fixture.hpp"
#include "server/services/clubs/clubs.hpp"
#include "server/services/games/watching.hpp"
#include "server/services/leagues/leagues.hpp"
#include "server/services/tournaments/tournaments.hpp"

namespace camlann::server::test {
namespace {

class LeaguesTest : public LeaguesFixture {};

INSTANTIATE_TEST_SUITE_P(Stores, LeaguesTest, testing::Values("memory", "sqlite", "postgres"),
                         store_name);

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
  EXPECT_EQ(start(id, 1, "p0").error().what, "Only a director of the league can do this");
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
  EXPECT_EQ(ask([&](Leagues& all) { return all.enter("q", id, "p0", {}); }).error().where, "name");
  EXPECT_EQ(ask([&](Leagues& all) { return all.enter("q", id, "pO", {}); }).error().where, "name");
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
  wish.entry.approval = true;
  EXPECT_EQ(enter(make(wish), "ben").error().what, "This league is for members of its club");
  EXPECT_TRUE(enter(id, "anna"));
  const auto of_club = [&](const std::string& player) {
    const auto all = ask([&](Leagues& one) { return one.list_of_club(player, "chess-club"); });
    return all->at("leagues").as_array().size();
  };
  EXPECT_EQ(of_club("anna"), 2U);
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

/// A league with texts, a rule set and two players that have entered.
NewLeague described_league() {
  auto wish = club_league();
  wish.rules = "parker1949";
  wish.about = "Bring a friend.\nhttps://example.org";
  wish.prizes = "A cup";
  wish.contact = "ann@example.org";
  return wish;
}

TEST_P(LeaguesTest, Point49_13_TextsAndTheRuleSetAreShownAndGoToTheDivisions) {
  const auto id = make(described_league());
  for (const auto* player : {"p0", "p1", "p2"}) ASSERT_TRUE(enter(id, player));
  restart();
  EXPECT_EQ(text_field(shown(id, "eve"), "about"), "Bring a friend.\nhttps://example.org");
  EXPECT_EQ(text_field(shown(id, "eve"), "prizes"), "A cup");
  EXPECT_EQ(text_field(shown(id, "eve"), "contact"), "ann@example.org");
  EXPECT_EQ(text_field(shown(id, "eve"), "rules"), "parker1949");
  ASSERT_TRUE(start(id, 1));
  restart();
  const auto division = divisions(id)[0];
  EXPECT_EQ(text_field(tournament(division), "about"), "Bring a friend.\nhttps://example.org");
  EXPECT_EQ(text_field(tournament(division), "prizes"), "A cup");
  EXPECT_EQ(text_field(tournament(division), "contact"), "ann@example.org");
  EXPECT_EQ(text_field(tournament(division), "rules"), "parker1949");
  EXPECT_EQ(get(open_games(division)[0])->get()->meta.rules, "parker1949");
}

TEST_P(LeaguesTest, Point49_13_ARepeatedRequestWithOtherTextsIsAnotherLeague) {
  auto wish = described_league();
  wish.nonce = "n1";
  const auto id = make(wish);
  EXPECT_EQ(make(wish), id);
  wish.prizes = "Two cups";
  EXPECT_EQ(ask([&](Leagues& all) { return all.make("anna", wish); }).error().where, "nonce");
}

TEST_P(LeaguesTest, Point49_3_EverythingCanBeChangedBeforeTheFirstSeason) {
  const auto id = make(described_league());
  for (const auto* player : {"p0", "p1", "p2", "p3"}) ASSERT_TRUE(enter(id, player));
  auto wish = club_league();
  wish.name = "Spring league";
  wish.variant = "camelot";
  wish.time.days = 5;
  wish.rated = true;
  wish.terms = {4, 2};
  wish.cycles = 2;
  wish.is_public = false;
  wish.prizes = "Two cups";
  const auto change = [&](const std::string& player) {
    return ask([&](Leagues& all) { return all.change(player, id, wish); });
  };
  EXPECT_EQ(change("p0").error().what, "Only a director of the league can do this");
  const auto done = change("anna");
  ASSERT_TRUE(done) << done.error().what;
  restart();
  const auto now = shown(id);
  EXPECT_EQ(text_field(now, "name"), "Spring league");
  EXPECT_EQ(text_field(now, "variant"), "camelot");
  EXPECT_EQ(number_field(now, "time.days"), 5);
  EXPECT_TRUE(field(now, "rated").as_bool());
  EXPECT_EQ(number_field(now, "divisionSize"), 4);
  EXPECT_EQ(number_field(now, "movers"), 2);
  EXPECT_EQ(number_field(now, "cycles"), 2);
  EXPECT_FALSE(field(now, "public").as_bool());
  EXPECT_EQ(text_field(now, "about"), "");
  EXPECT_EQ(text_field(now, "prizes"), "Two cups");
  EXPECT_EQ(text_field(now, "director"), "anna");
  EXPECT_EQ(text_field(now, "directorName"), "Ann");
  EXPECT_EQ(items(now, "waiting").size(), 4U);
  const auto log = ask([&](Leagues& all) { return all.director_log(id, 1'000'000); });
  EXPECT_EQ(text_field(*log, "lines.0.act"), "changed");
  EXPECT_EQ(text_field(*log, "lines.0.by"), "anna");

  ASSERT_TRUE(start(id, 1));
  EXPECT_EQ(standings(id), (Names{{"p0", "p1", "p2", "p3"}}));
  EXPECT_EQ(open_games(divisions(id)[0]).size(), 12U) << "each meets each twice";
  EXPECT_EQ(get(open_games(divisions(id)[0])[0])->get()->meta.variant, "camelot");
  EXPECT_EQ(change("anna").error().what,
            "The first season of the league has begun, or it has ended");
}

TEST_P(LeaguesTest, Point49_3_AChangeLeavesRoomForTheGamesOfThoseWhoHaveEntered) {
  limits_.unfinished_games_per_player = 10;
  limits_.places_for_live_games = 2;
  restart();
  auto wish = club_league();
  const auto id = make(wish);
  ASSERT_TRUE(enter(id, "p0"));
  wish.terms = {12, 1};
  wish.cycles = 2;
  const auto refused = ask([&](Leagues& all) { return all.change("anna", id, wish); });
  EXPECT_EQ(refused.error().what, "Somebody who has entered has no room for so many games");
  EXPECT_EQ(number_field(shown(id), "divisionSize"), 3);
  ASSERT_TRUE(leave(id, "p0"));
  EXPECT_TRUE(ask([&](Leagues& all) { return all.change("anna", id, wish); }));
}

TEST_P(LeaguesTest, Point49_3_ACancelledLeagueTakesNobodyAndDoesNotBegin) {
  const auto id = with_players(3);
  ASSERT_TRUE(ask([&](Leagues& all) { return all.close("anna", id); }));
  restart();
  EXPECT_EQ(phase(id), "over");
  EXPECT_EQ(number_field(shown(id), "season"), 0);
  EXPECT_FALSE(enter(id, "late"));
  EXPECT_FALSE(start(id, 1));
  EXPECT_EQ(ask([&](Leagues& all) { return all.change("anna", id, club_league()); }).error().what,
            "The first season of the league has begun, or it has ended");
  const auto log = ask([&](Leagues& all) { return all.director_log(id, 1'000'000); });
  EXPECT_EQ(text_field(*log, "lines.0.act"), "ended");
}

TEST_P(LeaguesTest, Point49_15ADirectorReopensACancelledLeague) {
  const auto id = with_players(3);
  const auto reopen = [&](const std::string& player) {
    return ask([&](Leagues& all) { return all.reopen(player, id); });
  };
  ASSERT_TRUE(reopen("anna")) << "nothing to do";
  ASSERT_TRUE(ask([&](Leagues& all) { return all.close("anna", id); }));
  EXPECT_EQ(reopen("p1").error().what, "Only a director of the league can do this");
  // Meanwhile p1 enters other leagues, up to the limit.
  limits_.leagues_entered = 1;
  restart();
  ASSERT_TRUE(enter(make(), "p1"));
  ASSERT_TRUE(reopen("anna"));
  restart();
  EXPECT_EQ(phase(id), "open");
  EXPECT_EQ(number_field(shown(id), "players"), 2) << "without p1";
  const auto log = ask([&](Leagues& all) { return all.director_log(id, 1'000'000); });
  EXPECT_EQ(text_field(*log, "lines.0.act"), "reopened");
  ASSERT_TRUE(enter(id, "late"));
  ASSERT_TRUE(start(id, 1));
  for (const auto& division : divisions(id)) play_division(division);
  ASSERT_TRUE(ask([&](Leagues& all) { return all.close("anna", id); }));
  EXPECT_EQ(reopen("anna").error().what, "You can only reopen a league that was cancelled");
}

TEST_P(LeaguesTest, Point49_12ALeagueHasACapAnEntryCodeAndLimitsOfRatings) {
  auto wish = club_league();
  wish.entry = {3, {}, {}, "sesame", false};
  const auto id = make(wish);
  restart();
  EXPECT_EQ(number_field(shown(id), "cap"), 3);
  EXPECT_TRUE(field(shown(id), "needsCode").as_bool());
  EXPECT_EQ(enter(id, "p0").error().what, "There is an entry code");
  EXPECT_EQ(enter(id, "p0", "open").error().where, "code");
  ASSERT_TRUE(enter(id, "p0", "sesame"));
  ASSERT_TRUE(enter(id, "anna")) << "its director needs none";
  ASSERT_TRUE(enter(id, "p1", "sesame"));
  EXPECT_EQ(enter(id, "p2", "sesame").error().what, "All 3 places are taken");
  const auto change = [&] {
    return ask([&](Leagues& all) { return all.change("anna", id, wish); });
  };
  wish.entry.cap = 2;
  EXPECT_EQ(change().error().what, "More players have entered already: 3");
  wish.entry = {{}, 1400, {}, {}, false};
  ASSERT_TRUE(change());
  restart();
  EXPECT_EQ(enter(id, "p2", "sesame").error().what,
            "You need a rating of at least 1400; you have none in this game at its speed");
  EXPECT_EQ(number_field(shown(id), "lowestRating"), 1400);
  EXPECT_FALSE(shown(id).as_object().contains("cap"));
  wish.entry = {{}, 1600, 1500, {}, false};
  EXPECT_FALSE(change());
  ASSERT_TRUE(ask([&](Leagues& all) { return all.change("anna", id, club_league()); }));
  EXPECT_TRUE(enter(id, "p2"));
}

TEST_P(LeaguesTest, Point49_12ADirectorAcceptsOrRefusesThePlayersOfALeague) {
  auto wish = club_league();
  wish.entry.approval = true;
  const auto id = make(wish);
  const auto entries = [&](const std::string& player) {
    return *ask([&](Leagues& all) { return all.entries(player, id); });
  };
  const auto answer = [&](bool accepts, const std::string& player, const std::string& by = "anna") {
    return ask([&](Leagues& all) {
      return accepts ? all.accept(by, id, player) : all.refuse(by, id, player);
    });
  };
  ASSERT_TRUE(enter(id, "p0"));
  ASSERT_TRUE(enter(id, "p0")) << "a repeated request";
  ASSERT_TRUE(enter(id, "p1"));
  restart();
  EXPECT_EQ(number_field(shown(id), "players"), 0);
  EXPECT_EQ(text_field(entries("p0"), "mine"), "waiting");
  EXPECT_EQ(items(entries("anna"), "applicants").size(), 2U);
  EXPECT_FALSE(answer(true, "p0", "p0"));
  EXPECT_EQ(answer(true, "p2").error().what, "This player does not ask to enter");
  ASSERT_TRUE(answer(true, "p0"));
  ASSERT_TRUE(answer(false, "p1"));
  ASSERT_TRUE(answer(false, "p1")) << "a repeated request";
  restart();
  EXPECT_EQ(number_field(shown(id), "players"), 1);
  EXPECT_FALSE(entries("p0").as_object().contains("mine"));
  EXPECT_EQ(text_field(entries("p1"), "mine"), "refused");
  EXPECT_EQ(enter(id, "p1").error().what, "A director has refused your entry");
  ASSERT_TRUE(answer(true, "p1")) << "a director changes their mind";
  ASSERT_TRUE(enter(id, "p2"));
  ASSERT_TRUE(leave(id, "p2"));
  restart();
  EXPECT_EQ(text_field(entries("p2"), "mine"), "withdrawn");
  EXPECT_TRUE(items(entries("anna"), "applicants").empty());
  EXPECT_FALSE(answer(true, "p2"));
  EXPECT_EQ(number_field(shown(id), "players"), 2);
  const auto log = ask([&](Leagues& all) { return all.director_log(id, 1'000'000); });
  EXPECT_EQ(text_field(*log, "lines.0.act"), "accepted");
  EXPECT_EQ(text_field(*log, "lines.0.aboutName"), "p1");
  ASSERT_TRUE(start(id, 1));
}

}  // namespace
}  // namespace camlann::server::test
