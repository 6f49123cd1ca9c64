#include "stages.hpp"

#include <cstddef>
#include <sstream>

namespace camlann::train {

std::vector<std::pair<std::uint16_t, float>> sparse(const Row& terms) {
  std::vector<std::pair<std::uint16_t, float>> counts;
  for (std::size_t i = 0; i < terms.size(); ++i) {
    if (terms[i] != 0)
      counts.emplace_back(static_cast<std::uint16_t>(i), static_cast<float>(terms[i]));
  }
  return counts;
}

std::string to_line(const Tally& tally) {
  std::ostringstream line;
  line << tally.wins << ' ' << tally.draws << ' ' << tally.losses;
  for (const int pairs : tally.pairs) line << ' ' << pairs;
  line << '\n';
  return line.str();
}

Result<Tally> sum_of_tallies(const std::vector<Unit>& units) {
  Tally sum;
  for (const Unit& unit : units) {
    std::istringstream line(unit.lines);
    Tally tally;
    line >> tally.wins >> tally.draws >> tally.losses;
    for (int& pairs : tally.pairs) line >> pairs;
    if (!line || to_line(tally) != unit.lines) {
      return failure(ErrorCode::syntax, "these are not the results of a match", unit.path);
    }
    sum.wins += tally.wins;
    sum.draws += tally.draws;
    sum.losses += tally.losses;
    for (std::size_t i = 0; i < sum.pairs.size(); ++i) sum.pairs[i] += tally.pairs[i];
  }
  return sum;
}

}  // namespace camlann::train
