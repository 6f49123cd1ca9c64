// camlann completion: scripts that complete commands, options and their values in a shell. Made
// from the command line definitions, so that they are always up to date.

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cli/commands.hpp"
#include "rules/variant_info.hpp"

namespace camlann::cli {
namespace {

using Names = std::vector<std::string>;

/// A command and the words by which it is called, "tables build"; none for the program.
struct Place {
  std::string path;
  Command command;
};

void add_places(const Command& command, const std::string& path, std::vector<Place>& places) {
  places.push_back({path, command});
  for (const Command& below : command.commands()) {
    add_places(below, path.empty() ? below.name() : path + ' ' + below.name(), places);
  }
}

/// The values that a shell offers.
enum class Values { words, files, folders, unknown };

Values values_of(const Option& option) {
  const std::string name = option.positional() ? option.spelling() : option.value_name();
  if (!option.offered().empty()) return Values::words;
  if (name == "FILE") return Values::files;
  return name == "DIR" ? Values::folders : Values::unknown;
}

bool takes_value(const Option& option) {
  return !option.positional() && !option.value_name().empty();
}

/// Lets the options that name a game or its rules offer those of the catalog.
void offer_games(const std::vector<Place>& places, const Catalog& known) {
  Names games;
  Names rules;
  for (const VariantInfo& variant : known) {
    games.push_back(variant.id);
    for (const RuleSetInfo& one : variant.rule_sets) {
      if (std::find(rules.begin(), rules.end(), one.id) == rules.end()) rules.push_back(one.id);
    }
  }
  for (const Place& place : places) {
    for (const Option& option : place.command.options()) {
      const Names names = option.long_names();
      if (names == Names{"--variant"} || names == Names{"--game"}) option.offer(games);
      if (names == Names{"--rules"}) option.offer(rules);
    }
  }
}

/// Returns the words that may follow a command: its commands, and those offered in place of a
/// positional word.
Names words_after(const Command& command) {
  Names words = names_of(command.commands());
  for (const Option& option : command.options()) {
    if (!option.positional()) continue;
    for (const std::string& word : option.offered()) words.push_back(word);
  }
  return words;
}

bool takes_files(const Command& command) {
  const auto options = command.options();
  return std::any_of(options.begin(), options.end(), [](const Option& option) {
    return option.positional() && values_of(option) == Values::files;
  });
}

Names option_names(const Command& command) {
  Names names;
  for (const Option& option : command.options()) {
    if (option.positional()) continue;
    for (const std::string& name : option.names()) names.push_back(name);
  }
  return names;
}

/// Puts text in single quotes, for bash and zsh.
std::string in_quotes(std::string_view text) {
  std::string made = "'";
  for (const char c : text) {
    if (c == '\'') {
      made += "'\\''";
    } else {
      made += c;
    }
  }
  return made + '\'';
}

/// Puts text in single quotes, for fish.
std::string in_fish_quotes(std::string_view text) {
  std::string made = "'";
  for (const char c : text) {
    if (c == '\'' || c == '\\') made += '\\';
    made += c;
  }
  return made + '\'';
}

/// Returns the pattern of a command followed by each of these names: 'a b'|'a c'.
std::string pattern_of(const std::string& path, const Names& names) {
  Names patterns;
  patterns.reserve(names.size());
  for (const std::string& name : names)
    patterns.push_back(in_quotes(fmt::format("{} {}", path, name)));
  return fmt::format("{}", fmt::join(patterns, "|"));
}

/// Returns the pattern of the words that lead from one command to another.
std::string steps_pattern(const std::vector<Place>& places) {
  Names patterns;
  for (const Place& place : places) {
    const Names below = names_of(place.command.commands());
    if (!below.empty()) patterns.push_back(pattern_of(place.path, below));
  }
  return fmt::format("{}", fmt::join(patterns, "|"));
}

/// Returns the shell code for the value of an option.
using Branch = std::string (*)(const Option&);

/// Prints a branch of a `case` for each option with a value.
void print_values(const std::vector<Place>& places, Branch branch) {
  for (const Place& place : places) {
    for (const Option& option : place.command.options()) {
      if (!takes_value(option)) continue;
      fmt::print("    {}) {} ;;\n", pattern_of(place.path, option.names()), branch(option));
    }
  }
}

std::string bash_values(const Option& option) {
  switch (values_of(option)) {
    case Values::words: return fmt::format("words='{}'", fmt::join(option.offered(), " "));
    case Values::files: return "files=f";
    case Values::folders: return "files=d";
    case Values::unknown: break;
  }
  return "compopt +o default 2>/dev/null; return";
}

void print_bash(const std::vector<Place>& places) {
  print(R"(# bash completion of camlann: source this file
_camlann() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
  local command= words= options= files= at
  COMPREPLY=()
  if [ "$word" = = ]; then
    word=
  elif [ "$before" = = ]; then
    before=${COMP_WORDS[COMP_CWORD-2]}
  fi
  for ((at = 1; at < COMP_CWORD; at++)); do
    case "$command ${COMP_WORDS[at]}" in
      )");
  fmt::print("{}", steps_pattern(places));
  print(R"() command="${command:+$command }${COMP_WORDS[at]}" ;;
    esac
  done
  case "$command $before" in
)");
  print_values(places, bash_values);
  print("    *)\n      case $command in\n");
  for (const Place& place : places) {
    fmt::print("        {}) words='{}' options='{}' files={} ;;\n", in_quotes(place.path),
               fmt::join(words_after(place.command), " "),
               fmt::join(option_names(place.command), " "), takes_files(place.command) ? "f" : "");
  }
  print(R"(      esac
      if [[ $word == -* || -z $words$files ]]; then words=$options files=; fi ;;
  esac
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
  case $files in
    f) mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$word") ;;
    d) mapfile -t COMPREPLY < <(compgen -d -- "$word") ;;
  esac
  if [ -n "$files" ]; then compopt -o filenames 2>/dev/null; fi
}
complete -o default -F _camlann camlann
)");
}

std::string zsh_values(const Option& option) {
  switch (values_of(option)) {
    case Values::words:
      return fmt::format("compadd -- {}; return", fmt::join(option.offered(), " "));
    case Values::files: return "_files; return";
    case Values::folders: return "_files -/; return";
    case Values::unknown: break;
  }
  return "_message " + in_quotes(option.text()) + "; return";
}

/// Returns a word with its description for _describe.
std::string described(const std::string& word, const std::string& text) {
  return ' ' + in_quotes(word + ':' + text);
}

void print_zsh_place(const Place& place) {
  std::string named;
  for (const Command& below : place.command.commands()) {
    named += described(below.name(), below.text());
  }
  std::string options;
  for (const Option& option : place.command.options()) {
    for (const std::string& word : option.positional() ? option.offered() : Names()) {
      named += ' ' + in_quotes(word);
    }
    if (option.positional()) continue;
    for (const std::string& name : option.names()) options += described(name, option.text());
  }
  fmt::print("    {}) files={}\n      named=({} )\n      options=({} ) ;;\n", in_quotes(place.path),
             takes_files(place.command) ? "f" : "", named, options);
}

void print_zsh(const std::vector<Place>& places) {
  print(R"(#compdef camlann
# zsh completion of camlann: save it as _camlann in a folder of $fpath
_camlann() {
  local command= files= word before=$words[CURRENT-1]
  local -a named options
  if [[ $PREFIX == --*=* ]]; then
    before=${PREFIX%%=*}
    compset -P '*='
  fi
  for word in $words[2,CURRENT-1]; do
    case "$command $word" in
      ()");
  fmt::print("{}", steps_pattern(places));
  print(R"() command="${command:+$command }$word" ;;
    esac
  done
  case "$command $before" in
)");
  print_values(places, zsh_values);
  print("  esac\n  case $command in\n");
  for (const Place& place : places) print_zsh_place(place);
  print(R"(  esac
  if [[ $PREFIX == -* || ( ${#named} == 0 && -z $files ) ]]; then
    _describe -o option options
  else
    if (( ${#named} )); then _describe command named; fi
    if [[ -n $files ]]; then _files; fi
  fi
}
if [[ $funcstack[1] == _camlann ]]; then _camlann "$@"; else compdef _camlann camlann; fi
)");
}

std::string fish_values(const Option& option) {
  switch (values_of(option)) {
    case Values::words:
      return " -x -a " + in_fish_quotes(fmt::format("{}", fmt::join(option.offered(), " ")));
    case Values::files: return " -r -F";
    case Values::folders: return " -x -a '(__fish_complete_directories)'";
    case Values::unknown: break;
  }
  return " -x";
}

void print_fish_place(const Place& place) {
  const std::string at =
      "complete -c camlann -n " + in_fish_quotes("__camlann_at \"" + place.path + '"');
  if (!takes_files(place.command)) fmt::print("{} -f\n", at);
  for (const Command& below : place.command.commands()) {
    fmt::print("{} -a {} -d {}\n", at, below.name(), in_fish_quotes(below.text()));
  }
  for (const Option& option : place.command.options()) {
    if (option.positional()) {
      const Names words = option.offered();
      if (!words.empty()) fmt::print("{} -a '{}'\n", at, fmt::join(words, " "));
      continue;
    }
    std::string spelled;
    for (const std::string& name : option.names()) {
      spelled += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
    }
    fmt::print("{}{}{} -d {}\n", at, spelled, takes_value(option) ? fish_values(option) : "",
               in_fish_quotes(option.text()));
  }
}

void print_fish(const std::vector<Place>& places) {
  print(R"(# fish completion of camlann: save it as ~/.config/fish/completions/camlann.fish
function __camlann_at
    set -l command
    for word in (commandline -opc)[2..-1]
        switch "$command $word"
            case)");
  for (const Place& place : places) {
    for (const Command& below : place.command.commands()) {
      fmt::print(" {}", in_fish_quotes(place.path + ' ' + below.name()));
    }
  }
  print(R"(
                set command (string trim -- "$command $word")
        end
    end
    test "$command" = "$argv[1]"
end
)");
  for (const Place& place : places) print_fish_place(place);
}

struct Shell {
  std::string_view name;
  void (*print)(const std::vector<Place>&);
};
constexpr Shell shells[] = {{"bash", print_bash}, {"zsh", print_zsh}, {"fish", print_fish}};

int print_completion(const Command& app, std::string_view wanted, const Catalog& known) {
  std::vector<Place> places;
  add_places(app, "", places);
  offer_games(places, known);
  for (const Shell& shell : shells) {
    if (shell.name == wanted) shell.print(places);
  }
  return exit_done;
}

}  // namespace

void add_completion(Command app, Action& action) {
  auto wanted = std::make_shared<std::string>();
  const Command command =
      app.add_subcommand("completion", "print the completion script for a shell");
  Names names;
  for (const Shell& shell : shells) names.emplace_back(shell.name);
  command.add_option("SHELL", *wanted, fmt::format("{}", fmt::join(names, ", ")))
      .required()
      .one_of(names);
  // The option writes into *wanted when the line is parsed, so the callback keeps it alive.
  command.callback([app, &action, wanted] {
    action = [app, wanted](const Catalog& known) { return print_completion(app, *wanted, known); };
  });
}

}  // namespace camlann::cli
