#pragma once
// Endgame tables as files that are fetched in pieces (doc/formats/tables.md): for pages that look
// values up themselves. What there is, is listed once. get() reads the disk; any thread.

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "server/core/http.hpp"

namespace camlann::server {

class TableFiles {
 public:
  /// No answer has more bytes of a file: of a longer part its beginning is sent.
  static constexpr std::uint64_t most_bytes = std::uint64_t{1} << 20;

  /// `folder` is that of all games' tables.
  explicit TableFiles(std::filesystem::path folder);

  /// The answer to GET "/tables/" + `name`: "index.txt", or a file that it lists.
  [[nodiscard]] Response get(std::string_view name, const Request& request) const;

 private:
  struct File {
    std::uint64_t bytes;
    std::string tag;  // ETag
  };

  [[nodiscard]] Response part_of(const std::string& name, const File& file,
                                 const Request& request) const;

  std::filesystem::path folder_;
  std::string index_;
  std::map<std::string, File, std::less<>> files_;  // by what the index calls them
};

}  // namespace camlann::server
