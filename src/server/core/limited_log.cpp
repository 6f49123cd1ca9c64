#include "server/core/limited_log.hpp"

#include <chrono>
#include <cstdint>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>

#include "server/core/clock.hpp"
#include "server/core/log.hpp"

namespace camlann::server {

namespace {

constexpr Millis minute_of_log = std::chrono::milliseconds(std::chrono::minutes(1)).count();

}  // namespace

void LimitedLog::note(Severity severity, std::string_view event, std::string_view detail) {
  const auto number = count(event, detail);
  if (number == 0) return;
  if (detail.empty()) return log_(severity, event, {{"count", number}});
  log_(severity, event, {{std::string_view(field_), detail}, {"count", number}});
}

std::int64_t LimitedLog::count(std::string_view event, std::string_view detail) {
  const auto now = clock_();
  const std::lock_guard lock(mutex_);
  auto& counts = counts_[std::string(event).append(" ").append(detail)];
  ++counts.unsaid;
  // The clock may go back.
  if (now >= counts.since + minute_of_log || now < counts.since) {
    counts.since = now;
    counts.lines = 0;
  }
  if (counts.lines >= lines_per_minute_) return 0;
  ++counts.lines;
  return std::exchange(counts.unsaid, 0);
}

}  // namespace camlann::server
