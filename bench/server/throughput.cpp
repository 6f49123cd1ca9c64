// How many moves per second the server acknowledges, each on disk, against a bare loop of commits
// of the same rows with the same settings in the same folder: what the server adds to the disk's
// time. They take turns, so that a disk that is now fast and now slow does no wrong to either.
//
//   camlann_server_throughput [FOLDER [SECONDS]]     a folder on the disk in question; seconds a
//   turn
#include <sqlite3.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "server/client.hpp"

namespace {

namespace fs = std::filesystem;
using camlann::server::test::Client;
using camlann::server::test::Program;
using std::chrono::steady_clock;

constexpr int turns = 5;
constexpr unsigned most_clients = 16;

void check(bool fine, const std::string& what) {
  if (!fine) throw std::runtime_error(what);
}

double seconds_since(steady_clock::time_point begun) {
  return std::chrono::duration<double>(steady_clock::now() - begun).count();
}

std::string field(const std::string& json, const std::string& name) {
  const auto at = json.find('"' + name + "\":\"");
  check(at != std::string::npos, "no " + name + " in " + json);
  const auto begin = at + name.size() + 4;
  return json.substr(begin, json.find('"', begin) - begin);
}

/// A player whose men go to and fro, in game after game.
class Player {
 public:
  explicit Player(std::uint16_t port) : client_(port) { begin(); }

  void move() {
    if (ply_ == 1000) begin();
    constexpr const char* moves[] = {"B5-A5", "B9-A9", "A5-B5", "A9-B9"};
    const auto ply = std::to_string(ply_);
    const auto answer =
        client_.post("/api/games/" + game_ + "/moves",
                     R"({"ply":)" + ply + R"(,"move":")" + moves[ply_ % 4] + R"(","nonce":")" +
                         ply + R"(","have":)" + std::to_string(ply_ + 1) + '}');
    check(answer.status == 200, answer.body);
    ++ply_;
  }

 private:
  void begin() {
    game_ =
        field(client_.post("/api/games", R"({"variant":"cam","opponent":"person"})").body, "id");
    ply_ = 0;
  }

  Client client_;
  std::string game_;
  int ply_ = 0;
};

double moves_per_second(std::vector<Player>& players, std::size_t count, double seconds) {
  std::vector<long> moves(count);
  std::vector<std::thread> threads;
  const auto begun = steady_clock::now();
  for (std::size_t i = 0; i < count; ++i) {
    threads.emplace_back([&, i] {
      for (; seconds_since(begun) < seconds; ++moves[i]) players[i].move();
    });
  }
  for (auto& thread : threads) thread.join();
  long all = 0;
  for (const long one : moves) all += one;
  return static_cast<double>(all) / seconds_since(begun);
}

/// The commits of one game's moves, as the store makes them (src/server/store/sqlite_store.cpp).
class Commits {
 public:
  explicit Commits(const fs::path& file) {
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
    const auto begun = steady_clock::now();
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

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

void measure(const fs::path& folder, double seconds) {
  fs::create_directories(folder / "web");
  Program program(folder / "data", folder / "web");
  check(program.ready(), "the server does not start");
  std::vector<Player> players;
  for (unsigned i = 0; i < most_clients; ++i) players.emplace_back(program.port());
  players.front().move();
  const auto copy = folder / "copy.sqlite";
  for (const auto* ending : {"", "-wal"}) {
    const auto from = folder / (std::string("data/games.sqlite") + ending);
    if (fs::exists(from)) fs::copy_file(from, copy.string() + ending);
  }
  Commits commits(copy);
  std::vector<double> bare;
  std::map<std::size_t, std::vector<double>> moves;  // by how many clients play at a time
  for (int turn = 0; turn < turns; ++turn) {
    bare.push_back(commits.per_second(seconds));
    std::printf("commits %5.0f", bare.back());
    for (const std::size_t clients : {1U, 4U, most_clients}) {
      moves[clients].push_back(moves_per_second(players, clients, seconds));
      std::printf("   moves of %2zu clients %5.0f", clients, moves[clients].back());
    }
    std::printf("\n");
    std::fflush(stdout);
  }
  std::printf("median ratio to bare commits:");
  for (const auto& [clients, rates] : moves) {
    std::printf("  %.2f for %zu", median(rates) / median(bare), clients);
  }
  std::printf("\n");
}

}  // namespace

int main(int count, char** words) {
  const fs::path folder = (count > 1 ? fs::path(words[1]) : fs::temp_directory_path()) /
                          ("camlann-throughput-" + std::to_string(getpid()));
  int status = 0;
  try {
    measure(folder, count > 2 ? std::atof(words[2]) : 3.0);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    status = 1;
  }
  fs::remove_all(folder);
  return status;
}
