#pragma once
// A PostgreSQL server for tests: in a separate folder, on a socket in it, without waiting for the
// disk. It ends with the test program, in any case.

#include <gtest/gtest.h>
#include <sys/types.h>

#include <filesystem>
#include <string>

#include "database/address.hpp"
#include "support/files.hpp"

namespace camlann::server::test {

class TestPostgres {
 public:
  /// One for the whole test program; started when it is first asked for.
  static TestPostgres& shared();

  TestPostgres();
  TestPostgres(const TestPostgres&) = delete;
  TestPostgres& operator=(const TestPostgres&) = delete;
  ~TestPostgres();

  /// The same database each time, emptied: nothing may be connected to it. A store creates its
  /// tables.
  database::Address clean_database();
  /// Another one.
  database::Address new_database();

  /// It ends with the thread that has started it.
  void start();
  /// As when the machine loses power, but for the disk.
  void kill();
  /// SIGSTOP or SIGCONT to all of its processes.
  void signal_all(int signal) const;
  /// Restarts, and also accepts connections at this address from this network, without a password.
  void listen_at(const std::string& host, const std::string& network);
  /// URL of one of its databases at that address.
  [[nodiscard]] std::string url_at_host(const database::Address& address) const;
  /// Copies all its current files, by pg_basebackup.
  void copy_files(const std::filesystem::path& to) const;
  /// Starts again, with such a copy in the place of its files.
  void go_on_with(std::filesystem::path copy);
  /// Its socket is in it.
  [[nodiscard]] const std::filesystem::path& folder() const { return folder_.path(); }

 private:
  [[nodiscard]] std::string url(const std::string& database) const;
  [[nodiscard]] bool answers() const;

  camlann::test::TemporaryFolder folder_;
  std::filesystem::path data_;
  std::string host_;  // empty: none
  pid_t process_ = -1;
  int databases_ = 0;
};

/// Returns a file in the folder for "sqlite", the clean database for "postgres".
database::Address test_database(const std::string& engine, const std::filesystem::path& folder);

/// Name of a test with such a parameter.
inline std::string store_name(const testing::TestParamInfo<std::string>& info) {
  return info.param;
}

}  // namespace camlann::server::test
