#include "cli/server_files.hpp"

#include <filesystem>
#include <string>

#include "base/result.hpp"
#include "base/try.hpp"
#include "cli/command_line.hpp"
#include "database/address.hpp"
#include "server/core/data_folder.hpp"

namespace camlann::cli {

void add_server_files(Command command, ServerFiles& files, GamesIn games) {
  command.add_folder("--data", files.data, "data folder (default: $XDG_DATA_HOME/camlann)");
  std::string forms = "sqlite:FILE";
  if (games == GamesIn::file_or_postgres) forms += " or postgresql://user@host/name";
  command.add_option("--database", files.database, forms + " (default: a file in the data folder)")
      .type_name("URL");
}

Result<std::filesystem::path> data_folder(const ServerFiles& files) {
  return server::find_data_folder(files.data);
}

Result<database::Address> database_address(const ServerFiles& files) {
  TRY(const auto data, data_folder(files));
  return server::find_database(files.database, data);
}

Result<std::filesystem::path> database_file(const ServerFiles& files, const std::string& why_not,
                                            const std::string& instead) {
  TRY(const auto database, database_address(files));
  if (const auto& file = database.file(); !file.empty()) return file;
  return failure(ErrorCode::unknown_name, why_not, database.shown(), instead);
}

}  // namespace camlann::cli
