// camlann man: the man page, generated from the command line definitions, so that it is always up
// to date.

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "cli/commands.hpp"

namespace camlann::cli {
namespace {

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
      "2: wrong usage, unreadable input, or output that cannot be written; 130: stopped by SIGINT "
      "or SIGTERM before the work was done.\n");
  return exit_done;
}

}  // namespace

void add_manual(Command app, Action& action) {
  const Command command = app.add_subcommand("man", "print the man page");
  command.callback(
      [app, &action] { action = [app](const Catalog& /*known*/) { return print_man_page(app); }; });
}

}  // namespace camlann::cli
