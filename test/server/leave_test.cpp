// Leave on the server: clocks stop in all games of days, through a kill, and no flag falls
// meanwhile.
#include <gtest/gtest.h>

#include <string>

#include "play/clock.hpp"
#include "play/leave.hpp"
#include "server/games_fixture.hpp"
#include "server/router_fixture.hpp"
#include "server/services/games/invitations.hpp"
#include "server/services/games/leaves.hpp"
#include "server/services/games/table.hpp"

namespace camlann::server::test {
namespace {

using play::one_day;

class LeaveTest : public GamesFixture {
 protected:
  /// Starts a game of Anna, to move, and Ben, with three days for each move.
  std::string begin_game() {
    NewInvitation wish;
    wish.game = wish_for("cam", Opponent::person, Seat::white);
    wish.game.time.emplace().days = 3;
    Awaited<Invitation> made;
    games_->ask(QueueKey("anna"), made.reply(), &Invitations::invite, wish);
    step();
    Awaited<Invitation> begun;
    games_->ask(QueueKey("ben"), begun.reply(), &Invitations::answer, made.get()->id,
                SitDown{"Ben", {}});
    step();
    return begun.get()->game;
  }
  Result<LeaveView> take(int days, const std::string& player = "anna", Millis starts_in = 0) {
    Awaited<LeaveView> answer;
    games_->ask(QueueKey(player), answer.reply(), &Leaves::take, starts_in, days * one_day,
                std::string());
    for (int i = 0; i < 3; ++i) step();
    return answer.get();
  }
  Result<LeaveView> end(const std::string& player = "anna") {
    Awaited<LeaveView> answer;
    games_->ask(QueueKey(player), answer.reply(), &Leaves::end);
    for (int i = 0; i < 3; ++i) step();
    return answer.get();
  }
  LeaveView leave(const std::string& player = "anna") {
    Awaited<LeaveView> answer;
    games_->ask(QueueKey(player), answer.reply(), &Leaves::view);
    step();
    return answer.get().value();
  }
  void pass(Millis time) {
    now_ += time;
    for (int i = 0; i < 4; ++i) step();
  }
  View view(const std::string& id) {
    Awaited<View> answer;
    games_->ask(GameRequest{anna_, id}, answer.reply(), &Table::get);
    step();
    if (!answer.here()) step();
    return answer.get().value();
  }
  /// Clock of timed games: it began with the server.
  [[nodiscard]] Millis clock() const { return now_ - started_; }
  bool over(const std::string& id) { return view(id)->standing.verdict.over(); }
  /// Time left on the running clock, as a page shows it.
  Millis left(const std::string& id) {
    const auto shown = view(id)->clocks.value();
    return shown.left[index_of(*shown.running)] - std::max<Millis>(0, clock() - shown.since);
  }

  const Millis started_ = now_;
};

INSTANTIATE_TEST_SUITE_P(Stores, LeaveTest, testing::Values("memory", "sqlite", "postgres"),
                         store_name);

TEST_P(LeaveTest, ClocksStandStillAndNoFlagFalls) {
  const auto id = begin_game();
  (void)play(id, 0, "B5-A5", "n0");
  (void)play(id, 1, "B9-A9", "n1", "ben");
  pass(one_day);
  const auto taken = take(10);
  ASSERT_TRUE(taken) << taken.error().what;
  EXPECT_EQ(taken->ahead, (play::Leave{now_, now_ + 10 * one_day, ""}));
  EXPECT_EQ(taken->left, 20 * one_day);
  EXPECT_GT(view(id)->clocks->since, clock()) << "a page sees that it stands still";
  pass(9 * one_day);
  EXPECT_FALSE(over(id));
  EXPECT_EQ(left(id), 2 * one_day);
  pass(one_day + 2 * one_day - 1);
  EXPECT_FALSE(over(id));
  pass(1);
  EXPECT_EQ(view(id)->standing.verdict.reason, Reason::time);
}

TEST_P(LeaveTest, AKillLosesNothingOfIt) {
  const auto id = begin_game();
  (void)play(id, 0, "B5-A5", "n0");
  (void)play(id, 1, "B9-A9", "n1", "ben");
  ASSERT_TRUE(take(10));
  pass(5 * one_day);
  restart();
  step();
  EXPECT_FALSE(over(id));
  EXPECT_TRUE(leave().ahead);
  EXPECT_EQ(leave().left, 20 * one_day);
}

TEST_P(LeaveTest, TurnsThatComeMeanwhileStandStillToo) {
  const auto id = begin_game();
  ASSERT_TRUE(take(10, "ben"));
  (void)play(id, 0, "B5-A5", "n0");
  pass(9 * one_day);
  EXPECT_FALSE(over(id));
  EXPECT_EQ(left(id), 3 * one_day);
  (void)play(id, 1, "B9-A9", "n1", "ben");
  EXPECT_EQ(view(id)->standing.plies, 2) << "who is on leave may still move";
}

TEST_P(LeaveTest, EndsEarlyAndTheRestIsLeft) {
  const auto id = begin_game();
  (void)play(id, 0, "B5-A5", "n0");
  (void)play(id, 1, "B9-A9", "n1", "ben");
  ASSERT_TRUE(take(10));
  EXPECT_EQ(take(1).error().code, ErrorCode::conflict);
  pass(4 * one_day);
  ASSERT_TRUE(end());
  EXPECT_EQ(leave().left, 26 * one_day);
  EXPECT_FALSE(leave().ahead);
  EXPECT_FALSE(end());
  pass(one_day);
  EXPECT_EQ(left(id), 2 * one_day);
  EXPECT_EQ(take(27).error().where, "until");
}

TEST_P(LeaveTest, IsEachPlayersOwn) {
  const auto id = begin_game();
  (void)play(id, 0, "B5-A5", "n0");
  (void)play(id, 1, "B9-A9", "n1", "ben");
  ASSERT_TRUE(take(10, "ben"));
  EXPECT_FALSE(leave("anna").ahead);
  pass(3 * one_day);
  EXPECT_EQ(view(id)->standing.verdict.reason, Reason::time) << "it was Anna's turn";
}

TEST_P(LeaveTest, BeginsByItselfOnTheDayThatWasPlanned) {
  const auto id = begin_game();
  (void)play(id, 0, "B5-A5", "n0");
  (void)play(id, 1, "B9-A9", "n1", "ben");
  ASSERT_TRUE(take(10, "anna", 2 * one_day));
  EXPECT_EQ(leave().ahead->from, now_ + 2 * one_day);
  pass(one_day);
  EXPECT_EQ(left(id), 2 * one_day) << "it has not begun";
  EXPECT_LE(view(id)->clocks->since, clock());
  pass(one_day);
  EXPECT_EQ(left(id), one_day);
  EXPECT_EQ(view(id)->clocks->since, clock() + 10 * one_day);
  pass(10 * one_day);
  EXPECT_FALSE(over(id));
  EXPECT_EQ(left(id), one_day);
}

TEST_P(LeaveTest, APlannedOneBeginsAlsoWhileTheServerIsAwayAndIsCalledOff) {
  const auto id = begin_game();
  (void)play(id, 0, "B5-A5", "n0");
  (void)play(id, 1, "B9-A9", "n1", "ben");
  ASSERT_TRUE(take(10, "anna", 2 * one_day));
  restart();
  pass(4 * one_day);
  EXPECT_EQ(left(id), one_day) << "told late, it counts from its beginning";
  ASSERT_TRUE(end());
  ASSERT_TRUE(take(10, "anna", 2 * one_day));
  ASSERT_TRUE(end());
  EXPECT_FALSE(leave().ahead);
  EXPECT_EQ(leave().left, 28 * one_day);
}

TEST_P(LeaveTest, DaysAreThoseOfTheCalendarWhereThePlayerLives) {
  // From 1 to 30 October 2024 in Berlin, from the server's 14 November 2023 on.
  constexpr Millis october = 1727733600'000;
  constexpr Millis november = october + 31 * one_day + one_day / 24;
  const auto take_until = [&](Millis until, const std::string& zone) {
    Awaited<LeaveView> answer;
    games_->ask(QueueKey("anna"), answer.reply(), &Leaves::take, october - now_, until - october,
                zone);
    for (int i = 0; i < 3; ++i) step();
    return answer.get();
  };
  EXPECT_EQ(take_until(november, "Europe/Berlin").error().where, "until");
  EXPECT_EQ(take_until(november - one_day, "").error().where, "until");
  pass(one_day);
  const auto taken = take_until(november - one_day, "Europe/Berlin");
  ASSERT_TRUE(taken) << taken.error().what;
  EXPECT_EQ(taken->left, 0);
  EXPECT_EQ(taken->ahead, (play::Leave{october, november - one_day, "Europe/Berlin"}));
  restart();
  step();
  EXPECT_EQ(leave().left, 0) << "the zone is kept";
  pass(october + 26 * one_day - now_);
  ASSERT_TRUE(end());
  EXPECT_EQ(leave().left, 4 * one_day);
}

class LeaveRoutesTest : public RouterTest {};

TEST_F(LeaveRoutesTest, DaysAreCountedInATimeZone) {
  for (const auto* zone : {"Europe/", "europe/berlin", "../Berlin", "/etc/passwd"}) {
    const auto refused =
        post("/api/leave", R"({"lasts":86400,"zone":")" + std::string(zone) + "\"}");
    EXPECT_EQ(refused.status, 400) << zone;
    EXPECT_EQ(text_field(body(refused), "error.where"), "zone");
    EXPECT_EQ(text_field(body(refused), "error.what"), "This is not the name of a time zone");
  }
  EXPECT_EQ(post("/api/leave", R"({"lasts":2592000,"zone":"Asia/Tokyo"})").status, 200);
}

// Chrome says Asia/Calcutta, which some servers lack: they refused leave to players in India.
TEST_F(LeaveRoutesTest, DaysAreThoseOfUtcIfTheTimeZoneIsUnknown) {
  EXPECT_EQ(post("/api/leave", R"({"lasts":2592001,"zone":"Asia/Nowhere"})").status, 400);
  EXPECT_EQ(post("/api/leave", R"({"lasts":2592000,"zone":"Asia/Nowhere"})").status, 200);
  EXPECT_EQ(number_field(body(get("/api/leave")), "left"), 0);
}

TEST_F(LeaveRoutesTest, DaysThatAreNoneAreRefused) {
  for (const auto* body : {R"({"lasts":0})", R"({"lasts":2592001})", R"({"lasts":-1})", R"({})",
                           "x", R"({"lasts":1e99})", R"({"lasts":86400,"startsIn":-1})",
                           R"({"lasts":86400,"startsIn":99999999})"}) {
    EXPECT_EQ(post("/api/leave", body).status, 400) << body;
  }
  const auto taken = post("/api/leave", R"({"lasts":2592000})");
  EXPECT_EQ(taken.status, 200);
  EXPECT_EQ(number_field(body(taken), "left"), 0);
  EXPECT_EQ(post("/api/leave", R"({"lasts":86400})").status, 409);
  EXPECT_EQ(number_field(body(get("/api/leave", berta)), "left"), 30 * one_day);
  EXPECT_EQ(post("/api/leave/end", "{}").status, 200);
  EXPECT_EQ(post("/api/leave/end", "{}").status, 409);
}

TEST_F(LeaveRoutesTest, AFloodOfChangesIsTooMany) {
  int refused = 0;
  for (int i = 0; i < 100; ++i) refused += post("/api/leave/end", "{}").status == 429 ? 1 : 0;
  EXPECT_GT(refused, 30);
}

}  // namespace
}  // namespace camlann::server::test
