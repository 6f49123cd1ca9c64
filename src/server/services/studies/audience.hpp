#pragma once
// Who watches which study, and what they are told: every change, with the version before it
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
  /// How a study is for this player now.
  using Shown = std::function<Result<message::SharedStudy>(const std::string& player)>;

  /// Texts of more bytes are asked for by who wants them.
  explicit Audience(std::size_t told_bytes) : told_bytes_(told_bytes) {}

  /// From now on; first it is told what was written after `since`.
  void add(const std::string& study, const std::string& player, std::int64_t since,
           const message::SharedStudy& now, const std::shared_ptr<Watcher>& watcher);
  void remove(const std::string& study, const std::shared_ptr<Watcher>& watcher);
  /// The study is not what it was in version `since`. `owner` sees it in a way of his own.
  void tell(const std::string& study, std::int64_t since, const std::string& owner,
            const Shown& shown) const;
  /// It is gone.
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
