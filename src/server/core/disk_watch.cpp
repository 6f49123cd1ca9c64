#include "server/core/disk_watch.hpp"

#include <cstdint>
#include <utility>

#include "server/core/log.hpp"
#include "server/core/vitals.hpp"

namespace camlann::server {

namespace {

constexpr double until_plenty = 1.25;  // so that a few bytes more or less change nothing
constexpr std::uintmax_t mib = std::uintmax_t{1} << 20;

}  // namespace

DiskWatch::DiskWatch(MeasureSpace measure, int kept, Vitals& vitals, Log log)
    : measure_(std::move(measure)), kept_(kept / 100.0), vitals_(vitals), log_(std::move(log)) {
  look();
}

void DiskWatch::look() {
  const auto space = measure_();
  const bool was = scarce_;
  if (space) {
    const double least = kept_ * static_cast<double>(space->all);
    const auto available = static_cast<double>(space->free);
    scarce_ = available < (was ? until_plenty * least : least);
    room_ = scarce_ ? 0 : static_cast<std::uintmax_t>(available - least);
  }
  vitals_.set("disk_scarce", scarce_ ? 1 : 0);
  if (!space || was == scarce_) return;
  log_(was ? Severity::info : Severity::error, was ? "disk-has-room" : "disk-scarce",
       {{"free_mib", static_cast<std::int64_t>(space->free / mib)},
        {"all_mib", static_cast<std::int64_t>(space->all / mib)}});
}

Space scarcer(const Space& one, const Space& other) {
  const auto share = [](const Space& space) {
    return static_cast<double>(space.free) / static_cast<double>(space.all == 0 ? 1 : space.all);
  };
  return share(other) < share(one) ? other : one;
}

}  // namespace camlann::server
