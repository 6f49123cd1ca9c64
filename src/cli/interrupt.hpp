#pragma once
// Ctrl-C as a flag that long work looks at. The first one asks the work to end, a second one ends
// the program.

#include <atomic>
#include <string_view>

namespace camlann::cli {

/// From now on SIGINT and SIGTERM set the flag. It lives as long as the program: a signal handler
/// can reach nothing else.
[[nodiscard]] const std::atomic<bool>& stop_on_interrupt();

/// One line on stderr, "camlann: match: stopped after 3 of 10 games"; returns exit_stopped.
int say_stopped(std::string_view command, std::string_view how_far);

}  // namespace camlann::cli
