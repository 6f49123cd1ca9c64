// The single write of a round, and its failure: an unsaved change is never acknowledged, and a
// saved one never lost.
#include <optional>
#include <thread>

#include "server/core/play_clock.hpp"
#include "server/games_fixture.hpp"
#include "server/services/games/new_games.hpp"
#include "server/services/games/table.hpp"
#include "server/services/games/watching.hpp"

namespace camlann::server::test {
namespace {

class CommitTest : public testing::Test {
 protected:
  Games& games() {
    if (!games_) {
      games_.emplace(
          store_, thinker_, [this] { return now_; }, counting_names(), limits_, silent_log(),
          catalog(), [this] { return now_; });
    }
    return *games_;
  }
  void step() { games().run_once(std::chrono::milliseconds(0)); }
  /// A game of two at one screen; forgets its first events.
  std::string watched_game(const std::shared_ptr<FakeWatcher>& watcher) {
    Awaited<View> created;
    games().ask(QueueKey("anna"), created.reply(), &NewGames::create,
                wish_for("cam", Opponent::person));
    step();
    const auto id = (*created.get())->meta.id;
    games().ask(GameRequest{"anna", id}, errors_to(watcher), &Watching::watch, WatchWish{1},
                watcher);
    step();
    watcher->messages.clear();
    return id;
  }

  Millis now_ = 0;
  FailingStore store_;
  FakeThinker thinker_;
  Limits limits_ = unhurried();  // to be changed before the first use of games()

 private:
  std::optional<Games> games_;
};

TEST_F(CommitTest, MovesThatArriveTogetherShareACommit) {
  Awaited<View> answers[10];
  for (auto& answer : answers)
    games().ask(QueueKey("anna"), answer.reply(), &NewGames::create, wish_for("camette"));
  EXPECT_FALSE(answers[0].here());
  step();
  EXPECT_EQ(store_.commits, 1);
  for (auto& answer : answers) EXPECT_TRUE(answer.get());
}

TEST_F(CommitTest, UnsavedChangesAreNotAcknowledgedOrKept) {
  Awaited<View> created, lost, found, again;
  auto watcher = std::make_shared<FakeWatcher>();
  games().ask(QueueKey("anna"), created.reply(), &NewGames::create, wish_for("cam"));
  step();
  const auto id = (*created.get())->meta.id;
  games().ask(GameRequest{"anna", id}, errors_to(watcher), &Watching::watch, WatchWish{1}, watcher);
  step();
  store_.fail_next_write = true;
  games().ask(GameRequest{"anna", id}, lost.reply(), &Table::play, MoveRequest{0, "B5-A5", "n"});
  step();
  EXPECT_EQ(lost.get().error().code, ErrorCode::io);
  EXPECT_EQ(watcher->messages.size(), 1U);
  EXPECT_TRUE(thinker_.jobs.empty()) << "the computer must not answer a move that is not there";
  games().ask(GameRequest{"anna", id}, found.reply(), &Table::get);
  step();
  EXPECT_EQ((*found.get())->standing.version, 1);
  games().ask(GameRequest{"anna", id}, again.reply(), &Table::play, MoveRequest{0, "B5-A5", "n"});
  step();
  EXPECT_EQ((*again.get())->standing.version, 2);
  EXPECT_EQ(watcher->messages.size(), 2U);
}

// PostgreSQL may go away before it has answered a commit.
TEST_F(CommitTest, AChangeSavedWithoutAnAnswerReachesWatchers) {
  Awaited<View> unsure, next;
  auto watcher = std::make_shared<FakeWatcher>();
  const auto told = [&] {
    std::string kinds;
    for (const auto& message : watcher->messages) {
      if (text_field(message, "type") == "event") kinds += text_field(message, "kind") + ' ';
    }
    watcher->messages.clear();
    return kinds;
  };
  const auto id = watched_game(watcher);
  store_.lose_next_answer = true;
  games().ask(GameRequest{"anna", id}, unsure.reply(), &Table::play, MoveRequest{0, "B5-A5", "n"});
  step();
  EXPECT_EQ(unsure.get().error().code, ErrorCode::io);
  EXPECT_EQ(told(), "");
  now_ += 1000;  // the store is checked again
  step();
  step();
  EXPECT_EQ(told(), "move ");
  now_ += 1000;
  step();
  EXPECT_EQ(told(), "") << "once";

  store_.lose_next_answer = true;
  Awaited<View> again;
  games().ask(GameRequest{"anna", id}, again.reply(), &Table::play, MoveRequest{1, "B9-A9", "n2"});
  step();
  games().ask(GameRequest{"anna", id}, next.reply(), &Table::play, MoveRequest{2, "A5-B5", "n3"});
  step();
  EXPECT_TRUE(next.get());
  EXPECT_EQ(told(), "move move ") << "what was not told comes before what happens next";
}

// Watchers received nothing until the next event, which may be days away.
TEST_F(CommitTest, WatchersReceiveSavedChangesOnceTheStoreIsReadable) {
  Awaited<View> unsure;
  auto watcher = std::make_shared<FakeWatcher>();
  const auto id = watched_game(watcher);
  store_.lose_next_answer = true;
  games().ask(GameRequest{"anna", id}, unsure.reply(), &Table::play, MoveRequest{0, "B5-A5", "n"});
  step();
  const auto wait = [this] {
    now_ += 1000;
    step();
    step();
  };
  store_.fail_reads = true;
  wait();
  wait();
  EXPECT_TRUE(watcher->messages.empty());
  store_.fail_reads = false;
  wait();
  wait();
  ASSERT_FALSE(watcher->messages.empty());
  EXPECT_EQ(text_field(watcher->messages.back(), "kind"), "move");
  const auto told = watcher->messages.size();
  wait();
  EXPECT_EQ(watcher->messages.size(), told) << "once";
}

// The pause was saved as running time, and another server continued from it.
TEST_F(CommitTest, AClockPausedDuringASaveIsSavedWithoutThePause) {
  limits_.standstill = 3000;
  auto wish = wish_for("cam", Opponent::person);
  wish.time = {600'000, 0};
  Awaited<View> created, played[3];
  games().ask(QueueKey("anna"), created.reply(), &NewGames::create, std::move(wish));
  step();
  const auto id = (*created.get())->meta.id;
  const auto play = [&](int ply, const char* move) {
    games().ask(GameRequest{"anna", id}, played[ply].reply(), &Table::play,
                MoveRequest{ply, move, std::to_string(ply)});
    step();
  };
  play(0, "B5-A5");
  play(1, "B9-A9");
  for (int i = 0; i < 10; ++i) {
    now_ += 2000;
    step();
  }
  store_.while_writing = [this] { now_ += 60'000; };
  play(2, "A5-B5");
  store_.while_writing = nullptr;
  ASSERT_TRUE(played[2].get());
  now_ += 1000;
  step();
  EXPECT_LE(store_.clock().value(), 21'000);
}

// Between two questions of one round, too.
TEST(PlayClock, LeavesOutAPauseForAnyFirstReader) {
  Millis now = 0;
  PlayClock clock([&] { return now; }, 3000);
  now += 3000;
  EXPECT_EQ(clock.now(), 3000);
  EXPECT_FALSE(clock.stood_still());
  now += 3001;
  EXPECT_EQ(clock.now(), 3000);
  EXPECT_EQ(clock.told(), 3000);
  EXPECT_TRUE(clock.stood_still());
  EXPECT_FALSE(clock.stood_still());
  now += 1;
  EXPECT_EQ(clock.now(), 3001);
}

// Were it to end the thread of games, it would end the program.
TEST_F(CommitTest, OutOfMemoryIsAnAnswerAndLosesNothing) {
  limits_.games_in_memory = 0;  // each request reads its game again
  Awaited<View> created, other, unread, unwritten, again;
  games().ask(QueueKey("anna"), created.reply(), &NewGames::create, wish_for("cam"));
  games().ask(QueueKey("anna"), other.reply(), &NewGames::create,
              wish_for("cam", Opponent::person));
  step();
  const auto id = (*created.get())->meta.id;

  store_.out_of_memory = true;
  games().ask(GameRequest{"anna", id}, unread.reply(), &Table::get);
  step();
  EXPECT_EQ(unread.get().error().code, ErrorCode::busy);

  games().ask(GameRequest{"anna", id}, unwritten.reply(), &Table::play,
              MoveRequest{0, "B5-A5", "n"});
  games().ask(GameRequest{"anna", id}, again.reply(), &Table::get);
  step();
  EXPECT_TRUE(unwritten.get());
  EXPECT_TRUE(again.get());
  ASSERT_EQ(thinker_.jobs.size(), 1U);
  store_.out_of_memory = true;  // writing the computer's answer
  thinker_.think();
  step();
  for (int i = 0; i < 3 && thinker_.jobs.empty(); ++i) step();
  ASSERT_FALSE(thinker_.jobs.empty()) << "the computer still owes its move";
  thinker_.think();
  step();
  Awaited<View> answered;
  games().ask(GameRequest{"anna", id}, answered.reply(), &Table::get);
  step();
  EXPECT_EQ((*answered.get())->standing.version, 3);
}

TEST_F(CommitTest, AnAnalysisThatRanOutOfMemoryIsRetried) {
  Awaited<View> created, played;
  games().ask(QueueKey("anna"), created.reply(), &NewGames::create, wish_for("cam"));
  step();
  thinker_.out_of_memory = true;
  games().ask(GameRequest{"anna", (*created.get())->meta.id}, played.reply(), &Table::play,
              MoveRequest{0, "B5-A5", "n"});
  for (int i = 0; i < 3; ++i) step();
  EXPECT_TRUE(played.get());
  EXPECT_EQ(thinker_.jobs.size(), 1U);
}

TEST_F(CommitTest, ABrokenStoreIsAClearErrorEverywhere) {
  store_.fail_reads = true;
  Awaited<View> answer;
  Awaited<bool> ready;
  games().ask(GameRequest{"anna", "000000000001"}, answer.reply(), &Table::get);
  games().ask(QueueKey{}, ready.reply(), &Table::check);
  step();
  EXPECT_EQ(answer.get().error().code, ErrorCode::io);
  EXPECT_FALSE(ready.get());
}

TEST_F(CommitTest, TooMuchAtOnceIsRefused) {
  limits_.commands.all = 2;
  Awaited<View> answers[3];
  for (auto& answer : answers)
    games().ask(QueueKey("anna"), answer.reply(), &NewGames::create, wish_for("cam"));
  ASSERT_TRUE(answers[2].here());
  EXPECT_EQ(answers[2].get().error().code, ErrorCode::busy);
  step();
  EXPECT_TRUE(answers[1].get());
}

TEST_F(CommitTest, AComputersMoveThatCouldNotBeSavedIsThoughtAgain) {
  Awaited<View> created, view;
  games().ask(QueueKey("anna"), created.reply(), &NewGames::create,
              wish_for("cam", Opponent::computer, Seat::black));
  step();
  store_.fail_next_write = true;
  thinker_.think();
  step();
  EXPECT_TRUE(thinker_.jobs.empty());
  std::this_thread::sleep_for(std::chrono::milliseconds(600));
  step();
  step();  // the game has to be read first
  ASSERT_EQ(thinker_.jobs.size(), 1U);
  thinker_.think();
  step();
  games().ask(GameRequest{"anna", (*created.get())->meta.id}, view.reply(), &Table::get);
  step();
  EXPECT_EQ((*view.get())->standing.plies, 1);
}

}  // namespace
}  // namespace camlann::server::test
