#pragma once
// Common parts of the subcommands: exit codes, error lines, options that name a position, files.
// Each subcommand is one file that adds itself to the command line (commands.hpp) and sets an
// Action if it was chosen. Includes the headers that all of them need.

#include <cstdint>
#include <cstdio>
#include <functional>   // IWYU pragma: export
#include <memory>       // IWYU pragma: export
#include <string>       // IWYU pragma: export
#include <string_view>  // IWYU pragma: export

#include "base/result.hpp"       // IWYU pragma: export
#include "cli/command_line.hpp"  // IWYU pragma: export
#include "cli/output.hpp"        // IWYU pragma: export
#include "game/catalog.hpp"      // IWYU pragma: export
#include "game/game.hpp"         // IWYU pragma: export
#include "rules/verdict.hpp"

namespace camlann::cli {

inline constexpr int exit_done = 0;
inline constexpr int exit_no = 1;         // an illegal game, a failed check
inline constexpr int exit_unusable = 2;   // wrong usage, unreadable input, lost output
inline constexpr int exit_stopped = 130;  // by SIGINT or SIGTERM, before the work was done

/// Runs the chosen subcommand with the known games; returns the exit code.
using Action = std::function<int(const Catalog&)>;

/// Prints one line on stderr, "camlann: where: what (expected ...)"; returns exit_unusable.
int complain(const Error& error);

/// Returns the number of threads to use: `asked`, or the machine's limit with a message if that is
/// lower.
[[nodiscard]] int threads_for(int asked);

/// The options --variant, --rules and --fen.
struct PositionOptions {
  std::string variant;
  std::string rules;
  std::string fen;
};

enum class VariantOption { required, optional };
void add_position_options(Command command, PositionOptions& options, VariantOption variant);

/// Adds the option --seed with a description, "seed of the openings".
void add_seed(Command command, std::uint64_t& seed, const std::string& what);

/// Adds the option --batch to a command that otherwise has --variant, --rules and --fen.
void add_batch_option(Command command, bool& batch);
/// Call in the command's callback: checks that exactly one of the two is given.
void check_batch_option(Command command);

/// Returns the game of the options. An error in the FEN is at "--fen 1:column".
[[nodiscard]] Result<Game> game_from(const PositionOptions& options, const Catalog& known);

/// Plays the moves of a record without headers; an error is at "--moves, ply 3" or "--moves 1:7".
Result<void> play_moves(Game& game, std::string_view moves);

/// Reads a whole file; "-" is standard input.
[[nodiscard]] Result<std::string> read_file(const std::string& path);
/// Writes a file; "-" is standard output. A failure leaves no partial file under the name.
[[nodiscard]] Result<void> write_file(const std::string& path, std::string_view text);
/// Writes the next part of a file; false if it cannot.
using Sink = std::function<bool(std::string_view)>;
/// The same for a file that is made part by part. The function returns only other errors.
[[nodiscard]] Result<void> write_parts(const std::string& path,
                                       const std::function<Result<void>(const Sink&)>& make);
/// Returns the temporary name that write_file() uses until the file is complete.
[[nodiscard]] std::string unfinished(const std::string& path);
/// Returns an error if write_file() is bound to fail; call it before long work. Changes no file.
[[nodiscard]] Result<void> check_writable(const std::string& path);

/// Reads a line of a file, without its end; false at the end of the file.
[[nodiscard]] bool read_line(std::FILE* file, std::string& line);

}  // namespace camlann::cli
