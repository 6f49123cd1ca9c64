// Writes test/data/mates/camblam.tsv: positions with a mate in one, two or three moves, met in
// games that the engine plays against itself and proved by mate_solver.hpp. Not a test; run by
// hand:
//   cmake --build --preset release --target compose_camblam_mates
//   build/release/compose_camblam_mates [SEED] > test/data/mates/camblam.tsv

#include <array>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

#include "base/random.hpp"
#include "games/camblam/evaluation_of.hpp"  // IWYU pragma: keep, found by the rules
#include "games/camblam/fen.hpp"
#include "games/camblam/rules.hpp"
#include "games/camblam/text.hpp"
#include "search/mate_solver.hpp"
#include "search/random_positions.hpp"
#include "search/search.hpp"

namespace camlann::test {
namespace {

using camblam::Position;

constexpr std::array<int, 4> wanted{0, 25, 25, 20};  // by moves to the mate
constexpr std::size_t most_solutions = 3;
constexpr int longest_game = 200;

class Composer {
 public:
  explicit Composer(std::uint64_t seed) : random_(seed) {}

  void run() {
    std::printf("# moves to mate, position, first moves of all its mates; compose_camblam_mates\n");
    while (found_ != wanted) play_game();
  }

 private:
  // At most one position of each kind from a game.
  void play_game() {
    const auto start = random_position(rules_, random_, 10);
    if (!start) return;
    Position pos = *start;
    SearchSettings settings;
    settings.table_bytes = std::size_t{1} << 20;
    Search<camblam::Rules, EvaluationOf<camblam::Rules>> search(rules_, evaluation_of(rules_),
                                                                settings);
    std::array<bool, 4> taken{};
    for (int ply = 0; ply < longest_game && !rules_.verdict(pos).over(); ++ply) {
      const std::atomic<bool> stop{false};
      Limits limits;
      limits.nodes = 2000;
      const Line line = search.run(pos, {}, limits, stop).lines.front();
      const auto plies = plies_to_end(line.score);
      if (plies && *plies > 0 && *plies <= 5) consider(pos, (*plies + 1) / 2, taken);
      rules_.advance(pos, line.moves.front());
    }
  }

  void consider(const Position& pos, int moves, std::array<bool, 4>& taken) {
    const auto kind = static_cast<std::size_t>(moves);
    if (taken[kind] || found_[kind] == wanted[kind]) return;
    if (moves > 1 && solver_.mates(pos, moves - 1)) return;
    const std::vector<Move> solutions = solver_.solutions(pos, moves);
    if (solutions.empty() || solutions.size() > most_solutions) return;
    taken[kind] = true;
    ++found_[kind];
    Position written = pos;
    written.quiet_plies = 0;
    std::printf("%d\t%s\t", moves, camblam::to_fen({written, 1}).c_str());
    for (std::size_t i = 0; i < solutions.size(); ++i) {
      std::printf(i == 0 ? "%s" : " %s", camblam::to_text(pos, solutions[i]).c_str());
    }
    std::printf("\n");
    std::fflush(stdout);
  }

  camblam::Rules rules_{camblam::RuleSet{}};
  MateSolver<camblam::Rules> solver_{rules_};
  Random random_;
  std::array<int, 4> found_{};
};

}  // namespace
}  // namespace camlann::test

int main(int argc, char** argv) {
  const std::uint64_t seed = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1;
  camlann::test::Composer(seed).run();
}
