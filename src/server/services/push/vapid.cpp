#include "server/services/push/vapid.hpp"

#include <string>
#include <string_view>

#include "server/core/base64url.hpp"
#include "server/core/clock.hpp"
#include "server/core/p256.hpp"
#include "wire/messages/push.hpp"
#include "wire/write.hpp"

namespace camlann::server {

std::string vapid_authorization(const KeyPair& key, std::string_view origin,
                                std::string_view subject, Millis now) {
  message::VapidClaims claims{std::string(origin), (now + vapid_lasts) / 1000, {}};
  if (!subject.empty()) claims.sub = subject;
  auto token =
      to_base64url(wire::to_json(message::VapidHead{})) + '.' + to_base64url(wire::to_json(claims));
  token += '.' + to_base64url(key.sign(token));
  return "vapid t=" + token + ", k=" + to_base64url(key.public_key());
}

}  // namespace camlann::server
