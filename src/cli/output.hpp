#pragma once
// Standard output and standard error of all commands. An answer that cannot be written whole must
// not look like one: the error ends the program with exit_unusable. Notes on standard error may be
// lost. Any thread may call these functions.

#include <functional>
#include <string_view>

namespace camlann::cli {

/// Writes to standard output. Throws std::system_error if that fails, as fmt::print() does.
void print(std::string_view text);
/// The same for threads, which must not throw: false if it fails now or has failed before.
[[nodiscard]] bool try_print(std::string_view text);

/// Sends buffered text to the reader. Throws std::system_error if text is lost, now or earlier.
void flush_output();
[[nodiscard]] bool try_flush_output();

/// Writes to standard error, after the text that is buffered for standard output.
void print_note(std::string_view text);

/// Runs a program and returns its exit code, or exit_unusable with a message if an exception ends
/// it or some of its output is lost.
[[nodiscard]] int guarded(const std::function<int()>& program);

}  // namespace camlann::cli
