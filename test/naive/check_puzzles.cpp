// The long form of puzzles_test: naive_check_puzzles [--proof N] [--margin N] FILE... prints the
// verdict of the plain generators for each puzzle of these files, and the count of each verdict.
// Exit status 1 if one is contradicted.

#include <chrono>
#include <exception>
#include <iomanip>
#include <iostream>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "naive/puzzle_check.hpp"

namespace {

using naive::Standing;

struct Count {
  std::map<Standing, int> standings;
  int proved = 0;
  int alone = 0;
};

void print(const naive::PuzzleLine& puzzle, const naive::PuzzleFinding& found) {
  std::cout << puzzle.id << ' ' << puzzle.proof << ' ' << to_text(found.standing) << " plies "
            << found.plies << " positions " << found.positions;
  if (found.alone) std::cout << " alone";
  if (!found.what.empty()) std::cout << "  " << found.what;
  std::cout << std::endl;
}

void print(const std::map<std::pair<std::string, std::string>, Count>& counts) {
  std::cout << "\n| game | claim | confirmed | proved | alone | close | undecided | equalled | "
               "contradicted |\n|---|---|---|---|---|---|---|---|---|\n";
  for (const auto& [kind, count] : counts) {
    const auto of = [&, &standings = count.standings](Standing standing) {
      const auto found = standings.find(standing);
      return found == standings.end() ? 0 : found->second;
    };
    std::cout << "| " << kind.first << " | `" << kind.second << "` | " << of(Standing::confirmed)
              << " | " << count.proved << " | " << count.alone << " | " << of(Standing::close)
              << " | " << of(Standing::undecided) << " | " << of(Standing::equalled) << " | "
              << of(Standing::contradicted) << " |\n";
  }
}

int run(const std::vector<std::string>& words) {
  naive::Effort effort{20'000, 20'000};
  std::map<std::pair<std::string, std::string>, Count> counts;
  bool sound = true;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool proof = words[i] == "--proof";
    if (proof || words[i] == "--margin") {
      (proof ? effort.proof_positions : effort.margin_positions) = std::stoi(words.at(++i));
      continue;
    }
    for (const auto& puzzle : naive::read_puzzle_lines(words[i])) {
      const auto found = naive::check_puzzle(puzzle, effort);
      print(puzzle, found);
      Count& count = counts[{puzzle.variant(), puzzle.proof}];
      ++count.standings[found.standing];
      count.proved += found.proved ? 1 : 0;
      count.alone += found.alone ? 1 : 0;
      sound = sound && found.standing != Standing::contradicted;
    }
  }
  print(counts);
  return sound ? 0 : 1;
}

}  // namespace

int main(int count, char** words) {
  try {
    return run({words + 1, words + count});
  } catch (const std::exception& fault) {
    std::cerr << fault.what() << '\n';
    return 2;
  }
}
