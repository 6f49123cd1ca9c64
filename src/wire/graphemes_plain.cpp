#include <cstdint>
#include <string_view>

#include "base/letters.hpp"
#include "wire/graphemes.hpp"

namespace camlann::wire {

std::int64_t number_of_letters(std::string_view text) {
  return number_of_characters(text);
}

}  // namespace camlann::wire
