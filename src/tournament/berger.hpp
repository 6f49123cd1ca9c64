#pragma once
// Berger's tables: who plays whom in which round of a round robin, and with which colours (FIDE
// Handbook C.05, annex 1). Pure; thread-safe.

#include <cstddef>
#include <vector>

namespace camlann::tournament {

/// Numbers from 1.
struct NumberPair {
  std::size_t white = 0;
  std::size_t black = 0;

  bool operator==(const NumberPair&) const = default;
};

/// The rounds for an even number of players, 2 or more, in the order of the published tables. With
/// an odd number of players the last number is nobody: who meets it rests.
[[nodiscard]] std::vector<std::vector<NumberPair>> berger_table(std::size_t players);

}  // namespace camlann::tournament
