#pragma once
// Texts and errors between this program, which has UTF-8 and errno, and Windows. Only for the files
// of this folder. Thread-safe.

#include <windows.h>

#include <string>
#include <string_view>

namespace camlann::system {

/// Returns UTF-8 as UTF-16; malformed bytes become U+FFFD.
[[nodiscard]] std::wstring wide(std::string_view text);
[[nodiscard]] std::string narrow(std::wstring_view text);

/// Returns an error of GetLastError() in the words of the C library, "Permission denied": those of
/// Windows are in the language of the machine, in its code page.
[[nodiscard]] std::string words_of_error(DWORD error);

}  // namespace camlann::system
