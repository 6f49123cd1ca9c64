#pragma once
// Delivers notices by one channel. On the thread of its Notifier, except for stop().

#include <vector>

#include "server/model/notice.hpp"
#include "server/store/notice_store.hpp"

namespace camlann::server {

class Messenger {
 public:
  Messenger() = default;
  Messenger(const Messenger&) = delete;
  Messenger& operator=(const Messenger&) = delete;
  virtual ~Messenger() = default;

  /// Returns true for each notice that needs no further try. `store` has the player's browsers.
  [[nodiscard]] virtual std::vector<bool> deliver(const std::vector<Notice>& notices,
                                                  NoticeStore& store) = 0;
  /// Cancels what is being delivered; it can be delivered again. Any thread.
  virtual void stop() = 0;
};

}  // namespace camlann::server
