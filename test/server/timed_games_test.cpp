// Games with clocks, over both stores: a player out of time loses, connected or not, and outages
// cost no time.
#include <gtest/gtest.h>

#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "play/clock.hpp"
#include "play/command.hpp"
#include "server/core/deadlines.hpp"
#include "server/games_fixture.hpp"
#include "server/services/games/deletions.hpp"
#include "server/services/games/table.hpp"
#include "server/services/games/watching.hpp"
#include "server/spans.hpp"

namespace camlann::server::test {
namespace {

class TimedGames : public GamesFixture {
 protected:
  /// Between two people at one screen; the first moves are made, at once.
  std::string begun(const play::TimeControl& time = {10 * minute, 10'000}) {
    const auto id = created(time);
    (void)play_any(id);
    (void)play_any(id);
    return id;
  }
  std::string created(const play::TimeControl& time) {
    auto wish = wish_for("cam", Opponent::person);
    wish.time = time;
    const auto view = create(std::move(wish));
    EXPECT_TRUE(view) << view.error().what;
    return (*view)->meta.id;
  }
  /// Returns the current view.
  View view(const std::string& id) { return get(id).value(); }
  Verdict verdict(const std::string& id) { return view(id)->standing.verdict; }
  Millis left(const std::string& id, Seat seat) {
    return view(id)->clocks.value().left[index_of(seat)];
  }
  void pass(Millis time) {
    now_ += time;
    step();
    step();  // a game that has to be read first
  }
};

INSTANTIATE_TEST_SUITE_P(Stores, TimedGames, testing::Values("memory", "sqlite", "postgres"),
                         store_name);

TEST_P(TimedGames, TheClocksAreShown) {
  const auto id = begun();
  const auto before = view(id);
  ASSERT_TRUE(before->clocks);
  EXPECT_EQ(before->clocks->running, Seat::white);
  EXPECT_EQ(before->clocks->left[0], 10 * minute);
  now_ += minute;
  (void)play_any(id);
  const auto after = view(id);
  EXPECT_EQ(after->clocks->running, Seat::black);
  EXPECT_EQ(after->clocks->since, before->clocks->since + minute);
  EXPECT_EQ(after->clocks->left[0], 9 * minute + 10'000 + limits_.lag);
  const auto json = json_of(*after->json);
  EXPECT_EQ(number_field(json, "time.base"), 600);
  EXPECT_EQ(number_field(json, "time.increment"), 10);
  EXPECT_EQ(number_field(json, "clocks.left.0"), after->clocks->left[0]);
  EXPECT_EQ(text_field(json, "clocks.running"), "b");
}

TEST_P(TimedGames, AMoveIsChargedLessByItsWay) {
  const auto id = begun({10 * minute});
  const auto watcher = std::make_shared<FakeWatcher>();
  games_->ask(GameRequest{anna_, id}, errors_to(watcher), &Watching::watch, WatchWish{0, true},
              watcher);
  const auto stranger = std::make_shared<FakeWatcher>();
  stranger->way = 450;
  games_->ask(GameRequest{"bert", id}, errors_to(stranger), &Watching::watch, WatchWish{0, true},
              stranger);
  watcher->way = 300;
  now_ += minute;
  (void)play_any(id);
  EXPECT_EQ(left(id, Seat::white), 9 * minute + 300);
  watcher->way = 20;
  now_ += minute;
  (void)play_any(id);
  EXPECT_EQ(left(id, Seat::black), 9 * minute + 20) << "a fast way is spared no more";
  watcher->way = minute;
  now_ += minute;
  (void)play_any(id);
  EXPECT_EQ(left(id, Seat::white), 8 * minute + 300 + play::lag_per_move);
}

TEST_P(TimedGames, WithoutAClockThereIsNoClockField) {
  const auto game = create_cam(Opponent::person);
  EXPECT_FALSE(game->clocks);
  EXPECT_EQ(game->json->find("\"time\""), std::string::npos);
  EXPECT_EQ(game->json->find("\"clocks\""), std::string::npos);
}

TEST_P(TimedGames, AnUnplayableTimeControlIsRefused) {
  auto wish = wish_for("cam", Opponent::person);
  wish.time = play::TimeControl{0, 1'000};
  EXPECT_EQ(create(std::move(wish)).error().where, "time");
}

TEST_P(TimedGames, AnAbsentPlayersFlagFalls) {
  const auto id = begun();
  const auto watcher = std::make_shared<FakeWatcher>();
  games_->ask(GameRequest{anna_, id}, errors_to(watcher), &Watching::watch,
              WatchWish{view(id)->standing.version, true}, watcher);
  step();
  pass(10 * minute + play::lag_per_move - 1);
  EXPECT_FALSE(verdict(id).over());
  pass(1);
  EXPECT_EQ(verdict(id), (Verdict{Reason::time, bit_of(Seat::black)}));
  EXPECT_EQ(view(id)->standing.result_text, "Black wins: White's time ran out.");
  ASSERT_FALSE(watcher->messages.empty());
  EXPECT_EQ(text_field(watcher->messages.back(), "kind"), "result");
  restart();
  EXPECT_EQ(verdict(id), (Verdict{Reason::time, bit_of(Seat::black)}));
}

TEST_P(TimedGames, ClockEventsHaveTheShownTimes) {
  const auto id = begun();
  now_ += 2 * minute;
  const auto watcher = std::make_shared<FakeWatcher>();
  games_->ask(GameRequest{anna_, id}, errors_to(watcher), &Watching::watch, WatchWish{0, true},
              watcher);
  step();
  EXPECT_EQ(number_field(watcher->messages.at(0), "clock"), view(id)->clocks->since + 2 * minute);
}

TEST_P(TimedGames, AMoveAfterTheTimeIsRefusedAndEndsTheGame) {
  const auto id = begun();
  now_ += 11 * minute;
  const auto late = play_any(id);
  ASSERT_FALSE(late);
  EXPECT_EQ(late.error().code, ErrorCode::game_over);
  EXPECT_EQ(late.error().what, "The game is over. Black wins: White's time ran out.");
  EXPECT_EQ(verdict(id).reason, Reason::time);
}

class TimedGamesOfAFailingStore : public TimedGames {};
INSTANTIATE_TEST_SUITE_P(Stores, TimedGamesOfAFailingStore, testing::Values("memory"), store_name);

TEST_P(TimedGamesOfAFailingStore, AnEndThatCannotBeSavedComesLater) {
  const auto id = begun();
  failing_.fail_next_write = true;
  pass(11 * minute);
  EXPECT_FALSE(failing_.fail_next_write);
  EXPECT_FALSE(verdict(id).over());
  pass(minute);
  EXPECT_FALSE(verdict(id).over()) << "the clock stood until the disk was looked at";
  pass(minute);
  EXPECT_EQ(verdict(id).reason, Reason::time);
}

TEST_P(TimedGamesOfAFailingStore, TimeWithoutAStoreIsNotCharged) {
  const auto id = begun();
  const auto watcher = std::make_shared<FakeWatcher>();
  games_->ask(GameRequest{anna_, id}, errors_to(watcher), &Watching::watch, WatchWish{0, true},
              watcher);
  pass(minute);
  const auto since = view(id)->clocks->since;
  failing_.fail_next_write = true;
  failing_.fail_reads = true;  // when the disk is read
  EXPECT_EQ(play_any(id).error().code, ErrorCode::io);
  pass(3 * hour);
  failing_.fail_reads = false;
  pass(minute);
  pass(0);
  EXPECT_FALSE(verdict(id).over());
  EXPECT_EQ(text_field(watcher->messages.back(), "type"), "watching") << "what the clock shows now";
  EXPECT_EQ(number_field(watcher->messages.back(), "clock"), since + minute);
  now_ += minute;
  ASSERT_TRUE(play_any(id));
  EXPECT_EQ(left(id, Seat::white), 8 * minute + 10'000 + limits_.lag)
      << "charged: a minute before the outage and one after it";
}

TEST_P(TimedGames, AfterAStartPlayersHaveTimeToComeBack) {
  limits_.restart_grace = minute;
  const auto id = begun();
  pass(10 * minute);
  restart();
  const auto watcher = std::make_shared<FakeWatcher>();
  games_->ask(GameRequest{anna_, id}, errors_to(watcher), &Watching::watch, WatchWish{0, true},
              watcher);
  step();
  EXPECT_EQ(number_field(watcher->messages.at(0), "clock"), view(id)->clocks->since + 9 * minute)
      << "from which pages count on by themselves";
  pass(minute - 1);
  EXPECT_FALSE(verdict(id).over());
  EXPECT_EQ(watcher->messages.size(), 2U) << "the game, and its clock";
  pass(1);
  pass(0);
  EXPECT_EQ(number_field(watcher->messages.back(), "clock"), view(id)->clocks->since + 10 * minute)
      << "told once more when it goes on";
  pass(play::lag_per_move - 1);
  EXPECT_FALSE(verdict(id).over());
  pass(1);
  EXPECT_EQ(verdict(id).reason, Reason::time);
}

TEST_P(TimedGames, AGameThatIsNotInMemoryEndsInTime) {
  const auto id = begun();
  restart();
  pass(11 * minute);
  EXPECT_EQ(verdict(id), (Verdict{Reason::time, bit_of(Seat::black)}));
}

// All were ended in one transaction, up to 200 of each player.
TEST_P(TimedGames, GamesThatAreDueTogetherEndInPortionsTheEarliestFirst) {
  constexpr std::size_t games = 80;
  constexpr std::size_t portion = 32;
  std::vector<std::string> ids;
  for (std::size_t i = 0; i < games; ++i) {
    ids.push_back(created({10 * minute}));
    ++now_;
  }
  const auto running = [this] {
    Store& store = GetParam() == "memory" ? static_cast<Store&>(failing_) : *kept_;
    const auto deadlines = store.games().timed().value();
    std::set<std::string> left;
    for (const auto& deadline : deadlines) left.insert(deadline.game);
    return left;
  };
  ASSERT_EQ(running().size(), games);
  now_ += hour;
  for (std::size_t ended = 0; ended < games;) {
    EXPECT_EQ(games_->patience(), std::chrono::milliseconds(0));
    step();
    const auto left = running();
    const auto more = games - left.size() - ended;
    ASSERT_GT(more, 0U);
    EXPECT_LE(more, portion);
    ended += more;
    for (std::size_t i = 0; i < ended; ++i) EXPECT_EQ(left.count(ids[i]), 0U) << i;
  }
}

TEST_P(TimedGames, AnOutageIsNotCharged) {
  const auto id = begun();
  now_ += minute;
  (void)play_any(id);
  const auto before = *view(id)->clocks;
  now_ += 3 * hour;  // away
  restart();
  EXPECT_EQ(*view(id)->clocks, before) << "the clocks are continuous";
  pass(minute);
  (void)play_any(id);
  EXPECT_EQ(left(id, Seat::black), 9 * minute + 10'000 + limits_.lag);
  EXPECT_EQ(left(id, Seat::white), before.left[0]);
}

// A machine that is put aside for a while, or a disk that keeps the program waiting.
TEST_P(TimedGames, TimeOfASuspendedProgramIsNotCharged) {
  limits_.standstill = 3000;
  restart();
  const auto id = begun();
  const auto before = left(id, Seat::white);
  for (int i = 0; i < 10; ++i) pass(2000);
  (void)play_any(id);
  const auto charged = 20'000 - 10'000 - limits_.lag;
  EXPECT_EQ(left(id, Seat::white), before - charged);
  pass(hour);
  EXPECT_FALSE(verdict(id).over());
  (void)play_any(id);
  EXPECT_EQ(left(id, Seat::black), before + 10'000) << "at once, by the clock";
}

// The watched games were read to their ends before all requests of others.
TEST_P(TimedGames, OthersAreAnsweredBeforeWatchedGamesAreReadForTheirClocks) {
  limits_.standstill = 3000;
  limits_.games_in_memory = 0;
  restart();
  const auto id = begun();
  for (int offers = 0; offers < 10; ++offers) {
    ASSERT_TRUE(act(play::OfferDraw{}, id));
    ASSERT_TRUE(act(play::AnswerDraw{false}, id));
  }
  work_slowly();
  const auto watcher = std::make_shared<FakeWatcher>();
  games_->ask(GameRequest{anna_, id}, errors_to(watcher), &Watching::watch, WatchWish{0, true},
              watcher);
  for (int turns = 0; turns < 5; ++turns) step();
  const auto told = watcher->messages.size();
  ASSERT_GT(told, 0U);
  now_ += hour;
  Awaited<std::vector<GameSummary>> other;
  games_->ask(QueueKey("eve"), other.reply(), &Table::list, 10, 0);
  step();
  EXPECT_TRUE(other.here());
  for (int turns = 0; turns < 5; ++turns) step();
  ASSERT_GT(watcher->messages.size(), told);
  EXPECT_EQ(text_field(watcher->messages.back(), "type"), "watching");
}

TEST_P(TimedGames, ButTheTimeBeforeIsAlsoOfAnAbsentPlayer) {
  const auto id = begun();
  for (int minutes = 0; minutes < 8; ++minutes) pass(minute);
  restart();
  for (int minutes = 0; minutes < 3; ++minutes) pass(minute);
  EXPECT_EQ(verdict(id).reason, Reason::time) << "the clock was written down meanwhile";
}

TEST_P(TimedGames, AFirstMoveThatDoesNotComeCallsTheGameOff) {
  const auto id = created({10 * minute});
  EXPECT_EQ(view(id)->clocks->first_move_by, view(id)->clocks->since + play::first_move_time);
  (void)play_any(id);
  pass(play::first_move_time);
  EXPECT_EQ(verdict(id), (Verdict{Reason::cancelled, 0}));
  const auto json = json_of(*view(id)->json);
  EXPECT_EQ(text_field(json, "result.reason"), "cancelled");
  EXPECT_TRUE(field(json, "result.winner").is_null());
}

TEST_P(TimedGames, PlayersCallAGameOffBeforeEachHasMoved) {
  const auto id = created({10 * minute});
  (void)play_any(id);
  ASSERT_TRUE(act(play::Cancel{}, id, {{}, "nonce", 0}));
  EXPECT_EQ(verdict(id).reason, Reason::cancelled);
  restart();
  EXPECT_TRUE(act(play::Cancel{}, id, {{}, "nonce", 0})) << "the same once more";
  EXPECT_EQ(act(play::Cancel{}, begun()).error().code, ErrorCode::conflict);
}

TEST_P(TimedGames, DaysPassWhileTheGameIsNotInMemory) {
  const auto id = begun({0, 0, 0, 3});
  restart();
  for (int day = 0; day < 2; ++day) pass(play::one_day);
  EXPECT_FALSE(verdict(id).over());
  (void)play_any(id);
  EXPECT_EQ(left(id, Seat::white), 3 * play::one_day) << "anew with each move";
  for (int day = 0; day < 3; ++day) pass(play::one_day);
  EXPECT_EQ(verdict(id), (Verdict{Reason::time, bit_of(Seat::white)}));
}

TEST_P(TimedGames, ADeletedGameIsLeftAlone) {
  const auto id = begun();
  Awaited<View> removed;
  games_->ask(GameRequest{anna_, id}, removed.reply(), &Deletions::remove);
  pass(11 * minute);
  Awaited<View> restored;
  games_->ask(GameRequest{anna_, id}, restored.reply(), &Deletions::restore);
  step();
  EXPECT_FALSE(restored.get().value()->standing.verdict.over());
  pass(0);
  EXPECT_EQ(verdict(id).reason, Reason::time) << "its clock ran on";
}

TEST_P(TimedGames, TheListHasTheRemainingTime) {
  const auto id = created({5 * minute, 3'000, 2'000});
  Awaited<std::vector<GameSummary>> answer;
  games_->ask(QueueKey(anna_), answer.reply(), &Table::list, 10, 0);
  step();
  const auto& games = *answer.get();
  ASSERT_EQ(games.size(), 1U);
  EXPECT_EQ(games[0].meta.time, (play::TimeControl{5 * minute, 3'000, 2'000}));
  EXPECT_EQ(games[0].standing, view(id)->standing);
}

TEST(DeadlinesTest, TheEarliestComesFirst) {
  Deadlines deadlines;
  EXPECT_EQ(deadlines.next(), std::nullopt);
  deadlines.set({"a", "anna", 30});
  deadlines.set({"b", "bert", 10});
  deadlines.set({"c", "carl", 10});
  deadlines.set({"a", "anna", 20});
  deadlines.remove("c");
  deadlines.remove("nobody's");
  EXPECT_EQ(deadlines.next(), 10);
  EXPECT_TRUE(deadlines.take_due(9).empty());
  EXPECT_EQ(deadlines.take_due(20, 1), (std::vector<Deadline>{{"b", "bert", 10}}));
  deadlines.set({"b", "bert", 10});
  EXPECT_EQ(deadlines.take_due(20), (std::vector<Deadline>{{"b", "bert", 10}, {"a", "anna", 20}}));
  EXPECT_EQ(deadlines.next(), std::nullopt);
}

}  // namespace
}  // namespace camlann::server::test
