#include "cli/puzzle_grade.hpp"

#include <fmt/format.h>

#include <atomic>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "base/try.hpp"
#include "cli/commands.hpp"
#include "cli/interrupt.hpp"
#include "cli/progress.hpp"
#include "cli/puzzle_file.hpp"
#include "engine/computer.hpp"
#include "lab/puzzle.hpp"
#include "lab/puzzle_grading.hpp"
#include "rating/levels.hpp"

namespace camlann::cli {
namespace {

struct GradeOptions {
  std::string file;
  std::string output = "-";
  PuzzleGrading grading;
};

/// The number of puzzles that a level solved, and the number expected by the fit.
struct LevelRow {
  int tries = 0;
  int solved = 0;
  double expected = 0;
};

Result<std::vector<PuzzleTries>> try_levels(const Game& start, const Puzzle& puzzle,
                                            const PuzzleGrading& grading,
                                            const std::atomic<bool>& stop) {
  std::vector<PuzzleTries> all;
  for (int level = min_level; level <= max_level; ++level) {
    const auto known = rating::level_rating(start.variant().id, level);
    if (!known) continue;
    TRY(auto tries, try_puzzle(start, puzzle, level, known->rating, grading, stop));
    all.push_back(tries);
  }
  return all;
}

void print_rows(const std::vector<std::vector<PuzzleTries>>& all,
                const std::vector<Puzzle>& puzzles) {
  std::map<double, LevelRow> rows;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const double rating = puzzles[i].rating.value_or(0);  // all have one by now
    for (const PuzzleTries& each : all[i]) {
      LevelRow& row = rows[each.rating];
      row.tries += each.tries;
      row.solved += each.solved;
      row.expected += each.tries * solving_chance(each.rating, rating);
    }
  }
  print_note("level rating solved expected\n");
  int level = 0;
  for (const auto& [ability, row] : rows) {
    print_note(fmt::format("{:5} {:6.0f} {:5.1f}% {:7.1f}%\n", ++level, ability,
                           100.0 * row.solved / row.tries, 100.0 * row.expected / row.tries));
  }
}

int run_grade(const GradeOptions& options, const Catalog& known) {
  auto puzzles = puzzles_of(options.file);
  if (!puzzles) return complain(puzzles.error());
  if (const auto can = check_writable(options.output); !can) return complain(can.error());
  const std::atomic<bool>& stop = stop_on_interrupt();
  std::vector<std::vector<PuzzleTries>> all;
  {
    Progress progress("puzzles grade", puzzles->size());
    for (Puzzle& puzzle : *puzzles) {
      const auto start = start_of_puzzle(puzzle, known);
      if (!start) return complain(start.error());
      const auto tries = try_levels(*start, puzzle, options.grading, stop);
      if (stop) {
        return say_stopped("puzzles grade", fmt::format("{} of {} puzzles; nothing was written",
                                                        all.size(), puzzles->size()));
      }
      if (!tries) return complain(tries.error());
      if (tries->empty()) {
        return complain(Error{ErrorCode::unknown_name, "the levels of this game have no ratings",
                              puzzle.id, "a game of doc/ratings.md"});
      }
      puzzle.rating = static_cast<int>(std::lround(puzzle_rating(*tries)));
      all.push_back(*tries);
      progress.step();
    }
  }
  print_rows(all, *puzzles);
  const auto saved = write_file(options.output, puzzles_text(*puzzles));
  return saved ? exit_done : complain(saved.error());
}

}  // namespace

void add_puzzle_grade(Command puzzles, Action& action) {
  auto options = std::make_shared<GradeOptions>();
  const Command command =
      puzzles.add_subcommand("grade", "rate puzzles by which levels of the computer solve them");
  command.add_option("FILE", options->file, "file of puzzles").required();
  PuzzleGrading& grading = options->grading;
  command
      .add_option("--nodes", grading.most_nodes,
                  "nodes for levels that would take more (default: 100000)")
      .type_name("N")
      .range(std::uint64_t{1000}, std::uint64_t{100'000'000});
  command.add_option("--tries", grading.seeds, "tries of each of levels 1 to 5 (default: 5)")
      .type_name("N")
      .range(1, 1000);
  add_seed(command, grading.seed, "seed of the levels' errors");
  command.add_option("-o,--output", options->output, "file (default: standard output)")
      .type_name("FILE");
  command.callback([options, &action] {
    action = [options](const Catalog& known) { return run_grade(*options, known); };
  });
}

}  // namespace camlann::cli
