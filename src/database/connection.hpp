#pragma once
// The interface of an engine: a connection and its statements. Implemented by sqlite.cpp and
// postgres.cpp, used by database.cpp and decorated by tests.

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "database/address.hpp"
#include "database/database.hpp"

namespace camlann::database {

/// See Statement.
class Query {
 public:
  Query() = default;
  Query(const Query&) = delete;
  Query& operator=(const Query&) = delete;
  virtual ~Query() = default;

  virtual void bind(int index, std::string_view text) = 0;
  virtual void bind(int index, std::int64_t number) = 0;
  virtual void bind_real(int index, double number) = 0;
  virtual void bind_null(int index) = 0;
  virtual void bind_bytes(int index, std::string_view bytes) = 0;
  [[nodiscard]] virtual Result<bool> step() = 0;
  [[nodiscard]] virtual Result<void> run() = 0;
  virtual bool try_run() noexcept = 0;
  virtual void reset() = 0;
  [[nodiscard]] virtual bool is_null(int column) const = 0;
  [[nodiscard]] virtual std::string text(int column) const = 0;
  [[nodiscard]] virtual std::int64_t number(int column) const = 0;
  [[nodiscard]] virtual std::string_view bytes(int column) const = 0;
  [[nodiscard]] virtual double real(int column) const = 0;
};

/// See Database.
class Connection {
 public:
  Connection() = default;
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;
  virtual ~Connection() = default;

  [[nodiscard]] virtual Engine engine() const = 0;
  [[nodiscard]] virtual bool in_transaction() const = 0;
  [[nodiscard]] virtual Result<std::unique_ptr<Query>> prepare(std::string_view sql) = 0;
  [[nodiscard]] virtual Result<std::unique_ptr<Query>> prepare_begin(Writers writers) = 0;
  [[nodiscard]] virtual Result<void> execute(std::string_view sql) = 0;
  [[nodiscard]] virtual Result<void> share() = 0;
  [[nodiscard]] virtual Result<void> take_time() = 0;
  [[nodiscard]] virtual Result<std::vector<Table>> tables() = 0;
  virtual void interrupt_when(const std::function<bool()>& stop) = 0;
  /// Returns the most recent error.
  [[nodiscard]] virtual Failure fault() const = 0;
};

[[nodiscard]] Result<std::unique_ptr<Connection>> open_sqlite(const Address& address, bool to_read,
                                                              Audience audience);
/// See Database::open_without_log().
[[nodiscard]] Result<std::unique_ptr<Connection>> open_sqlite_without_log(
    const std::filesystem::path& file, Audience audience);
[[nodiscard]] Result<std::unique_ptr<Connection>> open_postgres(const Address& address,
                                                                bool to_read, Audience audience);

/// Sets the receiver of the troubles of PostgreSQL's connections; null for none.
void listen_to_postgres(const TroubleLog::Log* log);

}  // namespace camlann::database
