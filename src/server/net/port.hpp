#pragma once
// Sets up the listening port and the stop signals. Private to net/.

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <cstdint>
#include <string>

#include "base/result.hpp"

namespace camlann::server {

/// Opens the port; connections are not accepted yet. Fails if the port is in use. Port 0 selects
/// any free port.
[[nodiscard]] Result<void> listen_on(boost::asio::ip::tcp::acceptor& acceptor,
                                     const std::string& host, std::uint16_t port);

/// Returns the URL, for example "http://127.0.0.1:8080".
[[nodiscard]] std::string address_of(const boost::asio::ip::tcp::acceptor& acceptor);

/// Returns HOST:PORT, or an empty text if it listens on all addresses.
[[nodiscard]] std::string reachable_of(const boost::asio::ip::tcp::acceptor& acceptor);

/// Adds SIGINT, SIGTERM and, unless the process ignores it, SIGHUP.
void add_stop_signals(boost::asio::signal_set& signals);

}  // namespace camlann::server
