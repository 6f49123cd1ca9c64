#include "server/net/proxy_line.hpp"

#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/system/error_code.hpp>
#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

#include "server/net/proxies.hpp"

namespace camlann::server {

namespace {

namespace ip = boost::asio::ip;

std::string_view next_word(std::string_view& rest) {
  const auto space = rest.find(' ');
  const auto word = rest.substr(0, space);
  rest = space == std::string_view::npos ? std::string_view{} : rest.substr(space + 1);
  return word;
}

std::optional<ip::address> read_address(std::string_view text, bool six) {
  boost::system::error_code error;
  auto address = ip::make_address(std::string(text), error);
  if (error || address.is_v6() != six) return std::nullopt;
  return address;
}

bool is_port(std::string_view text) {
  std::uint16_t port = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), port);
  return read.ec == std::errc() && read.ptr == text.data() + text.size();
}

}  // namespace

std::string proxy_line(const ip::tcp::endpoint& source, const ip::tcp::endpoint& target) {
  const auto from = plain(source.address());
  auto to = plain(target.address());
  // The target is unused, but the protocol requires both addresses to have the same family.
  if (from.is_v6() != to.is_v6())
    to = from.is_v6() ? ip::address(ip::address_v6()) : ip::address(ip::address_v4());
  return std::string(from.is_v6() ? "PROXY TCP6 " : "PROXY TCP4 ") + from.to_string() + ' ' +
         to.to_string() + ' ' + std::to_string(source.port()) + ' ' +
         std::to_string(target.port()) + "\r\n";
}

std::optional<ProxyLine> read_proxy_line(std::string_view line) {
  if (next_word(line) != "PROXY") return std::nullopt;
  const auto family = next_word(line);
  if (family == "UNKNOWN") return ProxyLine{};
  if (family != "TCP4" && family != "TCP6") return std::nullopt;
  const bool six = family == "TCP6";
  const auto source = read_address(next_word(line), six);
  const auto target = read_address(next_word(line), six);
  const auto ports = {next_word(line), next_word(line)};
  for (const auto port : ports) {
    if (!is_port(port)) return std::nullopt;
  }
  if (!source || !target || !line.empty()) return std::nullopt;
  return ProxyLine{plain(*source)};
}

}  // namespace camlann::server
