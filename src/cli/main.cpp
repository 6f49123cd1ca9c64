// The program: finds the subcommand, runs it, and returns its exit code.

#include <algorithm>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "base/system/program.hpp"
#include "base/system/terminal.hpp"
#include "cli/commands.hpp"
#include "cli/parts.hpp"
#include "cli/variant_files.hpp"
#include "game/catalog.hpp"

namespace camlann::cli {
namespace {

int run(const std::vector<std::string>& words) {
  const Program program("camlann", "Games of the Camelot family: rules, engine, server.");
  program.version("camlann " CAMLANN_VERSION);
  const Command app = program.command();
  app.require_subcommand();
  Action action;
  for (const auto add :
       {add_play,     add_serve,   add_worker,      add_bot,     add_admin,      add_database,
        add_backup,   add_restore, add_check_games, add_engine,  add_analyse,    add_prove,
        add_variants, add_moves,   add_perft,       add_replay,  add_convert,    add_db,
        add_picture,  add_print,   add_match,       add_ratings, add_tournament, add_book,
        add_puzzles,  add_tables,  add_bench,       add_version, add_manual,     add_completion,
        add_help}) {
    add(app, action);
  }

  VariantFiles variants;
  add_variants_option(app, variants);

  if (words.size() > 1 && !app.knows(words[1])) {
    if (const auto error = left_out(words[1])) return complain(*error);
    const bool option = words[1].starts_with('-');
    Error error =
        unknown_among(option ? "there is no such option" : "there is no such command", words[1],
                      option ? names_of(app.options()) : names_of(app.commands()));
    error.where = words[1];
    return complain(error);
  }
  if (const auto error = useless_variants(words)) return complain(*error);
  const auto shown = program.read(words);
  if (!shown) {
    complain(shown.error());
    const std::string& where = shown.error().where;
    if (where.empty() || app.knows(where.substr(0, where.find(' ')))) {
      print_note("Try: camlann" + (where.empty() ? "" : ' ' + where) + " --help\n");
    }
    return exit_unusable;
  }
  if (!shown->empty()) {
    print(*shown);
    return exit_done;
  }
  const auto given = [](const auto& files) { return !files.empty(); };
  if (std::none_of(variants.begin(), variants.end(), given)) return action(catalog());
  const auto known = catalog_with(variants);
  return known ? action(*known) : complain(known.error());
}

}  // namespace
}  // namespace camlann::cli

int main(int argc, char** argv) {
  using namespace camlann;
  system::prepare_streams();
  std::vector<std::string> words = system::arguments(argc, argv);
  if (words.size() == 1 && system::has_its_own_window()) words.emplace_back("play");
  return cli::guarded([&words] { return cli::run(words); });
}
