#include "server/vitals.hpp"

#include <cstdint>
#include <mutex>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "server/clock.hpp"
#include "server/log.hpp"

namespace camlann::server {

namespace {

struct Meaning {
  std::string_view name;
  std::string_view text;
};

/// Everything that is counted, with what it means.
constexpr Meaning meanings[] = {
    {"connections", "Open connections, sockets among them"},
    {"sockets", "Open WebSockets"},
    {"requests_total", "Answered requests by the first digit of their status"},
    {"refused_total", "Connections and sockets that were refused, by the limit that was reached"},
    {"dropped_total", "Connections that were closed to make room, by what was short"},
    {"archive_sound", "Whether the archive of games can be read: 1, or 0"},
    {"archive_games", "Games in the archive"},
    {"events_total", "Lines of the log by their event"},
};

void add_help(std::string& text, std::string_view name, std::string_view type) {
  for (const auto& [known, meaning] : meanings) {
    if (known == name)
      text.append("# HELP camlann_").append(name).append(" ").append(meaning) += '\n';
  }
  text.append("# TYPE camlann_").append(name).append(" ").append(type) += '\n';
}

void add_value(std::string& text, std::string_view name, std::string_view labels,
               std::int64_t value) {
  text.append("camlann_").append(name);
  if (!labels.empty()) text.append("{").append(labels) += '}';
  text.append(" ").append(std::to_string(value)) += '\n';
}

}  // namespace

Vitals::Vitals(std::string version, const Clock& clock)
    : version_(std::move(version)), started_(clock() / 1000) {}

void Vitals::count(std::string_view name, std::string_view labels) {
  const std::lock_guard lock(mutex_);
  auto& by_labels = counts_[std::string(name)];
  ++by_labels[std::string(labels)];
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
  add_value(text, "build_info", "version=\"" + version_ + '"', 1);
  add_help(text, "start_time_seconds", "gauge");
  add_value(text, "start_time_seconds", {}, started_);
  add_help(text, "database_sound", "gauge");
  add_value(text, "database_sound", {}, fault_ ? 0 : 1);
  for (const auto& [name, value] : gauges_) {
    add_help(text, name, "gauge");
    add_value(text, name, {}, value);
  }
  for (const auto& [name, by_labels] : counts_) {
    add_help(text, name, "counter");
    for (const auto& [labels, value] : by_labels) add_value(text, name, labels, value);
  }
  return text;
}

}  // namespace camlann::server
