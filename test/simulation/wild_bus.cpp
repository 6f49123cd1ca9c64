#include "simulation/wild_bus.hpp"

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "bus/conversation.hpp"
#include "server/core/sha256.hpp"

namespace camlann::server::simulation {

namespace {

constexpr Millis beat_pause = 50;
/// After something was said: it is said again within a shorter time if it was lost.
constexpr Millis settles_in = 500;

/// More than a sign of life; behind the seal of SealedBus.
bool says_something(std::string_view sealed) {
  constexpr auto seal = std::tuple_size_v<Digest>;
  return sealed.size() > seal && bus::Conversation::read(sealed.substr(seal)).number != 0;
}

}  // namespace

Result<std::unique_ptr<bus::Bus::Ear>> WildBus::Link::listen(const std::string& subject,
                                                             Hear hear) {
  auto listener = std::make_shared<Listener>(Listener{std::move(hear), this});
  auto& all = bus_->listeners_[subject];
  std::erase_if(all, [](const auto& old) { return old.expired(); });
  all.push_back(listener);
  return std::make_unique<WildEar>(std::move(listener));
}

void WildBus::Link::publish(const std::string& subject, std::string_view bytes) {
  if (says_something(bytes)) bus_->wake(settles_in);
  if (!cut_off) bus_->carry(subject, bytes);
}

void WildBus::carry(const std::string& subject, std::string_view bytes) {
  ++carried_;
  if (away || world_.chance(0.02)) return;
  for (int copies = world_.chance(0.02) ? 2 : 1; copies > 0; --copies) {
    const auto delay = world_.between(1, world_.chance(0.02) ? 2 * second : 20);
    world_.after(delay, [self = shared_from_this(), subject, text = std::string(bytes)] {
      if (self->away) return;
      const auto found = self->listeners_.find(subject);
      if (found == self->listeners_.end()) return;
      const auto all = found->second;
      for (const auto& weak : all) {
        const auto listener = weak.lock();
        if (listener && !listener->link->cut_off) listener->hear(text);
      }
    });
  }
}

void WildBus::wake(Millis lasts) {
  awake_until_ = std::max(awake_until_, world_.now() + lasts);
  if (std::exchange(awake_, true)) return;
  woke_ = world_.now();
  beat();
}

void WildBus::beat() {
  if (world_.now() > awake_until_) {
    slept_at_ += world_.now() - woke_;
    awake_ = false;
    return;
  }
  if (on_beat) on_beat();
  world_.after(beat_pause, [weak = weak_from_this()] {
    if (const auto self = weak.lock()) self->beat();
  });
}

}  // namespace camlann::server::simulation
