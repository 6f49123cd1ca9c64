#pragma once
// What the commands below `camlann db` share. Each of the other two files adds its own.

#include <filesystem>
#include <string>

#include "archive/archive.hpp"
#include "base/result.hpp"
#include "cli/command.hpp"

namespace camlann::cli {

/// The option --archive.
void add_archive_option(Command command, std::filesystem::path& file);
/// What is wanted, else archive.sqlite in the data folder.
[[nodiscard]] Result<std::filesystem::path> find_archive(const std::filesystem::path& wanted);
/// That archive; an error if there is none.
[[nodiscard]] Result<archive::Archive> open_archive(const std::filesystem::path& wanted);

void add_db_search(Command db, Action& action);
void add_db_export(Command db, Action& action);
void add_db_statistics(Command db, Action& action);

}  // namespace camlann::cli
