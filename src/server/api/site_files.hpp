#pragma once
// The files of the page with what the host has set of the site: its name, logo and colour in the
// HTML of every page, for the first paint and for programs. Thread-safe.

#include <memory>
#include <mutex>
#include <string>
#include <string_view>

#include "server/api/static_files.hpp"
#include "server/model/site.hpp"

namespace camlann::server {

class SiteFiles {
 public:
  /// `plain` must outlive this.
  explicit SiteFiles(const StaticFiles& plain);

  /// Makes the files for this site.
  void set(const Site& site);
  [[nodiscard]] std::shared_ptr<const StaticFiles> files() const;

 private:
  const StaticFiles& plain_;
  mutable std::mutex mutex_;
  std::shared_ptr<const StaticFiles> files_;
};

/// Returns the HTML of a page of this site.
[[nodiscard]] std::string page_of_site(std::string_view html, const Site& site);
/// Returns the styles of the site; empty if it has a logo and a colour of the program.
[[nodiscard]] std::string site_styles(const Site& site);
/// Returns the link to these styles, for the head of a page; empty without them.
[[nodiscard]] std::string link_to_styles(const Site& site);

}  // namespace camlann::server
