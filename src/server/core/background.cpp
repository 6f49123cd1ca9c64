#include "server/core/background.hpp"

#include <sched.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <ctime>
#include <fstream>
#include <limits>
#include <optional>
#include <string>

#include "base/memory.hpp"

namespace camlann::server {

namespace {

constexpr int lowest_niceness = 19;
// linux/ioprio.h
constexpr int disk_priority_of_process = 1;
constexpr int idle_disk_class = 3 << 13;

/// Returns the number after `key` in a file of lines "key number ...", or the first number if the
/// key is empty; nothing if there is none or the file cannot be read.
std::optional<std::uint64_t> number_in(const std::string& path, const std::string& key) {
  std::ifstream file(path);
  std::string word;
  while (word != key) {
    if (!(file >> word)) return std::nullopt;
  }
  std::uint64_t number = 0;
  if (!(file >> number)) return std::nullopt;
  return number;
}

/// Returns the folder of the program's control group (version 2).
std::string control_group() {
  std::ifstream file("/proc/self/cgroup");
  for (std::string line; std::getline(file, line);) {
    if (line.rfind("0::", 0) == 0) return "/sys/fs/cgroup" + line.substr(3);
  }
  return "/sys/fs/cgroup";
}

}  // namespace

void only_when_idle() {
  const auto thread = static_cast<id_t>(syscall(SYS_gettid));
  // Each is tried; a system that refuses one still has the others.
  (void)setpriority(PRIO_PROCESS, thread, lowest_niceness);
  const sched_param none{};
  (void)sched_setscheduler(0, SCHED_IDLE, &none);
  (void)syscall(SYS_ioprio_set, disk_priority_of_process, 0, idle_disk_class);
}

std::chrono::nanoseconds own_processor_time() {
  timespec time{};
  (void)clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

std::uint64_t memory_to_spare() {
  std::uint64_t all = installed_memory();
  std::uint64_t free = std::numeric_limits<std::uint64_t>::max();
  if (const auto kib = number_in("/proc/meminfo", "MemAvailable:")) free = *kib << 10U;
  const auto group = control_group();
  if (const auto limit = number_in(group + "/memory.max", "")) {  // "max" is not a number
    all = std::min(all, *limit);
    const auto used = number_in(group + "/memory.current", "").value_or(0);
    // The cache of files counts as used, but is given back.
    const auto cached = number_in(group + "/memory.stat", "file").value_or(0);
    const auto taken = used - std::min(used, cached);
    free = std::min(free, *limit - std::min(*limit, taken));
  }
  return std::min(all / 4, free / 2);
}

}  // namespace camlann::server
