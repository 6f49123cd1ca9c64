#include "server/child.hpp"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <stdexcept>
#include <thread>
#include <utility>

#include "support/files.hpp"

namespace camlann::server::test {

Child::Child(const std::vector<std::string>& words, const std::vector<std::string>& environment,
             std::filesystem::path output)
    : output_(std::move(output)) {
  process_ = fork();
  if (process_ < 0) throw std::runtime_error("fork");
  if (process_ > 0) return;
  const int file = open(output_.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
  dup2(file, STDOUT_FILENO);
  dup2(file, STDERR_FILENO);
  std::vector<char*> arguments;
  for (const auto& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  for (const auto& variable : environment) putenv(const_cast<char*>(variable.c_str()));
  execvp(arguments[0], arguments.data());
  _exit(127);
}

Child::~Child() {
  if (process_ < 0) return;
  kill(process_, SIGKILL);
  waitpid(process_, nullptr, 0);
}

void Child::signal(int number) const {
  kill(process_, number);
}

std::optional<int> Child::wait(std::chrono::seconds longest) {
  const auto deadline = std::chrono::steady_clock::now() + longest;
  int status = 0;
  while (waitpid(process_, &status, WNOHANG) == 0) {
    if (std::chrono::steady_clock::now() > deadline) return std::nullopt;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  process_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

std::string Child::output() const {
  return camlann::test::read_bytes(output_);
}

}  // namespace camlann::server::test
