#include "server/api/password_tries.hpp"

#include <chrono>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "server/api/call.hpp"
#include "server/core/http.hpp"
#include "server/model/account_names.hpp"

namespace camlann::server {

bool PasswordTries::permit(const Call& call, std::string_view name) {
  return permit_as(call, folded_name(name));
}

bool PasswordTries::permit_own(const Call& call) {
  return permit_as(call, "\n" + call.who.session);  // cannot be equal to a name
}

bool PasswordTries::permit_as(const Call& call, const std::string& whom) {
  if (!call.pays(by_address_, "passwords")) return false;
  const auto wait = std::chrono::ceil<std::chrono::seconds>(by_name_.take(whom));
  if (wait == std::chrono::seconds::zero()) return true;
  call.respond(error_response(429,
                              {ErrorCode::too_many, "Too many passwords were tried for this name",
                               "name", "another attempt in " + std::to_string(wait.count()) + " s"},
                              wait));
  return false;
}

}  // namespace camlann::server
