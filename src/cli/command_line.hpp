#pragma once
// Commands and their options, as CLI11 reads them from a command line. Its headers take longer to
// compile than all of ours: only main.cpp, manual.cpp, tables_mpi.cpp and command_line.cpp include
// them, the other files of the folder this one.

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

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
  /// So many values, each behind the option's name.
  Option times(int count) const;
  /// So many values behind the option's name, between commas.
  Option comma_list(int least, int most) const;
  Option on_given(std::function<void()> told) const;

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

  [[nodiscard]] bool has(const std::string& name) const;  // on the line that was read
  /// What is done when the command stands on the line. It may call missing() and clash().
  void callback(std::function<void()> chosen) const;

  [[nodiscard]] CLI::App& app() const { return *app_; }

 private:
  CLI::App* app_;
};

/// Ends the reading with an error: that should be there, or must not be beside the other.
[[noreturn]] void missing(const std::string& names);
[[noreturn]] void clash(const std::string& name, const std::string& others);

}  // namespace camlann::cli
