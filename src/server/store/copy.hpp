#pragma once
// Copies all of an installation from one database to another, of the same engine or not: `camlann
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

/// In one transaction, with every row compared afterwards; nothing where a server uses either, the
/// target has anything in it, or the source is not of this program's schema.
[[nodiscard]] Result<std::vector<CopiedTable>> copy_database(const database::Address& from,
                                                             const database::Address& to);

}  // namespace camlann::server
