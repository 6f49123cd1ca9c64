#include "server/store/account_store.hpp"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "base/words.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "database/row.hpp"
#include "server/core/clock.hpp"
#include "server/core/clock_jumps.hpp"
#include "server/model/account.hpp"
#include "server/model/account_names.hpp"
#include "server/store/director_store.hpp"
#include "server/store/forget_player.hpp"
#include "server/store/json_column.hpp"
#include "server/store/newest_row.hpp"
#include "server/store/personal_data.hpp"
#include "wire/messages/bot.hpp"
#include "wire/messages/my_data.hpp"

namespace camlann::database {

using server::Account;
using server::ReservedName;
using server::Scopes;
using server::Session;
using server::Token;

/// Words with a space between them.
template <>
struct Column<Scopes> {
  static void bind(Statement& statement, int index, const Scopes& value) {
    std::string text;
    for (const auto& [scope, word] : Words<Scopes::Scope>::table) {
      if (!value.has(scope)) continue;
      if (!text.empty()) text += ' ';
      text += word;
    }
    statement.bind(index, text);
  }
  static std::optional<Scopes> read(const Statement& row, int column) {
    auto scopes = Scopes::none();
    const auto text = row.text(column);
    for (std::size_t begin = 0; begin < text.size();) {
      const auto end = std::min(text.find(' ', begin), text.size());
      const auto scope = value_of<Scopes::Scope>(std::string_view(text).substr(begin, end - begin));
      if (!scope) return std::nullopt;
      scopes = scopes.with(*scope);
      begin = end + 1;
    }
    return scopes;
  }
};

template <>
struct Column<message::BotTournaments> : JsonColumn<message::BotTournaments> {};

template <>
struct Row<Account> {
  ROW_OF(Account, "accounts") {
    COLUMNS(id, name);
    column.written("folded", [](const Account& one) { return server::folded_name(one.name); });
    COLUMNS(kind, admin, created, password);
    column.or_null("mail", &Self::mail);
    COLUMNS(mail_proven, guests, tournaments);
  }
};

template <>
struct Row<ReservedName> {
  ROW_OF(ReservedName, "reserved_names") {
    column("folded", &Self::name);
    COLUMNS(player, until);
  }
};

ROW(Session, "sessions", key, id, account, browser, made, used);

template <>
struct Row<Token> {
  ROW_OF(Token, "tokens") {
    COLUMNS(key, id, account, name, made);
    column.computed("coalesce(used, 0)", &Self::used);
    COLUMNS(scopes);
  }
};

}  // namespace camlann::database

namespace camlann::server {

namespace {

/// Changes of this long before the last one may be unfinished after a crash.
constexpr Millis perhaps_unfinished = 3'600'000;

}  // namespace

using database::insert_into;
using database::select_from;

Result<void> AccountStore::purge(Millis unused, Millis begun, Millis now, Millis lately) {
  return database_.together([&]() -> Result<void> {
    TRY(const auto used, database_.exists("SELECT 1 FROM sessions WHERE used>=?1 LIMIT 1", lately));
    TRY(const auto newest, newest_row(database_, now - held_after_jump));
    if (!used || (newest && may_have_jumped(now, *newest))) return {};
    auto done = database_.run("DELETE FROM sessions WHERE used<?1 OR made<?2", unused, begun);
    if (done) done = database_.run("DELETE FROM reserved_names WHERE until<=?1", now);
    // Without mail no Carrier forgets them.
    if (done) done = database_.run("DELETE FROM mail_codes WHERE until<=?1", now);
    return done;
  });
}

Result<Everybody> AccountStore::load() {
  // In the order of Row<Account>; passwords and mail stay on disk.
  TRY(auto accounts,
      database_.all<Account>(
          "SELECT id, name, kind, admin, created, '', '', 0, guests, tournaments FROM "
          "accounts"));
  TRY(auto sessions, database_.all<Session>(select_from<Session>()));
  TRY(auto tokens, database_.all<Token>(select_from<Token>()));
  TRY(auto retired, database_.all<std::string>("SELECT player FROM former_accounts"));
  // A guest that an account has taken over has no reserved name.
  TRY(const auto unfinished,
      database_.all<std::string>(
          "SELECT id FROM accounts WHERE created>=(SELECT max(created) FROM accounts)-?1 UNION "
          "SELECT player FROM former_accounts WHERE ended>=(SELECT max(ended) FROM "
          "former_accounts)-?1 AND player IN (SELECT player FROM reserved_names)",
          perhaps_unfinished));
  unfinished_.insert(unfinished.begin(), unfinished.end());
  TRY(auto reserved, reserved_names());
  return Everybody{std::move(accounts), std::move(sessions), std::move(tokens), std::move(retired),
                   std::move(reserved)};
}

Result<void> AccountStore::write(const AccountWrite& write) {
  // First, as memory may run out.
  if (write.account && write.made) unfinished_.insert(write.account->id);
  if (!write.deleted.empty()) unfinished_.insert(write.deleted);
  return database_.together([&] { return write_all(write); });
}

Result<void> AccountStore::finish_changes() {
  Result<void> done;
  for (auto player = unfinished_.begin(); player != unfinished_.end();) {
    auto updated = update_traces(database_, *player);
    if (updated) {
      player = unfinished_.erase(player);
    } else {
      done = std::move(updated);
      ++player;
    }
  }
  return done;
}

Result<void> AccountStore::write_all(const AccountWrite& write) {
  if (write.read) {
    TRY_VOID(check_unchanged(*write.read));
  }
  Result<void> done;
  if (write.account && write.ends_letters) done = end_letters(write.account->id);
  if (done && write.account) done = write_account(*write.account);
  if (done && write.account && write.renamed) {
    done = database_.run("UPDATE accounts SET name=?2, folded=?3 WHERE id=?1", write.account->id,
                         write.account->name, folded_name(write.account->name));
  }
  if (done && write.account && write.made) {
    done = rename_in_lists(database_, write.account->id, write.account->name);
  }
  if (done && write.account && !write.language.empty()) {
    done = keep_language(write.account->id, write.language);
  }
  for (const auto& key : write.ended) {
    if (done) done = database_.run("DELETE FROM sessions WHERE key=?1", key);
  }
  for (const auto& session : write.begun) {
    if (done) done = database_.run(insert_into<Session>(), session);
  }
  if (done && write.token) done = database_.run(insert_into<Token>(), *write.token);
  for (const auto& key : write.ended_tokens) {
    if (done) done = database_.run("DELETE FROM tokens WHERE key=?1", key);
  }
  if (done && write.reserved) {
    done = database_.run(
        "INSERT INTO reserved_names (folded, player, until) VALUES (?1,?2,?3) "
        "ON CONFLICT (folded) DO UPDATE SET player=?2, until=?3",
        folded_name(write.reserved->name), write.reserved->player, write.reserved->until);
  }
  if (done && !write.deleted.empty()) done = remove_account(write.deleted, write.at);
  return done;
}

Result<void> AccountStore::check_unchanged(const Account& read) {
  TRY(const auto unchanged,
      database_.exists("SELECT 1 FROM accounts WHERE id=?1 AND password=?2 AND "
                       "coalesce(mail, '')=?3 AND mail_proven=?4 AND kind=?5 AND guests=?6 "
                       "AND tournaments=?7",
                       read.id, read.password, read.mail, read.mail_proven, read.kind, read.guests,
                       read.tournaments));
  if (unchanged) return {};
  return failure(ErrorCode::conflict, "The account has just been changed elsewhere", {},
                 "another attempt");
}

Result<void> AccountStore::write_account(const Account& account) {
  // The games' connection may have given the guest's games to another account since.
  TRY(const auto retired,
      database_.exists("SELECT player FROM former_accounts WHERE player=?1", account.id));
  if (retired) {
    return failure(ErrorCode::conflict, "You have an account already", {}, "to sign out first");
  }
  static const std::string sql =
      insert_into<Account>() +
      "ON CONFLICT (id) DO UPDATE SET kind=excluded.kind, password=excluded.password, "
      "mail=excluded.mail, mail_proven=excluded.mail_proven, guests=excluded.guests, "
      "tournaments=excluded.tournaments";
  return database_.run(sql, account);
}

Result<void> AccountStore::end_letters(const std::string& player) {
  for (const std::string_view sql :
       {"DELETE FROM mail_codes WHERE player=?1", "DELETE FROM letters WHERE player=?1",
        // A letter to a new password knows only the address until it is sent.
        "DELETE FROM letters WHERE purpose='recover' AND lower(mail) IN "
        "(SELECT lower(mail) FROM accounts WHERE id=?1 AND mail_proven=1)"}) {
    TRY_VOID(database_.run(sql, player));
  }
  return {};
}

Result<void> AccountStore::remove_account(const std::string& player, Millis at) {
  TRY_VOID(pass_on_events(database_, player, at));
  TRY_VOID(forget_player(database_, player));
  for (const std::string_view sql :
       {"DELETE FROM sessions WHERE account=?1", "DELETE FROM tokens WHERE account=?1",
        "DELETE FROM accounts WHERE id=?1"}) {
    TRY_VOID(database_.run(sql, player));
  }
  return database_.run("INSERT INTO former_accounts (player, ended) VALUES (?1,?2)", player, at);
}

Result<std::optional<Account>> AccountStore::find(std::string_view player) {
  return database_.find<Account>(select_from<Account>() + "WHERE id=?1", player);
}

Result<std::optional<Account>> AccountStore::find_named(std::string_view name) {
  return database_.find<Account>(select_from<Account>() + "WHERE folded=?1", folded_name(name));
}

Result<std::vector<ReservedName>> AccountStore::reserved_names() {
  return database_.all<ReservedName>(select_from<ReservedName>());
}

Result<std::vector<std::string>> AccountStore::reserved_from(std::string_view player, Millis now) {
  return database_.all<std::string>(
      "SELECT folded FROM reserved_names WHERE player<>?1 AND until>?2", player, now);
}

Result<std::vector<Session>> AccountStore::sessions(std::string_view player) {
  return database_.all<Session>(select_from<Session>() + "WHERE account=?1 ORDER BY used DESC, id",
                                player);
}

Result<std::vector<Token>> AccountStore::tokens(std::string_view player) {
  return database_.all<Token>(select_from<Token>() + "WHERE account=?1 ORDER BY made DESC, id",
                              player);
}

Result<message::MyThings> AccountStore::things(const std::string& player) {
  return personal_data(database_, player);
}

Result<bool> AccountStore::has_played(std::string_view player) {
  return database_.value<bool>(
      "SELECT EXISTS (SELECT 1 FROM games WHERE player=?1) OR "
      "EXISTS (SELECT 1 FROM seated WHERE holder=?1)",
      player);
}

Result<void> AccountStore::note_used(std::span<const std::pair<std::string, Millis>> used) {
  if (used.empty()) return {};
  return database_.together([&]() -> Result<void> {
    for (const auto& [key, at] : used) {
      auto done = database_.run("UPDATE sessions SET used=?2 WHERE key=?1 AND used<?2", key, at);
      if (done) {
        done = database_.run("UPDATE tokens SET used=?2 WHERE key=?1 AND coalesce(used, 0)<?2", key,
                             at);
      }
      if (!done) return done;
    }
    return {};
  });
}

Result<std::unique_ptr<AccountStore>> open_database_account_store(
    const database::Address& address) {
  TRY(auto database, database::Database::open_shared(address));
  return std::make_unique<AccountStore>(std::move(database));
}

}  // namespace camlann::server
