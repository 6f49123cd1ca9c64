// Games that their player deletes, over both stores: gone at once, back for a day; those without a
// move, which go by themselves.
#include "server/people_fixture.hpp"
#include "server/services/games/deletions.hpp"
#include "server/services/games/table.hpp"
#include "server/spans.hpp"

namespace camlann::server::test {
namespace {

class DeletingTest : public GamesFixture {};

INSTANTIATE_TEST_SUITE_P(Stores, DeletingTest, testing::Values("memory", "sqlite", "postgres"),
                         store_name);

TEST_P(DeletingTest, ADeletedGameIsGoneAndComesBackForADay) {
  const auto id = create_cam()->meta.id;
  (void)play(id, 0, "B5-A5", "n");
  const auto change = [&](auto what, const std::string& player) {
    Awaited<View> answer;
    games_->ask(GameRequest{player, id}, answer.reply(), what);
    step();
    return answer.get();
  };
  const auto listed = [&] {
    Awaited<std::vector<GameSummary>> list;
    games_->ask(QueueKey("anna"), list.reply(), &Table::list, 10, 0);
    step();
    return list.get()->size();
  };
  EXPECT_EQ(change(&Deletions::remove, "berta").error().code, ErrorCode::not_found);
  EXPECT_EQ((*change(&Deletions::remove, "anna"))->standing.version, 2);
  EXPECT_EQ(listed(), 0U);
  EXPECT_EQ(get(id).error().code, ErrorCode::not_found);
  EXPECT_TRUE(*thinker_.jobs.front().stop) << "the computer need not think any more";
  thinker_.jobs.clear();
  restart();
  EXPECT_TRUE(thinker_.jobs.empty());

  now_ += 23 * hour;
  EXPECT_EQ(change(&Deletions::restore, "berta").error().code, ErrorCode::not_found);
  EXPECT_TRUE(change(&Deletions::restore, "anna"));
  EXPECT_EQ(listed(), 1U);
  computer();
  EXPECT_EQ((*get(id))->standing.plies, 2) << "the computer goes on where it was";

  EXPECT_TRUE(change(&Deletions::remove, "anna"));
  now_ += 25 * hour;
  step();
  EXPECT_EQ(change(&Deletions::restore, "anna").error().code, ErrorCode::not_found);
}

// The moves of a round are saved before the game is removed, and restored with it.
TEST_P(DeletingTest, AMoveIsKeptThoughTheGameIsDeletedAndRestoredAtOnce) {
  const auto id = create_cam(Opponent::person)->meta.id;
  Awaited<View> played;
  Awaited<View> removed;
  Awaited<View> restored;
  games_->ask(GameRequest{"anna", id}, played.reply(), &Table::play, MoveRequest{0, "B5-A5", "n"});
  games_->ask(GameRequest{"anna", id}, removed.reply(), &Deletions::remove);
  games_->ask(GameRequest{"anna", id}, restored.reply(), &Deletions::restore);
  step();
  ASSERT_TRUE(played.get());
  ASSERT_TRUE(removed.get());
  ASSERT_TRUE(restored.get());
  EXPECT_EQ((*restored.get())->standing.plies, 1);
  EXPECT_EQ((*get(id))->standing.plies, 1);
  EXPECT_TRUE(play(id, 1, "B9-A9", "m"));
  restart();
  EXPECT_EQ((*get(id))->standing.plies, 2);
}

/// Expired invitations and deleted games are removed by the wall clock, which may be wrong.
class PurgingTest : public PeopleFixture {
 protected:
  static constexpr Millis year = 365 * 24 * hour;

  void SetUp() override {
    invited_ = invite(cam())->id;
    deleted_ = create_cam()->meta.id;
    Awaited<View> answer;
    games_->ask(GameRequest{"anna", deleted_}, answer.reply(), &Deletions::remove);
    step();
    ASSERT_TRUE(answer.get());
  }
  void jump() { now_ += year, jumped_ += year; }
  void pass(Millis time) { now_ += time, step(); }
  /// Whether the store still has both; the clock is right again meanwhile.
  bool all_there() {
    const auto jumped = std::exchange(jumped_, 0);
    now_ -= jumped;
    Awaited<View> answer;
    games_->ask(GameRequest{"anna", deleted_}, answer.reply(), &Deletions::restore);
    step();
    const bool there = answer.get().has_value() && waiting("anna") == std::vector{invited_};
    now_ += jumped, jumped_ = jumped;
    return there;
  }
  std::string invited_, deleted_;
};

INSTANTIATE_TEST_SUITE_P(Stores, PurgingTest, testing::Values("memory", "sqlite", "postgres"),
                         store_name);

TEST_P(PurgingTest, NothingIsRemovedForADayAfterAJumpOfTheClock) {
  pass(1);
  jump();
  for (int hours = 0; hours < 23; ++hours) pass(hour);
  EXPECT_TRUE(all_there());
}

TEST_P(PurgingTest, NothingIsRemovedAtAStartWithAClockFarAhead) {
  jump();
  restart();
  for (int hours = 0; hours < 23; ++hours) pass(hour);
  EXPECT_TRUE(all_there());
}

// Rows of after the jump made the clock look right at the next start.
TEST_P(PurgingTest, NothingIsRemovedForADayAfterAJumpThoughTheServerStartsAgain) {
  pass(1);
  jump();
  pass(hour);
  ASSERT_TRUE(invite(cam(), "ben"));
  restart();
  for (int hours = 0; hours < 22; ++hours) pass(hour);
  EXPECT_TRUE(all_there());
}

TEST_P(PurgingTest, ADayLaterTheClockIsReliedOnThoughTheServerHasStartedAgain) {
  jump();
  ASSERT_TRUE(invite(cam(), "ben"));
  now_ += 24 * hour;
  restart();
  pass(hour);
  EXPECT_FALSE(all_there());
}

TEST_P(PurgingTest, ADayLaterTheClockIsReliedOn) {
  jump();
  for (int hours = 0; hours < 26; ++hours) pass(hour);
  EXPECT_FALSE(all_there());
}

TEST_P(PurgingTest, AClockThatIsSetBackKeepsNothingFromBeingRemoved) {
  jump();
  step();
  now_ -= year, jumped_ -= year;
  for (int hours = 0; hours < 26; ++hours) pass(hour);
  EXPECT_FALSE(all_there());
}

TEST_P(DeletingTest, GamesWithoutAMoveDoNotPileUp) {
  constexpr Millis day = 86'400'000;
  const auto moved = create_cam()->meta.id;
  (void)play(moved, 0, "B5-A5", "n");
  for (int i = 0; i < 15; ++i) (void)create_cam();
  const auto listed = [&](int skip) {
    Awaited<std::vector<GameSummary>> list;
    games_->ask(QueueKey("anna"), list.reply(), &Table::list, 100, skip);
    step();
    return list.get()->size();
  };
  EXPECT_EQ(listed(0), 16U);
  EXPECT_EQ(listed(10), 6U);
  restart();
  now_ += 2 * day;
  (void)create_cam();
  EXPECT_EQ(listed(0), 12U) << "the new one, ten without a move, and the one with a move";
  EXPECT_TRUE(get(moved));
}

TEST_P(DeletingTest, GamesWithoutAMoveDoNotPileUpInMemory) {
  for (int i = 0; i < 15; ++i) (void)create_cam();
  for (int hours = 0; hours < 26; ++hours) {
    now_ += hour;
    step();
  }
  (void)create_cam();
  Awaited<std::vector<GameSummary>> list;
  games_->ask(QueueKey("anna"), list.reply(), &Table::list, 100, 0);
  step();
  EXPECT_EQ(list.get()->size(), 11U) << "the new one, and ten without a move";
}

}  // namespace
}  // namespace camlann::server::test
