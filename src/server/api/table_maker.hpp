#pragma once
// Makes the endgame tables of the practice endings (doc/endings.md) in the background, on a thread
// that works only when the machine is idle. A table appears under its name when it is complete, so
// a server that was killed continues with the next one. A table that cannot be made is logged, and
// the server runs without it. Used by serve().

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <mutex>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "base/threads.hpp"
#include "server/core/log.hpp"
#include "tables/builder.hpp"

namespace camlann::server {

/// The rule set of the practice endings.
inline constexpr const char* ending_rules = "wcf";

/// The tables of one game that its practice endings need.
struct EndingTables {
  std::string variant;
  std::vector<tables::BuildOrder> orders;  // without folder and threads
};

/// Returns those of all games, the quickest first.
[[nodiscard]] std::vector<EndingTables> ending_tables();

class TableMaker {
 public:
  /// Called with the variants that still lack tables: at the start, and after each game.
  using Progress = std::function<void(const std::vector<std::string>& making)>;
  /// True if the disk has room for a number of bytes.
  using HasRoom = std::function<bool(std::size_t bytes)>;

  /// Does nothing if the folder has all tables. `progress` is called here, and then on the maker's
  /// thread.
  TableMaker(std::filesystem::path folder, HasRoom has_room, Progress progress, Log log);
  TableMaker(const TableMaker&) = delete;
  TableMaker& operator=(const TableMaker&) = delete;
  /// Stops within a second and leaves no incomplete table.
  ~TableMaker();

 private:
  void run();
  /// Makes the missing tables of a game; waits while another program makes some.
  [[nodiscard]] Result<void> make(const EndingTables& game);
  [[nodiscard]] Result<void> build(const EndingTables& game, tables::BuildOrder order);
  void tell(std::size_t made) const;
  /// True if the maker ends during the pause.
  [[nodiscard]] bool ends_within(std::chrono::milliseconds pause);
  /// Pauses while others want the processor. True if the maker ends.
  [[nodiscard]] bool gives_way();

  const std::filesystem::path folder_;
  const HasRoom has_room_;
  const Progress progress_;
  const Log log_;
  std::vector<EndingTables> missing_;
  std::atomic<bool> stop_{false};
  std::mutex mutex_;
  std::condition_variable stopped_;
  // The maker's thread:
  std::chrono::steady_clock::time_point slice_began_;
  std::chrono::nanoseconds used_before_{0};  // processor time
  Threads thread_;
};

}  // namespace camlann::server
