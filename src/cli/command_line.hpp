#pragma once
// Commands and their options, parsed by CLI11. CLI11's headers take longer to compile than all of
// ours: only command_line.cpp includes them.

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "base/result.hpp"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace camlann::cli {

/// The words that shells offer as values of options, by the option.
using Offers = std::map<const CLI::Option*, std::vector<std::string>>;

/// A handle on an option; a copy refers to the same option. Calls return it for chaining.
class Option {
 public:
  /// `offers` must outlive all copies.
  Option(CLI::Option* option, Offers& offers) : option_(option), offers_(&offers) {}

  /// Sets the placeholder of the value in --help, "FILE".
  Option type_name(const std::string& name) const;
  Option required(bool is_required = true) const;
  /// Sets the allowed range, both ends included.
  Option range(int least, int most) const;
  Option range(std::uint64_t least, std::uint64_t most) const;
  Option range(double least, double most) const;
  Option one_of(const std::vector<std::string>& values) const;
  /// Sets the words that shells offer as its values; others stay allowed. one_of() and a short
  /// range do it, too.
  Option offer(std::vector<std::string> words) const;
  /// Forbids the option together with another option of the same command.
  Option excludes(const std::string& name) const;
  /// Requires at least this many values, each after the option's name.
  Option at_least(int count) const;
  /// Requires this many values after the option's name, separated by commas.
  Option comma_list(int least, int most) const;
  Option on_given(std::function<void()> told) const;
  Option text(const std::string& text) const;  // replaces the description

  [[nodiscard]] std::string spelling() const;                 // "-o,--output" or "FILE"
  [[nodiscard]] std::vector<std::string> long_names() const;  // "--output"
  [[nodiscard]] std::vector<std::string> names() const;       // "-o" and "--output"
  [[nodiscard]] bool positional() const;                      // without a name: "FILE"
  [[nodiscard]] std::vector<std::string> offered() const;
  [[nodiscard]] std::string text() const;
  /// Returns the placeholder of its value in --help, "FILE"; empty for flags and positional words.
  [[nodiscard]] std::string value_name() const;

  /// After parsing: true if it has a value, from any source.
  [[nodiscard]] bool given() const;
  [[nodiscard]] bool takes_several() const;
  [[nodiscard]] std::string value() const;  // the first
  /// Parses these values as if they were on the command line.
  [[nodiscard]] Result<void> take(const std::vector<std::string>& values) const;

 private:
  CLI::Option* option_;
  Offers* offers_;
};

/// A handle on the program or one of its commands; a copy refers to the same command.
class Command {
 public:
  /// `offers` must outlive all copies.
  Command(CLI::App& app, Offers& offers) : app_(&app), offers_(&offers) {}

  [[nodiscard]] Command add_subcommand(const std::string& name, const std::string& text) const;
  void require_subcommand() const;

  /// Adds an option `names`, "-o,--output", or a positional word, "FILE". The result is written to
  /// `value`, which must exist until then: an int, unsigned, std::uint16_t, std::uint64_t, double,
  /// std::string, or a vector of the last two for several.
  template <class T>
  Option add_option(const std::string& names, T& value, const std::string& text) const;
  Option add_folder(const std::string& name, std::filesystem::path& value,
                    const std::string& text) const;
  Option add_flag(const std::string& name, bool& value, const std::string& text) const;

  Option option(const std::string& name) const;  // which must have been added

  [[nodiscard]] std::string name() const;
  [[nodiscard]] std::string text() const;
  /// Returns what --help prints. `path`: the words that call it, "camlann tables build".
  [[nodiscard]] std::string help(const std::string& path) const;
  [[nodiscard]] std::vector<Command> commands() const;
  [[nodiscard]] std::vector<Option> options() const;
  /// True if an option or command has this name, in any spelling.
  [[nodiscard]] bool knows(const std::string& name) const;

  [[nodiscard]] bool has(const std::string& name) const;  // on the parsed line
  /// Sets the function to call if the command is on the line. It may call missing(), clash() and
  /// give_up().
  void callback(std::function<void()> chosen) const;

 private:
  CLI::App* app_;
  Offers* offers_;
};

/// The command line of a program.
class Program {
 public:
  Program(const std::string& name, const std::string& text);
  ~Program();
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  [[nodiscard]] Command command() const { return {*app_, *offers_}; }
  void version(const std::string& text) const;  // for --version

  /// Parses the line, whose first word is the program, and calls the callbacks of its commands.
  /// Returns the help or version to show if requested; an error is at the command that failed to
  /// parse, "tables build".
  [[nodiscard]] Result<std::string> read(const std::vector<std::string>& words) const;

 private:
  std::unique_ptr<CLI::App> app_;
  std::unique_ptr<Offers> offers_;
};

[[nodiscard]] std::vector<std::string> names_of(const std::vector<Command>& commands);
[[nodiscard]] std::vector<std::string> names_of(const std::vector<Option>& options);  // long ones
/// Makes an error that lists the known names, and asks if one of them was meant.
[[nodiscard]] Error unknown_among(std::string what, const std::string& typed,
                                  const std::vector<std::string>& names);

/// Ends parsing with an error: a missing option, or options that exclude each other.
[[noreturn]] void missing(const std::string& names);
[[noreturn]] void clash(const std::string& name, const std::string& others);
[[noreturn]] void give_up(Error error);  // with the error's own location

}  // namespace camlann::cli
