#pragma once
// The server's health for its operators: counts for /metrics, the state of the database for
// /readyz, and recent incidents for the status page. Filled by the network, the games, the log and
// the check of the database; read by the router. Thread-safe.

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "server/core/clock.hpp"
#include "server/core/log.hpp"

namespace camlann::server {

/// Problems that players notice: the games cannot be read or saved; the database is damaged; or it
/// is unreachable, or no server has the games.
enum class Trouble : std::uint8_t { saving, database, reaching };

struct Incident {
  Trouble what{};
  Millis since = 0;
  std::optional<Millis> until;  // nothing: not over yet

  bool operator==(const Incident&) const = default;
};

class Vitals {
 public:
  explicit Vitals(std::string version, const Clock& clock = wall_clock);

  [[nodiscard]] const std::string& version() const { return version_; }

  /// Increments a counter: "refused_total", R"(why="full")". Labels are few and fixed.
  void count(std::string_view name, std::string_view labels = {});
  void count(std::string_view name, std::string_view labels, std::int64_t more);
  /// Sets a gauge.
  void set(std::string_view name, std::int64_t value);
  /// Records a duration.
  void observe(std::string_view name, double seconds);
  /// Calls `answer` for each request of the metrics. Everything that it uses must live until
  /// forget_asked().
  void ask(std::string_view name, std::string_view labels, std::function<double()> answer);

  /// Removes all answers before the objects that they use are destroyed.
  void forget_asked();

  /// Records whether this trouble exists now. Past incidents are kept while the server runs.
  void trouble(Trouble what, bool is_so);
  [[nodiscard]] bool is_in(Trouble what) const;
  /// Returns the newest first.
  [[nodiscard]] std::vector<Incident> incidents() const;
  [[nodiscard]] Millis started() const { return started_ms_; }

  /// Returns a log that also counts its events.
  [[nodiscard]] Log counting(Log log);

  /// Sets the fault of the database; nothing: the database is sound.
  void set_fault(std::optional<Error> fault);
  [[nodiscard]] Result<void> sound() const;

  /// Returns the text format of Prometheus, version 0.0.4.
  [[nodiscard]] std::string metrics_text() const;

 private:
  struct Durations {
    std::array<std::int64_t, 13> within{};  // by the bounds in vitals.cpp, cumulative
    std::int64_t count = 0;
    double sum = 0;  // in seconds
  };

  void note(Trouble what, bool is_so);

  const std::string version_;
  const Clock clock_;
  const Millis started_ms_;
  mutable std::mutex mutex_;
  std::map<std::string, std::map<std::string, std::int64_t, std::less<>>, std::less<>> counts_;
  std::map<std::string, std::int64_t, std::less<>> gauges_;
  std::map<std::string, Durations, std::less<>> durations_;
  std::map<std::string, std::vector<std::pair<std::string, std::function<double()>>>, std::less<>>
      asked_;
  std::deque<Incident> incidents_;  // the newest last
  std::optional<Error> fault_;
};

}  // namespace camlann::server
