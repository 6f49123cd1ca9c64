#include "server/services/webhooks/address.hpp"

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "server/services/push/endpoint.hpp"

namespace camlann::server {

Result<std::string> webhook_address(std::string_view url) {
  std::string address(url);
  const auto host = address.find("://");
  if (host != std::string::npos && address.find_first_of("/?#", host + 3) == std::string::npos) {
    address += '/';
  }
  if (push_origin(address, false)) return address;
  return failure(ErrorCode::syntax, "Events cannot be sent to this address", "url",
                 "https://NAME/PATH with the name of a public host, without a port");
}

}  // namespace camlann::server
