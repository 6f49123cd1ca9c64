#pragma once
// How the server is, as those who watch over it see it: counts for /metrics, and whether its
// database is sound, for /readyz. Filled by the network, the log and the check of the database,
// read by the router. Thread-safe.

#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "server/clock.hpp"
#include "server/log.hpp"

namespace camlann::server {

class Vitals {
 public:
  explicit Vitals(std::string version, const Clock& clock = wall_clock);

  [[nodiscard]] const std::string& version() const { return version_; }

  /// One more of what is counted: "refused_total", R"(why="full")". Labels are few and fixed.
  void count(std::string_view name, std::string_view labels = {});
  /// How many there are now.
  void set(std::string_view name, std::int64_t value);

  /// The log, with its events counted.
  [[nodiscard]] Log counting(Log log);

  /// What is wrong with the database; nothing: it is sound.
  void set_fault(std::optional<Error> fault);
  [[nodiscard]] Result<void> sound() const;

  /// In the text format of Prometheus 0.0.4.
  [[nodiscard]] std::string metrics_text() const;

 private:
  const std::string version_;
  const std::int64_t started_;  // seconds since 1970
  mutable std::mutex mutex_;
  std::map<std::string, std::map<std::string, std::int64_t, std::less<>>, std::less<>> counts_;
  std::map<std::string, std::int64_t, std::less<>> gauges_;
  std::optional<Error> fault_;
};

}  // namespace camlann::server
