#include "server/services/accounts/programs.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "server/core/limits.hpp"
#include "server/core/token_bucket.hpp"
#include "server/services/accounts/bearer.hpp"
#include "server/services/accounts/directory.hpp"

namespace camlann::server {

namespace {

Failure too_many(std::string_view what, std::chrono::nanoseconds wait) {
  const auto seconds = std::chrono::ceil<std::chrono::seconds>(wait).count();
  return failure(ErrorCode::too_many, std::string(what), {},
                 "another attempt in " + std::to_string(seconds) + " s");
}

}  // namespace

Programs::Programs(const Directory& directory, const Limits& limits, const SteadyClock& now)
    : directory_(directory),
      wrong_(limits.wrong_tokens_per_address, now),
      calls_(limits.calls_per_program, now) {}

Result<Identity> Programs::check(std::string_view token, std::string_view address) {
  constexpr std::chrono::nanoseconds none{0};
  const auto hash = hashed_token(token);
  auto who = hash ? directory_.find_token(*hash) : std::nullopt;
  if (!who) {
    const auto wait = wrong_.take(address);
    if (wait > none) return too_many("Too many wrong tokens were sent from one address", wait);
    return failure(ErrorCode::unknown_name, "This token is not valid, or it was ended",
                   "Authorization", "a token from the page of your account");
  }
  const auto wait = calls_.take(who->player);
  if (wait > none) return too_many("Too many requests were sent for this account", wait);
  return *who;
}

int status_of_stranger(const Error& error) {
  switch (error.code) {
    case ErrorCode::too_many: return 429;
    case ErrorCode::unknown_name: return 401;
    default: return 403;
  }
}

}  // namespace camlann::server
