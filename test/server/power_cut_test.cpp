// The power goes in mid-game, CAMLANN_CUTS times: only what was synced is on the disk afterwards
// (disk_shim.cpp). And the disk is full, and free again, or slow.
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <chrono>
#include <csignal>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <future>
#include <string>
#include <thread>
#include <vector>

#include "server/crash_fixture.hpp"
#include "support/data.hpp"

namespace camlann::server::test {
namespace {

namespace fs = std::filesystem;

std::string inode_of(const fs::path& file) {
  struct stat about{};
  EXPECT_EQ(stat(file.c_str(), &about), 0) << file;
  return std::to_string(about.st_ino);
}

class PowerCutTest : public CrashTest {
 protected:
  PowerCutTest() {
    fs::create_directories(data());
    fs::create_directories(durable());
  }

  [[nodiscard]] fs::path durable() const { return folder_.path() / "durable"; }

  [[nodiscard]] std::vector<std::string> environment() const override {
    std::vector<std::string> all{"LD_PRELOAD=" CAMLANN_DISK_SHIM, "CAMLANN_DISK=" + data().string(),
                                 "CAMLANN_DURABLE=" + durable().string()};
    if (lying_) all.emplace_back("CAMLANN_LYING=1");
    return all;
  }

  /// The data folder becomes what was durable, and all of that is durable now.
  void after_crash() override {
    const auto found = folder_.path() / "found";
    fs::remove_all(found);
    fs::create_directories(found);
    std::ifstream names(durable() / "names");
    std::string inode;
    std::string name;
    while (names >> inode >> name) {
      if (fs::exists(durable() / inode)) {
        fs::copy_file(durable() / inode, found / name);
      } else {
        std::ofstream(found / name).close();
      }
    }
    fs::remove_all(data());
    fs::rename(found, data());
    fs::remove_all(durable());
    fs::create_directories(durable());
    std::ofstream list(durable() / "names");
    for (const auto& file : fs::directory_iterator(data())) {
      fs::copy_file(file.path(), durable() / inode_of(file.path()));
      list << inode_of(file.path()) << ' ' << file.path().filename().string() << '\n';
    }
  }

  bool lying_ = false;
};

TEST_F(PowerCutTest, NoAcknowledgedMoveIsLostOrDoubled) {
  crash_often(camlann::test::number_from_environment("CAMLANN_CUTS", 20));
}

// Proves that the cuts destroy data: on a disk that only pretends to sync, a game is gone.
TEST_F(PowerCutTest, ADiskThatLiesLosesMoves) {
  lying_ = true;
  start();
  Played game;
  new_game(game);
  for (int ply = 0; ply < 4; ++ply) ASSERT_TRUE(advance(game));
  program_->signal(SIGKILL);
  program_->wait();
  after_crash();
  start();
  EXPECT_EQ(host_->get("/api/games/" + game.id).status, 404);
}

TEST_F(PowerCutTest, AFullDiskIsNotReadyAndLosesNothing) {
  start();
  Played game;
  new_game(game);
  ASSERT_TRUE(advance(game));
  EXPECT_EQ(host_->get("/readyz").status, 200);

  std::ofstream(durable() / "full").close();
  const auto state = json_of(host_->get("/api/games/" + game.id).body);
  const auto move = random_move(state);
  const auto refused = host_->post("/api/games/" + game.id + "/moves", move);
  EXPECT_EQ(refused.status, 503);
  for (const char* word : {"INSERT", "BEGIN", "database", "disk"}) {
    EXPECT_EQ(refused.body.find(word), std::string::npos) << refused.body;
  }
  EXPECT_EQ(host_->get("/readyz").status, 503);
  EXPECT_EQ(host_->get("/healthz").status, 200);

  fs::remove(durable() / "full");
  EXPECT_EQ(host_->get("/readyz").status, 200);
  const auto played = host_->post("/api/games/" + game.id + "/moves", move);
  EXPECT_EQ(played.status, 200) << played.body;
  take_over(game, json_of(played.body));
  check(game);
}

/// Each sync takes half a second more, and nothing is on the disk before.
class SlowDiskTest : public PowerCutTest {
 protected:
  void slow_down() const { std::ofstream(durable() / "slow").close(); }
};

TEST_F(SlowDiskTest, MovesAreAcknowledgedLaterAndGamesContinue) {
  start();
  Played games[4];
  for (auto& game : games) new_game(game);
  slow_down();
  for (auto& game : games) {
    check(game);
    if (HasFailure()) return;
  }
  EXPECT_GE(acknowledged_, 3);
  EXPECT_EQ(host_->get("/readyz").status, 200);
  fs::remove(durable() / "slow");
  for (auto& game : games) check(game);
}

TEST_F(SlowDiskTest, WatchersReceiveOnlyMovesOnTheDisk) {
  start();
  Played game;
  new_game(game);
  ASSERT_TRUE(advance(game));
  const auto version = number_field(shown(game.id), "version");
  WebSocket watcher(program_->port(), host_->cookie());
  watcher.say(R"({"type":"watch","game":")" + game.id + R"(","version":)" +
              std::to_string(version) + '}');
  EXPECT_NE(watcher.receive().payload.find(R"("type":"watching")"), std::string::npos);
  slow_down();
  auto moving = std::async(std::launch::async, [&] { (void)advance(game); });
  EXPECT_NE(watcher.receive().payload.find(R"("type":"event")"), std::string::npos);
  program_->signal(SIGKILL);
  program_->wait();
  moving.get();
  after_crash();
  start();
  EXPECT_EQ(number_field(shown(game.id), "version"), version + 1);
  check(game);
}

// The opponent receives a move only after it is on the disk, and was charged for the time until
// then.
TEST_F(SlowDiskTest, TheTimeOfSavingAMoveIsNotCharged) {
  start();
  const auto made =
      host_->post("/api/games", R"({"variant":"cam","opponent":"person","time":{"base":600}})");
  ASSERT_EQ(made.status, 201) << made.body;
  const auto id = text_field(json_of(made.body), "id");
  const auto play = [&](int ply, const std::string& move) {
    const auto answer = host_->post("/api/games/" + id + "/moves",
                                    R"({"ply":)" + std::to_string(ply) + R"(,"move":")" + move +
                                        R"(","nonce":")" + move + "\"}");
    EXPECT_EQ(answer.status, 200) << answer.body;
    return json_of(answer.body);
  };
  play(0, "B5-A5");
  slow_down();
  const auto begun = std::chrono::steady_clock::now();
  play(1, "B9-A9");
  const auto state = play(2, "A5-B5");
  const auto taken = std::chrono::steady_clock::now() - begun;
  const auto charged = 600'000 - number_field(state, "clocks.left.0");
  EXPECT_LE(charged, taken / std::chrono::milliseconds(1) + 1 - 1000)
      << "half a second for each of two moves";
}

}  // namespace
}  // namespace camlann::server::test
