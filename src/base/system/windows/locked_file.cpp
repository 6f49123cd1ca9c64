#include "base/system/locked_file.hpp"

#include <windows.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "base/system/windows/text.hpp"

namespace camlann::system {
namespace {

Failure cannot(std::string_view what, const std::string& path) {
  return failure(ErrorCode::io,
                 "cannot " + std::string(what) + ": " + words_of_error(GetLastError()), path);
}

HANDLE handle_of(std::intptr_t file) {
  return reinterpret_cast<HANDLE>(file);
}

}  // namespace

// Others may read the file, but not write to it.
Result<LockedFile> LockedFile::open(const std::string& path) {
  const HANDLE handle = CreateFileW(wide(path).c_str(), GENERIC_READ | GENERIC_WRITE,
                                    FILE_SHARE_READ, nullptr, OPEN_ALWAYS, 0, nullptr);
  if (handle != INVALID_HANDLE_VALUE) {
    return LockedFile(path, reinterpret_cast<std::intptr_t>(handle));
  }
  if (GetLastError() == ERROR_SHARING_VIOLATION) {
    return failure(ErrorCode::busy, "another process uses this file", path);
  }
  return cannot("open", path);
}

LockedFile::~LockedFile() {
  if (file_ != -1) CloseHandle(handle_of(file_));
}

LockedFile::LockedFile(LockedFile&& other) noexcept
    : path_(std::move(other.path_)), file_(std::exchange(other.file_, -1)) {}

Result<void> LockedFile::cut(std::uint64_t bytes) const {
  LARGE_INTEGER end{};
  end.QuadPart = static_cast<LONGLONG>(bytes);
  if (SetFilePointerEx(handle_of(file_), end, nullptr, FILE_BEGIN) != 0 &&
      SetEndOfFile(handle_of(file_)) != 0) {
    return {};
  }
  return cannot("write", path_);
}

Result<void> LockedFile::append(std::string_view text) const {
  const LARGE_INTEGER none{};
  if (SetFilePointerEx(handle_of(file_), none, nullptr, FILE_END) == 0)
    return cannot("write", path_);
  while (!text.empty()) {
    DWORD written = 0;
    const auto size = static_cast<DWORD>(text.substr(0, 1U << 20U).size());
    if (WriteFile(handle_of(file_), text.data(), size, &written, nullptr) == 0) {
      return cannot("write", path_);
    }
    text.remove_prefix(written);
  }
  return {};
}

}  // namespace camlann::system
