#pragma once
// Shows the progress of long work on stderr: a bar on a terminal, a line every few seconds
// elsewhere. Silent in the first second. step() may be called from any thread.

#include <chrono>
#include <cstddef>
#include <mutex>
#include <string>

namespace camlann::cli {

class Progress {
 public:
  Progress(std::string what, std::size_t total);
  ~Progress();  // removes the bar
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  void step();

 private:
  using Clock = std::chrono::steady_clock;

  void show(Clock::time_point now);

  std::string what_;
  std::size_t total_;
  bool terminal_;
  std::mutex mutex_;
  std::size_t done_ = 0;
  Clock::time_point started_ = Clock::now();
  Clock::time_point shown_ = started_;
  bool bar_ = false;
};

}  // namespace camlann::cli
