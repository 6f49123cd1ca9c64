#pragma once
// The page of the server's state for players: whether it is well, since when, and what was wrong
// since it began. Plain HTML, for the moment when nothing else works. Thread-safe.

#include <string>

#include "server/vitals.hpp"

namespace camlann::server {

[[nodiscard]] std::string status_page(const Vitals& vitals);

}  // namespace camlann::server
