#pragma once
// Files by their names in UTF-8, for the C library's streams. Used by the engine and the command
// line. Thread-safe.

#include <cstdio>
#include <string>

namespace camlann::system {

/// Opens a file like std::fopen(); null with errno if it cannot.
[[nodiscard]] std::FILE* open_file(const std::string& path, const char* mode);

/// Gives a file another name, instead of a file that has it; false with errno if it cannot.
[[nodiscard]] bool replace_file(const std::string& from, const std::string& to);

void remove_file(const std::string& path);

/// True if this process may write to an existing file or device; otherwise errno says why.
[[nodiscard]] bool may_write(const std::string& path);

}  // namespace camlann::system
