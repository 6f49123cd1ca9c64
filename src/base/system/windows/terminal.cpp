#include "base/system/terminal.hpp"

#include <fcntl.h>
#include <io.h>
#include <windows.h>

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <string>
#include <string_view>

#include "base/system/windows/text.hpp"

namespace camlann::system {
namespace {

/// Returns the console of a stream; null if it is a file or a pipe.
HANDLE console_of(std::FILE* stream) {
  auto* const handle = reinterpret_cast<HANDLE>(_get_osfhandle(_fileno(stream)));
  DWORD mode = 0;
  return GetConsoleMode(handle, &mode) != 0 ? handle : nullptr;
}

}  // namespace

void prepare_streams() {
  for (std::FILE* const stream : {stdin, stdout, stderr}) {
    if (_fileno(stream) >= 0) (void)_setmode(_fileno(stream), _O_BINARY);
  }
}

bool is_terminal(std::FILE* stream) {
  return console_of(stream) != nullptr;
}

std::size_t columns_of_terminal(std::FILE* stream) {
  CONSOLE_SCREEN_BUFFER_INFO info{};
  if (GetConsoleScreenBufferInfo(console_of(stream), &info) == 0) return 0;
  return static_cast<std::size_t>(info.srWindow.Right - info.srWindow.Left + 1);
}

// Older versions of Windows refuse the mode.
bool obeys_escapes(std::FILE* stream) {
  const HANDLE console = console_of(stream);
  DWORD mode = 0;
  return console != nullptr && GetConsoleMode(console, &mode) != 0 &&
         SetConsoleMode(console, mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING) != 0;
}

// The older window has fonts without chessmen; the Windows Terminal sets this variable.
bool shows_unicode(std::FILE* stream) {
  return is_terminal(stream) && std::getenv("WT_SESSION") != nullptr;
}

// Its bytes would be in the code page. Ctrl-Z ends the input, as elsewhere on Windows.
bool read_typed_line(std::string& line) {
  constexpr wchar_t end_of_input = 0x1A;
  std::wstring units;
  while (units.empty() || units.back() != L'\n') {
    wchar_t part[256];
    DWORD size = 0;
    if (ReadConsoleW(console_of(stdin), part, static_cast<DWORD>(std::size(part)), &size,
                     nullptr) == 0 ||
        size == 0) {
      break;
    }
    units.append(part, size);
  }
  if (units.empty() || units.front() == end_of_input) return false;
  units.resize(std::min(units.size(), units.find_first_of(L"\r\n")));
  line = narrow(units);
  return true;
}

// A console gets UTF-16, whatever its code page.
bool write_text(std::string_view text, std::FILE* stream) {
  const HANDLE console = console_of(stream);
  if (console == nullptr) return std::fwrite(text.data(), 1, text.size(), stream) == text.size();
  const std::wstring units = wide(text);
  DWORD written = 0;
  return std::fflush(stream) == 0 &&
         WriteConsoleW(console, units.data(), static_cast<DWORD>(units.size()), &written,
                       nullptr) != 0;
}

}  // namespace camlann::system
