// camlann play: a game in the terminal.

#include <memory>
#include <optional>
#include <random>
#include <string>
#include <utility>

#include "cli/commands.hpp"
#include "cli/terminal_game.hpp"
#include "engine/catalog.hpp"
#include "engine/computer.hpp"
#include "engine/replay.hpp"
#include "notation/record.hpp"
#include "notation/record_reader.hpp"
#include "rules/verdict.hpp"

namespace camlann::cli {
namespace {

struct Options {
  PositionOptions position{"cam", "", ""};
  int level = 5;
  std::string colour = "w";
  std::string load;
  bool two = false;
};

/// The game of a record, as far as it has come; one that was given up goes on.
Result<std::unique_ptr<AnyGame>> load_game(const std::string& file) {
  const auto text = read_file(file);
  if (!text) return Failure(text.error());
  const auto in_file = [&file](Error error) {
    error.where = file + ":" + error.where;
    return Failure(std::move(error));
  };
  auto records = read_records(*text);
  if (!records) return in_file(records.error());
  if (records->size() != 1) {
    return failure(ErrorCode::syntax, "there is not one game in this file", file, "one record");
  }
  records->front().result = RecordResult::unknown;
  Replay played = replay(records->front());
  if (played.fault) return in_file(played.fault->error);
  return std::move(played.game);
}

int run(const Options& options) {
  auto game = options.load.empty() ? make_game(options.position) : load_game(options.load);
  if (!game) return complain(game.error());
  std::optional<Opponent> opponent;
  if (!options.two) {
    if (auto refusal = computer_refusal(**game)) {
      refusal->expected += " (--two)";
      return complain(*refusal);
    }
    std::random_device entropy;
    opponent.emplace();
    opponent->options.level = options.level;
    opponent->options.seed = entropy();
    const bool person_is_white =
        options.colour == "random" ? entropy() % 2 == 0 : options.colour == "w";
    opponent->seat = person_is_white ? Seat::black : Seat::white;
  }
  TerminalGame(std::move(*game), opponent).run();
  return exit_done;
}

}  // namespace

void add_play(CLI::App& app, Action& action) {
  auto options = std::make_shared<Options>();
  CLI::App* command = app.add_subcommand("play", "play in the terminal");
  add_position_options(*command, options->position, VariantOption::optional);
  command->add_option("--level", options->level, "of the computer, 1 to 10 (default: 5)")
      ->type_name("N")
      ->check(CLI::Range(min_level, max_level));
  command->add_option("--colour", options->colour, "yours: w, b or random (default: w)")
      ->type_name("C")
      ->check(CLI::IsMember({"w", "b", "random"}));
  command->add_flag("--two", options->two, "persons alone, at one keyboard");
  command->add_option("--load", options->load, "go on with the game of this record")
      ->type_name("FILE");
  command->callback([options, &action] { action = [options] { return run(*options); }; });
}

}  // namespace camlann::cli
