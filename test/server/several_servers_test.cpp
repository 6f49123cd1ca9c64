// Several servers of one database: people play through all of them, while the one that has the
// games is stopped with grace, killed, or stands still, and while the database is away.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstddef>
#include <functional>
#include <iostream>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "server/crash_fixture.hpp"
#include "server/several_fixture.hpp"
#include "server/store/schema.hpp"
#include "support/files.hpp"

namespace camlann::server::test {
namespace {

bool soon(const std::function<bool()>& what) {
  const auto until = std::chrono::steady_clock::now() + patience;
  while (!what()) {
    if (std::chrono::steady_clock::now() > until) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  return true;
}

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

TEST_F(SeveralServers, AStoppingServerReleasesTheLease) {
  start_servers(2);
  Played game;
  new_game_apart(game);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(play_beyond_holder(game, SIGTERM), 0);
  expect_in_order(game);
}

TEST_F(SeveralServers, AnotherServerTakesOverAfterAKill) {
  start_servers(2);
  Played game;
  new_game_apart(game);
  for (int i = 0; i < 2; ++i) EXPECT_NE(play_beyond_holder(game, SIGKILL), 0);
  expect_in_order(game);
}

TEST_F(SeveralServers, AnOvertakenServerStandsByAfterwards) {
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
  say("the longest move before");
  play_on(game);
  say("the next move after SIGSTOP, with the games taken over");
  const auto moves = game.moves.size();
  play_on(game);
  std::this_thread::sleep_until(stopped + std::chrono::seconds(4));
  servers_[first]->signal(SIGCONT);
  still_ = 99;
  // It does not return an old state of the game.
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

// The server asked itself for ever whether it had the games, and answered no more requests.
TEST_F(SeveralServers, RequestsDuringAHandoverDelayNoOthers) {
  start_servers(2);
  ASSERT_EQ(holder(), 0U);
  servers_[0]->signal(SIGSTOP);
  ASSERT_EQ(Client(servers_[1]->port()).get("/api/games").status, 0) << "cut off";
  ASSERT_EQ(holder(0), 1U);
  // It accepts them one after another when it resumes, and meanwhile learns that it was overtaken.
  std::vector<std::unique_ptr<Wire>> waiting;
  for (int i = 0; i < 300; ++i) {
    waiting.push_back(std::make_unique<Wire>(servers_[0]->port()));
    ASSERT_TRUE(waiting.back()->send("GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"));
  }
  servers_[0]->signal(SIGCONT);
  EXPECT_FALSE(holds(0));
  EXPECT_EQ(Client(servers_[0]->port()).get("/api/games").status, 200) << "passed on";
}

TEST_F(SeveralServers, OneServerContinuesAfterAKillOfTheDatabase) {
  start_servers(2);
  Played game;
  new_game_apart(game);
  for (int i = 0; i < 2; ++i) {
    play_on(game);
    say("the longest move before");
    postgres_.kill();
    postgres_.start();
    play_on(game);
    say("the next move after a kill of the database");
  }
  expect_in_order(game);
}

// It upgraded the schema when it started, or did not start because an older server was active.
TEST_F(SeveralServers, ANewerServerStandsByBesideAnOlderOneAndUpgradesWhenItTakesTheGames) {
  auto older = database::Database::open(address_).value();
  ASSERT_TRUE(older.execute(camlann::test::read_data("server/schema_32_postgres.sql")));
  ASSERT_TRUE(older.execute("UPDATE leases SET owner='older', epoch=1, until=9000000000000000000"));
  start_server(0);
  EXPECT_FALSE(holds(0));
  EXPECT_EQ(schema_version(older).value().version, 32);
  ASSERT_TRUE(older.execute("UPDATE leases SET until=0"));
  EXPECT_EQ(holder(), 0U);
  EXPECT_EQ(schema_version(older).value(), newest_schema());
  EXPECT_EQ(Client(servers_[0]->port()).get("/api/games").status, 200);
}

// The test is the newer program.
TEST_F(SeveralServers, OlderServersPlayOnAfterAnAdditionAndLeaveWhatTheyCannotUse) {
  const auto [version, since] = newest_schema();
  const auto take = [this](const SchemaStep& step) {
    auto database = database::Database::open(address_).value();
    EXPECT_TRUE(take_steps(database, {step}));
  };
  start_servers(2);
  Played game;
  new_game_apart(game);
  play_on(game);
  take({{version + 1, since}, "ALTER TABLE games ADD COLUMN later TEXT NOT NULL DEFAULT 'x';"});
  EXPECT_EQ(play_beyond_holder(game, SIGTERM), 0) << "by the one that plays and the next one";
  expect_in_order(game);

  take({{version + 2, version + 2}, ""});
  const auto first = holder();
  const auto other = 1 - first;
  EXPECT_TRUE(soon([&] {
    const auto log = camlann::test::read_bytes(folder_of(other) / "server.log");
    return log.find(R"("event":"take-over-barred")") != std::string::npos;
  }));
  servers_[first]->signal(SIGTERM);
  EXPECT_EQ(servers_[first]->wait(), 0);
  EXPECT_TRUE(soon([&] { return Client(servers_[other]->port()).get("/readyz").status == 503; }));
  Program again(folder_of(first) / "data", folder_.path() / "web", 0,
                {"--database", database_for(first)});
  EXPECT_FALSE(again.ready());
  EXPECT_NE(again.last_words().find("the database was written by a newer program"),
            std::string::npos);
}

// The test is the newer program, and one of the two servers stands by.
TEST_F(SeveralServers, StepsOfANewerSchemaAndRestartsOfAnOlderServerDelayNoMove) {
  start_servers(2);
  const auto first = holder();
  host_->reconnect(servers_[first]->port());
  guest_->reconnect(servers_[first]->port());
  std::vector<double> times;
  Played game;
  const auto play_until = [&](const std::function<bool()>& over) {
    times.clear();
    while (!HasFailure() && (times.size() < 150 || !over())) {
      if (game.id.empty() || game.over) new_game_apart(game);
      const auto begun = std::chrono::steady_clock::now();
      EXPECT_TRUE(advance(game));
      times.push_back(
          std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begun)
              .count());
    }
    std::sort(times.begin(), times.end());
    return times[times.size() * 99 / 100];
  };
  const double alone = std::max(10.0, play_until([] { return true; }));
  std::atomic<int> steps{0};
  std::atomic<int> restarts{0};
  std::atomic<bool> over{false};
  std::thread upgrades([&] {
    auto newer = database::Database::open_shared(address_).value();
    auto [version, since] = newest_schema();
    for (; !over; ++steps) {
      const auto name = "later_" + std::to_string(++version);
      EXPECT_TRUE(take_steps(newer, {{{version, since},
                                      "CREATE TABLE " + name +
                                          " (id TEXT PRIMARY KEY);"
                                          "ALTER TABLE games ADD COLUMN " +
                                          name + " TEXT NOT NULL DEFAULT 'x';"}}));
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
  });
  std::thread others([&] {
    for (; !over; ++restarts) {
      servers_[1 - first]->signal(SIGTERM);
      EXPECT_EQ(servers_[1 - first]->wait(), 0);
      start_server(1 - first);
    }
  });
  const double beside = play_until([&] { return steps > 20 && restarts > 1; });
  over = true;
  upgrades.join();
  others.join();
  std::cout << "99 %: alone " << alone << " ms, beside " << beside << " ms; " << steps << " steps, "
            << restarts << " restarts\n";
  EXPECT_LE(beside, 25 * alone);
  EXPECT_EQ(holder(), first);
  expect_in_order(game);
}

// Others passed on to where the lease said, and it to itself, until all of that was cut off.
TEST_F(SeveralServers, RequestsJustAfterARestartAreAnswered) {
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

TEST_F(SeveralServers, AStandbyAnswersForItselfAndReportsAMissingLeader) {
  start_servers(2);
  ASSERT_EQ(holder(), 0U);
  Client client(servers_[1]->port());
  EXPECT_EQ(client.get("/healthz").body, R"({"status":"ok","holdsGames":false})");
  client.reconnect(servers_[1]->port());
  EXPECT_EQ(client.get("/readyz").status, 200);
  client.reconnect(servers_[1]->port());
  EXPECT_NE(client.get("/metrics").body.find("\ncamlann_holds_games 0\n"), std::string::npos);
  client.reconnect(servers_[1]->port());
  EXPECT_NE(client.get("/status").body.find("<h1>All systems normal</h1>"), std::string::npos);
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
  client.reconnect(servers_[1]->port());
  const auto page = client.get("/status");
  EXPECT_EQ(page.status, 200);
  EXPECT_EQ(page.header("Content-Type"), "text/html; charset=utf-8");
  EXPECT_NE(page.body.find("<li>The games could not be reached since "), std::string::npos)
      << page.body;
  client.reconnect(servers_[1]->port());
  EXPECT_EQ(client.get("/status.css").header("Content-Type"), "text/css; charset=utf-8");
  client.reconnect(servers_[1]->port());
  EXPECT_NE(client.get("/metrics").body.find("\ncamlann_database_away 1\n"), std::string::npos);
  // Requests without an active server wait, and are served by the one that takes over.
  client.reconnect(servers_[1]->port());
  std::thread waiting([&client] { EXPECT_EQ(client.get("/api/games").status, 200); });
  postgres_.start();
  waiting.join();
}

/// Addresses of clients, for limits.
class SeveralAddresses : public SeveralServers {
 protected:
  /// The status of a handshake that comes from there.
  int handshake(Wire& wire, const std::string& first, const std::string& more = {}) {
    wire.send(first + handshake_text("Cookie: " + cookie_ + "\r\n" + more));
    return read_answer(wire).status;
  }
  std::string cookie_;
};

TEST_F(SeveralAddresses, LimitsFollowTheClientAcrossServers) {
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

TEST_F(SeveralAddresses, AnInvalidProxyLineIsRefused) {
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
