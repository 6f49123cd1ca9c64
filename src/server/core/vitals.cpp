#include "server/core/vitals.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <iterator>
#include <mutex>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "server/core/clock.hpp"
#include "server/core/log.hpp"

namespace camlann::server {

namespace {

struct Meaning {
  std::string_view name;
  std::string_view text;
};

/// All metrics with their meaning.
constexpr Meaning meanings[] = {
    {"connections", "Open connections, sockets among them"},
    {"sockets", "Open WebSockets"},
    {"requests_total", "Answered requests by the first digit of their status"},
    {"refused_total",
     "Connections, sockets and changes that were refused, by the limit that was reached"},
    {"dropped_total", "Connections that were closed to make room, by what was short"},
    {"archive_sound", "Whether the archive of games can be read: 1, or 0"},
    {"archive_games", "Games in the archive"},
    {"events_total", "Lines of the log by their event"},
    {"moves_total", "Moves on the disk, by who made them"},
    {"commits_failed_total", "Transactions of games that could not be written"},
    {"commit_seconds", "How long transactions of games took"},
    {"task_seconds", "Duration of tasks of the games' thread"},
    {"task_cpu_seconds", "Processor time of tasks of the games' thread"},
    {"queue_age_seconds", "For how long something has been waiting in a queue without a pause"},
    {"queue_length", "Pieces of work in a queue"},
    {"holds_games", "Whether this one of several servers has the games: 1, or 0"},
    {"database_away", "Whether PostgreSQL does not answer: 1, or 0"},
    {"epoch", "Of the lease by which this server has the games, or had them last"},
    {"takeovers_total", "How often this server has taken the games over"},
    {"passed_on_total", "Connections that were passed on to the server that has the games"},
    {"relayed_sockets", "WebSockets that this server keeps for the one that has the games"},
    {"far_sockets", "WebSockets of players here that other servers keep"},
    {"bus_connected", "Whether NATS can be reached: 1, or 0"},
    {"bus_resent", "Pieces that were sent again because NATS or the other end had lost them"},
    {"thoughts_total", "Moves, answers and hints that the engine has found"},
    {"thinking_seconds_total", "Time of threads that the engine has thought"},
    {"thinking_threads", "Threads for the engine, by whether they think now"},
    {"workers", "Workers that think for this server"},
    {"worker_threads", "Threads of all workers"},
    {"worker_thoughts_total", "Thoughts given to workers, by their end"},
    {"backup_time_seconds", "When the nightly backup was last complete, since 1970; 0 if never"},
    {"disk_scarce", "Whether the disk has room for running games only: 1, or 0"},
    {"disk_free_bytes", "Room on the disk with the games"},
    {"resident_memory_bytes", "Memory that the process takes"},
    {"build_info", "Always 1, with the version of the program"},
    {"start_time_seconds", "When the server began, in seconds since 1970"},
    {"database_sound", "Whether the database was sound when it was read last: 1, or 0"},
};

void add_help(std::string& text, std::string_view name, std::string_view type) {
  for (const auto& [known, meaning] : meanings) {
    if (known == name)
      text.append("# HELP camlann_").append(name).append(" ").append(meaning) += '\n';
  }
  text.append("# TYPE camlann_").append(name).append(" ").append(type) += '\n';
}

bool is_total(std::string_view name) {
  constexpr std::string_view ending = "_total";
  return name.size() > ending.size() && name.substr(name.size() - ending.size()) == ending;
}

void add_text(std::string& text, std::string_view name, std::string_view labels,
              std::string_view value) {
  text.append("camlann_").append(name);
  if (!labels.empty()) text.append("{").append(labels) += '}';
  text.append(" ").append(value) += '\n';
}

void add_value(std::string& text, std::string_view name, std::string_view labels,
               std::int64_t value) {
  add_text(text, name, labels, std::to_string(value));
}

void add_value(std::string& text, std::string_view name, std::string_view labels, double value) {
  std::array<char, 64> digits{};
  (void)std::snprintf(digits.data(), digits.size(), "%.9g", value);
  add_text(text, name, labels, digits.data());
}

/// An upper bound of durations, as a number and as text.
struct Bound {
  double seconds;
  std::string_view text;
};
constexpr Bound bounds[] = {{0.001, "0.001"}, {0.0025, "0.0025"}, {0.005, "0.005"}, {0.01, "0.01"},
                            {0.02, "0.02"},   {0.05, "0.05"},     {0.1, "0.1"},     {0.25, "0.25"},
                            {0.5, "0.5"},     {1, "1"},           {2.5, "2.5"},     {5, "5"},
                            {10, "10"}};

/// Shown from the start, so that zero durations are visible.
constexpr std::string_view histograms[] = {"commit_seconds", "task_cpu_seconds", "task_seconds"};

constexpr std::size_t most_incidents = 20;

/// Returns the value of a key, a new one if there is none. Takes memory only for a new one: the
/// threads of the server measure even where memory has run out.
template <typename Map>
typename Map::mapped_type& value_at(Map& map, std::string_view key) {
  const auto found = map.find(key);
  return found != map.end() ? found->second : map[std::string(key)];
}

}  // namespace

Vitals::Vitals(std::string version, const Clock& clock)
    : version_(std::move(version)), clock_(clock), started_ms_(clock()) {
  for (const auto name : histograms) durations_[std::string(name)] = {};
}

void Vitals::count(std::string_view name, std::string_view labels) {
  count(name, labels, 1);
}

void Vitals::count(std::string_view name, std::string_view labels, std::int64_t more) {
  const std::lock_guard lock(mutex_);
  auto& by_labels = value_at(counts_, name);
  value_at(by_labels, labels) += more;
}

void Vitals::observe(std::string_view name, double seconds) {
  const std::lock_guard lock(mutex_);
  auto& durations = value_at(durations_, name);
  static_assert(std::size(bounds) == std::tuple_size_v<decltype(durations.within)>);
  for (std::size_t i = 0; i < std::size(bounds); ++i) {
    if (seconds <= bounds[i].seconds) ++durations.within[i];
  }
  ++durations.count;
  durations.sum += seconds;
}

void Vitals::ask(std::string_view name, std::string_view labels, std::function<double()> answer) {
  const std::lock_guard lock(mutex_);
  asked_[std::string(name)].emplace_back(labels, std::move(answer));
}

void Vitals::forget_asked() {
  const std::lock_guard lock(mutex_);
  asked_.clear();
}

void Vitals::trouble(Trouble what, bool is_so) {
  const std::lock_guard lock(mutex_);
  note(what, is_so);
}

void Vitals::note(Trouble what, bool is_so) {
  const auto open = std::find_if(incidents_.rbegin(), incidents_.rend(), [&](const Incident& one) {
    return one.what == what && !one.until;
  });
  if (is_so == (open != incidents_.rend())) return;
  if (!is_so) {
    open->until = clock_();
    return;
  }
  if (incidents_.size() == most_incidents) incidents_.pop_front();
  incidents_.push_back({what, clock_(), std::nullopt});
}

bool Vitals::is_in(Trouble what) const {
  const std::lock_guard lock(mutex_);
  return std::any_of(incidents_.begin(), incidents_.end(),
                     [what](const Incident& one) { return one.what == what && !one.until; });
}

std::vector<Incident> Vitals::incidents() const {
  const std::lock_guard lock(mutex_);
  return {incidents_.rbegin(), incidents_.rend()};
}

void Vitals::set(std::string_view name, std::int64_t value) {
  const std::lock_guard lock(mutex_);
  gauges_[std::string(name)] = value;
}

Log Vitals::counting(Log log) {
  return [this, log = std::move(log)](Severity severity, std::string_view event, LogFields fields) {
    try {
      count("events_total", "event=\"" + std::string(event) + '"');
    } catch (const std::bad_alloc&) {
      log(Severity::warning, "count-lost", {});
    }
    log(severity, event, fields);
  };
}

void Vitals::set_fault(std::optional<Error> fault) {
  const std::lock_guard lock(mutex_);
  note(Trouble::database, fault.has_value());
  fault_ = std::move(fault);
}

Result<void> Vitals::sound() const {
  const std::lock_guard lock(mutex_);
  if (fault_) return Failure(*fault_);
  return {};
}

std::string Vitals::metrics_text() const {
  const std::lock_guard lock(mutex_);
  std::string text;
  add_help(text, "build_info", "gauge");
  add_value(text, "build_info", "version=\"" + version_ + '"', std::int64_t{1});
  add_help(text, "start_time_seconds", "gauge");
  add_value(text, "start_time_seconds", {}, started_ms_ / 1000);
  add_help(text, "database_sound", "gauge");
  add_value(text, "database_sound", {}, std::int64_t{fault_ ? 0 : 1});
  for (const auto& [name, value] : gauges_) {
    add_help(text, name, "gauge");
    add_value(text, name, {}, value);
  }
  for (const auto& [name, answers] : asked_) {
    // Counters kept elsewhere have the usual suffix.
    add_help(text, name, is_total(name) ? "counter" : "gauge");
    for (const auto& [labels, answer] : answers) add_value(text, name, labels, answer());
  }
  for (const auto& [name, durations] : durations_) {
    add_help(text, name, "histogram");
    for (std::size_t i = 0; i < std::size(bounds); ++i) {
      add_value(text, name + "_bucket", "le=\"" + std::string(bounds[i].text) + '"',
                durations.within[i]);
    }
    add_value(text, name + "_bucket", "le=\"+Inf\"", durations.count);
    add_value(text, name + "_sum", {}, durations.sum);
    add_value(text, name + "_count", {}, durations.count);
  }
  for (const auto& [name, by_labels] : counts_) {
    add_help(text, name, "counter");
    for (const auto& [labels, value] : by_labels) add_value(text, name, labels, value);
  }
  // Lists counters that have no value yet.
  for (const auto& [name, meaning] : meanings) {
    if (is_total(name) && counts_.count(name) == 0 && asked_.count(name) == 0) {
      add_help(text, name, "counter");
    }
  }
  return text;
}

}  // namespace camlann::server
