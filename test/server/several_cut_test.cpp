// Servers that are cut off from some of their neighbours, for long periods.
#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "server/crash_fixture.hpp"
#include "server/machines.hpp"
#include "server/several_on_machines.hpp"

namespace camlann::server::test {
namespace {

class SeveralServersCutOff : public SeveralOnMachines {
 protected:
  void play(int moves) {
    for (int i = 0; i < moves; ++i) play_on(game_);
  }
  Played game_;
};

// It kept renewing its lease, and play was impossible.
TEST_F(SeveralServersCutOff, AnUnreachableServerGivesUpTheGames) {
  start_servers_and_front();
  new_game(game_);
  play(3);
  const auto first = holder();
  machines_->pull(first, Cable::others);
  play(3);
  say("moves while the server with the games is out of reach, the longest");
  const auto second = holder(first);
  EXPECT_NE(second, first);
  machines_->plug(first, Cable::others);
  play(3);
  expect_in_order(game_);
}

// One server reaches it no more, players do.
TEST_F(SeveralServersCutOff, AServerThatPlayersReachKeepsTheGames) {
  start_servers_and_front();
  new_game(game_);
  play(3);
  const auto first = holder();
  const auto other = (first + 1) % server_count;
  machines_->pull(other, Cable::others);
  for (int i = 0; i < 10; ++i) {
    play(1);
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
  }
  machines_->plug(other, Cable::others);
  EXPECT_TRUE(holds(first));
  expect_in_order(game_);
}

}  // namespace
}  // namespace camlann::server::test
