// Memory runs out again and again while people play (memory_shim.cpp). An answer may be an error, a
// connection may end; the server continues, and acknowledged moves are not lost or doubled.
// CAMLANN_HUNGRY_STEPS requests are sent.
#include <gtest/gtest.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <ios>
#include <string>
#include <vector>

#include "server/crash_fixture.hpp"
#include "support/data.hpp"

namespace camlann::server::test {
namespace {

class HungerTest : public CrashTest {
 protected:
  HungerTest() { refuse_one_of(0); }

  void refuse_one_of(std::uint32_t requests) const {
    std::fstream file(hunger(), std::ios::in | std::ios::out | std::ios::binary);
    if (!file) file.open(hunger(), std::ios::out | std::ios::binary);
    file.write(reinterpret_cast<const char*>(&requests), sizeof requests);
  }

  [[nodiscard]] std::filesystem::path hunger() const { return folder_.path() / "hunger"; }

  [[nodiscard]] std::vector<std::string> environment() const override {
    return {"LD_PRELOAD=" CAMLANN_MEMORY_SHIM, "CAMLANN_HUNGER=" + hunger().string()};
  }

  /// Every other request ends a connection.
  [[nodiscard]] std::vector<std::string> options() const override {
    return {"--max-new-connections-per-address", "1000"};
  }

  /// Reads the game, and moves if it is a person's turn; a move refused for lack of memory is sent
  /// again later.
  void step(Played& game) {
    const bool open = !game.open_request.empty();
    const auto path = "/api/games/" + game.id;
    auto& client = mover(game);
    const auto answer = open ? client.post(path + "/moves", game.open_request) : client.get(path);
    if (answer.status != 200) {
      EXPECT_TRUE(answer.status == 0 || answer.status >= 500) << answer.status << answer.body;
      if (answer.status == 0) client.reconnect(program_->port());
      ++refused_;
      return;
    }
    const auto state = json_of(answer.body);
    take_over(game, state);
    game.open_request.clear();
    if (open) ++acknowledged_;
    if (!game.over && !open && field(state, "thinking") != true) {
      game.open_request = random_move(state);
    }
  }

  int refused_ = 0;
};

TEST_F(HungerTest, AcknowledgedMovesStayAndTheServerContinues) {
  start();
  Played games[4];
  for (auto& game : games) new_game(game);
  const std::uint32_t one_of[] = {60, 300, 1000, 3000};
  const auto steps = camlann::test::number_from_environment("CAMLANN_HUNGRY_STEPS", 1500);
  for (std::uint64_t round = 0; round < steps; ++round) {
    SCOPED_TRACE("round " + std::to_string(round));
    refuse_one_of(one_of[random_.below(4)]);
    for (auto& game : games) {
      if (!game.over) step(game);
      if (HasFatalFailure()) return;
    }
    for (auto& game : games) {
      if (!game.over) continue;
      refuse_one_of(0);
      reconnect();
      new_game(game);
    }
  }
  refuse_one_of(0);
  reconnect();
  EXPECT_EQ(host_->get("/healthz").status, 200);
  for (auto& game : games) {
    if (!game.over) check(game);
  }
  EXPECT_GT(refused_, 100);
  EXPECT_GT(acknowledged_, 100);
  RecordProperty("refused", refused_);
  RecordProperty("acknowledged", acknowledged_);
  program_->signal(SIGTERM);
  EXPECT_EQ(program_->wait(), 0);
}

}  // namespace
}  // namespace camlann::server::test
