#pragma once
// A thin wrapper around two engines, SQLite and PostgreSQL: handles that close themselves,
// statements that bind and read. For the server's store, and for the archive, which always uses
// SQLite. Statements are written in SQL that both engines understand (doc/formats/database.md). Not
// thread-safe.

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "database/address.hpp"

namespace camlann::database {

/// The reader of a connection's errors: players, for errors without files and statements, or the
/// user of the command line, for errors with the file and its defect.
enum class Audience : std::uint8_t { players, terminal };

/// The other transactions that may write during a transaction: none, or those with the same value,
/// which write other rows. SQLite always allows one writer.
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

  /// Returns true for a row, false at the end.
  [[nodiscard]] Result<bool> step();
  /// Steps to the end and resets. PostgreSQL in a transaction does not wait for the end: a
  /// later step() or the COMMIT returns its error.
  [[nodiscard]] Result<void> run();
  /// Runs a statement without parameters and without allocating memory. Returns true on success.
  bool try_run() noexcept;
  void reset();

  /// Reads a column of the current row, from 0. Null reads as empty. Throws std::bad_alloc.
  [[nodiscard]] std::string text(int column) const;
  [[nodiscard]] std::int64_t number(int column) const;
  /// Returns bytes that are valid until the next step or reset.
  [[nodiscard]] std::string_view bytes(int column) const;
  [[nodiscard]] double real(int column) const;
  [[nodiscard]] bool is_null(int column) const;

 private:
  std::unique_ptr<Query> query_;
};

/// Resets a statement at the end of a scope, also when memory runs out.
class Resetting {
 public:
  explicit Resetting(Statement& statement) : statement_(statement) {}
  Resetting(const Resetting&) = delete;
  Resetting& operator=(const Resetting&) = delete;
  ~Resetting() { statement_.reset(); }

 private:
  Statement& statement_;
};

/// A table of the engine, for copies and checks of all tables.
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
  /// An error if the database does not exist.
  [[nodiscard]] static Result<Database> open_to_read(const Address& address,
                                                     Audience audience = Audience::players);
  /// Opens it for use with other connections, which may write. Waits for them for some seconds;
  /// commits are on disk.
  [[nodiscard]] static Result<Database> open_shared(const Address& address,
                                                    Audience audience = Audience::players);

  /// Opens a file of SQLite without its log. Writes nothing and makes no other file; no other
  /// connection may write to it meanwhile.
  [[nodiscard]] static Result<Database> open_without_log(const std::filesystem::path& file,
                                                         Audience audience = Audience::players);

  Database(Database&&) noexcept;
  Database& operator=(Database&&) noexcept;
  ~Database();

  [[nodiscard]] Engine engine() const;
  [[nodiscard]] bool in_transaction() const;
  [[nodiscard]] Result<Statement> prepare(std::string_view sql);
  /// Begins a transaction. The statement "BEGIN IMMEDIATE" is the same for one writer; "COMMIT" and
  /// "ROLLBACK" end either. together() does all of it.
  [[nodiscard]] Result<Statement> prepare_begin(Writers writers);

  // Statements by their text, prepared at their first use and kept. Parameters ?1, ?2, ... are
  // values or described structs, one after the other. Implemented in row.hpp.

  template <class... Parameters>
  [[nodiscard]] Result<void> run(std::string_view sql, const Parameters&... parameters);
  /// All rows, each a described struct, a tuple or a single value.
  template <class T, class... Parameters>
  [[nodiscard]] Result<std::vector<T>> all(std::string_view sql, const Parameters&... parameters);
  /// Calls `look(T&&)` for each row. It returns nothing, or false to stop, or a Result<void>.
  template <class T, class Look, class... Parameters>
  [[nodiscard]] Result<void> each(std::string_view sql, const Look& look,
                                  const Parameters&... parameters);
  /// The first row, if there is one.
  template <class T, class... Parameters>
  [[nodiscard]] Result<std::optional<T>> find(std::string_view sql,
                                              const Parameters&... parameters);
  /// The first row; T{} if there is none.
  template <class T, class... Parameters>
  [[nodiscard]] Result<T> value(std::string_view sql, const Parameters&... parameters);
  /// True if there is a row.
  template <class... Parameters>
  [[nodiscard]] Result<bool> exists(std::string_view sql, const Parameters&... parameters);

  /// Runs `work` in a transaction, which is rolled back if that fails or throws.
  template <class Work>
  [[nodiscard]] Result<void> together(const Work& work, Writers writers = Writers::one);

  /// The end of a SELECT that locks its rows until the end of the transaction.
  [[nodiscard]] std::string_view for_share() const;
  /// Runs any number of statements without parameters.
  [[nodiscard]] Result<void> execute(std::string_view sql);
  [[nodiscard]] Result<std::int64_t> query_number(std::string_view sql);
  [[nodiscard]] Result<std::string> query_text(std::string_view sql);

  /// Makes a connection that is already open behave as one from open_shared().
  [[nodiscard]] Result<void> share();
  /// Removes the time limit of statements, for the work at opening.
  [[nodiscard]] Result<void> take_time();
  /// Returns all tables except the engine's own, sorted by name.
  [[nodiscard]] Result<std::vector<Table>> tables();

  /// Interrupts SQLite's statements soon after the flag is set; they then fail. The flag must
  /// outlive this object; any thread may set it.
  void interrupt_if(const std::atomic<bool>& flag);
  /// The same once this returns true; it is called often, on the thread of the statement.
  void interrupt_when(const std::function<bool()>& stop);

  /// A connection that the caller has opened or decorated (connection.hpp).
  explicit Database(std::unique_ptr<Connection> connection, Audience audience = Audience::players);

 private:
  [[nodiscard]] Result<Statement*> known(std::string_view sql);
  template <class... Parameters>
  [[nodiscard]] Result<Statement*> ask(std::string_view sql, const Parameters&... parameters);
  [[nodiscard]] Result<void> begin(Writers writers);
  [[nodiscard]] Result<void> commit();
  void roll_back() noexcept;

  /// Prepared before the first transaction: a rollback needs no memory then.
  struct Control {
    Statement begin_one, begin_several, commit, rollback;
  };

  std::unique_ptr<Connection> connection_;
  Audience audience_;
  std::map<std::string, Statement, std::less<>> known_;
  std::optional<Control> control_;
};

/// "name, name, ...".
[[nodiscard]] std::string joined_names(const std::vector<std::string>& names);
/// "INSERT INTO table (name, ...) VALUES (?1, ...) ".
[[nodiscard]] std::string insert_statement(std::string_view table,
                                           const std::vector<std::string>& names);

/// Reads the whole file. Returns the first damage as an error, or the code `busy` if the file could
/// not be read now. For SQLite only: PostgreSQL detects damage itself.
[[nodiscard]] Result<void> check_sound(Database& database, const std::filesystem::path& file);

/// Returns the version of the system's libpq: "15.14". Any thread.
[[nodiscard]] std::string libpq_version();

/// A line from an engine about its troubles; a notice is not yet an error.
struct Trouble {
  bool notice = false;
  int code = 0;  // from SQLite
  std::string_view what;
  Engine engine = Engine::sqlite;
};

/// Passes the error messages of the engines, with statements, to a function during its life, for
/// all connections: errors for callers, which players may see, do not name statements. Made before
/// the first database is opened, gone after the last is closed; one at a time. The function is
/// called on any thread.
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
