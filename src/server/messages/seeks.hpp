#pragma once
// Writes seeks, the requests for an opponent, as messages of doc/protocol/openapi.yaml.
// Thread-safe.

#include <string>

#include "server/core/outbox.hpp"
#include "server/model/seek.hpp"

namespace camlann::server {

[[nodiscard]] std::string seek_json(const SeekView& seek);
[[nodiscard]] std::string seekers_json(const Seekers& seekers);
[[nodiscard]] Payload seek_message(const SeekView& seek);

}  // namespace camlann::server
