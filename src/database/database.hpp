#pragma once
// A thin wrapper around two engines, SQLite and PostgreSQL: handles that close themselves,
// statements that bind and read. For the server's store, and for the archive, which always uses
// SQLite. Statements are written in SQL that both engines understand (doc/formats/database.md). Not
// thread-safe.

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "database/address.hpp"

namespace camlann::database {

/// The readers of a connection's errors: players see no files and no statements; the terminal
/// also shows the file and what is wrong with it.
enum class Audience : std::uint8_t { players, terminal };

/// The writers that a transaction allows at the same time: `one` allows no other; `several` allows
/// other `several` transactions, if they write different rows. In SQLite both allow no other.
enum class Writers : std::uint8_t { one, several };

class Connection;
class Query;

/// A prepared statement with parameters ?1, ?2, ... Bind all of them, then step; call reset()
/// before the next use. If memory runs out during a bind, step() fails.
class Statement {
 public:
  Statement();
  explicit Statement(std::unique_ptr<Query> query);
  Statement(Statement&&) noexcept;
  Statement& operator=(Statement&&) noexcept;
  ~Statement();

  Statement& bind(int index, std::string_view text);
  Statement& bind(int index, std::int64_t number);
  Statement& bind_real(int index, double number);
  Statement& bind_null(int index);
  Statement& bind_bytes(int index, std::string_view bytes);
  /// Binds null if the text is empty.
  Statement& bind_or_null(int index, std::string_view text);
  Statement& bind_or_null(int index, std::optional<std::int64_t> number);

  /// Returns true at a row, false after the last.
  [[nodiscard]] Result<bool> step();
  /// Steps to the end and resets. Inside a PostgreSQL transaction it returns before the result is
  /// known: a later step() or the COMMIT reports the error.
  [[nodiscard]] Result<void> run();
  /// Runs a statement without parameters and without allocating memory. Returns true on success.
  bool try_run() noexcept;
  void reset();

  /// Returns a column of the current row, counted from 0. Null reads as empty. Throws
  /// std::bad_alloc if memory runs out.
  [[nodiscard]] std::string text(int column) const;
  [[nodiscard]] std::int64_t number(int column) const;
  /// Returns bytes that are valid until the next step or reset.
  [[nodiscard]] std::string_view bytes(int column) const;
  [[nodiscard]] double real(int column) const;
  [[nodiscard]] bool is_null(int column) const;

 private:
  std::unique_ptr<Query> query_;
};

/// A function from text to text for statements in SQLite.
using TextFunction = std::string (*)(std::string_view);

/// A table as the engine defines it, for code that handles all tables.
struct Table {
  enum class Kind : std::uint8_t { text, number, real };
  struct Column {
    std::string name;
    Kind kind = Kind::text;
    bool may_be_null = false;

    bool operator==(const Column&) const = default;
  };
  std::string name;
  std::vector<Column> columns;   // sorted by name
  std::vector<std::string> key;  // the columns of the primary key, in key order

  bool operator==(const Table&) const = default;
};

class Database {
 public:
  [[nodiscard]] static Result<Database> open(const Address& address,
                                             Audience audience = Audience::players);
  /// Fails if the database does not exist.
  [[nodiscard]] static Result<Database> open_to_read(const Address& address,
                                                     Audience audience = Audience::players);
  /// Opens the database for use together with other connections that may write: waits some seconds
  /// for their locks. Its commits are on disk when they return.
  [[nodiscard]] static Result<Database> open_shared(const Address& address,
                                                    Audience audience = Audience::players);

  /// Opens an SQLite file and ignores its log. Writes nothing and creates no files. No other
  /// process may write to the file meanwhile.
  [[nodiscard]] static Result<Database> open_without_log(const std::filesystem::path& file,
                                                         Audience audience = Audience::players);

  Database(Database&&) noexcept;
  Database& operator=(Database&&) noexcept;
  ~Database();

  [[nodiscard]] Engine engine() const;
  [[nodiscard]] bool in_transaction() const;
  [[nodiscard]] Result<Statement> prepare(std::string_view sql);
  /// Prepares the begin of a transaction. For one writer, the statement "BEGIN IMMEDIATE" does the
  /// same; "COMMIT" and "ROLLBACK" end both kinds.
  [[nodiscard]] Result<Statement> prepare_begin(Writers writers);
  /// Returns a suffix for a SELECT that locks its rows against changes until the transaction ends.
  [[nodiscard]] std::string_view for_share() const;
  /// Runs any number of statements without parameters.
  [[nodiscard]] Result<void> execute(std::string_view sql);
  [[nodiscard]] Result<std::int64_t> query_number(std::string_view sql);
  [[nodiscard]] Result<std::string> query_text(std::string_view sql);

  /// Makes a connection that is already open behave as one from open_shared().
  [[nodiscard]] Result<void> share();
  /// Removes the time limits of statements, for the work at opening.
  [[nodiscard]] Result<void> take_time();
  /// Returns all tables except the engine's own, sorted by name.
  [[nodiscard]] Result<std::vector<Table>> tables();

  /// Interrupts SQLite's statements soon after the flag is set; they then fail. The flag must
  /// outlive this object; any thread may set it.
  void interrupt_if(const std::atomic<bool>& flag);
  /// Interrupts SQLite's statements after `stop` returns true; it is called often, on the
  /// statement's thread.
  void interrupt_when(const std::function<bool()>& stop);

  /// Adds an SQL function of one argument or none to this connection. SQLite only.
  template <TextFunction function>
  [[nodiscard]] Result<void> add_function(const char* name, int arguments) {
    return add_function(name, arguments, function);
  }

 private:
  explicit Database(std::unique_ptr<Connection> connection);
  [[nodiscard]] Result<void> add_function(const char* name, int arguments, TextFunction function);
  std::unique_ptr<Connection> connection_;
};

/// Reads the whole file. The error reports the first damage; with the code `busy` the file could
/// not be read now, which proves nothing. SQLite only: a PostgreSQL server checks its own files.
[[nodiscard]] Result<void> check_sound(Database& database, const std::filesystem::path& file);

/// Returns the version of the system's libpq, e.g. "15.14". Any thread.
[[nodiscard]] std::string libpq_version();

/// A line from an engine about its troubles; a notice is not yet an error.
struct Trouble {
  bool notice = false;
  int code = 0;  // from SQLite
  std::string_view what;
  Engine engine = Engine::sqlite;
};

/// Passes the engines' messages about their troubles, statements included, to a function while the
/// object lives, for all connections. The errors for callers do not name statements, because
/// players may see them. Create it before the first database is opened, destroy it after the last
/// is closed; one at a time. The function is called on any thread.
class TroubleLog {
 public:
  using Log = std::function<void(const Trouble&)>;

  explicit TroubleLog(Log log);
  TroubleLog(const TroubleLog&) = delete;
  TroubleLog& operator=(const TroubleLog&) = delete;
  ~TroubleLog();

 private:
  Log log_;
};

}  // namespace camlann::database
