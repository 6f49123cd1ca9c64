#pragma once
// Carries out transfers of libcurl, several at once. One thread, except for stop().

#include <curl/curl.h>

#include <atomic>
#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "server/core/clock.hpp"

namespace camlann::server {

/// A name for some of what is on its way, of which there is a limited number at once.
struct Share {
  std::string of;
  std::size_t most = 0;
};

/// Counts what is on its way by its shares.
class SharesInUse {
 public:
  [[nodiscard]] bool have_room(const std::vector<Share>& shares) const;
  void take(const std::vector<Share>& shares);
  void give_back(const std::vector<Share>& shares);

 private:
  std::map<std::string, std::size_t> counts_;
};

struct Transfer {
  /// Limits those of a server or a domain, so that the others have their turns while it does not
  /// answer.
  std::vector<Share> shares;
  /// Sets up a new handle, which uses no proxy and no signals; false if libcurl fails. What it
  /// refers to must outlive run().
  std::function<bool(CURL*)> prepare;
  /// Called once with its duration, as soon as the transfer has ended; not for one that stop()
  /// cancels. A transfer that could not be set up ends with CURLE_FAILED_INIT.
  std::function<void(CURL*, CURLcode, Millis took)> ended;
};

class Transfers {
 public:
  /// Returns further transfers.
  using More = std::function<std::vector<Transfer>()>;

  explicit Transfers(std::size_t at_once) : at_once_(at_once) {}

  /// Carries out all of them, in this order within the limits. `ended` runs on this thread.
  void run(std::vector<Transfer> transfers);
  /// Carries out those that `more` returns, until it returns none and all have ended. It is called
  /// on this thread, also while some are on their way.
  void run(const More& more);
  /// Ends run() within a tenth of a second, even while a name is resolved. Any thread.
  void stop() { stopped_ = true; }
  [[nodiscard]] bool stopped() const { return stopped_; }

 private:
  const std::size_t at_once_;
  std::atomic<bool> stopped_{false};
};

}  // namespace camlann::server
