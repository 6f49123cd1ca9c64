#pragma once
// Ctrl-C as a flag that long work looks at. The first one asks the work to end, a second one ends
// the program.

#include <atomic>

namespace camlann::cli {

/// From now on SIGINT and SIGTERM set the flag. It lives as long as the program: a signal handler
/// can reach nothing else.
[[nodiscard]] const std::atomic<bool>& stop_on_interrupt();

}  // namespace camlann::cli
