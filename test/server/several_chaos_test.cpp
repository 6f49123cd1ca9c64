// Several servers of one database and all that belongs to them - PostgreSQL, NATS, workers, HAProxy
// - of which one after another fails while people play and watch (script/chaos).
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iostream>
#include <iterator>
#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "database/database.hpp"
#include "server/child.hpp"
#include "server/client.hpp"
#include "server/crash_fixture.hpp"
#include "server/fakes.hpp"
#include "server/load.hpp"
#include "server/machines.hpp"
#include "server/onlooker.hpp"
#include "server/several_on_machines.hpp"
#include "support/data.hpp"

namespace camlann::server::test {
namespace {

/// Under load; each round one of all programs is killed, stands still or is cut off. CAMLANN_CHAOS
/// rounds (4), of at most CAMLANN_STILL seconds (2).
class SeveralServersInChaos : public SeveralOnMachines {
 protected:
  enum class Deed { kill, still, cut };

  void start_all() {
    start_servers_and_front();
    for (std::size_t i = 0; i < worker_count; ++i) start_worker(i);
  }
  void start_worker(std::size_t number) {
    workers_[number].reset();
    auto words = machines_->at(server_count + number);
    words.insert(words.end(), {CAMLANN_PROGRAM, "worker", "--threads", "1", "--database",
                               postgres_.url_at_host(address_)});
    workers_[number] =
        std::make_unique<Child>(words, std::vector<std::string>{}, folder_.path() / "worker.log");
  }
  void wait_a_while() {
    std::this_thread::sleep_for(
        std::chrono::milliseconds(1000 + random_.below(1000 * (still_for_ - 1))));
  }
  void stand_still(const std::function<void(int)>& signal) {
    signal(SIGSTOP);
    wait_a_while();
    signal(SIGCONT);
  }
  void cut(const std::vector<std::size_t>& machines, const std::vector<Cable>& cables) {
    for (const auto machine : machines) {
      for (const auto cable : cables) machines_->pull(machine, cable);
    }
    wait_a_while();
    for (const auto machine : machines) {
      for (const auto cable : cables) machines_->plug(machine, cable);
    }
  }

  // Returns a description of the disturbance.
  std::string disturb_server(std::size_t server, Deed deed) {
    const std::string name = holds(server) ? "the server with the games" : "a server";
    if (deed == Deed::kill) {
      servers_[server]->signal(SIGKILL);
      servers_[server]->wait();
      // It returns at once, or after another one has taken over.
      if (random_.below(2) == 0) {
        for (auto& game : games_) play_on(game);
      }
      start_one(server);
      return name + " was killed";
    }
    if (deed == Deed::cut) {
      const auto which = random_.below(4);
      if (which == 3) {
        cut({server}, {std::begin(all_cables), std::end(all_cables)});
        return name + " was cut off from all";
      }
      cut({server}, {all_cables[which]});
      constexpr const char* from[] = {"the database", "the bus", "players and other servers"};
      return name + " was cut off from " + from[which];
    }
    stand_still([&](int number) { servers_[server]->signal(number); });
    return name + " stood still";
  }
  std::string disturb_worker(std::size_t worker, Deed deed) {
    if (deed == Deed::kill) {
      start_worker(worker);
      return "a worker was killed";
    }
    if (deed == Deed::cut) {
      cut({server_count + worker}, {Cable::database});
      return "a worker was cut off";
    }
    stand_still([&](int number) { workers_[worker]->signal(number); });
    return "a worker stood still";
  }
  std::string disturb_database(Deed deed) {
    if (deed == Deed::kill) {
      postgres_.kill();
      postgres_.start();
      return "the database was killed";
    }
    if (deed == Deed::cut) {
      cut({0, 1, 2, 3, 4}, {Cable::database});
      return "the database was cut off";
    }
    stand_still([this](int number) { postgres_.signal_all(number); });
    return "the database stood still";
  }
  std::string disturb_bus(Deed deed) {
    if (deed == Deed::kill) {
      nats_->kill();
      wait_a_while();
      nats_->start();
      return "the bus was killed";
    }
    if (deed == Deed::cut) {
      cut({0, 1, 2}, {Cable::bus});
      return "the bus was cut off";
    }
    stand_still([this](int number) { nats_->signal(number); });
    return "the bus stood still";
  }
  std::string disturb_front(Deed deed) {
    if (deed == Deed::kill) {
      front_->kill();
      return "the load balancer was killed";
    }
    if (deed == Deed::cut) {
      cut({0, 1, 2}, {Cable::others});
      return "the load balancer was cut off, and servers from each other";
    }
    stand_still([this](int number) { front_->signal(number); });
    return "the load balancer stood still";
  }
  std::string disturb(std::uint32_t whom, Deed deed) {
    if (whom < 3) return disturb_server(whom, deed);
    if (whom < 5) return disturb_server(holder(), deed);
    if (whom < 7) return disturb_worker(whom - 5, deed);
    if (whom < 8) return disturb_database(deed);
    if (whom < 9) return disturb_bus(deed);
    return disturb_front(deed);
  }
  void round(std::uint64_t number) {
    const auto begun = std::chrono::steady_clock::now();
    const auto whom = random_.below(10);
    const auto deed = static_cast<Deed>(random_.below(3));
    std::cout << "round " << number << " begins: " << whom << ' ' << static_cast<int>(deed)
              << std::endl;
    const auto done = disturb(whom, deed);
    for (auto& game : games_) {
      play_on(game);
      if (HasFatalFailure()) return;
      if (!game.over) continue;
      // One of them may have been cut off while the other moved.
      for (auto* client : {host_.get(), guest_.get()}) client->reconnect(port());
      new_game(game);
    }
    std::cout << "round " << number << ": " << done << ", next moves after "
              << (std::chrono::steady_clock::now() - begun) / std::chrono::milliseconds(1) << " ms"
              << std::endl;
  }

  void expect_all_of(Load& load) {
    Client reader(port());
    for (const auto& [id, played] : load.acknowledged()) {
      const auto there = moves_of(json_of(reader.get("/api/games/" + id).body));
      ASSERT_GE(there.size(), played.size()) << id << ": an acknowledged move is gone";
      EXPECT_TRUE(std::equal(played.begin(), played.end(), there.begin())) << id;
      EXPECT_LE(there.size(), played.size() + 1) << id << ": a move that nobody has sent";
    }
  }
  /// Checks the history of every game in the database: no gaps, and clocks that only advance.
  void expect_whole_histories() {
    auto database = database::Database::open(address_).value();
    const auto none = [&](const std::string& what, const std::string& rows) {
      auto found =
          database.prepare("SELECT CAST(found AS TEXT) FROM (" + rows + ") AS found").value();
      EXPECT_FALSE(found.step().value()) << what << ": " << found.text(0);
    };
    none("a version is missing or there twice",
         "SELECT game FROM events GROUP BY game HAVING count(*)<>max(version)");
    const auto steps = [](const std::string& games) {
      return "SELECT * FROM (SELECT game, version, kind, epoch, clock, at, lag(epoch) OVER w AS "
             "epoch_before, lag(clock) OVER w AS clock_before, lag(at) OVER w AS at_before FROM "
             "events WHERE game IN (SELECT id FROM games " +
             games + ") WINDOW w AS (PARTITION BY game ORDER BY version)) AS steps WHERE ";
    };
    const std::string timed = "WHERE days+base>0";
    none("an event of an owner who was overtaken", steps("") + "epoch<epoch_before");
    none("a clock went back", steps(timed) + "clock<clock_before");
    // The clock stands while no server has the games; it is written a moment before the time of
    // day.
    none("a clock went faster than the time",
         steps(timed) + "clock-clock_before>at-at_before+1000");
  }

  const std::uint64_t rounds_ = camlann::test::number_from_environment("CAMLANN_CHAOS", 4);
  const std::uint32_t still_for_ =
      static_cast<std::uint32_t>(camlann::test::number_from_environment("CAMLANN_STILL", 2));
  std::unique_ptr<Child> workers_[worker_count];
  Played games_[2];
};

TEST_F(SeveralServersInChaos, NothingIsLostAndNothingComesTwice) {
  std::cout << "CAMLANN_SEED=" << camlann::test::number_from_environment("CAMLANN_SEED", 1)
            << std::endl;
  start_all();
  for (auto& game : games_) new_game(game);
  Load load([this] { return port(); }, 4, std::chrono::milliseconds(10),
            R"(,"time":{"base":36000,"increment":1})");
  // Each has the newest game of another pair.
  Onlooker onlookers[] = {{[this] { return port(); }, [&load] { return load.newest(0); }},
                          {[this] { return port(); }, [&load] { return load.newest(1); }},
                          {[this] { return port(); }, [&load] { return load.newest(2); }}};
  for (std::uint64_t number = 1; number <= rounds_ && !HasFailure(); ++number) round(number);
  load.expect_all_go_on();
  for (const auto& onlooker : onlookers) onlooker.expect_hears_more();
  int heard = 0;
  for (auto& onlooker : onlookers) {
    onlooker.stop();
    heard += onlooker.heard();
  }
  load.stop();
  expect_all_of(load);
  expect_whole_histories();
  for (auto& game : games_) expect_in_order(game);
  std::cout << rounds_ << " rounds, " << load.count() + acknowledged_ << " moves acknowledged, "
            << heard << " events heard\n";
}

}  // namespace
}  // namespace camlann::server::test
