#pragma once
// The host's own site: what can be set, and which values are good. Pure; thread-safe.

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "wire/messages/site.hpp"

namespace camlann::server {

using message::SiteSetting;

inline constexpr std::array<SiteSetting, 8> site_settings = {
    SiteSetting::name,    SiteSetting::logo,   SiteSetting::accent,  SiteSetting::imprint,
    SiteSetting::contact, SiteSetting::source, SiteSetting::conduct, SiteSetting::privacy};

/// The settings as texts; an empty one is not set. A logo is a PNG or SVG file in URL-safe Base64.
class Site {
 public:
  [[nodiscard]] std::string& operator[](SiteSetting setting) {
    return texts_.at(static_cast<std::size_t>(setting));
  }
  [[nodiscard]] const std::string& operator[](SiteSetting setting) const {
    return texts_.at(static_cast<std::size_t>(setting));
  }
  bool operator==(const Site&) const = default;

  /// Returns the name of the site; that of the program if none is set.
  [[nodiscard]] std::string shown_name() const;
  /// Returns the path of the logo, with its hash; empty if none is set.
  [[nodiscard]] std::string logo_path() const;

 private:
  std::array<std::string, site_settings.size()> texts_;
};

/// Returns the text to store, or the error in it. An empty one is good.
[[nodiscard]] Result<std::string> read_site_setting(SiteSetting setting, std::string_view text);

/// The file of a logo.
struct Logo {
  std::string_view ending;  // ".png" or ".svg"
  std::string bytes;
};
/// Requires a text that read_site_setting() has accepted.
[[nodiscard]] Logo read_logo(std::string_view text);
/// The largest file of a logo, in bytes.
inline constexpr std::size_t largest_logo = std::size_t{10} * 1024;

/// The shades of an accent.
struct Accent {
  std::string light;      // text and buttons of the light theme
  std::string dark;       // text of the dark theme
  std::string dark_fill;  // buttons of the dark theme
};
/// Returns the shades of a colour, `#rrggbb`, or an error if it cannot be read in the light theme.
/// Those of the dark theme are light enough to be read.
[[nodiscard]] Result<Accent> read_accent(std::string_view text);
/// Returns the contrast of two colours, `#rrggbb`, by WCAG 2.2: 1 to 21.
[[nodiscard]] double contrast(std::string_view one, std::string_view other);

}  // namespace camlann::server
