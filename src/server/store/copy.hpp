#pragma once
// Copies an installation from one database to another, of the same engine or the other: `camlann
// database copy`.

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

/// Copies everything in one transaction and compares every row before the commit. Fails without a
/// change if a server uses either database, the target is not empty, or the source has another
/// version of the schema.
[[nodiscard]] Result<std::vector<CopiedTable>> copy_database(const database::Address& from,
                                                             const database::Address& to);

}  // namespace camlann::server
