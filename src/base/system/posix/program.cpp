#include "base/system/program.hpp"

#include <signal.h>  // NOLINT(modernize-deprecated-headers): SIGPIPE is of POSIX, not of C
#include <time.h>    // NOLINT(modernize-deprecated-headers): localtime_r is of POSIX, not of C

#include <ctime>
#include <string>
#include <vector>

namespace camlann::system {

std::vector<std::string> arguments(int count, char** given) {
  return {given, given + count};
}

bool has_its_own_window() {
  return false;
}

void ignore_lost_readers() {
  (void)signal(SIGPIPE, SIG_IGN);
}

std::tm local_time(std::time_t time) {
  std::tm calendar{};
  localtime_r(&time, &calendar);
  return calendar;
}

}  // namespace camlann::system
