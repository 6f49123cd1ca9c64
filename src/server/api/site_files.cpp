#include "server/api/site_files.hpp"

#include <boost/crc.hpp>
#include <cstddef>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>

#include "server/api/html.hpp"
#include "server/api/static_files.hpp"
#include "server/model/site.hpp"
#include "wire/messages/site.hpp"
#include "wire/write.hpp"

namespace camlann::server {

namespace {

constexpr std::string_view styles_path = "/site/site.css";
/// Lets a picture run and load nothing, also when it is opened by itself.
constexpr std::string_view logo_policy =
    "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

void replace_all(std::string& text, std::string_view from, std::string_view to) {
  for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) {
    text.replace(at, from.size(), to);
  }
}

/// Returns the element with the links of the footer; empty without them.
std::string links_of(const Site& site) {
  message::SiteLinks links;
  links.contact = site[SiteSetting::contact];
  links.source = site[SiteSetting::source];
  links.imprint = !site[SiteSetting::imprint].empty();
  if (links.contact.empty() && links.source.empty() && !links.imprint) return {};
  return "<meta name=\"site\" content=\"" + escaped_html(wire::to_json(links)) + "\" />\n    ";
}

}  // namespace

std::string site_styles(const Site& site) {
  std::string styles;
  // Twice: stronger than the page's own rules, in whatever order they come.
  if (const auto accent = read_accent(site[SiteSetting::accent])) {
    styles += ":root:root{--accent:" + accent->light + ";--fill:" + accent->light + "}\n" +
              ":root[data-theme=dark]{--accent:" + accent->dark + ";--fill:" + accent->dark_fill +
              "}\n";
  }
  if (const auto logo = site.logo_path(); !logo.empty()) {
    styles +=
        ".brand.brand>svg{display:none}\n"
        ".brand.brand::before{content:\"\";flex:none;width:28px;height:28px;"
        "background:url(" +
        logo + ") center/contain no-repeat}\n";
  }
  if (!site[SiteSetting::name].empty()) {
    styles +=
        ".brand.brand{min-width:0}\n"
        ".brand.brand~.account{flex:none}\n"
        ".brand.brand span{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}\n";
  }
  return styles;
}

std::string link_to_styles(const Site& site) {
  const auto styles = site_styles(site);
  if (styles.empty()) return {};
  boost::crc_32_type checksum;
  checksum.process_bytes(styles.data(), styles.size());
  return "<link rel=\"stylesheet\" href=\"" + std::string(styles_path) +
         "?v=" + std::to_string(checksum.checksum()) + "\" />\n    ";
}

std::string page_of_site(std::string_view html, const Site& site) {
  std::string page(html);
  const auto name = escaped_html(site.shown_name());
  replace_all(page, "<title>Camlann</title>", "<title>" + name + "</title>");
  replace_all(page, "<noscript>Camlann ", "<noscript>" + name + " ");
  replace_all(page, "<a class=\"home\" href=\"/\">Camlann</a>",
              "<a class=\"home\" href=\"/\">" + name + "</a>");
  if (const auto logo = site.logo_path(); !logo.empty()) {
    const auto type = logo.ends_with(".svg") ? "image/svg+xml" : "image/png";
    replace_all(page, "href=\"/icon.svg\" type=\"image/svg+xml\"",
                "href=\"" + logo + "\" type=\"" + type + "\"");
  }
  const auto title = page.find("<title>");
  if (title == std::string::npos) return page;
  std::string elements;
  if (!site[SiteSetting::name].empty()) {
    elements = "<meta property=\"og:site_name\" content=\"" + name + "\" />\n    ";
  }
  return page.insert(title, elements + link_to_styles(site) + links_of(site));
}

SiteFiles::SiteFiles(const StaticFiles& plain)
    : plain_(plain), files_(std::shared_ptr<const StaticFiles>(&plain, [](const auto*) {})) {}

void SiteFiles::set(const Site& site) {
  std::shared_ptr<const StaticFiles> next(&plain_, [](const auto*) {});
  if (site != Site()) {
    auto files = std::make_shared<StaticFiles>(plain_.with_pages(
        [&site](std::string_view, std::string_view html) { return page_of_site(html, site); }));
    if (auto styles = site_styles(site); !styles.empty()) {
      files->put(std::string(styles_path), std::move(styles));
    }
    if (const auto path = site.logo_path(); !path.empty()) {
      files->put(path, read_logo(site[SiteSetting::logo]).bytes, std::string(logo_policy));
    }
    next = std::move(files);
  }
  const std::lock_guard lock(mutex_);
  files_ = std::move(next);
}

std::shared_ptr<const StaticFiles> SiteFiles::files() const {
  const std::lock_guard lock(mutex_);
  return files_;
}

}  // namespace camlann::server
