#pragma once
// Watches how much of the disk is free, so that its last tenth is left for running games. Made by
// serve(); asked by the API, and before the archive is copied. look() is for one thread at a time,
// the others are thread-safe.

#include <atomic>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>

#include "server/core/log.hpp"
#include "server/core/vitals.hpp"

namespace camlann::server {

struct Space {
  std::uintmax_t free = 0;
  std::uintmax_t all = 0;
};

/// Returns nothing where the space cannot be measured; nothing is refused then.
using MeasureSpace = std::function<std::optional<Space>()>;

class DiskWatch {
 public:
  /// Looks once. `kept` percent are left for running games. `vitals` must outlive this.
  DiskWatch(MeasureSpace measure, int kept, Vitals& vitals, Log log);

  /// True from when less than `kept` percent is free until a quarter more than that is.
  [[nodiscard]] bool scarce() const { return scarce_; }
  /// True if `kept` percent stay free after this many bytes are written, by the last look.
  [[nodiscard]] bool has_room_for(std::uintmax_t bytes) const { return bytes <= room_; }
  /// Measures again. A change is logged once.
  void look();

 private:
  const MeasureSpace measure_;
  const double kept_;  // share of the whole
  Vitals& vitals_;
  const Log log_;
  std::atomic<bool> scarce_{false};
  std::atomic<std::uintmax_t> room_{std::numeric_limits<std::uintmax_t>::max()};
};

/// Returns the one with the smaller free share.
[[nodiscard]] Space scarcer(const Space& one, const Space& other);

}  // namespace camlann::server
