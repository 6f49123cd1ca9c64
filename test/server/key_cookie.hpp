#pragma once
// The cookies by which the server knows a browser.

#include <string>
#include <string_view>

namespace camlann::server::test {

/// Returns "name=key" if this value of Set-Cookie sets the key of a guest or of a session; empty if
/// it sets something else or removes a key.
inline std::string key_cookie_in(std::string_view value) {
  for (const std::string_view name : {"camlann_session=", "camlann_player="}) {
    if (value.substr(0, name.size()) != name || value[name.size()] == ';') continue;
    return std::string(value.substr(0, value.find(';')));
  }
  return {};
}

}  // namespace camlann::server::test
