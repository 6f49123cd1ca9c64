#include "server/api/static_files.hpp"

#include <algorithm>
#include <array>
#include <boost/crc.hpp>
#include <cctype>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <functional>
#include <ios>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "base/result.hpp"
#include "server/core/gzip.hpp"
#include "server/core/http.hpp"

namespace camlann::server {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t worth_compressing = 512;
constexpr std::size_t hash_length = 8;  // of the contents, in the name of an asset
constexpr std::string_view packed_ending = ".br";
constexpr std::string_view links_ending = ".links";

struct MediaType {
  std::string_view ending;
  std::string_view type;
};

constexpr std::array<MediaType, 18> media_types = {{
    {".html", "text/html; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".json", "application/json"},
    {".map", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".wasm", "application/wasm"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".jpg", "image/jpeg"},
    {".webp", "image/webp"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
    {".txt", "text/plain; charset=utf-8"},
    {".md", "text/markdown; charset=utf-8"},
    {".yaml", "application/yaml"},
    {".xml", "application/xml"},
}};

bool compressible(std::string_view type) {
  return type.substr(0, 5) == "text/" || type.find("json") != std::string_view::npos ||
         type.find("xml") != std::string_view::npos || type == "application/wasm" ||
         type == "application/yaml";
}

/// True if the name has a hash of the contents, as written by Vite: "/assets/index-Bx3f9QzA.js".
bool has_hash(std::string_view path) {
  if (path.substr(0, 8) != "/assets/") return false;
  const auto dot = path.find('.', path.rfind('/'));
  if (dot == std::string_view::npos || dot < hash_length + 1) return false;
  const auto hash = path.substr(dot - hash_length, hash_length);
  return path[dot - hash_length - 1] == '-' && std::all_of(hash.begin(), hash.end(), [](char c) {
           return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '-';
         });
}

std::string tag_of(const std::string& data) {
  boost::crc_32_type checksum;
  checksum.process_bytes(data.data(), data.size());
  // A weak tag, because the compressed forms have the same one.
  return "W/\"" + std::to_string(data.size()) + '-' + std::to_string(checksum.checksum()) + '"';
}

bool hidden(const fs::path& relative) {
  return std::any_of(relative.begin(), relative.end(),
                     [](const fs::path& part) { return part.native().front() == '.'; });
}

}  // namespace

std::string_view media_type(std::string_view name) {
  for (const auto& [ending, type] : media_types) {
    if (name.size() > ending.size() && name.substr(name.size() - ending.size()) == ending) {
      return type;
    }
  }
  return "application/octet-stream";
}

Result<StaticFiles> StaticFiles::read(const fs::path& folder) {
  StaticFiles files;
  std::error_code error;
  if (folder.empty() || !fs::is_directory(folder, error)) return files;
  for (fs::recursive_directory_iterator at(folder, error), end; at != end; at.increment(error)) {
    const auto relative = at->path().lexically_relative(folder);
    if (at->is_symlink(error) || !at->is_regular_file(error) || hidden(relative)) continue;
    const auto size = at->file_size(error);
    if (error) break;
    std::string data(size, '\0');
    std::ifstream stream(at->path(), std::ios::binary);
    if (!stream.read(data.data(), static_cast<std::streamsize>(data.size()))) {
      return failure(ErrorCode::io, "A file of the page cannot be read", at->path().string());
    }
    const auto path = '/' + relative.generic_string();
    files.files_.emplace(path, file_of(path, std::move(data)));
  }
  if (error) return failure(ErrorCode::io, error.message(), folder.string());
  files.join_companions();
  return files;
}

StaticFiles::File StaticFiles::file_of(std::string_view path, std::string data) {
  File file{std::string(media_type(path)), tag_of(data), has_hash(path), {}, {}, {}, {}, {}};
  file.plain = std::make_shared<const std::string>(std::move(data));
  if (compressible(file.type) && file.plain->size() >= worth_compressing) {
    file.gzipped = std::make_shared<GzippedOnce>(file.plain);
  }
  return file;
}

StaticFiles StaticFiles::with_pages(
    const std::function<std::string(std::string_view path, std::string_view html)>& change) const {
  StaticFiles changed = *this;
  for (auto& [path, file] : changed.files_) {
    if (!path.ends_with(".html")) continue;
    auto links = std::move(file.links);
    file = file_of(path, change(path, *file.plain));
    file.links = std::move(links);
  }
  return changed;
}

void StaticFiles::put(const std::string& path, std::string data, std::string policy) {
  auto file = file_of(path, std::move(data));
  file.policy = std::move(policy);
  files_.insert_or_assign(path, std::move(file));
}

void StaticFiles::join_companions() {
  for (auto& [path, file] : files_) {
    const auto packed = files_.find(path + std::string(packed_ending));
    if (packed != files_.end() && packed->second.plain->size() < file.plain->size()) {
      file.brotli = packed->second.plain;
    }
    const auto links = files_.find(path + std::string(links_ending));
    if (links != files_.end()) file.links = *links->second.plain;
  }
  for (auto at = files_.begin(); at != files_.end();) {
    const auto ending = fs::path(at->first).extension();
    at = ending == packed_ending || ending == links_ending ? files_.erase(at) : std::next(at);
  }
}

bool StaticFiles::has(std::string_view path) const {
  return files_.count(std::string(path)) != 0;
}

Response StaticFiles::get(std::string_view path, const Request& request) const {
  const auto& file = files_.at(std::string(path));
  Response response;
  response.headers = {
      {"Content-Type", file.type},
      {"ETag", file.tag},
      {"Cache-Control", file.immutable ? "public, max-age=31536000, immutable" : "no-cache"},
  };
  if (file.gzipped != nullptr || file.brotli != nullptr)
    response.headers.emplace_back("Vary", "Accept-Encoding");
  if (!file.links.empty()) response.headers.emplace_back("Link", file.links);
  if (!file.policy.empty()) {
    response.headers.emplace_back("Content-Security-Policy", file.policy);
  }
  if (request.if_none_match.find(file.tag) != std::string::npos) {
    response.status = 304;
    response.body = std::make_shared<const std::string>();
    return response;
  }
  response.body = file.plain;
  if (file.brotli != nullptr && accepts_coding(request.accept_encoding, "br")) {
    response.headers.emplace_back("Content-Encoding", "br");
    response.body = file.brotli;
  } else if (file.gzipped != nullptr && accepts_coding(request.accept_encoding, "gzip")) {
    if (auto packed = file.gzipped->get()) {
      response.headers.emplace_back("Content-Encoding", "gzip");
      response.body = std::move(packed);
    }
  }
  response.kept = true;
  return response;
}

Response StaticFiles::with_head(std::string_view path, const Request& request,
                                std::string_view elements) const {
  const auto& file = files_.at(std::string(path));
  std::string text = *file.plain;
  const auto at = text.find("<title>");
  text.insert(at == std::string::npos ? text.size() : at, elements);
  Response response;
  response.headers = {{"Content-Type", file.type},
                      {"Cache-Control", "no-store"},
                      {"Vary", "Accept-Encoding, Cookie"}};
  if (!file.links.empty()) response.headers.emplace_back("Link", file.links);
  if (accepts_coding(request.accept_encoding, "gzip")) {
    text = gzip(text);
    response.headers.emplace_back("Content-Encoding", "gzip");
  }
  response.body = std::make_shared<const std::string>(std::move(text));
  return response;
}

std::shared_ptr<const std::string> StaticFiles::asset(std::string_view name,
                                                      std::string_view ending) const {
  const auto start = "/assets/" + std::string(name) + '-';
  for (const auto& [path, file] : files_) {
    // Names of other assets may begin in the same way.
    const bool whole = path.size() == start.size() + hash_length + ending.size();
    if (whole && path.starts_with(start) && path.ends_with(ending)) return file.plain;
  }
  return nullptr;
}

}  // namespace camlann::server
