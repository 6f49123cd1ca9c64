#pragma once
// Guests that play against a server without a pause, and their acknowledgements. They retry against
// a server that restarts on the same port, like the page.

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <exception>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "game/catalog.hpp"
#include "server/client.hpp"
#include "server/fakes.hpp"

namespace camlann::server::test {

using Moves = std::map<std::string, std::vector<std::string>>;  // by game

/// Pairs of guests that play one game after another, each pair on its own thread.
class Load {
 public:
  Load(std::uint16_t port, int pairs) : Load([port] { return port; }, pairs) {}
  /// Each new connection calls `port`, on any thread. With a `pause` before each move the pairs can
  /// play for long: each game is played from another address. `terms` of the games, such as
  /// ,"time":{..}
  Load(std::function<std::uint16_t()> port, int pairs, std::chrono::milliseconds pause = {},
       std::string terms = {})
      : port_(std::move(port)), pause_(pause), terms_(std::move(terms)) {
    for (int pair = 0; pair < pairs; ++pair) {
      threads_.emplace_back([this, pair] { play(static_cast<std::uint64_t>(pair)); });
    }
  }
  ~Load() { stop(); }
  Load(const Load&) = delete;
  Load& operator=(const Load&) = delete;

  void stop() {
    stopped_ = true;
    for (auto& thread : threads_) {
      if (thread.joinable()) thread.join();
    }
  }
  /// All that was acknowledged until now.
  Moves acknowledged() {
    const std::lock_guard lock(mutex_);
    return moves_;
  }
  [[nodiscard]] int count() const { return count_; }
  /// The game that this pair plays, or has played last; empty before the first move.
  std::string newest(std::uint64_t pair) {
    const std::lock_guard lock(mutex_);
    return newest_[pair];
  }

  /// Each pair gets another move: its game and the next are not stuck.
  void expect_all_go_on() {
    const auto counts = [this] {
      const std::lock_guard lock(mutex_);
      return by_pair_;
    };
    const auto before = counts();
    ASSERT_EQ(before.size(), threads_.size());
    const auto deadline = std::chrono::steady_clock::now() + patience;
    for (const auto& [pair, count] : before) {
      while (counts()[pair] == count && std::chrono::steady_clock::now() < deadline) {
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
      }
      EXPECT_GT(counts()[pair], count) << "pair " << pair << " is stuck";
    }
  }

  void wait_for(int more) const {
    const int enough = count_ + more;
    const auto deadline = std::chrono::steady_clock::now() + patience;
    while (count_ < enough && std::chrono::steady_clock::now() < deadline) {
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    ASSERT_GE(count_, enough);
  }

 private:
  /// Repeats the same request until there is an answer.
  Answer insist(Client& client, const std::string& target, const std::string& body) const {
    const auto begun = std::chrono::steady_clock::now();
    std::string tried;  // how each attempt ended, and when
    for (bool again = false;; again = true) {
      Answer answer;
      std::string why;
      try {
        if (again) client.reconnect(port_());
        answer = client.post(target, body);
        if (answer.status != 0 && answer.status != 503) return answer;
        why = std::to_string(answer.status);
      } catch (const std::exception& error) {  // no server answers
        why = error.what();
      }
      const auto now = std::chrono::steady_clock::now();
      tried +=
          why + " after " + std::to_string((now - begun) / std::chrono::milliseconds(1)) + " ms; ";
      if (now > begun + patience) {
        ADD_FAILURE() << target << " was not answered: " << tried;
        return {};
      }
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
  }

  /// The game that the two begin.
  std::optional<std::string> begin(Client& white, Client& black, std::uint64_t seed,
                                   int nth) const {
    const auto nonce = "p" + std::to_string(seed) + "n" + std::to_string(nth);
    const auto offered = insist(
        white, "/api/invitations",
        R"({"variant":"cam","colour":"w","name":"White","nonce":")" + nonce + "\"" + terms_ + "}");
    EXPECT_TRUE(offered.status == 201 || offered.status == 200) << offered.body;
    const auto begun =
        insist(black, "/api/invitations/" + text_field(json_of(offered.body), "id") + "/sit-down",
               R"({"name":"Black"})");
    EXPECT_EQ(begun.status, 200) << begun.body;
    if (begun.status != 200) return std::nullopt;
    return text_field(json_of(begun.body), "game");
  }

  void play(std::uint64_t seed) {
    Random random(seed + 1);
    Client white(port_());
    Client black(port_());
    for (int nth = 0; !stopped_; ++nth) {
      if (pause_.count() > 0) {
        const auto address = "198.18." +
                             std::to_string(seed * 32 + static_cast<unsigned>(nth) / 250) + "." +
                             std::to_string(nth % 250);
        white.come_from(address);
        black.come_from(address);
      }
      const auto id = begin(white, black, seed, nth);
      ASSERT_TRUE(id);
      auto board = make_game("cam");
      for (int ply = 0; !board->over() && !stopped_; ++ply) {
        std::this_thread::sleep_for(pause_);
        const auto outcomes = board->written();
        const auto move =
            outcomes[random.below(static_cast<std::uint32_t>(outcomes.size()))].notation;
        auto& mover = ply % 2 == 0 ? white : black;
        const auto answer = insist(mover, "/api/games/" + *id + "/moves",
                                   R"({"ply":)" + std::to_string(ply) + R"(,"move":")" + move +
                                       R"(","nonce":"n)" + std::to_string(ply) + "\"}");
        ASSERT_EQ(answer.status, 200) << answer.body;
        ASSERT_TRUE(board->play(move));
        const std::lock_guard lock(mutex_);
        moves_[*id].push_back(move);
        ++by_pair_[seed];
        newest_[seed] = *id;
        ++count_;
      }
    }
  }

  const std::function<std::uint16_t()> port_;
  const std::chrono::milliseconds pause_;
  const std::string terms_;
  std::mutex mutex_;
  Moves moves_;
  std::map<std::uint64_t, int> by_pair_;
  std::map<std::uint64_t, std::string> newest_;
  std::atomic<int> count_{0};
  std::atomic<bool> stopped_{false};
  std::vector<std::thread> threads_;
};

}  // namespace camlann::server::test
