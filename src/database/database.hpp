#pragma once
// A thin skin over two engines, SQLite and PostgreSQL: handles that close themselves, statements
// that bind and read. For the server's store and the archive, which is always SQLite's. Statements
// are written so that both engines understand them (doc/formats/database.md). Not thread-safe.

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

/// Who reads the errors of a connection: players, who are not told of files and statements, or
/// whoever sits at the terminal, who is told which file it is and what is wrong with it.
enum class Audience : std::uint8_t { players, terminal };

/// Who else may write while a transaction goes on: nobody, or transactions that say the same and
/// write other rows. SQLite lets nobody.
enum class Writers : std::uint8_t { one, several };

class Connection;
class Query;

/// A prepared statement with parameters ?1, ?2, ... Bind all of them, then step; reset() before the
/// next use. Where memory runs out while one is bound, step() fails.
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
  /// Empty text as null.
  Statement& bind_or_null(int index, std::string_view text);
  Statement& bind_or_null(int index, std::optional<std::int64_t> number);

  /// True: a row is there; false: done.
  [[nodiscard]] Result<bool> step();
  /// Steps to the end and resets. PostgreSQL in a transaction does not wait for the end: what goes
  /// wrong is told by a later step() or by the COMMIT.
  [[nodiscard]] Result<void> run();
  /// The same without parameters and without memory: whether it ran.
  bool try_run() noexcept;
  void reset();

  /// Of the current row, from 0. Null reads as empty. Throws std::bad_alloc where memory runs out.
  [[nodiscard]] std::string text(int column) const;
  [[nodiscard]] std::int64_t number(int column) const;
  /// Until the next step or reset.
  [[nodiscard]] std::string_view bytes(int column) const;
  [[nodiscard]] double real(int column) const;
  [[nodiscard]] bool is_null(int column) const;

 private:
  std::unique_ptr<Query> query_;
};

/// A function from text to text for statements of SQLite's.
using TextFunction = std::string (*)(std::string_view);

/// A table as the engine has it, for those who go through all of them.
struct Table {
  enum class Kind : std::uint8_t { text, number, real };
  struct Column {
    std::string name;
    Kind kind = Kind::text;
    bool may_be_null = false;

    bool operator==(const Column&) const = default;
  };
  std::string name;
  std::vector<Column> columns;   // in the order of their names
  std::vector<std::string> key;  // the columns of the primary key, in its order

  bool operator==(const Table&) const = default;
};

class Database {
 public:
  [[nodiscard]] static Result<Database> open(const Address& address,
                                             Audience audience = Audience::players);
  /// An error if there is no such database.
  [[nodiscard]] static Result<Database> open_to_read(const Address& address,
                                                     Audience audience = Audience::players);
  /// Beside other connections, which may write: waits for them for some seconds, and what it
  /// commits is on disk.
  [[nodiscard]] static Result<Database> open_shared(const Address& address,
                                                    Audience audience = Audience::players);

  /// What a file of SQLite's itself has, whatever its log may add. Nothing is written, nor made
  /// beside it; nobody else may write to it meanwhile.
  [[nodiscard]] static Result<Database> open_without_log(const std::filesystem::path& file,
                                                         Audience audience = Audience::players);

  Database(Database&&) noexcept;
  Database& operator=(Database&&) noexcept;
  ~Database();

  [[nodiscard]] Engine engine() const;
  [[nodiscard]] bool in_transaction() const;
  [[nodiscard]] Result<Statement> prepare(std::string_view sql);
  /// Begins a transaction. The statement "BEGIN IMMEDIATE" is the same for one writer; "COMMIT" and
  /// "ROLLBACK" end either.
  [[nodiscard]] Result<Statement> prepare_begin(Writers writers);
  /// Behind a SELECT: whose rows nobody changes before the transaction is over.
  [[nodiscard]] std::string_view for_share() const;
  /// Any number of statements without parameters.
  [[nodiscard]] Result<void> execute(std::string_view sql);
  [[nodiscard]] Result<std::int64_t> query_number(std::string_view sql);
  [[nodiscard]] Result<std::string> query_text(std::string_view sql);

  /// For what open_shared() does, where another opened it.
  [[nodiscard]] Result<void> share();
  /// Lets statements take as long as they need, for the work at opening.
  [[nodiscard]] Result<void> take_time();
  /// All tables but those of the engine, in the order of their names.
  [[nodiscard]] Result<std::vector<Table>> tables();

  /// Statements of SQLite's end soon, as failed, once the flag is set, which outlives this. Another
  /// thread may set it.
  void interrupt_if(const std::atomic<bool>& flag);
  /// The same once this answers true; it is asked often, on the thread of the statement.
  void interrupt_when(const std::function<bool()>& stop);

  /// For the statements of this connection, with one argument or without. SQLite's alone.
  template <TextFunction function>
  [[nodiscard]] Result<void> add_function(const char* name, int arguments) {
    return add_function(name, arguments, function);
  }

 private:
  explicit Database(std::unique_ptr<Connection> connection);
  [[nodiscard]] Result<void> add_function(const char* name, int arguments, TextFunction function);
  std::unique_ptr<Connection> connection_;
};

/// Reads the whole file; an error tells the first damage, or with the code `busy` that it could not
/// be read now, of which nothing follows. SQLite's alone: a server of PostgreSQL's looks itself.
[[nodiscard]] Result<void> check_sound(Database& database, const std::filesystem::path& file);

/// Of the libpq that runs, which is the system's: "15.14". Any thread.
[[nodiscard]] std::string libpq_version();

/// A line of an engine about its troubles; a notice is none yet.
struct Trouble {
  bool notice = false;
  int code = 0;  // of SQLite
  std::string_view what;
  Engine engine = Engine::sqlite;
};

/// While this is there, what the engines say of their troubles, statements and all, goes to a
/// function, whatever the connection: errors for callers, which players may see, do not name
/// statements. Made before the first database is opened, gone after the last is closed; one at a
/// time. The function is called on any thread.
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
