#pragma once
// Where a database is. A value, for whoever opens a connection (database.hpp).

#include <cstdint>
#include <filesystem>
#include <string>
#include <utility>

namespace camlann::database {

/// What keeps the rows.
enum class Engine : std::uint8_t { sqlite, postgres };

class Address {
 public:
  /// A file of SQLite's.
  Address(std::filesystem::path file)  // NOLINT(google-explicit-constructor): a file is one
      : file_(std::move(file)) {}
  Address(const char* file) : file_(file) {}  // NOLINT(google-explicit-constructor): the same

  /// A database of a PostgreSQL server, as libpq reads it: postgresql://user@host:port/name.
  [[nodiscard]] static Address of_server(std::string url) {
    Address address{std::filesystem::path()};
    address.url_ = std::move(url);
    return address;
  }

  [[nodiscard]] Engine engine() const { return url_.empty() ? Engine::sqlite : Engine::postgres; }
  [[nodiscard]] const std::filesystem::path& file() const { return file_; }
  /// With the password, if it has one: not for people.
  [[nodiscard]] const std::string& url() const { return url_; }
  /// For people: a file, or a URL without its password.
  [[nodiscard]] std::string shown() const;

 private:
  std::filesystem::path file_;
  std::string url_;
};

}  // namespace camlann::database
