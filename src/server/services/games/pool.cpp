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

Seek* Pool::find_id(const std::string& id) {
  const auto found = std::find_if(seeks_.begin(), seeks_.end(),
                                  [&](const auto& entry) { return entry.second.id == id; });
  return found == seeks_.end() ? nullptr : &found->second;
}

void Pool::remove_if(const std::function<bool(const Seek& seek)>& gone) {
  std::erase_if(seeks_, [&](const auto& entry) { return gone(entry.second); });
}

Seek& Pool::put(Seek seek) {
  const auto player = seek.seeker.id;
  return seeks_.insert_or_assign(player, std::move(seek)).first->second;
}

void Pool::reopen(const std::string& game) {
  for (auto& [player, seek] : seeks_) {
    if (seek.game != game) continue;
    seek.game.clear();
    seek.taker.clear();
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

std::vector<Pool::Crowd> Pool::crowds() const {
  std::vector<Crowd> crowds;
  for (const auto* seek : waiting({})) {
    for (const auto& offer : seek->offers) {
      auto crowd = std::find_if(crowds.begin(), crowds.end(),
                                [&](const Crowd& one) { return one.terms == offer.terms; });
      if (crowd == crowds.end()) crowd = crowds.insert(crowd, Crowd{offer.terms, {}});
      crowd->players.push_back(seek->seeker.id);
    }
  }
  return crowds;
}

std::vector<const Seek*> Pool::waiting(const std::string& but) const {
  std::vector<const Seek*> waiting;
  for (const auto& [player, seek] : seeks_) {
    if (seek.waits() && player != but) waiting.push_back(&seek);
  }
  std::stable_sort(waiting.begin(), waiting.end(), [](const Seek* one, const Seek* other) {
    return one->seeker.since < other->seeker.since;
  });
  return waiting;
}

std::vector<SeekCount> Pool::counts(const std::string& but) const {
  std::vector<SeekCount> counts;
  for (const auto& [terms, players] : crowds()) {
    const auto others = std::count_if(players.begin(), players.end(),
                                      [&](const std::string& one) { return one != but; });
    if (others > 0) counts.push_back({terms, static_cast<int>(others)});
  }
  return counts;
}

}  // namespace camlann::server
