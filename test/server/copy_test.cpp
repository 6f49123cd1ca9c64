// Copying an installation between engines: every table, equal rows, and nothing where there is
// something already. And the two schemas, which must not drift apart.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "database/database.hpp"
#include "server/games_fixture.hpp"
#include "server/store/account_store.hpp"
#include "server/store/columns.hpp"
#include "server/store/contact_store.hpp"
#include "server/store/copy.hpp"
#include "server/store/games_lock.hpp"
#include "server/store/json_column.hpp"
#include "server/store/schema.hpp"
#include "server/test_postgres.hpp"
#include "support/data.hpp"
#include "support/files.hpp"

namespace camlann::server::test {
namespace {

using database::Address;
using database::Database;

/// The rows of a table as lines, sorted.
std::multiset<std::string> rows_of(Database& database, const database::Table& table) {
  std::string columns;
  for (const auto& column : table.columns) {
    columns += (columns.empty() ? "\"" : ", \"") + column.name + '"';
  }
  auto rows = database.prepare("SELECT " + columns + " FROM " + table.name).value();
  std::multiset<std::string> lines;
  while (rows.step().value()) {
    std::string line;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
      const auto at = static_cast<int>(i);
      const auto kind = table.columns[i].kind;
      line += rows.is_null(at)                        ? "null"
              : kind == database::Table::Kind::number ? std::to_string(rows.number(at))
              : kind == database::Table::Kind::real   ? std::to_string(rows.real(at))
                                                      : "'" + rows.text(at) + "'";
      line += '|';
    }
    lines.insert(line);
  }
  return lines;
}

/// PostgreSQL's alone.
bool is_own(const database::Table& table) {
  return table.name == "last_commits" || table.name == "schema_version";
}

/// The rows of all tables that are copied.
std::map<std::string, std::multiset<std::string>> all_rows(const Address& address) {
  auto database = Database::open(address).value();
  std::map<std::string, std::multiset<std::string>> all;
  const auto tables = database.tables().value();
  for (const auto& table : tables) {
    if (is_own(table)) continue;
    // Tables of a running server.
    if (table.name == "thoughts" || table.name == "workers" || table.name == "leases") continue;
    all[table.name] = rows_of(database, table);
  }
  return all;
}

/// Columns of an index, unique or not, with its condition, in words that both engines share.
std::set<std::string> indexes(const Address& address) {
  auto database = Database::open(address).value();
  const bool file = address.engine() == database::Engine::sqlite;
  auto rows = database
                  .prepare(file ? "SELECT sql FROM sqlite_schema WHERE type='index' AND sql IS NOT "
                                  "NULL"
                                : "SELECT indexdef FROM pg_indexes WHERE schemaname='public' AND "
                                  "indexname NOT LIKE '%\\_pkey' AND indexname NOT LIKE '%\\_key'")
                  .value();
  std::set<std::string> all;
  while (rows.step().value()) {
    std::string plain;
    auto text = rows.text(0);
    for (const char* word : {" USING btree", "public.", "::text", "CREATE "}) {
      for (auto at = text.find(word); at != std::string::npos; at = text.find(word)) {
        text.erase(at, std::string(word).size());
      }
    }
    for (const char c : text) {
      if (c != ' ' && c != '(' && c != ')' && c != '\n' && c != '"') plain += c;
    }
    for (auto at = plain.find("<>"); at != std::string::npos; at = plain.find("<>")) {
      plain.replace(at, 2, "!=");
    }
    all.insert(plain);
  }
  return all;
}

/// Writes a row into each table of a database, with a text that PostgreSQL cannot store directly
/// and a number that needs all bits.
void fill(const Address& address) {
  auto database = Database::open(address).value();
  const std::string sql = camlann::test::read_bytes("server/one_of_each.sql");
  ASSERT_TRUE(database.execute(sql)) << database.execute(sql).error().what;
  auto odd = database.prepare("UPDATE private_texts SET text=?1").value();
  ASSERT_TRUE(odd.bind(1, std::string_view("a\0b\x01"
                                           "0\xff\xe2\x82",
                                           8))
                  .run());
  auto real = database.prepare("UPDATE ratings SET rating=?1, updated=?2").value();
  ASSERT_TRUE(real.bind_real(1, 1500.1 / 3).bind(2, std::int64_t{9007199254740993}).run());
}

void run(Database& database, const std::string& sql) {
  const auto done = database.execute(sql);
  ASSERT_TRUE(done) << done.error().what << sql;
}

/// Makes a database of an earlier version, with games that its program has played on SQLite, and a
/// row in each table.
Database database_of(int version, const Address& address) {
  const bool file = address.engine() == database::Engine::sqlite;
  auto older = Database::open(address).value();
  run(older,
      camlann::test::read_data(file ? "server/schema_32.sql" : "server/schema_32_postgres.sql"));
  run(older, camlann::test::read_data("server/rows_of_32.sql"));
  auto steps = schema_steps(address.engine());
  std::erase_if(steps, [&](const SchemaStep& step) { return step.to.version > version; });
  EXPECT_TRUE(take_steps(older, steps));
  return older;
}

class PostgresCopy : public testing::TestWithParam<std::string> {
 protected:
  Address make(const std::string& engine, const std::string& file) {
    if (engine == "postgres") return TestPostgres::shared().new_database();
    return folder_.path() / file;
  }
  TemporaryFolder folder_;
};

INSTANTIATE_TEST_SUITE_P(From, PostgresCopy, testing::Values("sqlite", "postgres"), store_name);

TEST_P(PostgresCopy, EveryTableIsCopiedThereAndBack) {
  const auto from = make(GetParam(), "from.sqlite");
  const auto to = make(GetParam() == "sqlite" ? "postgres" : "sqlite", "to.sqlite");
  const auto back = make(GetParam(), "back.sqlite");
  ASSERT_TRUE(open_database_store(from));
  fill(from);
  const auto before = all_rows(from);
  for (const auto& [table, rows] : before) {
    EXPECT_TRUE(table == "uncounted" || !rows.empty()) << table << " has no row to copy";
  }
  const auto copied = copy_database(from, to);
  ASSERT_TRUE(copied) << copied.error().what;
  EXPECT_EQ(all_rows(to), before);
  const auto returned = copy_database(to, back);
  ASSERT_TRUE(returned) << returned.error().what;
  EXPECT_EQ(all_rows(back), before);
  auto database = Database::open(to).value();
  EXPECT_TRUE(database.execute(
      "INSERT INTO host_log (at, by, deed, target, name, reason) VALUES (1,'','','','','')"))
      << "numbers go on behind the copied ones";
}

TEST_P(PostgresCopy, ADatabaseOfVersion32IsCarriedOver) {
  const auto from = make(GetParam(), "from.sqlite");
  auto older = database_of(32, from);
  run(older,
      "INSERT INTO notice_wishes (player, no_push, no_mail, quiet_from, quiet_until, ahead) "
      "VALUES ('summer', '', '', 1320, 480, 120)");
  const auto fresh = make(GetParam(), "fresh.sqlite");
  ASSERT_TRUE(open_database_store(fresh));
  ASSERT_TRUE(open_database_store(from));
  EXPECT_EQ(Database::open(from)->tables().value(), Database::open(fresh)->tables().value());
  EXPECT_EQ(indexes(from), indexes(fresh));
  EXPECT_EQ(all_rows(from)["games"].size(), GetParam() == "sqlite" ? 13U : 1U);
  const auto wishes = ContactStore::open(from)->wishes("summer").value();
  EXPECT_EQ(wishes.zone, "");
  EXPECT_TRUE(wishes.rests(Millis{20} * 60 * 60'000)) << "22:00 by an offset of two hours";
  const auto to = make(GetParam() == "sqlite" ? "postgres" : "sqlite", "to.sqlite");
  const auto copied = copy_database(from, to);
  ASSERT_TRUE(copied) << copied.error().what;
  EXPECT_EQ(all_rows(to), all_rows(from));
}

TEST_P(PostgresCopy, ADatabaseOfVersion33GetsScopesAndTheChoiceAboutGuests) {
  const auto from = make(GetParam(), "from.sqlite");
  auto older = database_of(33, from);
  run(older,
      "INSERT INTO accounts (id, name, folded, kind, admin, created, password, mail_proven) "
      "VALUES ('p', 'P', 'p', 'person', 0, 1, 'x', 0), ('b', 'B', 'bb', 'bot', 0, 1, 'x', 0);"
      "INSERT INTO tokens (key, id, account, name, made) VALUES ('k', 'i', 'b', 'n', 1);");
  ASSERT_TRUE(open_database_store(from));
  auto accounts = open_database_account_store(from).value();
  EXPECT_EQ(accounts->tokens("b")->front().scopes, Scopes::all()) << "as it was";
  EXPECT_FALSE(accounts->find("p").value()->guests);
  EXPECT_TRUE(accounts->find("b").value()->guests) << "bots play everybody";
}

TEST_P(PostgresCopy, ADatabaseOfVersion44GetsTheChoiceAboutDirectorsOfTournaments) {
  const auto from = make(GetParam(), "from.sqlite");
  auto older = database_of(44, from);
  run(older,
      "INSERT INTO accounts (id, name, folded, kind, admin, created, password, mail_proven) "
      "VALUES ('b', 'B', 'bb', 'bot', 0, 1, 'x', 0);");
  ASSERT_TRUE(open_database_store(from));
  auto accounts = open_database_account_store(from).value();
  EXPECT_FALSE(accounts->find("b").value()->tournaments.enter) << "off until its owner permits it";
}

TEST_P(PostgresCopy, ADatabaseOfVersion33GetsTheMarkOfGuests) {
  const auto from = make(GetParam(), "from.sqlite");
  auto older = database_of(33, from);
  const auto game = [&](const std::string& id, const std::string& seats,
                        const std::string& players) {
    const std::string before = "player, variant, rules, start, opponent, level, colour, ";
    const std::string after =
        "may_resign, created, version, plies, fen, seat, winners, result_text, can_claim, "
        "thinking, updated, shared";
    std::string copy = "INSERT INTO games (id, " + before + "seats, " + after + ") SELECT '" + id +
                       "', " + before + "'" + seats + "', " + after + " FROM games WHERE id='g1';";
    for (std::size_t begin = 0; begin < players.size(); begin += 3) {
      copy += "INSERT INTO seated (holder, since, game) VALUES ('" + players.substr(begin, 2) +
              "', 17, '" + id + "');";
    }
    run(older, copy);
  };
  game("g2", "w 0:q1:1500? Al p1\nb 0:p1 Ann\n", "q1 p1 ");
  game("g3", "R 0:q1 Al\nG 0:q2 Bo\nB 0:q3 \nY 4 \n", "q1 q2 q3 ");
  game("g4", "w 0:go deleted player\nb 0:p2 B\n", "go p2 ");
  run(older,
      "INSERT INTO former_accounts (player, ended) VALUES ('go', 3);"
      "UPDATE invitations SET phase='waiting', seats='w 0:q1 Al\nb 0 \n', host='q1';");
  ASSERT_TRUE(open_database_store(from));
  const auto seats = [&](const std::string& where) {
    return *older.query_text("SELECT seats FROM " + where);
  };
  EXPECT_EQ(seats("games WHERE id='g1'"), "w 0:p1 Ann\nb 0:p2 B\n");
  EXPECT_EQ(seats("games WHERE id='g2'"), "w guest:q1:1500? Al p1\nb 0:p1 Ann\n");
  EXPECT_EQ(seats("games WHERE id='g3'"), "R guest:q1 Al\nG guest:q2 Bo\nB guest:q3 \nY 4 \n");
  EXPECT_EQ(seats("games WHERE id='g4'"), "w 0:go deleted player\nb 0:p2 B\n");
  EXPECT_EQ(seats("invitations"), "w guest:q1 Al\nb 0 \n");
}

TEST_P(PostgresCopy, ADatabaseOfVersion34GetsCorrectedGames) {
  const auto from = make(GetParam(), "from.sqlite");
  const auto notices = [&] { return all_rows(from)["notices"]; };
  auto older = database_of(34, from);
  const auto before = notices();
  ASSERT_FALSE(before.empty());
  ASSERT_TRUE(open_database_store(from));
  EXPECT_EQ(notices(), before);
  run(older, "UPDATE notices SET kind='result'; UPDATE games SET corrected=17");
}

TEST_P(PostgresCopy, ADatabaseOfVersion35GetsTimesInNumbersAndListsAsJson) {
  const auto from = make(GetParam(), "from.sqlite");
  auto older = database_of(35, from);
  const std::string game =
      "INSERT INTO games (id, player, variant, rules, start, opponent, level, colour, seats, "
      "may_resign, created, version, plies, fen, seat, winners, result_text, can_claim, thinking, "
      "updated, time) SELECT 'g' || number, player, variant, rules, start, opponent, level, "
      "colour, seats, may_resign, created, version, plies, fen, seat, winners, result_text, "
      "can_claim, thinking, updated, control FROM games, (SELECT 2 AS number, 'days 3' AS control "
      "UNION SELECT 3, 'live 300000 5000 250' UNION SELECT 4, 'live 86400000 0 0') AS times "
      "WHERE id='g1';";
  run(older, game +
                 "INSERT INTO tournament_events (tournament, version, event, with_it, at) VALUES "
                 "('t1', 2, '{}', '', 1), ('t1', 3, '{}', 'g2\n\ng3\n', 1), "
                 "('t1', 4, '{}', 'A \"b\" \\n Ü\n', 1);"
                 "INSERT INTO notice_wishes (player, no_push, no_mail, ahead) VALUES "
                 "('p2', 'turn,low', 'result', 0);");
  ASSERT_TRUE(open_database_store(from));
  using Time = std::optional<play::TimeControl>;
  const auto times = [&](const std::string& table) {
    return older
        .all<Time>("SELECT days, base, increment, delay FROM " + table +
                   " WHERE length(id)=2 ORDER BY id")
        .value();
  };
  const Time days{{0, 0, 0, 2}};
  EXPECT_EQ(
      times("games"),
      (std::vector<Time>{{}, Time{{0, 0, 0, 3}}, Time{{300'000, 5'000, 250}}, Time{{86'400'000}}}));
  EXPECT_EQ(times("invitations"), std::vector<Time>{{}});
  EXPECT_EQ(times("tournaments"), std::vector<Time>{days});
  EXPECT_EQ(times("leagues"), std::vector<Time>{days});
  using List = std::vector<std::string>;
  EXPECT_EQ(
      older
          .all<List>("SELECT with_it FROM tournament_events WHERE tournament='t1' ORDER BY version")
          .value(),
      (std::vector<List>{{"Ann"}, {}, {"g2", "", "g3"}, {R"(A "b" \n Ü)"}}));
  const auto wishes = ContactStore::open(from)->wishes("p2").value();
  EXPECT_EQ(wishes.no_push, (std::set{NoticeKind::turn, NoticeKind::low}));
  EXPECT_EQ(wishes.no_mail, std::set{NoticeKind::result});
  EXPECT_FALSE(older.execute("UPDATE games SET base=1 WHERE id='g2'")) << "days and a live time";
}

TEST_P(PostgresCopy, NothingIsCopiedOverSomethingOrFromNothing) {
  const auto from = make("sqlite", "from.sqlite");
  const auto to = make(GetParam(), "to.sqlite");
  EXPECT_FALSE(copy_database(from, to)) << "there is nothing to copy";
  ASSERT_TRUE(open_database_store(from));
  ASSERT_TRUE(open_database_store(to));
  fill(to);
  const auto before = all_rows(to);
  const auto copied = copy_database(from, to);
  ASSERT_FALSE(copied);
  EXPECT_EQ(copied.error().code, ErrorCode::conflict) << copied.error().what;
  for (const auto& [table, rows] : all_rows(to)) {
    EXPECT_TRUE(table == "owner" || rows == before.at(table)) << table;
  }
}

TEST_P(PostgresCopy, NotWhileAServerPlays) {
  const auto from = make(GetParam(), "from.sqlite");
  ASSERT_TRUE(open_database_store(from));
  const auto lock = GamesLock::take(from);
  ASSERT_TRUE(lock);
  const auto copied = copy_database(from, make("sqlite", "to.sqlite"));
  ASSERT_FALSE(copied);
  EXPECT_EQ(copied.error().what, "Another server is using these games");
}

TEST(PostgresSchema, HasTheTablesColumnsAndIndexesOfSqlite) {
  const TemporaryFolder folder;
  const Address file = folder.path() / "games.sqlite";
  const auto server = TestPostgres::shared().new_database();
  ASSERT_TRUE(open_database_store(file));
  ASSERT_TRUE(open_database_store(server));
  auto file_database = Database::open(file).value();
  auto server_database = Database::open(server).value();
  const auto ours = file_database.tables().value();
  const auto found = server_database.tables().value();
  std::vector<database::Table> theirs;
  for (const auto& table : found) {
    if (!is_own(table)) theirs.push_back(table);
  }
  ASSERT_EQ(ours.size(), theirs.size());
  for (std::size_t i = 0; i < ours.size(); ++i) {
    EXPECT_EQ(ours[i].name, theirs[i].name);
    EXPECT_EQ(ours[i].key, theirs[i].key) << ours[i].name;
    EXPECT_TRUE(ours[i].columns == theirs[i].columns) << ours[i].name;
  }
  EXPECT_EQ(indexes(file), indexes(server));
}

}  // namespace
}  // namespace camlann::server::test
