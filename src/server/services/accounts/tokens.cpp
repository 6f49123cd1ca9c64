// Tokens of accounts, and accounts of bots.
#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "server/core/outbox.hpp"
#include "server/core/secret.hpp"
#include "server/model/account.hpp"
#include "server/services/accounts/accounts.hpp"
#include "server/services/accounts/bearer.hpp"
#include "server/store/account_store.hpp"
#include "wire/messages/bot.hpp"

namespace camlann::server {

void Accounts::tokens(const Caller& caller, const Reply<std::vector<Token>>& reply) {
  post(caller, reply, [this, caller]() -> Result<std::vector<Token>> {
    TRY_VOID(own(caller));
    note_used();
    return store_.tokens(caller.who.player);
  });
}

void Accounts::make_token(const Caller& caller, const std::string& name, const Scopes& scopes,
                          const std::optional<std::string>& password,
                          const Reply<NewToken>& reply) {
  post(caller, reply, [this, caller, name, scopes, password] {
    return make_token_now(caller, name, scopes, password);
  });
}

void Accounts::end_token(const Caller& caller, const std::string& id,
                         const Reply<std::vector<Token>>& reply) {
  post(caller, reply, [this, caller, id] { return end_token_now(caller, id); });
}

void Accounts::become_bot(const Caller& caller, const message::BecomeBot& wish,
                          const Reply<Account>& reply) {
  post(caller, reply, [this, caller, wish] { return become_bot_now(caller, wish); });
}

Result<NewToken> Accounts::make_token_now(const Caller& caller, const std::string& name,
                                          const Scopes& scopes,
                                          const std::optional<std::string>& password) {
  TRY(const auto account, confirmed(caller, password));
  TRY(const auto before, store_.tokens(account.id));
  if (before.size() >= limits_.tokens_per_account) {
    return failure(ErrorCode::conflict, "This account has too many tokens", {},
                   "some of them ended");
  }
  auto text = token_of(namer_(player_key_length));
  const auto key = hashed_token(text);
  if (!key) return failure(ErrorCode::io, "No token could be made");
  Token token{*key, namer_(session_id_length), account.id, name, clock_(), 0, scopes};
  AccountWrite write;
  write.read = account;
  write.token = token;
  TRY_VOID(keep(write));
  return NewToken{std::move(text), std::move(token)};
}

Result<std::vector<Token>> Accounts::end_token_now(const Caller& caller, const std::string& id) {
  TRY(const auto account, own(caller));
  TRY(auto all, store_.tokens(account.id));
  const auto meant =
      std::find_if(all.begin(), all.end(), [&](const Token& token) { return token.id == id; });
  if (meant == all.end()) {
    return failure(ErrorCode::not_found, "There is no such token", id);
  }
  AccountWrite write;
  write.ended_tokens = {meant->key};
  TRY_VOID(keep(write));
  all.erase(meant);
  return all;
}

Result<Account> Accounts::become_bot_now(const Caller& caller, const message::BecomeBot& wish) {
  TRY(auto account, own(caller));
  AccountWrite write;
  write.read = account;
  if (account.kind != AccountKind::bot) {
    TRY(const auto played, store_.has_played(account.id));
    if (played) {
      return failure(ErrorCode::conflict, "This account has played games", {},
                     "a new account for the bot");
    }
    account.kind = AccountKind::bot;
    account.guests = true;  // its owner can change that
  }
  if (wish.tournaments) account.tournaments = *wish.tournaments;
  if (account == *write.read) return account;
  write.account = account;
  TRY_VOID(keep(write));
  return account;
}

}  // namespace camlann::server
