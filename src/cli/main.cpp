// The program: finds the subcommand, runs it, turns its answer into an exit code.

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <exception>
#include <string>
#include <vector>

#include "cli/commands.hpp"

namespace camlann::cli {
namespace {

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) {
    if (!text.empty()) text += ", ";
    text += word;
  }
  return text;
}

std::vector<std::string> command_names(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* command : app.get_subcommands({})) names.push_back(command->get_name());
  return names;
}

std::vector<std::string> option_names(const CLI::App& command) {
  std::vector<std::string> names;
  for (const CLI::Option* option : command.get_options()) {
    if (!option->get_lnames().empty()) names.push_back("--" + option->get_lnames().front());
  }
  return names;
}

/// What stands where nothing of the kind is known.
std::string unknown_word(const CLI::App& command) {
  const std::vector<std::string> words = command.remaining();
  const auto option = std::find_if(words.begin(), words.end(), [](const std::string& word) {
    return word.size() > 1 && word[0] == '-';
  });
  if (option != words.end()) return "there is no option " + *option;
  return words.empty() ? "unexpected words" : "unexpected: " + words.front();
}

int complain_about_usage(const CLI::App& app, const CLI::ParseError& error) {
  const CLI::App* chosen = &app;
  std::string where;
  while (!chosen->get_subcommands().empty()) {
    chosen = chosen->get_subcommands().front();
    where += (where.empty() ? "" : " ") + chosen->get_name();
  }
  const CLI::App& command = *chosen;
  if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr) {
    complain(Error{ErrorCode::unknown_name, unknown_word(command), where,
                   joined(option_names(command))});
  } else {
    complain(Error{ErrorCode::syntax, error.what(), where, ""});
  }
  std::fprintf(stderr, "Try: camlann%s%s --help\n", where.empty() ? "" : " ", where.c_str());
  return exit_unusable;
}

int run(int argc, char** argv) {
  CLI::App app("Games of the Camelot family: rules, engine, server.", "camlann");
  app.set_version_flag("--version", "camlann " CAMLANN_VERSION);
  app.require_subcommand(1);
  Action action;
  for (const auto add : {add_play, add_serve, add_engine, add_analyse, add_prove, add_variants,
                         add_moves, add_perft, add_replay, add_convert, add_match, add_ratings,
                         add_book, add_tables, add_bench, add_manual, add_completion}) {
    add(Command(app), action);
  }

  if (argc > 1) {
    const bool option = argv[1][0] == '-';
    const auto names = option ? option_names(app) : command_names(app);
    const bool known = option ? app.get_option_no_throw(argv[1]) != nullptr
                              : std::find(names.begin(), names.end(), argv[1]) != names.end();
    if (!known) {
      return complain(Error{ErrorCode::unknown_name,
                            option ? "there is no such option" : "there is no such command",
                            argv[1], joined(names)});
    }
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& help) {
    return app.exit(help);
  } catch (const CLI::ParseError& error) {
    return complain_about_usage(app, error);
  }
  const int code = action();
  if (std::fflush(stdout) != 0) return complain(Error{ErrorCode::io, "cannot write", "output", ""});
  return code;
}

}  // namespace
}  // namespace camlann::cli

int main(int argc, char** argv) {
  try {
    return camlann::cli::run(argc, argv);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "camlann: %s\n", error.what());
    return camlann::cli::exit_unusable;
  }
}
