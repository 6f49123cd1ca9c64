#pragma once
// A handle of libcurl for one transfer after another, which is cut short when the program stops.
// One thread, but for stop().

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
  /// Forgets the transfer before. The next one goes straight to its host. False if libcurl cannot.
  [[nodiscard]] bool begin();

  /// The transfer under way fails within two seconds, while it waits for a name, a connection or an
  /// answer, too. Any thread.
  void stop() { stop_ = true; }
  [[nodiscard]] bool stopped() const { return stop_; }

 private:
  CURL* const handle_;
  std::atomic<bool> stop_{false};
};

}  // namespace camlann::server
