#include "arrangement_text.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace camlann::train {

using camblam::Arrangement;

namespace {

constexpr std::size_t half_rank = 6;
constexpr std::string_view turned_word = " turned";
constexpr std::string_view half_of_the_men = "AABCCCINNNQR";  // sorted; the king is the other half

bool has_the_men(const Arrangement& arrangement) {
  std::array<char, 12> men = arrangement.men;
  std::replace(men.begin(), men.end(), 'K', 'Q');
  std::sort(men.begin(), men.end());
  return std::equal(men.begin(), men.end(), half_of_the_men.begin());
}

}  // namespace

Result<Arrangement> read_arrangement(std::string_view text) {
  Arrangement arrangement;
  arrangement.turned = text.ends_with(turned_word);
  const std::string_view ranks =
      arrangement.turned ? text.substr(0, text.size() - turned_word.size()) : text;
  const bool two = ranks.size() == 2 * half_rank + 1 && ranks[half_rank] == '/';
  if (two) {
    const auto second = std::copy_n(ranks.begin(), half_rank, arrangement.men.begin());
    std::copy_n(ranks.begin() + half_rank + 1, half_rank, second);
  }
  if (two && has_the_men(arrangement)) return arrangement;
  return failure(ErrorCode::bad_position, "not an array of Camblam", std::string(text),
                 "half of the men on ranks 1 and 2: NNN CCC AA R B I and Q or K, as in "
                 "AARBIQ/NNNCCC or AARBIQ/NNNCCC turned");
}

std::string to_text(const Arrangement& arrangement) {
  std::string text(arrangement.men.begin(), arrangement.men.end());
  text.insert(half_rank, 1, '/');
  if (arrangement.turned) text += turned_word;
  return text;
}

}  // namespace camlann::train
