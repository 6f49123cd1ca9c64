// Presence of players in games between people: events for watchers, and consequences of absence.
#include "play/absence.hpp"
#include "play/command.hpp"
#include "server/people_fixture.hpp"
#include "server/services/games/turn_polls.hpp"
#include "server/services/games/watching.hpp"

namespace camlann::server::test {
namespace {

class AttendanceTest : public PeopleFixture {
 protected:
  AttendanceTest() { begin_with("ben"); }
  /// Begins a timed game of Anna against this player, and leaves the move to the latter.
  void begin_with(const std::string& other) {
    auto wish = cam();
    wish.game.time = play::TimeControl{180'000, 0};
    const auto invitation = invite(std::move(wish)).value();
    id_ = answer(invitation.id, SitDown{other, {}}, other)->game;
    EXPECT_TRUE(play(id_, 0, "C5-C6", id_ + "1", "anna"));
    EXPECT_TRUE(play(id_, 1, "C9-C8", id_ + "2", other));
    EXPECT_TRUE(play(id_, 2, "D5-D6", id_ + "3", "anna"));
  }
  std::shared_ptr<FakeWatcher> come(const std::string& player) {
    auto page = std::make_shared<FakeWatcher>();
    games_->ask(GameRequest{player, id_}, errors_to(page), &Watching::watch, WatchWish{}, page);
    wait(0);
    return page;
  }
  void go(const std::string& player, const std::shared_ptr<FakeWatcher>& page) {
    games_->tell(QueueKey(player), &Watching::unwatch, GameRequest{player, id_}, page);
    wait(0);
  }
  void turn(const std::string& player, bool away, const std::shared_ptr<FakeWatcher>& page) {
    games_->ask(GameRequest{player, id_}, errors_to(page), &Watching::set_away, away, page);
    wait(0);
  }
  /// Advances the clock, and waits until all events are delivered.
  void wait(Millis duration) {
    step();
    now_ += duration + 200;
    step();
  }
  /// Returns the last event of this kind that the page received.
  static std::string told(const std::shared_ptr<FakeWatcher>& page, std::string_view what) {
    for (auto message = page->messages.rbegin(); message != page->messages.rend(); ++message) {
      if (text_field(*message, "type") != "presence") continue;
      if (what == "watchers" || what == "patience") {
        return std::to_string(number_field(*message, what));
      }
      return text_field(*message, what);
    }
    return "(nothing)";
  }
  Result<View> claim(const std::string& player) { return act_as(player, play::ClaimWin{}, id_); }

  std::string id_;
};

INSTANTIATE_TEST_SUITE_P(Stores, AttendanceTest, testing::Values("memory", "sqlite", "postgres"),
                         store_name);

TEST_P(AttendanceTest, HereAwayReconnectingGoneAndBack) {
  const auto anna = come("anna");
  EXPECT_EQ(told(anna, "seats.0.presence"), "here");
  EXPECT_EQ(told(anna, "seats.1.presence"), "reconnecting") << "not yet, after a start";
  const auto ben = come("ben");
  EXPECT_EQ(told(anna, "seats.1.presence"), "here");
  turn("ben", true, ben);
  EXPECT_EQ(told(anna, "seats.1.presence"), "away");
  turn("ben", false, ben);
  EXPECT_EQ(told(anna, "seats.1.presence"), "here");
  go("ben", ben);
  EXPECT_EQ(told(anna, "seats.1.presence"), "reconnecting");
  wait(play::reconnecting_time);
  EXPECT_EQ(told(anna, "seats.1.presence"), "gone");
  (void)come("ben");
  EXPECT_EQ(told(anna, "seats.1.presence"), "here");
}

TEST_P(AttendanceTest, APlayerIsHereWhileOnePageIsOpen) {
  const auto anna = come("anna");
  const auto first = come("ben");
  const auto second = come("ben");
  turn("ben", true, first);
  EXPECT_EQ(told(anna, "seats.1.presence"), "here");
  go("ben", second);
  EXPECT_EQ(told(anna, "seats.1.presence"), "away");
  go("ben", first);
  EXPECT_EQ(told(anna, "seats.1.presence"), "reconnecting");
}

class BotAttendanceTest : public AttendanceTest {
 protected:
  BotAttendanceTest() {
    games_->know_bots([](std::string_view player) { return player == "robin"; });
    begin_with("robin");
  }
  /// Asks for its turns with what it knows, and waits.
  void ask(const std::string& player, std::chrono::seconds wait) {
    Awaited<OwnTurns> now;
    games_->ask(QueueKey(player), now.reply(), &TurnPolls::poll, "", std::chrono::seconds(0),
                Ended{});
    step();
    games_->ask(
        QueueKey(player), [](const Result<OwnTurns>&) {}, &TurnPolls::poll, now.get().value().tag,
        wait, Ended{});
    step();
  }
};

INSTANTIATE_TEST_SUITE_P(Stores, BotAttendanceTest, testing::Values("memory", "sqlite", "postgres"),
                         store_name);

TEST_P(BotAttendanceTest, ABotThatWaitsForItsTurnsIsHereWithoutAPage) {
  const auto anna = come("anna");
  EXPECT_EQ(told(anna, "seats.1.presence"), "reconnecting");
  ask("robin", std::chrono::seconds(60));
  wait(0);
  EXPECT_EQ(told(anna, "seats.1.presence"), "here");
  wait(50'000);
  ask("robin", std::chrono::seconds(60));
  wait(45'000);
  EXPECT_EQ(told(anna, "seats.1.presence"), "here");
  EXPECT_EQ(claim("anna").error().what, "The other side is still here");
}

TEST_P(BotAttendanceTest, ABotWithoutRequestsIsAbsent) {
  const auto anna = come("anna");
  ask("robin", std::chrono::seconds(10));
  wait(10'000);
  EXPECT_EQ(told(anna, "seats.1.presence"), "reconnecting");
  wait(play::reconnecting_time);
  EXPECT_EQ(told(anna, "seats.1.presence"), "gone");
  EXPECT_EQ(claim("anna").error().what, "The other side may still come back");
  wait(15'000);
  EXPECT_TRUE(claim("anna"));
}

TEST_P(BotAttendanceTest, ABotThatWaitedBeforeTheFirstWatcherIsHere) {
  ask("robin", std::chrono::seconds(60));
  const auto anna = come("anna");
  EXPECT_EQ(told(anna, "seats.1.presence"), "here");
}

TEST_P(BotAttendanceTest, AskingForTurnsIsNoPresenceOfAPerson) {
  const auto watched = come("robin");
  ask("anna", std::chrono::seconds(60));
  wait(0);
  EXPECT_NE(told(watched, "seats.0.presence"), "here");
}

TEST_P(AttendanceTest, WatchersAreCountedEachOnce) {
  const auto anna = come("anna");
  EXPECT_EQ(told(anna, "watchers"), "0");
  const auto first = come("eve");
  const auto second = come("eve");
  (void)come("mallory");
  EXPECT_EQ(told(anna, "watchers"), "2");
  go("eve", first);
  go("eve", second);
  EXPECT_EQ(told(anna, "watchers"), "1");
}

TEST_P(AttendanceTest, TheWinIsClaimedAfterALongAbsence) {
  const auto anna = come("anna");
  const auto ben = come("ben");
  EXPECT_EQ(claim("anna").error().what, "The other side is still here");
  go("ben", ben);
  wait(29'000);
  EXPECT_EQ(claim("anna").error().what, "The other side may still come back");
  wait(1'000);
  EXPECT_EQ(claim("eve").error().code, ErrorCode::conflict) << "a watcher";
  EXPECT_EQ(claim("ben").error().what, "It is your turn") << "the absent player";
  const auto won = claim("anna");
  ASSERT_TRUE(won) << won.error().what;
  EXPECT_EQ((*won)->standing.result_text, "White wins: Black has left the game.");
  restart();
  EXPECT_EQ((*get(id_))->standing.result_text, "White wins: Black has left the game.");
  Awaited<std::string> record;
  games_->ask(GameRequest{"anna", id_}, record.reply(), &Table::record, std::string());
  step();
  EXPECT_NE(record.get()->find("[Termination \"abandoned\"]"), std::string::npos) << *record.get();
}

TEST_P(AttendanceTest, TheWinIsNotClaimedInTheMomentAfterALongThought) {
  const auto anna = come("anna");
  const auto ben = come("ben");
  ASSERT_TRUE(play(id_, 3, "D9-D8", "4", "ben"));
  go("ben", ben);
  wait(60'000);
  EXPECT_EQ(claim("anna").error().what, "It is your turn");
  ASSERT_TRUE(play(id_, 4, "C6-C7", "5", "anna"));
  EXPECT_EQ(told(anna, "patience"), "30000") << "what the page adds to the beginning of the turn";
  EXPECT_EQ(claim("anna").error().what, "The other side may still come back");
  wait(29'000);
  EXPECT_EQ(claim("anna").error().what, "The other side may still come back");
  wait(1'000);
  EXPECT_TRUE(claim("anna"));
}

TEST_P(AttendanceTest, AShortLossOfTheConnectionStartsTheWaitAnew) {
  const auto anna = come("anna");
  auto ben = come("ben");
  for (int i = 0; i < 3; ++i) {
    go("ben", ben);
    wait(20'000);
    ben = come("ben");
  }
  go("ben", ben);
  wait(20'000);
  EXPECT_FALSE(claim("anna"));
}

TEST_P(AttendanceTest, AfterARestartClaimsNeedAFreshAbsence) {
  (void)come("anna");
  const auto ben = come("ben");
  go("ben", ben);
  wait(29'000);
  restart();
  EXPECT_FALSE(claim("anna"));
  const auto anna = come("anna");
  wait(31'000);
  EXPECT_EQ(claim("anna").error().what, "The other side may still come back");
  wait(30'000);
  EXPECT_TRUE(claim("anna"));
}

TEST_P(AttendanceTest, UnwatchedGamesHaveNoAbsence) {
  wait(100'000);
  EXPECT_FALSE(claim("anna"));
}

}  // namespace
}  // namespace camlann::server::test
