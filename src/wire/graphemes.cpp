#include "wire/graphemes.hpp"

#include <cstdint>
#include <string_view>

#include "base/letters.hpp"

namespace camlann::wire {

namespace {

std::int64_t bytes_of(std::string_view text) {
  return static_cast<std::int64_t>(text.size());
}

}  // namespace

bool has_at_most(std::string_view text, std::int64_t letters) {
  if (bytes_of(text) <= letters) return true;
  return bytes_of(text) <= letters * most_bytes_per_letter &&
         (number_of_characters(text) <= letters || number_of_letters(text) <= letters);
}

bool has_at_least(std::string_view text, std::int64_t letters) {
  if (letters <= 1) return bytes_of(text) >= letters;
  return number_of_characters(text) >= letters && number_of_letters(text) >= letters;
}

}  // namespace camlann::wire
