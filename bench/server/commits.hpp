#pragma once
// The bare loop of commits that the server is measured against, and what its programs share.

#include <sqlite3.h>
#include <sys/types.h>
#include <unistd.h>

#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>
#include <string_view>

namespace camlann::bench {

inline void check(bool fine, const std::string& what) {
  if (!fine) throw std::runtime_error(what);
}

inline double seconds_since(std::chrono::steady_clock::time_point begun) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
}

/// A field of text of this name, the first in the JSON.
inline std::string field(const std::string& json, const std::string& name) {
  const auto at = json.find('"' + name + "\":\"");
  check(at != std::string::npos, "no " + name + " in " + json);
  const auto begin = at + name.size() + 4;
  return json.substr(begin, json.find('"', begin) - begin);
}

/// The first number of this name in the JSON.
inline std::int64_t number(std::string_view json, std::string_view name) {
  const auto at = json.find('"' + std::string(name) + "\":");
  check(at != std::string_view::npos, "no number " + std::string(name));
  return std::atoll(json.data() + at + name.size() + 3);
}

/// Seconds of processor time that a process has used.
inline double processor_seconds(pid_t process) {
  std::ifstream file("/proc/" + std::to_string(process) + "/stat");
  std::string word;
  for (int i = 0; i < 13; ++i) file >> word;
  double user = 0;
  double system = 0;
  file >> user >> system;
  return (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

/// Copies a database of games that a server has open.
inline std::filesystem::path copied(const std::filesystem::path& data) {
  namespace fs = std::filesystem;
  const auto copy = data.parent_path() / "copy.sqlite";
  for (const auto* ending : {"", "-wal"}) {
    const auto from = data / (std::string("games.sqlite") + ending);
    if (fs::exists(from)) fs::copy_file(from, copy.string() + ending);
  }
  return copy;
}

/// The commits of one game's moves, as the store makes them (src/server/store/store.cpp).
class Commits {
 public:
  explicit Commits(const std::filesystem::path& file) {
    check(sqlite3_open(file.c_str(), &database_) == SQLITE_OK, "the copy cannot be opened");
    run("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;");
    insert_ = prepare(
        "INSERT INTO events (game, version, kind, by, text, nonce, request, at) "
        "SELECT id, ?1, 'move', 'person', 'B5-A5', ?1, 'move ' || ?1 || ' B5-A5', 1 FROM games "
        "LIMIT 1");
    update_ = prepare(
        "UPDATE games SET version=?1, plies=?1, fen=fen, updated=?1 "
        "WHERE id=(SELECT id FROM games LIMIT 1)");
  }
  Commits(const Commits&) = delete;
  Commits& operator=(const Commits&) = delete;
  ~Commits() {
    sqlite3_finalize(insert_);
    sqlite3_finalize(update_);
    sqlite3_close(database_);
  }

  double per_second(double seconds) {
    const auto begun = std::chrono::steady_clock::now();
    long count = 0;
    for (; seconds_since(begun) < seconds; ++count) {
      ++version_;
      run("BEGIN IMMEDIATE");
      step(update_);
      step(insert_);
      run("COMMIT");
    }
    return static_cast<double>(count) / seconds_since(begun);
  }

 private:
  void run(const char* sql) {
    check(sqlite3_exec(database_, sql, nullptr, nullptr, nullptr) == SQLITE_OK,
          sqlite3_errmsg(database_));
  }
  sqlite3_stmt* prepare(const char* sql) {
    sqlite3_stmt* statement = nullptr;
    check(sqlite3_prepare_v2(database_, sql, -1, &statement, nullptr) == SQLITE_OK,
          sqlite3_errmsg(database_));
    return statement;
  }
  void step(sqlite3_stmt* statement) {
    sqlite3_bind_int64(statement, 1, version_);
    check(sqlite3_step(statement) == SQLITE_DONE, sqlite3_errmsg(database_));
    sqlite3_reset(statement);
  }

  sqlite3* database_ = nullptr;
  sqlite3_stmt* insert_ = nullptr;
  sqlite3_stmt* update_ = nullptr;
  sqlite3_int64 version_ = 1'000'000;
};

}  // namespace camlann::bench
