#pragma once
// Another program next to the server, such as a bot: started with its output in a file, ended with
// the test.

#include <sys/types.h>

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace camlann::server::test {

class Child {
 public:
  /// `words` are the program, looked up in PATH, and its arguments; `environment` has variables
  /// NAME=value more. What it writes goes to `output`.
  Child(const std::vector<std::string>& words, const std::vector<std::string>& environment,
        std::filesystem::path output);
  ~Child();  // kills it
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  [[nodiscard]] pid_t process() const { return process_; }
  void signal(int number) const;
  /// The exit status, 128 + signal if it was killed; nothing if it has not ended by then.
  std::optional<int> wait(std::chrono::seconds longest);
  /// Returns the output until now.
  [[nodiscard]] std::string output() const;

 private:
  pid_t process_ = -1;
  std::filesystem::path output_;
};

}  // namespace camlann::server::test
