#pragma once
// A connection to a PostgreSQL server that reconnects by itself, with the queue of statements that
// are sent but not yet answered (libpq's pipeline mode). Used by postgres.cpp; not thread-safe.

#include <libpq-fe.h>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "database/address.hpp"
#include "database/database.hpp"

namespace camlann::database {

struct FinishConnection {
  void operator()(PGconn* handle) const { PQfinish(handle); }
};
struct ClearAnswer {
  void operator()(PGresult* handle) const { PQclear(handle); }
};
using Answer = std::unique_ptr<PGresult, ClearAnswer>;

/// Values of ?1, ?2, ... as text; an empty optional is null.
using Values = std::vector<std::optional<std::string>>;

/// A statement of this connection, prepared under its name when it is first sent.
struct PreparedText {
  std::string name;
  std::string sql;
  std::vector<std::size_t> parameters;
  bool prepared = false;
};

class PostgresSession {
 public:
  PostgresSession(Address address, bool to_read, Audience audience);

  /// Connects, and checks the server's requirements.
  [[nodiscard]] Result<void> open();

  /// Returns the statement for SQL text with parameters ?1, ?2, ...
  [[nodiscard]] PreparedText& known(std::string_view sql);

  /// Sends without waiting. Fails only if nothing could be sent.
  [[nodiscard]] Result<void> send(PreparedText& statement, const Values& values);
  /// Waits for all answers. Returns the last, or the first error.
  [[nodiscard]] Result<Answer> settle();

  [[nodiscard]] Result<void> begin(Writers writers);
  [[nodiscard]] Result<void> commit();
  [[nodiscard]] Result<void> rollback();
  [[nodiscard]] bool in_transaction() const { return in_transaction_; }

  /// Runs any number of statements without parameters, and waits for them.
  [[nodiscard]] Result<void> execute(const std::string& sql);
  [[nodiscard]] Result<void> take_time();
  /// Returns the most recent error.
  [[nodiscard]] const Error& fault() const { return fault_; }

 private:
  using Time = std::chrono::steady_clock::time_point;

  [[nodiscard]] Result<void> connect(std::chrono::seconds patience);
  [[nodiscard]] Result<void> set_up();
  /// Connects if there is no connection, except in the middle of a transaction.
  [[nodiscard]] Result<void> be_connected();
  /// True if the server has closed the connection, as known on this side.
  [[nodiscard]] bool is_closed() const;
  [[nodiscard]] Result<void> send_text(const char* sql);
  /// Waits for the next answer; false at the time limit, or if the connection failed.
  [[nodiscard]] bool await(Time until);
  [[nodiscard]] Time patience() const;
  /// Finds out if a commit is on disk after its answer was lost; `begun` is its start.
  [[nodiscard]] Result<void> find_out(std::int64_t number, Time begun);
  [[nodiscard]] std::optional<std::int64_t> last_committed();

  void drop();
  /// Fails the work in progress because the connection is closed.
  Failure lose(const std::string& what);
  Failure refused(const PGresult* answer);
  Failure fail(bool passes, const std::string& what);
  Failure silent_failure(bool passes, const std::string& what);

  const Address address_;
  const bool to_read_;
  const Audience audience_;
  const std::string id_;  // of this connection and its successors
  std::unique_ptr<PGconn, FinishConnection> handle_;
  std::map<std::string, PreparedText, std::less<>> known_;
  std::deque<PreparedText*> sent_;  // null: no statement to prepare
  Error fault_;
  Time not_before_;  // the earliest time of the next attempt to connect
  bool unhurried_ = false;
  bool cannot_write_ = false;  // this connection; the next one may be able to
  bool in_transaction_ = false;
  bool transaction_lost_ = false;  // with its connection; requires a rollback first
  bool has_row_ = false;           // in last_commits
  std::int64_t number_ = 0;        // of the last transaction
  int process_ = 0;                // of the server, for this connection
};

}  // namespace camlann::database
