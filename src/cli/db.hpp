#pragma once
// Common parts of the commands below `camlann db`. Each of the other two files adds its own
// commands.

#include <filesystem>
#include <string>

#include "archive/archive.hpp"
#include "base/result.hpp"
#include "cli/command.hpp"

namespace camlann::cli {

/// Adds the option --archive.
void add_archive_option(Command command, std::filesystem::path& file);
/// Returns the given path, or archive.sqlite in the data folder.
[[nodiscard]] Result<std::filesystem::path> find_archive(const std::filesystem::path& wanted);
/// Opens that archive; an error if it does not exist.
[[nodiscard]] Result<archive::Archive> open_archive(const std::filesystem::path& wanted);

void add_db_search(Command db, Action& action);
void add_db_export(Command db, Action& action);
void add_db_statistics(Command db, Action& action);

}  // namespace camlann::cli
