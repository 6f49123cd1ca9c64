#pragma once
// A connection to a server of PostgreSQL's that connects again by itself, and what was sent on it
// but not answered yet (libpq's pipeline mode). Used by postgres.cpp; not thread-safe.

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

/// Of ?1, ?2, ... as text; nothing is null.
using Values = std::vector<std::optional<std::string>>;

/// A statement as this connection knows it: prepared once, by its name, when it is first sent.
struct PreparedText {
  std::string name;
  std::string sql;
  std::vector<std::size_t> parameters;
  bool prepared = false;
};

class PostgresSession {
 public:
  PostgresSession(Address address, bool to_read, Audience audience);

  /// Connects now, and looks whether the server does what it must.
  [[nodiscard]] Result<void> open();

  /// With parameters ?1, ?2, ...
  [[nodiscard]] PreparedText& known(std::string_view sql);

  /// Sends without waiting. An error only where nothing could be sent.
  [[nodiscard]] Result<void> send(PreparedText& statement, const Values& values);
  /// Waits for all that was sent: the answer to the last, or the first error.
  [[nodiscard]] Result<Answer> settle();

  [[nodiscard]] Result<void> begin(Writers writers);
  [[nodiscard]] Result<void> commit();
  [[nodiscard]] Result<void> rollback();
  [[nodiscard]] bool in_transaction() const { return in_transaction_; }

  /// Any number of statements without parameters, at once.
  [[nodiscard]] Result<void> execute(const std::string& sql);
  [[nodiscard]] Result<void> take_time();
  /// The last thing that failed.
  [[nodiscard]] const Error& fault() const { return fault_; }

 private:
  using Time = std::chrono::steady_clock::time_point;

  [[nodiscard]] Result<void> connect();
  [[nodiscard]] Result<void> set_up();
  /// Connects where it is not connected; never in the middle of a transaction.
  [[nodiscard]] Result<void> be_connected();
  /// By the server, as far as that has been heard of here.
  [[nodiscard]] bool is_closed() const;
  [[nodiscard]] Result<void> send_text(const char* sql);
  /// Until the server has answered or has sent what it has; false: the connection is of no use.
  [[nodiscard]] bool await(Time until);
  [[nodiscard]] Time patience() const;
  /// Whether the transaction with this number was committed, of which the answer was lost.
  [[nodiscard]] Result<void> find_out(std::int64_t number);
  [[nodiscard]] std::optional<std::int64_t> last_committed();

  void drop();
  /// The connection is closed; what was going on on it has failed.
  Failure lose(const std::string& what);
  Failure refused(const PGresult* answer);
  Failure fail(bool passes, const std::string& what);
  Failure silent_failure(bool passes, const std::string& what);

  const Address address_;
  const bool to_read_;
  const Audience audience_;
  const std::string id_;  // of this connection and those that replace it
  std::unique_ptr<PGconn, FinishConnection> handle_;
  std::map<std::string, PreparedText, std::less<>> known_;
  std::deque<PreparedText*> sent_;  // null: it prepares nothing
  Error fault_;
  Time not_before_;  // of the next attempt to connect
  bool unhurried_ = false;
  bool cannot_write_ = false;  // this connection, and the next one may be able to
  bool in_transaction_ = false;
  bool transaction_lost_ = false;  // with its connection: nothing goes on before it is rolled back
  bool has_row_ = false;           // in last_commits
  std::int64_t number_ = 0;        // of the last transaction
  int process_ = 0;                // of the server, that works for this connection
};

}  // namespace camlann::database
