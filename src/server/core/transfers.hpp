#pragma once
// Carries out transfers of libcurl, several at once. One thread, except for stop().

#include <curl/curl.h>

#include <atomic>
#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace camlann::server {

struct Transfer {
  /// Transfers of a group share a limit, so that the others have their turns while its server does
  /// not answer.
  std::string group;
  /// Sets up a new handle, which uses no proxy and no signals; false if libcurl fails. What it
  /// refers to must outlive run().
  std::function<bool(CURL*)> prepare;
  /// Called once, as soon as the transfer has ended; not for one that stop() cancels. A transfer
  /// that could not be set up ends with CURLE_FAILED_INIT.
  std::function<void(CURL*, CURLcode)> ended;
};

class Transfers {
 public:
  struct Limits {
    std::size_t at_once = 0;
    std::size_t of_group = 0;
  };
  explicit Transfers(Limits limits) : limits_(limits) {}

  /// Carries out all of them, in this order within the limits. `ended` runs on this thread.
  void run(const std::vector<Transfer>& transfers);
  /// Ends run() within a tenth of a second, even while a name is resolved. Any thread.
  void stop() { stopped_ = true; }
  [[nodiscard]] bool stopped() const { return stopped_; }

 private:
  const Limits limits_;
  std::atomic<bool> stopped_{false};
};

}  // namespace camlann::server
