#include "server/services/accounts/accounts.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "server/core/actor.hpp"
#include "server/core/clock.hpp"
#include "server/core/limits.hpp"
#include "server/core/log.hpp"
#include "server/core/look_alikes.hpp"
#include "server/core/outbox.hpp"
#include "server/core/passwords.hpp"
#include "server/core/secret.hpp"
#include "server/model/account.hpp"
#include "server/model/account_names.hpp"
#include "server/model/common_passwords.hpp"
#include "server/model/player_keys.hpp"
#include "server/services/accounts/directory.hpp"
#include "server/services/accounts/sanctions.hpp"
#include "server/services/accounts/visitors.hpp"
#include "server/store/account_store.hpp"
#include "wire/messages/account.hpp"
#include "wire/messages/my_data.hpp"

namespace camlann::server {

namespace {

using std::chrono::milliseconds;

/// A server in use has a session that was used in this time.
constexpr Millis in_use = milliseconds(std::chrono::hours(24) * 7).count();
/// The longest time that browsers keep a cookie.
constexpr Millis unused_lasts = milliseconds(std::chrono::hours(24) * 400).count();
/// The time after a sign-in in which changes need no password again.
constexpr Millis confirms_for = milliseconds(std::chrono::minutes(15)).count();
constexpr Millis name_reserved = milliseconds(std::chrono::hours(24) * 90).count();
constexpr milliseconds quiet_patience = std::chrono::minutes(1);
constexpr Millis note_every = milliseconds(std::chrono::minutes(10)).count();
constexpr int account_lines_per_minute = 60;  // in the log, of one event in one way
constexpr Millis purge_every = milliseconds(std::chrono::hours(24)).count();

Failure not_signed_in() {
  return failure(ErrorCode::conflict, "You are not signed in", {}, "an account");
}

Failure wrong_password() {
  return failure(ErrorCode::unknown_name, "Name and password do not match", "password",
                 "the password of this account");
}

}  // namespace

Accounts::Accounts(AccountStore& store, Directory& directory, Clock clock, Namer namer,
                   const Limits& limits, Log log)
    : store_(store),
      directory_(directory),
      clock_(std::move(clock)),
      namer_(std::move(namer)),
      limits_(limits),
      log_(std::move(log)),
      events_(log_, clock_, "way", account_lines_per_minute),
      actor_(limits.accounts, limits.round, Actor::Closing::refuse, log_) {}

Result<void> Accounts::start() {
  TRY(auto hash, hash_password(namer_(player_key_length), limits_.passwords));
  nobodys_ = std::move(hash);
  noted_ = clock_();
  TRY_VOID(purge());
  TRY(const auto all, store_.load());
  finish_changes();  // before games are read into memory, with the names that they have
  for (const auto& account : all.accounts) directory_.put(account);
  for (const auto& player : all.retired) directory_.retire(player);
  for (const auto& name : all.reserved) directory_.reserve(name);
  for (const auto& session : all.sessions) directory_.begin(session, end_of(session));
  for (const auto& token : all.tokens) directory_.begin(token);
  return {};
}

Result<void> Accounts::purge() {
  const auto now = clock_();
  const auto begun = now - milliseconds(limits_.session_lasts).count();
  TRY_VOID(store_.purge(now - unused_lasts, begun, now, now - in_use));
  purged_ = now;
  return {};
}

void Accounts::run() {
  actor_.run([this] { run_once(quiet_patience); });
  note_used();
}

void Accounts::run_once(milliseconds patience) {
  actor_.work(patience);
  std::erase_if(unread_, [this](const std::string& player) { return read_again(player); });
  finish_changes();
  if (clock_() - noted_ >= note_every) note_used();
}

void Accounts::look_again(const std::string& player) {
  actor_.post([this, player] {
    if (read_again(player)) return;
    log_(Severity::warning, "account-not-read", {});
    unread_.insert(player);
  });
}

bool Accounts::read_again(const std::string& player) {
  const auto found = store_.find(player);
  const auto sessions = store_.sessions(player);
  const auto tokens = store_.tokens(player);
  const auto reserved = store_.reserved_names();
  if (!found || !sessions || !tokens || !reserved) return false;
  for (const auto& name : *reserved) directory_.reserve(name);
  const auto& account = *found;
  if (account) directory_.put(*account);
  std::unordered_set<std::string> open;
  for (const auto& session : *sessions) open.insert(session.key);
  for (const auto& token : *tokens) open.insert(token.key);
  directory_.end_others(player, open);
  return true;
}

void Accounts::note_used() {
  const auto before = std::exchange(noted_, clock_());
  const auto used = directory_.used_since(before);
  if (!store_.note_used(used)) log_(Severity::warning, "sessions-not-noted", {});
  directory_.report_expired(before);
  if (noted_ - purged_ < purge_every) return;
  if (const auto purged = purge(); !purged) {
    log_(Severity::error, "purge-failed", {{"what", std::string_view(to_text(purged.error()))}});
  }
}

Millis Accounts::end_of(const Session& session) const {
  return session.made + milliseconds(limits_.session_lasts).count();
}

Result<std::vector<Session>> Accounts::open_sessions(const std::string& player) {
  TRY(auto all, store_.sessions(player));
  std::erase_if(all, [&](const Session& session) { return end_of(session) <= clock_(); });
  return all;
}

void Accounts::make(const Caller& caller, const message::NewAccount& wish,
                    const Reply<SignedIn>& reply) {
  post(caller, reply, [this, caller, wish] { return make_now(caller, wish); });
}

void Accounts::sign_in(const Caller& caller, const message::SignIn& wish,
                       const Reply<SignedIn>& reply) {
  post(caller, reply, [this, caller, wish] { return sign_in_now(caller, wish); });
}

void Accounts::sign_out(const Caller& caller, const Reply<Visitor>& reply, Visitor new_guest) {
  post(caller, reply, [this, caller, guest = std::move(new_guest)]() -> Result<Visitor> {
    AccountWrite write;
    write.ended = {caller.who.session};
    if (caller.who.guest()) return guest;
    TRY_VOID(keep(write));
    return guest;
  });
}

void Accounts::find(const Caller& caller, const Reply<Account>& reply) {
  post(caller, reply, [this, caller] { return own(caller); });
}

void Accounts::rename(const Caller& caller, const message::Rename& wish,
                      const Reply<Account>& reply) {
  post(caller, reply, [this, caller, wish] { return rename_now(caller, wish); });
}

void Accounts::set_challenges(const Caller& caller, const message::Challenges& wish,
                              const Reply<Account>& reply) {
  post(caller, reply, [this, caller, wish]() -> Result<Account> {
    TRY(auto account, own(caller));
    AccountWrite write;
    write.read = account;
    account.guests = wish.guests;
    write.account = account;
    TRY_VOID(keep(write));
    return account;
  });
}

void Accounts::change_password(const Caller& caller, const message::NewPassword& wish,
                               const Reply<SignedIn>& reply) {
  post(caller, reply, [this, caller, wish] { return change_password_now(caller, wish); });
}

void Accounts::sessions(const Caller& caller, const Reply<std::vector<Session>>& reply) {
  post(caller, reply, [this, caller]() -> Result<std::vector<Session>> {
    TRY_VOID(own(caller));
    note_used();
    return open_sessions(caller.who.player);
  });
}

void Accounts::end_sessions(const Caller& caller, const message::EndSessions& wish,
                            const Reply<std::vector<Session>>& reply) {
  post(caller, reply, [this, caller, wish] { return end_sessions_now(caller, wish); });
}

void Accounts::things(const Caller& caller, const Reply<message::MyThings>& reply) {
  post(caller, reply, [this, caller]() -> Result<message::MyThings> {
    TRY_VOID(own(caller));
    return store_.things(caller.who.player);
  });
}

void Accounts::retire_guest(const std::string& guest) {
  actor_.post([this, guest] {
    directory_.retire(guest);
    directory_.end_guest(guest);
  });
}

void Accounts::remove(const Caller& caller, const message::DeleteAccount& wish,
                      const Reply<Visitor>& reply, Visitor new_guest) {
  post(caller, reply, [this, caller, wish, guest = std::move(new_guest)]() -> Result<Visitor> {
    TRY_VOID(remove_now(caller, wish.password));
    return guest;
  });
}

Result<void> Accounts::remove_now(const Caller& caller, const std::string& password) {
  TRY(const auto account, own(caller));
  TRY_VOID(check_password(account, password));
  AccountWrite write;
  write.read = account;
  write.at = clock_();
  write.deleted = account.id;
  write.reserved = ReservedName{account.name, account.id, write.at + name_reserved};
  return keep(write);
}

Result<SignedIn> Accounts::make_now(const Caller& caller, const message::NewAccount& wish) {
  const auto& player = caller.who.player;
  if (directory_.is_taken(player)) {
    return failure(ErrorCode::conflict, "You have an account already", {}, "to sign out first");
  }
  TRY_VOID(may_take(wish.name, player));
  TRY_VOID(check_new_password(wish.password, wish.name, "password"));
  TRY(auto hash, hash_password(wish.password, limits_.passwords));
  Account account;
  account.id = player;
  account.name = wish.name;
  account.password = std::move(hash);
  account.created = clock_();
  TRY(auto begun, new_session(account, caller));
  AccountWrite write;
  write.account = account;
  write.made = true;
  if (caller.language) write.language = caller.language->tag();
  write.begun = {std::move(begun.session)};
  TRY_VOID(keep(write));
  // Other people may know the guest's old key, so it expires.
  directory_.end_guest(player);
  return SignedIn{std::move(begun.visitor), std::move(account)};
}

Result<SignedIn> Accounts::sign_in_now(const Caller& caller, const message::SignIn& wish) {
  TRY(auto found, store_.find_named(wish.name));
  std::optional<Account> known = std::move(found);
  const bool right = is_password(wish.password, known ? known->password : nobodys_);
  if (!known || !right) {
    note(Severity::info, "sign-in-failed", "password");
    return wrong_password();
  }
  Account account = std::move(*known);
  TRY(auto begun, new_session(account, caller));
  AccountWrite write;
  write.read = account;
  if (is_outdated(account.password, limits_.passwords)) {
    TRY(auto hash, hash_password(wish.password, limits_.passwords));
    account.password = std::move(hash);
    write.account = account;
  }
  TRY(const auto others, store_.sessions(account.id));
  for (std::size_t i = limits_.sessions_per_account - 1; i < others.size(); ++i) {
    write.ended.push_back(others[i].key);
  }
  if (!caller.who.guest()) write.ended.push_back(caller.who.session);
  write.begun = {std::move(begun.session)};
  TRY_VOID(keep(write));
  note(Severity::info, "signed-in", "password");
  return SignedIn{std::move(begun.visitor), std::move(account)};
}

Result<Account> Accounts::rename_now(const Caller& caller, const message::Rename& wish) {
  const auto& name = wish.name;
  TRY(auto account, confirmed(caller, wish.password));
  TRY_VOID(may_take(name, account.id));
  AccountWrite write;
  write.read = account;
  if (folded_name(account.name) != folded_name(name)) {
    write.reserved = ReservedName{account.name, account.id, clock_() + name_reserved};
  }
  account.name = name;
  write.account = account;
  write.renamed = true;
  TRY_VOID(keep(write));
  return account;
}

Result<SignedIn> Accounts::change_password_now(const Caller& caller,
                                               const message::NewPassword& wish) {
  TRY(auto account, own(caller));
  TRY_VOID(check_password(account, wish.password));
  TRY(auto in, replace_password(std::move(account), wish.new_password, caller, wish.end_tokens));
  note(Severity::info, "password-changed", "password");
  return in;
}

Result<SignedIn> Accounts::replace_password(Account account, const std::string& password,
                                            const Caller& caller, bool ends_tokens) {
  TRY_VOID(check_new_password(password, account.name, "newPassword"));
  TRY(auto begun, new_session(account, caller));
  TRY(auto hash, hash_password(password, limits_.passwords));
  AccountWrite write;
  write.read = account;
  account.password = std::move(hash);
  TRY(auto others, other_sessions(account.id, {}));
  write.account = account;
  write.ends_letters = true;
  write.ended = std::move(others);
  if (ends_tokens) {
    TRY(const auto tokens, store_.tokens(account.id));
    for (const auto& token : tokens) write.ended_tokens.push_back(token.key);
  }
  write.begun = {std::move(begun.session)};
  TRY_VOID(keep(write));
  return SignedIn{std::move(begun.visitor), std::move(account)};
}

Result<std::vector<Session>> Accounts::end_sessions_now(const Caller& caller,
                                                        const message::EndSessions& wish) {
  TRY(const auto account, confirmed(caller, wish.password));
  TRY(const auto all, store_.sessions(account.id));
  AccountWrite write;
  for (const auto& session : all) {
    const bool meant = wish.id ? session.id == *wish.id : session.key != caller.who.session;
    if (meant) write.ended.push_back(session.key);
  }
  if (wish.id && write.ended.empty()) {
    return failure(ErrorCode::not_found, "There is no such session", *wish.id);
  }
  TRY_VOID(keep(write));
  return open_sessions(account.id);
}

Result<Account> Accounts::own(const Caller& caller) {
  // The session may have ended while the request waited.
  const auto& key = caller.who.session;
  const auto open = caller.who.program ? directory_.find_token(key) : directory_.find_session(key);
  if (!open) return not_signed_in();
  TRY(auto found, store_.find(caller.who.player));
  std::optional<Account> account = std::move(found);
  if (!account) return not_signed_in();
  return std::move(*account);
}

Result<Account> Accounts::confirmed(const Caller& caller,
                                    const std::optional<std::string>& password) {
  TRY(auto account, own(caller));
  if (password) {
    TRY_VOID(check_password(account, *password));
    return account;
  }
  const auto begun = directory_.session_begun(caller.who.session);
  if (begun && clock_() - *begun < confirms_for) return account;
  return failure(ErrorCode::unknown_name, "Your last sign-in was more than 15 minutes ago",
                 "password", "the password of this account");
}

Result<void> Accounts::may_take(const std::string& name, const std::string& player) {
  TRY_VOID(check_account_name(name));
  TRY_VOID(directory_.sanctions().words()->check_name(name, "name"));
  TRY(const auto found, store_.find_named(name));
  const std::optional<Account>& same = found;
  if (same && same->id != player) return name_taken(name, same->name);
  // An account that already looks like another may keep its look.
  const auto own = directory_.account(player);
  const bool keeps_look = own && look_alike(own->name, name);
  const auto other = directory_.look_alike_of(name, player);
  if (other && !keeps_look) return name_taken(name, *other);
  const auto imported = directory_.imported_like(name, player);
  if (imported && !keeps_look) {
    return name_taken(name, *imported,
                      "another name; whoever is this player claims it on its page, and may take "
                      "the name then");
  }
  TRY(const auto reserved, store_.reserved_from(player, clock_()));
  for (const auto& one : reserved) {
    const bool taken = keeps_look ? one == folded_name(name) : look_alike(one, name);
    if (taken) return name_taken(name, name);  // some reserved names must stay unread
  }
  return {};
}

Result<void> Accounts::check_password(const Account& account, const std::string& password) {
  if (is_password(password, account.password)) return {};
  note(Severity::info, "password-wrong");
  return wrong_password();
}

Result<Accounts::NewSession> Accounts::new_session(const Account& account, const Caller& caller) {
  auto bar = directory_.sanctions().bar(account.id, account.admin, caller.address);
  if (bar) {
    note(Severity::info, "sign-in-failed", "ban");
    return Failure(std::move(*bar));
  }
  const auto now = clock_();
  PlayerKey key{namer_(player_key_length), KeyKind::session};
  Session session{
      session_of(key.text), namer_(session_id_length), account.id, caller.browser, now, now};
  Visitor visitor{std::move(key), {account.id, account.name, session.key, account.admin}};
  return NewSession{std::move(session), std::move(visitor)};
}

Result<void> Accounts::keep(const AccountWrite& write) {
  TRY_VOID(store_.write(write));
  if (write.reserved) directory_.reserve(*write.reserved);
  if (write.account) directory_.put(*write.account);
  for (const auto& session : write.begun) directory_.begin(session, end_of(session));
  for (const auto& key : write.ended) directory_.end(key);
  if (write.token) directory_.begin(*write.token);
  for (const auto& key : write.ended_tokens) directory_.end(key);
  if (!write.deleted.empty()) directory_.retire(write.deleted);
  note_all(write);
  finish_changes();
  return {};
}

void Accounts::finish_changes() {
  try {
    (void)store_.finish_changes();
  } catch (const std::exception&) {  // NOLINT(bugprone-empty-catch)
    // Memory has run out. The change itself is saved, and the next round continues.
  }
}

void Accounts::note_all(const AccountWrite& write) {
  if (write.made) note(Severity::info, "account-made");
  if (write.renamed) note(Severity::info, "name-changed");
  if (write.token) note(Severity::info, "token-made");
  if (!write.ended_tokens.empty()) note(Severity::info, "token-ended");
  if (!write.deleted.empty()) note(Severity::info, "account-deleted");
}

Result<std::vector<std::string>> Accounts::other_sessions(const std::string& player,
                                                          const std::string& key) {
  TRY(const auto all, store_.sessions(player));
  std::vector<std::string> keys;
  for (const auto& session : all) {
    if (session.key != key) keys.push_back(session.key);
  }
  return keys;
}

}  // namespace camlann::server
