#include "server/store/database_size.hpp"

#include <cstdint>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/address.hpp"
#include "database/database.hpp"

namespace camlann::server {

Result<DatabaseSize> DatabaseSize::open(const database::Address& address) {
  TRY(auto database, database::Database::open_to_read(address));
  return DatabaseSize(std::move(database));
}

Result<std::int64_t> DatabaseSize::elsewhere() {
  if (is_file()) return 0;
  return database_.query_number("SELECT pg_database_size(current_database())");
}

Result<std::int64_t> DatabaseSize::reusable() {
  if (!is_file()) return 0;
  TRY(const auto pages, database_.query_number("PRAGMA freelist_count"));
  TRY(const auto size, database_.query_number("PRAGMA page_size"));
  return pages * size;
}

}  // namespace camlann::server
