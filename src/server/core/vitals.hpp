#pragma once
// How the server is, as those who watch over it see it: counts for /metrics, whether its database
// is sound, for /readyz, and what was wrong lately, for the page of its status. Filled by the
// network, the games, the log and the check of the database, read by the router. Thread-safe.

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

/// What players notice: the games cannot be read or saved, the database is damaged, or it is away
/// or none of several servers has the games.
enum class Trouble : std::uint8_t { saving, database, reaching };

struct Incident {
  Trouble what{};
  Millis since = 0;
  std::optional<Millis> until;  // nothing: it goes on

  bool operator==(const Incident&) const = default;
};

class Vitals {
 public:
  explicit Vitals(std::string version, const Clock& clock = wall_clock);

  [[nodiscard]] const std::string& version() const { return version_; }

  /// One more of what is counted: "refused_total", R"(why="full")". Labels are few and fixed.
  void count(std::string_view name, std::string_view labels = {});
  void count(std::string_view name, std::string_view labels, std::int64_t more);
  /// How many there are now.
  void set(std::string_view name, std::int64_t value);
  /// How long something took.
  void observe(std::string_view name, double seconds);
  /// Asked whenever somebody asks for the metrics, which must not outlive what it asks.
  void ask(std::string_view name, std::string_view labels, std::function<double()> answer);

  /// Nothing is asked any more: what answered is about to go.
  void forget_asked();

  /// Whether something is wrong now. What was wrong is kept since the server began.
  void trouble(Trouble what, bool is_so);
  [[nodiscard]] bool is_in(Trouble what) const;
  /// The newest first.
  [[nodiscard]] std::vector<Incident> incidents() const;
  [[nodiscard]] Millis started() const { return started_ms_; }

  /// The log, with its events counted.
  [[nodiscard]] Log counting(Log log);

  /// What is wrong with the database; nothing: it is sound.
  void set_fault(std::optional<Error> fault);
  [[nodiscard]] Result<void> sound() const;

  /// In the text format of Prometheus 0.0.4.
  [[nodiscard]] std::string metrics_text() const;

 private:
  struct Durations {
    std::array<std::int64_t, 13> within{};  // of bounds of vitals.cpp, each with those before
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
