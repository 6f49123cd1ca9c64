#include "games/camblam/arrays.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace camlann::camblam {

namespace {

constexpr std::size_t half_rank = 6;
constexpr std::string_view turned_word = " turned";
constexpr std::string_view half_of_the_men = "AABCCCINNNQR";  // sorted; the king is the other half

consteval Arrangement numbered(std::string_view rank_1, std::string_view rank_2,
                               bool turned = false) {
  Arrangement arrangement;
  std::copy(rank_1.begin(), rank_1.end(), arrangement.men.begin());
  std::copy(rank_2.begin(), rank_2.end(), arrangement.men.begin() + half_rank);
  arrangement.turned = turned;
  return arrangement;
}

// Numbers stay: append, never reorder.
constexpr std::array catalogue{
    numbered("AARBIQ", "NNNCCC", true), numbered("AARBIQ", "NNCNCC"),
    numbered("BACCIQ", "NANNRC"),       numbered("CARBIQ", "NNNACC"),
    numbered("NANNAQ", "CIRCBC"),       numbered("RNAQNC", "ACNICB", true),
    numbered("QNCRNA", "BCANCI", true), numbered("CCNACN", "QNBAIR", true),
};
static_assert(catalogue.size() == array_count);

char opposite(char man) {
  return man == 'Q' ? 'K' : man == 'K' ? 'Q' : man;
}

std::string whole_rank(std::string_view half) {
  std::string rank(half);
  for (auto man = half.rbegin(); man != half.rend(); ++man) rank += opposite(*man);
  return rank;
}

std::string black(std::string rank, bool turned) {
  if (turned) std::reverse(rank.begin(), rank.end());
  for (char& man : rank) man = static_cast<char>(man - 'A' + 'a');
  return rank;
}

bool has_the_men(const Arrangement& arrangement) {
  std::array<char, 12> men = arrangement.men;
  std::replace(men.begin(), men.end(), 'K', 'Q');
  std::sort(men.begin(), men.end());
  return std::equal(men.begin(), men.end(), half_of_the_men.begin());
}

}  // namespace

std::span<const Arrangement> numbered_arrays() {
  return catalogue;
}

std::string board_text(const Arrangement& arrangement) {
  const std::string_view men(arrangement.men.data(), arrangement.men.size());
  const std::string rank_1 = whole_rank(men.substr(0, half_rank));
  const std::string rank_2 = whole_rank(men.substr(half_rank));
  return black(rank_1, arrangement.turned) + '/' + black(rank_2, arrangement.turned) +
         "/pppppppppppp/12/12/12/12/12/12/PPPPPPPPPPPP/" + rank_2 + '/' + rank_1;
}

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

}  // namespace camlann::camblam
