#pragma once
// Measures the database on a separate connection. Used by space.cpp. Not thread-safe.

#include <cstdint>
#include <utility>

#include "base/result.hpp"
#include "database/address.hpp"
#include "database/database.hpp"

namespace camlann::server {

class DatabaseSize {
 public:
  [[nodiscard]] static Result<DatabaseSize> open(const database::Address& address);

  /// Returns the bytes of a PostgreSQL database; 0 for a file, which can be measured as one.
  [[nodiscard]] Result<std::int64_t> elsewhere();
  /// Returns the bytes of a file that SQLite uses again before the file grows.
  [[nodiscard]] Result<std::int64_t> reusable();

 private:
  explicit DatabaseSize(database::Database database) : database_(std::move(database)) {}

  [[nodiscard]] bool is_file() const { return database_.engine() == database::Engine::sqlite; }

  database::Database database_;
};

}  // namespace camlann::server
