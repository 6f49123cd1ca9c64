#include "array_lines.hpp"

#include <sstream>
#include <utility>

#include "arrangement_text.hpp"
#include "base/number.hpp"
#include "base/try.hpp"
#include "units.hpp"

namespace camlann::train {

Result<ArrayLine> read_array_line(std::string_view line, std::size_t numbers) {
  std::istringstream words{std::string(line)};
  std::string array;
  ArrayLine read;
  words >> array >> read.what;
  if (read.what == "turned") {
    array += " turned";
    read.what.clear();
    words >> read.what;
  }
  TRY(read.arrangement, read_arrangement(array));
  bool right = !read.what.empty();
  for (std::string word; words >> word;) {
    const bool plus = word.front() == '+';
    const auto number = read_number<std::int64_t>(std::string_view(word).substr(plus ? 1 : 0));
    right = right && number;
    read.numbers.push_back(number.value_or(0));
  }
  if (right && read.numbers.size() == numbers) return read;
  return failure(ErrorCode::syntax, "not a line of a unit: " + std::string(line), {},
                 "an array, a word and " + std::to_string(numbers) + " numbers");
}

Result<std::vector<ArrayLine>> read_array_lines(const std::string& directory,
                                                const std::string& stem, std::size_t numbers) {
  TRY(const std::vector<Unit> units, read_units(directory, stem));
  std::vector<ArrayLine> lines;
  for (const Unit& unit : units) {
    std::istringstream text(unit.lines);
    int number = 1;  // of the head
    for (std::string line; std::getline(text, line);) {
      ++number;
      auto read = read_array_line(line, numbers);
      if (!read) {
        const Error& error = read.error();
        return failure(error.code, error.what, unit.path + ", line " + std::to_string(number),
                       error.expected);
      }
      lines.push_back(std::move(*read));
    }
  }
  return lines;
}

}  // namespace camlann::train
