#pragma once
// The watchers of studies. Each is sent every change, with the version before it
// (doc/protocol/socket.md). Only on the thread of Studies.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/result.hpp"
#include "server/core/outbox.hpp"
#include "wire/messages/shared_study.hpp"

namespace camlann::server {

class Audience {
 public:
  /// Returns the study as this player sees it now.
  using Shown = std::function<Result<message::SharedStudy>(const std::string& player)>;

  /// Texts with more bytes are not sent; watchers request them.
  explicit Audience(std::size_t told_bytes) : told_bytes_(told_bytes) {}

  /// Adds a watcher, and first sends the changes after `since`.
  void add(const std::string& study, const std::string& player, std::int64_t since,
           const message::SharedStudy& now, const std::shared_ptr<Watcher>& watcher);
  void remove(const std::string& study, const std::shared_ptr<Watcher>& watcher);
  /// Sends the changes since version `since`. The owner is sent a separate view.
  void tell(const std::string& study, std::int64_t since, const std::string& owner,
            const Shown& shown) const;
  /// Notifies the watchers that the study was deleted.
  void tell_gone(const std::string& study);

 private:
  struct Listed {
    std::shared_ptr<Watcher> watcher;
    std::string player;
  };
  [[nodiscard]] Payload message_of(const message::SharedStudy& now, std::int64_t since) const;

  const std::size_t told_bytes_;
  std::unordered_map<std::string, std::vector<Listed>> listed_;  // by study
};

}  // namespace camlann::server
