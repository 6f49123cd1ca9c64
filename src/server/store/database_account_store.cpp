#include "server/store/database_account_store.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/words.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "database/read_all.hpp"
#include "database/transaction.hpp"
#include "server/core/clock.hpp"
#include "server/model/account.hpp"
#include "server/model/account_names.hpp"
#include "server/store/account_store.hpp"
#include "server/store/forget_player.hpp"
#include "server/store/personal_data.hpp"
#include "server/store/token_table.hpp"
#include "wire/messages/my_data.hpp"

namespace camlann::server {

namespace {

using database::Database;
using database::Statement;

constexpr std::string_view account_columns =
    "id, name, kind, admin, created, password, mail, mail_proven";

Result<Account> read_account(const Statement& row) {
  Account account;
  account.id = row.text(0);
  account.name = row.text(1);
  const auto kind = value_of<AccountKind>(row.text(2));
  if (!kind) return failure(ErrorCode::io, "This account can no longer be read");
  account.kind = *kind;
  account.admin = row.number(3) != 0;
  account.created = row.number(4);
  account.password = row.text(5);
  account.mail = row.text(6);
  account.mail_proven = row.number(7) != 0;
  return account;
}

Session read_session(const Statement& row) {
  return {row.text(0), row.text(1), row.text(2), row.text(3), row.number(4), row.number(5)};
}

class DatabaseAccountStore final : public AccountStore {
 public:
  explicit DatabaseAccountStore(Database database) : database_(std::move(database)) {}

  Result<void> prepare();

  Result<void> purge(Millis unused, Millis now) override;
  Result<Everybody> load() override;
  Result<void> write(const AccountWrite& write) override;
  Result<std::optional<Account>> find(std::string_view player) override {
    return find_by(find_, player);
  }
  Result<std::optional<Account>> find_named(std::string_view name) override {
    return find_by(find_named_, folded_name(name));
  }
  Result<std::optional<std::string>> reserved_for(std::string_view name, Millis now) override;
  Result<std::vector<Session>> sessions(std::string_view player) override;
  Result<std::vector<Token>> tokens(std::string_view player) override { return tokens_.of(player); }
  Result<message::MyThings> things(const std::string& player) override {
    return personal_data(database_, player);
  }
  Result<bool> has_played(std::string_view player) override;
  Result<void> note_used(std::span<const std::pair<std::string, Millis>> used) override;

 private:
  /// Writes everything that `work` writes, or nothing.
  template <class Work>
  Result<void> together(const Work& work);
  Result<void> write_account(const Account& account);
  Result<void> remove_account(const std::string& player, Millis at);
  static Result<std::optional<Account>> find_by(Statement& statement, std::string_view key);

  Database database_;  // declared before the statements: closed after them
  database::Transaction transaction_;
  Statement write_account_, rename_, find_, find_named_, begin_session_, end_session_, sessions_,
      used_;
  Statement reserve_, reserved_, end_sessions_, remove_account_, retire_;
  Statement all_accounts_, all_sessions_, all_retired_, purge_sessions_, purge_names_;
  Statement has_played_, is_retired_;
  TokenTable tokens_;
};

Result<void> DatabaseAccountStore::prepare() {
  auto transaction = database::Transaction::prepare(database_);
  if (!transaction) return Failure(transaction.error());
  transaction_ = std::move(*transaction);
  const std::string account(account_columns);
  const std::string session = "SELECT key, id, account, browser, made, used FROM sessions";
  const std::pair<Statement*, std::string> statements[] = {
      {&write_account_, "INSERT INTO accounts (" + account +
                            ", folded) VALUES (?1,?2,?3,?4,?5,?6,?7,?8,?9) ON CONFLICT (id) DO "
                            "UPDATE SET kind=?3, password=?6, mail=?7, mail_proven=?8"},
      {&rename_, "UPDATE accounts SET name=?2, folded=?3 WHERE id=?1"},
      {&find_, "SELECT " + account + " FROM accounts WHERE id=?1"},
      {&find_named_, "SELECT " + account + " FROM accounts WHERE folded=?1"},
      {&begin_session_,
       "INSERT INTO sessions (key, id, account, browser, made, used) VALUES (?1,?2,?3,?4,?5,?6)"},
      {&end_session_, "DELETE FROM sessions WHERE key=?1"},
      {&sessions_, session + " WHERE account=?1 ORDER BY used DESC, id"},
      {&used_, "UPDATE sessions SET used=?2 WHERE key=?1 AND used<?2"},
      {&reserve_,
       "INSERT INTO reserved_names (folded, player, until) VALUES (?1,?2,?3) "
       "ON CONFLICT (folded) DO UPDATE SET player=?2, until=?3"},
      {&reserved_, "SELECT player FROM reserved_names WHERE folded=?1 AND until>?2"},
      {&end_sessions_, "DELETE FROM sessions WHERE account=?1"},
      {&remove_account_, "DELETE FROM accounts WHERE id=?1"},
      {&retire_, "INSERT INTO former_accounts (player, ended) VALUES (?1,?2)"},
      {&all_accounts_, "SELECT id, name, kind, admin, created, '', '', 0 FROM accounts"},
      {&all_sessions_, session},
      {&all_retired_, "SELECT player FROM former_accounts"},
      {&purge_sessions_, "DELETE FROM sessions WHERE used<?1"},
      {&purge_names_, "DELETE FROM reserved_names WHERE until<=?1"},
      {&is_retired_, "SELECT player FROM former_accounts WHERE player=?1"},
      {&has_played_,
       "SELECT EXISTS (SELECT 1 FROM games WHERE player=?1) OR "
       "EXISTS (SELECT 1 FROM seated WHERE holder=?1)"},
  };
  for (const auto& [target, sql] : statements) {
    auto statement = database_.prepare(sql);
    if (!statement) return Failure(statement.error());
    *target = std::move(*statement);
  }
  return tokens_.prepare(database_);
}

template <class Work>
Result<void> DatabaseAccountStore::together(const Work& work) {
  return transaction_.run(database_, work);
}

Result<void> DatabaseAccountStore::purge(Millis unused, Millis now) {
  return together([&]() -> Result<void> {
    if (auto done = purge_sessions_.bind(1, unused).run(); !done) return done;
    return purge_names_.bind(1, now).run();
  });
}

Result<Everybody> DatabaseAccountStore::load() {
  Everybody all;
  auto known = database::read_all<Account>(all_accounts_, read_account);
  if (!known) return Failure(known.error());
  all.accounts = std::move(*known);
  auto sessions = database::read_all<Session>(all_sessions_, read_session);
  if (!sessions) return Failure(sessions.error());
  all.sessions = std::move(*sessions);
  auto retired = database::read_texts(all_retired_);
  if (!retired) return Failure(retired.error());
  all.retired = std::move(*retired);
  auto tokens = tokens_.all();
  if (!tokens) return Failure(tokens.error());
  all.tokens = std::move(*tokens);
  return all;
}

Result<void> DatabaseAccountStore::write(const AccountWrite& write) {
  return together([&]() -> Result<void> {
    Result<void> done;
    if (write.account) done = write_account(*write.account);
    if (done && write.account && write.renamed) {
      done = rename_.bind(1, write.account->id)
                 .bind(2, write.account->name)
                 .bind(3, folded_name(write.account->name))
                 .run();
    }
    for (const auto& key : write.ended) {
      if (done) done = end_session_.bind(1, key).run();
    }
    for (const auto& session : write.begun) {
      if (!done) break;
      done = begin_session_.bind(1, session.key)
                 .bind(2, session.id)
                 .bind(3, session.account)
                 .bind(4, session.browser)
                 .bind(5, session.made)
                 .bind(6, session.used)
                 .run();
    }
    if (done && write.token) done = tokens_.write(*write.token);
    if (done && !write.ended_token.empty()) done = tokens_.end(write.ended_token);
    if (done && write.reserved) {
      done = reserve_.bind(1, folded_name(write.reserved->name))
                 .bind(2, write.reserved->player)
                 .bind(3, write.reserved->until)
                 .run();
    }
    if (done && !write.deleted.empty()) done = remove_account(write.deleted, write.at);
    return done;
  });
}

Result<void> DatabaseAccountStore::write_account(const Account& account) {
  // The games' connection may have moved this guest's games to an account since the sign-in.
  const auto retired = database::read_text(is_retired_.bind(1, account.id));
  if (!retired) return Failure(retired.error());
  if (*retired) {
    return failure(ErrorCode::conflict, "You have an account already", {}, "to sign out first");
  }
  return write_account_.bind(1, account.id)
      .bind(2, account.name)
      .bind(3, word_of(account.kind))
      .bind(4, std::int64_t{account.admin})
      .bind(5, account.created)
      .bind(6, account.password)
      .bind_or_null(7, account.mail)
      .bind(8, std::int64_t{account.mail_proven})
      .bind(9, folded_name(account.name))
      .run();
}

Result<void> DatabaseAccountStore::remove_account(const std::string& player, Millis at) {
  if (auto done = forget_player(database_, player, at); !done) return done;
  if (auto done = end_sessions_.bind(1, player).run(); !done) return done;
  if (auto done = tokens_.end_all(player); !done) return done;
  if (auto done = remove_account_.bind(1, player).run(); !done) return done;
  return retire_.bind(1, player).bind(2, at).run();
}

Result<std::optional<Account>> DatabaseAccountStore::find_by(Statement& statement,
                                                             std::string_view key) {
  statement.bind(1, key);
  const auto row = statement.step();
  if (!row) return Failure(row.error());
  std::optional<Account> found;
  if (*row) {
    auto account = read_account(statement);
    statement.reset();
    if (!account) return Failure(account.error());
    found = std::move(*account);
  }
  statement.reset();
  return found;
}

Result<std::optional<std::string>> DatabaseAccountStore::reserved_for(std::string_view name,
                                                                      Millis now) {
  reserved_.bind(1, folded_name(name)).bind(2, now);
  const auto row = reserved_.step();
  if (!row) return Failure(row.error());
  std::optional<std::string> player;
  if (*row) player = reserved_.text(0);
  reserved_.reset();
  return player;
}

Result<std::vector<Session>> DatabaseAccountStore::sessions(std::string_view player) {
  return database::read_all<Session>(sessions_.bind(1, player), read_session);
}

Result<bool> DatabaseAccountStore::has_played(std::string_view player) {
  has_played_.bind(1, player);
  const auto row = has_played_.step();
  const bool played = row && *row && has_played_.number(0) != 0;
  has_played_.reset();
  if (!row) return Failure(row.error());
  return played;
}

Result<void> DatabaseAccountStore::note_used(std::span<const std::pair<std::string, Millis>> used) {
  if (used.empty()) return {};
  return together([&]() -> Result<void> {
    for (const auto& [key, at] : used) {
      if (auto done = used_.bind(1, key).bind(2, at).run(); !done) return done;
      if (auto done = tokens_.note_used(key, at); !done) return done;
    }
    return {};
  });
}

}  // namespace

Result<std::unique_ptr<AccountStore>> open_database_account_store(
    const database::Address& address) {
  // The games' thread writes to the same database, for some milliseconds at a time.
  auto database = Database::open_shared(address);
  if (!database) return Failure(database.error());
  auto store = std::make_unique<DatabaseAccountStore>(std::move(*database));
  if (auto prepared = store->prepare(); !prepared) return Failure(prepared.error());
  return store;
}

}  // namespace camlann::server
