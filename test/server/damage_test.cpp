// `camlann check` finds each of 500 single damages of a database with everything in it: wrong
// values in random columns of random rows, and rows that are lost or copied.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "database/database.hpp"
#include "server/sound_world.hpp"
#include "server/store/game_check.hpp"
#include "support/data.hpp"
#include "support/files.hpp"

namespace camlann::server::test {
namespace {

using database::Database;
using Rows = database::Table;

/// A damage that cannot be seen, from data/server/unseen_damage.txt.
struct Unseen {
  std::string column;  // "table.column"; "table.*" for a row that is lost or copied
  bool odd = false;    // even a value that no program writes is not seen
  std::string rows;    // a condition; "*" for all
};

std::vector<Unseen> read_unseen() {
  std::vector<Unseen> all;
  std::istringstream lines(camlann::test::read_data("server/unseen_damage.txt"));
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || line.front() == '#') continue;
    std::vector<std::string> parts;
    for (std::size_t at = 0; at != std::string::npos;) {
      const auto end = line.find(" | ", at);
      parts.push_back(line.substr(at, end == std::string::npos ? end : end - at));
      at = end == std::string::npos ? end : end + 3;
    }
    EXPECT_EQ(parts.size(), 4U) << line;
    if (parts.size() == 4) all.push_back({parts[0], parts[1] == "any", parts[2]});
  }
  return all;
}

class DamageTest : public SoundWorld {
 protected:
  /// Makes the file one that each damage can change, and opens it for both.
  void open_to_damage() {
    ASSERT_TRUE(Database::open(database_)->execute(
        "DROP TRIGGER host_log_is_not_changed; DROP TRIGGER host_log_is_not_removed; "
        "PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode=DELETE"));
    whole_ = camlann::test::read_bytes(database_.file());
    writer_.emplace(Database::open(database_).value());
    ASSERT_TRUE(
        writer_->execute("PRAGMA synchronous=OFF; PRAGMA foreign_keys=OFF; "
                         "PRAGMA ignore_check_constraints=ON"));
    check_.emplace(GameCheck::open(database_, catalog()).value());
    const auto all = writer_->tables().value();
    for (const auto& table : all) {
      const auto rows = writer_->query_number("SELECT count(*) FROM " + table.name).value();
      if (rows > 0) tables_.push_back({table, static_cast<std::uint32_t>(rows)});
    }
  }

  struct Damage {
    std::string column;  // as in Unseen
    bool odd = false;
    std::string table, row, sql;
  };

  static std::string joined(const std::vector<std::string>& words) {
    std::string all;
    for (const auto& word : words) all += (all.empty() ? "" : ", ") + word;
    return all;
  }

  Damage random_damage() {
    const auto& [table, rows] = tables_[lots_.below(static_cast<std::uint32_t>(tables_.size()))];
    const auto key = joined(table.key.empty() ? std::vector<std::string>{"rowid"} : table.key);
    const auto row = "(" + key + ")=(SELECT " + key + " FROM " + table.name + " ORDER BY " + key +
                     " LIMIT 1 OFFSET " + std::to_string(lots_.below(rows)) + ")";
    const auto at = lots_.below(static_cast<std::uint32_t>(table.columns.size()) + 1);
    if (at == table.columns.size()) {
      const bool copied = table.key.empty() && lots_.below(2) == 0;
      return {table.name + ".*", true, table.name, row,
              copied ? "INSERT INTO " + table.name + " SELECT * FROM " + table.name
                     : "DELETE FROM " + table.name + " WHERE " + row};
    }
    const auto& column = table.columns[at];
    const auto [odd, value] = wrong_value(table, column);
    return {table.name + '.' + column.name, odd, table.name, row,
            "UPDATE " + table.name + " SET " + column.name + "=" + value + " WHERE (" + row +
                ") AND " + column.name + " IS NOT " + value};
  }

  std::pair<bool, std::string> wrong_value(const Rows& table, const Rows::Column& column) {
    const auto kind = lots_.below(4);
    if (kind == 3) {  // of another row, or nothing
      return {false, column.may_be_null && lots_.below(2) == 0
                         ? "NULL"
                         : "(SELECT min(o." + column.name + ") FROM " + table.name + " o WHERE o." +
                               column.name + "<>" + table.name + '.' + column.name + ")"};
    }
    const bool odd = kind < 2;
    switch (column.kind) {
      case Rows::Kind::text: return {odd, odd ? "'?' || char(2) || '!'" : column.name + " || 'x'"};
      case Rows::Kind::number: return {odd, odd ? "-7000" : column.name + "+1"};
      case Rows::Kind::real: return {odd, odd ? "-1000000.0" : column.name + "*1.001"};
    }
    return {};
  }

  /// Damages the database, checks it, and restores it.
  void damage(const Damage& one) {
    const bool done = writer_->execute(one.sql).has_value();
    if (!done || writer_->query_number("SELECT changes()").value() == 0) return;
    if (faults_by(*check_).empty()) {
      missed_.insert(one.column + (one.odd ? " odd: " : ": ") + one.sql);
    } else {
      ++found_;
    }
    restore();
  }

  /// Writes the undamaged file. The number of its changes rises, by which open connections notice
  /// it.
  void restore() {
    ++restored_;
    for (const std::size_t place : {std::size_t{24}, std::size_t{92}}) {
      for (std::size_t byte = 0; byte < 4; ++byte) {
        whole_[place + byte] = static_cast<char>(restored_ * 1000 >> (24 - 8 * byte));
      }
    }
    camlann::test::write_bytes(database_.file(), whole_);
  }

  bool is_known(const Damage& one) {
    return std::any_of(unseen_.begin(), unseen_.end(), [&](const Unseen& known) {
      if (one.column != known.column || (one.odd && !known.odd)) return false;
      return known.rows == "*" ||
             writer_->query_number("SELECT count(*) FROM " + one.table + " WHERE " + one.row +
                                   " AND (" + known.rows + ")")
                     .value() > 0;
    });
  }

  Random lots_{45};
  std::vector<std::pair<Rows, std::uint32_t>> tables_;  // with the number of their rows
  std::optional<Database> writer_;
  std::optional<GameCheck> check_;
  std::string whole_;
  std::vector<Unseen> unseen_ = read_unseen();
  std::uint32_t restored_ = 1000;
  std::size_t found_ = 0;
  std::set<std::string> missed_;
};

INSTANTIATE_TEST_SUITE_P(Stores, DamageTest, testing::Values("sqlite"), store_name);

TEST_P(DamageTest, EachOf500SingleDamagesIsFound) {
  make(6);
  open_to_damage();
  if (HasFailure()) return;
  ASSERT_EQ(faults_by(*check_), std::vector<std::string>{});
  for (int tried = 0; found_ + missed_.size() < 500 && tried < 5000; ++tried) {
    const auto one = random_damage();
    if (!is_known(one)) damage(one);
  }
  EXPECT_EQ(missed_, std::set<std::string>{});
  EXPECT_EQ(found_, 500U);
}

}  // namespace
}  // namespace camlann::server::test
