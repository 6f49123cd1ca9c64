#pragma once
// Where push messages may be sent: strangers name the address, so it must not lead into the host's
// own network. Checked when a browser subscribes and, by what its name stands for, at each
// connection. Pure; thread-safe.

#include <string>
#include <string_view>

#include "base/result.hpp"

struct sockaddr;

namespace camlann::server {

/// The origin of an endpoint: "https://push.example". An error unless it is an https address of a
/// named host at the usual port. `loopback`: or an http address of this machine, for tests.
[[nodiscard]] Result<std::string> push_origin(std::string_view endpoint, bool loopback);

/// Whether this is an address of the public Internet.
[[nodiscard]] bool is_public(const sockaddr& address);
[[nodiscard]] bool is_loopback(const sockaddr& address);

}  // namespace camlann::server
