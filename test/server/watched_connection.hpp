#pragma once
// A connection that passes everything on to another one, and asks a watch first: for tests in which
// statements fail on purpose, below the stores of the server.

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/connection.hpp"

namespace camlann::server::test {

/// Decides about the statements of a connection.
class Watch {
 public:
  Watch() = default;
  Watch(const Watch&) = delete;
  Watch& operator=(const Watch&) = delete;
  virtual ~Watch() = default;

  /// Called before each step of a statement; an error takes its place. Transactions begin with
  /// "BEGIN one" or "BEGIN several".
  virtual Result<void> before(std::string_view sql, bool in_transaction) = 0;
  /// Runs a COMMIT and returns the result that its caller gets.
  virtual Result<void> commit(database::Query& commit) = 0;
};

class WatchedQuery final : public database::Query {
 public:
  WatchedQuery(std::unique_ptr<Query> query, std::string_view sql,
               const database::Connection& connection, Watch& watch)
      : query_(std::move(query)), sql_(sql), connection_(connection), watch_(watch) {}

  void bind(int index, std::string_view text) override { query_->bind(index, text); }
  void bind(int index, std::int64_t number) override { query_->bind(index, number); }
  void bind_real(int index, double number) override { query_->bind_real(index, number); }
  void bind_null(int index) override { query_->bind_null(index); }
  void bind_bytes(int index, std::string_view bytes) override { query_->bind_bytes(index, bytes); }
  Result<bool> step() override {
    TRY_VOID(watch_.before(sql_, connection_.in_transaction()));
    return query_->step();
  }
  Result<void> run() override {
    TRY_VOID(watch_.before(sql_, connection_.in_transaction()));
    return sql_ == "COMMIT" ? watch_.commit(*query_) : query_->run();
  }
  bool try_run() noexcept override { return query_->try_run(); }
  void reset() override { query_->reset(); }
  [[nodiscard]] bool is_null(int column) const override { return query_->is_null(column); }
  [[nodiscard]] std::string text(int column) const override { return query_->text(column); }
  [[nodiscard]] std::int64_t number(int column) const override { return query_->number(column); }
  [[nodiscard]] std::string_view bytes(int column) const override { return query_->bytes(column); }
  [[nodiscard]] double real(int column) const override { return query_->real(column); }

 private:
  std::unique_ptr<Query> query_;
  const std::string sql_;
  const database::Connection& connection_;
  Watch& watch_;
};

class WatchedConnection final : public database::Connection {
 public:
  WatchedConnection(std::unique_ptr<Connection> connection, std::unique_ptr<Watch> watch)
      : connection_(std::move(connection)), watch_(std::move(watch)) {}

  [[nodiscard]] database::Engine engine() const override { return connection_->engine(); }
  [[nodiscard]] bool in_transaction() const override { return connection_->in_transaction(); }
  Result<std::unique_ptr<database::Query>> prepare(std::string_view sql) override {
    return watched(connection_->prepare(sql), sql);
  }
  Result<std::unique_ptr<database::Query>> prepare_begin(database::Writers writers) override {
    return watched(connection_->prepare_begin(writers),
                   writers == database::Writers::one ? "BEGIN one" : "BEGIN several");
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
  Result<std::unique_ptr<database::Query>> watched(Result<std::unique_ptr<database::Query>> query,
                                                   std::string_view sql) {
    if (!query) return query;
    return std::make_unique<WatchedQuery>(std::move(*query), sql, *this, *watch_);
  }

  // The watch may have statements of the connection: it goes first.
  std::unique_ptr<Connection> connection_;
  std::unique_ptr<Watch> watch_;
};

}  // namespace camlann::server::test
