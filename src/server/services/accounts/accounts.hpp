#pragma once
// Accounts: made, signed in to and out of, changed. One thread (run()) does it all, because a
// password takes tens of milliseconds and the network's and the games' threads have none to spare.
// What waits for it is bounded, and addresses take turns. What is answered is on disk; the
// directory, which everybody else asks, is changed in between. The requests may be called from any
// thread; the answer comes on the accounts' thread, once, and must not block.

#include <chrono>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "server/core/actor.hpp"
#include "server/core/clock.hpp"
#include "server/core/fair_queue.hpp"
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

namespace camlann::server {

/// Who asks for something.
struct Caller {
  Identity who;
  std::string address;
  std::string browser;
};

/// An account that is signed in from now on, and the new key of its browser.
struct SignedIn {
  Visitor visitor;
  Account account;
};

/// A token that was just made, and its text, which nobody sees again.
struct NewToken {
  std::string text;
  Token token;
};

class Accounts {
 public:
  /// All must outlive this.
  Accounts(AccountStore& store, Directory& directory, Clock clock, Namer namer,
           const Limits& limits, Log log);

  /// Fills the directory.
  [[nodiscard]] Result<void> start();
  /// Works until close(); what waits then is refused.
  void run();
  /// One round of run(): waits for work for at most `patience`.
  void run_once(std::chrono::milliseconds patience);
  void close() { actor_.close(); }

  /// Another program, or the host's desk, has changed this account: the directory takes it as it is
  /// in the database.
  void look_again(const std::string& player);

  /// The guest who asks becomes an account, with what he has played.
  void make(const Caller& caller, const message::NewAccount& wish, const Reply<SignedIn>& reply);
  /// The same answer, after the same time, whether there is no such account or another password.
  void sign_in(const Caller& caller, const message::SignIn& wish, const Reply<SignedIn>& reply);
  /// Whoever asks is a guest afterwards; a guest already is one.
  void sign_out(const Caller& caller, const Reply<Visitor>& reply, Visitor new_guest);

  // For those who are signed in.
  void find(const Caller& caller, const Reply<Account>& reply);
  void rename(const Caller& caller, const message::Rename& wish, const Reply<Account>& reply);
  /// Ends all sessions; the browser that asks gets another.
  void change_password(const Caller& caller, const message::NewPassword& wish,
                       const Reply<SignedIn>& reply);
  /// Whoever asks is a guest afterwards, and nobody has been this player.
  void remove(const Caller& caller, const message::DeleteAccount& wish, const Reply<Visitor>& reply,
              Visitor new_guest);
  void sessions(const Caller& caller, const Reply<std::vector<Session>>& reply);
  /// One, or all but the caller's. Answered with those that are left.
  void end_sessions(const Caller& caller, const message::EndSessions& wish,
                    const Reply<std::vector<Session>>& reply);

  /// What the server has of the caller besides that and his games.
  void things(const Caller& caller, const Reply<message::MyThings>& reply);
  /// Nobody is this guest any more: an account has what he played, on disk already.
  void retire_guest(const std::string& guest);

  // Tokens (tokens.cpp)
  /// The newest first.
  void tokens(const Caller& caller, const Reply<std::vector<Token>>& reply);
  void make_token(const Caller& caller, const std::string& name, const Reply<NewToken>& reply);
  /// Answered with those that are left.
  void end_token(const Caller& caller, const std::string& id,
                 const Reply<std::vector<Token>>& reply);
  /// For good, and only before the account has played.
  void become_bot(const Caller& caller, const Reply<Account>& reply);

  /// Has `work` done on this thread in the caller's turn, and answers with what it gives. For what
  /// belongs to accounts and is a class of its own (reminders/contacts.hpp).
  template <class T, class Work>
  void post(const Caller& caller, const Reply<T>& reply, Work work);

  // For what is posted, on this thread
  /// Of the one who asks.
  [[nodiscard]] Result<Account> own(const Caller& caller);
  [[nodiscard]] static Result<void> check_password(const Account& account,
                                                   const std::string& password);
  /// Ends all sessions; this browser gets another.
  [[nodiscard]] Result<SignedIn> replace_password(Account account, const std::string& password,
                                                  const std::string& browser);

 private:
  Result<SignedIn> make_now(const Caller& caller, const message::NewAccount& wish);
  Result<SignedIn> sign_in_now(const Caller& caller, const message::SignIn& wish);
  Result<Account> rename_now(const Caller& caller, const std::string& name);
  Result<SignedIn> change_password_now(const Caller& caller, const message::NewPassword& wish);
  Result<void> remove_now(const Caller& caller, const std::string& password);
  Result<std::vector<Session>> end_sessions_now(const Caller& caller,
                                                const message::EndSessions& wish);

  Result<NewToken> make_token_now(const Caller& caller, const std::string& name);
  Result<std::vector<Token>> end_token_now(const Caller& caller, const std::string& id);
  Result<Account> become_bot_now(const Caller& caller);

  /// Whether the name is free for this player.
  [[nodiscard]] Result<void> may_take(const std::string& name, const std::string& player);
  /// Whether the host lets this account in, from the caller's address.
  [[nodiscard]] Result<void> may_enter(const Account& account, const Caller& caller) const;
  /// A session that is not written yet; its key is in the visitor.
  [[nodiscard]] std::pair<Session, Visitor> new_session(const Account& account,
                                                        const std::string& browser) const;
  /// Writes, then lets everybody know.
  [[nodiscard]] Result<void> keep(const AccountWrite& write);
  /// Of this account, but for the session with this key.
  [[nodiscard]] Result<std::vector<std::string>> other_sessions(const std::string& player,
                                                                const std::string& key);
  void note_used();

  AccountStore& store_;
  Directory& directory_;
  const Clock clock_;
  const Namer namer_;
  const Limits limits_;
  const Log log_;
  Actor actor_;
  std::string nobodys_;  // hash of a password that nobody has, at today's cost
  Millis noted_ = 0;     // when note_used() last wrote
};

template <class T, class Work>
void Accounts::post(const Caller& caller, const Reply<T>& reply, Work work) {
  actor_.ask(QueueKey(caller.who.player, caller.address), reply, std::move(work));
}

}  // namespace camlann::server
