#pragma once
// The subcommands, in the order in which --help lists them.

#include "cli/command.hpp"  // IWYU pragma: export

namespace camlann::cli {

void add_play(CLI::App& app, Action& action);
void add_serve(CLI::App& app, Action& action);
void add_engine(CLI::App& app, Action& action);
void add_analyse(CLI::App& app, Action& action);
void add_prove(CLI::App& app, Action& action);
void add_variants(CLI::App& app, Action& action);
void add_moves(CLI::App& app, Action& action);
void add_perft(CLI::App& app, Action& action);
void add_replay(CLI::App& app, Action& action);
void add_convert(CLI::App& app, Action& action);
void add_match(CLI::App& app, Action& action);
void add_ratings(CLI::App& app, Action& action);
void add_book(CLI::App& app, Action& action);
void add_tables(CLI::App& app, Action& action);
void add_bench(CLI::App& app, Action& action);
void add_manual(CLI::App& app, Action& action);      // the man page
void add_completion(CLI::App& app, Action& action);  // for shells

}  // namespace camlann::cli
