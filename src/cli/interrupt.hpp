#pragma once
// Turns Ctrl-C into a flag for long work. The first signal requests an end, a second one terminates
// the program.

#include <atomic>
#include <string_view>

namespace camlann::cli {

/// Installs handlers so that SIGINT and SIGTERM set the flag. The flag is static, because a signal
/// handler can reach no other object.
[[nodiscard]] const std::atomic<bool>& stop_on_interrupt();

/// Sets the flag without a signal, from any thread.
void request_stop();

/// Prints one line on stderr, "camlann: match: stopped after 3 of 10 games"; returns exit_stopped.
int say_stopped(std::string_view command, std::string_view how_far);

}  // namespace camlann::cli
