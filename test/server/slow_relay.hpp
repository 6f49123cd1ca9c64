#pragma once
// A proxy to a PostgreSQL server that delays its answers, or is cut for a while. It listens on a
// socket in a separate folder, with its own thread.

#include <atomic>
#include <chrono>
#include <cstddef>
#include <deque>
#include <filesystem>
#include <list>
#include <string>
#include <string_view>
#include <thread>

#include "support/files.hpp"

namespace camlann::server::test {

class SlowRelay {
 public:
  /// Connects to the server with its socket in this folder.
  explicit SlowRelay(std::filesystem::path server);
  SlowRelay(const SlowRelay&) = delete;
  SlowRelay& operator=(const SlowRelay&) = delete;
  ~SlowRelay();

  /// For what the server says from now on.
  void delay(std::chrono::milliseconds time) { delay_ = time.count(); }
  /// While cut, nothing passes either way, and neither side is notified.
  void cut(bool yes) { cut_ = yes; }
  [[nodiscard]] const std::filesystem::path& folder() const { return folder_.path(); }

 private:
  using Time = std::chrono::steady_clock::time_point;
  struct Late {
    Time due;
    std::string bytes;  // empty: the end
  };
  struct Line {  // both ways between two sockets
    int client = -1;
    int server = -1;
    std::deque<Late> late;
    bool over = false;
  };

  void run();
  void accept_one();
  void hear_client(Line& line);
  void hear_server(Line& line) const;
  static void deliver(Line& line);
  [[nodiscard]] int next_due() const;

  camlann::test::TemporaryFolder folder_;
  const std::filesystem::path server_;
  int listener_ = -1;
  std::list<Line> lines_;
  std::atomic<std::chrono::milliseconds::rep> delay_ = 0;
  std::atomic<bool> cut_ = false;
  std::atomic<bool> over_ = false;
  std::thread thread_;
};

}  // namespace camlann::server::test
