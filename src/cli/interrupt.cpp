#include "cli/interrupt.hpp"

#include <atomic>
#include <csignal>

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

}  // namespace camlann::cli
