#include "base/memory.hpp"

#include <cstdint>
#include <cstdlib>
#include <new>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace camlann {

Result<void> fits_memory(std::uint64_t bytes, std::string_view where) {
  const std::uint64_t installed = installed_memory();
  if (bytes <= installed) return {};
  return failure(ErrorCode::too_many,
                 std::to_string(bytes >> 20) + " MiB are more than this machine has",
                 std::string(where), "at most " + std::to_string(installed >> 20));
}

void out_of_memory() {
#ifdef __cpp_exceptions
  throw std::bad_alloc();
#else
  std::abort();
#endif
}

}  // namespace camlann
