#pragma once
// The moderation tables in a database in memory, with any accounts.

#include <gtest/gtest.h>

#include <cctype>
#include <memory>
#include <string>
#include <utility>

#include "database/database.hpp"
#include "server/store/host_tables.hpp"
#include "server/store/schema.hpp"

namespace camlann::server::test {

/// These statements write the rest of its contents.
inline std::unique_ptr<HostTables> tables_in(const database::Address& address,
                                             const std::string& more) {
  auto database = database::Database::open(address).value();
  const auto migrated = migrate(database, address);
  EXPECT_TRUE(migrated) << migrated.error().what;
  const auto filled = database.execute(more);
  EXPECT_TRUE(filled) << filled.error().what;
  return HostTables::of(std::move(database)).value();
}

inline std::unique_ptr<HostTables> tables_in_memory(const std::string& more = {}) {
  return tables_in(":memory:", more);
}

/// A statement that makes an account, with a session.
inline std::string account_row(const std::string& name, bool admin, const std::string& id) {
  std::string folded;
  for (const char c : name) folded += static_cast<char>(std::tolower(c));
  return "INSERT INTO accounts (id, name, folded, kind, admin, created, password, mail_proven) "
         "VALUES "
         "('" +
         id + "', '" + name + "', '" + folded + "', 'person', " + (admin ? "1" : "0") +
         ", 1, 'x', 0);" +
         "INSERT INTO sessions (key, id, account, browser, made, used) VALUES ('key of " + name +
         "', 'session', '" + id + "', 'Firefox', 1, 1);";
}

inline std::string account_row(const std::string& name, bool admin = false) {
  return account_row(name, admin, "id_of_" + name);
}

}  // namespace camlann::server::test
