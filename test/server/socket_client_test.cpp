// The socket's conversation without a network.
#include "server/api/socket_client.hpp"

#include <gtest/gtest.h>

#include "server/fakes.hpp"
#include "server/services/games/new_games.hpp"
#include "server/services/games/table.hpp"

namespace camlann::server::test {
namespace {

class SocketClientTest : public testing::Test {
 protected:
  SocketClientTest() {
    games_.ask(
        QueueKey(player_),
        [this](const Result<std::shared_ptr<const GameView>>& view) { id_ = (*view)->meta.id; },
        &NewGames::create, wish_for("cam", Opponent::person));
    step();
  }
  void step() { games_.run_once(std::chrono::milliseconds(0)); }
  void say(const std::string& text) {
    EXPECT_EQ(client_.on_message(text), SocketTaker::Then::go_on) << text;
    step();
  }
  [[nodiscard]] std::string watch(const std::string& game, int version) const {
    return R"({"type":"watch","game":")" + game + R"(","version":)" + std::to_string(version) + '}';
  }
  [[nodiscard]] std::string last(std::string_view way) const {
    return watcher_->messages.empty() ? "(nothing)" : text_field(watcher_->messages.back(), way);
  }

  const std::string player_ = std::string(32, 'a');
  FailingStore store_;
  FakeThinker thinker_;
  Limits limits_ = unhurried();
  Games games_{store_, thinker_, [] { return Millis{0}; }, counting_names(), limits_, silent_log()};
  std::chrono::steady_clock::time_point now_{};
  std::shared_ptr<FakeWatcher> watcher_ = std::make_shared<FakeWatcher>();
  SocketClient client_{games_, limits_, QueueKey(player_), watcher_, [this] { return now_; }};
  std::string id_;
};

TEST_F(SocketClientTest, WatchUnwatchPing) {
  say(R"({"type":"ping","more":1})");
  EXPECT_EQ(last("type"), "pong");
  say(watch(id_, 1));
  EXPECT_EQ(last("type"), "watching");
  games_.ask(
      GameRequest{player_, id_}, [](const auto&) {}, &Table::play, MoveRequest{0, "B5-A5", "n"});
  step();
  EXPECT_EQ(last("kind"), "move");
  const auto count = watcher_->messages.size();
  say(R"({"type":"unwatch","game":")" + id_ + "\"}");
  games_.ask(
      GameRequest{player_, id_}, [](const auto&) {}, &Table::play, MoveRequest{1, "B9-A9", "m"});
  step();
  EXPECT_EQ(watcher_->messages.size(), count);
}

TEST_F(SocketClientTest, NonsenseIsAnsweredWithAnError) {
  for (const char* text :
       {"", "x", "[]", "{}", R"({"type":7})", R"({"type":"dance"})", R"({"type":"watch"})",
        R"({"type":"watch","game":"nobody"})", R"({"type":"watch","game":{}})",
        R"({"type":"watch","game":"x","version":"y"})", "\xff"}) {
    const auto count = watcher_->messages.size();
    say(text);
    ASSERT_EQ(watcher_->messages.size(), count + 1) << text;
    EXPECT_EQ(last("type"), "error") << text;
    EXPECT_FALSE(last("error.what").empty()) << text;
  }
}

TEST_F(SocketClientTest, TooManyMessagesEndIt) {
  int accepted = 0;
  while (client_.on_message(R"({"type":"ping"})") == SocketTaker::Then::go_on) ++accepted;
  EXPECT_EQ(accepted, limits_.messages.burst);
  now_ += std::chrono::seconds(1);
  for (accepted = 0; client_.on_message(R"({"type":"ping"})") == SocketTaker::Then::go_on;) {
    ++accepted;
  }
  EXPECT_EQ(accepted, std::chrono::seconds(1) / limits_.messages.each);
}

TEST_F(SocketClientTest, WatchesAreBounded) {
  for (std::size_t i = 0; i < limits_.watches_per_socket; ++i) {
    say(watch("game" + std::to_string(i), 0));
  }
  say(watch(id_, 0));
  EXPECT_EQ(last("type"), "error");
  EXPECT_EQ(last("game"), id_);
}

TEST_F(SocketClientTest, WithoutStudiesThereAreNone) {
  say(R"({"type":"watch-study","game":"k3v9","version":1})");
  EXPECT_EQ(last("error.code"), "not-found");
  EXPECT_EQ(last("game"), "k3v9");
}

TEST_F(SocketClientTest, OnceGoneItIsForgotten) {
  say(watch(id_, 1));
  client_.forget();
  step();
  EXPECT_EQ(watcher_.use_count(), 2) << "the test and the client, not the games";
}

}  // namespace
}  // namespace camlann::server::test
