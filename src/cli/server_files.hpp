#pragma once
// Where a server keeps its games, for the commands beside it: the options --data and --database.

#include <cstdint>
#include <filesystem>
#include <string>

#include "base/result.hpp"
#include "cli/command_line.hpp"

namespace camlann::cli {

struct ServerFiles {
  std::filesystem::path data;
  std::string database;  // as server::find_database() reads it
};

/// Where the games may be that a command works with.
enum class GamesIn : std::uint8_t { file, file_or_postgres };

/// What is read goes to `files`, which must live until then.
void add_server_files(Command command, ServerFiles& files, GamesIn games = GamesIn::file);

[[nodiscard]] Result<std::filesystem::path> data_folder(const ServerFiles& files);

/// For a command that works with a file alone. Where the games are in PostgreSQL, an error: why
/// not, and what to take instead.
[[nodiscard]] Result<std::filesystem::path> database_file(const ServerFiles& files,
                                                          const std::string& why_not,
                                                          const std::string& instead);

}  // namespace camlann::cli
