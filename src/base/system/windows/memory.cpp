#include "base/memory.hpp"

#include <windows.h>

#include <cstdint>

namespace camlann {

std::uint64_t installed_memory() {
  MEMORYSTATUSEX status{};
  status.dwLength = sizeof status;
  return GlobalMemoryStatusEx(&status) != 0 ? status.ullTotalPhys : 0;
}

}  // namespace camlann
