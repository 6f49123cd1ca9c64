#pragma once
// The fixed parts of a table file: head, directory, tail (doc/formats/tables.md). Pure functions.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "tables/table_file.hpp"

namespace camlann::tables {

inline constexpr std::uint64_t head_bytes = 16;
inline constexpr std::uint64_t tail_bytes = 24;
inline constexpr std::uint64_t max_directory_bytes = std::uint64_t{1} << 28;

struct Directory {
  TableHeader header;
  std::vector<std::uint32_t> blocks;  // compressed bytes of each
};

struct Place {
  std::uint64_t offset;
  std::uint64_t bytes;
};

[[nodiscard]] std::string head_text();
[[nodiscard]] Result<void> check_head(std::string_view head);

[[nodiscard]] std::string to_bytes(const Directory& directory);
/// Parses a directory. Errors name the wrong part, but not the file.
[[nodiscard]] Result<Directory> parse_directory(std::string_view bytes);

[[nodiscard]] std::string tail_text(const Place& directory);
/// Returns the location of the directory in a file of `file_bytes`.
[[nodiscard]] Result<Place> read_tail(std::string_view tail, std::uint64_t file_bytes);

}  // namespace camlann::tables
