// camlann puzzles: positions in which one outcome wins.

#include <fmt/format.h>

#include <atomic>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/try.hpp"
#include "cli/commands.hpp"
#include "cli/games_file.hpp"
#include "cli/interrupt.hpp"
#include "cli/progress.hpp"
#include "cli/puzzle_file.hpp"
#include "engine/analyst.hpp"
#include "engine/computer.hpp"
#include "game/replay.hpp"
#include "lab/puzzle.hpp"
#include "lab/puzzle_candidates.hpp"
#include "lab/puzzle_finder.hpp"
#include "lab/puzzle_grading.hpp"
#include "lab/puzzle_proof.hpp"
#include "notation/record_reader.hpp"
#include "rating/levels.hpp"
#include "rules/outcome.hpp"

namespace camlann::cli {
namespace {

struct FindOptions {
  PuzzleOptions puzzles;
  std::string variant;
  std::string rules;
  std::vector<std::string> records;
  std::string output = "-";
};

/// Adds the games of a file that are of this variant.
Result<void> add_games(const std::string& file, const Game& array, const std::string& rules,
                       const Catalog& known, std::vector<MinedGame>& games) {
  TRY(const auto read, read_games_file(file));
  RecordReader reader(read.text);
  while (const auto record = reader.next()) {
    auto error = record->has_value() ? Error{} : record->error();
    if (record->has_value()) {
      complain_of_faults(file, (*record)->faults);
      const Replay played = replay(**record, {array.variant().id, rules}, known);
      if (played.game && !played.fault) {
        if (played.game->variant().id != array.variant().id) continue;
        TRY(const auto start,
            known.make_game(array.variant().id, played.game->rules(), played.game->start_fen()));
        MinedGame game{start, {}, {}, true};
        game.source = "published: " + std::filesystem::path(file).filename().string();
        for (const WrittenMove& each : played.game->played()) game.moves.push_back(each.move());
        if (start.rules() == array.rules()) games.push_back(std::move(game));
        continue;
      }
      if (played.fault) error = in_game(**record, played.fault->error);
    }
    return Failure(in_file(file, std::move(error)));
  }
  return {};
}

int run_find(const FindOptions& options, const Catalog& known) {
  const auto array = game_from({options.variant, options.rules, {}}, known);
  if (!array) return complain(array.error());
  if (array->variant().sides() > 2) {
    return complain(Error{ErrorCode::unknown_name, "puzzles are of games with two sides",
                          "puzzles find: --variant", "a variant of two players or two teams"});
  }
  if (const auto& folder = options.puzzles.tables; !folder.empty()) {
    if (const auto found = find_tables(*array, folder); !found) return complain(found.error());
  }
  if (const auto can = check_writable(options.output); !can) return complain(can.error());
  std::vector<MinedGame> games;
  for (const std::string& file : options.records) {
    if (const auto added = add_games(file, *array, options.rules, known, games); !added) {
      return complain(added.error());
    }
  }
  Progress progress("puzzles find", static_cast<std::size_t>(options.puzzles.count));
  const std::atomic<bool>& stop = stop_on_interrupt();
  const auto puzzles = find_puzzles(*array, games, options.puzzles, stop, [&] { progress.step(); });
  const auto saved = write_file(options.output, puzzles_text(puzzles));
  if (!saved) return complain(saved.error());
  const auto wanted = static_cast<std::size_t>(options.puzzles.count);
  const std::string how_far = fmt::format("{} of {} puzzles", puzzles.size(), wanted);
  if (stop) return say_stopped("puzzles find", how_far + ", which were written");
  if (puzzles.size() == wanted) return exit_done;
  complain(Error{ErrorCode::not_found, "only " + how_far + " were found, and written",
                 "puzzles find", "fewer, or more games"});
  return exit_no;
}

Result<std::vector<Puzzle>> puzzles_of(const std::string& file) {
  TRY(const auto text, read_file(file));
  auto puzzles = read_puzzles(text);
  if (puzzles) return puzzles;
  Error error = puzzles.error();
  error.where = file + ':' + error.where;
  return Failure(std::move(error));
}

struct CheckOptions {
  std::string file;
  std::string tables;
};

/// Returns the variant of an id such as "camelot-0012".
std::string variant_of(const std::string& id) {
  return id.substr(0, id.rfind('-'));
}

Result<Game> start_of_puzzle(const Puzzle& puzzle, const Catalog& known) {
  auto game = known.make_game(variant_of(puzzle.id), puzzle.rules, puzzle.fen);
  if (game) return game;
  Error error = game.error();
  error.where = puzzle.id + ", " + error.where;
  return Failure(std::move(error));
}

int run_check(const CheckOptions& options, const Catalog& known) {
  const auto puzzles = puzzles_of(options.file);
  if (!puzzles) return complain(puzzles.error());
  constexpr std::uint64_t times = 10;
  const std::atomic<bool>& stop = stop_on_interrupt();
  Progress progress("puzzles check", puzzles->size());
  std::size_t failed = 0;
  for (std::size_t i = 0; i < puzzles->size(); ++i) {
    const Puzzle& puzzle = (*puzzles)[i];
    const auto start = start_of_puzzle(puzzle, known);
    if (!start) return complain(start.error());
    const auto sound = check_puzzle(*start, puzzle, times * puzzle.nodes, options.tables, stop);
    if (stop) {
      return say_stopped("puzzles check", fmt::format("{} of {} puzzles", i, puzzles->size()));
    }
    if (!sound) {
      ++failed;
      print(to_text(sound.error()) + '\n');
    }
    progress.step();
  }
  print(fmt::format("{} of {} puzzles hold\n", puzzles->size() - failed, puzzles->size()));
  return failed == 0 ? exit_done : exit_no;
}

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

struct ThemeOptions {
  std::string file;
  std::string output = "-";
  std::uint64_t nodes = 100'000;
};

int run_theme(const ThemeOptions& options, const Catalog& known) {
  auto puzzles = puzzles_of(options.file);
  if (!puzzles) return complain(puzzles.error());
  if (const auto can = check_writable(options.output); !can) return complain(can.error());
  const std::atomic<bool>& stop = stop_on_interrupt();
  {
    Progress progress("puzzles theme", puzzles->size());
    for (Puzzle& puzzle : *puzzles) {
      const auto start = start_of_puzzle(puzzle, known);
      if (!start) return complain(start.error());
      const auto named = name_themes(*start, puzzle, options.nodes, stop);
      if (stop) return say_stopped("puzzles theme", "nothing was written");
      if (!named) return complain(named.error());
      progress.step();
    }
  }
  const auto saved = write_file(options.output, puzzles_text(*puzzles));
  return saved ? exit_done : complain(saved.error());
}

struct TableProofOptions {
  std::string file;
  std::string output = "-";
  std::string tables;
};

int run_table_proof(const TableProofOptions& options, const Catalog& known) {
  auto puzzles = puzzles_of(options.file);
  if (!puzzles) return complain(puzzles.error());
  if (const auto can = check_writable(options.output); !can) return complain(can.error());
  std::size_t proved = 0;
  bool sound = true;
  for (Puzzle& puzzle : *puzzles) {
    const auto start = start_of_puzzle(puzzle, known);
    if (!start) return complain(start.error());
    const auto done = PuzzleProver(*start, 0, options.tables).prove_by_tables(*start, puzzle);
    if (done) ++proved;
    if (done || done.error().code == ErrorCode::not_found) continue;
    complain(done.error());
    sound = false;
  }
  const auto saved = write_file(options.output, puzzles_text(*puzzles));
  if (!saved) return complain(saved.error());
  print_note(fmt::format("{} of {} puzzles are proved by tables\n", proved, puzzles->size()));
  return sound ? exit_done : exit_no;
}

void add_find(Command puzzles, Action& action) {
  auto options = std::make_shared<FindOptions>();
  const Command command =
      puzzles.add_subcommand("find", "find puzzles in records and games of the computer");
  command.add_option("--variant", options->variant, "the game").type_name("NAME").required();
  command.add_option("--rules", options->rules, "rule set (default: that of the variant)")
      .type_name("RULES");
  PuzzleOptions& wanted = options->puzzles;
  command.add_option("--count", wanted.count, "puzzles to find (default: 100)")
      .type_name("N")
      .range(1, 100'000);
  command.add_option("--games", wanted.most_games, "games to play at most (default: 100000)")
      .type_name("N")
      .range(0, 100'000'000);
  command
      .add_option("--records", options->records,
                  "file of records to look through before; may be repeated")
      .type_name("FILE");
  command
      .add_option("--nodes", wanted.nodes,
                  "nodes of the search that picks a position; ten times as many confirm it "
                  "(default: 20000)")
      .type_name("N")
      .range(std::uint64_t{1000}, std::uint64_t{100'000'000});
  command.add_option("--tables", wanted.tables, "folder of endgame tables (default: none)")
      .type_name("DIR");
  command.add_option("--threads", wanted.threads, "games at a time (default: 1)")
      .type_name("N")
      .range(1, max_threads);
  add_seed(command, wanted.seed, "seed of the games");
  command.add_option("-o,--output", options->output, "file (default: standard output)")
      .type_name("FILE");
  command.callback([options, &action] {
    options->puzzles.threads = threads_for(options->puzzles.threads);
    action = [options](const Catalog& known) { return run_find(*options, known); };
  });
}

void add_grade(Command puzzles, Action& action) {
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

void add_theme(Command puzzles, Action& action) {
  auto options = std::make_shared<ThemeOptions>();
  const Command command = puzzles.add_subcommand("theme", "say anew what puzzles are about");
  command.add_option("FILE", options->file, "file of puzzles").required();
  command
      .add_option("--nodes", options->nodes,
                  "nodes of the search for what follows the line (default: 100000)")
      .type_name("N")
      .range(std::uint64_t{1000}, std::uint64_t{100'000'000});
  command.add_option("-o,--output", options->output, "file (default: standard output)")
      .type_name("FILE");
  command.callback([options, &action] {
    action = [options](const Catalog& known) { return run_theme(*options, known); };
  });
}

void add_table_proof(Command puzzles, Action& action) {
  auto options = std::make_shared<TableProofOptions>();
  const Command command = puzzles.add_subcommand(
      "prove", "prove puzzles by endgame tables, and list the other moves that win");
  command.add_option("FILE", options->file, "file of puzzles").required();
  command.add_option("--tables", options->tables, "folder of endgame tables")
      .type_name("DIR")
      .required();
  command.add_option("-o,--output", options->output, "file (default: standard output)")
      .type_name("FILE");
  command.callback([options, &action] {
    action = [options](const Catalog& known) { return run_table_proof(*options, known); };
  });
}

void add_check(Command puzzles, Action& action) {
  auto options = std::make_shared<CheckOptions>();
  const Command command =
      puzzles.add_subcommand("check", "prove puzzles again, with ten times the nodes");
  command.add_option("FILE", options->file, "file of puzzles").required();
  command.add_option("--tables", options->tables, "folder of endgame tables (default: none)")
      .type_name("DIR");
  command.callback([options, &action] {
    action = [options](const Catalog& known) { return run_check(*options, known); };
  });
}

}  // namespace

void add_puzzles(Command app, Action& action) {
  const Command command = app.add_subcommand("puzzles", "find positions in which one outcome wins");
  command.require_subcommand();
  add_find(command, action);
  add_grade(command, action);
  add_theme(command, action);
  add_table_proof(command, action);
  add_check(command, action);
}

}  // namespace camlann::cli
