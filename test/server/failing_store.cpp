#include "server/failing_store.hpp"

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

namespace camlann::server::test {

namespace {

using database::Connection;
using database::Query;
using database::Writers;

Failure disk_full() {
  return failure(ErrorCode::io, "the disk is full");
}

bool has(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

/// The transactions of a connection, for its statements.
struct Transactions {
  Faults& faults;
  std::unique_ptr<Query> changes;  // the number of rows changed so far
  std::unique_ptr<Query> rollback;
  std::int64_t changed_before = 0;
  bool in_round = false;

  [[nodiscard]] std::int64_t changed() const {
    const bool row = changes->step().value_or(false);
    const auto count = row ? changes->number(0) : 0;
    changes->reset();
    return count;
  }
};

/// A statement that does what it does, unless it fails.
class FailingQuery : public Query {
 public:
  FailingQuery(std::unique_ptr<Query> query, std::string_view sql, const Connection& connection,
               Transactions& transactions)
      : query_(std::move(query)), sql_(sql), connection_(connection), transactions_(transactions) {}

  void bind(int index, std::string_view text) override { query_->bind(index, text); }
  void bind(int index, std::int64_t number) override { query_->bind(index, number); }
  void bind_real(int index, double number) override { query_->bind_real(index, number); }
  void bind_null(int index) override { query_->bind_null(index); }
  void bind_bytes(int index, std::string_view bytes) override { query_->bind_bytes(index, bytes); }
  Result<bool> step() override {
    if (auto fault = before()) return *fault;
    return query_->step();
  }
  Result<void> run() override {
    if (auto fault = before()) return *fault;
    if (sql_ == "COMMIT") return commit();
    return query_->run();
  }
  bool try_run() noexcept override { return query_->try_run(); }
  void reset() override { query_->reset(); }
  [[nodiscard]] bool is_null(int column) const override { return query_->is_null(column); }
  [[nodiscard]] std::string text(int column) const override { return query_->text(column); }
  [[nodiscard]] std::int64_t number(int column) const override { return query_->number(column); }
  [[nodiscard]] std::string_view bytes(int column) const override { return query_->bytes(column); }
  [[nodiscard]] double real(int column) const override { return query_->real(column); }

 private:
  [[nodiscard]] std::optional<Failure> before() {
    auto& faults = transactions_.faults;
    if (sql_ == "BEGIN several" || sql_ == "BEGIN one") {
      transactions_.in_round = sql_ == "BEGIN several";
      if (transactions_.in_round && faults.while_writing) faults.while_writing();
      if (transactions_.in_round && std::exchange(faults.out_of_memory, false)) {
        throw std::bad_alloc();
      }
      transactions_.changed_before = transactions_.changed();
      return std::nullopt;
    }
    const bool reads = sql_.starts_with("SELECT") && !connection_.in_transaction();
    if (faults.fail_reads && (reads || sql_.starts_with("PRAGMA user_version"))) return disk_full();
    if (faults.fail_tournaments && has(sql_, "FROM tournament_events")) return disk_full();
    if (reads && has(sql_, "FROM games WHERE id=?1 AND deleted IS NULL") &&
        std::exchange(faults.out_of_memory, false)) {
      throw std::bad_alloc();
    }
    return std::nullopt;
  }
  Result<void> commit() {
    auto& faults = transactions_.faults;
    if (faults.fail_next_write && transactions_.changed() != transactions_.changed_before) {
      faults.fail_next_write = false;
      (void)transactions_.rollback->run();
      return disk_full();
    }
    auto done = query_->run();
    if (!done || !transactions_.in_round) return done;
    ++faults.commits;
    if (std::exchange(faults.lose_next_answer, false)) return disk_full();
    return done;
  }

  std::unique_ptr<Query> query_;
  std::string sql_;
  const Connection& connection_;
  Transactions& transactions_;
};

class FailingConnection : public Connection {
 public:
  FailingConnection(std::unique_ptr<Connection> connection, Faults& faults)
      : connection_(std::move(connection)),
        transactions_{faults, connection_->prepare("SELECT total_changes()").value(),
                      connection_->prepare("ROLLBACK").value()} {}

  [[nodiscard]] database::Engine engine() const override { return connection_->engine(); }
  [[nodiscard]] bool in_transaction() const override { return connection_->in_transaction(); }
  Result<std::unique_ptr<Query>> prepare(std::string_view sql) override {
    return wrapped(connection_->prepare(sql), sql);
  }
  Result<std::unique_ptr<Query>> prepare_begin(Writers writers) override {
    return wrapped(connection_->prepare_begin(writers),
                   writers == Writers::one ? "BEGIN one" : "BEGIN several");
  }
  Result<void> execute(std::string_view sql) override { return connection_->execute(sql); }
  Result<void> share() override { return connection_->share(); }
  Result<void> take_time() override { return connection_->take_time(); }
  Result<std::vector<database::Table>> tables() override { return connection_->tables(); }
  void interrupt_when(const std::function<bool()>& stop) override {
    connection_->interrupt_when(stop);
  }
  [[nodiscard]] Failure fault() const override { return connection_->fault(); }

 private:
  Result<std::unique_ptr<Query>> wrapped(Result<std::unique_ptr<Query>> query,
                                         std::string_view sql) {
    if (!query) return query;
    return std::make_unique<FailingQuery>(std::move(*query), sql, *this, transactions_);
  }

  std::unique_ptr<Connection> connection_;
  Transactions transactions_;
};

}  // namespace

database::Database failing_database(Faults& faults) {
  auto connection = database::open_sqlite(":memory:", false, database::Audience::players).value();
  faults.execute = [&plain = *connection](std::string_view sql) {
    if (!plain.execute(sql)) throw std::runtime_error("a statement failed");
  };
  database::Database database(std::make_unique<FailingConnection>(std::move(connection), faults));
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
