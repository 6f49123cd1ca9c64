#include "cli/server_files.hpp"

#include <filesystem>

#include "base/result.hpp"
#include "cli/command_line.hpp"
#include "server/data_folder.hpp"

namespace camlann::cli {

void add_server_files(Command command, ServerFiles& files) {
  command.add_folder("--data", files.data, "data folder (default: $XDG_DATA_HOME/camlann)");
  command
      .add_option("--database", files.database, "sqlite:FILE (default: a file in the data folder)")
      .type_name("URL");
}

Result<std::filesystem::path> data_folder(const ServerFiles& files) {
  return server::find_data_folder(files.data);
}

Result<std::filesystem::path> database_file(const ServerFiles& files) {
  const auto data = data_folder(files);
  if (!data) return Failure(data.error());
  return server::find_database(files.database, *data);
}

}  // namespace camlann::cli
