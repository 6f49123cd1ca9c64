#include "server/core/fair_queue.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <utility>

namespace camlann::server {

void Turns::enter(const std::string& name, Cost estimate) {
  auto& entry = *accounts_.try_emplace(name).first;
  auto& account = entry.second;
  if (account.waits) return set(entry, account.charged, estimate);
  account.charged = std::max(account.charged, level_);
  account.since = ++entered_;
  account.estimate = estimate;
  order_.insert(place_of(entry));
  account.waits = true;
}

void Turns::leave(const std::string& name) {
  const auto found = accounts_.find(name);
  if (found == accounts_.end() || !found->second.waits) return;
  order_.erase(place_of(*found));
  found->second.waits = false;
  drop_even();
}

void Turns::serve(const std::string& name, Cost cost) {
  level_ = std::max(level_, accounts_.at(name).charged);
  charge(name, cost);
}

void Turns::charge(const std::string& name, Cost cost) {
  const auto [found, fresh] = accounts_.try_emplace(name);
  auto& account = found->second;
  if (fresh) account.charged = level_;
  if (account.waits) return set(*found, account.charged + cost, account.estimate);
  account.charged += cost;
}

void Turns::set(Accounts::value_type& entry, Cost charged, Cost estimate) {
  auto place = order_.extract(place_of(entry));  // reused, which takes no memory
  entry.second.charged = charged;
  entry.second.estimate = estimate;
  place.value() = place_of(entry);
  order_.insert(std::move(place));
}

void Turns::drop_even() {
  constexpr std::size_t some = 64;
  if (order_.empty()) return accounts_.clear();
  if (accounts_.size() < 2 * order_.size() + some) return;
  for (auto item = accounts_.begin(); item != accounts_.end();) {
    const bool even = !item->second.waits && item->second.charged <= level_;
    item = even ? accounts_.erase(item) : std::next(item);
  }
}

}  // namespace camlann::server
