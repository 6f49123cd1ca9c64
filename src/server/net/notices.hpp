#pragma once
// Reports events that may be frequent, such as refused connections, with at most one line in the
// log every ten seconds. Private to net/; one thread.

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "server/core/log.hpp"
#include "server/core/token_bucket.hpp"
#include "server/core/vitals.hpp"

namespace camlann::server {

class FrequentEvent {
 public:
  /// `event` is the name in the log.
  FrequentEvent(std::string event, Log log, SteadyClock now = std::chrono::steady_clock::now)
      : event_(std::move(event)), log_(std::move(log)), now_(std::move(now)) {}

  void note(std::string_view why) {
    constexpr std::chrono::seconds pause{10};
    ++count_;
    const auto now = now_();
    if (now < next_line_) return;
    log_(Severity::warning, event_, {{"why", why}, {"count", count_}});
    count_ = 0;
    next_line_ = now + pause;
  }

 private:
  const std::string event_;
  const Log log_;
  const SteadyClock now_;
  std::int64_t count_ = 0;  // since the last line
  SteadyTime next_line_;
};

/// Also counts each event for /metrics.
class Notices {
 public:
  /// `event` is the name in the log; the counter in /metrics is `event`_total.
  Notices(const std::string& event, Vitals& vitals, Log log)
      : counter_(event + "_total"), vitals_(vitals), event_(event, std::move(log)) {}

  void tell(std::string_view why) {
    vitals_.count(counter_, "why=\"" + std::string(why) + '"');
    event_.note(why);
  }

 private:
  const std::string counter_;
  Vitals& vitals_;
  FrequentEvent event_;
};

}  // namespace camlann::server
