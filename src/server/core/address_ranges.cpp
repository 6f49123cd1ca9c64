#include "server/core/address_ranges.hpp"

#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/address_v4.hpp>
#include <boost/asio/ip/address_v6.hpp>
#include <boost/asio/ip/network_v4.hpp>
#include <boost/asio/ip/network_v6.hpp>
#include <boost/system/error_code.hpp>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace camlann::server {

namespace {

namespace ip = boost::asio::ip;

constexpr std::size_t known_bytes_of_v6 = 8;

Failure no_range(std::string_view text) {
  return failure(ErrorCode::syntax, "This is not a range of addresses", std::string(text),
                 "such as 203.0.113.0/24, 203.0.113.7 or 2001:db8::/48; IPv6 from /8 to /64, IPv4 "
                 "from /8 on");
}

/// True if the first `bits` bits of both are the same.
bool same_start(const std::uint8_t* one, const std::uint8_t* other, std::size_t bits) {
  const auto bytes = bits / 8;
  if (!std::equal(one, one + bytes, other)) return false;
  const auto rest = bits % 8;
  if (rest == 0) return true;
  const auto mask = static_cast<std::uint8_t>(0xFFU << (8 - rest));
  return (one[bytes] & mask) == (other[bytes] & mask);
}

}  // namespace

Result<Range> Range::read(std::string_view text) {
  constexpr unsigned short widest = 8;
  const bool whole = text.find('/') == std::string_view::npos;
  const std::string name(text);
  Range range;
  boost::system::error_code error;
  if (text.find('%') != std::string_view::npos) return no_range(text);
  if (text.find(':') != std::string_view::npos) {
    const auto network = ip::make_network_v6(whole ? name + "/64" : name, error);
    if (error || network.prefix_length() < widest || network.prefix_length() > 64) {
      return no_range(text);
    }
    const auto canonical = network.canonical();
    const auto all = canonical.network().to_bytes();
    std::copy_n(all.begin(), known_bytes_of_v6, range.bytes_.begin());
    range.v6_ = true;
    range.bits_ = canonical.prefix_length();
    range.text_ = canonical.to_string();
    return range;
  }
  const auto network = ip::make_network_v4(whole ? name + "/32" : name, error);
  if (error || network.prefix_length() < widest) return no_range(text);
  const auto canonical = network.canonical();
  const auto all = canonical.network().to_bytes();
  std::copy(all.begin(), all.end(), range.bytes_.begin());
  range.bits_ = canonical.prefix_length();
  range.text_ = canonical.to_string();
  return range;
}

bool Range::has(std::string_view client) const {
  boost::system::error_code error;
  const auto v4 = ip::make_address_v4(client, error);
  if (!error) {
    const auto bytes = v4.to_bytes();
    return !v6_ && same_start(bytes_.data(), bytes.data(), bits_);
  }
  if (!v6_ || client.size() != known_bytes_of_v6) return false;
  Bytes bytes{};
  std::copy(client.begin(), client.end(), bytes.begin());
  return same_start(bytes_.data(), bytes.data(), bits_);
}

Networks networks_of(std::string_view client) {
  if (client.size() != known_bytes_of_v6) return {client};
  boost::system::error_code no_v4;
  (void)ip::make_address_v4(client, no_v4);
  if (!no_v4) return {client};
  return {client, client.substr(0, 7), client.substr(0, 6)};
}

}  // namespace camlann::server
