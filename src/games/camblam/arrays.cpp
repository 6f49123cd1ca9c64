#include "games/camblam/arrays.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <span>
#include <string>
#include <string_view>

namespace camlann::camblam {

namespace {

constexpr std::size_t half_rank = 6;

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
    numbered("AARBIQ", "NNNCCC", true), numbered("CBACIQ", "NNNRAC"), numbered("CARBIQ", "NNNACC"),
    numbered("CARICQ", "NNNABC"),       numbered("ACRBIQ", "NNNCAC"), numbered("BACCIQ", "NANNRC"),
    numbered("NANNAQ", "CIRCBC"),       numbered("BCANQN", "CNICRA"),
};
static_assert(catalogue.size() == array_count);

char opposite(char man) {
  return man == 'Q' ? 'K' : man == 'K' ? 'Q' : man;
}

std::string whole_rank(std::string_view half) {
  std::string rank(half);
  std::transform(half.rbegin(), half.rend(), std::back_inserter(rank), opposite);
  return rank;
}

std::string black(std::string rank, bool turned) {
  if (turned) std::reverse(rank.begin(), rank.end());
  for (char& man : rank) man = static_cast<char>(man - 'A' + 'a');
  return rank;
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

}  // namespace camlann::camblam
