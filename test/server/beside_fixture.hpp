#pragma once
// Honest moves next to rude clients in the real program: the times of the moves, and how long tasks
// and transactions took according to /metrics.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "server/hostile_fixture.hpp"

namespace camlann::server::test {

/// Other builds need several times the processor time.
#ifdef CAMLANN_AT_FULL_SPEED
inline constexpr bool at_full_speed = true;
#else
inline constexpr bool at_full_speed = false;
#endif

constexpr std::array<const char*, 13> bounds{"0.001", "0.0025", "0.005", "0.01", "0.02",
                                             "0.05",  "0.1",    "0.25",  "0.5",  "1",
                                             "2.5",   "5",      "10"};

/// The number of durations within each of `bounds`, and in all.
struct Histogram {
  std::array<double, bounds.size()> within{};
  double all = 0;

  [[nodiscard]] static Histogram read(const std::string& metrics, const std::string& name) {
    const auto value = [&](const std::string& line) {
      const auto found = metrics.find('\n' + line + ' ');
      EXPECT_NE(found, std::string::npos) << line;
      return std::strtod(metrics.c_str() + found + line.size() + 2, nullptr);
    };
    Histogram read;
    for (std::size_t i = 0; i < bounds.size(); ++i) {
      read.within[i] = value(name + "_bucket{le=\"" + bounds[i] + "\"}");
    }
    read.all = value(name + "_count");
    return read;
  }
  [[nodiscard]] Histogram since(const Histogram& before) const {
    Histogram more = *this;
    for (std::size_t i = 0; i < bounds.size(); ++i) more.within[i] -= before.within[i];
    more.all -= before.all;
    return more;
  }
  /// Returns the smallest bound that all durations are within.
  [[nodiscard]] const char* longest() const {
    const auto found = std::find(within.begin(), within.end(), all);
    return found == within.end() ? "more"
                                 : bounds[static_cast<std::size_t>(found - within.begin())];
  }
  [[nodiscard]] double beyond(std::string_view bound) const {
    const auto found = std::find(bounds.begin(), bounds.end(), bound);
    return all - within[static_cast<std::size_t>(found - bounds.begin())];
  }
};

inline double percentile_99(const std::vector<double>& sorted) {
  return sorted[sorted.size() * 99 / 100];
}

/// Compares honest moves with the same moves next to rude clients.
class BesideTest : public HostileTest {
 protected:
  /// Sends one or more requests, from an address that is new for each round; returns how many of
  /// the answers were as intended.
  using Round = std::function<int(int client, int round, const std::string& address)>;

  static constexpr int moves = 150;
  static constexpr int rude_clients = 4;
  /// Maximum factor of the honest player's wait, and the least wait that is compared, as in the
  /// other tests: a round of commands and a commit precede each move, on a machine that the rude
  /// clients keep busy.
  static constexpr double most = 25;
  static constexpr double least_ms = 10;

  /// Starts the program again, with these options and variables more.
  void restart(std::vector<std::string> more, const std::vector<std::string>& environment = {}) {
    program_.reset();
    more.insert(more.end(), {"--trusted-proxy", "127.0.0.1"});
    program_ = std::make_unique<Program>(data(), web(), std::uint16_t{0}, more, environment);
    for (auto* one : {&anna_, &ben_, &eve_}) *one = at("192.0.2." + std::to_string(++people_));
    for (auto* one : {&anna_, &ben_, &eve_}) (void)(*one)->get("/api/session");
  }

  std::vector<double> play_honestly() {
    using Steady = std::chrono::steady_clock;
    constexpr const char* way[] = {"B5-A5", "B9-A9", "A5-B5", "A9-B9"};
    const auto game = begin_game();
    std::vector<double> times;
    for (int ply = 0; ply < moves; ++ply) {
      auto& who = ply % 2 == 0 ? *anna_ : *ben_;
      const auto sent = Steady::now();
      const auto answer = play(who, game, ply, way[ply % 4], "n" + std::to_string(ply));
      times.push_back(std::chrono::duration<double, std::milli>(Steady::now() - sent).count());
      EXPECT_EQ(answer.status, 200) << answer.body;
    }
    std::sort(times.begin(), times.end());
    return times;
  }

  void expect_the_same_beside(const Round& round) {
    const double alone = std::max(least_ms, percentile_99(play_honestly()));
    const auto processor = [this] {
      return Histogram::read(at("192.0.2.251")->get("/metrics").body, "camlann_task_cpu_seconds");
    };
    const auto before = processor();
    std::atomic<bool> over{false};
    std::atomic<int> rounds{0};
    std::atomic<int> answered{0};
    std::vector<std::thread> rude;
    for (int client = 0; client < rude_clients; ++client) {
      rude.emplace_back([&, client] {
        for (int number = 0; !over; ++number) {
          const auto address = "198.51." + std::to_string(100 + client + 4 * (number / 250 % 20)) +
                               '.' + std::to_string(number % 250);
          try {
            answered += round(client, number, address);
          } catch (const std::exception& error) {  // else the server would outlive the test
            ADD_FAILURE() << error.what();
            over = true;
          }
          ++rounds;
        }
      });
    }
    // The server closes connections that are idle for long, as these are on a busy machine.
    for (int pauses = 1; rounds < rude_clients && !over; ++pauses) {
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
      if (pauses % 400 != 0) continue;
      for (auto* one : {&anna_, &ben_}) (void)(*one)->get("/api/session");
    }
    const double beside = percentile_99(play_honestly());
    over = true;
    for (auto& one : rude) one.join();
    const auto tasks = processor().since(before);
    std::printf("99 %%: alone %.1f ms, beside %.1f ms; %d answers as intended in %d rounds\n",
                alone, beside, answered.load(), rounds.load());
    EXPECT_GT(answered, 0);
    EXPECT_LE(beside, most * alone);
    if (at_full_speed) {
      EXPECT_LE(tasks.beyond("0.02"), 1 + tasks.all / 100);
      EXPECT_EQ(tasks.beyond("0.25"), 0);
    }
    expect_alive();
  }
};

}  // namespace camlann::server::test
