#pragma once
// Berger's tables: the pairings and colours of each round of a round robin (FIDE Handbook C.05,
// annex 1). Pure; thread-safe.

#include <cstddef>
#include <vector>

namespace camlann::tournament {

/// Player numbers from 1.
struct NumberPair {
  std::size_t white = 0;
  std::size_t black = 0;

  bool operator==(const NumberPair&) const = default;
};

/// Returns the rounds for an even number of players, 2 or more, in the order of the published
/// tables. For an odd number of players the last number is a dummy: its opponent has a rest.
[[nodiscard]] std::vector<std::vector<NumberPair>> berger_table(std::size_t players);

/// Returns the rounds of one or two cycles. The second cycle reverses colours; then the last two
/// rounds of the first cycle are swapped, as FIDE recommends, so that no player has a colour three
/// times in a row.
[[nodiscard]] std::vector<std::vector<NumberPair>> berger_cycles(std::size_t players, int cycles);

}  // namespace camlann::tournament
