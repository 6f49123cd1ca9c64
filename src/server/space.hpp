#pragma once
// Measures the room for the server's data: on the disk of its folder, and under a quota of the
// host. Called by serve().

#include <chrono>
#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <thread>

#include "base/result.hpp"
#include "database/address.hpp"
#include "server/core/disk_watch.hpp"

namespace camlann::server {

/// Returns a function that measures the disk of the data folder. With a quota in GiB (0: none), the
/// files of the folder and a PostgreSQL database count against it, and the scarcer of both rooms is
/// returned. Room that SQLite reuses inside its file is free.
[[nodiscard]] Result<MeasureSpace> measure_space(const std::filesystem::path& data,
                                                 const database::Address& database, int quota_gib);

/// Calls look() of the watch now and then, on a separate thread.
class DiskLooks {
 public:
  /// `watch` must outlive this.
  explicit DiskLooks(DiskWatch& watch);
  DiskLooks(const DiskLooks&) = delete;
  DiskLooks& operator=(const DiskLooks&) = delete;
  ~DiskLooks();

 private:
  void run();

  DiskWatch& watch_;
  std::mutex mutex_;
  std::condition_variable ended_;
  bool ending_ = false;
  std::thread thread_;
};

}  // namespace camlann::server
