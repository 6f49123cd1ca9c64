// Tournaments at boards in the room, and results that their players report (point 49.12 of the
// issue about federations).
#include <gtest/gtest.h>

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "play/command.hpp"
#include "rules/verdict.hpp"
#include "server/messages/tournament_requests.hpp"
#include "server/model/entry.hpp"
#include "server/model/notice.hpp"
#include "server/model/reminder_words.hpp"
#include "server/model/subscription.hpp"
#include "server/services/games/table.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "server/store/contact_store.hpp"
#include "server/store/notice_store.hpp"
#include "server/tournaments_fixture.hpp"

namespace camlann::server::test {
namespace {

using tournament::Score;
using tournament::System;

NewTournament in_room(System system) {
  auto wish = club_evening(system);
  wish.terms.in_room = true;
  return wish;
}

class ReportedResultsTest : public TournamentsFixture {
 protected:
  Result<boost::json::value> report(const std::string& id, const std::string& player, Score score,
                                    std::size_t board = 1) {
    const tournament::Report result{1, board, score};
    return ask([&](Tournaments& all) { return all.report_result(player, id, result); }, player);
  }
  std::string refusal(const std::string& id, const std::string& player, Score score,
                      std::size_t board = 1) {
    const auto done = report(id, player, score, board);
    return done ? "" : done.error().what;
  }
  /// A knock-out in the room of "p0" with White and "p1".
  std::string of_two() {
    const auto id = with_players(in_room(System::knockout), 2);
    EXPECT_TRUE(start(id, 1));
    white_ = text_field(
        shown(id),
        "entrants." + std::to_string(number_field(shown(id), "rounds.0.games.0.white")) + ".id");
    black_ = white_ == "p0" ? "p1" : "p0";
    return id;
  }
  std::string result(const std::string& id) {
    return text_field(shown(id), "rounds.0.games.0.result");
  }
  /// The reports of the first board: "p0 1-0, p1 0-1".
  std::string reports(const std::string& id) {
    const auto game = field(shown(id), "rounds.0.games.0");
    if (!game.as_object().contains("reports")) return {};
    std::string text;
    const auto all = field(game, "reports");
    for (const auto& one : all.as_array()) {
      text.append(text.empty() ? "" : ", ")
          .append(text_field(one, "by"))
          .append(" ")
          .append(text_field(one, "result"));
    }
    return text;
  }
  /// The log since the round began, the newest line first: "confirmed p1 p0 1-0".
  std::vector<std::string> log(const std::string& id) {
    const auto told = ask([&](Tournaments& all) { return all.director_log(id, 1000); });
    std::vector<std::string> lines;
    const auto all = field(*told, "lines");
    for (const auto& one : all.as_array()) {
      if (text_field(one, "act") == "began") break;
      lines.push_back(text_field(one, "act") + ' ' + text_field(one, "by") + ' ' +
                      text_field(one, "about") + ' ' + text_field(one, "result"));
    }
    return lines;
  }

  std::string white_;
  std::string black_;
};

class StoredReports_49_15 : public ReportedResultsTest {};

INSTANTIATE_TEST_SUITE_P(Stores, StoredReports_49_15, testing::Values("sqlite", "postgres"),
                         store_name);

TEST_P(StoredReports_49_15, TheOpponentGetsANotice) {
  auto contacts = ContactStore::open(database_).value();
  for (const char* who : {"p0", "p1"}) {
    const Subscription browser{std::string("https://push.example.org/") + who,
                               {std::string(65, 'k'), std::string(16, 's')}};
    ASSERT_TRUE(contacts.subscribe(who, browser, now_, 10));
  }
  now_ += 1000;
  const auto id = of_two();
  auto notices = NoticeStore::open(database_, Channel::push).value();
  const auto due = [&] {
    return notices.due(now_, 9, [](const Notice&) { return Millis{0}; }).value();
  };
  EXPECT_TRUE(due().empty());
  now_ += 1000;
  ASSERT_TRUE(report(id, white_, Score::white));
  const auto told = due();
  ASSERT_EQ(told.size(), 1U);
  EXPECT_EQ(told[0].player, black_);
  const auto words = words_of(told[0], catalog());
  EXPECT_EQ(words.title, "Your opponent has reported a result");
  EXPECT_EQ(words.body, text_field(shown(id), "name") +
                            ": your opponent reports 1-0. Confirm it, or report another result.");
  EXPECT_EQ(words.path, "/tournament/" + id);
  ASSERT_TRUE(notices.done(told[0]));
  EXPECT_TRUE(due().empty()) << "once";
  now_ += 1000;
  ASSERT_TRUE(report(id, white_, Score::draw));
  EXPECT_EQ(due().size(), 1U) << "another result is news";
  now_ += 1000;
  ASSERT_TRUE(report(id, white_, Score::open));
  EXPECT_TRUE(due().empty()) << "it was taken back";
  now_ += 1000;
  ASSERT_TRUE(report(id, white_, Score::draw));
  ASSERT_TRUE(report(id, black_, Score::draw));
  EXPECT_TRUE(due().empty()) << "the opponent has confirmed it";
}

INSTANTIATE_TEST_SUITE_P(Stores, ReportedResultsTest,
                         testing::Values("memory", "sqlite", "postgres"), store_name);

TEST_P(ReportedResultsTest, Point49_12_NoGameBeginsOnTheServerAndNobodyLosesByTheClock) {
  const auto id = of_two();
  EXPECT_TRUE(field(shown(id), "inRoom").as_bool());
  EXPECT_EQ(games_of(id, 0), std::vector<std::string>{""});
  pass_seconds(24 * 3600);
  restart();
  EXPECT_EQ(result(id), "*");
  EXPECT_EQ(number_field(shown(id), "players"), 2);
  EXPECT_FALSE(start(id, 2)) << "the round waits";
}

TEST_P(ReportedResultsTest, Point49_12_OnePlayerReportsAndTheOtherConfirms) {
  const auto id = of_two();
  ASSERT_TRUE(report(id, black_, Score::white));
  restart();
  EXPECT_EQ(result(id), "*") << "it waits for the other";
  EXPECT_EQ(reports(id), black_ + " 1-0");
  EXPECT_TRUE(log(id).empty());
  ASSERT_TRUE(report(id, white_, Score::white));
  EXPECT_EQ(result(id), "1-0");
  restart();
  EXPECT_EQ(result(id), "1-0");
  EXPECT_EQ(reports(id), black_ + " 1-0, " + white_ + " 1-0");
  EXPECT_FALSE(field(shown(id), "rounds.0.games.0").as_object().contains("given"));
  EXPECT_EQ(log(id), std::vector{"confirmed " + white_ + ' ' + black_ + " 1-0"});
  EXPECT_EQ(number_field(shown(id), "standing.0.halves"), 2);
}

TEST_P(ReportedResultsTest, Point49_12_TwoDifferentReportsLeaveItOpenUntilADirectorDecides) {
  const auto id = of_two();
  ASSERT_TRUE(report(id, white_, Score::white));
  ASSERT_TRUE(report(id, black_, Score::draw));
  restart();
  EXPECT_EQ(result(id), "*");
  EXPECT_EQ(reports(id), white_ + " 1-0, " + black_ + " 1/2-1/2") << "a director sees both";
  ASSERT_TRUE(give_result(id, {1, 1, Score::black}));
  EXPECT_EQ(result(id), "0-1");
  EXPECT_EQ(reports(id), "") << "the director's result replaces them";
  EXPECT_EQ(text_field(shown(id), "rounds.0.games.0.given.by"), "anna");
  EXPECT_EQ(log(id), (std::vector<std::string>{"gave anna  0-1",
                                               "disputed " + black_ + ' ' + white_ + " 1/2-1/2"}));
  EXPECT_EQ(refusal(id, white_, Score::white), "This game has a result; a director can correct it");
}

TEST_P(ReportedResultsTest, Point49_12_OneOfTwoWhoDifferCorrectsThePlayersOwnReport) {
  const auto id = of_two();
  ASSERT_TRUE(report(id, white_, Score::white));
  ASSERT_TRUE(report(id, black_, Score::draw));
  ASSERT_TRUE(report(id, white_, Score::draw));
  EXPECT_EQ(result(id), "1/2-1/2");
  EXPECT_EQ(reports(id), black_ + " 1/2-1/2, " + white_ + " 1/2-1/2");
  ASSERT_TRUE(give_result(id, {1, 1, Score::white}));
  EXPECT_EQ(reports(id), "") << "a correction, too";
}

TEST_P(ReportedResultsTest, Point49_12_AReportIsTakenBackBeforeItIsConfirmed) {
  const auto id = of_two();
  ASSERT_TRUE(report(id, white_, Score::white));
  ASSERT_TRUE(report(id, white_, Score::open));
  EXPECT_EQ(reports(id), "");
  ASSERT_TRUE(report(id, white_, Score::open)) << "there is nothing to take back any more";
  ASSERT_TRUE(report(id, black_, Score::white)) << "this is the first report now";
  EXPECT_EQ(result(id), "*");
  ASSERT_TRUE(report(id, white_, Score::white));
  EXPECT_EQ(result(id), "1-0");
  for (const auto& player : {white_, black_}) {
    EXPECT_EQ(refusal(id, player, Score::open),
              "This game has a result; a director can correct it");
    EXPECT_EQ(refusal(id, player, Score::black),
              "This game has a result; a director can correct it");
  }
}

TEST_P(ReportedResultsTest, Point49_12_ARepeatedReportChangesNothing) {
  const auto id = of_two();
  ASSERT_TRUE(report(id, white_, Score::white));
  const auto version = number_field(shown(id), "version");
  for (int i = 0; i < 9; ++i) ASSERT_TRUE(report(id, white_, Score::white));
  EXPECT_EQ(number_field(shown(id), "version"), version);
  ASSERT_TRUE(report(id, black_, Score::white));
  const auto over = number_field(shown(id), "version");
  ASSERT_TRUE(report(id, black_, Score::white));
  ASSERT_TRUE(report(id, white_, Score::white)) << "also after the confirmation";
  EXPECT_EQ(number_field(shown(id), "version"), over);
  EXPECT_EQ(log(id).size(), 1);
  ASSERT_TRUE(finish(id));
  ASSERT_TRUE(report(id, black_, Score::white)) << "also after the end";
}

TEST_P(ReportedResultsTest, Point49_12_AReportAgainstAPlayerWithoutADeviceCountsAtOnce) {
  const auto id = with_players(club_evening(System::knockout), 1);
  const std::vector<ListedName> names = {{"Vera", 1700, 1}};
  ASSERT_TRUE(ask([&](Tournaments& all) { return all.enter_names("anna", id, names); }));
  ASSERT_TRUE(start(id, 1));
  const auto vera = text_field(shown(id), "entrants.1.id");
  ASSERT_TRUE(report(id, "p0", Score::draw));
  EXPECT_EQ(result(id), "1/2-1/2");
  EXPECT_EQ(reports(id), "p0 1/2-1/2");
  EXPECT_EQ(log(id).front(), "reported p0 " + vera + " 1/2-1/2");
  EXPECT_EQ(refusal(id, "p0", Score::open), "This game has a result; a director can correct it");
}

TEST_P(ReportedResultsTest, Point49_12_OthersAndWrongReportsAreRefused) {
  const auto id = of_two();
  EXPECT_EQ(refusal(id, "eve", Score::white), "Only its two players report the result of a game");
  EXPECT_EQ(refusal(id, "anna", Score::white), "Only its two players report the result of a game")
      << "a director gives it instead";
  EXPECT_EQ(refusal(id, white_, Score::white, 2), "There is no such game in this tournament");
  EXPECT_EQ(refusal(id, white_, Score::black_absent),
            "Only a director says that somebody did not come");
  EXPECT_EQ(refusal("nothing", white_, Score::white), "There is no such tournament");
  const auto early = with_players(in_room(System::knockout), 2);
  EXPECT_EQ(refusal(early, "p0", Score::white), "There is no such game in this tournament");
  const auto online = with_players(club_evening(System::knockout), 2);
  ASSERT_TRUE(start(online, 1));
  EXPECT_EQ(refusal(online, "p0", Score::white), "The game of this board gives its result");
}

TEST_P(ReportedResultsTest, Point49_12_NobodyReportsOneGameAgainAndAgain) {
  const auto id = of_two();
  for (const auto score : {Score::white, Score::open, Score::white, Score::open}) {
    ASSERT_TRUE(report(id, white_, score));
  }
  EXPECT_EQ(refusal(id, white_, Score::white), "You have reported this game too often");
  restart();
  EXPECT_EQ(refusal(id, white_, Score::white), "You have reported this game too often");
  ASSERT_TRUE(report(id, black_, Score::white)) << "the other player may";
  ASSERT_TRUE(give_result(id, {1, 1, Score::white})) << "and so may a director";
}

TEST_P(ReportedResultsTest, Point49_12_ThePlayersMayPlayTheWholeGameOnOneDevice) {
  const auto id = of_two();
  ASSERT_TRUE(report(id, black_, Score::white));
  const BoardWish wish{1, 1, {}, true, false};
  const auto opened =
      ask([&](Tournaments& all) { return all.open_board(white_, id, wish); }, white_);
  ASSERT_TRUE(opened) << opened.error().what;
  EXPECT_EQ(reports(id), "") << "the game gives the result";
  EXPECT_EQ(refusal(id, black_, Score::white), "The game of this board gives its result");
  const auto game = text_field(*opened, "game");
  restart();
  const auto view = get(game, white_);
  ASSERT_TRUE(view) << view.error().what;
  EXPECT_TRUE((*view)->meta.on_one_device());
  EXPECT_FALSE((*view)->meta.rated);
  EXPECT_EQ((*view)->meta.seats[0].id, white_);
  EXPECT_EQ((*view)->meta.seats[1].id, black_);
  ASSERT_TRUE(play(game, 0, any_move(**view), "first", white_));
  const auto after = get(game, white_);
  EXPECT_FALSE(play(game, 1, any_move(**after), "second", black_)) << "it is on the other device";
  ASSERT_TRUE(play(game, 1, any_move(**after), "second", white_)) << "for the other player";
  Awaited<View> answer;
  games_->ask(GameRequest{white_, game}, answer.reply(), &Table::change, Action{},
              GameChange(play::Resign{}));
  step();
  ASSERT_TRUE(answer.get()) << answer.get().error().what;
  EXPECT_EQ(result(id), "0-1") << "White was to move";
}

TEST_P(ReportedResultsTest, Point49_12_LeavingLosesTheOpenGameInSpiteOfAReport) {
  const auto id = of_two();
  ASSERT_TRUE(report(id, white_, Score::white));
  ASSERT_TRUE(ask([&](Tournaments& all) { return all.leave(white_, id); }, white_));
  EXPECT_EQ(result(id), "0-1f");
  EXPECT_EQ(reports(id), "");
}

TEST_P(ReportedResultsTest, Point49_12_TheNextRoundFollowsByTheClock) {
  auto wish = in_room(System::swiss);
  wish.pause = 60'000;
  const auto id = with_players(wish, 4);
  ASSERT_TRUE(start(id, 1));
  for (std::size_t board = 1; board <= 2; ++board) {
    for (const char* side : {"white", "black"}) {
      const auto at = "rounds.0.games." + std::to_string(board - 1) + '.' + side;
      const auto place = std::to_string(number_field(shown(id), at));
      const auto player = text_field(shown(id), "entrants." + place + ".id");
      ASSERT_TRUE(report(id, player, Score::draw, board));
    }
  }
  pass_seconds(61);
  EXPECT_EQ(number_field(shown(id), "round"), 2);
}

TEST_P(ReportedResultsTest, Point49_12_AFileHasTheResultsWithoutTheReports) {
  const auto id = of_two();
  ASSERT_TRUE(report(id, white_, Score::white));
  ASSERT_TRUE(report(id, black_, Score::white));
  step();
  Awaited<Payload> answer;
  games_->ask(QueueKey("anna"), answer.reply(), &Tournaments::send_file,
              std::make_shared<LeavingFile>(LeavingFile{id}));
  step();
  ASSERT_TRUE(answer.get()) << answer.get().error().what;
  const auto& text = **answer.get();
  EXPECT_NE(text.find("\"inRoom\":true"), std::string::npos) << text;
  EXPECT_NE(text.find("\"event\":\"result\""), std::string::npos) << text;
  EXPECT_EQ(text.find("\"event\":\"told\""), std::string::npos) << text;
}

TEST_P(ReportedResultsTest, Point49_12_AnArenaIsNotPlayedInARoom) {
  auto wish = in_room(System::arena);
  wish.terms.tie_breaks.clear();
  wish.lasts = 3'600'000;
  const auto made = ask([&](Tournaments& all) { return all.make("anna", wish); });
  ASSERT_FALSE(made);
  EXPECT_EQ(made.error().where, "inRoom");
  auto rated = in_room(System::swiss);
  rated.rated = true;
  const auto other = ask([&](Tournaments& all) { return all.make("anna", rated); });
  ASSERT_FALSE(other);
  EXPECT_EQ(other.error().where, "rated");
}

TEST_P(ReportedResultsTest, Point49_12_TheBoardsGoToTheRoomOrToTheServerBeforeTheStart) {
  const auto id = with_players(club_evening(System::swiss), 2);
  const auto change = [&](const NewTournament& wish) {
    return ask([&](Tournaments& all) { return all.change("anna", id, wish); });
  };
  ASSERT_TRUE(change(in_room(System::swiss)));
  ASSERT_TRUE(start(id, 1));
  EXPECT_TRUE(games_of(id, 0).front().empty());
  EXPECT_FALSE(change(club_evening(System::swiss)));
}

}  // namespace
}  // namespace camlann::server::test
