#include "server/core/fair_queue.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>

namespace camlann::server {

std::pair<Turns::Accounts::iterator, bool> Turns::account_of(std::string_view name) {
  const auto found = accounts_.find(name);
  if (found != accounts_.end()) return {found, false};
  return accounts_.try_emplace(std::string(name));
}

void Turns::enter(std::string_view name, Cost estimate) {
  auto& entry = *account_of(name).first;
  auto& account = entry.second;
  if (account.waits) return set(entry, account.charged, estimate);
  account.charged = std::max(account.charged, level_);
  account.since = ++entered_;
  account.estimate = estimate;
  order_.insert(place_of(entry));
  account.waits = true;
}

void Turns::leave(std::string_view name) {
  const auto found = accounts_.find(name);
  if (found == accounts_.end() || !found->second.waits) return;
  order_.erase(place_of(*found));
  found->second.waits = false;
  drop_even();
}

void Turns::serve(std::string_view name, Cost cost) {
  level_ = std::max(level_, accounts_.find(name)->second.charged);
  charge(name, cost);
}

void Turns::charge(std::string_view name, Cost cost) {
  const auto [found, fresh] = account_of(name);
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
