#pragma once
// Ends a test because of a failed system call.

#include <cerrno>
#include <cstring>
#include <stdexcept>
#include <string>

namespace camlann::server::test {

/// Throws with the text of errno.
[[noreturn]] inline void give_up(const std::string& what) {
  throw std::runtime_error(what + ": " + std::strerror(errno));
}

}  // namespace camlann::server::test
