#pragma once
// The bus of one installation. Ignores other users of the same bus servers, and messages without a
// seal made with the database's secret.

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "bus/bus.hpp"

namespace camlann::server {

/// Runs a function later on the network's thread.
using Post = std::function<void(std::function<void()>)>;

class SealedBus {
 public:
  /// `secret` is the same for all servers of the installation.
  SealedBus(std::shared_ptr<bus::Bus> bus, std::string_view secret, Post post);

  /// Calls `hear` on the network's thread, but not once the ear is destroyed.
  [[nodiscard]] Result<std::unique_ptr<bus::Bus::Ear>> listen(const std::string& subject,
                                                              bus::Bus::Hear hear);
  void publish(const std::string& subject, std::string_view bytes);
  [[nodiscard]] const Post& post() const { return post_; }

 private:
  [[nodiscard]] std::string name_of(const std::string& subject) const;

  const std::shared_ptr<bus::Bus> bus_;
  const std::string key_;
  const std::string site_;  // the first word of all subjects
  const Post post_;
};

}  // namespace camlann::server
