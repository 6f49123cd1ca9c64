#include "server/failing_store.hpp"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <new>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "database/row.hpp"
#include "server/store/schema.hpp"
#include "server/watched_connection.hpp"

namespace camlann::server::test {

namespace {

Failure disk_full() {
  return failure(ErrorCode::io, "the disk is full");
}

bool has(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

class FailingWatch final : public Watch {
 public:
  FailingWatch(database::Connection& connection, Faults& faults)
      : faults_(faults),
        changes_(connection.prepare("SELECT total_changes()").value()),
        rollback_(connection.prepare("ROLLBACK").value()) {}

  Result<void> before(std::string_view sql, bool in_transaction) override {
    if (sql == "BEGIN several" || sql == "BEGIN one") {
      in_round_ = sql == "BEGIN several";
      if (in_round_ && faults_.while_writing) faults_.while_writing();
      if (in_round_ && std::exchange(faults_.out_of_memory, false)) throw std::bad_alloc();
      changed_before_ = changed();
      return {};
    }
    const bool reads = sql.starts_with("SELECT") && !in_transaction;
    if (faults_.fail_reads && (reads || sql.starts_with("PRAGMA user_version"))) return disk_full();
    if (faults_.fail_tournaments && has(sql, "FROM tournament_events")) return disk_full();
    if (reads && has(sql, "FROM games WHERE id=?1 AND deleted IS NULL") &&
        std::exchange(faults_.out_of_memory, false)) {
      throw std::bad_alloc();
    }
    return {};
  }
  Result<void> commit(database::Query& commit) override {
    if (faults_.fail_next_write && changed() != changed_before_) {
      faults_.fail_next_write = false;
      (void)rollback_->run();
      return disk_full();
    }
    auto done = commit.run();
    if (done) faults_.most_changed = std::max(faults_.most_changed, changed() - changed_before_);
    if (!done || !in_round_) return done;
    ++faults_.commits;
    if (std::exchange(faults_.lose_next_answer, false)) return disk_full();
    return done;
  }

 private:
  /// The number of rows that the connection has changed.
  [[nodiscard]] std::int64_t changed() const {
    const bool row = changes_->step().value_or(false);
    const auto count = row ? changes_->number(0) : 0;
    changes_->reset();
    return count;
  }

  Faults& faults_;
  std::unique_ptr<database::Query> changes_;
  std::unique_ptr<database::Query> rollback_;
  std::int64_t changed_before_ = 0;
  bool in_round_ = false;
};

}  // namespace

database::Database failing_database(Faults& faults) {
  auto connection = database::open_sqlite(":memory:", false, database::Audience::players).value();
  faults.execute = [&plain = *connection](std::string_view sql) {
    if (!plain.execute(sql)) throw std::runtime_error("a statement failed");
  };
  faults.number = [&plain = *connection](std::string_view sql) {
    const auto query = plain.prepare(sql).value();
    if (!query->step().value_or(false)) throw std::runtime_error("no result");
    return query->number(0);
  };
  auto watch = std::make_unique<FailingWatch>(*connection, faults);
  database::Database database(
      std::make_unique<WatchedConnection>(std::move(connection), std::move(watch)));
  if (!migrate(database, ":memory:") || !database.execute("PRAGMA foreign_keys = ON")) {
    throw std::runtime_error("no database in memory");
  }
  return database;
}

FailingStore::FailingStore() : Store(failing_database(*this), ":memory:", catalog()) {
  if (!own(std::nullopt)) throw std::runtime_error("no store in memory");
}

Result<std::optional<KeptGame>> load(Store& store, std::string_view id) {
  auto opened = store.open(id);
  if (!opened) return Failure(opened.error());
  if (!*opened) return std::optional<KeptGame>{};
  HalfReadGame& game = **opened;
  while (!game.whole()) {
    if (const auto read = store.read_on(game, 100); !read) return Failure(read.error());
  }
  return std::move(game.game);
}

}  // namespace camlann::server::test
