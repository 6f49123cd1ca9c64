#pragma once
// The built page, read into memory once: only what was there at the start can be served, so no
// address leads out of the folder. Texts are kept compressed as well: with gzip, and with Brotli
// where the page's build has left `name.br` beside a file. The text of `name.links` goes with a
// file as its `Link` header. Immutable, thread-safe.

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

#include "base/result.hpp"
#include "server/core/http.hpp"

namespace camlann::server {

class StaticFiles {
 public:
  StaticFiles() = default;

  /// All regular files below `folder`, links and hidden ones left out; a missing folder is empty.
  [[nodiscard]] static Result<StaticFiles> read(const std::filesystem::path& folder);

  [[nodiscard]] bool empty() const { return files_.empty(); }
  [[nodiscard]] bool has(std::string_view path) const;

  /// The answer to GET `path`, with caching headers; `path` must be there.
  [[nodiscard]] Response get(std::string_view path, const Request& request) const;

 private:
  struct File {
    std::string type;
    std::string tag;  // ETag
    bool immutable = false;
    std::shared_ptr<const std::string> plain;
    std::shared_ptr<const std::string> gzipped;  // null where it would not be smaller
    std::shared_ptr<const std::string> brotli;   // the same, or where there is none
    std::string links;                           // what a browser may ask for at once
  };

  /// Puts the files that end in .br and .links to those that they are about.
  void join_companions();

  std::unordered_map<std::string, File> files_;  // by path, "/index.html"
};

/// The media type for a file name; application/octet-stream for an unknown ending.
[[nodiscard]] std::string_view media_type(std::string_view name);

}  // namespace camlann::server
