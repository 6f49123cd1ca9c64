#pragma once
// Work in units that any number of processes share through a directory alone. A unit file is either
// complete or missing, so a killed process is simply started again. Independent of any game.

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "base/result.hpp"

namespace camlann::train {

/// A unit starts with `head`, one line that says how the units were made.
struct UnitPlan {
  std::string directory;
  std::string stem;  // files are STEM-0001.txt and so on
  int count = 1;
  std::string head;
  std::string extension = ".txt";
};

/// Renews the claim on the unit; to be called at least every ten seconds.
using StillAlive = std::function<void()>;

/// Calls alive() at once and then regularly, on a thread of its own, until it is destroyed: for
/// work that cannot call it, such as one long search.
class KeptAlive {
 public:
  explicit KeptAlive(const StillAlive& alive,
                     std::chrono::milliseconds interval = std::chrono::seconds(5));
  ~KeptAlive();
  KeptAlive(const KeptAlive&) = delete;
  KeptAlive& operator=(const KeptAlive&) = delete;

 private:
  void run(const StillAlive& alive, std::chrono::milliseconds interval);

  std::mutex mutex_;
  std::condition_variable changed_;
  bool ended_ = false;
  std::thread thread_;  // last: it uses the others
};

/// Returns the lines, or bytes, of a unit without the head; must be the same in every process.
using MakeUnit = std::function<std::string(int number, const StillAlive&)>;

/// Makes every unit that is not there and that no other process is making; returns when all are
/// there. A unit left by a process that fell silent is made anew. Refused: a directory that cannot
/// be written, and one that holds units with another head or damaged ones.
[[nodiscard]] Result<void> make_units(const UnitPlan& plan, const MakeUnit& make);

struct Unit {
  std::string path;
  std::string head;
  std::string lines;
};

/// Reads every unit file of a directory with the prefix `stem`, in order of name. Fails if
/// one is incomplete, changed, or not a unit.
[[nodiscard]] Result<std::vector<Unit>> read_units(const std::string& directory,
                                                   const std::string& stem,
                                                   const std::string& extension = ".txt");

/// Returns the text with its end line, which marks the file as complete.
[[nodiscard]] std::string sealed(std::string_view text);
[[nodiscard]] Result<std::string> unsealed(std::string_view text);

/// FNV-1a (Fowler, Noll, Vo), 64 bits.
[[nodiscard]] std::uint64_t sum_of(std::string_view text);

}  // namespace camlann::train
