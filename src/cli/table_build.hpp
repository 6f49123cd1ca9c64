#pragma once
// Builds endgame tables as a command line asks, by one process or by a team (tables/team.hpp), and
// what all commands on tables share. One thread.

#include <algorithm>
#include <string>
#include <thread>

#include "cli/command_line.hpp"
#include "tables/table_file.hpp"
#include "tables/team.hpp"
#include "wire/messages/program.hpp"

namespace camlann::cli {

/// Of which game the tables are, and where they lie.
struct TablesGame {
  std::string variant;
  std::string rules;
  std::string dir;
};

enum class Required { no, yes };
/// The options --variant, --rules and --dir.
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
/// For the command's callback; ends the reading where a needed option is missing.
void check_build_options(Command command);
/// Prints a line a table, and an error if there is one; returns the exit code. Of a team only the
/// leader prints.
int run_build(const BuildOptions& options, tables::Team& team);

/// What all tables show, as JSON and as text.
[[nodiscard]] message::TableNumbers numbers_of(const tables::TableHeader& header);
[[nodiscard]] std::string numbers_text(const tables::TableHeader& header);

}  // namespace camlann::cli
