#pragma once
// A file to which one process at a time appends. Written bytes survive the end of the process at
// any moment. Used by matches, from one thread at a time.

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"

namespace camlann::system {

class LockedFile {
 public:
  /// Opens or creates a file; ErrorCode::busy if another process has it.
  [[nodiscard]] static Result<LockedFile> open(const std::string& path);
  ~LockedFile();
  LockedFile(LockedFile&& other) noexcept;
  LockedFile& operator=(LockedFile&&) = delete;
  LockedFile(const LockedFile&) = delete;
  LockedFile& operator=(const LockedFile&) = delete;

  /// Cuts the file to this many bytes.
  [[nodiscard]] Result<void> cut(std::uint64_t bytes) const;
  /// Writes at the end, in order: a process that is killed leaves the beginning of the text.
  [[nodiscard]] Result<void> append(std::string_view text) const;

 private:
  LockedFile(std::string path, std::intptr_t file) : path_(std::move(path)), file_(file) {}

  std::string path_;
  std::intptr_t file_;  // a descriptor or handle; -1: none
};

}  // namespace camlann::system
