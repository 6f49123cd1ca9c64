#pragma once
// The weights of an evaluation as the tuner sees them: a row of numbers, some of which belong
// together under a name. Knows nothing of a game.

#include <cstddef>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace camlann::train {

using Row = std::vector<double>;

/// Neighbours in a row, with their place in the game's struct of weights: "man", "rank[3]".
struct Field {
  std::string name;
  std::size_t first = 0;
  std::size_t count = 1;
};

/// A struct that holds nothing but Numbers, as a row, and back, rounded.
template <class Number, class Struct>
Row row_of(const Struct& numbers) {
  static_assert(sizeof(Struct) % sizeof(Number) == 0);
  std::vector<Number> flat(sizeof(Struct) / sizeof(Number));
  std::memcpy(flat.data(), &numbers, sizeof(numbers));
  return {flat.begin(), flat.end()};
}
template <class Struct>
Struct struct_of(const Row& row) {
  Struct numbers;
  std::vector<int> flat;
  flat.reserve(row.size());
  for (const double number : row)
    flat.push_back(static_cast<int>(number < 0 ? number - 0.5 : number + 0.5));
  std::memcpy(static_cast<void*>(&numbers), flat.data(), sizeof(numbers));
  return numbers;
}

/// A line for each field that is not all zero, in the form that goes into the game's weights.cpp:
/// "  weights.man = 100;", "  weights.guards = {0, 24};". Numbers are rounded.
[[nodiscard]] std::string to_source(const Row& row, const std::vector<Field>& fields);

/// Reads the output of to_source(). Skips comment lines; fields left out are zero. Anything else is
/// an error that names its line.
[[nodiscard]] Result<Row> from_source(std::string_view text, const std::vector<Field>& fields);

}  // namespace camlann::train
