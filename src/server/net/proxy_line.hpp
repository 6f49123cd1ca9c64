#pragma once
// The line by which a proxy that passes bytes on says from where a connection came: version 1 of
// HAProxy's PROXY protocol. For net/ alone.

#include <boost/asio/ip/tcp.hpp>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace camlann::server {

/// How such a line begins, and nothing else that a client of HTTP would send.
inline constexpr std::string_view proxy_line_start = "PROXY ";
/// With its end.
inline constexpr std::size_t longest_proxy_line = 107;

/// For a connection that came from `source` to `target`.
[[nodiscard]] std::string proxy_line(const boost::asio::ip::tcp::endpoint& source,
                                     const boost::asio::ip::tcp::endpoint& target);

struct ProxyLine {
  /// Nothing: the proxy does not know, or speaks for itself.
  std::optional<boost::asio::ip::address> source;
};

/// Of a line without its end; nothing if it is none.
[[nodiscard]] std::optional<ProxyLine> read_proxy_line(std::string_view line);

}  // namespace camlann::server
