#pragma once
// The log: one JSON object per line on stderr, for machines and people. It must not contain
// addresses, keys or names of players. Thread-safe.

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace camlann::server {

enum class Severity : std::uint8_t { info, warning, error };

using LogValue = std::variant<std::int64_t, std::string_view>;
using LogFields = std::initializer_list<std::pair<std::string_view, LogValue>>;

/// `event` is one or two fixed words joined by hyphens.
using Log = std::function<void(Severity severity, std::string_view event, LogFields fields)>;

/// A log that drops everything.
inline void log_nothing(Severity /*severity*/, std::string_view /*event*/, LogFields /*fields*/) {}

/// Returns the line without its end, in the format of log_to_stderr().
[[nodiscard]] std::string log_line(std::int64_t time_ms, Severity severity, std::string_view event,
                                   LogFields fields);

/// Does not throw, because callers often handle an error already.
void log_to_stderr(Severity severity, std::string_view event, LogFields fields);

}  // namespace camlann::server
