#pragma once
// The address of a database, as a value. Connections are opened with it (database.hpp).

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <utility>

#include "database/write_turns.hpp"

namespace camlann::database {

/// The engine that stores the rows.
enum class Engine : std::uint8_t { sqlite, postgres };

/// The permission to connect, for a user that can lose the database to another: `never` after the
/// loss.
enum class MayConnect : std::uint8_t { yes, not_now, never };

class Address {
 public:
  /// Names an SQLite file.
  Address(std::filesystem::path file)  // NOLINT(google-explicit-constructor): a file is one
      : file_(std::move(file)), write_turns_(std::make_shared<WriteTurns>()) {}
  Address(const char* file)  // NOLINT(google-explicit-constructor): the same
      : Address(std::filesystem::path(file)) {}

  /// Names a database on a PostgreSQL server by a URL in libpq's format:
  /// postgresql://user@host:port/name.
  [[nodiscard]] static Address of_server(std::string url) {
    Address address{std::filesystem::path()};
    address.url_ = std::move(url);
    return address;
  }

  /// Returns the same address for a user that can lose the database to another. The name, of
  /// letters and digits, identifies the user's connections. A connection is made only if
  /// `may_connect` returns `yes`; it is called on any thread.
  [[nodiscard]] Address used_by(const std::string& name,
                                std::function<MayConnect()> may_connect) const {
    Address address = *this;
    address.user_ = std::make_shared<const User>(User{name, std::move(may_connect)});
    return address;
  }
  [[nodiscard]] MayConnect may_connect() const {
    return user_ ? user_->may_connect() : MayConnect::yes;
  }
  /// Returns the prefix of the connections' names (application_name).
  [[nodiscard]] std::string connection_name() const {
    return user_ ? connection_name_of(user_->name) : "camlann-";
  }
  [[nodiscard]] static std::string connection_name_of(const std::string& user) {
    return "camlann-" + user + "-";
  }

  [[nodiscard]] Engine engine() const { return url_.empty() ? Engine::sqlite : Engine::postgres; }
  [[nodiscard]] const std::filesystem::path& file() const { return file_; }
  /// Returns the URL, password included: do not show it to people.
  [[nodiscard]] const std::string& url() const { return url_; }
  /// Returns the order in which the connections of this address and its copies write to the file.
  [[nodiscard]] const std::shared_ptr<WriteTurns>& write_turns() const { return write_turns_; }
  /// Returns the file, or the URL without its password, to show to people.
  [[nodiscard]] std::string shown() const;

 private:
  struct User {
    std::string name;
    std::function<MayConnect()> may_connect;
  };

  std::filesystem::path file_;
  std::string url_;
  std::shared_ptr<const User> user_;
  std::shared_ptr<WriteTurns> write_turns_;
};

}  // namespace camlann::database
