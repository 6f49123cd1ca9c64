// The program: finds the subcommand, runs it, turns its answer into an exit code.

#include <cstdio>
#include <exception>
#include <new>
#include <string>

#include "cli/commands.hpp"

namespace camlann::cli {
namespace {

int run(int argc, char** argv) {
  const Program program("camlann", "Games of the Camelot family: rules, engine, server.");
  program.version("camlann " CAMLANN_VERSION);
  const Command app = program.command();
  app.require_subcommand();
  Action action;
  for (const auto add :
       {add_play, add_serve, add_engine, add_analyse, add_prove, add_variants, add_moves, add_perft,
        add_replay, add_convert, add_picture, add_match, add_ratings, add_book, add_tables,
        add_bench, add_manual, add_completion}) {
    add(app, action);
  }

  if (argc > 1 && !app.knows(argv[1])) {
    const bool option = argv[1][0] == '-';
    return complain(Error{ErrorCode::unknown_name,
                          option ? "there is no such option" : "there is no such command", argv[1],
                          option ? listed(app.options()) : listed(app.commands())});
  }
  const auto shown = program.read(argc, argv);
  if (!shown) {
    complain(shown.error());
    const std::string& where = shown.error().where;
    std::fprintf(stderr, "Try: camlann%s%s --help\n", where.empty() ? "" : " ", where.c_str());
    return exit_unusable;
  }
  if (!shown->empty()) print(*shown);
  const int code = shown->empty() ? action() : exit_done;
  if (std::fflush(stdout) != 0) return complain(Error{ErrorCode::io, "cannot write", "output", ""});
  return code;
}

}  // namespace
}  // namespace camlann::cli

int main(int argc, char** argv) {
  try {
    return camlann::cli::run(argc, argv);
  } catch (const std::bad_alloc&) {
    std::fputs("camlann: there is not enough memory for this\n", stderr);
    return camlann::cli::exit_unusable;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "camlann: %s\n", error.what());
    return camlann::cli::exit_unusable;
  }
}
