#include "server/store/log_mark.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <ios>
#include <string>
#include <system_error>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/database.hpp"
#include "server/store/games_lock.hpp"
#include "server/store/schema.hpp"

namespace camlann::server {

namespace {

namespace fs = std::filesystem;

// The mark is SQLite's application_id, in the head of the file.
constexpr std::streamoff mark_offset = 68;
constexpr std::streamoff version_offset = 60;  // PRAGMA user_version
constexpr std::int64_t mark_mask = 0x7FFF'FFFF;
/// Reading a file of this size takes a third of a second at most.
constexpr std::uintmax_t soon_read = std::uintmax_t{64} << 20U;

/// Returns the mark in the head of the file; 0 without one.
std::int64_t number_at(const fs::path& file, std::streamoff offset) {
  std::ifstream head(file, std::ios::binary);
  std::array<char, 4> bytes{};
  if (!head.seekg(offset) || !head.read(bytes.data(), bytes.size())) return 0;
  std::int64_t number = 0;
  for (const char byte : bytes) number = number * 256 + static_cast<unsigned char>(byte);
  return number;
}

/// Returns the mark; 0 if there is none.
std::int64_t mark_of(const fs::path& file) {
  return number_at(file, mark_offset);
}

/// Resolves links, as SQLite does.
fs::path log_of(const fs::path& file) {
  std::error_code error;
  auto log = fs::weakly_canonical(file, error);
  if (error) log = file;
  log += "-wal";
  return log;
}

bool has_log(const fs::path& file) {
  std::error_code none;
  const auto size = fs::file_size(log_of(file), none);
  return !none && size > 0;
}

/// Refuses a file that is missing or empty, unless it is that of a new server.
Result<void> check_without_pages(const fs::path& file, bool is_there) {
  const bool logged = has_log(file);
  if (!is_there && !logged) return {};
  return failure(
      ErrorCode::conflict,
      is_there ? "This database has 0 bytes, as a full disk or an interrupted copy leaves it"
               : "This database is missing, but its log is there",
      file.string(),
      logged ? "the database of " + log_of(file).filename().string() +
                   ", which may have the last moves; --without-log removes it and begins a new one"
             : "the database or a backup of it; --without-log begins a new one");
}

}  // namespace

bool may_be_read_later(const fs::path& file) {
  std::error_code error;
  const auto size = fs::file_size(file, error);
  // Reads before it writes.
  return !error && size > soon_read && mark_of(file) == 0 && !has_log(file) &&
         newest_schema().can_use(schema_of(number_at(file, version_offset)));
}

Result<void> check_log(const fs::path& file) {
  std::error_code error;
  const auto size = fs::file_size(file, error);
  const bool missing = error == std::errc::no_such_file_or_directory;
  // Before the log counts: SQLite removes the log of a file without pages.
  if (missing || (!error && size == 0)) return check_without_pages(file, !missing);
  if (has_log(file)) return {};
  const auto mark = mark_of(file);
  if (mark == 0) return {};
  TRY(auto database, database::Database::open_without_log(file));
  const auto epoch = database.query_number("SELECT epoch FROM owner");
  // A program that writes no marks has opened the file since, or the file is damaged: later checks
  // report that.
  if (!epoch || (*epoch & mark_mask) != mark) return {};
  return failure(ErrorCode::conflict,
                 "The log of this database is missing: the file was copied from under a running "
                 "server, or its log was removed. The last moves are not in it",
                 file.string(),
                 log_of(file).filename().string() +
                     " beside it, or a file made by camlann backup; --without-log goes on with "
                     "what is there");
}

Result<void> mark_in_use(database::Database& database, std::int64_t epoch) {
  // The log of a server that was killed has what was deleted then, and is emptied. Without a log
  // there must be no mark.
  TRY_VOID(database.execute("PRAGMA application_id = 0; PRAGMA wal_checkpoint(TRUNCATE)"));
  const auto mark = std::to_string(epoch & mark_mask);
  TRY_VOID(database.execute("PRAGMA application_id = " + mark));
  // Copies the mark from the log into the file. If a reader prevents it, SQLite's next checkpoint
  // does it.
  return database.execute("PRAGMA wal_checkpoint(PASSIVE)");
}

Result<void> mark_closed(database::Database& database) {
  return database.execute("PRAGMA application_id = 0");
}

Result<void> settle_mark(database::Database& database, const fs::path& file) {
  TRY(const auto mark, database.query_number("PRAGMA application_id"));
  if (mark == 0) return {};
  const auto lock = GamesLock::take(file);
  if (!lock) return {};
  return mark_closed(database);
}

}  // namespace camlann::server
