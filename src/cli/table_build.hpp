#pragma once
// Builds endgame tables for a command line, by one process or by a team (tables/team.hpp), and has
// the common parts of all commands on tables. Single-threaded.

#include <algorithm>
#include <string>
#include <thread>

#include "cli/command_line.hpp"
#include "tables/table_file.hpp"
#include "tables/team.hpp"
#include "wire/messages/program.hpp"

namespace camlann::cli {

/// The game of the tables, and their location.
struct TablesGame {
  std::string variant;
  std::string rules;
  std::string dir;
};

enum class Required { no, yes };
/// Adds the options --variant, --rules and --dir.
void add_game_options(Command command, TablesGame& game, Required required);

struct BuildOptions {
  TablesGame game;
  int pieces = 0;
  std::string material;
  int castle_moves = 0;
  unsigned threads = std::max(1U, std::thread::hardware_concurrency());
  bool json = false;
};

void add_build_options(Command command, BuildOptions& options);
/// Call in the command's callback; ends parsing with an error if a required option is missing.
void check_build_options(Command command);
/// Prints one line per table, and the error if one occurs; returns the exit code. In a team only
/// the leader prints.
int run_build(const BuildOptions& options, tables::Team& team);

/// Returns the data that is shown for every table, as JSON and as text.
[[nodiscard]] message::TableNumbers numbers_of(const tables::TableHeader& header);
[[nodiscard]] std::string numbers_text(const tables::TableHeader& header);

}  // namespace camlann::cli
