#pragma once
// The subcommands, in the order in which --help lists them.

#include "cli/command.hpp"  // IWYU pragma: export

namespace camlann::cli {

void add_play(Command app, Action& action);
void add_serve(Command app, Action& action);
void add_worker(Command app, Action& action);
void add_bot(Command app, Action& action);
void add_admin(Command app, Action& action);
void add_database(Command app, Action& action);
void add_backup(Command app, Action& action);
void add_restore(Command app, Action& action);
void add_check_games(Command app, Action& action);
void add_engine(Command app, Action& action);
void add_analyse(Command app, Action& action);
void add_prove(Command app, Action& action);
void add_variants(Command app, Action& action);
void add_moves(Command app, Action& action);
void add_perft(Command app, Action& action);
void add_replay(Command app, Action& action);
void add_convert(Command app, Action& action);
void add_db(Command app, Action& action);
void add_picture(Command app, Action& action);
void add_print(Command app, Action& action);
void add_match(Command app, Action& action);
void add_ratings(Command app, Action& action);
void add_tournament(Command app, Action& action);
void add_book(Command app, Action& action);
void add_puzzles(Command app, Action& action);
void add_tables(Command app, Action& action);
void add_bench(Command app, Action& action);
void add_version(Command app, Action& action);
void add_manual(Command app, Action& action);      // the man page
void add_completion(Command app, Action& action);  // for shells
void add_help(Command app, Action& action);

}  // namespace camlann::cli
