#pragma once
// Copies a whole database to another, of the same engine or not, for `camlann database copy`.

#include <cstdint>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "database/address.hpp"

namespace camlann::server {

struct CopiedTable {
  std::string name;
  std::int64_t rows = 0;
};

/// Copies in one transaction and compares every row afterwards. An error, which changes nothing, if
/// a server uses either database, the target is not empty or the source has another schema version.
[[nodiscard]] Result<std::vector<CopiedTable>> copy_database(const database::Address& from,
                                                             const database::Address& to);

}  // namespace camlann::server
