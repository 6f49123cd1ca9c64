#pragma once
// Reports events that may be frequent, such as refused connections: each is counted for /metrics,
// and the log gets at most one line every ten seconds. Private to net/; one thread.

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "server/core/log.hpp"
#include "server/core/vitals.hpp"

namespace camlann::server {

class Notices {
 public:
  /// `event` is the name in the log; the counter in /metrics is `event`_total.
  Notices(std::string event, Vitals& vitals, Log log)
      : event_(std::move(event)), vitals_(vitals), log_(std::move(log)) {}

  void tell(std::string_view why) {
    constexpr std::chrono::seconds pause{10};
    vitals_.count(event_ + "_total", "why=\"" + std::string(why) + '"');
    ++count_;
    const auto now = std::chrono::steady_clock::now();
    if (now < next_line_) return;
    log_(Severity::warning, event_, {{"why", why}, {"count", count_}});
    count_ = 0;
    next_line_ = now + pause;
  }

 private:
  const std::string event_;
  Vitals& vitals_;
  const Log log_;
  std::int64_t count_ = 0;  // since the last line
  std::chrono::steady_clock::time_point next_line_;
};

}  // namespace camlann::server
