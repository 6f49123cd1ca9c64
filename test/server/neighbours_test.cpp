// The largest permitted request of every operation, sent by eight rude clients at once while two
// honest players play: the longest task of the games' thread, the longest transaction and the
// longest honest move for each. The real program. script/neighbours runs the long form, of
// CAMLANN_NEIGHBOURS seconds.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <iterator>
#include <string>
#include <string_view>
#include <thread>
#include <tuple>
#include <utility>
#include <vector>

#include "server/beside_fixture.hpp"
#include "server/rude_world.hpp"
#include "support/data.hpp"

namespace camlann::server::test {
namespace {

using Steady = std::chrono::steady_clock;

constexpr RudeSizes small_world{40, 16, 16, 20};
constexpr RudeSizes large_world{1000, 96, 298, 170};
constexpr std::uint64_t usual_seconds = 15;
constexpr int rude_clients = 8;
double ms_since(Steady::time_point begun) {
  return std::chrono::duration<double, std::milli>(Steady::now() - begun).count();
}

/// Operations of which only the refusal is measured, and why.
constexpr std::pair<std::string_view, std::string_view> refused[] = {
    {"POST /api/admin/import", "needs an account that the host has made admin"},
    {"POST /api/games/{id}/answer-resign", "needs a game of four and a partner who resigns"},
    {"POST /api/games/{id}/claim-win", "needs an opponent who has left a live game for long"},
    {"POST /api/seek/{id}", "needs the search of another player"},
    {"GET /api/tournaments/{id}/boards", "needs a simultaneous display"},
    {"POST /api/tournaments/{id}/enter-bot", "needs a bot whose owner permits it"},
    {"POST /api/tournaments/{id}/open-board", "needs a board of a player without a device"},
    {"POST /api/tournaments/{id}/report-result", "needs a player of a board in the room"},
    {"POST /api/tournaments/{id}/refuse", "needs a player who asks to enter"},
    {"POST /api/tournaments/{id}/give-pairing", "needs the ids of the players of the round"},
    {"POST /api/tournaments/{id}/mute", "needs a player of the tournament"},
    {"POST /api/tournaments/{id}/line-up", "needs a tournament of teams"},
    {"POST /api/tournaments/{id}/remove-team", "needs a tournament of teams"},
    {"POST /api/leagues/{id}/refuse", "needs a player who asks to enter"},
    {"POST /api/clubs/{id}/refuse", "needs a player who asks to join"},
    {"POST /api/clubs/{id}/delete", "would leave no club to the others"},
    {"POST /api/clubs/{id}/hand-over", "would leave nothing to the director, as below"},
    {"POST /api/leagues/{id}/hand-over", "nothing to direct"},
    {"POST /api/tournaments/{id}/hand-over", "nothing to direct"},
    {"GET /api/imported/{id}", "needs an imported player, as below"},
    {"POST /api/imported/{id}/claim", "no imported player"},
    {"POST /api/imported/{id}/withdraw", "no imported player"},
    {"POST /api/mail", "the server sends no mail here, as below; mail_flood_test.cpp has it"},
    {"POST /api/mail/end", "no mail"},
    {"POST /api/mail/prove", "no mail"},
    {"POST /api/mail/reminders", "no mail"},
    {"POST /api/mail/stop", "no mail"},
    {"GET /api/mail/unsubscribe", "no mail"},
    {"POST /api/mail/unsubscribe", "no mail"},
    {"POST /api/recovery", "no mail"},
    {"POST /api/recovery/use", "no mail"},
    {"GET /api/tables/{variant}", "no endgame tables here"},
};

/// Orders the operations: those that end what the others need come last, after those that use up
/// the player's number of games. Those that wait or need no server are left out.
int order_of(const Operation& operation) {
  if (operation.path == "/ws" || operation.path == "/api/turns") return -1;
  const auto has = [&](const char* text) { return operation.path.find(text) != std::string::npos; };
  if (has("/session/end")) return 5;
  if (has("/api/account/delete")) return 4;
  if (operation.method == "DELETE" && operation.path == "/api/studies/{id}") return 3;
  constexpr const char* ends[] = {"/finish", "/remove",   "/end",        "/leave",
                                  "/resign", "/call-off", "/claim-draw", "/withdraw"};
  if (operation.method == "DELETE" || std::any_of(std::begin(ends), std::end(ends), has)) return 2;
  return operation.method == "GET" || operation.path == "/api/games" ? 1 : 0;
}

class NeighboursTest : public HostileTest {
 protected:
  NeighboursTest() {
    sign_up(*eve_, "Judith");
    const auto cookie = eve_->cookie;
    program_.reset();
    const auto command = std::string(CAMLANN_PROGRAM) + " admin make Judith --data '" +
                         data().string() + "' >/dev/null";
    EXPECT_EQ(std::system(command.c_str()), 0);
    start({"--trusted-proxy", "127.0.0.1"});
    for (auto* one : {&anna_, &ben_, &eve_}) *one = at("192.0.2." + std::to_string(++people_));
    for (auto* one : {&anna_, &ben_}) (void)(*one)->get("/api/session");
    eve_->cookie = cookie;
  }
  struct Beside {
    int answers = 0;
    int served = 0;
    std::string refusal;         // the first one
    std::vector<double> honest;  // milliseconds of the honest moves, sorted
    Histogram tasks, processor, commits;
  };

  std::vector<Operation> in_order() {
    auto all = operations();
    std::erase_if(all, [](const Operation& one) { return order_of(one) < 0; });
    const auto place = [](const Operation& one) { return std::tie(one.path, one.method); };
    std::sort(all.begin(), all.end(), [&](const Operation& a, const Operation& b) {
      const auto order_a = order_of(a);
      const auto order_b = order_of(b);
      return order_a != order_b ? order_a < order_b : place(a) < place(b);
    });
    return all;
  }

  std::vector<double> play_honestly(double duration) {
    constexpr int moves_of_a_game = 1000;
    // More moves than these would be more in ten minutes than a player may store in a day.
    constexpr auto pause = std::chrono::milliseconds(10);
    std::vector<double> times;
    for (const auto begun = Steady::now(); times.empty() || ms_since(begun) < 1000 * duration;) {
      if (honest_.empty() || ply_ == moves_of_a_game) {
        if (!honest_.empty()) (void)anna_->post("/api/games/" + honest_ + "/resign");
        honest_ = begin_game();
        ply_ = 0;
      }
      auto& who = ply_ % 2 == 0 ? *anna_ : *ben_;
      const auto sent = Steady::now();
      const auto answer = play(who, honest_, ply_, move_of(ply_), "h" + std::to_string(ply_));
      times.push_back(ms_since(sent));
      EXPECT_EQ(answer.status, 200) << answer.body;
      ++ply_;
      std::this_thread::sleep_for(pause);
    }
    std::sort(times.begin(), times.end());
    return times;
  }

  Beside measure(const RudeWorld& world, const Operation& operation, double duration) {
    const auto address = "198.51.100." + std::to_string(++measured_);
    const auto before = anna_->get("/metrics").body;
    std::atomic<bool> over{false};
    std::atomic<int> answers{0};
    std::atomic<int> served{0};
    Beside beside;
    std::vector<std::thread> rude;
    for (int client = 0; client < rude_clients; ++client) {
      rude.emplace_back([&, client] {
        // Another address for each operation: its rate limits are untouched.
        Stranger one(port(), address);
        one.keeps_cookies = false;
        int number = client;
        // An exception in a thread would end this program, but not the server.
        const auto send = [&] {
          const auto request = world.request(operation, number, one);
          one.cookie = request.cookie;
          const auto answer = one.ask(operation.method, request.target, request.body);
          EXPECT_LT(answer.status, 600) << operation.method << ' ' << operation.path;
          ++answers;
          if (answer.status < 300) {
            ++served;
          } else if (client == 0 && beside.refusal.empty()) {
            beside.refusal = answer.body;
          }
          number += rude_clients;
        };
        try {
          do send();
          while (!over);
        } catch (const std::exception& error) {
          ADD_FAILURE() << operation.method << ' ' << operation.path << ' ' << error.what();
        }
      });
    }
    beside.honest = play_honestly(duration);
    over = true;
    for (auto& one : rude) one.join();
    beside.answers = answers;
    beside.served = served;
    const auto after = anna_->get("/metrics").body;
    const auto spent = [&](const std::string& name) {
      return Histogram::read(after, name).since(Histogram::read(before, name));
    };
    beside.tasks = spent("camlann_task_seconds");
    beside.processor = spent("camlann_task_cpu_seconds");
    beside.commits = spent("camlann_commit_seconds");
    return beside;
  }

  /// Repeats it from another address if the first one shares its place in the table of buckets with
  /// an address that has used all tokens.
  Beside measure_untouched(const RudeWorld& world, const Operation& operation, double duration) {
    auto beside = measure(world, operation, duration);
    const bool shared = beside.refusal.find("from one address") != std::string::npos;
    return beside.served == 0 && shared ? measure(world, operation, duration) : beside;
  }

  std::string honest_;
  int ply_ = 0;
  int measured_ = 1;
};

std::string_view why_refused(const std::string& name) {
  for (const auto& [operation, why] : refused) {
    if (operation == name) return why;
  }
  return {};
}

TEST_F(NeighboursTest, TheLargestRequestsHoldUpNobody) {
  // One duration in a hundred may be that of a busy machine, but none far beyond.
  constexpr double most_ms = 500;
  const auto length = camlann::test::number_from_environment("CAMLANN_NEIGHBOURS", usual_seconds);
  const bool long_form = length > usual_seconds;  // on an idle machine
  const auto all = in_order();
  const RudeWorld world(port(), long_form ? large_world : small_world, eve_->cookie);
  ASSERT_GT(all.size(), 120U);
  // Their connections may have been idle for too long.
  for (auto* one : {&anna_, &ben_}) (void)(*one)->get("/api/session");
  const double alone = std::max(20.0, percentile_99(play_honestly(1)));
  std::printf("honest moves alone: %.1f ms (99 %%)\n\n", alone);
  std::printf("| %-56s | %7s | %7s | %7s | %7s | %6s | %6s | %6s | %s |\n", "operation", "answers",
              "served", "99 %", "longest", "task", "> 20ms", "commit", "only refused");
  std::printf("|---|--:|--:|--:|--:|--:|--:|--:|---|\n");
  for (const auto& operation : all) {
    const auto beside = measure_untouched(
        world, operation, static_cast<double>(length) / static_cast<double>(all.size()));
    const auto name = operation.method + ' ' + operation.path;
    const auto why = why_refused(name);
    std::printf("| %-56s | %7d | %7d | %7.1f | %7.1f | %6s | %6.0f | %6s | %s |\n", name.c_str(),
                beside.answers, beside.served, percentile_99(beside.honest), beside.honest.back(),
                beside.tasks.longest(), beside.tasks.beyond("0.02"), beside.commits.longest(),
                std::string(why).c_str());
    EXPECT_EQ(beside.served > 0, why.empty()) << name << ' ' << beside.refusal;
    EXPECT_LE(percentile_99(beside.honest), std::max(most_ms, 25 * alone)) << name;
    if (at_full_speed) {
      EXPECT_LE(beside.processor.beyond("0.02"), 1 + beside.processor.all / 100) << name;
      EXPECT_EQ(beside.processor.beyond("0.25"), 0) << name;
    }
    if (!long_form) continue;
    EXPECT_LE(beside.tasks.beyond("0.02"), 1 + beside.tasks.all / 100) << name;
    EXPECT_EQ(beside.tasks.beyond("0.25"), 0) << name;
    EXPECT_LE(beside.commits.beyond("0.05"), 1 + beside.commits.all / 20) << name;
  }
  expect_alive();
}

}  // namespace
}  // namespace camlann::server::test
