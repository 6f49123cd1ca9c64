#include "server/store/copy.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "database/row.hpp"
#include "server/store/games_lock.hpp"
#include "server/store/schema.hpp"
#include "server/store/store.hpp"

namespace camlann::server {

namespace {

using database::Database;
using database::Engine;
using database::Statement;

constexpr std::int64_t rows_at_once = 500;

/// A new database has rows there, which the copied ones replace.
constexpr std::string_view never_empty[] = {"secrets", "play_clock", "owner", "host_state",
                                            "uncounted"};

/// Tables of PostgreSQL only, and of running servers and workers.
constexpr std::string_view not_copied[] = {"last_commits", "schema_version", "thoughts", "workers",
                                           "leases"};

template <class Names>
bool has(const Names& names, std::string_view name) {
  return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

Result<std::vector<database::Table>> tables_of(Database& database) {
  auto all = database.tables();
  if (!all) return all;
  std::vector<database::Table> copied;
  for (const auto& name : tables_in_order()) {
    if (has(not_copied, name)) continue;
    const auto found = std::find_if(all->begin(), all->end(),
                                    [&](const database::Table& one) { return one.name == name; });
    if (found == all->end()) {
      return failure(ErrorCode::io, "The database has no table " + name);
    }
    copied.push_back(std::move(*found));
    all->erase(found);
  }
  for (const auto& one : *all) {
    if (!has(not_copied, one.name)) {
      return failure(ErrorCode::io, "The copy does not know the table " + one.name);
    }
  }
  return copied;
}

std::string quoted(const std::string& name) {
  return '"' + name + '"';
}

std::string listed(const std::vector<std::string>& names) {
  std::string text;
  for (const auto& name : names) text += (text.empty() ? "" : ", ") + quoted(name);
  return text;
}

std::vector<std::string> names_of(const std::vector<database::Table::Column>& columns) {
  std::vector<std::string> names;
  names.reserve(columns.size());
  for (const auto& column : columns) names.push_back(column.name);
  return names;
}

std::string places(std::size_t from, std::size_t count) {
  std::string text;
  for (std::size_t i = 0; i < count; ++i) {
    text += (i == 0 ? "?" : ", ?") + std::to_string(from + i);
  }
  return text;
}

/// A value by the kind of its column; the first is NULL.
using Value = std::variant<std::monostate, std::string, std::int64_t, double>;
using CopiedRow = std::vector<Value>;

template <class T>
Value value_as(const Statement& row, int column) {
  auto value = database::read_value<std::optional<T>>(row, column).value_or(std::nullopt);
  return value ? Value(std::move(*value)) : Value();
}

Value value_in(const Statement& row, int column, database::Table::Kind kind) {
  switch (kind) {
    case database::Table::Kind::number: return value_as<std::int64_t>(row, column);
    case database::Table::Kind::real: return value_as<double>(row, column);
    case database::Table::Kind::text: break;
  }
  return value_as<std::string>(row, column);
}

void bind(Statement& statement, std::size_t place, const Value& value) {
  const auto index = static_cast<int>(place);
  const auto bind_one = [&]<class T>(const T& one) {
    if constexpr (std::is_same_v<T, std::monostate>) {
      statement.bind_null(index);
    } else {
      database::bind_value(statement, index, one);
    }
  };
  std::visit(bind_one, value);
}

/// Reads the rows of a table in the order of its key, some at a time; all at once without a key.
class Rows {
 public:
  [[nodiscard]] static Result<Rows> of(Database& database, const database::Table& table) {
    Rows rows(table);
    const auto select = "SELECT " + listed(names_of(table.columns)) + " FROM " + quoted(table.name);
    const auto key = listed(table.key);
    const auto order = table.key.empty()
                           ? std::string()
                           : " ORDER BY " + key + " LIMIT " + std::to_string(rows_at_once);
    TRY(auto first, database.prepare(select + order));
    rows.first_ = std::move(first);
    if (table.key.empty()) return rows;
    TRY(auto next, database.prepare(select + " WHERE (" + key + ") > (" +
                                    places(1, table.key.size()) + ")" + order));
    rows.next_ = std::move(next);
    return rows;
  }

  /// Returns the next rows; empty at the end.
  [[nodiscard]] Result<std::vector<CopiedRow>> some() {
    std::vector<CopiedRow> all;
    if (at_end_) return all;
    auto& statement = last_.empty() ? first_ : next_;
    if (!last_.empty()) bind_key(statement);
    auto row = statement.step();
    for (; row && *row; row = statement.step()) {
      CopiedRow values;
      for (std::size_t i = 0; i < table_.columns.size(); ++i) {
        values.push_back(value_in(statement, static_cast<int>(i), table_.columns[i].kind));
      }
      all.push_back(std::move(values));
    }
    statement.reset();
    if (!row) return Failure(row.error());
    at_end_ = table_.key.empty() || std::cmp_less(all.size(), rows_at_once);
    if (!all.empty()) last_ = all.back();
    return all;
  }

 private:
  explicit Rows(const database::Table& table) : table_(table) {}

  void bind_key(Statement& statement) const {
    for (std::size_t k = 0; k < table_.key.size(); ++k) {
      for (std::size_t i = 0; i < table_.columns.size(); ++i) {
        if (table_.columns[i].name != table_.key[k]) continue;
        bind(statement, k + 1, last_[i]);
      }
    }
  }

  database::Table table_;
  Statement first_, next_;
  CopiedRow last_;
  bool at_end_ = false;
};

Result<std::int64_t> copy_rows(Database& from, Database& to, const database::Table& table) {
  TRY_VOID(to.execute("DELETE FROM " + quoted(table.name)));
  TRY(auto rows, Rows::of(from, table));
  TRY(auto insert,
      to.prepare("INSERT INTO " + quoted(table.name) + " (" + listed(names_of(table.columns)) +
                 ") VALUES (" + places(1, table.columns.size()) + ")"));
  std::int64_t count = 0;
  while (true) {
    const auto some = rows.some();
    if (!some) return Failure(some.error());
    if (some->empty()) return count;
    for (const auto& row : *some) {
      for (std::size_t i = 0; i < row.size(); ++i) {
        bind(insert, i + 1, row[i]);
      }
      TRY_VOID(insert.run());
      ++count;
    }
  }
}

Result<void> compare_rows(Database& from, Database& to, const database::Table& table) {
  auto ours = Rows::of(from, table);
  auto theirs = Rows::of(to, table);
  if (!ours) return Failure(ours.error());
  if (!theirs) return Failure(theirs.error());
  while (true) {
    const auto some = ours->some();
    const auto same = theirs->some();
    if (!some) return Failure(some.error());
    if (!same) return Failure(same.error());
    if (*some != *same) {
      return failure(ErrorCode::io, "The copy is not what was copied: table " + table.name);
    }
    if (some->empty()) return {};
  }
}

/// Lets the numbers of a table that counts its rows continue after the copied ones.
Result<void> count_on(Database& to, const database::Table& table) {
  if (to.engine() == Engine::sqlite) return {};  // continues from the largest number
  const auto counts = to.query_text(
      "SELECT coalesce(max(attname), '') FROM pg_attribute WHERE "
      "attrelid = '" +
      table.name + "'::regclass AND attidentity <> ''");
  if (!counts) return Failure(counts.error());
  if (counts->empty()) return {};
  TRY_VOID(to.query_number("SELECT setval(pg_get_serial_sequence('" + table.name + "', '" +
                           *counts + "'), coalesce(max(" + *counts +
                           "), 0) + 1, false) "
                           "FROM " +
                           table.name));
  return {};
}

Result<void> be_empty(Database& database, const std::vector<database::Table>& tables,
                      const std::string& where) {
  for (const auto& table : tables) {
    if (has(never_empty, table.name)) continue;
    TRY(const auto rows, database.query_number("SELECT count(*) FROM " + quoted(table.name)));
    if (rows != 0) {
      return failure(ErrorCode::conflict, "There is something in this database already", where,
                     "a new one");
    }
  }
  return {};
}

/// Copies in a transaction on both, so that neither changes meanwhile.
Result<std::vector<CopiedTable>> copy_all(Database& from, Database& to,
                                          const database::Address& target) {
  for (auto* database : {&from, &to}) {
    TRY_VOID(database->execute("BEGIN IMMEDIATE"));
  }
  const auto tables = tables_of(from);
  const auto same = tables_of(to);
  if (!tables) return Failure(tables.error());
  if (!same) return Failure(same.error());
  if (*tables != *same) return failure(ErrorCode::io, "The two schemas are not the same");
  TRY_VOID(be_empty(to, *tables, target.shown()));
  std::vector<CopiedTable> copied;
  for (const auto& table : *tables) {
    TRY(const auto rows, copy_rows(from, to, table));
    TRY_VOID(count_on(to, table));
    copied.push_back({table.name, rows});
  }
  for (const auto& table : *tables) {
    TRY_VOID(compare_rows(from, to, table));
  }
  TRY_VOID(to.execute("COMMIT"));
  return copied;
}

}  // namespace

Result<std::vector<CopiedTable>> copy_database(const database::Address& from,
                                               const database::Address& to) {
  TRY(auto source, open_existing_games(from));
  TRY_VOID(source.share());
  TRY_VOID(source.take_time());
  TRY(const auto source_lock, GamesLock::take(from));
  TRY(const auto target_lock, GamesLock::take(to));
  // Creates the schema, as a server does at its start.
  TRY_VOID(open_database_store(to));
  TRY(auto target, Database::open_shared(to, database::Audience::terminal));
  TRY_VOID(target.take_time());
  auto copied = copy_all(source, target, to);
  for (auto* database : {&source, &target}) {
    if (database->in_transaction()) (void)database->execute("ROLLBACK");
  }
  return copied;
}

}  // namespace camlann::server
