#include "database/database.hpp"

#include <sqlite3.h>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <new>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/connection.hpp"
#include "database/write_turns.hpp"

namespace camlann::database {

namespace {

struct CloseDatabase {
  void operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }
};
struct FinalizeStatement {
  void operator()(sqlite3_stmt* handle) const { sqlite3_finalize(handle); }
};

constexpr std::chrono::seconds write_patience{3};
constexpr int steps_between_looks = 1000;  // in instructions of SQLite's virtual machine

/// True for errors that may be temporary and do not concern the file.
bool passes(int code) {
  switch (code & 0xFF) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_INTERRUPT:
    case SQLITE_NOMEM:
    case SQLITE_IOERR:
    case SQLITE_CANTOPEN:
    case SQLITE_FULL: return true;
    default: return false;
  }
}

bool is_damage(int code) {
  return (code & 0xFF) == SQLITE_CORRUPT || (code & 0xFF) == SQLITE_NOTADB;
}

/// Builds an error that names the file and its expected content.
Failure fault_at(sqlite3* database, int code, std::string what) {
  const char* file = sqlite3_db_filename(database, "main");
  return failure(passes(code) ? ErrorCode::busy : ErrorCode::io, std::move(what),
                 file == nullptr ? "" : file,
                 is_damage(code) ? "a file without damage"
                                 : "a file that can be read and written, and room on its disk");
}

extern "C" int says_stop(void* stop) {
  return (*static_cast<const std::function<bool()>*>(stop))() ? 1 : 0;
}

extern "C" void log_trouble(void* log, int code, const char* text) {
  const bool notice = (code & 0xFF) == SQLITE_NOTICE;
  (*static_cast<const TroubleLog::Log*>(log))({notice, code, text});
}

/// A connection's turn to write. Kept from the start of a transaction, or of a statement that
/// writes outside of one, to its end.
class WriteTurn {
 public:
  WriteTurn(sqlite3* database, std::shared_ptr<WriteTurns> turns)
      : database_(database), turns_(std::move(turns)) {}
  WriteTurn(const WriteTurn&) = delete;
  WriteTurn& operator=(const WriteTurn&) = delete;
  ~WriteTurn() {
    if (taken_) turns_->give();
  }

  /// Does nothing in a transaction. If the turn does not come, SQLite's own time-out decides.
  void take() {
    if (turns_ && !taken_ && !in_transaction()) taken_ = turns_->take(write_patience);
  }
  void give_unless_in_transaction() {
    if (!taken_ || in_transaction()) return;
    taken_ = false;
    turns_->give();
  }

 private:
  [[nodiscard]] bool in_transaction() const { return sqlite3_get_autocommit(database_) == 0; }

  sqlite3* const database_;
  const std::shared_ptr<WriteTurns> turns_;  // null for a connection that only reads
  bool taken_ = false;
};

class SqliteQuery final : public Query {
 public:
  SqliteQuery(sqlite3_stmt* handle, Audience audience, std::shared_ptr<WriteTurn> turn)
      : handle_(handle), audience_(audience), turn_(std::move(turn)) {}
  SqliteQuery(const SqliteQuery&) = delete;
  SqliteQuery& operator=(const SqliteQuery&) = delete;
  ~SqliteQuery() override {
    sqlite3_reset(handle_.get());
    turn_->give_unless_in_transaction();
  }

  void bind(int index, std::string_view text) override {
    // The data of an empty view may be a null pointer, which SQLite binds as null.
    const char* data = text.empty() ? "" : text.data();
    begin();
    bound(sqlite3_bind_text64(handle_.get(), index, data, text.size(), SQLITE_TRANSIENT,
                              SQLITE_UTF8));
  }
  void bind(int index, std::int64_t number) override {
    begin();
    bound(sqlite3_bind_int64(handle_.get(), index, number));
  }
  void bind_real(int index, double number) override {
    begin();
    bound(sqlite3_bind_double(handle_.get(), index, number));
  }
  void bind_bytes(int index, std::string_view bytes) override {
    const char* data = bytes.empty() ? "" : bytes.data();
    begin();
    bound(sqlite3_bind_blob64(handle_.get(), index, data, bytes.size(), SQLITE_TRANSIENT));
  }
  void bind_null(int index) override {
    begin();
    bound(sqlite3_bind_null(handle_.get(), index));
  }

  Result<bool> step() override;
  Result<void> run() override;
  bool try_run() noexcept override {
    const int code = sqlite3_step(handle_.get());
    sqlite3_reset(handle_.get());
    turn_->give_unless_in_transaction();
    return code == SQLITE_DONE;
  }
  void reset() override {
    sqlite3_reset(handle_.get());
    sqlite3_clear_bindings(handle_.get());
    incomplete_ = false;
    turn_->give_unless_in_transaction();
  }

  bool is_null(int column) const override {
    return sqlite3_column_type(handle_.get(), column) == SQLITE_NULL;
  }
  std::string text(int column) const override;
  std::string_view bytes(int column) const override {
    const auto* data = static_cast<const char*>(sqlite3_column_blob(handle_.get(), column));
    const auto length = static_cast<std::size_t>(sqlite3_column_bytes(handle_.get(), column));
    return data == nullptr ? std::string_view{} : std::string_view(data, length);
  }
  std::int64_t number(int column) const override {
    return sqlite3_column_int64(handle_.get(), column);
  }
  double real(int column) const override { return sqlite3_column_double(handle_.get(), column); }

 private:
  // The statement may not have been reset after memory ran out.
  void begin() {
    if (sqlite3_stmt_busy(handle_.get()) != 0) reset();
  }
  void bound(int code) {
    // A parameter that the statement does not have is left out, as with PostgreSQL.
    if (code != SQLITE_OK && code != SQLITE_RANGE) incomplete_ = true;
  }

  std::unique_ptr<sqlite3_stmt, FinalizeStatement> handle_;
  Audience audience_;
  std::shared_ptr<WriteTurn> turn_;
  bool incomplete_ = false;  // a parameter could not be bound
};

Result<bool> SqliteQuery::step() {
  if (sqlite3_stmt_readonly(handle_.get()) == 0) turn_->take();
  const int code = incomplete_ ? SQLITE_NOMEM : sqlite3_step(handle_.get());
  if (code == SQLITE_ROW) return true;
  turn_->give_unless_in_transaction();
  if (code == SQLITE_DONE) return false;
  sqlite3* const database = sqlite3_db_handle(handle_.get());
  const char* const why = incomplete_ ? sqlite3_errstr(code) : sqlite3_errmsg(database);
  auto fault = fault_at(database, code, std::string("The database failed: ") + why);
  reset();
  if (audience_ == Audience::terminal) return fault;
  // Players may see this error; the log (TroubleLog) has the cause.
  return failure(ErrorCode::io, "The games cannot be read or saved now", {},
                 "another attempt in a moment");
}

Result<void> SqliteQuery::run() {
  auto row = step();
  while (row && *row) row = step();
  reset();
  if (!row) return Failure(row.error());
  return {};
}

std::string SqliteQuery::text(int column) const {
  const auto* data = sqlite3_column_text(handle_.get(), column);
  if (data == nullptr) {
    if (sqlite3_errcode(sqlite3_db_handle(handle_.get())) == SQLITE_NOMEM) throw std::bad_alloc();
    return {};
  }
  const auto length = static_cast<std::size_t>(sqlite3_column_bytes(handle_.get(), column));
  return {reinterpret_cast<const char*>(data), length};
}

class SqliteConnection final : public Connection {
 public:
  SqliteConnection(sqlite3* handle, Audience audience, std::shared_ptr<WriteTurns> turns)
      : handle_(handle),
        audience_(audience),
        turn_(std::make_shared<WriteTurn>(handle, std::move(turns))) {}

  Engine engine() const override { return Engine::sqlite; }
  bool in_transaction() const override { return sqlite3_get_autocommit(handle_.get()) == 0; }
  Result<std::unique_ptr<Query>> prepare(std::string_view sql) override;
  Result<std::unique_ptr<Query>> prepare_begin(Writers /*writers*/) override {
    return prepare("BEGIN IMMEDIATE");
  }
  Result<void> execute(std::string_view sql) override {
    const std::string terminated(sql);
    turn_->take();
    const int code = sqlite3_exec(handle_.get(), terminated.c_str(), nullptr, nullptr, nullptr);
    if (code != SQLITE_OK) {
      auto failed = fault();
      turn_->give_unless_in_transaction();
      return failed;
    }
    turn_->give_unless_in_transaction();
    return {};
  }
  Result<void> share() override {
    return execute(
        "PRAGMA busy_timeout = 5000; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;"
        "PRAGMA secure_delete = ON;");
  }
  Result<void> take_time() override { return {}; }
  Result<std::vector<Table>> tables() override;
  void interrupt_when(const std::function<bool()>& stop) override {
    stop_ = stop;
    sqlite3_progress_handler(handle_.get(), steps_between_looks, says_stop, &stop_);
  }
  Failure fault() const override {
    const int code = sqlite3_errcode(handle_.get());
    const std::string what = std::string("The database failed: ") + sqlite3_errmsg(handle_.get());
    if (audience_ == Audience::terminal) return fault_at(handle_.get(), code, what);
    return failure(passes(code) ? ErrorCode::busy : ErrorCode::io, what);
  }

 private:
  Result<Table> table(const std::string& name);

  std::function<bool()> stop_;
  std::unique_ptr<sqlite3, CloseDatabase> handle_;
  Audience audience_;
  std::shared_ptr<WriteTurn> turn_;
};

Result<std::unique_ptr<Query>> SqliteConnection::prepare(std::string_view sql) {
  sqlite3_stmt* statement = nullptr;
  const int code = sqlite3_prepare_v3(handle_.get(), sql.data(), static_cast<int>(sql.size()),
                                      SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
  if (code != SQLITE_OK) return fault();
  return std::make_unique<SqliteQuery>(statement, audience_, turn_);
}

Result<std::vector<Table>> SqliteConnection::tables() {
  TRY(auto select, prepare("SELECT name FROM sqlite_schema WHERE type='table' AND name NOT LIKE "
                           "'sqlite%' ORDER BY 1"));
  std::vector<Table> all;
  auto row = select->step();
  for (; row && *row; row = select->step()) {
    TRY(auto one, table(select->text(0)));
    all.push_back(std::move(one));
  }
  if (!row) return Failure(row.error());
  return all;
}

Result<Table> SqliteConnection::table(const std::string& name) {
  TRY(auto select,
      prepare("SELECT name, type, \"notnull\", pk FROM pragma_table_info(?1) ORDER BY 1"));
  auto& columns = *select;
  columns.bind(1, std::string_view(name));
  Table made{name, {}, {}};
  std::map<std::int64_t, std::string> key;
  auto row = columns.step();
  for (; row && *row; row = columns.step()) {
    const auto type = columns.text(1);
    const auto place = columns.number(3);
    const auto kind = type == "INTEGER" ? Table::Kind::number
                      : type == "REAL"  ? Table::Kind::real
                                        : Table::Kind::text;
    made.columns.push_back({columns.text(0), kind, columns.number(2) == 0 && place == 0});
    if (place != 0) key[place] = columns.text(0);
  }
  if (!row) return Failure(row.error());
  for (const auto& [place, column] : key) made.key.push_back(column);
  return made;
}

Result<std::unique_ptr<Connection>> open_named(const std::string& name, int flags,
                                               Audience audience,
                                               std::shared_ptr<WriteTurns> turns) {
  sqlite3* handle = nullptr;
  const int code = sqlite3_open_v2(name.c_str(), &handle, flags | SQLITE_OPEN_NOMUTEX, nullptr);
  auto connection = std::make_unique<SqliteConnection>(handle, audience, std::move(turns));
  if (code != SQLITE_OK) {
    return failure(ErrorCode::io,
                   handle != nullptr ? sqlite3_errmsg(handle) : "the database cannot be opened",
                   name, "a file that can be read and written");
  }
  return connection;
}

}  // namespace

Result<std::unique_ptr<Connection>> open_sqlite(const Address& address, bool to_read,
                                                Audience audience) {
  const int flags = to_read ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
  return open_named(address.file().string(), flags, audience,
                    to_read ? nullptr : address.write_turns());
}

Result<std::unique_ptr<Connection>> open_sqlite_without_log(const std::filesystem::path& file,
                                                            Audience audience) {
  std::string name = "file:";
  for (const char c : std::filesystem::absolute(file).string()) {
    if (c == '%') name += "%25";
    if (c == '?') name += "%3f";
    if (c == '#') name += "%23";
    if (c != '%' && c != '?' && c != '#') name += c;
  }
  return open_named(name + "?immutable=1", SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, audience,
                    nullptr);
}

Result<void> check_sound(Database& database, const std::filesystem::path& file) {
  const auto found = database.query_text("PRAGMA quick_check(1)");
  if (found && *found == "ok") return {};
  if (!found && found.error().code == ErrorCode::busy) return Failure(found.error());
  return failure(ErrorCode::io, "The database is damaged: " + (found ? *found : found.error().what),
                 file.string(), "a backup of it, or what `sqlite3 FILE .recover` can save");
}

TroubleLog::TroubleLog(Log log) : log_(std::move(log)) {
  sqlite3_config(SQLITE_CONFIG_LOG, log_trouble, &log_);
  listen_to_postgres(&log_);
}

TroubleLog::~TroubleLog() {
  listen_to_postgres(nullptr);
  sqlite3_shutdown();
  sqlite3_config(SQLITE_CONFIG_LOG, nullptr, nullptr);
}

}  // namespace camlann::database
