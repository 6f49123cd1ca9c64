#include "cli/progress.hpp"

#include <fmt/format.h>

#include <chrono>
#include <cstdio>
#include <mutex>
#include <string>
#include <utility>

#include "base/system/terminal.hpp"
#include "cli/output.hpp"

namespace camlann::cli {
namespace {

using namespace std::chrono_literals;

constexpr auto quiet_start = 1s;
constexpr auto between_bars = 100ms;
constexpr auto between_lines = 5s;
constexpr std::size_t bar_width = 40;

}  // namespace

Progress::Progress(std::string what, std::size_t total)
    : what_(std::move(what)), total_(total), terminal_(system::obeys_escapes(stderr)) {}

Progress::~Progress() {
  if (bar_) print_note("\r\x1b[K");
}

void Progress::step() {
  const std::lock_guard lock(mutex_);
  ++done_;
  const auto now = Clock::now();
  if (now - started_ < quiet_start) return;
  if (now - shown_ < (terminal_ ? Clock::duration(between_bars) : Clock::duration(between_lines))) {
    return;
  }
  show(now);
}

void Progress::show(Clock::time_point now) {
  shown_ = now;
  const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(now - started_).count();
  if (!terminal_) {
    print_note(fmt::format("{}: {} of {} in {} s\n", what_, done_, total_, seconds));
    return;
  }
  const std::size_t filled = total_ == 0 ? bar_width : bar_width * done_ / total_;
  print_note(fmt::format("\r\x1b[K{} [{:#<{}}{:.<{}}] {}/{}, {} s", what_, "", filled, "",
                         bar_width - filled, done_, total_, seconds));
  bar_ = true;
}

}  // namespace camlann::cli
