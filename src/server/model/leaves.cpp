#include "server/model/leaves.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "play/leave.hpp"
#include "server/core/clock.hpp"

namespace camlann::server {

void LeaveIndex::set(const std::string& player, play::Leaves leaves, Millis now) {
  for (const auto& leave : of(player)) to_come_.erase({leave.from, player});
  for (const auto& leave : leaves) {
    if (leave.from > now) to_come_.emplace(leave.from, player);
  }
  by_player_.insert_or_assign(player, std::move(leaves));
}

const play::Leaves& LeaveIndex::of(const std::string& player) const {
  static const play::Leaves none;
  const auto found = by_player_.find(player);
  return found == by_player_.end() ? none : found->second;
}

std::optional<Millis> LeaveIndex::next() const {
  return to_come_.empty() ? std::nullopt : std::optional(to_come_.begin()->first);
}

std::vector<std::string> LeaveIndex::begun(Millis now) {
  std::vector<std::string> players;
  auto end = to_come_.begin();
  for (; end != to_come_.end() && end->first <= now; ++end) players.push_back(end->second);
  to_come_.erase(to_come_.begin(), end);
  return players;
}

}  // namespace camlann::server
