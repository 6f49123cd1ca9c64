#include "server/net/connection_limiter.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/core/address_ranges.hpp"
#include "server/core/token_bucket.hpp"

namespace camlann::server {

namespace {

/// Number of connections closed at once when the server is full, so that the next newcomers enter
/// without a search.
std::size_t batch(std::size_t in_all) {
  return std::clamp<std::size_t>(in_all / 100, 1, 64);
}

constexpr std::chrono::milliseconds refusal_pause{100};

/// Idle time after which a connection is closed for another one of the same site. If this were
/// shorter, a busy site would make the server close and open connections all the time.
constexpr std::chrono::seconds long_idle{10};

/// Returns the /56 of an IPv6 address; empty for others.
std::string middle_of(const std::string& address) {
  const auto networks = networks_of(address);
  return networks.size() == Networks::most ? std::string(networks[1]) : std::string();
}

bool is_long_idle(const LimitedConnection& other, const LimitedConnection& limited,
                  SteadyTime now) {
  return other.client_prefix.site == limited.client_prefix.site && now - other.since >= long_idle;
}

}  // namespace

std::string_view ConnectionLimiter::enter(LimitedConnection& limited) {
  const auto& [address, site] = limited.client_prefix;
  const auto middle = middle_of(address);
  if (!address.empty()) {
    if (count_of(address) >= size_.per_address && !make_room_within(limited, address.size())) {
      return "address";
    }
    if (!middle.empty() && count_of(middle) >= 2 * size_.per_address &&
        !make_room_within(limited, middle.size())) {
      return "site";
    }
    const auto at_site = sites_.find(site);
    if (at_site != sites_.end() && at_site->second.size() >= size_.per_site &&
        !make_room_within(limited, 0)) {
      return "site";
    }
  }
  if (connections_.size() >= size_.in_all && !make_room_for(limited)) return "full";
  limited.since = now_();
  connections_.insert(&limited);
  if (!address.empty()) {
    sites_[site].insert(&limited);
    ++counts_[address];
    if (!middle.empty()) ++counts_[middle];
  }
  return {};
}

std::size_t ConnectionLimiter::count_of(const std::string& network) const {
  const auto found = counts_.find(network);
  return found == counts_.end() ? 0 : found->second;
}

void ConnectionLimiter::leave(LimitedConnection& limited) {
  if (connections_.erase(&limited) == 0) return;
  const auto& [address, site] = limited.client_prefix;
  if (address.empty()) return;
  const auto at_site = sites_.find(site);
  at_site->second.erase(&limited);
  if (at_site->second.empty()) sites_.erase(at_site);
  for (const auto& network : {address, middle_of(address)}) {
    const auto found = counts_.find(network);
    if (found != counts_.end() && --found->second == 0) counts_.erase(found);
  }
}

std::size_t ConnectionLimiter::weight(const LimitedConnection& limited) const {
  const auto found = sites_.find(limited.client_prefix.site);
  if (found != sites_.end()) return found->second.size();
  return limited.client_prefix.address.empty() ? 1 : 0;
}

bool ConnectionLimiter::make_room_within(const LimitedConnection& limited, std::size_t bytes) {
  const auto& own = limited.client_prefix.address;
  std::vector<LimitedConnection*> some;
  for (auto* other : sites_[limited.client_prefix.site]) {
    const bool near = other->client_prefix.address.compare(0, bytes, own, 0, bytes) == 0;
    if (near && other->waits && !other->socket) some.push_back(other);
  }
  if (some.empty()) return false;
  send_away(std::move(some), 1);
  return true;
}

bool ConnectionLimiter::make_room_for(const LimitedConnection& limited) {
  const auto now = now_();
  const auto own = limited.client_prefix.address.empty() ? 0 : weight(limited);
  if (now < nobody_until_ && own >= nobody_for_) return false;
  std::vector<LimitedConnection*> some;
  std::vector<LimitedConnection*> sockets;  // of sites with far more connections
  for (auto* other : connections_) {
    if (other->socket) {
      if (weight(*other) > 2 * own + 2) sockets.push_back(other);
    } else if (other->waits && (weight(*other) > own || is_long_idle(*other, limited, now))) {
      some.push_back(other);
    }
  }
  if (some.empty()) some = std::move(sockets);
  if (some.empty()) {
    nobody_for_ = own;
    nobody_until_ = now + refusal_pause;
    return false;
  }
  send_away(std::move(some), batch(size_.in_all));
  return true;
}

void ConnectionLimiter::send_away(std::vector<LimitedConnection*> some, std::size_t most) {
  const auto count = std::min(most, some.size());
  const auto last = some.begin() + static_cast<std::ptrdiff_t>(count);
  std::partial_sort(some.begin(), last, some.end(),
                    [this](const LimitedConnection* a, const LimitedConnection* b) {
                      const auto a_weight = weight(*a);
                      const auto b_weight = weight(*b);
                      return a_weight != b_weight ? a_weight > b_weight : a->since < b->since;
                    });
  for (auto at = some.begin(); at != last; ++at) {
    leave(**at);
    (*at)->leave();
  }
}

}  // namespace camlann::server
