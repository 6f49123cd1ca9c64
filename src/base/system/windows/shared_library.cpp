// The program for Windows uses no such libraries: they are named as on Linux, and a library that
// lies in the working folder must not be loaded.

#include "base/system/shared_library.hpp"

namespace camlann::system {

void* load_library(const char* /*name*/) {
  return nullptr;
}

void* symbol_of(void* /*library*/, const char* /*name*/) {
  return nullptr;
}

}  // namespace camlann::system
