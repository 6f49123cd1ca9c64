#pragma once
// /api/account/tokens and /api/account/bot: tokens listed, made and ended, and an account that
// becomes a bot's. Thread-safe.

#include <string_view>
#include <vector>

#include "server/accounts/account.hpp"
#include "server/accounts/accounts.hpp"
#include "server/limits.hpp"
#include "server/routes/call.hpp"
#include "server/token_bucket.hpp"
#include "wire/messages/token.hpp"

namespace camlann::server {

class TokenRoutes {
 public:
  /// `accounts` must outlive it.
  TokenRoutes(Accounts& accounts, const Limits& limits, const SteadyClock& now)
      : accounts_(accounts), calls_(limits.account_calls_per_address, now) {}

  /// `rest` is behind "/api/account/tokens".
  void tokens(const Call& call, std::string_view rest) const;
  /// `rest` is behind "/api/account/bot".
  void bot(const Call& call, std::string_view rest) const;

 private:
  Accounts& accounts_;
  mutable AddressBuckets calls_;
};

/// What their owner is told of tokens.
[[nodiscard]] message::Tokens tokens_message(const std::vector<Token>& tokens);

}  // namespace camlann::server
