#pragma once
// Checks the whole database at intervals while the server runs, on a separate thread and
// connection, so that /readyz and the log report damage before a game meets it. A check that fails
// because the file is locked or memory runs out has no result; the next one may. Used by serve().

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <thread>

#include "server/core/log.hpp"
#include "server/core/vitals.hpp"

namespace camlann::server {

class Checkup {
 public:
  /// Checks at once, then at most every `pause`, and less often if a check takes long. `vitals`
  /// must outlive this.
  Checkup(std::filesystem::path file, std::chrono::milliseconds pause, Vitals& vitals, Log log);
  Checkup(const Checkup&) = delete;
  Checkup& operator=(const Checkup&) = delete;
  /// Returns soon, even in the middle of a check.
  ~Checkup();

 private:
  void run();
  void look();

  const std::filesystem::path file_;
  const std::chrono::milliseconds pause_;
  Vitals& vitals_;
  const Log log_;
  std::mutex mutex_;
  std::condition_variable ended_;
  std::atomic<bool> ending_{false};
  std::thread thread_;
};

}  // namespace camlann::server
