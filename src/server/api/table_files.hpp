#pragma once
// Serves endgame tables as files in pieces (doc/formats/tables.md), for pages that search the
// tables themselves. The files are listed once, in the constructor. get() reads the disk; any
// thread.

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
  /// Maximum bytes of a file in one response; of a longer range, only the beginning is sent.
  static constexpr std::uint64_t most_bytes = std::uint64_t{1} << 20;

  /// `folder` has the tables of all games.
  explicit TableFiles(std::filesystem::path folder);

  /// Returns the response to GET "/tables/" + `name`: "index.txt", or a file that it lists.
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
  std::map<std::string, File, std::less<>> files_;  // by name in the index
};

}  // namespace camlann::server
