#include "server/store/backup.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <functional>
#include <ios>
#include <sstream>
#include <string>
#include <system_error>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/database.hpp"
#include "database/row.hpp"
#include "server/core/sync.hpp"
#include "server/store/games_lock.hpp"
#include "server/store/log_mark.hpp"
#include "server/store/schema.hpp"

namespace camlann::server {

namespace {

namespace fs = std::filesystem;
using database::Database;

constexpr auto terminal = database::Audience::terminal;
constexpr const char* uploads_table = "backup_uploads";

Failure io_fault(const char* what, const fs::path& path, const std::error_code& error) {
  return failure(ErrorCode::io, std::string(what) + ": " + error.message(), path.string());
}

Failure io_fault(const char* what, const fs::path& path) {
  return io_fault(what, path, std::error_code(errno, std::generic_category()));
}

fs::path with_ending(const fs::path& file, const char* ending) {
  auto path = file;
  path += ending;
  return path;
}

fs::path folder_of(const fs::path& file) {
  return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

Result<void> sync(const fs::path& path) {
  if (const auto problem = sync_to_disk(path)) {
    return io_fault("This cannot be written to the disk", path, problem);
  }
  return {};
}

/// Checks that a file can be made here, because the error of SQLite would name the database.
Result<void> make_empty(const fs::path& path) {
  const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (file < 0) return io_fault("This cannot be written", path);
  ::close(file);
  return {};
}

/// A file or folder in the making; removed again unless it gets its final name.
class Unfinished {
 public:
  explicit Unfinished(fs::path path) : path_(std::move(path)) { remove(); }
  Unfinished(const Unfinished&) = delete;
  Unfinished& operator=(const Unfinished&) = delete;
  ~Unfinished() { remove(); }

  [[nodiscard]] const fs::path& path() const { return path_; }

 private:
  void remove() const {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
    fs::remove(with_ending(path_, "-journal"), ignored);
  }

  fs::path path_;
};

/// Copies a snapshot of the database, with its log, into a new file.
Result<void> copy_database(const fs::path& from, const fs::path& to, MissingLog missing,
                           const CopyWatch& watch) {
  if (missing == MissingLog::refuse) {
    TRY_VOID(check_log(from));
  }
  std::error_code error;
  if (!fs::is_regular_file(from, error)) {
    return failure(ErrorCode::io, "There are no games here", from.string(),
                   "a file with games of a server");
  }
  TRY(auto database, Database::open_to_read(from, terminal));
  TRY_VOID(database.execute("PRAGMA busy_timeout = 5000"));
  const auto pages = database.query_number("PRAGMA page_count");
  const auto size = database.query_number("PRAGMA page_size");
  if (!pages) return Failure(pages.error());
  if (!size) return Failure(size.error());
  const auto whole = static_cast<std::uint64_t>(*pages * *size);
  bool stopped = false;
  const std::function<bool()> stop = [&] {
    std::error_code none;
    const auto done = fs::file_size(to, none);
    stopped = watch(none ? 0 : done, whole);
    return stopped;
  };
  database.interrupt_when(stop);
  TRY_VOID(make_empty(to));
  TRY(auto copy, database.prepare("VACUUM INTO ?1"));
  if (auto done = copy.bind(1, to.string()).run(); !done) {
    if (stopped) return failure(ErrorCode::busy, "stopped", to.string());
    return done;
  }
  return {};
}

/// Checks that the file is a sound database of a server, which no newer program has made unusable
/// for this one. It may be too old to be upgraded.
Result<void> check_copy(Database& database, const fs::path& file) {
  TRY_VOID(database::check_sound(database, file));
  TRY(const auto found, schema_version(database));
  TRY(const auto games,
      database.query_number(
          "SELECT count(*) FROM sqlite_schema WHERE type='table' AND name IN ('games', 'events')"));
  if (found.version < 1 || games != 2) {
    return failure(ErrorCode::io, "This is no database of a server", file.string(),
                   "a file made by camlann backup");
  }
  return found.since > newest_schema().version ? check_schema(found, file) : Result<void>();
}

/// Upgrades the schema of a copy, so that `camlann check` can read it before a server has started.
/// Does not change a copy that is too old for that.
Result<void> upgrade_copy(Database& database, const fs::path& file) {
  TRY(const auto found, schema_version(database));
  if (!check_schema(found, file)) return {};
  TRY_VOID(database.execute("PRAGMA foreign_keys = OFF"));  // while tables are replaced
  return migrate(database, file);
}

Result<std::string> bytes_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream bytes;
  bytes << file.rdbuf();
  if (!file) return io_fault("An upload cannot be read", path);
  return std::move(bytes).str();
}

/// True for a folder and a file in it: "PLAYER.ID/000001.txt".
bool is_upload_path(const fs::path& path) {
  int parts = 0;
  for (const auto& part : path) {
    if (part.empty() || part == "." || part == ".." || part.has_root_path()) return false;
    ++parts;
  }
  return parts == 2;
}

Result<std::int64_t> add_uploads(Database& database, const fs::path& folder) {
  const std::string table(uploads_table);
  TRY_VOID(database.execute("CREATE TABLE " + table +
                            " (path TEXT PRIMARY KEY, bytes BLOB NOT NULL) STRICT"));
  std::int64_t count = 0;
  std::error_code error;
  if (!fs::is_directory(folder, error)) return count;
  fs::recursive_directory_iterator at(folder, error);
  for (const fs::recursive_directory_iterator end; !error && at != end; at.increment(error)) {
    const auto name = at->path().lexically_relative(folder);
    std::error_code gone;
    if (!is_upload_path(name) || name.extension() == ".half" || !at->is_regular_file(gone)) {
      continue;
    }
    const auto bytes = bytes_of(at->path());
    if (!bytes && !fs::exists(at->path(), gone)) continue;  // the player has just removed it
    if (!bytes) return Failure(bytes.error());
    if (auto added = database.run("INSERT INTO " + table + " VALUES (?1, ?2)",
                                  name.generic_string(), database::Bytes{*bytes});
        !added) {
      return Failure(added.error());
    }
    ++count;
  }
  if (error && error != std::errc::no_such_file_or_directory) {
    return io_fault("The uploads cannot be read", folder, error);
  }
  return count;
}

Result<std::int64_t> take_uploads(Database& database, const fs::path& folder) {
  std::int64_t count = 0;
  const auto take_one = [&](std::pair<std::string, database::Bytes>&& upload) -> Result<void> {
    const fs::path name(upload.first);
    if (!is_upload_path(name)) {
      return failure(ErrorCode::io, "The backup has an upload with a path that cannot be",
                     name.string(), "a folder and a file in it");
    }
    std::error_code error;
    const auto path = folder / name;
    fs::create_directories(path.parent_path(), error);
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    file << upload.second.bytes;
    file.close();
    if (error) return io_fault("An upload cannot be written", path, error);
    if (!file) return io_fault("An upload cannot be written", path);
    TRY_VOID(sync(path));
    TRY_VOID(sync(path.parent_path()));
    ++count;
    return {};
  };
  TRY_VOID(database.each<std::pair<std::string, database::Bytes>>(
      "SELECT path, bytes FROM " + std::string(uploads_table), take_one));
  return count;
}

/// Keeps the file under both names.
Result<void> keep(const fs::path& file, const fs::path& aside) {
  std::error_code error;
  if (!fs::exists(file, error)) return {};
  const auto kept = aside / file.filename();
  fs::create_hard_link(file, kept, error);
  if (!error) return {};
  fs::copy_file(file, kept, error);  // another disk
  if (error) return io_fault("What is there cannot be kept", kept, error);
  return sync(kept);
}

Result<void> move_aside(const fs::path& path, const fs::path& aside) {
  std::error_code error;
  if (!fs::exists(path, error)) return {};
  fs::rename(path, aside / path.filename(), error);
  if (error) return io_fault("What is there cannot be moved", path, error);
  return {};
}

Result<void> take_away(const fs::path& path) {
  std::error_code error;
  fs::remove(path, error);
  if (error) return io_fault("This cannot be removed", path, error);
  return {};
}

Result<void> give_name(const fs::path& from, const fs::path& to) {
  std::error_code error;
  fs::rename(from, to, error);
  if (error) return io_fault("This cannot be written", to, error);
  return sync(folder_of(to));
}

/// Replaces the old database with the new one. After a power failure at any point the old one is
/// still complete, under its name or aside, and no log is next to another database.
Result<void> exchange(const fs::path& fresh, const fs::path& database, const fs::path& aside) {
  Result<void> done;
  for (const char* ending : {"", "-wal"}) {
    if (done) done = keep(with_ending(database, ending), aside);
  }
  if (done) done = sync(aside);
  for (const char* ending : {"-wal", "-shm"}) {
    if (done) done = take_away(with_ending(database, ending));
  }
  if (done) done = sync(folder_of(database));
  if (done) done = give_name(fresh, database);
  return done;
}

}  // namespace

Result<BackupContents> back_up(const KeptFiles& kept, const fs::path& target, bool replace,
                               const CopyWatch& watch) {
  std::error_code error;
  const bool is_there = fs::exists(fs::symlink_status(target, error));
  if (is_there && (!replace || !fs::is_regular_file(target, error))) {
    return failure(ErrorCode::conflict, "There is something of this name already", target.string(),
                   "another name, or --replace for a file that is to go");
  }
  const Unfinished copy(with_ending(target, ".unfinished"));
  TRY_VOID(copy_database(kept.database, copy.path(), MissingLog::refuse, watch));
  BackupContents contents;
  {
    TRY(auto database, Database::open(copy.path(), terminal));
    // A backup is complete without a log.
    TRY_VOID(mark_closed(database));
    TRY_VOID(database.execute("BEGIN"));
    const auto uploads = add_uploads(database, kept.uploads);
    if (!uploads) return Failure(uploads.error());
    TRY_VOID(database.execute("COMMIT"));
    TRY_VOID(check_copy(database, copy.path()));
    const auto games = database.query_number("SELECT count(*) FROM games");
    if (!games) return Failure(games.error());
    contents.games = *games;
    contents.uploads = *uploads;
  }
  TRY_VOID(sync(copy.path()));
  contents.bytes = fs::file_size(copy.path(), error);
  if (!replace && ::link(copy.path().c_str(), target.c_str()) != 0) {
    if (errno == EEXIST) return io_fault("There is something of this name already", target);
    // The file system has no links: assumes that no other process makes this file now.
  }
  TRY_VOID(give_name(copy.path(), target));
  return contents;
}

Result<BackupContents> restore(const fs::path& backup, const KeptFiles& kept, const fs::path& aside,
                               MissingLog missing, const CopyWatch& watch) {
  std::error_code error;
  fs::create_directories(folder_of(kept.database), error);
  if (!error) fs::create_directories(folder_of(kept.uploads), error);
  if (error) return io_fault("The data folder cannot be made", kept.uploads, error);
  TRY(const auto lock, GamesLock::take(kept.database));

  const Unfinished copy(with_ending(kept.database, ".restoring"));
  const Unfinished uploads(with_ending(kept.uploads, ".restoring"));
  TRY_VOID(copy_database(backup, copy.path(), missing, watch));
  BackupContents contents;
  bool with_uploads = false;
  {
    TRY(auto database, Database::open(copy.path(), terminal));
    TRY_VOID(check_copy(database, backup));
    const std::string table(uploads_table);
    TRY(const auto found,
        database.query_number("SELECT count(*) FROM sqlite_schema WHERE name='" + table + "'"));
    with_uploads = found != 0;
    if (with_uploads) {
      TRY(const auto taken, take_uploads(database, uploads.path()));
      contents.uploads = taken;
      if (auto gone = database.execute("DROP TABLE " + table + "; VACUUM"); !gone) {
        return Failure(gone.error());
      }
    }
    TRY_VOID(upgrade_copy(database, copy.path()));
    TRY_VOID(mark_closed(database));
    const auto games = database.query_number("SELECT count(*) FROM games");
    if (!games) return Failure(games.error());
    contents.games = *games;
  }
  TRY_VOID(sync(copy.path()));
  contents.bytes = fs::file_size(copy.path(), error);

  if (!fs::create_directories(aside, error)) {
    return failure(ErrorCode::conflict, "The folder for what is there now cannot be made",
                   aside.string(), "no folder of this name");
  }
  auto done = exchange(copy.path(), kept.database, aside);
  for (const char* ending : {"", "-wal", "-shm"}) {
    if (done) done = move_aside(with_ending(kept.archive, ending), aside);
  }
  if (done && with_uploads) done = move_aside(kept.uploads, aside);
  if (done && contents.uploads > 0) done = give_name(uploads.path(), kept.uploads);
  if (!done) return Failure(done.error());
  fs::remove(aside, error);  // if there was no database before
  return contents;
}

}  // namespace camlann::server
