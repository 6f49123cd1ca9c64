// Team matches over n boards (issue 49.15): clubs, their officers and line-ups, games by board,
// results, files.
#include <gtest/gtest.h>
#include <boost/json/serialize.hpp>

#include <algorithm>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "server/messages/event_files.hpp"
#include "server/messages/tournament_requests.hpp"
#include "server/model/club.hpp"
#include "server/model/list_wish.hpp"
#include "server/model/notice.hpp"
#include "server/model/reminder_words.hpp"
#include "server/services/clubs/clubs.hpp"
#include "server/services/games/table.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "server/store/contact_store.hpp"
#include "server/store/notice_store.hpp"
#include "server/tournaments_fixture.hpp"
#include "tournament/event.hpp"

namespace camlann::server::test {
namespace {

using tournament::Score;
using tournament::System;

class TeamMatches_49_15 : public TournamentsFixture {
 protected:
  /// Clubs river, lake and hill, each with an officer (anna, ben, cora) and members "river1", ...
  void SetUp() override {
    found("River", "anna");
    found("Lake", "ben");
    found("Hill", "cora");
  }
  void found(const std::string& name, const std::string& officer) {
    ASSERT_TRUE(club([&](Clubs& all) { return all.make(officer, {name, "", true, officer}); }));
    for (int i = 1; i <= 3; ++i) {
      const auto address = server::address_of(name);
      const auto who = address + std::to_string(i);
      ASSERT_TRUE(club([&](Clubs& all) { return all.join(who, address, who, ""); })) << who;
    }
  }
  Result<boost::json::value> club(const std::function<Result<Payload>(Clubs&)>& what) {
    return asked(what, "anyone");
  }
  static NewTournament match(int boards, std::vector<std::string> clubs) {
    auto wish = club_evening(System::teams);
    wish.name = "River against all";
    wish.terms.tie_breaks.clear();
    wish.terms.boards = boards;
    wish.club = "river";
    wish.clubs = std::move(clubs);
    wish.rated = true;
    return wish;
  }
  Result<boost::json::value> line_up(const std::string& id, const std::string& officer,
                                     const std::string& club,
                                     const std::vector<std::string>& players) {
    return ask([&](Tournaments& all) { return all.line_up(officer, id, {club, players}); });
  }
  Result<boost::json::value> remove_team(const std::string& id, const std::string& player,
                                         const std::string& club) {
    return ask([&](Tournaments& all) { return all.remove_team(player, id, club); });
  }
  /// A match of two boards between river and lake, with line-ups.
  std::string two_boards() {
    const auto id = make(match(2, {"lake"}));
    EXPECT_TRUE(line_up(id, "anna", "river", {"river1", "river2", "river3"}));
    EXPECT_TRUE(line_up(id, "ben", "lake", {"lake1", "lake2"}));
    return id;
  }
  /// "river 2 3, lake 0 1": clubs with match points and halves of board points.
  std::string standing(const std::string& id) {
    const auto told = shown(id);
    std::string text;
    const auto lines = field(told, "teamStanding");
    for (const auto& line : lines.as_array()) {
      const auto team = field(told, "teams." + std::to_string(number_field(line, "team")));
      text += (text.empty() ? "" : ", ") + text_field(team, "club") + ' ' +
              std::to_string(number_field(line, "matchPoints")) + ' ' +
              std::to_string(number_field(line, "halves"));
    }
    return text;
  }
  /// The players of a club, and by board whether each has White.
  std::string seats(const std::string& id, std::size_t round) {
    std::string text;
    for (const auto& game : games_of(id, round)) {
      text += (text.empty() ? "" : ", ") + player_at(game, Seat::white) + '-' +
              player_at(game, Seat::black);
    }
    return text;
  }
  void let_win(const std::string& id, std::size_t round, const std::string& club) {
    for (const auto& game : games_of(id, round)) {
      if ((*get(game))->standing.verdict.over()) continue;
      const auto white = player_at(game, Seat::white);
      const auto black = player_at(game, Seat::black);
      if (white.starts_with(club)) resign(game, Seat::black);
      if (black.starts_with(club)) resign(game, Seat::white);
    }
  }
  std::string file(const std::string& id, EventFile kind) {
    Awaited<Payload> answer;
    games_->ask(QueueKey("eve"), answer.reply(), &Tournaments::file, id,
                EventFileWish{kind, "https://play.example.org", {}});
    step();
    EXPECT_TRUE(answer.get()) << answer.get().error().what;
    return answer.get() ? **answer.get() : std::string();
  }
  std::string events_of(const std::string& club, const std::string& player) {
    const auto told =
        *ask([&](Tournaments& all) { return all.list_of_club(player, club, ListWish{}); });
    std::string text;
    const auto all = field(told, "tournaments");
    for (const auto& one : all.as_array()) text += text_field(one, "name") + ';';
    return text;
  }
};

INSTANTIATE_TEST_SUITE_P(Stores, TeamMatches_49_15, testing::Values("memory", "sqlite", "postgres"),
                         store_name);

TEST_P(TeamMatches_49_15, OfficersMakeAMatchAndNameTheClubs) {
  const auto refused = [&](const std::string& player, const NewTournament& wish,
                           const std::string& why) {
    const auto made = ask([&](Tournaments& all) { return all.make(player, wish); });
    ASSERT_FALSE(made);
    EXPECT_NE(made.error().what.find(why), std::string::npos) << made.error().what;
  };
  refused("river1", match(2, {"lake"}), "Only officers of a club");
  refused("ben", match(2, {"hill"}), "Only members of a club");
  refused("anna", match(2, {"desert"}), "There is no such club");
  refused("anna", match(2, {"lake", "river"}), "named twice");
  refused("anna", match(0, {"lake"}), "1 to 16 boards");
  auto alone = match(2, {"lake"});
  alone.club.clear();
  refused("anna", alone, "made by a club");
  auto coded = match(2, {"lake"});
  coded.entry.code = "Ratatosk";
  refused("anna", coded, "without limits on entries");
  auto swiss = club_evening(System::swiss);
  swiss.clubs = {"lake"};
  refused("anna", swiss, "Only a team match");

  const auto id = make(match(2, {"lake", "hill"}));
  EXPECT_EQ(standing(id), "river 0 0, lake 0 0, hill 0 0");
  EXPECT_EQ(number_field(shown(id), "boards"), 2);
}

TEST_P(TeamMatches_49_15, OnlyOfficersSetLineUpsOfMembers) {
  const auto id = make(match(2, {"lake"}));
  EXPECT_EQ(line_up(id, "ben", "river", {"river1"}).error().what,
            "Only an officer of the club can do this");
  EXPECT_EQ(line_up(id, "anna", "lake", {"lake1"}).error().what,
            "Only an officer of the club can do this");
  EXPECT_EQ(line_up(id, "cora", "hill", {"hill1"}).error().what, "This club does not take part");
  const auto stranger = line_up(id, "anna", "river", {"river1", "lake1"});
  ASSERT_FALSE(stranger);
  EXPECT_EQ(stranger.error().what, "Only members play for a club");
  EXPECT_EQ(stranger.error().where, "lake1");
  EXPECT_EQ(field(shown(id), "entrants").as_array().size(), 0U) << "nobody has entered";
  EXPECT_EQ(line_up(id, "anna", "river", {"river1", "river1"}).error().what,
            "This player is in the line-up twice");
  EXPECT_EQ(field(shown(id), "entrants").as_array().size(), 0U);
  ASSERT_TRUE(line_up(id, "anna", "river", {"river2", "river1"}));
  ASSERT_TRUE(line_up(id, "anna", "river", {"river2", "river1"})) << "a repeated request";
  EXPECT_EQ(start(id, 1).error().what, "A match needs two teams with line-ups");
  EXPECT_EQ(enter(id, "lake1", "Lake").error().what, "The officers of the clubs enter the players");
  EXPECT_FALSE(ask([&](Tournaments& all) { return all.enter_names("anna", id, {{"Al", 0, 1}}); }));
  restart();
  const auto team = field(shown(id), "teams.0");
  EXPECT_EQ(text_field(field(shown(id), "entrants.0"), "id"), "river2");
  EXPECT_EQ(boost::json::serialize(field(team, "lineUp")), "[0,1]");
}

TEST_P(TeamMatches_49_15, BoardsPlayBoardsAndResultsAreSummed) {
  const auto id = two_boards();
  ASSERT_TRUE(start(id, 1));
  const bool river_first = number_field(field(shown(id), "rounds.0.matches.0"), "first") == 0;
  EXPECT_EQ(seats(id, 0),
            river_first ? "river1-lake1, lake2-river2" : "lake1-river1, river2-lake2");
  const auto games = games_of(id, 0);
  ASSERT_EQ(games.size(), 2U);
  EXPECT_TRUE(get(games[0])->get()->meta.rated);
  resign(games[0], river_first ? Seat::black : Seat::white);  // river1 wins
  EXPECT_EQ(standing(id), "river 0 2, lake 0 0");
  restart();
  EXPECT_EQ(standing(id), "river 0 2, lake 0 0");
  ASSERT_TRUE(give_result(id, {1, 2, Score::draw}));
  EXPECT_EQ(standing(id), "river 2 3, lake 0 1");
  EXPECT_TRUE(field(shown(id), "rounds.0.matches.0.over").as_bool());
  // A correction turns the match; a forfeit counts as the point of the board.
  ASSERT_TRUE(give_result(id, {1, 1, river_first ? Score::white_absent : Score::black_absent}));
  EXPECT_EQ(standing(id), "lake 2 3, river 0 1");
  EXPECT_EQ(start(id, 2).error().what, "All rounds have been paired");
  ASSERT_TRUE(finish(id));
  restart();
  EXPECT_EQ(standing(id), "lake 2 3, river 0 1");
  EXPECT_EQ(line_up(id, "anna", "river", {"river3"}).error().what, "The tournament is over");
}

TEST_P(TeamMatches_49_15, AllClubsMeetAndLineUpsChangeBetweenRounds) {
  const auto id = make(match(2, {"lake", "hill"}));
  ASSERT_TRUE(line_up(id, "anna", "river", {"river1", "river2"}));
  ASSERT_TRUE(line_up(id, "ben", "lake", {"lake1", "lake2"}));
  ASSERT_TRUE(line_up(id, "cora", "hill", {"hill1", "hill2"}));
  EXPECT_EQ(number_field(shown(id), "roundsInAll"), 3);
  for (std::size_t round = 0; round < 3; ++round) {
    ASSERT_TRUE(start(id, round + 1));
    EXPECT_EQ(games_of(id, round).size(), 2U) << "the third club rests";
    for (const char* club : {"river", "lake"}) let_win(id, round, club);
    // From the next round on; this one has been paired.
    const auto players = round == 0 ? std::vector<std::string>{"river3", "river1"}
                                    : std::vector<std::string>{"river1", "river2"};
    ASSERT_TRUE(line_up(id, "anna", "river", players));
  }
  EXPECT_EQ(standing(id), "river 4 8, lake 2 4, hill 0 0");
  // Three rounds with a free round for each: river3 plays once, after the first line-up.
  std::string seats_of_all;
  for (std::size_t round = 0; round < 3; ++round) {
    const auto text = seats(id, round);
    if (text.find("river") != std::string::npos) seats_of_all += std::to_string(round) + text + ' ';
    EXPECT_EQ(text.find("river3") != std::string::npos,
              round == 1 && text.find("river") != std::string::npos)
        << text;
  }
  EXPECT_EQ(std::count(seats_of_all.begin(), seats_of_all.end(), ','), 2);
}

TEST_P(TeamMatches_49_15, MembersOfANamedClubSeeTheInvitation) {
  auto wish = match(2, {"lake"});
  wish.is_public = true;
  const auto id = make(wish);
  EXPECT_EQ(events_of("lake", "ben"), "River against all;");
  EXPECT_EQ(events_of("lake", "eve"), "") << "the club has not agreed";
  ASSERT_TRUE(line_up(id, "ben", "lake", {"lake1"}));
  EXPECT_EQ(events_of("lake", "eve"), "River against all;");
  EXPECT_EQ(events_of("hill", "cora"), "");
  ASSERT_TRUE(remove_team(id, "ben", "lake"));
  EXPECT_EQ(events_of("lake", "ben"), "");
}

TEST_P(TeamMatches_49_15, AClubThatPlaysIsNotDeleted) {
  const auto id = two_boards();
  const auto end = [&] {
    return club([](Clubs& all) { return all.remove_club("ben", "lake", "Lake"); });
  };
  EXPECT_FALSE(end());
  ASSERT_TRUE(start(id, 1));
  let_win(id, 0, "river");
  ASSERT_TRUE(finish(id));
  ASSERT_TRUE(end());
  restart();
  EXPECT_EQ(standing(id), "river 2 4, lake 0 0");
}

TEST_P(TeamMatches_49_15, AClubLeavesWithItsGames) {
  const auto id = two_boards();
  ASSERT_TRUE(start(id, 1));
  EXPECT_FALSE(remove_team(id, "cora", "lake"));
  EXPECT_FALSE(remove_team(id, "lake1", "lake")) << "no officer";
  ASSERT_TRUE(remove_team(id, "ben", "lake"));
  ASSERT_TRUE(remove_team(id, "ben", "lake")) << "a repeated request";
  for (const auto& game : games_of(id, 0)) {
    const auto view = get(game);
    ASSERT_TRUE(view);
    EXPECT_TRUE((*view)->standing.verdict.over());
  }
  restart();
  EXPECT_EQ(standing(id), "river 0 0, lake 0 0") << "no match was played";
}

TEST_P(TeamMatches_49_15, ADirectorChangesTheClubsBeforeTheStart) {
  const auto id = make(match(2, {"lake"}));
  ASSERT_TRUE(line_up(id, "ben", "lake", {"lake1"}));
  const auto change = [&](const NewTournament& wish) {
    return ask([&](Tournaments& all) { return all.change("anna", id, wish); });
  };
  auto wish = match(3, {"hill"});
  wish.club.clear();  // the page need not send it
  ASSERT_TRUE(change(wish));
  EXPECT_EQ(standing(id), "river 0 0, hill 0 0");
  EXPECT_EQ(number_field(shown(id), "boards"), 3);
  std::vector<std::string> many;
  for (const char letter : std::string("abcdefghkmnprs")) {
    const auto name = std::string(3, letter) + " wood";
    const auto made = club([&](Clubs& all) { return all.make(name, {name, "", true, name}); });
    ASSERT_TRUE(made) << made.error().what << ' ' << name;
    many.push_back(server::address_of(name));
  }
  EXPECT_EQ(change(match(2, many)).error().what, "The tournament is full")
      << "with lake and hill, which had been named before";
  EXPECT_EQ(number_field(shown(id), "boards"), 3) << "nothing is changed";
  EXPECT_EQ(change(match(3, {"desert"})).error().what, "There is no such club");
  EXPECT_FALSE(change(club_evening(System::swiss))) << "its clubs have entered";
  ASSERT_TRUE(change(match(3, {"hill", "lake"})));
  EXPECT_EQ(standing(id), "river 0 0, lake 0 0, hill 0 0");
  const auto log = *ask([&](Tournaments& all) { return all.director_log(id, 1000); });
  EXPECT_NE(boost::json::serialize(log).find("removed"), std::string::npos);
  ASSERT_TRUE(remove_team(id, "anna", "lake")) << "by a director";
}

TEST_P(TeamMatches_49_15, AMemberMakesNoMatchOfAnotherTournament) {
  auto evening = club_evening(System::swiss);
  evening.club = "river";
  const auto made = ask([&](Tournaments& all) { return all.make("river1", evening); });
  ASSERT_TRUE(made) << made.error().what;
  const auto changed = ask([&](Tournaments& all) {
    return all.change("river1", text_field(*made, "id"), match(2, {"lake"}));
  });
  ASSERT_FALSE(changed);
  EXPECT_EQ(changed.error().what, "Only officers of a club make its team matches");
}

TEST_P(TeamMatches_49_15, APlayerOfTwoClubsPlaysForOne) {
  ASSERT_TRUE(club([](Clubs& all) { return all.join("river1", "lake", "both", ""); }));
  const auto id = make(match(1, {"lake"}));
  ASSERT_TRUE(line_up(id, "anna", "river", {"river1"}));
  EXPECT_EQ(line_up(id, "ben", "lake", {"river1"}).error().what,
            "This player plays for another team");
  ASSERT_TRUE(ask([&](Tournaments& all) { return all.leave("river1", id); }));
  EXPECT_EQ(line_up(id, "anna", "river", {"river1", "river2"}).error().what,
            "This player has left");
  ASSERT_TRUE(enter(id, "river1", "river1")) << "comes back";
  EXPECT_TRUE(line_up(id, "anna", "river", {"river1", "river2"}));
}

TEST_P(TeamMatches_49_15, FilesNameTeamsAndBoards) {
  const auto id = two_boards();
  ASSERT_TRUE(start(id, 1));
  let_win(id, 0, "river");
  const auto csv = file(id, EventFile::standing);
  EXPECT_NE(csv.find("1,1,River,2: 2-0,2,2,"), std::string::npos) << csv;
  EXPECT_NE(csv.find("2,2,Lake,1: 0-2,0,0,"), std::string::npos) << csv;
  EXPECT_NE(csv.find("Row,Place,Player,Rating,Team,Round 1,Points"), std::string::npos) << csv;
  const auto report = file(id, EventFile::report);
  EXPECT_NE(report.find("\n013 River "), std::string::npos) << report;
  EXPECT_NE(report.find("\n082 2\n"), std::string::npos);
  EXPECT_NE(file(id, EventFile::feed).find(" against "), std::string::npos);
  Awaited<EventRecordsPart> answer;
  games_->ask(QueueKey("eve"), answer.reply(), &Table::event_records,
              std::make_shared<EventRecords>(EventRecords{id, "https://play.example.org", 0}));
  step();
  ASSERT_TRUE(answer.get());
  const auto text = answer.get()->text;
  const auto count = [&](const std::string& what) {
    int found = 0;
    for (auto at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++found;
    return found;
  };
  EXPECT_EQ(count("[Board \"1\"]"), 1) << text;
  EXPECT_EQ(count("[Board \"2\"]"), 1);
  EXPECT_EQ(count("[WhiteTeam \"River\"]"), 1) << "odd and even boards have other colours";
  EXPECT_EQ(count("[BlackTeam \"River\"]"), 1);
}

/// Tests that need the real store.
class StoredTeamMatches_49_15 : public TeamMatches_49_15 {};

INSTANTIATE_TEST_SUITE_P(Stores, StoredTeamMatches_49_15, testing::Values("sqlite", "postgres"),
                         store_name);

TEST_P(StoredTeamMatches_49_15, TheDatabaseStaysSoundWhenClubsComeAndGo) {
  const auto id = make(match(1, {"lake", "hill"}));
  ASSERT_TRUE(line_up(id, "ben", "lake", {"lake1"}));
  ASSERT_TRUE(remove_team(id, "ben", "lake"));
  ASSERT_TRUE(ask([&](Tournaments& all) { return all.change("anna", id, match(1, {"lake"})); }));
  const auto teams = kept_->tournaments().teams(id).value();
  ASSERT_EQ(teams.size(), 2U);
  EXPECT_EQ(teams[0].club, "lake");
  EXPECT_FALSE(teams[0].agreed) << "its line-up went when it left";
  EXPECT_FALSE(teams[1].agreed);
  ASSERT_TRUE(line_up(id, "anna", "river", {"river1"}));
  EXPECT_TRUE(kept_->tournaments().teams(id).value()[1].agreed);
  EXPECT_EQ(start(id, 1).error().what, "A match needs two teams with line-ups");
}

TEST_P(StoredTeamMatches_49_15, OfficersOfANamedClubGetANotice) {
  auto contacts = ContactStore::open(database_).value();
  for (const char* who : {"anna", "ben", "lake1", "cora"}) {
    const Subscription browser{std::string("https://push.example.org/") + who,
                               {std::string(65, 'k'), std::string(16, 's')}};
    ASSERT_TRUE(contacts.subscribe(who, browser, now_, 10));
  }
  now_ += 1000;
  const auto id = make(match(2, {"lake"}));
  auto notices = NoticeStore::open(database_, Channel::push).value();
  const auto due = [&] {
    return notices.due(now_, 9, [](const Notice&) { return Millis{0}; }).value();
  };
  const auto told = due();
  ASSERT_EQ(told.size(), 1U) << "only the officer, and not of the club that makes the match";
  EXPECT_EQ(told[0].player, "ben");
  const auto words = words_of(told[0], catalog());
  EXPECT_EQ(words.title, "Lake is invited to a team match");
  EXPECT_EQ(words.body, "Cam, against River");
  EXPECT_EQ(words.path, "/tournament/" + id);
  ASSERT_TRUE(line_up(id, "ben", "lake", {"lake1"}));
  EXPECT_TRUE(due().empty()) << "the club has answered";
}

TEST_P(StoredTeamMatches_49_15, BoardsOfTheSecondMatchAreCountedFromOne) {
  found("Wood", "dora");
  const auto id = make(match(2, {"lake", "hill", "wood"}));
  for (const auto& [officer, name] : {std::pair("anna", "river"), std::pair("ben", "lake"),
                                      std::pair("cora", "hill"), std::pair("dora", "wood")}) {
    ASSERT_TRUE(line_up(id, officer, name, {name + std::string("1"), name + std::string("2")}));
  }
  ASSERT_TRUE(start(id, 1));
  const auto boards = kept_->tournaments().boards(id).value();
  ASSERT_EQ(boards.size(), 4U);
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(boards[i].board, i % 2 + 1);
    EXPECT_EQ(server::address_of(boards[i].white_team) + std::to_string(i % 2 + 1),
              player_at(boards[i].game, Seat::white));
  }
}

}  // namespace
}  // namespace camlann::server::test
