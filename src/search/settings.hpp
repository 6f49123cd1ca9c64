#pragma once
// The settings of a search. Plain values.

#include <cstddef>
#include <cstdint>

#include "rules/technique.hpp"
#include "search/limits.hpp"

namespace camlann {

struct SearchSettings {
  std::size_t table_bytes = std::size_t{16} << 20;
  int threads = 1;
  Handicap handicap{};
  std::uint64_t seed = 1;  // of the handicap's noise
  Techniques techniques = Techniques::all();
  bool use_table = true;     // off in tests only
  bool trust_deeper = true;  // also use table entries of deeper searches; off in tests
};

}  // namespace camlann
