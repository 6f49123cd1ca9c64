#pragma once
// Where a server keeps its games, for the commands beside it: the options --data and --database.

#include <filesystem>
#include <string>

#include "base/result.hpp"
#include "cli/command_line.hpp"

namespace camlann::cli {

struct ServerFiles {
  std::filesystem::path data;
  std::string database;
};

/// What is read goes to `files`, which must live until then.
void add_server_files(Command command, ServerFiles& files);

[[nodiscard]] Result<std::filesystem::path> data_folder(const ServerFiles& files);
[[nodiscard]] Result<std::filesystem::path> database_file(const ServerFiles& files);

}  // namespace camlann::cli
