#include "base/system/process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>  // NOLINT(modernize-deprecated-headers): kill and sigaddset are of POSIX, not of C
#include <spawn.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "base/result.hpp"

namespace camlann::system {
namespace {

using namespace std::chrono_literals;

constexpr auto patience_at_the_end = 1s;
constexpr auto look_at_stop = 5ms;

struct Pipe {
  int read_end = -1;
  int write_end = -1;

  Pipe() = default;
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  ~Pipe() {
    if (read_end >= 0) close(read_end);
    if (write_end >= 0) close(write_end);
  }
  bool open() {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) return false;
    read_end = ends[0];
    write_end = ends[1];
    return true;
  }
};

int release(int& end) {
  const int kept = end;
  end = -1;
  return kept;
}

/// Restores SIGPIPE in the child, because the caller ignores it.
int spawn(const std::vector<std::string>& words, const Pipe& input, const Pipe& output,
          pid_t& pid) {
  std::vector<char*> arguments;
  arguments.reserve(words.size() + 1);
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);

  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, input.read_end, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&files, output.write_end, STDOUT_FILENO);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t defaults;
  sigemptyset(&defaults);
  sigaddset(&defaults, SIGPIPE);
  posix_spawnattr_setsigdefault(&attributes, &defaults);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
  const int error =
      posix_spawnp(&pid, arguments.front(), &files, &attributes, arguments.data(), environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&files);
  return error;
}

}  // namespace

struct Process::Ends {
  pid_t pid;
  int to;
  int from;
};

Process::Process(std::unique_ptr<Ends> ends) : ends_(std::move(ends)) {}

Result<std::unique_ptr<Process>> Process::start(const std::vector<std::string>& words) {
  Pipe input;
  Pipe output;
  pid_t pid = -1;
  int error = 0;
  if (words.empty() || words.front().empty()) {
    error = ENOENT;
  } else if (!input.open() || !output.open()) {
    error = errno;
  } else {
    error = spawn(words, input, output, pid);
  }
  if (error != 0) {
    return failure(ErrorCode::io, std::string("cannot start the program: ") + std::strerror(error),
                   words.empty() ? "" : words.front());
  }
  return std::unique_ptr<Process>(new Process(
      std::make_unique<Ends>(Ends{pid, release(input.write_end), release(output.read_end)})));
}

Process::~Process() {
  close(ends_->to);
  close(ends_->from);
  const auto deadline = Clock::now() + patience_at_the_end;
  while (waitpid(ends_->pid, nullptr, WNOHANG) == 0) {
    if (Clock::now() >= deadline) {
      kill(ends_->pid, SIGKILL);
      waitpid(ends_->pid, nullptr, 0);
      return;
    }
    std::this_thread::sleep_for(look_at_stop);
  }
}

bool Process::tell(std::string_view line) const {
  std::string text(line);
  text += '\n';
  std::string_view rest = text;
  while (!rest.empty()) {
    const ssize_t written = write(ends_->to, rest.data(), rest.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    rest.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

Process::Heard Process::hear(std::string& line, Clock::time_point deadline,
                             const std::atomic<bool>& stop) {
  while (!take_line(line)) {
    if (unread_.size() > longest_line) return Heard::too_long;
    if (stop) return Heard::stopped;
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now());
    if (left <= 0ms) return Heard::too_late;
    pollfd ready{ends_->from, POLLIN, 0};
    if (poll(&ready, 1,
             static_cast<int>(std::min<std::chrono::milliseconds>(left, look_at_stop).count())) <=
        0) {
      continue;
    }
    std::array<char, 4096> chunk{};
    const ssize_t size = read(ends_->from, chunk.data(), chunk.size());
    if (size < 0 && errno == EINTR) continue;
    if (size <= 0) return Heard::ended;
    unread_.append(chunk.data(), static_cast<std::size_t>(size));
  }
  return Heard::line;
}

std::optional<std::string> Process::how_it_ended() const {
  const auto deadline = Clock::now() + patience_at_the_end;
  siginfo_t end{};
  while (true) {
    // The destructor reaps it.
    if (waitid(P_PID, static_cast<id_t>(ends_->pid), &end, WEXITED | WNOHANG | WNOWAIT) != 0) {
      return std::nullopt;
    }
    if (end.si_pid != 0) break;
    if (Clock::now() >= deadline) return std::nullopt;
    std::this_thread::sleep_for(look_at_stop);
  }
  if (end.si_code == CLD_EXITED) return "ended with exit status " + std::to_string(end.si_status);
  return "was killed by signal " + std::to_string(end.si_status);
}

}  // namespace camlann::system
