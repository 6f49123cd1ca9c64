#pragma once
// Runs another program with line-by-line communication over its standard input and output. It
// shares our standard error. Used for engines in matches. Not thread-safe.

#include <sys/types.h>

#include <atomic>
#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace camlann::cli {

class Process {
 public:
  using Clock = std::chrono::steady_clock;
  enum class Heard { line, too_late, stopped, ended, too_long };

  /// In bytes; lines of the engine protocol are far shorter, even with hundreds of moves.
  static constexpr std::size_t longest_line = std::size_t{1} << 20;

  /// `words` are the program (looked up in PATH if it has no slash) and its arguments.
  [[nodiscard]] static Result<std::unique_ptr<Process>> start(
      const std::vector<std::string>& words);
  ~Process();  // closes its input, kills it if it does not end within a second
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  /// Sends a line; false if the program has ended. The caller must ignore SIGPIPE.
  bool tell(std::string_view line) const;
  /// Waits for a line; checks `stop` every few milliseconds. After `too_long` the start of the next
  /// line is unknown.
  Heard hear(std::string& line, Clock::time_point deadline, const std::atomic<bool>& stop);

  /// After `ended`, returns "ended with exit status 3" or "was killed by signal 11"; nothing if it
  /// still runs and has only closed its output.
  [[nodiscard]] std::optional<std::string> how_it_ended() const;

 private:
  Process(pid_t pid, int to, int from) : pid_(pid), to_(to), from_(from) {}

  bool take_line(std::string& line);

  pid_t pid_;
  int to_;              // our end of its standard input
  int from_;            // our end of its standard output
  std::string unread_;  // a line and a chunk at most
};

}  // namespace camlann::cli
