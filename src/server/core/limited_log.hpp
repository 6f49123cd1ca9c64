#pragma once
// Logs events that may be frequent, such as failed sign-ins and refused requests, with few lines
// per minute, so that a flood of them does not fill the disk. Thread-safe.

#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>

#include "server/core/clock.hpp"
#include "server/core/log.hpp"

namespace camlann::server {

class LimitedLog {
 public:
  /// `field` is the name of the detail in a line. The limit is for each event with each detail.
  LimitedLog(Log log, Clock clock, std::string field, int lines_per_minute)
      : log_(std::move(log)),
        clock_(std::move(clock)),
        field_(std::move(field)),
        lines_per_minute_(lines_per_minute) {}

  /// Adds a line with the number of these events since the last line, unless there were too many
  /// lines in this minute. `detail` is one of a few fixed words, or empty.
  void note(Severity severity, std::string_view event, std::string_view detail);

 private:
  struct Counts {
    Millis since = 0;  // the beginning of the minute
    int lines = 0;
    std::int64_t unsaid = 0;  // events since the last line
  };

  /// Counts an event. Returns the number for its line; 0 if it gets none.
  [[nodiscard]] std::int64_t count(std::string_view event, std::string_view detail);

  const Log log_;
  const Clock clock_;
  const std::string field_;
  const int lines_per_minute_;
  std::mutex mutex_;                      // guards counts_
  std::map<std::string, Counts> counts_;  // by event and detail
};

}  // namespace camlann::server
