// camlann play: a game in the terminal.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <utility>

#include "base/try.hpp"
#include "cli/board_text.hpp"
#include "cli/commands.hpp"
#include "cli/games_file.hpp"
#include "cli/terminal_game.hpp"
#include "engine/analyst.hpp"
#include "engine/computer.hpp"
#include "game/new_start.hpp"
#include "game/replay.hpp"
#include "game/shuffle.hpp"
#include "game/tree_record.hpp"
#include "notation/record.hpp"
#include "notation/record_reader.hpp"
#include "rules/variant_info.hpp"

namespace camlann::cli {
namespace {

struct PlayOptions {
  PositionOptions position{"cam", "", ""};
  int level = 5;
  std::string colour;  // empty: the first seat
  std::string load;
  std::string tables;
  std::string board;  // empty: detected
  bool two = false;
};

struct Begun {
  Game game;
  std::optional<LoadedRecord> loaded;
};

/// Loads the game of a record up to its last move; an unfinished or resigned game continues.
Result<Begun> load_game(const std::string& file, const Catalog& known) {
  TRY(const auto games, read_games_file(file));
  auto records = read_records(games.text);
  if (!records) return Failure(in_file(file, records.error()));
  if (records->size() != 1) {
    return failure(ErrorCode::syntax, "this file does not have exactly one game", file,
                   "one record");
  }
  Record& record = records->front();
  record.result = RecordResult::unknown;
  Replay played = replay(record, {}, known);
  if (played.fault) return Failure(in_file(file, in_game(record, played.fault->error)));
  PlayedTree all = play_tree(record, {}, known);
  if (!played.game || !all.tree) {
    return failure(ErrorCode::syntax, "there is no game in this file", file);
  }
  complain_of_faults(file, all.faults);  // in headers and variations
  return Begun{std::move(*played.game), LoadedRecord{std::move(record), std::move(*all.tree)}};
}

Result<Begun> begin_game(const PlayOptions& options, const Catalog& known) {
  if (!options.load.empty()) return load_game(options.load, known);
  PositionOptions position = options.position;
  if (const VariantInfo* const variant = known.find(position.variant)) {
    position.rules = drawn_rules(*variant, position.rules, std::random_device{}());
  }
  TRY(auto game, game_from(position, known));
  TRY_VOID(check_start(game));
  return Begun{std::move(game), std::nullopt};
}

/// Returns the seats of the computer, one bit each, if persons have these colours.
Result<std::uint8_t> computers_beside(const std::string& colours, const Game& game, unsigned lot) {
  const std::string letters = game.variant().seat_letters();
  unsigned persons = 0;
  if (colours.empty()) {
    persons = 1;
  } else if (colours == "random") {
    persons = 1u << lot % letters.size();
  } else {
    for (const char colour : colours) {
      const std::size_t seat = letters.find(colour);
      if (seat == std::string::npos) {
        return failure(ErrorCode::syntax, "there is no such colour in this game",
                       "play: --colour " + colours, "letters from " + letters + ", or random");
      }
      persons |= 1u << seat;
    }
  }
  const unsigned all = (1u << letters.size()) - 1;
  return static_cast<std::uint8_t>(all & ~persons);
}

int run(const PlayOptions& options, const Catalog& known) {
  auto begun = begin_game(options, known);
  if (!begun) return complain(begun.error());
  if (!options.tables.empty()) {
    if (const auto found = find_tables(begun->game, options.tables); !found) {
      return complain(found.error());
    }
  }
  std::random_device entropy;
  ComputerSeats computers;
  computers.options.tables = options.tables;
  computers.options.level = options.level;
  computers.options.seed = entropy();
  if (!options.two) {
    const auto seats = computers_beside(options.colour, begun->game, entropy());
    if (!seats) return complain(seats.error());
    computers.seats = *seats;
  }
  BoardStyle style;
  style.colour = terminal_has_colour();
  style.unicode = options.board.empty() ? terminal_has_unicode() : options.board == unicode_board;
  TerminalGame(std::move(begun->game), computers, style, std::move(begun->loaded)).run();
  return exit_done;
}

}  // namespace

void add_play(Command app, Action& action) {
  auto options = std::make_shared<PlayOptions>();
  const Command command = app.add_subcommand("play", "play in the terminal");
  add_position_options(command, options->position, VariantOption::optional);
  command.add_option("--level", options->level, "level of the computer, 1 to 10 (default: 5)")
      .type_name("N")
      .range(min_level, max_level);
  command
      .add_option("--colour", options->colour,
                  "your colour: w, b, letters of several seats such as RB, or random (default: the "
                  "first to move)")
      .type_name("C");
  command
      .add_option("--tables", options->tables,
                  "folder of endgame tables, for level 10 and hints (default: none)")
      .type_name("DIR");
  command
      .add_option("--board", options->board,
                  "signs of the board (default: unicode on a terminal that shows UTF-8)")
      .type_name("SIGNS")
      .one_of({std::string(ascii_board), std::string(unicode_board)});
  command.add_flag("--two", options->two, "people only, one keyboard");
  command.add_option("--load", options->load, "continue the game in this record").type_name("FILE");
  command.callback([options, &action] {
    action = [options](const Catalog& known) { return run(*options, known); };
  });
}

}  // namespace camlann::cli
