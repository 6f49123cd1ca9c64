#pragma once
// Whose word about a client's address is believed: that of the reverse proxies that the host has
// named. Immutable; any thread.

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
  /// Addresses and networks: "127.0.0.1", "10.0.0.0/8", "fd00::/8".
  [[nodiscard]] static Result<Proxies> read(const std::vector<std::string>& names);

  [[nodiscard]] bool trusts(const boost::asio::ip::address& address) const;

  /// Who has sent a request that came from `peer` with these X-Forwarded-For fields, joined by
  /// commas: from its end on, as far as proxies that are trusted vouch for it.
  [[nodiscard]] boost::asio::ip::address client(boost::asio::ip::address peer,
                                                std::string_view forwarded) const;

 private:
  std::vector<boost::asio::ip::network_v4> v4_;
  std::vector<boost::asio::ip::network_v6> v6_;
};

/// IPv4 that came in as IPv6 is IPv4.
[[nodiscard]] boost::asio::ip::address plain(const boost::asio::ip::address& address);

/// Who counts as one for the limits: an address of IPv4, or the 64 bits of IPv6 that a household
/// has; in IPv6 also the 48 bits that one customer may have.
struct ClientPrefix {
  std::string address;
  std::string site;

  bool operator==(const ClientPrefix&) const = default;
};

[[nodiscard]] ClientPrefix client_prefix(const boost::asio::ip::address& address);

}  // namespace camlann::server
