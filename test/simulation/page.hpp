#pragma once
// An open page: reads events from its socket, in order, until the connection ends.

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "server/core/outbox.hpp"
#include "simulation/machine.hpp"
#include "simulation/site.hpp"
#include "simulation/world.hpp"

namespace camlann::server::simulation {

class Page : public Watcher, public std::enable_shared_from_this<Page> {
 public:
  Page(World& world, std::int64_t has) : world_(world), has_(has), began_(world.now()) {}

  /// Says this first.
  void connect(Site& site, const std::string& player, const std::string& wish);
  void deliver(Payload message) override;
  [[nodiscard]] std::optional<Millis> round_trip() const override { return std::nullopt; }
  /// A client pings, and soon detects a dead server.
  [[nodiscard]] bool closed() const;
  [[nodiscard]] bool live() const { return !closed() && line_ && line_->live(); }
  /// The last version that it received.
  [[nodiscard]] std::int64_t has() const { return has_; }
  void close();
  /// Calls `missed` if the page is still open after a while and has not received this version.
  void expect(std::int64_t version, const std::function<void()>& missed);

 protected:
  virtual void read(const std::string& message) = 0;
  void heard(std::int64_t version) { has_ = version; }

 private:
  World& world_;
  std::int64_t has_;
  const Millis began_;
  std::shared_ptr<Line> line_;
  Millis arrives_ = 0;
  bool closed_ = false;
};

}  // namespace camlann::server::simulation
