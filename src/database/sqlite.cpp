#include "database/sqlite.hpp"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"

namespace camlann::sqlite {

namespace {

constexpr int steps_between_looks = 1000;  // of SQLite's machine

/// What may be over in a moment and says nothing about the file.
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

/// With the file, and what it should be.
Failure fault_at(sqlite3* database, int code, std::string what) {
  const char* file = sqlite3_db_filename(database, "main");
  return failure(passes(code) ? ErrorCode::busy : ErrorCode::io, std::move(what),
                 file == nullptr ? "" : file,
                 is_damage(code) ? "a file without damage"
                                 : "a file that can be read and written, and room on its disk");
}

extern "C" int is_set(void* flag) {
  return static_cast<const std::atomic<bool>*>(flag)->load() ? 1 : 0;
}

extern "C" int says_stop(void* stop) {
  return (*static_cast<const std::function<bool()>*>(stop))() ? 1 : 0;
}

extern "C" void log_trouble(void* log, int code, const char* text) {
  const bool notice = (code & 0xFF) == SQLITE_NOTICE;
  (*static_cast<const TroubleLog::Log*>(log))({notice, code, text});
}

}  // namespace

Statement& Statement::bind(int index, std::string_view text) {
  // An empty view may point nowhere, which SQLite would take for null.
  const char* data = text.empty() ? "" : text.data();
  begin();
  return bound(
      sqlite3_bind_text64(handle_.get(), index, data, text.size(), SQLITE_TRANSIENT, SQLITE_UTF8));
}

Statement& Statement::bind(int index, std::int64_t number) {
  begin();
  return bound(sqlite3_bind_int64(handle_.get(), index, number));
}

Statement& Statement::bind_real(int index, double number) {
  begin();
  return bound(sqlite3_bind_double(handle_.get(), index, number));
}

Statement& Statement::bind_bytes(int index, std::string_view bytes) {
  const char* data = bytes.empty() ? "" : bytes.data();
  begin();
  return bound(sqlite3_bind_blob64(handle_.get(), index, data, bytes.size(), SQLITE_TRANSIENT));
}

Statement& Statement::bind_null(int index) {
  begin();
  return bound(sqlite3_bind_null(handle_.get(), index));
}

// Somebody may have left it in the middle, when memory ran out.
void Statement::begin() {
  if (sqlite3_stmt_busy(handle_.get()) != 0) reset();
}

Statement& Statement::bound(int code) {
  if (code != SQLITE_OK) incomplete_ = true;
  return *this;
}

Statement& Statement::bind_or_null(int index, std::optional<std::int64_t> number) {
  return number ? bind(index, *number) : bind_null(index);
}

Statement& Statement::bind_or_null(int index, std::string_view text) {
  return text.empty() ? bind_null(index) : bind(index, text);
}

Result<bool> Statement::step() {
  const int code = incomplete_ ? SQLITE_NOMEM : sqlite3_step(handle_.get());
  if (code == SQLITE_ROW) return true;
  if (code == SQLITE_DONE) return false;
  sqlite3* const database = sqlite3_db_handle(handle_.get());
  const char* const why = incomplete_ ? sqlite3_errstr(code) : sqlite3_errmsg(database);
  auto fault = fault_at(database, code, std::string("The database failed: ") + why);
  reset();
  if (audience_ == Audience::terminal) return fault;
  // Players may see it: what went wrong is in the log (TroubleLog).
  return failure(ErrorCode::io, "The games cannot be read or saved now", {},
                 "another attempt in a moment");
}

Result<void> Statement::run() {
  auto row = step();
  while (row && *row) row = step();
  reset();
  if (!row) return Failure(row.error());
  return {};
}

bool Statement::try_run() noexcept {
  const int code = sqlite3_step(handle_.get());
  sqlite3_reset(handle_.get());
  return code == SQLITE_DONE;
}

void Statement::reset() {
  sqlite3_reset(handle_.get());
  sqlite3_clear_bindings(handle_.get());
  incomplete_ = false;
}

std::string Statement::text(int column) const {
  const auto* data = sqlite3_column_text(handle_.get(), column);
  if (data == nullptr) {
    if (sqlite3_errcode(sqlite3_db_handle(handle_.get())) == SQLITE_NOMEM) throw std::bad_alloc();
    return {};
  }
  const auto length = static_cast<std::size_t>(sqlite3_column_bytes(handle_.get(), column));
  return {reinterpret_cast<const char*>(data), length};
}

std::string_view Statement::bytes(int column) const {
  const auto* data = static_cast<const char*>(sqlite3_column_blob(handle_.get(), column));
  const auto length = static_cast<std::size_t>(sqlite3_column_bytes(handle_.get(), column));
  return data == nullptr ? std::string_view{} : std::string_view(data, length);
}

std::int64_t Statement::number(int column) const {
  return sqlite3_column_int64(handle_.get(), column);
}

double Statement::real(int column) const {
  return sqlite3_column_double(handle_.get(), column);
}

Result<Database> Database::open(const std::filesystem::path& file, Audience audience) {
  return open(file.string(), SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, audience);
}

Result<Database> Database::open_to_read(const std::filesystem::path& file, Audience audience) {
  return open(file.string(), SQLITE_OPEN_READONLY, audience);
}

Result<Database> Database::open_without_log(const std::filesystem::path& file, Audience audience) {
  std::string name = "file:";
  for (const char c : std::filesystem::absolute(file).string()) {
    if (c == '%') name += "%25";
    if (c == '?') name += "%3f";
    if (c == '#') name += "%23";
    if (c != '%' && c != '?' && c != '#') name += c;
  }
  return open(name + "?immutable=1", SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, audience);
}

Result<Database> Database::open(const std::string& name, int flags, Audience audience) {
  sqlite3* handle = nullptr;
  const int code = sqlite3_open_v2(name.c_str(), &handle, flags | SQLITE_OPEN_NOMUTEX, nullptr);
  Database database(handle, audience);
  if (code != SQLITE_OK) {
    return failure(ErrorCode::io,
                   handle != nullptr ? sqlite3_errmsg(handle) : "the database cannot be opened",
                   name, "a file that can be read and written");
  }
  return database;
}

Failure Database::fault() const {
  const int code = sqlite3_errcode(handle_.get());
  const std::string what = std::string("The database failed: ") + sqlite3_errmsg(handle_.get());
  if (audience_ == Audience::terminal) return fault_at(handle_.get(), code, what);
  return failure(passes(code) ? ErrorCode::busy : ErrorCode::io, what);
}

bool Database::in_transaction() const {
  return sqlite3_get_autocommit(handle_.get()) == 0;
}

Result<Statement> Database::prepare(std::string_view sql) {
  sqlite3_stmt* statement = nullptr;
  const int code = sqlite3_prepare_v3(handle_.get(), sql.data(), static_cast<int>(sql.size()),
                                      SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
  if (code != SQLITE_OK) return fault();
  return Statement(statement, audience_);
}

Result<void> Database::execute(std::string_view sql) {
  const std::string terminated(sql);
  if (sqlite3_exec(handle_.get(), terminated.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) {
    return fault();
  }
  return {};
}

Result<std::int64_t> Database::query_number(std::string_view sql) {
  auto statement = prepare(sql);
  if (!statement) return Failure(statement.error());
  const auto row = statement->step();
  if (!row) return fault();
  return *row ? statement->number(0) : 0;
}

Result<std::string> Database::query_text(std::string_view sql) {
  auto statement = prepare(sql);
  if (!statement) return Failure(statement.error());
  const auto row = statement->step();
  if (!row) return fault();
  return *row ? statement->text(0) : std::string();
}

Result<void> Database::add_function(const char* name, int arguments, Function function) {
  if (sqlite3_create_function(handle_.get(), name, arguments, SQLITE_UTF8, nullptr, function,
                              nullptr, nullptr) != SQLITE_OK) {
    return fault();
  }
  return {};
}

void Database::interrupt_if(const std::atomic<bool>& flag) {
  // It is only read.
  sqlite3_progress_handler(handle_.get(), steps_between_looks, is_set,
                           const_cast<std::atomic<bool>*>(&flag));
}

void Database::interrupt_when(const std::function<bool()>& stop) {
  sqlite3_progress_handler(handle_.get(), steps_between_looks, says_stop,
                           const_cast<std::function<bool()>*>(&stop));
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
}

TroubleLog::~TroubleLog() {
  sqlite3_shutdown();
  sqlite3_config(SQLITE_CONFIG_LOG, nullptr, nullptr);
}

}  // namespace camlann::sqlite
