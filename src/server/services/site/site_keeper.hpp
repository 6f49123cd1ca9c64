#pragma once
// Keeps the settings of the site: the server's own options, and below them what moderators have
// set while it runs. Thread-safe.

#include <functional>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "server/model/site.hpp"

namespace camlann::server {

class SiteKeeper {
 public:
  /// Called on the thread that changes the site; must not block.
  using Changed = std::function<void(const Site&)>;

  /// `options` are those of the server, which moderators cannot change.
  explicit SiteKeeper(Site options)
      : options_(std::move(options)), current_(std::make_shared<const Site>(options_)) {}

  /// Call before other threads use this. `changed` is called at once, too.
  void on_change(Changed changed);
  /// Replaces what moderators have set.
  void set(const Site& stored);

  [[nodiscard]] std::shared_ptr<const Site> current() const;
  /// True if this setting is one of the server's options.
  [[nodiscard]] bool is_fixed(SiteSetting setting) const { return !options_[setting].empty(); }
  [[nodiscard]] std::vector<SiteSetting> fixed() const;

 private:
  const Site options_;
  Changed changed_ = [](const Site&) {};
  mutable std::mutex mutex_;
  std::shared_ptr<const Site> current_;
};

}  // namespace camlann::server
