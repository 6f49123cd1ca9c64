#pragma once
// A bus of NATS servers. While none can be reached, what is published is lost and nothing is heard,
// and a connection is tried again and again.

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "bus/bus.hpp"

namespace camlann::bus {

/// Called on any thread when a server was reached or lost, or when the bus has lost something.
struct NatsNews {
  bool connected = false;
  std::string_view trouble;  // empty: the connection was made
};
using HearNews = std::function<void(const NatsNews& news)>;

/// `url` is nats://HOST:PORT, or tls://HOST:PORT where nothing may go without TLS, with
/// USER:PASSWORD@ where that is needed; several with commas between them. An error: it cannot be
/// read. That no server is there is none.
[[nodiscard]] Result<std::unique_ptr<Bus>> open_nats(const std::string& url, HearNews hear_news);

/// Of the client of NATS that runs, which is the system's: "3.4.1". Any thread.
[[nodiscard]] std::string nats_version();

}  // namespace camlann::bus
