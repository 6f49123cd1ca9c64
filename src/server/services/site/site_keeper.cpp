#include "server/services/site/site_keeper.hpp"

#include <algorithm>
#include <iterator>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "server/model/site.hpp"

namespace camlann::server {

void SiteKeeper::on_change(Changed changed) {
  changed_ = std::move(changed);
  changed_(*current());
}

void SiteKeeper::set(const Site& stored) {
  auto next = std::make_shared<Site>(stored);
  for (const auto setting : site_settings) {
    if (is_fixed(setting)) (*next)[setting] = options_[setting];
  }
  {
    const std::lock_guard lock(mutex_);
    if (*next == *current_) return;
    current_ = next;
  }
  changed_(*next);
}

std::shared_ptr<const Site> SiteKeeper::current() const {
  const std::lock_guard lock(mutex_);
  return current_;
}

std::vector<SiteSetting> SiteKeeper::fixed() const {
  std::vector<SiteSetting> fixed;
  std::copy_if(site_settings.begin(), site_settings.end(), std::back_inserter(fixed),
               [this](SiteSetting setting) { return is_fixed(setting); });
  return fixed;
}

}  // namespace camlann::server
