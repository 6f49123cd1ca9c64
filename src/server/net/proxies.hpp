#pragma once
// The reverse proxies that are trusted for the client's address (X-Forwarded-For). Set by the host.
// Immutable; any thread.

#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/network_v4.hpp>
#include <boost/asio/ip/network_v6.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace camlann::server {

class Proxies {
 public:
  /// Parses addresses and networks, such as "127.0.0.1", "10.0.0.0/8" and "fd00::/8".
  [[nodiscard]] static Result<Proxies> read(const std::vector<std::string>& names);

  [[nodiscard]] bool trusts(const boost::asio::ip::address& address) const;

  /// Returns the client's address of a request from `peer` with these X-Forwarded-For fields,
  /// joined by commas. Entries are read from the end, each only if a trusted proxy added it.
  [[nodiscard]] boost::asio::ip::address client(boost::asio::ip::address peer,
                                                std::string_view forwarded) const;

 private:
  std::vector<boost::asio::ip::network_v4> v4_;
  std::vector<boost::asio::ip::network_v6> v6_;
};

/// Converts an IPv4-mapped IPv6 address to IPv4; returns other addresses unchanged.
[[nodiscard]] boost::asio::ip::address plain(const boost::asio::ip::address& address);

/// The unit of the limits: an IPv4 address, or the /64 prefix of an IPv6 address, which one
/// household has. The site of an IPv6 address is its /48 prefix, which one customer may have.
struct ClientPrefix {
  std::string address;
  std::string site;

  bool operator==(const ClientPrefix&) const = default;
};

[[nodiscard]] ClientPrefix client_prefix(const boost::asio::ip::address& address);

}  // namespace camlann::server
