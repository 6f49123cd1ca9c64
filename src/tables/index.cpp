#include "tables/index.hpp"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <string>
#include <system_error>
#include <vector>

namespace camlann::tables {

namespace fs = std::filesystem;

std::vector<IndexEntry> index_of(const fs::path& folder) {
  std::vector<IndexEntry> found;
  std::error_code problem;
  if (folder.empty() || !fs::is_directory(folder, problem)) return found;
  for (fs::recursive_directory_iterator at(folder, problem), end; at != end && !problem;
       at.increment(problem)) {
    std::error_code unreadable;
    if (at->path().extension() != ".table" || !at->is_regular_file(unreadable)) continue;
    const std::uintmax_t bytes = at->file_size(unreadable);
    if (unreadable || bytes == 0) continue;
    found.push_back({at->path().lexically_relative(folder).generic_string(), bytes});
  }
  std::sort(found.begin(), found.end(),
            [](const IndexEntry& a, const IndexEntry& b) { return a.path < b.path; });
  return found;
}

std::string to_line(const IndexEntry& entry) {
  return std::to_string(entry.bytes) + ' ' + entry.path + '\n';
}

}  // namespace camlann::tables
