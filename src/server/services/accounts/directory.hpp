#pragma once
// The sessions, tokens and names of accounts in memory. Every request is authenticated here,
// without waiting for the disk or a password hash. Accounts fills it, and changes it once the
// change is on disk. Thread-safe.

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
#include "server/model/imported.hpp"
#include "server/model/marks.hpp"
#include "server/services/accounts/sanctions.hpp"

namespace camlann::server {

class Directory {
 public:
  /// Called with an identity that has expired: its session has ended, or it was a guest (its
  /// session is empty) that has become an account. Runs on the accounts' thread; must not block.
  using Listener = std::function<void(const Identity&)>;

  explicit Directory(Clock clock) : clock_(std::move(clock)), sanctions_(clock_) {}

  /// Returns the identity of the session, and notes that the session is in use.
  [[nodiscard]] std::optional<Identity> find_session(std::string_view key) const;
  /// The same for a token, by its hash. Tokens never have a host's rights.
  [[nodiscard]] std::optional<Identity> find_token(std::string_view hash) const;
  /// Returns when this session was begun by signing in.
  [[nodiscard]] std::optional<Millis> session_begun(std::string_view key) const;
  [[nodiscard]] std::optional<KnownAccount> account(std::string_view player) const;
  [[nodiscard]] bool is_bot(std::string_view player) const;
  /// Valid while this is.
  [[nodiscard]] Marks marks() const;
  /// Returns the player by account name, ignoring case.
  [[nodiscard]] std::optional<std::string> player_named(std::string_view name) const;
  /// Returns the name of an account that looks like this name, or is the same, except `player`'s.
  [[nodiscard]] std::optional<std::string> look_alike_of(std::string_view name,
                                                         std::string_view player = {}) const;
  /// Returns the name of an imported player that looks like this name, unless the player claims it.
  [[nodiscard]] std::optional<std::string> imported_like(std::string_view name,
                                                         std::string_view player = {}) const;
  /// True if the name looks like one that is reserved now, for an account that had it or because
  /// the host has taken it from one.
  [[nodiscard]] bool is_reserved(std::string_view name) const;
  /// Returns the first `most` accounts by name that begin with this text, ignoring case and leaving
  /// out banned accounts.
  [[nodiscard]] std::vector<NamedAccount> named_like(std::string_view beginning,
                                                     std::size_t most) const;
  /// True if this id belongs, or once belonged, to an account, and so to no guest.
  [[nodiscard]] bool is_taken(std::string_view player) const;

  void on_end(Listener listener);

  /// Returns the bans, mutes and word lists in force.
  [[nodiscard]] const Sanctions& sanctions() const { return sanctions_; }
  [[nodiscard]] Sanctions& sanctions() { return sanctions_; }

  // Changes

  /// Adds or updates an account.
  void put(const Account& account);
  void reserve(const ReservedName& reserved);
  /// Replaces the names of imported players.
  void set_imported(std::vector<NameOfImported> names);
  /// Removes an account and its sessions; its player id is never used again.
  void retire(const std::string& player);
  /// From `until` on the session is not found.
  void begin(const Session& session, Millis until);
  void begin(const Token& token);
  /// Ends a session or a token.
  void end(const std::string& key);
  /// Ends the sessions and tokens of this account, except those in `staying`.
  void end_others(const std::string& player, const std::unordered_set<std::string>& staying);
  /// Notifies the listener that this guest has expired.
  void end_guest(const std::string& player);
  /// Notifies the listener of sessions whose time has ended after `since`.
  void report_expired(Millis since) const;
  /// Returns the sessions and tokens in use since `moment`, each with its last use.
  [[nodiscard]] std::vector<std::pair<std::string, Millis>> used_since(Millis moment) const;

 private:
  struct Open {
    Open(std::string its_account, Millis its_beginning, Millis its_end, Millis at, bool for_program,
         const Scopes& its_scopes)
        : account(std::move(its_account)),
          made(its_beginning),
          until(its_end),
          program(for_program),
          scopes(its_scopes),
          used(at) {}
    const std::string account;
    const Millis made;
    const Millis until;
    const bool program;  // a token, not a session
    const Scopes scopes;
    mutable std::atomic<Millis> used;
  };
  [[nodiscard]] std::optional<Identity> find(std::string_view key, bool program) const;
  void tell(const std::vector<Identity>& ended) const;
  /// Removes the account's name. Called with `mutex_` locked.
  void remove_name(const std::string& player, const std::string& name);

  const Clock clock_;
  Sanctions sanctions_;
  mutable std::shared_mutex mutex_;
  std::unordered_map<std::string, Open> sessions_;                 // and tokens, by hash
  std::unordered_map<std::string, KnownAccount> accounts_;         // by player
  std::map<std::string, std::string> players_;                     // by folded name
  std::unordered_multimap<std::string, std::string> look_alikes_;  // players by looks_of() the name
  std::unordered_map<std::string, Millis> reserved_;               // ends, by looks_of() the name
  std::vector<NameOfImported> imported_;
  std::unordered_multimap<std::string, std::size_t> imported_looks_;  // places, by looks_of()
  std::unordered_set<std::string> retired_;
  mutable std::mutex listening_;
  Listener listener_;
};

}  // namespace camlann::server
