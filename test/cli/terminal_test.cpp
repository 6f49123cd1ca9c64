// Terminal play on a terminal: a line is edited, repeated and completed by libedit.

#include <dlfcn.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstddef>
#include <cstdlib>
#include <string>
#include <string_view>

namespace {

constexpr int patience_ms = 60'000;  // the limit of a failing test

/// `camlann play` for two, on a separate terminal.
class TerminalPlay : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_NE(dlopen("libedit.so.2", RTLD_NOW | RTLD_LOCAL), nullptr) << "script/setup installs it";
    child_ = forkpty(&terminal_, nullptr, nullptr, nullptr);
    ASSERT_GE(child_, 0);
    if (child_ > 0) return;
    setenv("TERM", "xterm", 1);
    setenv("NO_COLOR", "1", 1);
    setenv("LC_ALL", "C", 1);
    execl(CAMLANN_PROGRAM, "camlann", "play", "--two", "--variant", "cam",
          static_cast<char*>(nullptr));
    _exit(127);
  }

  void TearDown() override {
    if (child_ <= 0) return;
    close(terminal_);
    waitpid(child_, nullptr, 0);
  }

  void type(std::string_view keys) const {
    if (HasFatalFailure()) return;
    ASSERT_EQ(write(terminal_, keys.data(), keys.size()), static_cast<ssize_t>(keys.size()));
  }

  /// Waits until this text has appeared after all that was waited for before.
  void expect(std::string_view text) {
    if (HasFatalFailure()) return;
    while (shown_.find(text) == std::string::npos) {
      pollfd ready{terminal_, POLLIN, 0};
      ASSERT_EQ(poll(&ready, 1, patience_ms), 1) << "no " << text << " after " << shown_;
      std::array<char, 4096> chunk{};
      const ssize_t size = read(terminal_, chunk.data(), chunk.size());
      ASSERT_GT(size, 0) << "the end instead of " << text << " after " << shown_;
      shown_.append(chunk.data(), static_cast<std::size_t>(size));
    }
    shown_.erase(0, shown_.find(text) + text.size());
  }

 private:
  pid_t child_ = -1;
  int terminal_ = -1;
  std::string shown_;
};

constexpr std::string_view array_of_cam = "1/3/5/2k1k2/1mmmmm1/7/7/7/1MMMMM1/2K1K2/5/3/1 w";
constexpr std::string_view to_the_start = "\x01";
constexpr std::string_view arrow_up = "\x1b[A";

TEST_F(TerminalPlay, EditsRepeatsAndCompletesLines) {
  expect("White> ");
  type("en");
  type(to_the_start);
  type("f\r");
  expect(array_of_cam);
  expect("White> ");
  type(arrow_up);
  type("\r");
  expect(array_of_cam);
  expect("White> ");
  type("fe\t\r");
  expect(array_of_cam);
  expect("White> ");
  type("b5-a4\r");
  expect("Black to move.");
  expect("Black> ");
  type("quit\r");
}

}  // namespace
