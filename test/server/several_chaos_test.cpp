// Several servers of one database and all that belongs to them - PostgreSQL, NATS, workers, HAProxy
// - of which one after another fails while people play and watch (script/chaos).
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/address_v4.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>
#include <iterator>
#include <memory>
#include <optional>
#include <stdexcept>
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
#include "server/several_fixture.hpp"
#include "server/slow_relay.hpp"
#include "server/test_nats.hpp"
#include "server/test_postgres.hpp"
#include "support/data.hpp"

namespace camlann::server::test {
namespace {

/// A load balancer in front of servers.
class Haproxy {
 public:
  Haproxy(const std::filesystem::path& folder, const std::vector<std::uint16_t>& servers)
      : folder_(folder), port_(free_port()) {
    if (!std::filesystem::exists(program)) {
      throw std::runtime_error("HAProxy is not installed: script/setup --test installs it");
    }
    std::ofstream settings(folder_ / "haproxy.cfg");
    settings
        << "defaults\n mode tcp\n timeout connect 2s\n timeout client 2m\n timeout server 2m\n"
        << " option redispatch\n retries 2\nfrontend players\n bind 127.0.0.1:" << port_
        << "\n default_backend servers\nbackend servers\n balance roundrobin\n"
        << " option httpchk GET /healthz\n default-server send-proxy check inter 1s fall 3 rise "
        << "1 on-marked-down shutdown-sessions\n";
    for (const auto server : servers) {
      settings << " server s" << server << " 127.0.0.1:" << server << "\n";
    }
    settings.close();
    start();
  }

  [[nodiscard]] std::uint16_t port() const { return port_; }
  void signal(int number) const { child_->signal(number); }
  void kill() {
    child_.reset();
    start();
  }

 private:
  static constexpr const char* program = "/usr/sbin/haproxy";

  static std::uint16_t free_port() {
    boost::asio::io_context loop;
    using Tcp = boost::asio::ip::tcp;
    return Tcp::acceptor(loop, Tcp::endpoint(boost::asio::ip::address_v4::loopback(), 0))
        .local_endpoint()
        .port();
  }
  /// It listens afterwards.
  void start() {
    child_ = std::make_unique<Child>(
        std::vector<std::string>{program, "-db", "-f", (folder_ / "haproxy.cfg").string()},
        std::vector<std::string>{}, folder_ / "haproxy.log");
    const auto until = std::chrono::steady_clock::now() + patience;
    while (std::chrono::steady_clock::now() < until) {
      if (Client(port_).get("/healthz").status == 200) return;
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    throw std::runtime_error("HAProxy does not listen: " + child_->output());
  }

  const std::filesystem::path folder_;
  const std::uint16_t port_;
  std::unique_ptr<Child> child_;
};

/// Watches what others play, by a socket that is opened again where it ends. What it is told comes
/// in order, and nothing twice.
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
  /// Whether the game is over. Throws where nobody answers.
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

/// Under load, through HAProxy; each round one of all programs is killed or stands still, or a
/// server is cut off from the database. CAMLANN_CHAOS rounds (4), of at most CAMLANN_STILL seconds
/// (2).
class SeveralServersInChaos : public SeveralServers {
 protected:
  enum class Deed { kill, still, cut };

  [[nodiscard]] std::string database_for(std::size_t server) const override {
    auto url = address_.url();
    const auto folder = postgres_.folder().string();
    return url.replace(url.find(folder), folder.size(), ways_[server]->folder().string());
  }
  [[nodiscard]] std::uint16_t port() const override { return front_->port(); }

  /// With CAMLANN_KEEP the logs of a run that fails are copied there, to be read.
  void TearDown() override {
    const char* kept = std::getenv("CAMLANN_KEEP");
    if (!HasFailure() || kept == nullptr) return;
    std::filesystem::copy(folder_.path(), kept, std::filesystem::copy_options::recursive);
  }

  void start_all() {
    for (auto& way : ways_) way = std::make_unique<SlowRelay>(postgres_.folder());
    for (std::size_t i = 0; i < std::size(ways_); ++i) start_server(i, bus());
    std::vector<std::uint16_t> ports;
    for (const auto& server : servers_) ports.push_back(server->port());
    front_.emplace(folder_.path(), ports);
    host_ = std::make_unique<Client>(port());
    guest_ = std::make_unique<Client>(port());
    for (std::size_t i = 0; i < std::size(workers_); ++i) start_worker(i);
  }
  [[nodiscard]] std::vector<std::string> bus() const { return {"--nats", nats_.url()}; }
  void start_worker(std::size_t number) {
    workers_[number].reset();
    workers_[number] =
        std::make_unique<Child>(std::vector<std::string>{CAMLANN_PROGRAM, "worker", "--threads",
                                                         "1", "--database", address_.url()},
                                std::vector<std::string>{}, folder_.path() / "worker.log");
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

  /// What was done to whom.
  std::string disturb_server(std::size_t server, Deed deed) {
    const std::string name = holds(server) ? "the server with the games" : "a server";
    if (deed == Deed::kill) {
      servers_[server]->signal(SIGKILL);
      servers_[server]->wait();
      // It is back at once, or when another one has gone on.
      if (random_.below(2) == 0) {
        for (auto& game : games_) play_on(game);
      }
      start_server(server, bus());
      return name + " was killed";
    }
    if (deed == Deed::cut) {
      ways_[server]->cut(true);
      wait_a_while();
      ways_[server]->cut(false);
      return name + " was cut off from the database";
    }
    stand_still([&](int number) { servers_[server]->signal(number); });
    return name + " stood still";
  }
  std::string disturb_other(std::uint32_t whom, bool kills) {
    const std::string what = kills ? " was killed" : " stood still";
    if (whom < 2) {
      if (kills) {
        start_worker(whom);
      } else {
        stand_still([&](int number) { workers_[whom]->signal(number); });
      }
      return "a worker" + what;
    }
    if (whom < 3) {
      if (kills) {
        postgres_.kill();
        postgres_.start();
      } else {
        stand_still([this](int number) { postgres_.signal_all(number); });
      }
      return "the database" + what;
    }
    if (whom < 4) {
      if (kills) {
        nats_.kill();
        wait_a_while();
        nats_.start();
      } else {
        stand_still([this](int number) { nats_.signal(number); });
      }
      return "the bus" + what;
    }
    if (kills) {
      front_->kill();
    } else {
      stand_still([this](int number) { front_->signal(number); });
    }
    return "the load balancer" + what;
  }
  void round(std::uint64_t number) {
    const auto begun = std::chrono::steady_clock::now();
    const auto whom = random_.below(10);
    const auto deed = static_cast<Deed>(random_.below(3));
    std::cout << "round " << number << " begins: " << whom << ' ' << static_cast<int>(deed)
              << std::endl;
    const auto done = whom < 5 ? disturb_server(whom < 3 ? whom : holder(), deed)
                               : disturb_other(whom - 5, random_.below(2) == 0);
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
  /// What the database says of all games: one history each, and clocks that only go on.
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
    const std::string timed = "WHERE time<>''";
    none("an event of an owner who was overtaken", steps("") + "epoch<epoch_before");
    none("a clock went back", steps(timed) + "clock<clock_before");
    // The clock stands where nobody has the games; it is written a moment before the time of day.
    none("a clock went faster than the time",
         steps(timed) + "clock-clock_before>at-at_before+1000");
  }

  const std::uint64_t rounds_ = camlann::test::number_from_environment("CAMLANN_CHAOS", 4);
  const std::uint32_t still_for_ =
      static_cast<std::uint32_t>(camlann::test::number_from_environment("CAMLANN_STILL", 2));
  TestNats nats_;
  std::unique_ptr<SlowRelay> ways_[3];
  std::optional<Haproxy> front_;
  std::unique_ptr<Child> workers_[2];
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
