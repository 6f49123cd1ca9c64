#include "base/system/shared_library.hpp"

#include <dlfcn.h>

namespace camlann::system {

void* load_library(const char* name) {
  return dlopen(name, RTLD_NOW | RTLD_LOCAL);
}

void* symbol_of(void* library, const char* name) {
  return library == nullptr ? nullptr : dlsym(library, name);
}

}  // namespace camlann::system
