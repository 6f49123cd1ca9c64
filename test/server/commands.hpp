#pragma once
// Commands of the program next to a server: their exit status and output.

#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <string>

#include "support/files.hpp"

namespace camlann::server::test {

struct Said {
  int status = 0;  // of the exit
  std::string text;
};

/// `camlann WORDS`, for a shell; both streams together.
inline Said run_camlann(const std::string& words, const std::filesystem::path& folder) {
  const auto out = (folder / "said").string();
  const int status =
      std::system((std::string(CAMLANN_PROGRAM) + ' ' + words + " >'" + out + "' 2>&1").c_str());
  return {WIFEXITED(status) ? WEXITSTATUS(status) : 128, camlann::test::read_bytes(out)};
}

}  // namespace camlann::server::test
