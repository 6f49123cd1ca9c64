#pragma once
// Runs another program with line-by-line communication over its standard input and output. It
// shares our standard error. Used for engines in matches. Not thread-safe.

#include <atomic>
#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace camlann::system {

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

  /// Sends a line; false if the program has ended. ignore_lost_readers() must have been called.
  bool tell(std::string_view line) const;
  /// Waits for a line; checks `stop` every few milliseconds. After `too_long` the start of the next
  /// line is unknown.
  Heard hear(std::string& line, Clock::time_point deadline, const std::atomic<bool>& stop);

  /// After `ended`, returns "ended with exit status 3" or "was killed by signal 11"; nothing if it
  /// still runs and has only closed its output.
  [[nodiscard]] std::optional<std::string> how_it_ended() const;

 private:
  /// The program and our ends of its standard input and output, as the system has them.
  struct Ends;

  explicit Process(std::unique_ptr<Ends> ends);
  bool take_line(std::string& line);

  std::unique_ptr<Ends> ends_;
  std::string unread_;  // a line and a chunk at most
};

}  // namespace camlann::system
