#include "server/services/games/pool.hpp"

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/core/address_ranges.hpp"
#include "server/core/clock.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/last_places.hpp"

namespace camlann::server {

std::string place_of(const std::string& awaited, const std::string& player) {
  return awaited == own_seek ? awaited + ' ' + player : awaited;
}

Seek* Pool::find(const std::string& player) {
  const auto found = seeks_.find(player);
  return found == seeks_.end() ? nullptr : &found->second;
}

Seek& Pool::put(Seek seek) {
  const auto player = seek.seeker.id;
  return seeks_.insert_or_assign(player, std::move(seek)).first->second;
}

void Pool::reopen(const std::string& game) {
  for (auto& [player, seek] : seeks_) {
    if (seek.game == game) seek.game.clear();
  }
}

void Pool::hear(Millis now, const std::function<bool(const std::string& player)>& is_here) {
  for (auto& [player, seek] : seeks_) {
    if (is_here(player)) seek.heard = now;
  }
}

void Pool::forget_silent(Millis before) {
  std::erase_if(seeks_, [&](const auto& entry) { return entry.second.heard < before; });
}

bool Pool::has_room(const QueueKey& who, std::size_t all) const {
  const auto network_of = [](std::string_view address) {
    const auto networks = networks_of(address);
    return networks[networks.size() - 1];
  };
  const auto own = network_of(who.address);
  const bool network_has_none = std::none_of(seeks_.begin(), seeks_.end(), [&](const auto& entry) {
    return network_of(entry.second.address) == own;
  });
  return has_place(seeks_.size(), all, network_has_none, who.account);
}

bool Pool::anybody_waits() const {
  return std::any_of(seeks_.begin(), seeks_.end(),
                     [](const auto& entry) { return entry.second.waits(); });
}

std::vector<std::vector<Seek*>> Pool::crowds() {
  std::vector<std::vector<Seek*>> crowds;
  for (auto& [player, seek] : seeks_) {
    if (!seek.waits()) continue;
    const auto crowd = std::find_if(crowds.begin(), crowds.end(), [&](const auto& one) {
      return one.front()->terms == seek.terms;
    });
    if (crowd == crowds.end()) {
      crowds.push_back({&seek});
    } else {
      crowd->push_back(&seek);
    }
  }
  return crowds;
}

std::vector<SeekCount> Pool::counts(const std::string& but) const {
  std::vector<SeekCount> counts;
  for (const auto& [player, seek] : seeks_) {
    if (!seek.waits() || player == but) continue;
    const auto known = std::find_if(counts.begin(), counts.end(),
                                    [&](const SeekCount& one) { return one.terms == seek.terms; });
    if (known == counts.end()) {
      counts.push_back({seek.terms, 1});
    } else {
      ++known->count;
    }
  }
  return counts;
}

}  // namespace camlann::server
