#pragma once
// The command line of a benchmark program.

#include <CLI/CLI.hpp>
#include <optional>

namespace camlann::bench {

/// Reads the words into the options of `app`. Returns the exit status if the program has to end
/// now: 0 after --help, 2 after a word that is unknown or wrong.
inline std::optional<int> wrong_or_help(CLI::App& app, int count, char** words) {
  try {
    app.parse(count, words);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : 2;
  }
  return std::nullopt;
}

}  // namespace camlann::bench
