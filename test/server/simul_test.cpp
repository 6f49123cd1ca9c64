// Simultaneous displays (issue 49.15): the giver, the entries, games at the start, clocks, the end
// and what is kept.
#include <gtest/gtest.h>
#include <boost/json/serialize.hpp>

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/messages/event_files.hpp"
#include "server/messages/tournament_requests.hpp"
#include "server/model/club.hpp"
#include "server/model/notice.hpp"
#include "server/model/reminder_words.hpp"
#include "server/model/subscription.hpp"
#include "server/services/clubs/clubs.hpp"
#include "server/services/games/table.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "server/store/contact_store.hpp"
#include "server/store/notice_store.hpp"
#include "server/tournaments_fixture.hpp"
#include "tournament/event.hpp"

namespace camlann::server::test {
namespace {

using tournament::GiverColour;
using tournament::Score;
using tournament::System;

class Simuls_49_15 : public TournamentsFixture {
 protected:
  static NewTournament display(GiverColour colour = GiverColour::white) {
    auto wish = club_evening(System::simul);
    wish.name = "Ann against all";
    wish.terms.tie_breaks.clear();
    wish.terms.simul = tournament::Simul{"", colour, 20};
    return wish;
  }
  Result<boost::json::value> club(const std::function<Result<Payload>(Clubs&)>& what) {
    return asked(what, "anyone");
  }
  Result<boost::json::value> make_by(const std::string& player, const NewTournament& wish) {
    return ask([&](Tournaments& all) { return all.make(player, wish); });
  }
  /// "+1 =0 -2, 3 open"
  std::string score(const std::string& id) {
    const auto told = field(shown(id), "display");
    const auto number = [&](const char* name) { return std::to_string(number_field(told, name)); };
    return "+" + number("won") + " =" + number("drawn") + " -" + number("lost") + ", " +
           number("open") + " open";
  }
  std::string file(const std::string& id, EventFile kind) {
    Awaited<Payload> answer;
    games_->ask(QueueKey("eve"), answer.reply(), &Tournaments::file, id,
                EventFileWish{kind, "https://play.example.org", {}});
    step();
    EXPECT_TRUE(answer.get()) << answer.get().error().what;
    return answer.get() ? **answer.get() : std::string();
  }
};

INSTANTIATE_TEST_SUITE_P(Stores, Simuls_49_15, testing::Values("memory", "sqlite", "postgres"),
                         store_name);

TEST_P(Simuls_49_15, TheGiverEntersAndMeetsEachEntrantOnABoard) {
  const auto id = make(display(GiverColour::alternating));
  EXPECT_EQ(text_field(field(shown(id), "entrants.0"), "id"), "anna") << "who made it gives it";
  EXPECT_EQ(number_field(field(shown(id), "display"), "giver"), 0);
  EXPECT_EQ(text_field(field(shown(id), "display"), "colour"), "alternating");
  EXPECT_EQ(start(id, 1).error().what, "A tournament needs two players");
  for (const std::string player : {"ben", "cora", "dirk"}) ASSERT_TRUE(enter(id, player, player));
  ASSERT_TRUE(start(id, 1));
  const auto games = games_of(id, 0);
  ASSERT_EQ(games.size(), 3U);
  EXPECT_EQ(player_at(games[0], Seat::white), "anna");
  EXPECT_EQ(player_at(games[1], Seat::black), "anna");
  EXPECT_EQ(player_at(games[2], Seat::white), "anna");
  EXPECT_FALSE(enter(id, "late", "late")) << "not after the start";
  EXPECT_FALSE(get(games[0])->get()->meta.rated);
  restart();
  const auto& seats = get(games[1])->get()->meta.seats;
  ASSERT_TRUE(seats[1].display.has_value()) << "kept with the game";
  EXPECT_EQ(seats[1].display.value_or(play::GivenDisplay{}), (play::GivenDisplay{2, 1'200'000}));
  EXPECT_FALSE(seats[0].display.has_value());
  resign(games[0], Seat::black);
  resign(games[1], Seat::black);
  EXPECT_EQ(score(id), "+1 =0 -1, 1 open");
  EXPECT_FALSE(finish(id)) << "a game is open";
  ASSERT_TRUE(give_result(id, {1, 3, Score::draw}));
  restart();
  EXPECT_EQ(score(id), "+1 =1 -1, 0 open");
}

TEST_P(Simuls_49_15, TheGiverHasMoreTimeAndManyFirstMoves) {
  const auto id = make(display());
  for (const std::string player : {"ben", "cora"}) ASSERT_TRUE(enter(id, player, player));
  ASSERT_TRUE(start(id, 1));
  const auto view = *get(games_of(id, 0).front());
  ASSERT_TRUE(view->clocks.has_value());
  const auto face = view->clocks.value_or(play::ClockFace{});
  EXPECT_EQ(face.left[0], 1'500'000) << "5 minutes and 20";
  EXPECT_EQ(face.left[1], 300'000);
  EXPECT_EQ(face.first_move_by, std::nullopt);
  pass_seconds(600);
  EXPECT_EQ(score(id), "+0 =0 -0, 2 open");
}

TEST_P(Simuls_49_15, EndsByItselfWithItsLastGame) {
  const auto id = make(display());
  ASSERT_TRUE(enter(id, "ben", "ben"));
  ASSERT_TRUE(start(id, 1));
  resign(games_of(id, 0).front(), Seat::black);
  pass_seconds(10);
  EXPECT_EQ(text_field(shown(id), "phase"), "over");
  ASSERT_TRUE(give_result(id, {1, 1, Score::draw})) << "a director still corrects";
  EXPECT_EQ(score(id), "+0 =1 -0, 0 open");
}

TEST_P(Simuls_49_15, TheGiverThatLeavesLosesTheOpenGames) {
  const auto id = make(display());
  for (const std::string player : {"ben", "cora"}) ASSERT_TRUE(enter(id, player, player));
  ASSERT_TRUE(start(id, 1));
  const auto games = games_of(id, 0);
  resign(games[0], Seat::black);
  ASSERT_TRUE(ask([&](Tournaments& all) { return all.leave("anna", id); }));
  EXPECT_EQ(score(id), "+1 =0 -1, 0 open");
  EXPECT_TRUE((*get(games[1]))->standing.verdict.over());
}

TEST_P(Simuls_49_15, AnOfficerNamesAMemberAsGiver) {
  ASSERT_TRUE(club([](Clubs& all) { return all.make("ola", {"River", "", true, "Ola"}); }));
  ASSERT_TRUE(club([](Clubs& all) { return all.join("vera", "river", "Vera", ""); }));
  auto wish = display();
  wish.club = "river";
  wish.terms.simul->giver = "vera";
  EXPECT_EQ(make_by("vera2", wish).error().what, "Only members of a club make its tournaments");
  wish.terms.simul->giver = "stranger";
  EXPECT_EQ(make_by("ola", wish).error().what, "Members of the club give its displays");
  wish.terms.simul->giver = "ola";
  EXPECT_EQ(make_by("vera", wish).error().what, "Only officers of a club name another giver");
  wish.terms.simul->giver = "vera";
  const auto made = make_by("ola", wish);
  ASSERT_TRUE(made) << made.error().what;
  const auto id = text_field(*made, "id");
  EXPECT_EQ(text_field(field(shown(id), "entrants.0"), "name"), "Vera");
}

class StoredSimuls_49_15 : public Simuls_49_15 {};

INSTANTIATE_TEST_SUITE_P(Stores, StoredSimuls_49_15, testing::Values("sqlite", "postgres"),
                         store_name);

TEST_P(StoredSimuls_49_15, AGiverThatAnOfficerNamesGetsANotice) {
  auto contacts = ContactStore::open(database_).value();
  for (const char* who : {"ola", "vera"}) {
    const Subscription browser{std::string("https://push.example.org/") + who,
                               {std::string(65, 'k'), std::string(16, 's')}};
    ASSERT_TRUE(contacts.subscribe(who, browser, now_, 10));
  }
  now_ += 1000;
  ASSERT_TRUE(club([](Clubs& all) { return all.make("ola", {"River", "", true, "Ola"}); }));
  ASSERT_TRUE(club([](Clubs& all) { return all.join("vera", "river", "Vera", ""); }));
  auto wish = display();
  wish.club = "river";
  ASSERT_TRUE(make_by("ola", wish));
  auto notices = NoticeStore::open(database_, Channel::push).value();
  const auto due = [&] {
    return notices.due(now_, 9, [](const Notice&) { return Millis{0}; }).value();
  };
  EXPECT_TRUE(due().empty()) << "of one's own display";
  wish.terms.simul->giver = "vera";
  const auto made = make_by("ola", wish);
  ASSERT_TRUE(made) << made.error().what;
  const auto told = due();
  ASSERT_EQ(told.size(), 1U);
  EXPECT_EQ(told[0].player, "vera");
  const auto words = words_of(told[0], catalog());
  EXPECT_EQ(words.title, "You give a simultaneous display");
  EXPECT_EQ(words.body, "Ann against all: " + text_field(*made, "directors.0.name") +
                            " has named you to give it, one against all.");
  EXPECT_EQ(words.path, "/tournament/" + text_field(*made, "id"));
  ASSERT_TRUE(notices.done(told[0]));
  EXPECT_TRUE(due().empty()) << "once";
}

TEST_P(Simuls_49_15, TheGiverStartsItAndLetsInNobodyElse) {
  ASSERT_TRUE(club([](Clubs& all) { return all.make("ola", {"River", "", true, "Ola"}); }));
  ASSERT_TRUE(club([](Clubs& all) { return all.join("vera", "river", "Vera", ""); }));
  auto wish = display();
  wish.club = "river";
  wish.is_public = true;
  wish.entry.approval = true;
  wish.terms.simul->giver = "vera";
  const auto id = text_field(*make_by("ola", wish), "id");
  ASSERT_TRUE(enter(id, "ben", "Ben"));
  EXPECT_EQ(field(shown(id), "entrants").as_array().size(), 1U) << "Ben waits for an officer";
  ASSERT_TRUE(ask([&](Tournaments& all) { return all.accept("ola", id, "ben"); }));
  ASSERT_TRUE(ask([&](Tournaments& all) { return all.leave("vera", id); }));
  EXPECT_EQ(start(id, 1, "ola").error().what, "A tournament needs two players");
  ASSERT_TRUE(enter(id, "cora", "Cora"));
  ASSERT_TRUE(ask([&](Tournaments& all) { return all.accept("ola", id, "cora"); }));
  EXPECT_EQ(start(id, 1, "ola").error().what, "The giver is not here");
  ASSERT_TRUE(enter(id, "vera", "Vera")) << "comes back without approval";
  EXPECT_FALSE(start(id, 1, "ben"));
  ASSERT_TRUE(start(id, 1, "vera")) << "the giver starts it";
}

TEST_P(Simuls_49_15, TheCapIsOfBoards) {
  auto wish = display();
  wish.entry.cap = 2;
  const auto id = make(wish);
  ASSERT_TRUE(enter(id, "ben", "ben"));
  ASSERT_TRUE(enter(id, "cora", "cora"));
  EXPECT_EQ(enter(id, "dirk", "dirk").error().code, ErrorCode::too_many);
  ASSERT_TRUE(ask([&](Tournaments& all) { return all.leave("anna", id); }));
  ASSERT_TRUE(enter(id, "anna", "Ann")) << "the giver needs no place";
  ASSERT_TRUE(start(id, 1));
  EXPECT_EQ(games_of(id, 0).size(), 2U);
}

TEST_P(Simuls_49_15, IsRefusedWithWrongTerms) {
  auto wish = display();
  wish.rated = true;
  EXPECT_EQ(make_by("anna", wish).error().what, "Games of a simultaneous display move no ratings");
  wish = display();
  wish.host.clear();
  EXPECT_EQ(make_by("anna", wish).error().where, "host");
  const auto id = make(display());
  const auto change = [&](const NewTournament& other) {
    return ask([&](Tournaments& all) { return all.change("anna", id, other); });
  };
  EXPECT_FALSE(change(club_evening(System::swiss))) << "the giver has entered";
  auto black = display(GiverColour::black);
  ASSERT_TRUE(change(black));
  EXPECT_EQ(text_field(field(shown(id), "display"), "colour"), "black");
  const auto swiss = make(club_evening(System::swiss));
  EXPECT_FALSE(ask([&](Tournaments& all) { return all.boards("eve", swiss); }));
}

TEST_P(Simuls_49_15, ByDaysEveryBoardIsListed) {
  auto wish = display();
  wish.time = {0, 0, 0, 3};
  wish.late = 3;
  const auto id = make(wish);
  for (const std::string player : {"ben", "cora"}) ASSERT_TRUE(enter(id, player, player));
  EXPECT_TRUE(field(*ask([&](Tournaments& all) { return all.boards("eve", id); }), "games")
                  .as_array()
                  .empty());
  ASSERT_TRUE(start(id, 1));
  const auto games = games_of(id, 0);
  ASSERT_TRUE(play(games[1], 0, any_move(**get(games[1])), "", "anna"));
  const auto plies_of = [&](const std::string& player) {
    std::string text;
    const auto told = *ask([&](Tournaments& all) { return all.boards(player, id); }, player);
    const auto list = field(told, "games");
    for (const auto& game : list.as_array()) {
      text += text_field(game, "id") + ' ' + std::to_string(number_field(game, "plies")) + ' ' +
              text_field(game, "seat") + ';';
    }
    return text;
  };
  EXPECT_EQ(plies_of("anna"), games[0] + " 0 w;" + games[1] + " 1 b;");
  EXPECT_EQ(plies_of("cora"), games[0] + " 0 w;" + games[1] + " 1 b;") << "plays on board 2";
  EXPECT_EQ(plies_of("eve"), games[0] + " 0 w;" + games[1] + " 0 w;") << "watches late";
}

TEST_P(Simuls_49_15, FilesHaveBoardsAndTheScore) {
  const auto id = make(display());
  for (const std::string player : {"ben", "cora"}) ASSERT_TRUE(enter(id, player, player));
  ASSERT_TRUE(start(id, 1));
  const auto games = games_of(id, 0);
  resign(games[1], Seat::black);
  const auto csv = file(id, EventFile::standing);
  EXPECT_NE(csv.find("2,Ann"), std::string::npos) << csv;
  EXPECT_NE(csv.find("+1 =0 -0"), std::string::npos) << csv;
  EXPECT_NE(file(id, EventFile::report).find("Simultaneous display"), std::string::npos);
  resign(games[0], Seat::white);
  pass_seconds(10);
  EXPECT_NE(file(id, EventFile::feed).find("+1 =0 -1"), std::string::npos);
}

TEST_P(Simuls_49_15, RecordsCarryEventRoundAndBoard) {
  const auto id = make(display());
  for (const std::string player : {"ben", "cora"}) ASSERT_TRUE(enter(id, player, player));
  ASSERT_TRUE(start(id, 1));
  for (const auto& game : games_of(id, 0)) resign(game, Seat::black);
  Awaited<EventRecordsPart> answer;
  games_->ask(QueueKey("eve"), answer.reply(), &Table::event_records,
              std::make_shared<EventRecords>(EventRecords{id, "https://play.example.org", 0}));
  step();
  ASSERT_TRUE(answer.get());
  const auto text = answer.get()->text;
  EXPECT_NE(text.find("[Event \"Ann against all\"]"), std::string::npos) << text;
  EXPECT_NE(text.find("[Round \"1\"]"), std::string::npos) << text;
  EXPECT_NE(text.find("[Board \"2\"]"), std::string::npos) << text;
}

}  // namespace
}  // namespace camlann::server::test
