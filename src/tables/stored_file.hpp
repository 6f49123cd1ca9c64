#pragma once
// The bytes of a table file, wherever it is kept: on the disk (stored_file.cpp) or, in the browser,
// in pieces that the page fetches when they are asked for (fetched_file.cpp). Any thread may read.

#include <cstdint>
#include <filesystem>
#include <string>

#include "base/result.hpp"

namespace camlann::tables {

class StoredFile {
 public:
  /// ErrorCode::not_found where there is no such file.
  [[nodiscard]] static Result<StoredFile> open(const std::filesystem::path& path);

  StoredFile(StoredFile&& other) noexcept;
  StoredFile& operator=(StoredFile&&) = delete;
  ~StoredFile();

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }
  [[nodiscard]] std::uint64_t bytes() const { return bytes_; }
  /// Fills `bytes`. ErrorCode::busy where they are still to be fetched.
  [[nodiscard]] Result<void> read_at(std::uint64_t offset, std::string& bytes) const;

 private:
  StoredFile() = default;

  std::filesystem::path path_;
  int descriptor_ = -1;
  std::uint64_t bytes_ = 0;
};

/// Whether there may be files in a folder.
[[nodiscard]] bool is_stored_folder(const std::filesystem::path& path);

/// Whether a file could be opened.
[[nodiscard]] bool is_stored(const std::filesystem::path& path);

}  // namespace camlann::tables
