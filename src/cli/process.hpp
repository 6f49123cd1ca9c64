#pragma once
// Another program, spoken to line by line over its standard input and output. Its standard error
// is ours. Used for engines in matches. Not thread-safe.

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

  /// Bytes; a line of the engine protocol, with hundreds of moves, is shorter by far.
  static constexpr std::size_t longest_line = std::size_t{1} << 20;

  /// `words` are the program (looked up in PATH if it has no slash) and its arguments.
  [[nodiscard]] static Result<std::unique_ptr<Process>> start(
      const std::vector<std::string>& words);
  ~Process();  // closes its input, kills it if it does not end within a second
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  /// False if the program is gone. The caller ignores SIGPIPE.
  bool tell(std::string_view line) const;
  /// Waits for a line; `stop` is looked at every few milliseconds. After `too_long` there is no
  /// telling where the next line begins.
  Heard hear(std::string& line, Clock::time_point deadline, const std::atomic<bool>& stop);

  /// After `ended`: "ended with exit status 3", "was killed by signal 11"; nothing if it runs on
  /// without an output.
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
