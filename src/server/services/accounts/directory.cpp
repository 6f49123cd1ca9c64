#include "server/services/accounts/directory.hpp"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <mutex>
#include <optional>
#include <shared_mutex>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

#include "server/core/clock.hpp"
#include "server/core/look_alikes.hpp"
#include "server/model/account.hpp"
#include "server/model/account_names.hpp"
#include "server/model/marks.hpp"

namespace camlann::server {

namespace {

constexpr Millis endless = std::numeric_limits<Millis>::max();

}  // namespace

std::optional<Identity> Directory::find_session(std::string_view key) const {
  return find(key, false);
}

std::optional<Identity> Directory::find_token(std::string_view hash) const {
  return find(hash, true);
}

std::optional<Identity> Directory::find(std::string_view key, bool program) const {
  const auto now = clock_();
  const std::shared_lock lock(mutex_);
  const auto session = sessions_.find(std::string(key));
  if (session == sessions_.end() || session->second.program != program) return std::nullopt;
  if (now >= session->second.until) return std::nullopt;
  const auto known = accounts_.find(session->second.account);
  if (known == accounts_.end()) return std::nullopt;
  session->second.used = now;
  return Identity{known->first,   known->second.name,
                  session->first, known->second.admin && !program,
                  program,        session->second.scopes};
}

std::optional<Millis> Directory::session_begun(std::string_view key) const {
  const std::shared_lock lock(mutex_);
  const auto session = sessions_.find(std::string(key));
  if (session == sessions_.end() || session->second.program) return std::nullopt;
  return session->second.made;
}

std::optional<KnownAccount> Directory::account(std::string_view player) const {
  const std::shared_lock lock(mutex_);
  const auto known = accounts_.find(std::string(player));
  return known == accounts_.end() ? std::nullopt : std::optional(known->second);
}

bool Directory::is_bot(std::string_view player) const {
  const auto known = account(player);
  return known && known->kind == AccountKind::bot;
}

Marks Directory::marks() const {
  return {[this](std::string_view player) { return is_bot(player); },
          [this](std::string_view player) { return account(player).has_value(); }};
}

std::optional<std::string> Directory::player_named(std::string_view name) const {
  const auto folded = folded_name(name);
  const std::shared_lock lock(mutex_);
  const auto player = players_.find(folded);
  return player == players_.end() ? std::nullopt : std::optional(player->second);
}

std::optional<std::string> Directory::look_alike_of(std::string_view name,
                                                    std::string_view player) const {
  const auto looks = looks_of(name);
  const std::shared_lock lock(mutex_);
  for (const auto& look : looks) {
    const auto [begin, end] = look_alikes_.equal_range(look);
    const auto other =
        std::find_if(begin, end, [&](const auto& one) { return one.second != player; });
    if (other != end) return accounts_.at(other->second).name;
  }
  return std::nullopt;
}

std::optional<std::string> Directory::imported_like(std::string_view name,
                                                    std::string_view player) const {
  const auto looks = looks_of(name);
  const std::shared_lock lock(mutex_);
  for (const auto& look : looks) {
    const auto [begin, end] = imported_looks_.equal_range(look);
    const auto other = std::find_if(begin, end, [&](const auto& one) {
      const auto& players = imported_[one.second].players;
      return std::find(players.begin(), players.end(), player) == players.end();
    });
    if (other != end) return imported_[other->second].name;
  }
  return std::nullopt;
}

bool Directory::is_reserved(std::string_view name) const {
  const auto looks = looks_of(name);
  const auto now = clock_();
  const std::shared_lock lock(mutex_);
  return std::any_of(looks.begin(), looks.end(), [&](const auto& look) {
    const auto until = reserved_.find(look);
    return until != reserved_.end() && until->second > now;
  });
}

std::vector<NamedAccount> Directory::named_like(std::string_view beginning,
                                                std::size_t most) const {
  const auto folded = folded_name(beginning);
  std::vector<NamedAccount> found;
  const std::shared_lock lock(mutex_);
  for (auto at = players_.lower_bound(folded); at != players_.end() && found.size() < most; ++at) {
    const auto& [name, player] = *at;
    if (name.compare(0, folded.size(), folded) != 0) break;
    if (!sanctions_.ban_of(player)) found.push_back({player, accounts_.at(player)});
  }
  return found;
}

bool Directory::is_taken(std::string_view player) const {
  const std::string id(player);
  const std::shared_lock lock(mutex_);
  return accounts_.count(id) != 0 || retired_.count(id) != 0;
}

void Directory::on_end(Listener listener) {
  const std::lock_guard lock(listening_);
  listener_ = std::move(listener);
}

void Directory::put(const Account& account) {
  const std::lock_guard lock(mutex_);
  auto& known = accounts_[account.id];
  if (known.name != account.name) {
    remove_name(account.id, known.name);
    for (auto& look : looks_of(account.name)) look_alikes_.emplace(std::move(look), account.id);
    players_[folded_name(account.name)] = account.id;
  }
  known = {account.name, account.kind, account.admin, account.guests, account.tournaments};
}

void Directory::reserve(const ReservedName& reserved) {
  const auto looks = looks_of(reserved.name);
  const std::lock_guard lock(mutex_);
  for (const auto& look : looks) {
    auto& until = reserved_[look];
    until = std::max(until, reserved.until);
  }
}

void Directory::set_imported(std::vector<NameOfImported> names) {
  std::unordered_multimap<std::string, std::size_t> looks;
  for (std::size_t i = 0; i < names.size(); ++i) {
    for (auto& look : looks_of(names[i].name)) looks.emplace(std::move(look), i);
  }
  const std::lock_guard lock(mutex_);
  imported_ = std::move(names);
  imported_looks_ = std::move(looks);
}

void Directory::remove_name(const std::string& player, const std::string& name) {
  players_.erase(folded_name(name));
  for (const auto& look : looks_of(name)) {
    const auto [begin, end] = look_alikes_.equal_range(look);
    const auto own =
        std::find_if(begin, end, [&](const auto& one) { return one.second == player; });
    if (own != end) look_alikes_.erase(own);
  }
}

void Directory::retire(const std::string& player) {
  std::vector<Identity> ended;
  {
    const std::lock_guard lock(mutex_);
    retired_.insert(player);
    if (const auto known = accounts_.find(player); known != accounts_.end()) {
      remove_name(player, known->second.name);
      accounts_.erase(known);
    }
    for (auto session = sessions_.begin(); session != sessions_.end();) {
      if (session->second.account == player) {
        ended.push_back({player, {}, session->first, false});
        session = sessions_.erase(session);
      } else {
        ++session;
      }
    }
  }
  tell(ended);
}

void Directory::begin(const Session& session, Millis until) {
  const std::lock_guard lock(mutex_);
  sessions_.try_emplace(session.key, session.account, session.made, until, session.used, false,
                        Scopes::all());
}

void Directory::begin(const Token& token) {
  const std::lock_guard lock(mutex_);
  sessions_.try_emplace(token.key, token.account, token.made, endless, token.used, true,
                        token.scopes);
}

void Directory::end(const std::string& key) {
  std::vector<Identity> ended;
  {
    const std::lock_guard lock(mutex_);
    const auto session = sessions_.find(key);
    if (session == sessions_.end()) return;
    ended.push_back({session->second.account, {}, key, false});
    sessions_.erase(session);
  }
  tell(ended);
}

void Directory::end_others(const std::string& player,
                           const std::unordered_set<std::string>& staying) {
  std::vector<Identity> ended;
  {
    const std::lock_guard lock(mutex_);
    std::erase_if(sessions_, [&](const auto& session) {
      const bool ends = session.second.account == player && staying.count(session.first) == 0;
      if (ends) ended.push_back({player, {}, session.first, false});
      return ends;
    });
  }
  tell(ended);
}

void Directory::end_guest(const std::string& player) {
  tell({{player, {}, {}, false}});
}

void Directory::report_expired(Millis since) const {
  const auto now = clock_();
  std::vector<Identity> ended;
  {
    const std::shared_lock lock(mutex_);
    for (const auto& [key, session] : sessions_) {
      const bool expired = session.until > since && session.until <= now;
      if (expired) ended.push_back({session.account, {}, key, false});
    }
  }
  tell(ended);
}

std::vector<std::pair<std::string, Millis>> Directory::used_since(Millis moment) const {
  std::vector<std::pair<std::string, Millis>> used;
  const std::shared_lock lock(mutex_);
  for (const auto& [key, session] : sessions_) {
    if (session.used >= moment) used.emplace_back(key, session.used);
  }
  return used;
}

void Directory::tell(const std::vector<Identity>& ended) const {
  const std::lock_guard lock(listening_);
  if (!listener_) return;
  for (const auto& one : ended) listener_(one);
}

}  // namespace camlann::server
