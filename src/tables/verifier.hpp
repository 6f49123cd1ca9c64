#pragma once
// Checks tables against the rules: each entry must equal the result of one ply of lookahead. Called
// by the command line and by tests.

#include <cstdint>
#include <functional>
#include <string>

#include "base/result.hpp"
#include "tables/material.hpp"
#include "tables/tables.hpp"

namespace camlann::tables {

struct VerifyOrder {
  std::uint64_t sample = 1'000'000;  // positions; smaller tables are checked completely
  std::uint64_t seed = 1;
  unsigned threads = 1;
};

struct Verified {
  std::uint64_t positions = 0;
  std::uint64_t wrong = 0;
  std::string first_wrong;  // FEN, with the entry and the correct value
};

/// Also reads every block, so that a wrong checksum anywhere in the file is an error.
[[nodiscard]] Result<Verified> verify_table(const Tables& tables, const TableId& id,
                                            const VerifyOrder& order);

}  // namespace camlann::tables
