#include "base/system/windows/text.hpp"

#include <windows.h>

#include <string>
#include <string_view>
#include <system_error>

namespace camlann::system {

std::wstring wide(std::string_view text) {
  const int bytes = static_cast<int>(text.size());
  const int size = MultiByteToWideChar(CP_UTF8, 0, text.data(), bytes, nullptr, 0);
  std::wstring made(static_cast<std::size_t>(size), L'\0');
  MultiByteToWideChar(CP_UTF8, 0, text.data(), bytes, made.data(), size);
  return made;
}

std::string narrow(std::wstring_view text) {
  const int units = static_cast<int>(text.size());
  const int size =
      WideCharToMultiByte(CP_UTF8, 0, text.data(), units, nullptr, 0, nullptr, nullptr);
  std::string made(static_cast<std::size_t>(size), '\0');
  WideCharToMultiByte(CP_UTF8, 0, text.data(), units, made.data(), size, nullptr, nullptr);
  return made;
}

std::string words_of_error(DWORD error) {
  const auto number = static_cast<int>(error);
  const std::error_condition meant = std::system_category().default_error_condition(number);
  if (meant.category() == std::generic_category()) return meant.message();
  return "error " + std::to_string(number) + " of Windows";
}

}  // namespace camlann::system
