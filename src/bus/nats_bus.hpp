#pragma once
// A bus of NATS servers. While no server is reachable, published messages are lost, no message
// arrives, and the client retries the connection.

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "bus/bus.hpp"

namespace camlann::bus {

/// Called on any thread when a server was reached or lost, or when the bus has lost messages.
struct NatsNews {
  bool connected = false;
  std::string_view trouble;  // empty: the connection was made
};
using HearNews = std::function<void(const NatsNews& news)>;

/// Opens a bus. `url` is nats://HOST:PORT, or tls://HOST:PORT to require TLS, with USER:PASSWORD@
/// if needed; separate several with commas. An error if a URL is invalid; an unreachable server is
/// not an error.
[[nodiscard]] Result<std::unique_ptr<Bus>> open_nats(const std::string& url, HearNews hear_news);

/// Returns the version of the system's NATS client library: "3.4.1". Any thread.
[[nodiscard]] std::string nats_version();

}  // namespace camlann::bus
