// A whole Swiss of six over HTTP, by the program itself: scripted players, every place of the
// standing known beforehand. Once undisturbed, once with `kill -9` at every step of it
// (CAMLANN_KILLS steps at most).
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "server/client.hpp"
#include "server/fakes.hpp"
#include "support/data.hpp"

namespace camlann::server::test {
namespace {

constexpr std::size_t swiss_players = 6;
constexpr int swiss_rounds = 3;

class EveningTest : public testing::Test {
 protected:
  EveningTest() : random_(camlann::test::number_from_environment("CAMLANN_SEED", 1)) {
    folder_.write("web/index.html", "x");
    start();
    for (std::size_t i = 0; i < swiss_players; ++i) {
      clients_.push_back(std::make_unique<Client>(program_->port()));
      (void)clients_.back()->get("/api/tournaments");
    }
  }

  void start() {
    program_ = std::make_unique<Program>(folder_.path() / "data", folder_.path() / "web");
    ASSERT_TRUE(program_->ready()) << program_->last_words();
    for (auto& client : clients_) client->reconnect(program_->port());
  }

  /// Sends the request, and kills the program meanwhile if any kills are left; then repeats it
  /// until there is an answer.
  Answer insist(std::size_t player, const std::string& target, const std::string& body) {
    if (kills_left_ > 0) {
      --kills_left_;
      std::thread killer([this, pause = random_.below(8)] {
        std::this_thread::sleep_for(std::chrono::milliseconds(pause));
        program_->signal(SIGKILL);
      });
      (void)clients_[player]->post(target, body);
      killer.join();
      EXPECT_EQ(program_->wait(), 128 + SIGKILL);
      start();
    }
    return clients_[player]->post(target, body);
  }

  boost::json::value shown() { return json_of(clients_[0]->get(path_).body); }

  /// The place in the list of entrants is the number of the client.
  void make() {
    const auto made = insist(0, "/api/tournaments",
                             R"({"name":"Friday","variant":"cam","time":{"base":300},"system":)"
                             R"("swiss","rounds":3,"host":"P0","nonce":"evening"})");
    ASSERT_EQ(made.status, 201) << made.body;
    path_ = "/api/tournaments/" + text_field(json_of(made.body), "id");
    for (std::size_t i = 0; i < swiss_players; ++i) {
      const auto entered = insist(i, path_ + "/enter", R"({"name":"P)" + std::to_string(i) + "\"}");
      ASSERT_EQ(entered.status, 200) << entered.body;
    }
  }

  /// The one with the lower number wins every game.
  void play_round(int round) {
    const auto text = std::to_string(round);
    const auto begun = insist(0, path_ + "/start-round", R"({"round":)" + text + "}");
    ASSERT_EQ(begun.status, 200) << begun.body;
    const auto games = field(shown(), "rounds." + std::to_string(round - 1) + ".games");
    ASSERT_EQ(games.as_array().size(), swiss_players / 2);
    for (const auto& game : games.as_array()) {
      const auto white = static_cast<std::size_t>(number_field(game, "white"));
      const auto black = static_cast<std::size_t>(number_field(game, "black"));
      const auto loser = std::max(white, black);
      const auto id = text_field(game, "game");
      ASSERT_TRUE(games_.insert(id).second) << "made twice";
      ASSERT_TRUE(met_.insert(std::minmax(white, black)).second) << "paired twice";
      ASSERT_EQ(clients_[loser]->get("/api/games/" + id).status, 200) << "not made";
      const auto resigned =
          insist(loser, "/api/games/" + id + "/resign", R"({"nonce":"r)" + id + "\"}");
      ASSERT_EQ(resigned.status, 200) << resigned.body;
      ++wins_[std::min(white, black)];
    }
  }

  void expect_standing() {
    const auto over = insist(0, path_ + "/finish", "{}");
    ASSERT_EQ(over.status, 200) << over.body;
    const auto there = shown();
    EXPECT_EQ(text_field(there, "phase"), "over");
    EXPECT_EQ(number_field(there, "standing.0.player"), 0);
    EXPECT_EQ(number_field(there, "standing.0.halves"), 2 * swiss_rounds);
    std::int64_t before = 2 * swiss_rounds;
    for (std::size_t i = 0; i < swiss_players; ++i) {
      const auto line = "standing." + std::to_string(i);
      const auto player = static_cast<std::size_t>(number_field(there, line + ".player"));
      const auto halves = number_field(there, line + ".halves");
      EXPECT_EQ(halves, 2 * wins_[player]) << player;
      EXPECT_LE(halves, before);
      before = halves;
    }
  }

  void hold() {
    make();
    for (int round = 1; round <= swiss_rounds && !HasFatalFailure(); ++round) play_round(round);
    if (!HasFatalFailure()) expect_standing();
  }

  camlann::test::TemporaryFolder folder_;
  Random random_;
  std::unique_ptr<Program> program_;
  std::vector<std::unique_ptr<Client>> clients_;
  std::uint64_t kills_left_ = 0;
  std::string path_;
  std::set<std::string> games_;
  std::set<std::pair<std::size_t, std::size_t>> met_;
  int wins_[swiss_players] = {};
};

TEST_F(EveningTest, ASwissOfSixIsPlayedToItsEnd) {
  hold();
  // Forged results, and results of other players' games, change nothing.
  const auto forged = R"({"round":1,"board":1,"result":"0-1"})";
  EXPECT_EQ(clients_[1]->post(path_ + "/give-result", forged).status, 409);
  EXPECT_EQ(clients_[1]->post(path_ + "/start-round", R"({"round":4})").status, 409);
  const std::string huge(5000, 'x');
  EXPECT_EQ(clients_[1]->post(path_ + "/enter", R"({"name":")" + huge + "\"}").status, 400);
  EXPECT_EQ(clients_[1]->post(path_ + "/enter", "{\"name\":\"\xff\xfe\"}").status, 400);
  EXPECT_EQ(clients_[1]->post(path_ + "/enter", R"({"name":"two\nlines"})").status, 400);
  EXPECT_EQ(clients_[1]->post("/api/tournaments/00000000000/enter", R"({"name":"x"})").status, 404);
}

TEST_F(EveningTest, KillsAtEveryStepLoseNoRoundAndPairNoPlayerTwice) {
  kills_left_ = camlann::test::number_from_environment("CAMLANN_KILLS", 20);
  hold();
}

}  // namespace
}  // namespace camlann::server::test
