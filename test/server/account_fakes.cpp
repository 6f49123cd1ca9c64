#include "server/account_fakes.hpp"

#include <algorithm>

#include "server/model/account_names.hpp"

namespace camlann::server::test {

namespace {

Failure broken() {
  return failure(ErrorCode::io, "The games cannot be read or saved now");
}

}  // namespace

Result<void> FakeAccountStore::purge(Millis unused, Millis now) {
  std::erase_if(sessions_, [&](const auto& one) { return one.second.used < unused; });
  std::erase_if(reserved_, [&](const auto& one) { return one.second.until <= now; });
  return {};
}

Result<Everybody> FakeAccountStore::load() {
  Everybody all;
  for (auto [id, account] : accounts_) {
    account.password.clear();
    account.mail.clear();
    account.mail_proven = false;
    all.accounts.push_back(account);
  }
  for (const auto& [key, session] : sessions_) all.sessions.push_back(session);
  for (const auto& [key, token] : tokens_) all.tokens.push_back(token);
  all.retired.assign(former_.begin(), former_.end());
  return all;
}

Result<void> FakeAccountStore::write(const AccountWrite& write) {
  if (std::exchange(fail_next_write, false)) return broken();
  if (write.account) {
    const auto folded = folded_name(write.account->name);
    for (const auto& [id, other] : accounts_) {
      if (id != write.account->id && folded_name(other.name) == folded) return broken();
    }
    const auto before = accounts_.find(write.account->id);
    auto kept = *write.account;
    if (before != accounts_.end()) {
      kept.admin = before->second.admin;
      if (!write.renamed) kept.name = before->second.name;
    }
    accounts_[kept.id] = kept;
  }
  for (const auto& key : write.ended) sessions_.erase(key);
  for (const auto& session : write.begun) sessions_[session.key] = session;
  if (write.token) tokens_[write.token->key] = *write.token;
  if (!write.ended_token.empty()) tokens_.erase(write.ended_token);
  if (write.reserved) reserved_[folded_name(write.reserved->name)] = *write.reserved;
  if (!write.deleted.empty()) {
    std::erase_if(sessions_, [&](const auto& one) { return one.second.account == write.deleted; });
    std::erase_if(tokens_, [&](const auto& one) { return one.second.account == write.deleted; });
    accounts_.erase(write.deleted);
    former_.insert(write.deleted);
  }
  ++writes;
  return {};
}

Result<std::optional<Account>> FakeAccountStore::find(std::string_view player) {
  if (fail_reads) return broken();
  const auto found = accounts_.find(player);
  return found == accounts_.end() ? std::nullopt : std::optional(found->second);
}

Result<std::optional<Account>> FakeAccountStore::find_named(std::string_view name) {
  if (fail_reads) return broken();
  for (const auto& [id, account] : accounts_) {
    if (folded_name(account.name) == folded_name(name)) return std::optional(account);
  }
  return std::optional<Account>{};
}

Result<std::optional<std::string>> FakeAccountStore::reserved_for(std::string_view name,
                                                                  Millis now) {
  if (fail_reads) return broken();
  const auto found = reserved_.find(folded_name(name));
  if (found == reserved_.end() || found->second.until <= now) return std::optional<std::string>{};
  return std::optional(found->second.player);
}

Result<std::vector<Session>> FakeAccountStore::sessions(std::string_view player) {
  if (fail_reads) return broken();
  std::vector<Session> all;
  for (const auto& [key, session] : sessions_) {
    if (session.account == player) all.push_back(session);
  }
  std::sort(all.begin(), all.end(), [](const Session& a, const Session& b) {
    return a.used != b.used ? a.used > b.used : a.id < b.id;
  });
  return all;
}

Result<std::vector<Token>> FakeAccountStore::tokens(std::string_view player) {
  if (fail_reads) return broken();
  std::vector<Token> all;
  for (const auto& [key, token] : tokens_) {
    if (token.account == player) all.push_back(token);
  }
  std::sort(all.begin(), all.end(), [](const Token& a, const Token& b) {
    return a.made != b.made ? a.made > b.made : a.id < b.id;
  });
  return all;
}

Result<bool> FakeAccountStore::has_played(std::string_view player) {
  if (fail_reads) return broken();
  return played.find(player) != played.end();
}

Result<void> FakeAccountStore::note_used(std::span<const std::pair<std::string, Millis>> used) {
  for (const auto& [key, at] : used) {
    const auto found = sessions_.find(key);
    if (found != sessions_.end() && found->second.used < at) found->second.used = at;
    const auto token = tokens_.find(key);
    if (token != tokens_.end() && token->second.used < at) token->second.used = at;
  }
  return {};
}

}  // namespace camlann::server::test
