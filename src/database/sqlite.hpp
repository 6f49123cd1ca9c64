#pragma once
// A thin skin over SQLite: handles that close themselves, statements that bind and read. For the
// server's store and the archive. Not thread-safe.

#include <sqlite3.h>

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <new>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace camlann::sqlite {

struct CloseDatabase {
  void operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }
};
struct FinalizeStatement {
  void operator()(sqlite3_stmt* handle) const { sqlite3_finalize(handle); }
};

/// Who reads the errors of a connection: players, who are not told of files and statements, or
/// whoever sits at the terminal, who is told which file it is and what is wrong with it.
enum class Audience : std::uint8_t { players, terminal };

/// A prepared statement. Bind all parameters, then step; reset() before the next use. Where memory
/// runs out while one is bound, step() fails.
class Statement {
 public:
  Statement() = default;
  explicit Statement(sqlite3_stmt* handle, Audience audience = Audience::players)
      : handle_(handle), audience_(audience) {}

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
  /// Steps to the end and resets.
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

 private:
  void begin();
  Statement& bound(int code);

  std::unique_ptr<sqlite3_stmt, FinalizeStatement> handle_;
  Audience audience_ = Audience::players;
  bool incomplete_ = false;  // a parameter could not be bound
};

class Database {
 public:
  [[nodiscard]] static Result<Database> open(const std::filesystem::path& file,
                                             Audience audience = Audience::players);
  /// An error if there is no such file.
  [[nodiscard]] static Result<Database> open_to_read(const std::filesystem::path& file,
                                                     Audience audience = Audience::players);

  /// What the file itself has, whatever its log may add. Nothing is written, nor made beside it;
  /// nobody else may write to it meanwhile.
  [[nodiscard]] static Result<Database> open_without_log(const std::filesystem::path& file,
                                                         Audience audience = Audience::players);

  [[nodiscard]] bool in_transaction() const;
  [[nodiscard]] Result<Statement> prepare(std::string_view sql);
  /// Any number of statements without parameters.
  [[nodiscard]] Result<void> execute(std::string_view sql);
  [[nodiscard]] Result<std::int64_t> query_number(std::string_view sql);
  [[nodiscard]] Result<std::string> query_text(std::string_view sql);

  /// Statements end soon, as failed, once the flag is set, which outlives this. Another thread may
  /// set it.
  void interrupt_if(const std::atomic<bool>& flag);
  /// The same once this answers true; it is asked often, on the thread of the statement.
  void interrupt_when(const std::function<bool()>& stop);

  /// A function from text to text for the statements of this connection, or without an argument.
  template <std::string (*function)(std::string_view)>
  [[nodiscard]] Result<void> add_function(const char* name, int arguments) {
    return add_function(name, arguments, call<function>);
  }

 private:
  [[nodiscard]] static Result<Database> open(const std::string& name, int flags, Audience audience);
  /// The last thing that failed.
  [[nodiscard]] Failure fault() const;
  using Function = void (*)(sqlite3_context*, int, sqlite3_value**);
  [[nodiscard]] Result<void> add_function(const char* name, int arguments, Function function);
  template <std::string (*function)(std::string_view)>
  static void call(sqlite3_context* context, int count, sqlite3_value** values) {
    const auto* text = count > 0 ? sqlite3_value_text(values[0]) : nullptr;
    try {
      const std::string result =
          function(text != nullptr ? reinterpret_cast<const char*>(text) : "");
      sqlite3_result_text64(context, result.data(), result.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
    } catch (const std::bad_alloc&) {
      sqlite3_result_error_nomem(context);
    }
  }
  Database(sqlite3* handle, Audience audience) : handle_(handle), audience_(audience) {}
  std::unique_ptr<sqlite3, CloseDatabase> handle_;
  Audience audience_;
};

/// Reads the whole file; an error tells the first damage, or with the code `busy` that it could not
/// be read now, of which nothing follows.
[[nodiscard]] Result<void> check_sound(Database& database, const std::filesystem::path& file);

/// A line of SQLite about its troubles; a notice is none yet.
struct Trouble {
  bool notice = false;
  int code = 0;
  std::string_view what;
};

/// While this is there, what SQLite says of its troubles, statements and all, goes to a function,
/// whatever the connection: errors for callers, which players may see, do not name statements. Made
/// before the first database is opened, gone after the last is closed; one at a time. The function
/// is called on any thread.
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

}  // namespace camlann::sqlite
