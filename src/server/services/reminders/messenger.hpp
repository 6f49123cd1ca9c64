#pragma once
// Delivers notices by one channel. On the thread of its Notifier, except for stop().

#include <functional>
#include <vector>

#include "server/core/clock.hpp"
#include "server/model/notice.hpp"
#include "server/store/notice_store.hpp"

namespace camlann::server {

class Messenger {
 public:
  Messenger() = default;
  Messenger(const Messenger&) = delete;
  Messenger& operator=(const Messenger&) = delete;
  virtual ~Messenger() = default;

  /// Called for each notice as soon as its try has ended. `over`: it needs no further one. `took`:
  /// the time of all its messages, one after the other.
  using Ended = std::function<void(const Notice& notice, bool over, Millis took)>;

  /// `store` has the players' browsers. Notices for which it does not call `ended` can be delivered
  /// again.
  virtual void deliver(const std::vector<Notice>& notices, NoticeStore& store,
                       const Ended& ended) = 0;
  /// Cancels what is being delivered; it can be delivered again. Any thread.
  virtual void stop() = 0;
};

}  // namespace camlann::server
