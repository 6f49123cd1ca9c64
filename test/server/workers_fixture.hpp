#pragma once
// A queue of analysis jobs in a new database, a server's end of it, and a local thinker that only
// records its jobs.

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "database/address.hpp"
#include "database/database.hpp"
#include "game/catalog.hpp"
#include "server/cluster/queue_thinker.hpp"
#include "server/services/round/thinkers.hpp"
#include "server/store/log_mark.hpp"
#include "server/store/schema.hpp"
#include "server/store/thought_queue.hpp"
#include "server/test_postgres.hpp"
#include "tournament/dutch.hpp"

namespace camlann::server::test {

inline bool comes(const std::function<bool()>& what,
                  std::chrono::milliseconds longest = std::chrono::seconds(15)) {
  const auto until = std::chrono::steady_clock::now() + longest;
  while (!what()) {
    if (std::chrono::steady_clock::now() >= until) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  return true;
}

class NotingThinker final : public Thinker {
 public:
  bool has_room(Length /*length*/) override { return room; }
  void submit(ThinkJob job) override {
    const std::lock_guard lock(mutex_);
    jobs_.push_back(std::move(job));
  }
  std::size_t given() {
    const std::lock_guard lock(mutex_);
    return jobs_.size();
  }

  std::atomic<bool> room = true;

 private:
  std::mutex mutex_;
  std::vector<ThinkJob> jobs_;
};

class PostgresWorkers : public testing::Test {
 protected:
  struct Asked {
    StopFlag stop = std::make_shared<std::atomic<bool>>(false);
    std::atomic<int> times = 0;
    Thought thought;  // once `times` is not 0
  };

  PostgresWorkers() { EXPECT_TRUE(open_up_to_date(address_, MissingLog::accept)); }

  void start_server() {
    server_ = std::make_unique<QueueThinker>(open_queue(), "server", at_home_,
                                             [](Severity, std::string_view, LogFields) {});
  }
  /// The server has seen them: there is room for more than one long thought of one worker.
  void expect_workers(int long_thoughts) {
    at_home_.room = false;
    EXPECT_TRUE(comes([&] { return number("SELECT count(*) FROM workers") > 0; }));
    EXPECT_TRUE(comes([&] { return server_->has_room(Length::long_one); }));
    EXPECT_EQ(number("SELECT sum(threads) FROM workers"), long_thoughts);
    at_home_.room = true;
  }
  ThoughtQueue open_queue() { return ThoughtQueue::open(address_).value(); }

  /// The computer's first move in a game of Cam. At the highest level it takes about three seconds
  /// of a thread, divided into `parts` parts.
  static ThinkJob job(int level = 1, int parts = 1) {
    ThinkJob made(make_game("cam").value());
    made.computer.level = level;
    made.computer.parts = parts;
    made.length = level == max_level ? Length::long_one : Length::short_one;
    return made;
  }
  /// The first round of a Swiss: a thread is busy with 256 players for a second.
  static ThinkJob pairing(std::size_t players) {
    tournament::SwissTask task;
    task.players.resize(players);
    return ThinkJob(std::move(task));
  }
  std::shared_ptr<Asked> ask(ThinkJob job) {
    auto asked = std::make_shared<Asked>();
    job.stop = asked->stop;
    job.done = [asked](const Thought& thought) {
      asked->thought = thought;
      ++asked->times;
    };
    server_->submit(std::move(job));
    return asked;
  }
  static bool answered(const std::shared_ptr<Asked>& asked) { return asked->times > 0; }

  std::int64_t number(const std::string& sql) { return looker_.query_number(sql).value_or(-1); }

  database::Address address_ = TestPostgres::shared().new_database();
  database::Database looker_ = database::Database::open(address_).value();
  NotingThinker at_home_;
  std::unique_ptr<QueueThinker> server_;
};

}  // namespace camlann::server::test
