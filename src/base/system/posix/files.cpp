#include "base/system/files.hpp"

#include <unistd.h>

#include <cstdio>
#include <string>

namespace camlann::system {

std::FILE* open_file(const std::string& path, const char* mode) {
  return std::fopen(path.c_str(), mode);
}

bool replace_file(const std::string& from, const std::string& to) {
  return std::rename(from.c_str(), to.c_str()) == 0;
}

void remove_file(const std::string& path) {
  (void)std::remove(path.c_str());
}

bool may_write(const std::string& path) {
  return access(path.c_str(), W_OK) == 0;
}

}  // namespace camlann::system
