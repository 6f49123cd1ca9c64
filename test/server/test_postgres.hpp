#pragma once
// A server of PostgreSQL's for tests: in a folder of its own, on a socket in it, without waiting
// for the disk. It ends with the test program, however that ends.

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

  /// The same database each time, and as if it were new: nothing may be connected to it. Its tables
  /// are there once a store has made them.
  database::Address clean_database();
  /// Another one.
  database::Address new_database();

  /// It ends with the thread that has started it.
  void start();
  /// As when the machine loses power, but for the disk.
  void kill();
  /// SIGSTOP or SIGCONT to all of its processes.
  void signal_all(int signal) const;
  /// Starts again, and takes connections at this address too, from this network, as anybody.
  void listen_at(const std::string& host, const std::string& network);
  /// Of one of its databases, for those who come that way.
  [[nodiscard]] std::string url_at_host(const database::Address& address) const;
  /// A copy of all its files as they are now, by pg_basebackup.
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

/// Of "sqlite" a file in the folder, of "postgres" the clean database.
database::Address test_database(const std::string& engine, const std::filesystem::path& folder);

/// Of a test with such a parameter.
inline std::string store_name(const testing::TestParamInfo<std::string>& info) {
  return info.param;
}

}  // namespace camlann::server::test
