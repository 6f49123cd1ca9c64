#include "server/core/work_time.hpp"

#include <time.h>  // NOLINT(modernize-deprecated-headers): clock_gettime is of POSIX

#include <chrono>

namespace camlann::server {

std::chrono::nanoseconds thread_time() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return std::chrono::seconds(now.tv_sec) + std::chrono::nanoseconds(now.tv_nsec);
}

}  // namespace camlann::server
