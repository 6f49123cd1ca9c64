#pragma once
// The location of a server's games, for commands that use it: the options --data and --database.

#include <cstdint>
#include <filesystem>
#include <string>

#include "base/result.hpp"
#include "cli/command_line.hpp"
#include "database/address.hpp"

namespace camlann::cli {

struct ServerFiles {
  std::filesystem::path data;
  std::string database;  // in the syntax of server::find_database()
};

/// The storage that a command supports.
enum class GamesIn : std::uint8_t { file, file_or_postgres };

/// Adds the options; the values are written to `files`, which must exist until then.
void add_server_files(Command command, ServerFiles& files, GamesIn games = GamesIn::file);

[[nodiscard]] Result<std::filesystem::path> data_folder(const ServerFiles& files);

[[nodiscard]] Result<database::Address> database_address(const ServerFiles& files);

/// Returns the database file for a command that works only with a file. If the games are in
/// PostgreSQL, returns an error with the reason and an alternative.
[[nodiscard]] Result<std::filesystem::path> database_file(const ServerFiles& files,
                                                          const std::string& why_not,
                                                          const std::string& instead);

}  // namespace camlann::cli
