#pragma once
// The host's own site: its name, logo, colour and texts.

#include <cstdint>
#include <string>

#include "base/words.hpp"
#include "wire/describe.hpp"

namespace camlann {

namespace message {

inline constexpr std::int64_t longest_setting = 14'000;  // a logo, in Base64

enum class SiteSetting : std::uint8_t {
  name,
  logo,
  accent,
  imprint,
  contact,
  source,
  conduct,
  privacy,
};

struct Site {
  MESSAGE(Site, "What the host says about this site; a text that is not set is empty");
  FIELD(std::string, name);
  FIELD(std::string, logo, "The path of the picture");
  FIELD(std::string, accent, "A colour, `#rrggbb`");
  FIELD(std::string, imprint, "Who runs the site");
  FIELD(std::string, contact, "An address: `mailto:` or `https:`");
  FIELD(std::string, source, "The address of the source of the program");
  FIELD(std::string, conduct, "Further rules of conduct");
  FIELD(std::string, privacy, "What this site stores besides");
};

/// In the HTML of a page, for its footer.
struct SiteLinks {
  MESSAGE(SiteLinks, "The links of the host");
  FIELD(std::string, contact);
  FIELD(std::string, source);
  FIELD(bool, imprint, "Whether there is a page of it") = false;
};

}  // namespace message

template <>
struct Words<message::SiteSetting> {
  using enum message::SiteSetting;
  static constexpr Word<message::SiteSetting> table[] = {
      {name, "name"},       {logo, "logo"},     {accent, "accent"},   {imprint, "imprint"},
      {contact, "contact"}, {source, "source"}, {conduct, "conduct"}, {privacy, "privacy"}};
};

namespace wire {

template <>
inline constexpr Title title<message::SiteSetting>{"SiteSetting",
                                                   "What a host can set of the site"};

}  // namespace wire
}  // namespace camlann
