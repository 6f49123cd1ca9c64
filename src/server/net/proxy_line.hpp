#pragma once
// Writes and parses version 1 of HAProxy's PROXY protocol: the line in which a TCP proxy sends the
// client's address. Private to net/.

#include <boost/asio/ip/tcp.hpp>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace camlann::server {

/// Start of a PROXY line. No HTTP request starts with it.
inline constexpr std::string_view proxy_line_start = "PROXY ";
/// Maximum length with CR LF, in bytes.
inline constexpr std::size_t longest_proxy_line = 107;

/// Returns the line, with CR LF, for a connection from `source` to `target`.
[[nodiscard]] std::string proxy_line(const boost::asio::ip::tcp::endpoint& source,
                                     const boost::asio::ip::tcp::endpoint& target);

struct ProxyLine {
  /// The client's address; nothing if it is unknown or the proxy itself is the client.
  std::optional<boost::asio::ip::address> source;
};

/// Parses a line without CR LF; returns nothing if it is invalid.
[[nodiscard]] std::optional<ProxyLine> read_proxy_line(std::string_view line);

}  // namespace camlann::server
