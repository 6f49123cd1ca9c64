#pragma once
// Local time by the names of the IANA time zone database ("Europe/Berlin"), which this machine
// keeps in /usr/share/zoneinfo. A zone is read at its first use. Called by leave.cpp and the
// server. Thread-safe.

#include <optional>
#include <string_view>

#include "play/clock.hpp"

namespace camlann::play {

/// True if the name has the form of a zone's, whether this machine knows one or not.
[[nodiscard]] bool is_zone_name(std::string_view name);

/// True if the name is that of a zone which this machine knows.
[[nodiscard]] bool is_zone(std::string_view name);

/// Returns the local date and time at an instant, as the instant at which UTC has it. The
/// difference of two local times counts days of the calendar. Nothing for an unknown zone.
[[nodiscard]] std::optional<Millis> local_time(std::string_view zone, Millis at);

/// Returns the instant at which the clocks of a zone show this local time, the first of two. If
/// they skip it, returns the instant that is as long after the skip. Nothing for an unknown zone.
[[nodiscard]] std::optional<Millis> instant_of(std::string_view zone, Millis local);

}  // namespace camlann::play
