#pragma once
// Commands and their options, as CLI11 reads them from a command line. Its headers take longer to
// compile than all of ours: only command_line.cpp includes them.

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "base/result.hpp"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace camlann::cli {

/// A handle on an option; a copy is the same option. Each call answers with it for the next one.
class Option {
 public:
  explicit Option(CLI::Option* option) : option_(option) {}

  /// What --help shows for the value, "FILE".
  Option type_name(const std::string& name) const;
  Option required(bool is_required = true) const;
  /// Both ends included.
  Option range(int least, int most) const;
  Option range(std::uint64_t least, std::uint64_t most) const;
  Option range(double least, double most) const;
  Option one_of(const std::vector<std::string>& values) const;
  /// Not together with the option of that name of the same command.
  Option excludes(const std::string& name) const;
  /// This many values, each after the option's name.
  Option times(int count) const;
  /// This many values after the option's name, separated by commas.
  Option comma_list(int least, int most) const;
  Option on_given(std::function<void()> told) const;
  Option text(const std::string& text) const;  // instead of the one it was added with

  [[nodiscard]] std::string spelling() const;                 // "-o,--output" or "FILE"
  [[nodiscard]] std::vector<std::string> long_names() const;  // "--output"
  [[nodiscard]] std::string text() const;
  /// What --help shows for its value, "FILE"; empty for flags and positional words.
  [[nodiscard]] std::string value_name() const;

  /// Once the line was read: whether it has a value, from wherever.
  [[nodiscard]] bool given() const;
  [[nodiscard]] bool takes_several() const;
  [[nodiscard]] std::string value() const;  // the first
  /// As if these were on the line.
  [[nodiscard]] Result<void> take(const std::vector<std::string>& values) const;

 private:
  CLI::Option* option_;
};

/// A handle on the program or one of its commands; a copy is the same command.
class Command {
 public:
  explicit Command(CLI::App& app) : app_(&app) {}

  [[nodiscard]] Command add_subcommand(const std::string& name, const std::string& text) const;
  void require_subcommand() const;

  /// An option `names`, "-o,--output", or a word by its place, "FILE". What is read goes to
  /// `value`, which must live until then: an int, unsigned, std::uint16_t, std::uint64_t, double,
  /// std::string, or a vector of the last two for several.
  template <class T>
  Option add_option(const std::string& names, T& value, const std::string& text) const;
  Option add_folder(const std::string& name, std::filesystem::path& value,
                    const std::string& text) const;
  Option add_flag(const std::string& name, bool& value, const std::string& text) const;

  Option option(const std::string& name) const;  // which was added

  [[nodiscard]] std::string name() const;
  [[nodiscard]] std::string text() const;
  [[nodiscard]] std::vector<Command> commands() const;
  [[nodiscard]] std::vector<Option> options() const;
  /// The option or command of that name, however it is spelt.
  [[nodiscard]] bool knows(const std::string& name) const;

  [[nodiscard]] bool has(const std::string& name) const;  // on the line that was read
  /// What is done when the command is on the line. It may call missing(), clash() and give_up().
  void callback(std::function<void()> chosen) const;

 private:
  CLI::App* app_;
};

/// What a program takes from its command line.
class Program {
 public:
  Program(const std::string& name, const std::string& text);
  ~Program();
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  [[nodiscard]] Command command() const { return Command(*app_); }
  void version(const std::string& text) const;  // for --version

  /// Reads the line and calls back the commands on it. Answers with the help or version to show,
  /// where that was asked for; an error is at the command that could not be read, "tables build".
  [[nodiscard]] Result<std::string> read(int argc, char** argv) const;

 private:
  std::unique_ptr<CLI::App> app_;
};

/// The names, separated for a list of what was expected.
[[nodiscard]] std::string listed(const std::vector<Command>& commands);
[[nodiscard]] std::string listed(const std::vector<Option>& options);

/// Ends the reading with an error: that should be there, or must not be beside the other.
[[noreturn]] void missing(const std::string& names);
[[noreturn]] void clash(const std::string& name, const std::string& others);
[[noreturn]] void give_up(Error error);  // with its own place

}  // namespace camlann::cli
