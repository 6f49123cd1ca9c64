#pragma once
// Finds the data folder and the database of a server, for serve() and for commands that work on a
// server's data.

#include <filesystem>
#include <string>

#include "base/result.hpp"
#include "database/address.hpp"

namespace camlann::server {

/// Returns `wanted` if it is not empty, else $XDG_DATA_HOME/camlann, else ~/.local/share/camlann.
[[nodiscard]] Result<std::filesystem::path> find_data_folder(const std::filesystem::path& wanted);

/// Reads "sqlite:FILE" or "postgresql://user@host/name"; an empty text is the file in the data
/// folder.
[[nodiscard]] Result<database::Address> find_database(const std::string& database,
                                                      const std::filesystem::path& data);

}  // namespace camlann::server
