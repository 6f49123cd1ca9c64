#include "server/services/accounts/account_log.hpp"

#include <chrono>
#include <string>
#include <string_view>
#include <utility>

#include "server/core/clock.hpp"
#include "server/core/log.hpp"

namespace camlann::server {

namespace {

constexpr Millis minute_of_log = std::chrono::milliseconds(std::chrono::minutes(1)).count();

}  // namespace

void AccountLog::note(Severity severity, std::string_view event, std::string_view way) {
  const auto now = clock_();
  auto& counts = counts_[std::string(event).append(" ").append(way)];
  ++counts.unsaid;
  // The clock may go back.
  if (now >= counts.since + minute_of_log || now < counts.since) {
    counts.since = now;
    counts.lines = 0;
  }
  if (counts.lines >= lines_per_minute) return;
  ++counts.lines;
  const auto count = std::exchange(counts.unsaid, 0);
  if (way.empty()) return log_(severity, event, {{"count", count}});
  log_(severity, event, {{"way", way}, {"count", count}});
}

}  // namespace camlann::server
