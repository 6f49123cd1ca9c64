#include "cli/wrapping.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "base/number.hpp"
#include "base/system/terminal.hpp"

namespace camlann::cli {
namespace {

/// Counts the characters of UTF-8: all bytes but those that continue one.
std::size_t columns_of(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
  }));
}

}  // namespace

std::size_t output_width() {
  if (const std::size_t width = system::columns_of_terminal(stdout); width > 0) return width;
  const char* columns = std::getenv("COLUMNS");
  return columns == nullptr ? 0 : read_number<std::size_t>(columns).value_or(0);
}

std::string wrapped(std::string_view text, std::size_t width, std::size_t indent) {
  std::string made;
  std::size_t column = 0;
  while (!text.empty()) {
    if (text.front() == '\n') {
      made += '\n';
      column = 0;
      text.remove_prefix(1);
      continue;
    }
    const std::size_t spaces = std::min(text.find_first_not_of(' '), text.size());
    text.remove_prefix(spaces);
    const std::string_view word = text.substr(0, text.find_first_of(" \n"));
    const std::size_t length = columns_of(word);
    if (width > 0 && column > indent && length > 0 && column + spaces + length > width) {
      made += '\n' + std::string(indent, ' ');
      column = indent;
    } else {
      made.append(spaces, ' ');
      column += spaces;
    }
    made += word;
    column += length;
    text.remove_prefix(word.size());
  }
  return made;
}

}  // namespace camlann::cli
