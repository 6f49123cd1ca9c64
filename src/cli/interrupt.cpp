#include "cli/interrupt.hpp"

#include <fmt/format.h>

#include <atomic>
#include <csignal>
#include <string_view>

#include "cli/command.hpp"

namespace camlann::cli {
namespace {

std::atomic<bool> interrupted{false};
static_assert(std::atomic<bool>::is_always_lock_free, "set in a signal handler");

void note(int signal) {
  interrupted = true;
  std::signal(signal, SIG_DFL);
}

}  // namespace

const std::atomic<bool>& stop_on_interrupt() {
  std::signal(SIGINT, note);
  std::signal(SIGTERM, note);
  return interrupted;
}

void request_stop() {
  interrupted = true;
}

int say_stopped(std::string_view command, std::string_view how_far) {
  print_note(fmt::format("camlann: {}: stopped after {}\n", command, how_far));
  return exit_stopped;
}

}  // namespace camlann::cli
