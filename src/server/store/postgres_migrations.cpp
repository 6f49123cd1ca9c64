// The steps of PostgreSQL's schema behind its baseline: each beside the step of the same number in
// migrations.cpp, with the same tables, columns and indexes (test/server/schemas_test.cpp). TEXT is
// TEXT COLLATE "C" here, INTEGER is BIGINT, REAL is DOUBLE PRECISION, and nothing is STRICT.

#include <span>
#include <string_view>

#include "server/store/migrations.hpp"

namespace camlann::server {

// With the first step behind the baseline: std::array<std::string_view, N> and its texts.
std::span<const std::string_view> postgres_migrations() {
  return {};
}

}  // namespace camlann::server
