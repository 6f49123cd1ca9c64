#pragma once
// Several servers of one database, through which two people play.

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iostream>
#include <memory>
#include <regex>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "server/client.hpp"
#include "server/crash_fixture.hpp"
#include "server/test_postgres.hpp"
#include "support/data.hpp"
#include "support/files.hpp"

namespace camlann::server::test {

class SeveralServers : public CrashTest {
 protected:
  [[nodiscard]] database::Address database_address() const override { return address_; }
  [[nodiscard]] std::filesystem::path folder_of(std::size_t server) const {
    return folder_.path() / std::to_string(server);
  }

  /// By what way a server comes to the database.
  [[nodiscard]] virtual std::string database_for(std::size_t /*server*/) const {
    return address_.url();
  }

  /// Returns the beginning of a command that runs on the machine of this server.
  [[nodiscard]] virtual std::vector<std::string> machine_of(std::size_t /*server*/) const {
    return {};
  }
  /// Where others than the load balancer reach it.
  [[nodiscard]] virtual Place place_of(std::size_t server) const {
    return servers_[server]->port();
  }

  void start_server(std::size_t number, std::vector<std::string> more = {}) {
    if (servers_.size() <= number) servers_.resize(number + 1);
    more.insert(more.end(), {"--database", database_for(number), "--trusted-proxy", "127.0.0.1"});
    const auto port = servers_[number] ? servers_[number]->port() : std::uint16_t{0};
    servers_[number] =
        std::make_unique<Program>(folder_of(number) / "data", folder_.path() / "web", port, more,
                                  std::vector<std::string>{}, machine_of(number));
    ASSERT_TRUE(servers_[number]->ready()) << servers_[number]->last_words();
  }
  void start_servers(std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) start_server(i);
    host_ = std::make_unique<Client>(servers_[count - 1]->port());
    guest_ = std::make_unique<Client>(servers_[count - 2]->port());
  }

  [[nodiscard]] bool holds(std::size_t server) const {
    const auto answer = Client(place_of(server)).get("/healthz");
    return answer.body == R"({"status":"ok","holdsGames":true})";
  }
  /// Returns the active server; waits until there is one.
  std::size_t holder(std::size_t besides = 99) {
    const auto until = std::chrono::steady_clock::now() + patience;
    while (std::chrono::steady_clock::now() < until) {
      for (std::size_t i = 0; i < servers_.size(); ++i) {
        if (i != besides && servers_[i] && holds(i)) return i;
      }
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    ADD_FAILURE() << "nobody has the games";
    return 0;
  }

  /// The next living server, each time another one.
  [[nodiscard]] std::uint16_t port() const override {
    do {
      next_ = (next_ + 1) % servers_.size();
    } while (!servers_[next_] || next_ == still_);
    return servers_[next_]->port();
  }

  /// A move that is acknowledged, whatever connections are lost on the way.
  void play_on(Played& game) {
    const auto before = acknowledged_;
    const auto begun = std::chrono::steady_clock::now();
    may_refuse_ = true;
    while (acknowledged_ == before && !game.over && !HasFatalFailure()) {
      ASSERT_LT(std::chrono::steady_clock::now() - begun, patience) << "nobody answers";
      const auto refused = refused_;
      if (advance(game) && refused == refused_) continue;
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
      host_->reconnect(port());
      guest_->reconnect(port());
    }
    may_refuse_ = false;
    longest_ = std::max(longest_, std::chrono::steady_clock::now() - begun);
  }
  void say(const char* what) {
    std::cout << what << ": " << std::exchange(longest_, {}) / std::chrono::milliseconds(1)
              << " ms\n";
  }

  /// All acknowledged moves are on disk once, and no epoch was two servers'.
  void expect_in_order(Played& game) {
    play_on(game);
    check(game);
    auto database = database::Database::open(address_).value();
    EXPECT_EQ(database
                  .query_number("SELECT count(*) FROM events a JOIN events b ON a.game=b.game AND "
                                "a.version<b.version AND a.epoch>b.epoch")
                  .value(),
              0);
    std::set<std::string> epochs;
    const std::regex line(R"("event":"took-over","epoch":(\d+))");
    for (std::size_t i = 0; i < servers_.size(); ++i) {
      const auto log = camlann::test::read_bytes(folder_of(i) / "server.log");
      for (std::sregex_iterator at(log.begin(), log.end(), line), end; at != end; ++at) {
        EXPECT_TRUE(epochs.insert((*at)[1]).second) << "epoch " << (*at)[1] << " twice";
      }
    }
  }

  TestPostgres postgres_;
  database::Address address_ = postgres_.new_database();
  std::vector<std::unique_ptr<Program>> servers_;
  /// The server that has the games gets this signal, and another one their next move. It is started
  /// again. Its exit status.
  int play_beyond_holder(Played& game, int signal) {
    play_on(game);
    say("the longest move before");
    const auto first = holder();
    servers_[first]->signal(signal);
    still_ = first;
    play_on(game);
    say(signal == SIGTERM ? "the next move after SIGTERM, with the games handed over"
                          : "the next move after SIGKILL, with the games taken over");
    const int status = servers_[first]->wait();
    still_ = 99;
    start_server(first);
    return status;
  }

  std::size_t still_ = 99;
  mutable std::size_t next_ = 0;
  std::chrono::steady_clock::duration longest_{};
};

}  // namespace camlann::server::test
