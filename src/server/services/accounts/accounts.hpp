#pragma once
// Accounts: sign-up, sign-in, sign-out and changes. All work is done on one thread (run()), because
// hashing a password takes tens of milliseconds, too long for the threads of the network and the
// games. The queue is bounded and fair by address. A reply is sent once its change is on disk; the
// directory, which all other threads read, is updated in between. Requests may be made on any
// thread; each is answered once, on the accounts' thread, and the reply must not block.

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "languages/language.hpp"
#include "server/core/actor.hpp"
#include "server/core/clock.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/limited_log.hpp"
#include "server/core/limits.hpp"
#include "server/core/log.hpp"
#include "server/core/outbox.hpp"
#include "server/core/secret.hpp"
#include "server/model/account.hpp"
#include "server/services/accounts/directory.hpp"
#include "server/services/accounts/visitors.hpp"
#include "server/store/account_store.hpp"
#include "wire/messages/account.hpp"
#include "wire/messages/my_data.hpp"
#include "wire/messages/progress.hpp"

namespace camlann::server {

/// The author of a request.
struct Caller {
  Identity who;
  std::string address;
  std::string browser;
  // That the browser asks for.
  std::optional<languages::Language> language = {};  // NOLINT(readability-redundant-member-init)
};

/// An account that has just signed in, and the new key of its browser.
struct SignedIn {
  Visitor visitor;
  Account account;
};

/// A token that was just made, with its text, which is shown only this once.
struct NewToken {
  std::string text;
  Token token;
};

class Accounts {
 public:
  /// All must outlive this.
  Accounts(AccountStore& store, Directory& directory, Clock clock, Namer namer,
           const Limits& limits, Log log);

  /// Fills the directory from the store, and finishes changes that a crash has cut off.
  [[nodiscard]] Result<void> start();
  /// Works until close(); requests that still wait then are refused.
  void run();
  /// One round of run(): waits for work for at most `patience`.
  void run_once(std::chrono::milliseconds patience);
  void close() { actor_.close(); }

  /// Reloads this account into the directory after another program or Moderation has changed it.
  void look_again(const std::string& player);

  /// Turns the guest into an account that keeps the guest's games. Refuses common passwords.
  void make(const Caller& caller, const message::NewAccount& wish, const Reply<SignedIn>& reply);
  /// Replies to unknown names and wrong passwords with the same error after the same time.
  void sign_in(const Caller& caller, const message::SignIn& wish, const Reply<SignedIn>& reply);
  /// Replies with the new guest that the browser is afterwards; guests stay unchanged.
  void sign_out(const Caller& caller, const Reply<Visitor>& reply, Visitor new_guest);

  // For signed-in players
  void find(const Caller& caller, const Reply<Account>& reply);
  void rename(const Caller& caller, const message::Rename& wish, const Reply<Account>& reply);
  /// Lets players without an account challenge this one, or not.
  void set_challenges(const Caller& caller, const message::Challenges& wish,
                      const Reply<Account>& reply);
  /// Ends all sessions, and on request all tokens, and starts a new session for the caller's
  /// browser.
  void change_password(const Caller& caller, const message::NewPassword& wish,
                       const Reply<SignedIn>& reply);
  /// Deletes the account. The caller becomes the new guest, and the player's id is never used
  /// again.
  void remove(const Caller& caller, const message::DeleteAccount& wish, const Reply<Visitor>& reply,
              Visitor new_guest);
  void sessions(const Caller& caller, const Reply<std::vector<Session>>& reply);
  /// Ends one session, or all but the caller's. Replies with the remaining ones.
  void end_sessions(const Caller& caller, const message::EndSessions& wish,
                    const Reply<std::vector<Session>>& reply);

  /// Replies with everything that the server stores about the caller in addition to the account and
  /// the games.
  void things(const Caller& caller, const Reply<message::MyThings>& reply);
  /// Replies with what the account has done alone (progress.cpp).
  void progress(const Caller& caller, const Reply<message::Progress>& reply);
  /// Replaces a part of it that has the requested version.
  void keep_progress(const Caller& caller, const message::KeepProgress& wish,
                     const Reply<message::KeptProgress>& reply);
  /// Ends this guest, after their games were moved to an account on disk.
  void retire_guest(const std::string& guest);

  // Tokens (tokens.cpp)
  /// Replies with the tokens, newest first.
  void tokens(const Caller& caller, const Reply<std::vector<Token>>& reply);
  void make_token(const Caller& caller, const std::string& name, const Scopes& scopes,
                  const std::optional<std::string>& password, const Reply<NewToken>& reply);
  /// Replies with the remaining tokens.
  void end_token(const Caller& caller, const std::string& id,
                 const Reply<std::vector<Token>>& reply);
  /// Turns the account into a bot's. Cannot be undone, and is refused once the account has played.
  /// Also sets into which tournaments directors may enter it, if that is given.
  void become_bot(const Caller& caller, const message::BecomeBot& wish,
                  const Reply<Account>& reply);

  /// Runs `work` on this thread in the caller's turn and replies with its result. For features of
  /// accounts that are separate classes (reminders/contacts.hpp).
  template <class T, class Work>
  void post(const Caller& caller, const Reply<T>& reply, Work work);

  // Work of the requests, on this thread
  /// Returns the caller's account.
  [[nodiscard]] Result<Account> own(const Caller& caller);
  /// The same for a change that would help a thief of the session: an error unless the password is
  /// right or, without one, the caller has signed in within 15 minutes.
  [[nodiscard]] Result<Account> confirmed(const Caller& caller,
                                          const std::optional<std::string>& password);
  [[nodiscard]] Result<void> check_password(const Account& account, const std::string& password);
  /// Ends all sessions, and on request all tokens, and starts a new session for the caller. Refuses
  /// common passwords.
  [[nodiscard]] Result<SignedIn> replace_password(Account account, const std::string& password,
                                                  const Caller& caller, bool ends_tokens = false);
  /// Logs a sign-in or a change of an account, without names and addresses. `way` is how it
  /// happened, one fixed word, or empty.
  void note(Severity severity, std::string_view event, std::string_view way = {}) {
    events_.note(severity, event, way);
  }

 private:
  /// Reads an account that was changed by another; false if it cannot be read now.
  bool read_again(const std::string& player);
  Result<SignedIn> make_now(const Caller& caller, const message::NewAccount& wish);
  Result<SignedIn> sign_in_now(const Caller& caller, const message::SignIn& wish);
  Result<Account> rename_now(const Caller& caller, const message::Rename& wish);
  Result<SignedIn> change_password_now(const Caller& caller, const message::NewPassword& wish);
  Result<void> remove_now(const Caller& caller, const std::string& password);
  Result<std::vector<Session>> end_sessions_now(const Caller& caller,
                                                const message::EndSessions& wish);

  Result<NewToken> make_token_now(const Caller& caller, const std::string& name,
                                  const Scopes& scopes, const std::optional<std::string>& password);
  Result<std::vector<Token>> end_token_now(const Caller& caller, const std::string& id);
  Result<Account> become_bot_now(const Caller& caller, const message::BecomeBot& wish);

  [[nodiscard]] Millis end_of(const Session& session) const;
  /// Returns the sessions of this player that last, the last used first.
  [[nodiscard]] Result<std::vector<Session>> open_sessions(const std::string& player);
  /// Returns an error unless this player may use the name.
  [[nodiscard]] Result<void> may_take(const std::string& name, const std::string& player);
  struct NewSession {
    Session session;
    Visitor visitor;  // with the key of the session
  };
  /// Makes a session, which is not written yet. Returns an error if the account or the caller's
  /// address is banned.
  [[nodiscard]] Result<NewSession> new_session(const Account& account, const Caller& caller);
  /// Writes the change, then updates the directory and logs it.
  [[nodiscard]] Result<void> keep(const AccountWrite& write);
  /// Updates games after a saved change; after a failure the next round continues.
  void finish_changes();
  void note_all(const AccountWrite& write);
  /// Returns the sessions of this account except the one with this key.
  [[nodiscard]] Result<std::vector<std::string>> other_sessions(const std::string& player,
                                                                const std::string& key);
  /// Writes when sessions and tokens were used, and reports sessions whose time has ended since the
  /// last call. Once a day also removes what has expired.
  void note_used();
  /// Removes expired sessions and reserved names from the store.
  [[nodiscard]] Result<void> purge();

  AccountStore& store_;
  Directory& directory_;
  const Clock clock_;
  const Namer namer_;
  const Limits limits_;
  const Log log_;
  LimitedLog events_;
  Actor actor_;
  std::string nobodys_;  // hash of a password that no account has, at the current cost
  Millis noted_ = 0;     // when note_used() last wrote
  Millis purged_ = 0;
  std::unordered_set<std::string> unread_;  // accounts that changed, but could not be read
};

template <class T, class Work>
void Accounts::post(const Caller& caller, const Reply<T>& reply, Work work) {
  actor_.ask(QueueKey(caller.who.player, caller.address, !caller.who.guest()), reply,
             std::move(work));
}

}  // namespace camlann::server
