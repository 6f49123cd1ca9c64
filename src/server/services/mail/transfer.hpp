#pragma once
// A libcurl handle for one transfer at a time, which is cancelled at shutdown. One thread, except
// for stop().

#include <curl/curl.h>

#include <atomic>

namespace camlann::server {

class Transfer {
 public:
  Transfer();
  Transfer(const Transfer&) = delete;
  Transfer& operator=(const Transfer&) = delete;
  ~Transfer();

  [[nodiscard]] CURL* handle() const { return handle_; }
  /// Resets the handle for a new transfer, which uses no proxy. False if libcurl fails.
  [[nodiscard]] bool begin();

  /// Makes the current transfer fail within two seconds, even while it resolves a name, connects or
  /// waits for a response. Any thread.
  void stop() { stop_ = true; }
  [[nodiscard]] bool stopped() const { return stop_; }

 private:
  CURL* const handle_;
  std::atomic<bool> stop_{false};
};

}  // namespace camlann::server
