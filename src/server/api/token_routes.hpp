#pragma once
// /api/account/tokens and /api/account/bot: lists, creates and ends tokens, and turns an account
// into a bot. Thread-safe.

#include <string_view>
#include <vector>

#include "server/api/call.hpp"
#include "server/api/password_tries.hpp"
#include "server/core/limits.hpp"
#include "server/core/token_bucket.hpp"
#include "server/model/account.hpp"
#include "server/services/accounts/accounts.hpp"
#include "wire/messages/token.hpp"

namespace camlann::server {

class TokenRoutes {
 public:
  /// `accounts` and `passwords` must outlive this.
  TokenRoutes(Accounts& accounts, PasswordTries& passwords, const Limits& limits,
              const SteadyClock& now)
      : accounts_(accounts), passwords_(passwords), calls_(limits.account_calls_per_address, now) {}

  /// `rest` is the path after "/api/account/tokens".
  void tokens(const Call& call, std::string_view rest) const;
  /// `rest` is the path after "/api/account/bot".
  void bot(const Call& call, std::string_view rest) const;

 private:
  Accounts& accounts_;
  PasswordTries& passwords_;
  mutable AddressBuckets calls_;
};

/// Returns the tokens as their owner sees them.
[[nodiscard]] message::Tokens tokens_message(const std::vector<Token>& tokens);

}  // namespace camlann::server
