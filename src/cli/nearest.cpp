#include "cli/nearest.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace camlann::cli {
namespace {

constexpr std::size_t shortest_beginning = 2;

/// The number of letters to change, add, leave out or swap with their neighbour.
std::size_t distance(std::string_view from, std::string_view to) {
  std::vector<std::size_t> before;  // the row of the letter before the last one
  std::vector<std::size_t> last(to.size() + 1);
  std::iota(last.begin(), last.end(), std::size_t{0});
  for (std::size_t i = 1; i <= from.size(); ++i) {
    std::vector<std::size_t> row(to.size() + 1, i);
    for (std::size_t j = 1; j <= to.size(); ++j) {
      const std::size_t change = last[j - 1] + (from[i - 1] == to[j - 1] ? 0U : 1U);
      row[j] = std::min({change, last[j] + 1, row[j - 1] + 1});
      if (i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1]) {
        row[j] = std::min(row[j], before[j - 2] + 1);
      }
    }
    before = std::move(last);
    last = std::move(row);
  }
  return last.back();
}

std::string_view letters_of(std::string_view word) {
  const std::size_t begin = word.find_first_not_of('-');
  return begin == std::string_view::npos ? std::string_view() : word.substr(begin);
}

}  // namespace

std::optional<std::string> nearest(std::string_view typed, const std::vector<std::string>& words) {
  const std::string_view letters = letters_of(typed);
  if (letters.empty()) return std::nullopt;
  std::optional<std::string> best;
  std::size_t least = std::max<std::size_t>(letters.size() / 3, 1) + 1;
  for (const std::string& word : words) {
    const std::string_view other = letters_of(word);
    const bool begun = letters.size() >= shortest_beginning && other.starts_with(letters);
    const std::size_t away = begun ? 1 : distance(letters, other);
    if (away >= least) continue;
    least = away;
    best = word;
  }
  return best;
}

}  // namespace camlann::cli
