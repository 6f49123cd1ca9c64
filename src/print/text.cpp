#include "print/text.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "print/letter_widths.hpp"

namespace camlann::print {
namespace {

constexpr char32_t first_letter = U' ';
using Widths = std::array<int, 95>;  // thousandths of the font size, from the space to '~'

constexpr Widths normal_widths = {
    318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 500, 838, 318, 361,  318, 337, 636, 636, 636,
    636, 636, 636, 636, 636, 636, 636, 337, 337, 838, 838, 838, 531, 1000, 684, 686, 698, 770, 632,
    575, 775, 752, 295, 295, 656, 557, 863, 748, 787, 603, 787, 695, 635,  611, 732, 684, 989, 685,
    611, 685, 390, 337, 390, 838, 500, 500, 613, 635, 550, 635, 615, 352,  635, 634, 278, 278, 579,
    278, 974, 634, 612, 635, 635, 411, 521, 392, 634, 592, 818, 592, 592,  525, 636, 337, 636, 838};
constexpr Widths bold_widths = {
    348,  456, 521, 838, 696, 1002, 872, 306,  457, 457, 523, 838, 380, 415,  380, 365,
    696,  696, 696, 696, 696, 696,  696, 696,  696, 696, 400, 400, 838, 838,  838, 580,
    1000, 774, 762, 734, 830, 683,  683, 821,  837, 372, 372, 775, 637, 995,  837, 850,
    733,  850, 770, 720, 682, 812,  774, 1103, 771, 724, 725, 457, 365, 457,  838, 500,
    500,  675, 716, 593, 716, 678,  435, 716,  712, 343, 343, 665, 343, 1042, 712, 687,
    716,  716, 493, 595, 478, 712,  652, 924,  645, 652, 582, 712, 365, 712,  838};

/// Takes a character of UTF-8 off the front.
char32_t take_character(std::string_view& text) {
  const auto first = static_cast<unsigned char>(text.front());
  text.remove_prefix(1);
  char32_t character = first < 0x80U ? first : first < 0xe0U ? first & 0x1fU : first & 0x0fU;
  while (!text.empty() && (static_cast<unsigned char>(text.front()) & 0xc0U) == 0x80U) {
    character = character << 6U | (static_cast<unsigned char>(text.front()) & 0x3fU);
    text.remove_prefix(1);
  }
  return character;
}

/// Returns the width in a table; nothing for a character outside it.
template <class Table>
std::optional<int> width_in(const Table& table, char32_t first, char32_t character) {
  const auto index = static_cast<std::size_t>(character - first);
  if (character < first || index >= table.size()) return std::nullopt;
  return table[index];
}

/// Returns the width of a character in thousandths of the font size.
int width_of(char32_t character, bool bold) {
  for (const auto found : {width_in(bold ? bold_widths : normal_widths, first_letter, character),
                           width_in(bold ? bold_latin : normal_latin, first_latin, character),
                           width_in(bold ? bold_hebrew : normal_hebrew, first_hebrew, character),
                           width_in(bold ? bold_signs : normal_signs, first_signs, character)}) {
    if (found) return *found;
  }
  return 1000;  // the broadest letters of other scripts are square
}

}  // namespace

double width_of(std::string_view text, Weight weight) {
  int sum = 0;
  while (!text.empty()) sum += width_of(take_character(text), weight == Weight::bold);
  return sum / 1000.0;
}

double fitting_size(std::string_view text, double size, double width, Weight weight) {
  const double whole = width_of(text, weight);
  return whole * size <= width ? size : width / whole;
}

std::vector<std::string> lines_of(std::string_view text, double width, Weight weight) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string word(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (word.empty()) continue;
    if (!lines.empty() && width_of(lines.back() + ' ' + word, weight) <= width) {
      lines.back() += ' ' + word;
    } else {
      lines.push_back(word);
    }
  }
  return lines;
}

std::vector<std::string> lines_within(std::string_view text, double width, Weight weight) {
  std::vector<std::string> lines;
  for (const std::string& line : lines_of(text, width, weight)) {
    std::string_view rest = line;
    while (width_of(rest, weight) > width) {
      std::string_view after = rest;
      for (std::string_view next = rest;
           width_of(rest.substr(0, rest.size() - next.size()), weight) <= width;) {
        after = next;
        take_character(next);
      }
      if (after.size() == rest.size()) take_character(after);  // one that is broader than a line
      lines.emplace_back(rest.substr(0, rest.size() - after.size()));
      rest = after;
    }
    if (!rest.empty()) lines.emplace_back(rest);
  }
  return lines;
}

}  // namespace camlann::print
