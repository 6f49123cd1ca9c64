#pragma once
// The addresses that push messages may be sent to. Untrusted clients choose the address, so it must
// not lead into the host's private network. Checked when a browser subscribes, and at each
// connection for the resolved address. Pure; thread-safe.

#include <string>
#include <string_view>

#include "base/result.hpp"

struct sockaddr;

namespace camlann::server {

/// Returns the origin of an endpoint: "https://push.example". An error unless it is an https URL
/// with a host name and the default port. `loopback` also allows http URLs of this machine, for
/// tests.
[[nodiscard]] Result<std::string> push_origin(std::string_view endpoint, bool loopback);

/// Returns the domain of an endpoint, for limits: the last two labels of its host in small letters.
/// On this machine each port is one.
[[nodiscard]] std::string push_domain(std::string_view endpoint);

/// True for an address of the public Internet.
[[nodiscard]] bool is_public(const sockaddr& address);
[[nodiscard]] bool is_loopback(const sockaddr& address);

}  // namespace camlann::server
