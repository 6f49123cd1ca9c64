#include "server/test_postgres.hpp"

#include <fcntl.h>
#include <grp.h>
#include <pwd.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "database/database.hpp"
#include "server/store/schema.hpp"

namespace camlann::server::test {

namespace fs = std::filesystem;

namespace {

/// PostgreSQL refuses to run as root.
const passwd* other_user() {
  if (geteuid() != 0) return nullptr;
  for (const char* name : {"postgres", "nobody"}) {
    if (const passwd* user = getpwnam(name)) return user;
  }
  throw std::runtime_error("there is no user for PostgreSQL");
}

[[noreturn]] void become(const std::vector<std::string>& command, const passwd* user,
                         const std::string& log) {
  if (user != nullptr &&
      (setgroups(0, nullptr) != 0 || setgid(user->pw_gid) != 0 || setuid(user->pw_uid) != 0)) {
    _exit(126);
  }
  prctl(PR_SET_PDEATHSIG, SIGQUIT);
  const int out = ::open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
  dup2(out, STDOUT_FILENO);
  dup2(out, STDERR_FILENO);
  std::vector<char*> words;
  for (const auto& word : command) words.push_back(const_cast<char*>(word.c_str()));
  words.push_back(nullptr);
  execv(words[0], words.data());
  _exit(127);
}

pid_t spawn(const std::vector<std::string>& command, const std::string& log) {
  const passwd* user = other_user();
  const pid_t child = fork();
  if (child < 0) throw std::runtime_error("no process for PostgreSQL");
  if (child == 0) become(command, user, log);
  return child;
}

/// The tables of a database and the number of its triggers.
struct Shape {
  std::vector<database::Table> tables;
  std::int64_t triggers;

  bool operator==(const Shape&) const = default;
};

Shape shape_of(database::Database& database) {
  return {database.tables().value(),
          database.query_number("SELECT count(*) FROM pg_trigger WHERE NOT tgisinternal").value()};
}

/// Returns the shape of a database that a store has just made.
Shape new_shape(const database::Address& address) {
  auto database = database::Database::open(address).value();
  if (!migrate(database, address)) throw std::runtime_error("no tables");
  return shape_of(database);
}

/// Returns the statements by which the schema fills its own tables, but for its version.
std::string first_rows() {
  const auto schema = schema_for(database::Engine::postgres);
  std::string statements;
  constexpr std::string_view insert = "\nINSERT INTO ";
  for (auto at = schema.find(insert); at != std::string_view::npos;
       at = schema.find(insert, at + 1)) {
    const auto statement = std::string_view(schema).substr(at + 1, schema.find(";\n", at) - at);
    if (!statement.starts_with("INSERT INTO schema_version")) statements += statement;
  }
  return statements;
}

std::string program(const char* name) {
  return std::string(CAMLANN_POSTGRES) + "/" + name;
}

}  // namespace

TestPostgres& TestPostgres::shared() {
  static TestPostgres one;
  return one;
}

TestPostgres::TestPostgres() : data_(folder_.path() / "data") {
  if (!fs::exists(program("initdb"))) {
    throw std::runtime_error("PostgreSQL 15 is not installed: script/setup --test installs it");
  }
  if (const passwd* user = other_user()) {
    if (chown(folder_.path().c_str(), user->pw_uid, user->pw_gid) != 0) {
      throw std::runtime_error("the folder of PostgreSQL cannot be given away");
    }
  }
  const auto made = spawn({program("initdb"), "-D", data_.string(), "-U", "camlann", "-A", "trust",
                           "-E", "UTF8", "--locale=C", "--no-sync"},
                          folder_.path() / "log");
  int status = 0;
  waitpid(made, &status, 0);
  if (status != 0) throw std::runtime_error("initdb failed");
  start();
}

TestPostgres::~TestPostgres() {
  kill();
}

void TestPostgres::start() {
  const std::vector<std::string> settings = {"listen_addresses=" + host_,
                                             "unix_socket_directories=" + folder_.path().string(),
                                             "fsync=off",
                                             "full_page_writes=off",
                                             "max_connections=60",
                                             "shared_buffers=32MB"};
  std::vector<std::string> command = {program("postgres"), "-D", data_.string()};
  for (const auto& setting : settings) {
    command.emplace_back("-c");
    command.push_back(setting);
  }
  process_ = spawn(command, folder_.path() / "log");
  for (int i = 0; i < 1200 && !answers(); ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    // It does not start before all processes of the one that was killed are gone.
    if (waitpid(process_, nullptr, WNOHANG) == process_) {
      process_ = spawn(command, folder_.path() / "log");
    }
  }
  if (!answers()) throw std::runtime_error("PostgreSQL did not start");
}

bool TestPostgres::answers() const {
  return database::Database::open(database::Address::of_server(url("postgres"))).has_value();
}

void TestPostgres::kill() {
  if (process_ < 0) return;
  // All of its processes are children of the first: with it alone they would live on for a moment.
  signal_all(SIGKILL);
  waitpid(process_, nullptr, 0);
  process_ = -1;
  std::error_code ignored;
  fs::remove(data_ / "postmaster.pid", ignored);
}

void TestPostgres::listen_at(const std::string& host, const std::string& network) {
  kill();
  host_ = host;
  std::ofstream(data_ / "pg_hba.conf", std::ios::app) << "host all all " << network << " trust\n";
  start();
}

void TestPostgres::copy_files(const fs::path& to) const {
  const auto copying = spawn({program("pg_basebackup"), "--pgdata=" + to.string(),
                              "--checkpoint=fast", "--dbname=" + url("postgres")},
                             folder_.path() / "log");
  int status = 0;
  waitpid(copying, &status, 0);
  if (status != 0) {
    throw std::runtime_error("pg_basebackup failed: " +
                             camlann::test::read_bytes(folder_.path() / "log"));
  }
}

void TestPostgres::go_on_with(fs::path copy) {
  kill();
  data_ = std::move(copy);
  start();
}

std::string TestPostgres::url_at_host(const database::Address& address) const {
  const auto& url = address.url();
  return url.substr(0, url.find('?')) + "?host=" + host_;
}

void TestPostgres::signal_all(int signal) const {
  std::vector<pid_t> all{process_};
  for (const auto& entry : fs::directory_iterator("/proc")) {
    std::ifstream stat(entry.path() / "stat");
    std::string line;
    if (!std::getline(stat, line)) continue;
    const auto behind_name = line.rfind(')');
    if (behind_name == std::string::npos || behind_name + 4 > line.size()) continue;
    if (std::atoi(line.c_str() + behind_name + 4) == process_)
      all.push_back(std::atoi(line.c_str()));
  }
  for (const auto one : all) ::kill(one, signal);
}

std::string TestPostgres::url(const std::string& database) const {
  return "postgresql://camlann@/" + database + "?host=" + folder_.path().string();
}

database::Address TestPostgres::new_database() {
  const auto name = "db" + std::to_string(++databases_);
  auto database = database::Database::open(database::Address::of_server(url("postgres"))).value();
  if (!database.take_time() || !database.execute("CREATE DATABASE " + name)) {
    throw std::runtime_error("no database");
  }
  return database::Address::of_server(url(name));
}

database::Address TestPostgres::clean_database() {
  static const auto address = new_database();
  static const auto whole = new_shape(new_database());
  auto database = database::Database::open(address).value();
  const auto found = shape_of(database);
  if (found.tables.empty()) return address;
  // A test may have taken a table away, or put a trigger on one.
  if (found != whole) {
    if (!database.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public;")) {
      throw std::runtime_error("the database cannot be emptied");
    }
    return address;
  }
  std::string sql = "SET session_replication_role = replica;";
  for (const auto& [table, columns, key] : found.tables) {
    if (table != "schema_version" && table != "secrets") {
      sql += "DELETE FROM " + table + ";";
    }
  }
  sql +=
      "DELETE FROM secrets WHERE name <> 'player-keys';"
      "UPDATE schema_version SET version = " +
      std::to_string(schema_mark(newest_schema())) + ";" + first_rows() +
      "SELECT setval(oid::regclass, 1, false) FROM pg_class WHERE relkind = 'S';";
  if (!database.execute(sql)) throw std::runtime_error("the database cannot be emptied");
  return address;
}

database::Address test_database(const std::string& engine, const fs::path& folder) {
  if (engine == "postgres") return TestPostgres::shared().clean_database();
  return folder / "games.sqlite";
}

}  // namespace camlann::server::test
