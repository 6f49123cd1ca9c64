#pragma once
// A watcher while servers fail.

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <exception>
#include <functional>
#include <string>
#include <thread>
#include <utility>

#include "server/client.hpp"
#include "server/fakes.hpp"

namespace camlann::server::test {

/// Watches other players' games, by a socket that is reopened if it ends. Expects its events in
/// order, with no repeats.
class Onlooker {
 public:
  Onlooker(std::function<std::uint16_t()> port, std::function<std::string()> game)
      : port_(std::move(port)), game_(std::move(game)), thread_([this] { run(); }) {}
  ~Onlooker() { stop(); }
  Onlooker(const Onlooker&) = delete;
  Onlooker& operator=(const Onlooker&) = delete;

  void stop() {
    stopped_ = true;
    if (thread_.joinable()) thread_.join();
  }
  [[nodiscard]] int heard() const { return heard_; }
  /// While others play.
  void expect_hears_more() const {
    const int before = heard_;
    const auto until = std::chrono::steady_clock::now() + patience;
    while (heard_ == before && std::chrono::steady_clock::now() < until) {
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    EXPECT_GT(heard_, before);
  }

 private:
  void run() {
    while (!stopped_) {
      if (const auto game = game_(); !game.empty()) watch(game);
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
  }
  void watch(const std::string& game) {
    std::int64_t last = 1;
    while (!stopped_) {
      try {
        if (hear_to_the_end(game, last)) return;
      } catch (const std::exception&) {  // it is cut off, and comes again
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
      }
    }
  }
  /// True if the game is over. Throws if no server answers.
  bool hear_to_the_end(const std::string& game, std::int64_t& last) {
    Client browser(port_());
    const auto shown = browser.get("/api/games/" + game);
    if (shown.status != 200) return false;
    if (!field(json_of(shown.body), "result").is_null()) return true;
    WebSocket socket(port_(), browser.cookie());
    socket.say(R"({"type":"watch","game":")" + game + R"(","version":)" + std::to_string(last) +
               "}");
    while (!stopped_) {
      const auto frame = socket.receive();
      if (frame.opcode != 1) return false;
      const auto message = json_of(frame.payload);
      if (text_field(message, "type") != "event") continue;
      const auto version = number_field(message, "version");
      EXPECT_GT(version, last) << game << ": told twice";
      last = version;
      ++heard_;
      if (!field(message, "game_state.result").is_null()) return true;
    }
    return true;
  }

  const std::function<std::uint16_t()> port_;
  const std::function<std::string()> game_;
  std::atomic<int> heard_{0};
  std::atomic<bool> stopped_{false};
  std::thread thread_;
};

}  // namespace camlann::server::test
