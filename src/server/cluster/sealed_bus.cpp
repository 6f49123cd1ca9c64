#include "server/cluster/sealed_bus.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "bus/bus.hpp"
#include "server/core/same_secret.hpp"
#include "server/core/secret.hpp"
#include "server/core/sha256.hpp"

namespace camlann::server {

namespace {

constexpr std::size_t site_length = 12;

/// Returns the seal of a message of this subject, which precedes the message.
std::string seal_of(std::string_view key, std::string_view subject, std::string_view bytes) {
  std::string sealed(subject);
  sealed += '\n';
  sealed += bytes;
  return text_of(hmac_sha256(key, sealed));
}

std::optional<std::string_view> open(std::string_view key, std::string_view subject,
                                     std::string_view message) {
  constexpr auto size = std::tuple_size_v<Digest>;
  if (message.size() < size) return std::nullopt;
  const auto bytes = message.substr(size);
  if (!same_secret(message.substr(0, size), seal_of(key, subject, bytes))) return std::nullopt;
  return bytes;
}

/// Once destroyed, drops the messages still on their way to the network's thread.
class PostedEar final : public bus::Bus::Ear {
 public:
  PostedEar(std::shared_ptr<bus::Bus::Hear> hear, std::unique_ptr<bus::Bus::Ear> ear)
      : hear_(std::move(hear)), ear_(std::move(ear)) {}

 private:
  const std::shared_ptr<bus::Bus::Hear> hear_;
  const std::unique_ptr<bus::Bus::Ear> ear_;
};

}  // namespace

SealedBus::SealedBus(std::shared_ptr<bus::Bus> bus, std::string_view secret, Post post)
    : bus_(std::move(bus)),
      key_(text_of(hmac_sha256(secret, "bus"))),
      site_(server::name_of(hmac_sha256(secret, "site"), site_length)),
      post_(std::move(post)) {}

std::string SealedBus::name_of(const std::string& subject) const {
  return "camlann." + site_ + '.' + subject;
}

Result<std::unique_ptr<bus::Bus::Ear>> SealedBus::listen(const std::string& subject,
                                                         bus::Bus::Hear hear) {
  const auto heard = std::make_shared<bus::Bus::Hear>(std::move(hear));
  TRY(auto ear,
      bus_->listen(name_of(subject), [key = key_, subject, post = post_,
                                      listening = std::weak_ptr(heard)](std::string_view message) {
        const auto bytes = open(key, subject, message);
        if (!bytes) return;
        post([listening, text = std::string(*bytes)] {
          if (const auto still = listening.lock()) (*still)(text);
        });
      }));
  return std::make_unique<PostedEar>(heard, std::move(ear));
}

void SealedBus::publish(const std::string& subject, std::string_view bytes) {
  bus_->publish(name_of(subject), seal_of(key_, subject, bytes) + std::string(bytes));
}

}  // namespace camlann::server
