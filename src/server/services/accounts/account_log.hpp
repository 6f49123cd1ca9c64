#pragma once
// Logs sign-ins and changes of accounts, without names and addresses. Limits the lines per minute,
// so that a flood of wrong passwords does not fill the disk. On the accounts' thread.

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "server/core/clock.hpp"
#include "server/core/log.hpp"

namespace camlann::server {

class AccountLog {
 public:
  static constexpr int lines_per_minute = 60;  // of one event in one way

  AccountLog(Log log, Clock clock) : log_(std::move(log)), clock_(std::move(clock)) {}

  /// Adds a line with the number of these events since the last line, unless there were too many
  /// in this minute. `way` is how it happened, one fixed word, or empty.
  void note(Severity severity, std::string_view event, std::string_view way);

 private:
  struct Counts {
    Millis since = 0;  // the beginning of the minute
    int lines = 0;
    std::int64_t unsaid = 0;  // events since the last line
  };

  const Log log_;
  const Clock clock_;
  std::map<std::string, Counts> counts_;  // by event and way
};

}  // namespace camlann::server
