#include "simulation/page.hpp"

#include <algorithm>
#include <functional>
#include <memory>
#include <string>
#include <utility>

namespace camlann::server::simulation {

namespace {

constexpr Millis heard_within = minute;

}  // namespace

void Page::connect(Site& site, const std::string& player, const std::string& wish) {
  site.open_line(
      player, shared_from_this(), [self = shared_from_this()] { self->close(); },
      [self = shared_from_this(), wish](std::shared_ptr<Line> line) {
        self->line_ = std::move(line);
        if (!self->line_ || self->closed_) return self->close();
        self->line_->say(wish);
      });
}

void Page::deliver(Payload message) {
  if (closed()) return;
  arrives_ = std::max(arrives_, world_.now() + world_.between(1, second));
  world_.after(arrives_ - world_.now(), [self = shared_from_this(), message] {
    if (!self->closed()) self->read(*message);
  });
}

bool Page::closed() const {
  return closed_ || (line_ ? !line_->open() : world_.now() > began_ + 10 * second);
}

void Page::close() {
  if (std::exchange(closed_, true)) return;
  if (line_ && line_->open()) line_->close();
}

void Page::expect(std::int64_t version, const std::function<void()>& missed) {
  const auto lacks = [self = shared_from_this(), version] {
    return self->live() && self->has_ < version;
  };
  if (!lacks()) return;
  world_.after(heard_within, [this, self = shared_from_this(), lacks, missed] {
    if (!lacks()) return;
    // A server may have been suspended, and resume only now.
    world_.after(heard_within, [lacks, missed] {
      if (lacks()) missed();
    });
  });
}

}  // namespace camlann::server::simulation
