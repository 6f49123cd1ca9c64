#pragma once
// What the subcommands share: exit codes, error lines, options that name a position, files. Each
// subcommand is one file that adds itself to the command line (commands.hpp) and leaves an Action
// if it was chosen. Includes the headers that all of them need.

#include <cstdint>
#include <cstdio>
#include <functional>   // IWYU pragma: export
#include <memory>       // IWYU pragma: export
#include <string>       // IWYU pragma: export
#include <string_view>  // IWYU pragma: export

#include "base/result.hpp"       // IWYU pragma: export
#include "cli/command_line.hpp"  // IWYU pragma: export
#include "game/catalog.hpp"      // IWYU pragma: export
#include "game/game.hpp"         // IWYU pragma: export
#include "rules/verdict.hpp"

namespace camlann::cli {

inline constexpr int exit_done = 0;
inline constexpr int exit_no = 1;         // an illegal game, a failed check
inline constexpr int exit_unusable = 2;   // wrong usage or unreadable input
inline constexpr int exit_stopped = 130;  // by SIGINT or SIGTERM, before the work was done

/// What the chosen subcommand does with the games that are known; returns the exit code.
using Action = std::function<int(const Catalog&)>;

/// One line on stderr, "camlann: where: what (expected ...)"; returns exit_unusable.
int complain(const Error& error);

/// As many threads of those asked for as the machine can give, which is said if they are fewer.
[[nodiscard]] int threads_for(int asked);

/// The options --variant, --rules and --fen.
struct PositionOptions {
  std::string variant;
  std::string rules;
  std::string fen;
};

enum class VariantOption { required, optional };
void add_position_options(Command command, PositionOptions& options, VariantOption variant);

/// The option --seed; `what` it is of, "seed of the openings".
void add_seed(Command command, std::uint64_t& seed, const std::string& what);

/// The option --batch of a command that otherwise has --variant, --rules and --fen.
void add_batch_option(Command command, bool& batch);
/// To be called back: one of them is needed, and not both.
void check_batch_option(Command command);

/// An error in the FEN is at "--fen 1:column".
[[nodiscard]] Result<Game> game_from(const PositionOptions& options, const Catalog& known);

/// Plays moves separated by spaces; an error is at "--moves, ply 3".
Result<void> play_moves(Game& game, std::string_view moves);

/// A whole file; "-" is standard input.
[[nodiscard]] Result<std::string> read_file(const std::string& path);
/// "-" is standard output. Nothing half-written stays behind under the name.
[[nodiscard]] Result<void> write_file(const std::string& path, std::string_view text);
/// Where write_file() keeps a file until it is whole.
[[nodiscard]] std::string unfinished(const std::string& path);
/// The error of write_file(), before long work whose outcome it is to write; changes no file.
[[nodiscard]] Result<void> check_writable(const std::string& path);

/// A line of standard input or of another file, without its end; false at the end of the file.
[[nodiscard]] bool read_line(std::FILE* file, std::string& line);

void print(std::string_view text);  // to stdout

}  // namespace camlann::cli
