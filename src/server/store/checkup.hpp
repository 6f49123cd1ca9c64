#pragma once
// Looks now and then through the whole database while the server runs, on a thread and a connection
// of its own: damage that no game has met yet is known to /readyz and the log. A look that fails,
// because the file is locked or memory runs out, says nothing; the next one is another. Used by
// serve().

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
  /// A look at once, then one at most every `pause`, and less often where one takes long. `vitals`
  /// must outlive this.
  Checkup(std::filesystem::path file, std::chrono::milliseconds pause, Vitals& vitals, Log log);
  Checkup(const Checkup&) = delete;
  Checkup& operator=(const Checkup&) = delete;
  /// Soon, even in the middle of a look.
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
