#include "cli/output.hpp"

#include <atomic>
#include <cerrno>
#include <cstdio>
#include <exception>
#include <functional>
#include <new>
#include <string>
#include <string_view>
#include <system_error>

#include "base/result.hpp"
#include "base/system/terminal.hpp"
#include "cli/command.hpp"

namespace camlann::cli {
namespace {

/// The first error of standard output; stdio remembers only that there was one. Static like stdout.
std::atomic<int> lost_by{0};

bool note_loss(bool written) {
  int none = 0;
  if (!written) lost_by.compare_exchange_strong(none, errno != 0 ? errno : EIO);
  return written && lost_by == 0;
}

[[noreturn]] void throw_loss() {
  throw std::system_error(lost_by.load(), std::generic_category());
}

int complain_of_loss(const std::error_code& why) {
  return complain(Error{ErrorCode::io, "cannot write: " + why.message(), "standard output", ""});
}

}  // namespace

bool try_print(std::string_view text) {
  return note_loss(system::write_text(text, stdout));
}

void print(std::string_view text) {
  if (!try_print(text)) throw_loss();
}

// After an error stdio drops the buffered text, so that a second flush succeeds.
bool try_flush_output() {
  errno = 0;
  const bool flushed = std::fflush(stdout) == 0;
  return note_loss(flushed && std::ferror(stdout) == 0);
}

void flush_output() {
  if (!try_flush_output()) throw_loss();
}

void print_note(std::string_view text) {
  (void)try_flush_output();
  (void)system::write_text(text, stderr);
}

int guarded(const std::function<int()>& program) {
  try {
    const int code = program();
    flush_output();
    return code;
  } catch (const std::bad_alloc&) {
    print_note("camlann: there is not enough memory for this\n");
  } catch (const std::system_error& error) {
    if (std::ferror(stdout) != 0) return complain_of_loss(error.code());
    print_note("camlann: " + std::string(error.what()) + '\n');
  } catch (const std::exception& error) {
    print_note("camlann: " + std::string(error.what()) + '\n');
  }
  return exit_unusable;
}

}  // namespace camlann::cli
