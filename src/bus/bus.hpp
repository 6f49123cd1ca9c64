#pragma once
// What programs tell each other: whoever listens to a subject hears what is published under it, if
// nothing goes wrong. A bus may lose, double and reorder what it carries; Conversation
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

  /// Called on any thread, for one message of a subject after the other.
  using Hear = std::function<void(std::string_view bytes)>;
  /// Listens as long as it is there: once it has gone, nothing is heard any more.
  class Ear {
   public:
    Ear() = default;
    Ear(const Ear&) = delete;
    Ear& operator=(const Ear&) = delete;
    virtual ~Ear() = default;
  };
  /// Before the bus goes, the ears go. A subject is made of words, joined by dots.
  [[nodiscard]] virtual Result<std::unique_ptr<Ear>> listen(const std::string& subject,
                                                            Hear hear) = 0;

  /// Does not wait for anybody. While the bus is away, it is lost.
  virtual void publish(const std::string& subject, std::string_view bytes) = 0;
};

}  // namespace camlann::bus
