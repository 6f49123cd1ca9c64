// camlann puzzles: positions in which one outcome wins.

#include <fmt/format.h>

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/try.hpp"
#include "cli/commands.hpp"
#include "cli/games_file.hpp"
#include "cli/interrupt.hpp"
#include "cli/progress.hpp"
#include "cli/puzzle_file.hpp"
#include "cli/puzzle_grade.hpp"
#include "engine/analyst.hpp"
#include "game/replay.hpp"
#include "lab/puzzle.hpp"
#include "lab/puzzle_candidates.hpp"
#include "lab/puzzle_finder.hpp"
#include "lab/puzzle_maker.hpp"
#include "lab/puzzle_proof.hpp"
#include "lab/puzzle_variety.hpp"
#include "notation/record_reader.hpp"
#include "rules/outcome.hpp"

namespace camlann::cli {
namespace {

struct FindOptions {
  PuzzleOptions puzzles;
  std::string variant;
  std::string rules;
  std::vector<std::string> records;
  std::string output = "-";
  std::string added_to;
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

int run_find(FindOptions options, const Catalog& known) {
  const auto array = game_from({options.variant, options.rules, {}}, known);
  if (!array) return complain(array.error());
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
  if (!options.added_to.empty()) {
    auto before = puzzles_of(options.added_to);
    if (!before) return complain(before.error());
    options.puzzles.known = *std::move(before);
  }
  Progress progress("puzzles find", static_cast<std::size_t>(options.puzzles.count));
  const std::atomic<bool>& stop = stop_on_interrupt();
  // Saves after each puzzle, so that a later run can continue.
  const auto on_found = [&](const std::vector<Puzzle>& all) {
    progress.step();
    if (options.output != "-") (void)write_file(options.output, puzzles_text(all));
  };
  const auto puzzles = find_puzzles(*array, games, options.puzzles, stop, on_found);
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

struct PuzzleCheckOptions {
  std::string file;
  std::string tables;
  std::uint64_t nodes = 0;
};

/// Complains about puzzles of a file that are more alike than allowed.
bool are_different(const std::vector<Puzzle>& puzzles, const Catalog& known) {
  constexpr std::size_t few = 20;  // a share says nothing of fewer
  PuzzleVariety variety(puzzles.size());
  bool sound = true;
  const auto complain_of = [&](const std::string& what) {
    sound = false;
    print(what + '\n');
  };
  for (const Puzzle& puzzle : puzzles) {
    const auto start = start_of_puzzle(puzzle, known);
    const auto traits = start ? traits_of(*start, puzzle) : Failure(start.error());
    if (!traits) continue;  // said already
    const auto refusal = variety.refusal(*traits);
    if (refusal && puzzles.size() >= few) complain_of(puzzle.id + ": " + *refusal);
    variety.add(*traits);
  }
  if (puzzles.size() >= few) {
    for (const std::string& each : variety.shortages()) complain_of(each);
  }
  return sound;
}

int run_check(const PuzzleCheckOptions& options, const Catalog& known) {
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
    const std::uint64_t nodes = options.nodes > 0 ? options.nodes : times * puzzle.nodes;
    const auto sound = check_puzzle(*start, puzzle, nodes, options.tables, stop);
    if (stop) {
      return say_stopped("puzzles check", fmt::format("{} of {} puzzles", i, puzzles->size()));
    }
    if (!sound) {
      ++failed;
      print(to_text(sound.error()) + '\n');
    }
    progress.step();
  }
  const bool different = are_different(*puzzles, known);
  print(fmt::format("{} of {} puzzles hold\n", puzzles->size() - failed, puzzles->size()));
  return failed == 0 && different ? exit_done : exit_no;
}

struct ExtendOptions {
  std::string file;
  std::string output = "-";
  PuzzleEffort effort;
  std::size_t count = 0;  // 0: those that are too much alike stay
};

int run_extend(const ExtendOptions& options, const Catalog& known) {
  const auto puzzles = puzzles_of(options.file);
  if (!puzzles) return complain(puzzles.error());
  if (const auto can = check_writable(options.output); !can) return complain(can.error());
  // Continues where an earlier run was stopped.
  std::vector<Puzzle> kept;
  if (options.output != "-" && std::filesystem::exists(options.output)) {
    auto before = puzzles_of(options.output);
    if (!before) return complain(before.error());
    kept = *std::move(before);
  }
  std::size_t begin = 0;
  for (std::size_t i = 0; i < puzzles->size() && !kept.empty(); ++i) {
    if ((*puzzles)[i].id == kept.back().id) begin = i + 1;
  }
  PuzzleVariety variety(options.count);
  const auto is_refused = [&](const Puzzle& puzzle, const Game& start) {
    if (options.count == 0) return false;
    const auto traits = traits_of(start, puzzle);
    const std::optional<std::string> why =
        traits ? variety.refusal(*traits) : std::optional(traits.error().what);
    if (why) print(puzzle.id + ": " + *why + '\n');
    if (!why) variety.add(*traits);
    return why.has_value();
  };
  for (const Puzzle& puzzle : kept) {
    if (const auto start = start_of_puzzle(puzzle, known)) (void)is_refused(puzzle, *start);
  }
  const std::atomic<bool>& stop = stop_on_interrupt();
  Progress progress("puzzles extend", puzzles->size() - begin);
  std::optional<PuzzleMaker> maker;
  for (std::size_t i = begin; i < puzzles->size(); ++i) {
    Puzzle puzzle = (*puzzles)[i];
    const auto start = start_of_puzzle(puzzle, known);
    if (!start) return complain(start.error());
    if (!maker) maker.emplace(*start, options.effort);
    const auto done = extend_puzzle(*maker, *start, puzzle, stop);
    if (stop) break;
    if (!done) {
      print(to_text(done.error()) + '\n');
    } else if (!is_refused(puzzle, *start)) {
      kept.push_back(std::move(puzzle));
      if (options.output != "-") (void)write_file(options.output, puzzles_text(kept));
    }
    progress.step();
  }
  const auto saved = write_file(options.output, puzzles_text(kept));
  if (!saved) return complain(saved.error());
  const std::string how_far = fmt::format("{} of {} puzzles", kept.size(), puzzles->size());
  if (stop) return say_stopped("puzzles extend", how_far + ", which were written");
  print_note(how_far + " go on to their gain\n");
  return exit_done;
}

struct ThemeOptions {
  std::string file;
  std::string output = "-";
};

int run_theme(const ThemeOptions& options, const Catalog& known) {
  auto puzzles = puzzles_of(options.file);
  if (!puzzles) return complain(puzzles.error());
  if (const auto can = check_writable(options.output); !can) return complain(can.error());
  for (Puzzle& puzzle : *puzzles) {
    const auto start = start_of_puzzle(puzzle, known);
    if (!start) return complain(start.error());
    if (const auto named = name_themes(*start, puzzle); !named) return complain(named.error());
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

void add_deep(Command command, std::uint64_t& deep) {
  command
      .add_option("--deep", deep,
                  "nodes of the last search for another first move; 0: none (default: 4000000)")
      .type_name("N")
      .range(std::uint64_t{0}, std::uint64_t{1'000'000'000});
}

void add_find(Command puzzles, Action& action) {
  auto options = std::make_shared<FindOptions>();
  const Command command =
      puzzles.add_subcommand("find", "find puzzles in records and games of the computer");
  command.add_option("--variant", options->variant, "the game").type_name("NAME").required();
  command.add_option("--rules", options->rules, "rule set (default: that of the variant)")
      .type_name("RULES");
  PuzzleOptions& wanted = options->puzzles;
  command.add_option("--count", wanted.count, "puzzles of the whole file (default: 100)")
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
  add_deep(command, wanted.deep);
  command
      .add_option("--add-to", options->added_to,
                  "file of puzzles of the game that come first, and are not found again")
      .type_name("FILE");
  command
      .add_option("--first", wanted.first_number,
                  "number of the first new puzzle, at least (default: after those of the file)")
      .type_name("N")
      .range(1, 1'000'000);
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

void add_theme(Command puzzles, Action& action) {
  auto options = std::make_shared<ThemeOptions>();
  const Command command = puzzles.add_subcommand("theme", "say anew what puzzles are about");
  command.add_option("FILE", options->file, "file of puzzles").required();
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
  auto options = std::make_shared<PuzzleCheckOptions>();
  const Command command =
      puzzles.add_subcommand("check", "prove puzzles again, with ten times the nodes");
  command.add_option("FILE", options->file, "file of puzzles").required();
  command.add_option("--tables", options->tables, "folder of endgame tables (default: none)")
      .type_name("DIR");
  command
      .add_option("--nodes", options->nodes,
                  "nodes of the search for each move (default: ten times those of the puzzle)")
      .type_name("N")
      .range(std::uint64_t{1000}, std::uint64_t{1'000'000'000});
  command.callback([options, &action] {
    action = [options](const Catalog& known) { return run_check(*options, known); };
  });
}

void add_extend(Command puzzles, Action& action) {
  auto options = std::make_shared<ExtendOptions>();
  const Command command = puzzles.add_subcommand(
      "extend", "play puzzles on to their gain, and leave out those that do not hold");
  command.add_option("FILE", options->file, "file of puzzles of one game").required();
  PuzzleEffort& effort = options->effort;
  command.add_option("--nodes", effort.nodes, "nodes of the search for each move (default: 200000)")
      .type_name("N")
      .range(std::uint64_t{1000}, std::uint64_t{100'000'000});
  add_deep(command, effort.deep);
  command.add_flag("--keep-lines", effort.keeps_lines, "only look for other first moves");
  command
      .add_option("--count", options->count,
                  "puzzles of the whole file, of which those too much alike are left out (default: "
                  "all stay)")
      .type_name("N")
      .range(1, 100'000);
  command.add_option("--tables", effort.tables, "folder of endgame tables (default: none)")
      .type_name("DIR");
  command
      .add_option("-o,--output", options->output,
                  "file, which is gone on with (default: standard output)")
      .type_name("FILE");
  command.callback([options, &action] {
    action = [options](const Catalog& known) { return run_extend(*options, known); };
  });
}

}  // namespace

void add_puzzles(Command app, Action& action) {
  const Command command = app.add_subcommand("puzzles", "find positions in which one outcome wins");
  command.require_subcommand();
  add_find(command, action);
  add_extend(command, action);
  add_puzzle_grade(command, action);
  add_theme(command, action);
  add_table_proof(command, action);
  add_check(command, action);
}

}  // namespace camlann::cli
