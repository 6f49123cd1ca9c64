// camlann man, camlann completion: the man page and shell completion, both generated from the
// command line definitions, so that they are always up to date.

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cli/commands.hpp"

namespace camlann::cli {
namespace {

void add_word(std::vector<std::string>& words, const std::string& word) {
  if (std::find(words.begin(), words.end(), word) == words.end()) words.push_back(word);
}

/// Returns the words that can follow a command: its subcommands' names, and "--name" of every
/// option of the command and its subcommands.
std::vector<std::string> words_after(Command command) {
  std::vector<std::string> words;
  for (const Command below : command.commands()) add_word(words, below.name());
  for (const Option option : command.options()) {
    for (const std::string& name : option.long_names()) add_word(words, name);
  }
  for (const Command below : command.commands()) {
    for (const std::string& word : words_after(below)) add_word(words, word);
  }
  return words;
}

/// Escapes text for roff: a dash would become a hyphen, and a dot or quote at the start of a line a
/// command.
std::string roff(std::string_view text) {
  std::string escaped;
  for (const char c : text) {
    if (c == '\\' || c == '-') escaped += '\\';
    escaped += c;
  }
  if (!escaped.empty() && (escaped.front() == '.' || escaped.front() == '\'')) {
    escaped.insert(0, "\\&");
  }
  return escaped;
}

void print_options(Command command) {
  for (const Option option : command.options()) {
    std::string spelling = option.spelling();
    std::replace(spelling.begin(), spelling.end(), ',', ' ');
    const std::string value = option.value_name();
    fmt::print(".TP\n.B {}{}\n{}\n", roff(spelling),
               value.empty() ? std::string() : " \\fI" + roff(value) + "\\fR", roff(option.text()));
  }
}

/// True if the command takes a word that is not an option, so that it works without a subcommand.
bool takes_words(const Command& command) {
  const auto options = command.options();
  return std::any_of(options.begin(), options.end(),
                     [](const Option& one) { return one.spelling().front() != '-'; });
}

/// Prints a section for a command, or for each of its subcommands, or for both.
void print_command(Command command, const std::string& above) {
  const std::string name = above + command.name();
  const auto below = command.commands();
  if (below.empty() || takes_words(command)) {
    fmt::print(".SS {}\n{}\n", roff(name), roff(command.text()));
    print_options(command);
  }
  for (const Command one : below) print_command(one, name + " ");
}

int print_man_page(Command app) {
  fmt::print(".TH CAMLANN 1 \"\" \"camlann {0}\"\n.SH NAME\ncamlann \\- {1}\n", CAMLANN_VERSION,
             roff("play, check, analyse and serve games of the Camelot family"));
  fmt::print(".SH SYNOPSIS\n.B camlann\n.I command\n[options]\n.SH COMMANDS\n");
  for (const Command command : app.commands()) print_command(command, "");
  fmt::print(
      ".SH EXIT STATUS\n0: done; 1: the answer is no (an illegal game, a failed check); "
      "2: wrong usage, unreadable input, or output that cannot be written; 130: stopped by SIGINT or SIGTERM before the work was "
      "done.\n");
  return exit_done;
}

int print_bash_completion(Command app) {
  std::vector<std::string> names;
  for (const Command command : app.commands()) names.push_back(command.name());
  fmt::print("# bash completion of camlann: source this file\n_camlann() {{\n");
  fmt::print("  local word=${{COMP_WORDS[COMP_CWORD]}} words\n");
  fmt::print("  if [ \"$COMP_CWORD\" = 1 ]; then\n    words=\"{}\"\n  else\n",
             fmt::join(names, " "));
  fmt::print("    case ${{COMP_WORDS[1]}} in\n");
  for (const Command command : app.commands()) {
    fmt::print("      {}) words=\"{}\" ;;\n", command.name(), fmt::join(words_after(command), " "));
  }
  fmt::print(
      "    esac\n  fi\n  mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$word\")\n}}\n");
  fmt::print("complete -o default -F _camlann camlann\n");
  return exit_done;
}

}  // namespace

void add_manual(Command app, Action& action) {
  const Command command = app.add_subcommand("man", "print the man page");
  command.callback(
      [app, &action] { action = [app](const Catalog& /*known*/) { return print_man_page(app); }; });
}

void add_completion(Command app, Action& action) {
  auto shell = std::make_shared<std::string>();
  const Command command =
      app.add_subcommand("completion", "print the completion script for a shell");
  command.add_option("SHELL", *shell, "bash").required().one_of({"bash"});
  // The option writes into *shell when the line is parsed, so the callback keeps it alive.
  command.callback([app, &action, shell] {
    action = [app](const Catalog& /*known*/) { return print_bash_completion(app); };
  });
}

}  // namespace camlann::cli
