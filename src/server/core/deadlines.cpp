#include "server/core/deadlines.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/core/clock.hpp"

namespace camlann::server {

void Deadlines::set(Deadline deadline) {
  remove(deadline.game);
  order_.emplace_hint(order_.end(), deadline.at, deadline.game);  // sorted at a start
  const auto game = deadline.game;
  by_game_.emplace(game, std::move(deadline));
}

void Deadlines::remove(const std::string& game) {
  const auto found = by_game_.find(game);
  if (found == by_game_.end()) return;
  order_.erase({found->second.at, game});
  by_game_.erase(found);
}

std::optional<Millis> Deadlines::next() const {
  return order_.empty() ? std::nullopt : std::optional(order_.begin()->first);
}

std::vector<Deadline> Deadlines::take_due(Millis now, std::size_t most) {
  std::vector<Deadline> due;
  while (due.size() < most && !order_.empty() && order_.begin()->first <= now) {
    const auto found = by_game_.find(order_.begin()->second);
    due.push_back(std::move(found->second));
    by_game_.erase(found);
    order_.erase(order_.begin());
  }
  return due;
}

}  // namespace camlann::server
