#pragma once
// Writes the rounds of a tournament as a calendar (RFC 5545). Thread-safe.

#include <string>

#include "server/messages/event_source.hpp"

namespace camlann::server {

[[nodiscard]] std::string rounds_calendar(const EventSource& event);

}  // namespace camlann::server
