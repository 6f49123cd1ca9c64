// Several servers of one database: people play through all of them, while the one that has the
// games is stopped with grace, killed, or stands still, and while the database is away.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/address_v4.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>
#include <iterator>
#include <memory>
#include <optional>
#include <regex>
#include <set>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "server/child.hpp"
#include "server/crash_fixture.hpp"
#include "server/load.hpp"
#include "server/several_fixture.hpp"
#include "server/slow_relay.hpp"
#include "server/test_postgres.hpp"
#include "support/data.hpp"
#include "support/files.hpp"

namespace camlann::server::test {
namespace {

TEST_F(SeveralServers, APairPlaysThroughTwoOfThemWhileTheThirdHasTheGames) {
  start_servers(3);
  ASSERT_EQ(holder(), 0U);
  Played game;
  new_game_apart(game);
  for (int i = 0; i < 6; ++i) ASSERT_TRUE(advance(game)) << "no connection is lost";
  EXPECT_EQ(game.moves.size(), 6U);
  EXPECT_EQ(host_->get("/api/games/" + game.id).status, 200);
  WebSocket watcher(servers_[1]->port(), host_->cookie());
  watcher.say(R"({"type":"watch","game":")" + game.id + "\"}");
  EXPECT_NE(watcher.receive().payload.find(R"("type":"watching")"), std::string::npos);
  expect_in_order(game);
}

TEST_F(SeveralServers, OneThatIsToldToStopGivesTheGamesBack) {
  start_servers(2);
  Played game;
  new_game_apart(game);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(play_beyond_holder(game, SIGTERM), 0);
  expect_in_order(game);
}

TEST_F(SeveralServers, AnotherOneGoesOnWhereTheFirstIsKilled) {
  start_servers(2);
  Played game;
  new_game_apart(game);
  for (int i = 0; i < 2; ++i) EXPECT_NE(play_beyond_holder(game, SIGKILL), 0);
  expect_in_order(game);
}

TEST_F(SeveralServers, OneThatStoodStillAndWasOvertakenStandsByAfterwards) {
  start_servers(2);
  Played game;
  new_game_apart(game);
  play_on(game);
  const auto first = holder();
  // A browser that watches there, as it does not know better.
  WebSocket watcher(servers_[first]->port(), host_->cookie());
  watcher.say(R"({"type":"watch","game":")" + game.id + "\"}");
  EXPECT_NE(watcher.receive().payload.find(R"("type":"watching")"), std::string::npos);
  Client reader(servers_[first]->port());
  EXPECT_EQ(reader.get("/api/games/" + game.id).status, 200);
  still_ = first;
  host_->reconnect(port());
  guest_->reconnect(port());
  servers_[first]->signal(SIGSTOP);
  const auto stopped = std::chrono::steady_clock::now();
  say("before");
  play_on(game);
  say("the next move after SIGSTOP");
  const auto moves = game.moves.size();
  play_on(game);
  std::this_thread::sleep_until(stopped + std::chrono::seconds(4));
  servers_[first]->signal(SIGCONT);
  still_ = 99;
  // Nobody is told by it how the game was.
  const auto stale = reader.get("/api/games/" + game.id);
  EXPECT_TRUE(stale.status == 0 || stale.status == 503) << stale.body;
  auto frame = watcher.receive();
  while (frame.opcode == 1) frame = watcher.receive();
  EXPECT_TRUE(frame.opcode == 8 || frame.opcode == 0) << "its connections are closed";
  EXPECT_EQ(holder(first), 1 - first);
  host_->reconnect(servers_[first]->port());
  guest_->reconnect(servers_[first]->port());
  play_on(game);
  EXPECT_GT(game.moves.size(), moves);
  EXPECT_FALSE(holds(first));
  // And it can have them again.
  servers_[1 - first]->signal(SIGKILL);
  servers_[1 - first]->wait();
  still_ = 1 - first;
  play_on(game);
  EXPECT_TRUE(holds(first));
  servers_[1 - first].reset();
  expect_in_order(game);
}

// The server asked itself for ever whether it had the games, and answered nobody any more.
TEST_F(SeveralServers, WhatIsAskedWhileOneStepsDownHoldsUpNobody) {
  start_servers(2);
  ASSERT_EQ(holder(), 0U);
  servers_[0]->signal(SIGSTOP);
  ASSERT_EQ(Client(servers_[1]->port()).get("/api/games").status, 0) << "cut off";
  ASSERT_EQ(holder(0), 1U);
  // It accepts them one after another when it goes on, and meanwhile learns that it was overtaken.
  std::vector<std::unique_ptr<Wire>> waiting;
  for (int i = 0; i < 300; ++i) {
    waiting.push_back(std::make_unique<Wire>(servers_[0]->port()));
    ASSERT_TRUE(waiting.back()->send("GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"));
  }
  servers_[0]->signal(SIGCONT);
  EXPECT_FALSE(holds(0));
  EXPECT_EQ(Client(servers_[0]->port()).get("/api/games").status, 200) << "passed on";
}

TEST_F(SeveralServers, WhereTheDatabaseIsKilledOneOfThemGoesOn) {
  start_servers(2);
  Played game;
  new_game_apart(game);
  for (int i = 0; i < 2; ++i) {
    play_on(game);
    say("before");
    postgres_.kill();
    postgres_.start();
    play_on(game);
    say("the next move after a kill of the database");
  }
  expect_in_order(game);
}

// Others passed on to where the lease said, and it to itself, until all of that was cut off.
TEST_F(SeveralServers, WhatComesJustAfterAKilledOneIsBackIsAnswered) {
  start_servers(3);
  ASSERT_EQ(holder(), 0U);
  servers_[0]->signal(SIGKILL);
  servers_[0]->wait();
  start_server(0);
  std::vector<std::thread> all;
  for (int i = 0; i < 12; ++i) {
    all.emplace_back([port = servers_[static_cast<std::size_t>(i) % 3]->port(), i] {
      std::this_thread::sleep_for(std::chrono::milliseconds(200 + 100 * i));  // others have looked
      EXPECT_EQ(Client(port).get("/api/games").status, 200) << i;
    });
  }
  for (auto& one : all) one.join();
}

TEST_F(SeveralServers, BytesArePassedOnBothWaysHoweverSlowlyTheyAreRead) {
  start_servers(2);
  ASSERT_EQ(holder(), 0U);
  const std::string request = "GET /api/openapi.yaml HTTP/1.1\r\nHost: x\r\n\r\n";
  Wire direct(servers_[0]->port());
  direct.send(request);
  const auto body = read_answer(direct).body;
  ASSERT_GT(body.size(), 50'000U);
  // More than all buffers hold, of which nothing is read at first.
  constexpr int times = 100;
  Wire slow(servers_[1]->port(), 4096);
  for (int i = 0; i < times; ++i) ASSERT_TRUE(slow.send(request));
  slow.finish();  // and nothing more comes
  Wire other(servers_[1]->port());
  other.send(request);
  EXPECT_EQ(read_answer(other).body, body) << "others are not held up";
  for (int i = 0; i < times; ++i) ASSERT_EQ(read_answer(slow).body, body) << i;
  EXPECT_EQ(slow.read_all(), "");
}

TEST_F(SeveralServers, WhoeverStandsByAnswersForItselfAndWhereNobodyHasTheGamesSaysSo) {
  start_servers(2);
  ASSERT_EQ(holder(), 0U);
  Client client(servers_[1]->port());
  EXPECT_EQ(client.get("/healthz").body, R"({"status":"ok","holdsGames":false})");
  client.reconnect(servers_[1]->port());
  EXPECT_EQ(client.get("/readyz").status, 200);
  client.reconnect(servers_[1]->port());
  EXPECT_NE(client.get("/metrics").body.find("\ncamlann_holds_games 0\n"), std::string::npos);
  EXPECT_NE(Client(servers_[0]->port()).get("/metrics").body.find("\ncamlann_holds_games 1\n"),
            std::string::npos);
  postgres_.kill();
  servers_[0]->signal(SIGKILL);
  servers_[0]->wait();
  servers_[0].reset();
  Client asking(servers_[1]->port());
  const auto refused = asking.get("/api/games");
  EXPECT_EQ(refused.status, 503);
  EXPECT_EQ(refused.header("Retry-After"), "1");
  EXPECT_NE(refused.body.find(R"({"error":{"what":"No server has the games now")"),
            std::string::npos)
      << refused.body;
  client.reconnect(servers_[1]->port());
  EXPECT_EQ(client.get("/readyz").status, 503);
  client.reconnect(servers_[1]->port());
  EXPECT_EQ(client.get("/healthz").status, 200);
  // What comes while nobody has them waits, and is served by the one that takes over.
  client.reconnect(servers_[1]->port());
  std::thread waiting([&client] { EXPECT_EQ(client.get("/api/games").status, 200); });
  postgres_.start();
  waiting.join();
}

/// A load balancer in front of servers.
class Haproxy {
 public:
  Haproxy(const std::filesystem::path& folder, const std::vector<std::uint16_t>& servers)
      : folder_(folder), port_(free_port()) {
    if (!std::filesystem::exists(program)) {
      throw std::runtime_error("HAProxy is not installed: script/setup --test installs it");
    }
    std::ofstream settings(folder_ / "haproxy.cfg");
    settings
        << "defaults\n mode tcp\n timeout connect 2s\n timeout client 2m\n timeout server 2m\n"
        << " option redispatch\n retries 2\nfrontend players\n bind 127.0.0.1:" << port_
        << "\n default_backend servers\nbackend servers\n balance roundrobin\n"
        << " option httpchk GET /healthz\n default-server send-proxy check inter 1s fall 3 rise "
        << "1 on-marked-down shutdown-sessions\n";
    for (const auto server : servers) {
      settings << " server s" << server << " 127.0.0.1:" << server << "\n";
    }
    settings.close();
    start();
  }

  [[nodiscard]] std::uint16_t port() const { return port_; }
  void signal(int number) const { child_->signal(number); }
  void kill() {
    child_.reset();
    start();
  }

 private:
  static constexpr const char* program = "/usr/sbin/haproxy";

  static std::uint16_t free_port() {
    boost::asio::io_context loop;
    using Tcp = boost::asio::ip::tcp;
    return Tcp::acceptor(loop, Tcp::endpoint(boost::asio::ip::address_v4::loopback(), 0))
        .local_endpoint()
        .port();
  }
  /// It listens afterwards.
  void start() {
    child_ = std::make_unique<Child>(
        std::vector<std::string>{program, "-db", "-f", (folder_ / "haproxy.cfg").string()},
        std::vector<std::string>{}, folder_ / "haproxy.log");
    const auto until = std::chrono::steady_clock::now() + patience;
    while (std::chrono::steady_clock::now() < until) {
      if (Client(port_).get("/healthz").status == 200) return;
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    throw std::runtime_error("HAProxy does not listen: " + child_->output());
  }

  const std::filesystem::path folder_;
  const std::uint16_t port_;
  std::unique_ptr<Child> child_;
};

/// Under load, through HAProxy; each round one of all programs is killed or stands still, or a
/// server is cut off from the database. CAMLANN_CHAOS rounds (4), of at most CAMLANN_STILL seconds
/// (2).
class SeveralServersInChaos : public SeveralServers {
 protected:
  enum class Deed { kill, still, cut };

  [[nodiscard]] std::string database_for(std::size_t server) const override {
    auto url = address_.url();
    const auto folder = postgres_.folder().string();
    return url.replace(url.find(folder), folder.size(), ways_[server]->folder().string());
  }
  [[nodiscard]] std::uint16_t port() const override { return front_->port(); }

  void start_all() {
    for (auto& way : ways_) way = std::make_unique<SlowRelay>(postgres_.folder());
    start_servers(std::size(ways_));
    std::vector<std::uint16_t> ports;
    for (const auto& server : servers_) ports.push_back(server->port());
    front_.emplace(folder_.path(), ports);
    for (auto* client : {host_.get(), guest_.get()}) client->reconnect(port());
    for (std::size_t i = 0; i < std::size(workers_); ++i) start_worker(i);
  }
  void start_worker(std::size_t number) {
    workers_[number].reset();
    workers_[number] =
        std::make_unique<Child>(std::vector<std::string>{CAMLANN_PROGRAM, "worker", "--threads",
                                                         "1", "--database", address_.url()},
                                std::vector<std::string>{}, folder_.path() / "worker.log");
  }
  void wait_a_while() {
    std::this_thread::sleep_for(
        std::chrono::milliseconds(1000 + random_.below(1000 * (still_for_ - 1))));
  }
  void stand_still(const std::function<void(int)>& signal) {
    signal(SIGSTOP);
    wait_a_while();
    signal(SIGCONT);
  }

  /// What was done to whom.
  std::string disturb_server(std::size_t server, Deed deed) {
    const std::string name = holds(server) ? "the server with the games" : "a server";
    if (deed == Deed::kill) {
      servers_[server]->signal(SIGKILL);
      servers_[server]->wait();
      // It is back at once, or when another one has gone on.
      if (random_.below(2) == 0) {
        for (auto& game : games_) play_on(game);
      }
      start_server(server);
      return name + " was killed";
    }
    if (deed == Deed::cut) {
      ways_[server]->cut(true);
      wait_a_while();
      ways_[server]->cut(false);
      return name + " was cut off from the database";
    }
    stand_still([&](int number) { servers_[server]->signal(number); });
    return name + " stood still";
  }
  std::string disturb_other(std::uint32_t whom, bool kills) {
    const std::string what = kills ? " was killed" : " stood still";
    if (whom < 2) {
      if (kills) {
        start_worker(whom);
      } else {
        stand_still([&](int number) { workers_[whom]->signal(number); });
      }
      return "a worker" + what;
    }
    if (whom < 3) {
      if (kills) {
        postgres_.kill();
        postgres_.start();
      } else {
        stand_still([this](int number) { postgres_.signal_all(number); });
      }
      return "the database" + what;
    }
    if (kills) {
      front_->kill();
    } else {
      stand_still([this](int number) { front_->signal(number); });
    }
    return "the load balancer" + what;
  }
  void round(std::uint64_t number) {
    const auto begun = std::chrono::steady_clock::now();
    const auto whom = random_.below(9);
    const auto deed = static_cast<Deed>(random_.below(3));
    const auto done = whom < 5 ? disturb_server(whom < 3 ? whom : holder(), deed)
                               : disturb_other(whom - 5, random_.below(2) == 0);
    for (auto& game : games_) {
      play_on(game);
      if (HasFatalFailure()) return;
      if (game.over) new_game(game);
    }
    std::cout << "round " << number << ": " << done << ", next moves after "
              << (std::chrono::steady_clock::now() - begun) / std::chrono::milliseconds(1) << " ms"
              << std::endl;
  }

  void expect_all_of(Load& load) {
    Client reader(port());
    for (const auto& [id, played] : load.acknowledged()) {
      const auto there = moves_of(json_of(reader.get("/api/games/" + id).body));
      ASSERT_GE(there.size(), played.size()) << id << ": an acknowledged move is gone";
      EXPECT_TRUE(std::equal(played.begin(), played.end(), there.begin())) << id;
      EXPECT_LE(there.size(), played.size() + 1) << id << ": a move that nobody has sent";
    }
  }
  /// What the database says of all games: one history each, and clocks that only go on.
  void expect_whole_histories() {
    auto database = database::Database::open(address_).value();
    const auto none = [&](const std::string& what, const std::string& rows) {
      auto found =
          database.prepare("SELECT CAST(found AS TEXT) FROM (" + rows + ") AS found").value();
      EXPECT_FALSE(found.step().value()) << what << ": " << found.text(0);
    };
    none("a version is missing or there twice",
         "SELECT game FROM events GROUP BY game HAVING count(*)<>max(version)");
    const auto steps = [](const std::string& games) {
      return "SELECT * FROM (SELECT game, version, kind, epoch, clock, at, lag(epoch) OVER w AS "
             "epoch_before, lag(clock) OVER w AS clock_before, lag(at) OVER w AS at_before FROM "
             "events WHERE game IN (SELECT id FROM games " +
             games + ") WINDOW w AS (PARTITION BY game ORDER BY version)) AS steps WHERE ";
    };
    const std::string timed = "WHERE time<>''";
    none("an event of an owner who was overtaken", steps("") + "epoch<epoch_before");
    none("a clock went back", steps(timed) + "clock<clock_before");
    // The clock stands where nobody has the games; it is written a moment before the time of day.
    none("a clock went faster than the time",
         steps(timed) + "clock-clock_before>at-at_before+1000");
  }

  const std::uint64_t rounds_ = camlann::test::number_from_environment("CAMLANN_CHAOS", 4);
  const std::uint32_t still_for_ =
      static_cast<std::uint32_t>(camlann::test::number_from_environment("CAMLANN_STILL", 2));
  std::unique_ptr<SlowRelay> ways_[3];
  std::optional<Haproxy> front_;
  std::unique_ptr<Child> workers_[2];
  Played games_[2];
};

TEST_F(SeveralServersInChaos, NothingIsLostAndNothingComesTwice) {
  std::cout << "CAMLANN_SEED=" << camlann::test::number_from_environment("CAMLANN_SEED", 1)
            << std::endl;
  start_all();
  for (auto& game : games_) new_game(game);
  Load load([this] { return port(); }, 4, std::chrono::milliseconds(10),
            R"(,"time":{"base":36000,"increment":1})");
  for (std::uint64_t number = 1; number <= rounds_ && !HasFailure(); ++number) round(number);
  load.expect_all_go_on();
  load.stop();
  expect_all_of(load);
  expect_whole_histories();
  for (auto& game : games_) expect_in_order(game);
  std::cout << rounds_ << " rounds, " << load.count() + acknowledged_ << " moves acknowledged\n";
}

/// Who sends requests, as far as limits go.
class SeveralAddresses : public SeveralServers {
 protected:
  /// The status of a handshake that comes from there.
  int handshake(Wire& wire, const std::string& first, const std::string& more = {}) {
    wire.send(first + handshake_text("Cookie: " + cookie_ + "\r\n" + more));
    return read_answer(wire).status;
  }
  std::string cookie_;
};

TEST_F(SeveralAddresses, LimitsAreOfTheClientWhateverServerHeComesTo) {
  for (std::size_t i = 0; i < 2; ++i) start_server(i, {"--max-sockets-per-address", "1"});
  Client browser(servers_[0]->port());
  browser.get("/api/games");
  cookie_ = browser.cookie();
  const std::string line = "PROXY TCP4 203.0.113.9 127.0.0.1 5 6\r\n";
  Wire one(servers_[0]->port());
  Wire two(servers_[1]->port());
  Wire three(servers_[1]->port());
  Wire four(servers_[1]->port());
  EXPECT_EQ(handshake(one, line), 101);
  EXPECT_EQ(handshake(two, line), 429) << "the same client, by another server";
  EXPECT_EQ(handshake(three, {}, "X-Forwarded-For: 203.0.113.9\r\n"), 429);
  EXPECT_EQ(handshake(four, "PROXY TCP6 2001:db8::9 ::1 5 6\r\n"), 101);
}

TEST_F(SeveralAddresses, WhatIsNoLineIsRefused) {
  start_server(0);
  for (const auto* line : {"PROXY TCP4 203.0.113.9\r\n", "PROXY nonsense\r\n"}) {
    Wire wire(servers_[0]->port());
    wire.send(std::string(line) + "GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n");
    EXPECT_EQ(read_answer(wire).status, 400) << line;
  }
}

TEST_F(SeveralAddresses, AStrangerIsNotBelieved) {
  Program alone(folder_.path() / "alone" / "data", folder_.path() / "web");
  Wire wire(alone.port());
  wire.send("PROXY TCP4 203.0.113.9 127.0.0.1 5 6\r\nGET /api/games HTTP/1.1\r\nHost: x\r\n\r\n");
  EXPECT_EQ(read_answer(wire).status, 400);
}

}  // namespace
}  // namespace camlann::server::test
