#pragma once
// Who is who, in memory: which session belongs to which account, and which names are taken. Every
// request is looked up here, so nothing in it waits for the disk or a password. Filled and changed
// by Accounts once the change is on disk; thread-safe.

#include <atomic>
#include <cstddef>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <shared_mutex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "server/core/clock.hpp"
#include "server/model/account.hpp"
#include "server/services/accounts/sanctions.hpp"

namespace camlann::server {

class Directory {
 public:
  /// Told who can no longer act as he did: the one of a session that has ended, or a guest, without
  /// a session, who has become an account. Called on the accounts' thread; must not block.
  using Listener = std::function<void(const Identity&)>;

  explicit Directory(Clock clock) : clock_(std::move(clock)), sanctions_(clock_) {}

  /// Notes that the session is in use.
  [[nodiscard]] std::optional<Identity> find_session(std::string_view key) const;
  /// The same for a token, by its hash; it has none of the rights of who runs the server.
  [[nodiscard]] std::optional<Identity> find_token(std::string_view hash) const;
  [[nodiscard]] std::optional<KnownAccount> account(std::string_view player) const;
  [[nodiscard]] bool is_bot(std::string_view player) const;
  /// The player whose account has this name.
  [[nodiscard]] std::optional<std::string> player_named(std::string_view name) const;
  /// Of the accounts whose names begin so, in capital or small letters, the first `most` by name;
  /// without those that the host has barred.
  [[nodiscard]] std::vector<NamedAccount> named_like(std::string_view beginning,
                                                     std::size_t most) const;
  /// Whether nobody can be this player as a guest: it is an account, or was one.
  [[nodiscard]] bool is_taken(std::string_view player) const;

  void on_end(Listener listener);

  /// What the host has decided about all of them.
  [[nodiscard]] const Sanctions& sanctions() const { return sanctions_; }
  [[nodiscard]] Sanctions& sanctions() { return sanctions_; }

  // Changes

  /// A new account, or as it is now.
  void put(const Account& account);
  /// The account is gone, with its sessions; its player never comes back.
  void retire(const std::string& player);
  void begin(const Session& session);
  void begin(const Token& token);
  /// A session or a token.
  void end(const std::string& key);
  /// Ends the sessions and tokens of this account but those.
  void end_others(const std::string& player, const std::unordered_set<std::string>& staying);
  /// Whoever was this player as a guest no longer is.
  void end_guest(const std::string& player);
  /// Sessions and tokens that have been in use since then, with the moment.
  [[nodiscard]] std::vector<std::pair<std::string, Millis>> used_since(Millis moment) const;

 private:
  struct Open {
    Open(std::string its_account, Millis at, bool for_program)
        : account(std::move(its_account)), program(for_program), used(at) {}
    const std::string account;
    const bool program;  // a token, not a session
    mutable std::atomic<Millis> used;
  };
  [[nodiscard]] std::optional<Identity> find(std::string_view key, bool program) const;
  void tell(const std::vector<Identity>& ended) const;

  const Clock clock_;
  Sanctions sanctions_;
  mutable std::shared_mutex mutex_;
  std::unordered_map<std::string, Open> sessions_;          // and tokens, by hashes
  std::unordered_map<std::string, KnownAccount> accounts_;  // by player
  std::map<std::string, std::string> players_;              // by folded name
  std::unordered_set<std::string> retired_;
  mutable std::mutex listening_;
  Listener listener_;
};

}  // namespace camlann::server
