#pragma once
// A simulated bus that loses, duplicates, delays and reorders messages, and fails at times. The
// clock of its users advances only while they have something to send or there is a fault: between
// two heartbeats nothing changes.

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "bus/bus.hpp"
#include "server/core/token_bucket.hpp"
#include "simulation/world.hpp"

namespace camlann::server::simulation {

class WildBus final : public std::enable_shared_from_this<WildBus> {
 public:
  explicit WildBus(World& world) : world_(world) {}

  /// As one server has it.
  class Link final : public bus::Bus {
   public:
    explicit Link(std::shared_ptr<WildBus> bus) : bus_(std::move(bus)) {}
    bool cut_off = false;

    Result<std::unique_ptr<Ear>> listen(const std::string& subject, Hear hear) override;
    void publish(const std::string& subject, std::string_view bytes) override;

   private:
    const std::shared_ptr<WildBus> bus_;
  };

  bool away = false;

  /// The time of conversations.
  [[nodiscard]] SteadyTime now() const {
    return SteadyTime(
        std::chrono::milliseconds(awake_ ? slept_at_ + world_.now() - woke_ : slept_at_));
  }
  /// Keeps the bus running for this long.
  void wake(Millis lasts);
  /// Called some twenty times a second while it does.
  std::function<void()> on_beat;

  [[nodiscard]] std::int64_t carried() const { return carried_; }

 private:
  struct Listener {
    bus::Bus::Hear hear;
    Link* link = nullptr;
  };
  class WildEar final : public bus::Bus::Ear {
   public:
    explicit WildEar(std::shared_ptr<Listener> listener) : listener_(std::move(listener)) {}

   private:
    const std::shared_ptr<Listener> listener_;
  };

  void carry(const std::string& subject, std::string_view bytes);
  void beat();

  World& world_;
  std::unordered_map<std::string, std::vector<std::weak_ptr<Listener>>> listeners_;  // by subject
  std::int64_t carried_ = 0;
  bool awake_ = false;
  Millis woke_ = 0;
  Millis awake_until_ = 0;
  Millis slept_at_ = 0;
};

}  // namespace camlann::server::simulation
