#include "row.hpp"

#include <cctype>
#include <cmath>
#include <map>

#include "base/number.hpp"

namespace camlann::train {

namespace {

constexpr std::string_view before_name = "weights.";

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.front())) != 0) {
    text.remove_prefix(1);
  }
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.back())) != 0) {
    text.remove_suffix(1);
  }
  return text;
}

// "100" or "{1, -2, 3}".
Result<Row> numbers_of(std::string_view text) {
  if (!text.empty() && text.front() == '{') {
    if (text.back() != '}') return failure(ErrorCode::syntax, "the list does not end");
    text = text.substr(1, text.size() - 2);
  }
  Row numbers;
  while (true) {
    const std::size_t comma = std::min(text.find(','), text.size());
    const std::string_view word = trimmed(text.substr(0, comma));
    const auto number = read_number<int>(word);
    if (!number) {
      return failure(ErrorCode::syntax, "\"" + std::string(word) + "\" is not a whole number");
    }
    numbers.push_back(*number);
    if (comma == text.size()) return numbers;
    text.remove_prefix(comma + 1);
  }
}

}  // namespace

std::string to_source(const Row& row, const std::vector<Field>& fields) {
  std::string text;
  for (const Field& field : fields) {
    bool any = false;
    std::string numbers;
    for (std::size_t i = 0; i < field.count; ++i) {
      const long number = std::lround(row[field.first + i]);
      any = any || number != 0;
      numbers += (i == 0 ? "" : ", ") + std::to_string(number);
    }
    if (!any) continue;
    if (field.count > 1) numbers = "{" + numbers + "}";
    text += "  " + std::string(before_name) + field.name + " = " + numbers + ";\n";
  }
  return text;
}

Result<Row> from_source(std::string_view text, const std::vector<Field>& fields) {
  std::map<std::string_view, const Field*> by_name;
  std::size_t size = 0;
  for (const Field& field : fields) {
    by_name[field.name] = &field;
    size = std::max(size, field.first + field.count);
  }
  Row row(size, 0);
  for (int number = 1; !text.empty(); ++number) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = trimmed(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.empty() || line.substr(0, 2) == "//") continue;
    const std::string where = "line " + std::to_string(number);
    const std::size_t equals = line.find(" = ");
    if (line.substr(0, before_name.size()) != before_name || equals == line.npos ||
        line.back() != ';') {
      return failure(ErrorCode::syntax, "this is not a weight", where, "weights.NAME = VALUE;");
    }
    const std::string_view name = line.substr(before_name.size(), equals - before_name.size());
    const auto found = by_name.find(name);
    if (found == by_name.end()) {
      return failure(ErrorCode::unknown_name, "there is no weight \"" + std::string(name) + "\"",
                     where);
    }
    const auto numbers = numbers_of(line.substr(equals + 3, line.size() - equals - 4));
    if (!numbers) return failure(numbers.error().code, numbers.error().what, where);
    if (numbers->size() != found->second->count) {
      return failure(ErrorCode::syntax, std::to_string(numbers->size()) + " numbers", where,
                     std::to_string(found->second->count));
    }
    std::copy(numbers->begin(), numbers->end(),
              row.begin() + static_cast<std::ptrdiff_t>(found->second->first));
  }
  return row;
}

}  // namespace camlann::train
