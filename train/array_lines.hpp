#pragma once
// The lines of units that arrays.cpp has written: an array, a word and numbers.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "games/camblam/arrays.hpp"

namespace camlann::train {

struct ArrayLine {
  camblam::Arrangement arrangement;
  std::string what;  // kept, games
  std::vector<std::int64_t> numbers;
};

/// Parses "AARBIQ/NNNCCC turned kept +512 8000000". Refused: a line without its word or with
/// another count of numbers.
[[nodiscard]] Result<ArrayLine> read_array_line(std::string_view line, std::size_t numbers);

/// Reads all lines of the units with this stem. Refused: a damaged unit, and the first line that is
/// not as expected, by file and number.
[[nodiscard]] Result<std::vector<ArrayLine>> read_array_lines(const std::string& directory,
                                                              const std::string& stem,
                                                              std::size_t numbers);

}  // namespace camlann::train
