#pragma once
// The log: one JSON object per line on stderr, for machines and people. No addresses, keys or names
// of players go in here. Thread-safe.

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

/// `event` is a fixed word or two with hyphens, by which openings were found again.
using Log = std::function<void(Severity severity, std::string_view event, LogFields fields)>;

/// The line without its end, as log_to_stderr writes it.
[[nodiscard]] std::string log_line(std::int64_t time_ms, Severity severity, std::string_view event,
                                   LogFields fields);

/// Does not throw: who logs often has an error in hand already.
void log_to_stderr(Severity severity, std::string_view event, LogFields fields);

}  // namespace camlann::server
