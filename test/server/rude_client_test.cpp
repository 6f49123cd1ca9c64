// A greedy client at its limits, and an honest player: real games on SQLite, with their thread. The
// honest player's wait is compared with the same run without the client, so that slow machines
// pass; without fairness each of these took seconds.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <ctime>
#include <deque>
#include <future>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "server/api/socket_client.hpp"
#include "server/core/outbox.hpp"
#include "server/fakes.hpp"
#include "server/model/kept_game.hpp"
#include "server/services/games/games.hpp"
#include "server/services/games/new_games.hpp"
#include "server/services/games/table.hpp"
#include "server/store/store.hpp"

namespace camlann::server::test {
namespace {

using Steady = std::chrono::steady_clock;
using Times = std::vector<double>;  // in milliseconds

constexpr int honest_moves = 150;
/// Maximum factor of the honest player's wait. A round of commands and another commit precede each
/// move, on a machine with cores that the client keeps busy.
constexpr double bound = 25.0;
/// Allowance for two turns of the system's scheduler and a commit; without it a fast disk would
/// make the bound too strict.
constexpr double least_ms = 10.0;

const GameRequest rude{QueueKey("rude", "198.51.100.7"), "0000000abcde"};
const QueueKey honest{"honest", "192.0.2.1"};

/// Men that go to and fro until the game has this version.
GameWrite shuffled_game(const GameRequest& owner, int version) {
  constexpr const char* moves[] = {"B5-A5", "B9-A9", "A5-B5", "A9-B9"};
  GameWrite write;
  GameMeta meta;
  meta.id = owner.game;
  meta.player = owner.sender.player;
  meta.variant = "cam";
  meta.opponent = Opponent::person;
  meta.rules = make_game("cam", "", "")->rules();
  meta.seats = {{'w', 0, ""}, {'b', 0, ""}};
  KeptGame game(meta, *GameState::create(meta));
  // Not so old that it counts as abandoned.
  const Millis begun = wall_clock();
  game.add({1, By::person, play::Created{}, {}, begun});
  for (int at = 2; at <= version; ++at) {
    auto move = *game.state.board().read(moves[(at - 2) % 4]);
    play::PlayMove command{at - 2, move};
    game.add({at, By::person, play::MovePlayed{std::move(move)},
              Stamp{"n" + std::to_string(at), std::move(command)}, begun + at});
  }
  write.created = Creation{meta, {}};
  write.id = meta.id;
  write.entries = game.entries;
  write.standing = game.standing();
  return write;
}

/// Counts its messages, like a socket with a stalled reader.
class Sink final : public Watcher {
 public:
  std::atomic<std::size_t> bytes{0};
  void deliver(Payload message) override { bytes += message->size(); }
};

class RudeClientTest : public testing::Test {
 protected:
  RudeClientTest() {
    auto opened = open_database_store(folder_.path() / "games.sqlite");
    EXPECT_TRUE(opened) << opened.error().what;
    store_ = std::move(*opened);
    const GameWrite long_game[] = {shuffled_game(rude, 4000)};
    EXPECT_TRUE(store_->write({long_game, {}}));
    games_ = std::make_unique<Games>(*store_, thinker_, wall_clock, counting_names(), limits_,
                                     silent_log());
    EXPECT_TRUE(games_->start());
    thread_ = std::thread([this] { games_->run(); });
  }
  ~RudeClientTest() override {
    stop_ = true;
    if (games_) games_->close();
    thread_.join();
  }

  /// Has something asked of the games and waits for the answer.
  template <class Ask>
  View wait(Ask&& ask) {
    std::promise<View> promise;
    ask([&](const Result<View>& view) { promise.set_value(view ? *view : nullptr); });
    return promise.get_future().get();
  }

  /// Plays on, and returns the time of each move.
  Times play_honestly() {
    constexpr const char* moves[] = {"B5-A5", "B9-A9", "A5-B5", "A9-B9"};
    const auto game = wait([&](auto reply) {
      games_->ask(honest, reply, &NewGames::create, wish_for("cam", Opponent::person));
    });
    const GameRequest game_request{honest, game->meta.id};
    Times times;
    for (int ply = 0; ply < honest_moves; ++ply) {
      const MoveRequest move{ply, moves[ply % 4], "h" + std::to_string(ply), ply + 1};
      const auto begun = Steady::now();
      EXPECT_TRUE(wait([&](auto reply) { games_->ask(game_request, reply, &Table::play, move); }));
      times.push_back(std::chrono::duration<double, std::milli>(Steady::now() - begun).count());
    }
    return times;
  }

  static double percentile99(Times times) {
    std::sort(times.begin(), times.end());
    return times[times.size() * 99 / 100];
  }

  /// The same moves without and with the attack, which runs until stop_.
  template <class Attack>
  void compare(Attack&& attack, double most = bound) {
    const double alone = std::max(least_ms, percentile99(play_honestly()));
    attack();
    const double beside = percentile99(play_honestly());
    stop_ = true;
    RecordProperty("alone_ms", std::to_string(alone));
    RecordProperty("beside_ms", std::to_string(beside));
    std::printf("p99 alone %.2f ms, beside the rude client %.2f ms\n", alone, beside);
    EXPECT_LE(beside, most * alone);
  }

  /// Like a connection that sends the next request after each answer.
  template <class Ask>
  void keep_asking(const Ask& ask) {
    ask([this, ask](const auto& answer) {
      EXPECT_TRUE(answer || stop_);
      ++answers_;
      if (!stop_) keep_asking(ask);
    });
  }

  /// The same, whatever is answered.
  template <class Ask>
  void keep_trying(const Ask& ask) {
    ask([this, ask](const auto&) {
      if (!stop_) keep_trying(ask);
    });
  }

  TemporaryFolder folder_;
  FakeThinker thinker_;
  Limits limits_;
  std::unique_ptr<Store> store_;
  std::unique_ptr<Games> games_;
  std::thread thread_;
  std::atomic<bool> stop_{false};
  std::atomic<int> answers_{0};
};

TEST_F(RudeClientTest, RepeatsOfALongGameDelayOnlyTheirSender) {
  compare([&] {
    for (int i = 0; i < 400; ++i) {
      keep_asking([this](const ViewReply& reply) {
        games_->ask(rude, reply, &Table::play, MoveRequest{1998, "A5-B5", "n2000"});
      });
    }
  });
  EXPECT_GT(answers_, 0) << "the rude client is served, in its turn";
}

TEST_F(RudeClientTest, ReadingALongGameDelaysOnlyTheReader) {
  compare([&] {
    for (int i = 0; i < 400; ++i) {
      keep_asking([this](const ViewReply& reply) { games_->ask(rude, reply, &Table::get); });
    }
  });
}

TEST_F(RudeClientTest, WatchingALongGameAgainAndAgainDelaysOnlyTheWatcher) {
  std::vector<std::shared_ptr<Sink>> sinks;
  std::thread sockets;
  compare([&] {
    for (int i = 0; i < 64; ++i) sinks.push_back(std::make_shared<Sink>());
    sockets = std::thread([&] {
      std::deque<SocketClient> clients;
      for (const auto& sink : sinks) {
        clients.emplace_back(*games_, limits_, rude.sender, sink, Steady::now);
      }
      const auto text = R"({"type":"watch","game":")" + rude.game + R"(","version":3999})";
      while (!stop_) {
        for (auto& client : clients) (void)client.on_message(text);
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
      }
      for (auto& client : clients) client.forget();
    });
  });
  sockets.join();
}

/// As above, with the threads that think.
class RudeThoughtsTest : public RudeClientTest {
 protected:
  RudeThoughtsTest() { restart(); }
  ~RudeThoughtsTest() override {
    stop_ = true;
    games_->close();
    thread_.join();
    games_.reset();
    thread_ = std::thread([] {});  // for the base
  }

  /// Another server of the same games.
  void restart() {
    games_->close();
    thread_.join();
    games_ = std::make_unique<Games>(*store_, thinkers_, wall_clock, names_, limits_, silent_log());
    EXPECT_TRUE(games_->start());
    thread_ = std::thread([this] { games_->run(); });
  }

  /// Times of the computer's moves at its lowest level.
  Times ask_level_1() {
    Times times;
    for (int i = 0; i < 12; ++i) {
      auto wish = wish_for("cam", Opponent::computer, Seat::black);
      wish.level = 1;
      const auto begun = Steady::now();
      const auto game =
          wait([&](auto reply) { games_->ask(honest, reply, &NewGames::create, wish); });
      const GameRequest game_request{honest, game->meta.id};
      while (wait([&](auto reply) {
               games_->ask(game_request, reply, &Table::get);
             })->standing.plies == 0) {
        if (Steady::now() - begun > std::chrono::seconds(10)) break;
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
      }
      times.push_back(std::chrono::duration<double, std::milli>(Steady::now() - begun).count());
    }
    return times;
  }

  Namer names_ = counting_names();
  Thinkers thinkers_{1, "", silent_log()};
};

TEST_F(RudeThoughtsTest, TwoHundredGamesAtTheHighestLevelDelayNoShortThought) {
  const double alone = percentile99(ask_level_1());
  for (int i = 0; i < 199; ++i) {
    auto wish = wish_for("cam", Opponent::computer, Seat::black);
    wish.level = max_level;
    EXPECT_TRUE(
        wait([&](auto reply) { games_->ask(rude.sender, reply, &NewGames::create, wish); }));
  }
  const double beside = percentile99(ask_level_1());
  restart();
  const double after_a_restart = percentile99(ask_level_1());
  std::printf("p99 alone %.2f ms, beside the rude client %.2f ms, after a restart %.2f ms\n", alone,
              beside, after_a_restart);
  EXPECT_LE(beside, bound * std::max(alone, 10.0));
  EXPECT_LE(after_a_restart, bound * std::max(alone, 10.0));
}

TEST_F(RudeThoughtsTest, SixtyHintsOfAnAddressDelayNoMove) {
  const double alone = percentile99(ask_level_1());
  const auto refused = std::make_shared<std::atomic<int>>(0);
  for (int i = 0; i < 60; ++i) {
    const QueueKey queue_key("rude" + std::to_string(i), rude.sender.address);
    const auto game = wait([&](auto reply) {
      games_->ask(queue_key, reply, &NewGames::create, wish_for("cam", Opponent::person));
    });
    games_->ask(
        GameRequest{queue_key, game->meta.id},
        [this, refused](const Result<HintView>& hint) {
          if (!hint && !stop_) ++*refused;
        },
        &Table::hint, still_there());
  }
  const double beside = percentile99(ask_level_1());
  EXPECT_EQ(*refused, 0) << "all of them wait";
  stop_ = true;
  std::printf("p99 alone %.2f ms, beside the rude client %.2f ms\n", alone, beside);
  EXPECT_LE(beside, bound * std::max(alone, 10.0));
}

/// As above, with more long games than fit into memory.
class RudeReaderTest : public RudeClientTest {
 protected:
  static constexpr int many = 24;

  RudeReaderTest() {
    games_->close();
    thread_.join();
    limits_.games_in_memory = 8;
    auto write = shuffled_game(rude, 4000);
    for (int i = 0; i < many; ++i) {
      write.id = write.created->meta.id = id(i);
      EXPECT_TRUE(store_->write({{&write, 1}, {}}));
    }
    games_ = std::make_unique<Games>(*store_, thinker_, wall_clock, counting_names(), limits_,
                                     silent_log());
    thread_ = std::thread([this] { games_->run(); });
  }
  static std::string id(int number) {
    return "0000000abc" + std::string(1, static_cast<char>('0' + number / 10)) +
           static_cast<char>('0' + number % 10);
  }
};

TEST_F(RudeReaderTest, LongGamesReadAgainAndAgainDelayOnlyTheirReader) {
  compare([&] {
    for (int i = 0; i < many; ++i) {
      const GameRequest game_request{rude.sender, id(i)};
      keep_asking([this, game_request](const ViewReply& reply) {
        games_->ask(game_request, reply, &Table::get);
      });
    }
  });
  EXPECT_GT(answers_, 0) << "the rude client is served, in its turn";
}

TEST_F(RudeReaderTest, MoreReadersThanAreReadAtATimeAreAllServed) {
  std::vector<std::promise<View>> views(many);
  for (int i = 0; i < many; ++i) {
    auto& view = views[static_cast<std::size_t>(i)];
    games_->ask(
        GameRequest{QueueKey(rude.sender.player, "192.0.2." + std::to_string(i)), id(i)},
        [&](const Result<View>& read) { view.set_value(read ? *read : nullptr); }, &Table::get);
  }
  for (auto& promise : views) {
    const auto view = promise.get_future().get();
    ASSERT_TRUE(view);
    EXPECT_EQ(view->standing.version, 4000);
  }
}

/// A long game on disk, worked step by step.
class LongGameTest : public testing::Test {
 protected:
  LongGameTest() {
    const GameWrite long_game[] = {shuffled_game(rude, 3000)};
    EXPECT_TRUE(store_->write({long_game, {}}));
  }
  static Reply<View> into(std::optional<View>& place) {
    return [&place](const Result<View>& view) { place = view ? *view : nullptr; };
  }

  TemporaryFolder folder_;
  std::unique_ptr<Store> store_ = std::move(*open_database_store(folder_.path() / "games.sqlite"));
  FakeThinker thinker_;
};

TEST_F(LongGameTest, OthersAreServedWhileItIsRead) {
  Limits limits;
  limits.round = std::chrono::milliseconds(0);  // a turn each
  Games games(*store_, thinker_, wall_clock, counting_names(), limits, silent_log());
  std::optional<View> read, made;
  games.ask(rude, into(read), &Table::get);
  games.ask(honest, into(made), &NewGames::create, wish_for("cam", Opponent::person));
  for (int turn = 0; turn < 2; ++turn) games.run_once(std::chrono::milliseconds(0));
  EXPECT_TRUE(made);
  EXPECT_FALSE(read);
  for (int turn = 0; turn < 3000 && !read; ++turn) games.run_once(std::chrono::milliseconds(0));
  ASSERT_TRUE(read);
  EXPECT_EQ((*read)->moves.size(), 2999U);
}

TEST_F(LongGameTest, RequestsOfAPlayerStayInOrder) {
  Games games(*store_, thinker_, wall_clock, counting_names(), unhurried(), silent_log());
  std::optional<View> first, second;
  games.ask(rude, into(first), &Table::play, MoveRequest{2999, "A9-B9", "x"});
  games.ask(rude, into(second), &Table::play, MoveRequest{3000, "B5-A5", "y"});
  games.run_once(std::chrono::milliseconds(0));
  ASSERT_TRUE(first && *first);
  ASSERT_TRUE(second && *second);
  EXPECT_EQ((*second)->standing.version, 3002);
}

/// Twenty men in a lattice of knights: 72,520 outcomes, most of one knight.
constexpr const char* lattice =
    "2/8/2KK6/3KKKK5/2K11/3Kmmmmmmm3/14/2KKmmmmmmm3/14/4mmmmmm4/14/6K7/12/3K6/2KK4/2 w 0,0 0 1";

TEST_F(RudeClientTest, APositionOfManyMovesDelaysOnlyItsPlayers) {
  auto wish = wish_for("chivalry", Opponent::person);
  wish.fen = lattice;
  compare([&] {
    for (int i = 0; i < 20; ++i) {
      const QueueKey queue_key("key" + std::to_string(i), rude.sender.address);
      const auto game =
          wait([&](auto reply) { games_->ask(queue_key, reply, &NewGames::create, wish); });
      const GameRequest game_request{queue_key, game->meta.id};
      for (const char* text : {"C12xE6", "C12-E10xE6", "E10xE6", "C12-E10-C8-C10xE12"}) {
        keep_trying([this, game_request, text](const ViewReply& reply) {
          games_->ask(game_request, reply, &Table::play, MoveRequest{0, text, ""});
        });
      }
      keep_trying([this, queue_key, wish](const ViewReply& reply) {
        games_->ask(queue_key, reply, &NewGames::create, wish);
      });
    }
  });
}

/// The time of the processor that this takes here, however busy the machine is.
template <class Work>
double thread_ms(const Work& work) {
  const auto now = [] {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
  };
  const double begun = now();
  work();
  return now() - begun;
}

TEST_F(LongGameTest, ATurnInAPositionOfManyMovesListsNoneOfThem) {
  std::optional<View> made, played;
  auto wish = wish_for("chivalry", Opponent::person);
  wish.fen = lattice;
  const double listing =
      thread_ms([] { EXPECT_EQ(make_game("chivalry", "", lattice)->written().size(), 72'520U); });
  const std::string route =
      "C12-E10-C8-C10-E12-G14-I12xI10xG8xG6xE8xE10xE12xG10xG8xI6xI8xI10xK8xK10xK12xI10xG12xG10xE8"
      "xE6";
  const double turns = thread_ms([&] {
    Games games(*store_, thinker_, wall_clock, counting_names(), unhurried(), silent_log());
    const auto step = [&] { games.run_once(std::chrono::milliseconds(0)); };
    games.ask(honest, into(made), &NewGames::create, wish);
    step();
    ASSERT_TRUE(made && *made);
    const GameRequest game_request{honest, (*made)->meta.id};
    games.ask(game_request, into(played), &Table::play, MoveRequest{0, "C12xE6", "short", 0});
    step();
    EXPECT_TRUE(played && !*played) << "refused: which of them, is not looked for";
    games.ask(game_request, into(played), &Table::play, MoveRequest{0, route, "n", 0});
    step();
    ASSERT_TRUE(played && *played);
  });
  EXPECT_EQ((*played)->moves.front().notation, route);
  EXPECT_EQ(load(*store_, (*made)->meta.id).value()->standing().fen, (*played)->standing.fen);
  RecordProperty("listing_ms", std::to_string(listing));
  RecordProperty("turns_ms", std::to_string(turns));
  EXPECT_LT(turns, listing / 4) << "of " << listing << " ms";
}

TEST_F(RudeClientTest, ManyKeysOfOneAddressAreOneClient) {
  compare([&] {
    for (int i = 0; i < 400; ++i) {
      const QueueKey key{"key" + std::to_string(i), rude.sender.address};
      keep_asking([this, key](const Reply<std::vector<GameSummary>>& reply) {
        games_->ask(key, reply, &Table::list, 200, 0);
      });
    }
  });
}

}  // namespace
}  // namespace camlann::server::test
