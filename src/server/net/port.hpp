#pragma once
// What the network is handed by the system: the port that it listens on, and signals. For net/
// alone.

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <cstdint>
#include <string>

#include "base/result.hpp"

namespace camlann::server {

/// Takes the port; nothing is accepted yet. A taken port is an error. Port 0 is any free one.
[[nodiscard]] Result<void> listen_on(boost::asio::ip::tcp::acceptor& acceptor,
                                     const std::string& host, std::uint16_t port);

/// "http://127.0.0.1:8080"
[[nodiscard]] std::string address_of(const boost::asio::ip::tcp::acceptor& acceptor);

/// "127.0.0.1:8080"; empty where that is every address of the machine.
[[nodiscard]] std::string reachable_of(const boost::asio::ip::tcp::acceptor& acceptor);

/// Those on which a server stops.
void add_stop_signals(boost::asio::signal_set& signals);

}  // namespace camlann::server
