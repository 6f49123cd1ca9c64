#pragma once
// The bytes of a table file: on disk (stored_file.cpp) or, in the browser, in pieces that the page
// downloads on request (fetched_file.cpp). Thread-safe for reading.

#include <cstdint>
#include <filesystem>
#include <string>

#include "base/result.hpp"

namespace camlann::tables {

class StoredFile {
 public:
  /// Returns ErrorCode::not_found if the file does not exist.
  [[nodiscard]] static Result<StoredFile> open(const std::filesystem::path& path);

  StoredFile(StoredFile&& other) noexcept;
  StoredFile& operator=(StoredFile&&) = delete;
  ~StoredFile();

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }
  [[nodiscard]] std::uint64_t bytes() const { return bytes_; }
  /// Fills `bytes`. Returns ErrorCode::busy if they are not downloaded yet.
  [[nodiscard]] Result<void> read_at(std::uint64_t offset, std::string& bytes) const;

 private:
  StoredFile() = default;

  std::filesystem::path path_;
  int descriptor_ = -1;
  std::uint64_t bytes_ = 0;
};

/// True if a folder may have files.
[[nodiscard]] bool is_stored_folder(const std::filesystem::path& path);

/// True if a file could be opened.
[[nodiscard]] bool is_stored(const std::filesystem::path& path);

}  // namespace camlann::tables
