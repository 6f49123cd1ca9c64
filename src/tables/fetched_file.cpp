// In the browser a file is the part of it that the page has downloaded: the module's `stored`
// returns the size of a file and its downloaded bytes, and records requests for missing ones.

#include <emscripten.h>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <utility>

#include "base/result.hpp"
#include "tables/stored_file.hpp"

// clang-format off
EM_JS(double, camlann_stored_bytes, (const char* path), {
  return Module["stored"]["bytes"](UTF8ToString(path));
})
EM_JS(bool, camlann_stored_part, (const char* path, double offset, char* out, size_t bytes), {
  const part = Module["stored"]["part"](UTF8ToString(path), offset, bytes);
  if (part) HEAPU8.set(part, out);
  return !!part;
})
// clang-format on

namespace camlann::tables {

Result<StoredFile> StoredFile::open(const std::filesystem::path& path) {
  StoredFile file;
  file.path_ = path;
  const double bytes = camlann_stored_bytes(path.c_str());
  if (bytes < 0) return failure(ErrorCode::not_found, "there is no such table", path.string());
  file.bytes_ = static_cast<std::uint64_t>(bytes);
  return file;
}

StoredFile::StoredFile(StoredFile&& other) noexcept
    : path_(std::move(other.path_)), descriptor_(other.descriptor_), bytes_(other.bytes_) {}

StoredFile::~StoredFile() = default;

Result<void> StoredFile::read_at(std::uint64_t offset, std::string& bytes) const {
  const auto from = static_cast<double>(offset);
  if (camlann_stored_part(path_.c_str(), from, bytes.data(), bytes.size())) return {};
  return failure(ErrorCode::busy, "a part of a table is still to be fetched", path_.string());
}

bool is_stored_folder(const std::filesystem::path&) {
  return true;
}

bool is_stored(const std::filesystem::path& path) {
  return camlann_stored_bytes(path.c_str()) >= 0;
}

}  // namespace camlann::tables
