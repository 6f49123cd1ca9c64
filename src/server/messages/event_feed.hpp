#pragma once
// Writes the rounds and the end of a tournament as a news feed (Atom, RFC 4287). Thread-safe.

#include <string>

#include "server/messages/event_source.hpp"

namespace camlann::server {

[[nodiscard]] std::string news_feed(const EventSource& event);

}  // namespace camlann::server
