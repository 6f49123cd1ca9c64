#include "server/api/table_files.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <ios>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "base/number.hpp"
#include "base/result.hpp"
#include "server/core/http.hpp"
#include "tables/index.hpp"

namespace camlann::server {

namespace {

struct Span {
  std::uint64_t first;
  std::uint64_t last;
};

/// Parses "bytes=0-99", "bytes=100-" or "bytes=-100" for a file with `bytes` bytes. Returns nothing
/// for other values and for several ranges; the header is then ignored (RFC 9110, 14.2).
std::optional<Span> span_of(std::string_view range, std::uint64_t bytes) {
  constexpr std::string_view unit = "bytes=";
  if (range.substr(0, unit.size()) != unit) return std::nullopt;
  range.remove_prefix(unit.size());
  const auto dash = range.find('-');
  if (dash == std::string_view::npos) return std::nullopt;
  const auto from = read_number<std::uint64_t>(range.substr(0, dash));
  const auto to = read_number<std::uint64_t>(range.substr(dash + 1));
  const bool from_there = dash > 0;
  const bool to_there = dash + 1 < range.size();
  if ((from_there && !from) || (to_there && !to) || (!from && !to)) return std::nullopt;
  if (!from) return Span{bytes - std::min(*to, bytes), bytes - 1};
  if (to && *to < *from) return std::nullopt;
  return Span{*from, to ? std::min(*to, bytes - 1) : bytes - 1};
}

std::optional<std::string> read_span(const std::filesystem::path& path, const Span& span) {
  std::string data(static_cast<std::size_t>(span.last - span.first + 1), '\0');
  std::ifstream stream(path, std::ios::binary);
  stream.seekg(static_cast<std::streamoff>(span.first));
  stream.read(data.data(), static_cast<std::streamsize>(data.size()));
  if (!stream) return std::nullopt;
  return data;
}

}  // namespace

TableFiles::TableFiles(std::filesystem::path folder) : folder_(std::move(folder)) {
  for (const tables::IndexEntry& entry : tables::index_of(folder_)) {
    std::error_code problem;
    const auto time = std::filesystem::last_write_time(folder_ / entry.path, problem);
    const auto tag = '"' + std::to_string(entry.bytes) + '-' +
                     std::to_string(time.time_since_epoch().count()) + '"';
    files_.emplace(entry.path, File{entry.bytes, tag});
    index_ += tables::to_line(entry);
  }
}

Response TableFiles::get(std::string_view name, const Request& request) const {
  if (name == "index.txt") {
    Response response;
    response.headers = {{"Content-Type", "text/plain; charset=utf-8"},
                        {"Cache-Control", "no-cache"}};
    response.body = std::make_shared<const std::string>(index_);
    return response;
  }
  const auto found = files_.find(name);
  if (found == files_.end()) {
    return error_response({ErrorCode::not_found, "there is no such table", std::string(name),
                           "a name of /tables/index.txt"});
  }
  return part_of(found->first, found->second, request);
}

Response TableFiles::part_of(const std::string& name, const File& file,
                             const Request& request) const {
  Response response;
  response.headers = {{"Content-Type", "application/octet-stream"},
                      {"ETag", file.tag},
                      {"Cache-Control", "public, max-age=86400"},
                      {"Accept-Ranges", "bytes"}};
  response.body = std::make_shared<const std::string>();
  if (request.if_none_match.find(file.tag) != std::string::npos) {
    response.status = 304;
    return response;
  }
  const bool same = request.if_range.empty() || request.if_range == file.tag;
  const auto asked = same ? span_of(request.range, file.bytes) : std::nullopt;
  const std::string of = '/' + std::to_string(file.bytes);
  if (asked && asked->first >= file.bytes) {
    response.status = 416;
    response.headers.emplace_back("Content-Range", "bytes *" + of);
    return response;
  }
  Span span = asked.value_or(Span{0, file.bytes - 1});
  if (!asked && file.bytes > most_bytes) {
    return error_response({ErrorCode::too_many, "this file is sent in parts", name,
                           "a header \"Range: bytes=0-" + std::to_string(most_bytes - 1) + '"'});
  }
  span.last = std::min(span.last, span.first + most_bytes - 1);
  auto data = read_span(folder_ / name, span);
  if (!data) return error_response({ErrorCode::io, "the table cannot be read", name, {}});
  if (asked) {
    response.status = 206;
    response.headers.emplace_back("Content-Range", "bytes " + std::to_string(span.first) + '-' +
                                                       std::to_string(span.last) + of);
  }
  response.body = std::make_shared<const std::string>(std::move(*data));
  return response;
}

}  // namespace camlann::server
