// Separate from the rest of the writer: the browser's library has no text for fractions, and
// the core sends none.
#include <array>
#include <charconv>

#include "wire/json_writer.hpp"

namespace camlann::wire {

void JsonWriter::number(double number, int decimals) {
  std::array<char, 400> text{};  // enough for the greatest double with its decimals
  const auto written = decimals < 0 ? std::to_chars(text.data(), text.data() + text.size(), number)
                                    : std::to_chars(text.data(), text.data() + text.size(), number,
                                                    std::chars_format::fixed, decimals);
  made({text.data(), written.ptr});
}

}  // namespace camlann::wire
