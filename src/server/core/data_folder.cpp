#include "server/core/data_folder.hpp"

#include <cstdlib>
#include <filesystem>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "database/address.hpp"

namespace camlann::server {

namespace fs = std::filesystem;

Result<fs::path> find_data_folder(const fs::path& wanted) {
  if (!wanted.empty()) return wanted;
  if (const char* data = std::getenv("XDG_DATA_HOME"); data != nullptr && *data == '/') {
    return fs::path(data) / "camlann";
  }
  if (const char* home = std::getenv("HOME"); home != nullptr && *home != '\0') {
    return fs::path(home) / ".local" / "share" / "camlann";
  }
  return failure(ErrorCode::io, "There is no home folder for the games", "HOME",
                 "a folder, with --data");
}

Result<database::Address> find_database(const std::string& database, const fs::path& data) {
  constexpr std::string_view sqlite = "sqlite:";
  if (database.empty()) return database::Address(data / "games.sqlite");
  if (database.compare(0, sqlite.size(), sqlite) == 0 && database.size() > sqlite.size()) {
    return database::Address(fs::path(database.substr(sqlite.size())));
  }
  for (const std::string_view server : {"postgresql://", "postgres://"}) {
    if (database.compare(0, server.size(), server) == 0) {
      return database::Address::of_server(database);
    }
  }
  return failure(ErrorCode::unknown_name, "This database is not known",
                 database.substr(0, database.find(':')),
                 "sqlite:FILE or postgresql://user@host/name");
}

}  // namespace camlann::server
