#pragma once
// Addresses for tests of limits.

#include <string>

namespace camlann::server::test {

/// Returns the /64 of an IPv6 address, written like Request::address.
inline std::string ipv6(int site, int customer, int net) {
  std::string bytes = "\x20\x01\x0d\xb8";
  for (const int byte : {site >> 8, site, customer, net}) bytes += static_cast<char>(byte);
  return bytes;
}

}  // namespace camlann::server::test
