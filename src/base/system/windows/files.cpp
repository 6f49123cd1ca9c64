#include "base/system/files.hpp"

#include <io.h>
#include <windows.h>

#include <cerrno>
#include <cstdio>
#include <string>

#include "base/system/windows/text.hpp"

namespace camlann::system {

std::FILE* open_file(const std::string& path, const char* mode) {
  return _wfopen(wide(path).c_str(), wide(mode).c_str());
}

bool replace_file(const std::string& from, const std::string& to) {
  if (MoveFileExW(wide(from).c_str(), wide(to).c_str(), MOVEFILE_REPLACE_EXISTING) != 0) {
    return true;
  }
  errno = EACCES;
  return false;
}

void remove_file(const std::string& path) {
  (void)_wremove(wide(path).c_str());
}

bool may_write(const std::string& path) {
  constexpr int writing = 2;
  return _waccess(wide(path).c_str(), writing) == 0;
}

}  // namespace camlann::system
