#pragma once
// The list of a folder's table files, index.txt, for clients that download the files
// (doc/formats/tables.md). Written by the command line and the server.

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace camlann::tables {

struct IndexEntry {
  std::string path;  // below the folder: "camette/wcf/KM-M.table"
  std::uint64_t bytes = 0;
};

/// Returns the table files in a folder of all games' tables, by path; empty ones are left out.
[[nodiscard]] std::vector<IndexEntry> index_of(const std::filesystem::path& folder);

/// Returns "2048 camette/wcf/KM-M.table\n".
[[nodiscard]] std::string to_line(const IndexEntry& entry);

}  // namespace camlann::tables
