#include "server/services/push/endpoint.hpp"

#include <netinet/in.h>
#include <sys/socket.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

#include "base/letters.hpp"
#include "base/result.hpp"
#include "server/core/host_name.hpp"

namespace camlann::server {

namespace {

Failure no_endpoint(std::string_view endpoint) {
  return failure(ErrorCode::syntax, "This is not the address of a push service", "endpoint",
                 endpoint.empty() ? "an address" : "an https address of a public host");
}

/// True for a name with dots and a last label of letters, unlike an IP address.
bool is_host_name(std::string_view host) {
  const auto dot = host.rfind('.');
  if (dot == std::string_view::npos || host.size() > 253) return false;
  const auto last = host.substr(dot + 1);
  const bool named = !last.empty() && std::all_of(last.begin(), last.end(), is_letter);
  return named && host.front() != '.' && host.find("..") == std::string_view::npos &&
         std::all_of(host.begin(), host.end(),
                     [](char c) { return is_letter(c) || is_digit(c) || c == '-' || c == '.'; });
}

bool is_own_machine(std::string_view authority) {
  constexpr std::string_view here = "127.0.0.1:";
  const auto port = authority.substr(std::min(authority.size(), here.size()));
  return authority.substr(0, here.size()) == here && !port.empty() && port.size() <= 5 &&
         std::all_of(port.begin(), port.end(), is_digit);
}

/// An IPv4 network: the first `bits` of the address.
struct AddressBlock {
  std::uint32_t address;
  unsigned bits;
};

// The special-purpose registry of RFC 6890, multicast and reserved addresses.
constexpr std::array<AddressBlock, 15> not_public = {{{0x00000000, 8},
                                                      {0x0A000000, 8},
                                                      {0x64400000, 10},
                                                      {0x7F000000, 8},
                                                      {0xA9FE0000, 16},
                                                      {0xAC100000, 12},
                                                      {0xC0000000, 24},
                                                      {0xC0000200, 24},
                                                      {0xC0586300, 24},
                                                      {0xC0A80000, 16},
                                                      {0xC6120000, 15},
                                                      {0xC6336400, 24},
                                                      {0xCB007100, 24},
                                                      {0xE0000000, 4},
                                                      {0xF0000000, 4}}};

bool is_public_v4(std::uint32_t address) {
  return std::none_of(not_public.begin(), not_public.end(), [&](const AddressBlock& network) {
    return (address ^ network.address) >> (32 - network.bits) == 0;
  });
}

/// True in 2000::/3, except documentation prefixes and tunnels through IPv4.
bool is_public_v6(const std::array<std::uint8_t, 16>& bytes) {
  if (bytes[0] >> 5U != 1) return false;
  const auto first = static_cast<unsigned>(bytes[0]) << 8U | bytes[1];
  const auto second = static_cast<unsigned>(bytes[2]) << 8U | bytes[3];
  if (first == 0x2002 || first == 0x3FFF) return false;
  return !(first == 0x2001 && (second == 0x0DB8 || second < 0x0200));
}

std::uint32_t v4_of(const sockaddr& address) {
  sockaddr_in v4{};
  std::memcpy(&v4, &address, sizeof v4);
  return ntohl(v4.sin_addr.s_addr);
}

std::array<std::uint8_t, 16> v6_of(const sockaddr& address) {
  sockaddr_in6 v6{};
  std::memcpy(&v6, &address, sizeof v6);
  std::array<std::uint8_t, 16> bytes{};
  std::memcpy(bytes.data(), &v6.sin6_addr, bytes.size());
  return bytes;
}

}  // namespace

Result<std::string> push_origin(std::string_view endpoint, bool loopback) {
  constexpr std::string_view https = "https://";
  constexpr std::string_view http = "http://";
  const bool printable = std::all_of(endpoint.begin(), endpoint.end(),
                                     [](char c) { return c > ' ' && c < '\x7F' && c != '\\'; });
  if (!printable) return no_endpoint(endpoint);
  const bool safe = endpoint.substr(0, https.size()) == https;
  if (!safe && (!loopback || endpoint.substr(0, http.size()) != http)) return no_endpoint(endpoint);
  const auto scheme = safe ? https : http;
  auto authority = endpoint.substr(scheme.size());
  const auto end = authority.find_first_of("/?#");
  if (end == std::string_view::npos || authority[end] != '/') return no_endpoint(endpoint);
  authority = authority.substr(0, end);
  if (!safe) {
    if (!is_own_machine(authority)) return no_endpoint(endpoint);
    return std::string(http) + std::string(authority);
  }
  constexpr std::string_view usual_port = ":443";
  if (authority.size() > usual_port.size() &&
      authority.substr(authority.size() - usual_port.size()) == usual_port) {
    authority.remove_suffix(usual_port.size());
  }
  if (!is_host_name(authority)) return no_endpoint(endpoint);
  return std::string(https) + std::string(authority);
}

std::string push_domain(std::string_view endpoint) {
  constexpr std::string_view before = "://";
  const auto scheme = endpoint.find(before);
  auto host = endpoint.substr(scheme == std::string_view::npos ? 0 : scheme + before.size());
  host = host.substr(0, host.find('/'));
  if (is_own_machine(host)) return std::string(host);
  std::string domain(last_labels(host.substr(0, host.find(':')), 2));
  std::transform(domain.begin(), domain.end(), domain.begin(), small_letter);
  return domain;
}

bool is_public(const sockaddr& address) {
  if (address.sa_family == AF_INET) return is_public_v4(v4_of(address));
  return address.sa_family == AF_INET6 && is_public_v6(v6_of(address));
}

bool is_loopback(const sockaddr& address) {
  return address.sa_family == AF_INET && v4_of(address) >> 24U == 127;
}

}  // namespace camlann::server
