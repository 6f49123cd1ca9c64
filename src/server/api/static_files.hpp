#pragma once
// The built page, read into memory at the start. Only these files can be served, so no path leads
// out of the folder. Text files are also sent compressed: with Brotli if the build has written
// `name.br` next to a file, or with gzip. The text of `name.links` is sent as the `Link` header of
// a file. Thread-safe while it does not change.

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

#include "base/result.hpp"
#include "server/core/gzip.hpp"
#include "server/core/http.hpp"

namespace camlann::server {

class StaticFiles {
 public:
  StaticFiles() = default;

  /// Reads all regular files below `folder`, except hidden files and symbolic links. A missing
  /// folder counts as empty.
  [[nodiscard]] static Result<StaticFiles> read(const std::filesystem::path& folder);

  /// Adds the files with paths that are missing here.
  void add(StaticFiles&& others) { files_.merge(others.files_); }

  /// Returns a copy with other pages: `change` receives the text of each HTML file.
  [[nodiscard]] StaticFiles with_pages(
      const std::function<std::string(std::string_view path, std::string_view html)>& change) const;
  /// Adds or replaces a file. `policy` is its Content-Security-Policy, or empty for that of pages.
  void put(const std::string& path, std::string data, std::string policy = {});

  [[nodiscard]] bool empty() const { return files_.empty(); }
  [[nodiscard]] bool has(std::string_view path) const;

  /// Returns the response to GET `path`, with caching headers. Requires has(path).
  [[nodiscard]] Response get(std::string_view path, const Request& request) const;
  /// Returns a page with additional elements in its head, which caches must not keep. Requires
  /// has(path).
  [[nodiscard]] Response with_head(std::string_view path, const Request& request,
                                   std::string_view elements) const;

  /// Returns the text of "/assets/NAME-HASH.ENDING", as written by Vite; null if there is none.
  [[nodiscard]] std::shared_ptr<const std::string> asset(std::string_view name,
                                                         std::string_view ending) const;

 private:
  struct File {
    std::string type;
    std::string tag;  // ETag
    bool immutable = false;
    std::shared_ptr<const std::string> plain;
    std::shared_ptr<GzippedOnce> gzipped;       // null if it is not worth compressing
    std::shared_ptr<const std::string> brotli;  // null if missing or not smaller
    std::string links;                          // value of the Link header, for preloading
    std::string policy;                         // empty: as for pages
  };

  /// Makes a file of its contents.
  [[nodiscard]] static File file_of(std::string_view path, std::string data);
  /// Attaches the .br and .links files to the files that they belong to.
  void join_companions();

  std::unordered_map<std::string, File> files_;  // by path, "/index.html"
};

/// Returns the media type of a file name; application/octet-stream if its extension is unknown.
[[nodiscard]] std::string_view media_type(std::string_view name);

}  // namespace camlann::server
