#pragma once
// Where a database is. A value, for whoever opens a connection (database.hpp).

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <utility>

namespace camlann::database {

/// What keeps the rows.
enum class Engine : std::uint8_t { sqlite, postgres };

/// Of a user who may lose the database to another: `never` once he has.
enum class MayConnect : std::uint8_t { yes, not_now, never };

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

  /// The same for a user of a server's database that may lose it to another. Its connections can be
  /// told from others by this name, of letters and digits, and are made only where `may_connect`
  /// says yes. That is asked on any thread.
  [[nodiscard]] Address used_by(const std::string& name,
                                std::function<MayConnect()> may_connect) const {
    Address address = *this;
    address.user_ = std::make_shared<const User>(User{name, std::move(may_connect)});
    return address;
  }
  [[nodiscard]] MayConnect may_connect() const {
    return user_ ? user_->may_connect() : MayConnect::yes;
  }
  /// How the names of its connections begin (application_name).
  [[nodiscard]] std::string connection_name() const {
    return user_ ? connection_name_of(user_->name) : "camlann-";
  }
  [[nodiscard]] static std::string connection_name_of(const std::string& user) {
    return "camlann-" + user + "-";
  }

  [[nodiscard]] Engine engine() const { return url_.empty() ? Engine::sqlite : Engine::postgres; }
  [[nodiscard]] const std::filesystem::path& file() const { return file_; }
  /// With the password, if it has one: not for people.
  [[nodiscard]] const std::string& url() const { return url_; }
  /// For people: a file, or a URL without its password.
  [[nodiscard]] std::string shown() const;

 private:
  struct User {
    std::string name;
    std::function<MayConnect()> may_connect;
  };

  std::filesystem::path file_;
  std::string url_;
  std::shared_ptr<const User> user_;
};

}  // namespace camlann::database
