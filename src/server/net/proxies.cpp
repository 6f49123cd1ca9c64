#include "server/net/proxies.hpp"

#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/address_v4.hpp>
#include <boost/asio/ip/address_v6.hpp>
#include <boost/asio/ip/network_v4.hpp>
#include <boost/asio/ip/network_v6.hpp>
#include <boost/system/error_code.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/letters.hpp"
#include "base/result.hpp"

namespace camlann::server {

namespace {

namespace ip = boost::asio::ip;

/// Parses "192.0.2.1", "192.0.2.1:80", "2001:db8::1" or "[2001:db8::1]:80".
std::optional<ip::address> read_address(std::string_view text) {
  if (!text.empty() && text.front() == '[') {
    text = text.substr(1, text.find(']') - 1);
  } else if (std::count(text.begin(), text.end(), ':') == 1) {
    text = text.substr(0, text.find(':'));
  }
  boost::system::error_code error;
  const auto address = ip::make_address(std::string(text), error);
  if (error) return std::nullopt;
  return plain(address);
}

bool contains(const ip::network_v4& network, const ip::address_v4& address) {
  return ip::network_v4(address, network.prefix_length()).canonical() == network;
}

bool contains(const ip::network_v6& network, const ip::address_v6& address) {
  return ip::network_v6(address, network.prefix_length()).canonical() == network;
}

}  // namespace

Result<Proxies> Proxies::read(const std::vector<std::string>& names) {
  Proxies proxies;
  for (const auto& name : names) {
    const bool six = name.find(':') != std::string::npos;
    const bool whole = name.find('/') == std::string::npos;
    boost::system::error_code error;
    if (six) {
      const auto network = ip::make_network_v6(whole ? name + "/128" : name, error);
      if (!error && network.address().is_v4_mapped() && network.prefix_length() >= 96) {
        const auto v4 = ip::make_address_v4(ip::v4_mapped, network.address());
        proxies.v4_.push_back(
            ip::network_v4(v4, static_cast<unsigned short>(network.prefix_length() - 96))
                .canonical());
      } else if (!error) {
        proxies.v6_.push_back(network.canonical());
      }
    } else {
      const auto network = ip::make_network_v4(whole ? name + "/32" : name, error);
      if (!error) proxies.v4_.push_back(network.canonical());
    }
    if (error) {
      return failure(ErrorCode::syntax, "This is not the address of a proxy", name,
                     "an address or a network, such as 127.0.0.1 or 10.0.0.0/8");
    }
  }
  return proxies;
}

bool Proxies::trusts(const ip::address& address) const {
  const auto has = [](const auto& networks, const auto& one) {
    return std::any_of(networks.begin(), networks.end(),
                       [&](const auto& network) { return contains(network, one); });
  };
  const auto known = plain(address);
  return known.is_v4() ? has(v4_, known.to_v4()) : has(v6_, known.to_v6());
}

ip::address Proxies::client(ip::address peer, std::string_view forwarded) const {
  peer = plain(peer);
  while (!forwarded.empty() && trusts(peer)) {
    const auto comma = forwarded.rfind(',');
    const auto last = comma == std::string_view::npos ? 0 : comma + 1;
    const auto before = read_address(trimmed(forwarded.substr(last)));
    if (!before) break;
    peer = *before;
    forwarded = comma == std::string_view::npos ? std::string_view{} : forwarded.substr(0, comma);
  }
  return peer;
}

ip::address plain(const ip::address& address) {
  if (!address.is_v6() || !address.to_v6().is_v4_mapped()) return address;
  return ip::make_address_v4(ip::v4_mapped, address.to_v6());
}

ClientPrefix client_prefix(const ip::address& address) {
  const auto known = plain(address);
  if (known.is_v4()) return {known.to_string(), known.to_string()};
  const auto bytes = known.to_v6().to_bytes();
  return {{bytes.begin(), bytes.begin() + 8}, {bytes.begin(), bytes.begin() + 6}};
}

}  // namespace camlann::server
