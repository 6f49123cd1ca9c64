#pragma once
// Where the games of a server are. For serve() and for commands beside a server.

#include <filesystem>
#include <string>

#include "base/result.hpp"
#include "database/address.hpp"

namespace camlann::server {

/// What is wanted, else $XDG_DATA_HOME/camlann, else ~/.local/share/camlann.
[[nodiscard]] Result<std::filesystem::path> find_data_folder(const std::filesystem::path& wanted);

/// "sqlite:FILE", "postgresql://user@host/name", or without a name the file of the data folder.
[[nodiscard]] Result<database::Address> find_database(const std::string& database,
                                                      const std::filesystem::path& data);

}  // namespace camlann::server
