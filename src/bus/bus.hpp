#pragma once
// Publish and subscribe between programs: a subscriber of a subject receives the messages that are
// published under it. A bus may drop, duplicate and reorder messages; Conversation
// (conversation.hpp) makes up for that.

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace camlann::bus {

/// Thread-safe.
class Bus {
 public:
  virtual ~Bus() = default;

  /// Handles a message. Called on any thread, for one message of a subject at a time.
  using Hear = std::function<void(std::string_view bytes)>;
  /// A subscription; it ends with the object, and no message is delivered afterwards.
  class Ear {
   public:
    Ear() = default;
    Ear(const Ear&) = delete;
    Ear& operator=(const Ear&) = delete;
    virtual ~Ear() = default;
  };
  /// Subscribes to a subject: words joined by dots. All subscriptions must end before the bus.
  [[nodiscard]] virtual Result<std::unique_ptr<Ear>> listen(const std::string& subject,
                                                            Hear hear) = 0;

  /// Publishes without waiting for delivery. While the bus is disconnected, messages are lost.
  virtual void publish(const std::string& subject, std::string_view bytes) = 0;
};

}  // namespace camlann::bus
