#include "base/memory.hpp"

#include <unistd.h>

#include <cstdint>

namespace camlann {

std::uint64_t installed_memory() {
  return static_cast<std::uint64_t>(sysconf(_SC_PHYS_PAGES)) *
         static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

}  // namespace camlann
