#pragma once
// An account store in memory that can fail, and passwords that cost next to nothing.

#include <map>
#include <set>
#include <string>
#include <string_view>

#include "server/core/limits.hpp"
#include "server/core/passwords.hpp"
#include "server/fakes.hpp"
#include "server/store/account_store.hpp"

namespace camlann::server::test {

class FakeAccountStore final : public AccountStore {
 public:
  bool fail_next_write = false;
  bool fail_reads = false;
  int writes = 0;
  std::set<std::string, std::less<>> played;  // players with games

  Result<void> purge(Millis unused, Millis now) override;
  Result<Everybody> load() override;
  Result<void> write(const AccountWrite& write) override;
  Result<std::optional<Account>> find(std::string_view player) override;
  Result<std::optional<Account>> find_named(std::string_view name) override;
  Result<std::optional<std::string>> reserved_for(std::string_view name, Millis now) override;
  Result<std::vector<Session>> sessions(std::string_view player) override;
  Result<std::vector<Token>> tokens(std::string_view player) override;
  Result<message::MyThings> things(const std::string& /*player*/) override {
    return message::MyThings{};
  }
  Result<bool> has_played(std::string_view player) override;
  Result<void> note_used(std::span<const std::pair<std::string, Millis>> used) override;

 private:
  std::map<std::string, Account, std::less<>> accounts_;
  std::map<std::string, Session, std::less<>> sessions_;  // by key
  std::map<std::string, Token, std::less<>> tokens_;      // by key
  std::map<std::string, ReservedName, std::less<>> reserved_;
  std::set<std::string> former_;
};

/// As cheap as argon2id can be.
inline constexpr PasswordCost cheap{1, 8192};

inline Limits cheap_limits() {
  auto limits = unhurried();
  limits.passwords = cheap;
  return limits;
}

}  // namespace camlann::server::test
