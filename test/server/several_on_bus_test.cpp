// Several servers that have a bus: sockets stay where they come to, and what is said on them goes
// to the server that has the games.
#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <cstddef>
#include <string>
#include <thread>

#include "server/client.hpp"
#include "server/several_on_bus.hpp"

namespace camlann::server::test {
namespace {

TEST_F(SeveralOnABus, SocketsOnAnyServerReceiveEvents) {
  start_on_bus(3);
  ASSERT_EQ(holder(), 0U);
  Played game;
  new_game_apart(game);
  auto one = watch(1, game);
  auto two = watch(2, game);
  auto here = watch(0, game);
  EXPECT_TRUE(soon_is(1, "relayed_sockets", 1));
  EXPECT_TRUE(soon_is(2, "relayed_sockets", 1));
  EXPECT_TRUE(soon_is(0, "far_sockets", 2));
  for (int i = 0; i < 6; ++i) ASSERT_TRUE(advance(game));
  const auto told = versions(here, 6);
  EXPECT_EQ(told.size(), 6U);
  EXPECT_EQ(versions(one, 6), told);
  EXPECT_EQ(versions(two, 6), told);
  expect_in_order(game);
}

TEST_F(SeveralOnABus, ARefusedSocketGetsTheSameAnswer) {
  start_on_bus(2);
  std::string answers[2];
  for (std::size_t i = 0; i < 2; ++i) {
    Wire wire(servers_[i]->port());
    wire.send(handshake_text("Cookie: nonsense\r\n"));
    const auto answer = read_answer(wire);
    EXPECT_EQ(answer.status, 403);
    answers[i] = answer.body;
  }
  EXPECT_EQ(answers[0], answers[1]);
}

TEST_F(SeveralOnABus, LimitsFollowTheClientAcrossServers) {
  start_on_bus(2, {"--max-sockets-per-address", "1"});
  Client browser(servers_[0]->port());
  browser.get("/api/games");
  const auto shake = [&](Wire& wire, const std::string& first) {
    wire.send(first + handshake_text("Cookie: " + browser.cookie() + "\r\n"));
    return read_answer(wire).status;
  };
  const std::string line = "PROXY TCP4 203.0.113.9 127.0.0.1 5 6\r\n";
  Wire one(servers_[1]->port());
  Wire two(servers_[0]->port());
  Wire three(servers_[1]->port());
  EXPECT_EQ(shake(one, line), 101);
  EXPECT_EQ(shake(two, line), 429);
  EXPECT_EQ(shake(three, line), 429);
}

TEST_F(SeveralOnABus, SocketsOfADeadServerAreForgotten) {
  start_on_bus(2);
  Played game;
  new_game_apart(game);
  auto socket = watch(1, game);
  EXPECT_TRUE(soon_is(0, "far_sockets", 1));
  still_ = 1;
  servers_[1]->signal(SIGKILL);
  servers_[1]->wait();
  EXPECT_TRUE(soon_is(0, "far_sockets", 0));
  servers_[1].reset();
  host_->reconnect(port());
  guest_->reconnect(port());
  expect_in_order(game);
}

TEST_F(SeveralOnABus, SocketsElsewhereReconnectAfterTheActiveServerDied) {
  start_on_bus(3);
  Played game;
  new_game_apart(game);
  for (const int signal : {SIGKILL, SIGTERM}) {
    const auto first = holder();
    const auto other = (first + 1) % 3;
    await_relays(other);
    auto socket = watch(other, game);
    still_ = first;
    host_->reconnect(port());
    guest_->reconnect(port());
    servers_[first]->signal(signal);
    play_on(game);
    auto frame = socket.receive();
    while (frame.opcode == 1) frame = socket.receive();
    EXPECT_EQ(frame.close_code(), 1001) << "going away: a browser comes again";
    servers_[first]->wait();
    still_ = 99;
    start_server_again(first);
    const auto elsewhere = (holder() + 1) % 3;
    await_relays(elsewhere);
    auto again = watch(elsewhere, game);
    const auto version = game.moves.size();
    play_on(game);
    EXPECT_GT(game.moves.size(), version);
    EXPECT_FALSE(versions(again, 1).empty());
  }
  expect_in_order(game);
}

TEST_F(SeveralOnABus, WithoutTheBusBytesArePassedOn) {
  start_on_bus(2);
  Played game;
  new_game_apart(game);
  auto relayed = watch(1, game);
  nats_.kill();
  for (int i = 0; i < 2; ++i) ASSERT_TRUE(advance(game)) << "moves need no bus";
  auto frame = relayed.receive();
  while (frame.opcode == 1) frame = relayed.receive();
  EXPECT_EQ(frame.close_code(), 1001);
  auto passed = watch(1, game);
  EXPECT_EQ(versions(passed, 2).size(), 2U);
  EXPECT_EQ(figure(1, "relayed_sockets"), 0);
  EXPECT_TRUE(soon_is(1, "bus_connected", 0));
  nats_.start();
  await_relays(1);
  auto again = watch(1, game);
  EXPECT_TRUE(soon_is(1, "relayed_sockets", 1));
  ASSERT_TRUE(advance(game));
  EXPECT_FALSE(versions(again, 1).empty());
  EXPECT_FALSE(versions(passed, 1).empty()) << "the one that was passed on stays";
  expect_in_order(game);
}

TEST_F(SeveralOnABus, AShortStallOfTheBusLosesNothing) {
  start_on_bus(2);
  Played game;
  new_game_apart(game);
  auto socket = watch(1, game);
  nats_.signal(SIGSTOP);
  ASSERT_TRUE(advance(game));
  std::this_thread::sleep_for(std::chrono::milliseconds(700));
  nats_.signal(SIGCONT);
  ASSERT_TRUE(advance(game));
  EXPECT_EQ(versions(socket, 2).size(), 2U) << "on the same socket";
  expect_in_order(game);
}

TEST_F(SeveralOnABus, ASilentClientDoesNotDelayAStop) {
  start_on_bus(2);
  Played game;
  new_game_apart(game);
  const auto silent = watch(1, game);
  for (const std::size_t one : {1U, 0U}) {
    servers_[one]->signal(SIGTERM);
    EXPECT_EQ(servers_[one]->wait(), 0);
  }
}

TEST_F(SeveralOnABus, IsForServersOfOneDatabaseAlone) {
  Program alone(folder_.path() / "alone" / "data", folder_.path() / "web", 0,
                {"--nats", nats_.url()});
  EXPECT_FALSE(alone.ready());
  EXPECT_NE(alone.last_words().find("NATS joins servers of a PostgreSQL database"),
            std::string::npos);
}

}  // namespace
}  // namespace camlann::server::test
