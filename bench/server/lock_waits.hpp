#pragma once
// Samples a PostgreSQL database for sessions that wait for a lock.

#include <atomic>
#include <chrono>
#include <cstdio>
#include <string>
#include <thread>

#include "database/address.hpp"
#include "database/database.hpp"

namespace camlann::bench {

/// Counts the samples in which some session waited for a lock in the database.
class LockWaits {
 public:
  explicit LockWaits(const std::string& database) {
    if (database.empty()) return;
    thread_ = std::thread([this, database] {
      auto opened = database::Database::open(database::Address::of_server(database));
      while (opened && !ends_) {
        const auto waiting = opened->query_number(
            "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type='Lock'");
        ++looked_;
        if (waiting && *waiting > 0) ++waited_;
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
      }
    });
  }
  LockWaits(const LockWaits&) = delete;
  LockWaits& operator=(const LockWaits&) = delete;
  ~LockWaits() { end(); }

  void end() {
    ends_ = true;
    if (thread_.joinable()) thread_.join();
  }
  void tell() const {
    if (looked_ > 0) std::printf("a lock was waited for at %d of %d times\n", waited_, looked_);
  }

 private:
  std::atomic<bool> ends_ = false;
  int looked_ = 0;
  int waited_ = 0;
  std::thread thread_;
};

}  // namespace camlann::bench
