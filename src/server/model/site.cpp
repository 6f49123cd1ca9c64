#include "server/model/site.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>

#include "base/letters.hpp"
#include "base/result.hpp"
#include "base/try.hpp"
#include "base/words.hpp"
#include "server/core/base64url.hpp"
#include "server/core/icu_text.hpp"
#include "server/core/mail_address.hpp"
#include "server/core/sha256.hpp"
#include "wire/graphemes.hpp"

namespace camlann::server {

namespace {

constexpr std::string_view program_name = "Camlann";
constexpr std::int64_t longest_name = 40;      // characters
constexpr std::size_t longest_link = 300;      // bytes
constexpr std::size_t longest_text = 8000;     // bytes
constexpr std::size_t largest_picture = 1024;  // pixels of a side

bool is_valid_utf8(std::string_view text) {
  return to_utf8(from_utf8(text)) == text;
}

/// Removes empty lines and spaces at both ends.
std::string_view without_ends(std::string_view text) {
  constexpr std::string_view spaces = " \t\n";
  const auto begin = text.find_first_not_of(spaces);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(spaces) - begin + 1);
}

bool has_control(std::string_view text, bool lines) {
  return std::any_of(text.begin(), text.end(), [lines](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte == 0x7f || (byte < 0x20 && !(lines && c == '\n'));
  });
}

Result<std::string> read_name(std::string_view text) {
  std::string name(trimmed(text));
  if (has_control(name, false) || !wire::has_at_most(name, longest_name)) {
    return failure(ErrorCode::syntax, "This is not a name of a site", "name",
                   "a line of up to 40 characters");
  }
  return name;
}

/// Reads an address for a link; a plain mail address becomes one.
Result<std::string> read_link(std::string_view text, std::string_view where, bool mail) {
  std::string link(trimmed(text));
  if (mail && is_mail_address(link)) return "mailto:" + link;
  constexpr std::string_view mailto = "mailto:";
  if (mail && link.starts_with(mailto) && is_mail_address(link.substr(mailto.size()))) return link;
  const auto host = link.find("://") + 3;
  const bool web = link.starts_with("https://") || link.starts_with("http://");
  const bool plain = std::none_of(link.begin(), link.end(), [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte <= 0x20 || byte >= 0x7f || c == '"' || c == '<' || c == '>' || c == '\\';
  });
  if (web && plain && link.size() > host && link[host] != '/' && link.size() <= longest_link) {
    return link;
  }
  return failure(
      ErrorCode::syntax, "This is not an address for a link", std::string(where),
      mail ? "you@example.org, or https://example.org/contact" : "https://example.org/source");
}

Result<std::string> read_paragraphs(std::string_view text, std::string_view where) {
  std::string lines;
  std::copy_if(text.begin(), text.end(), std::back_inserter(lines),
               [](char c) { return c != '\r'; });
  std::string kept(without_ends(lines));
  if (has_control(kept, true)) {
    return failure(ErrorCode::syntax, "This text has control characters", std::string(where),
                   "plain text");
  }
  if (kept.size() > longest_text) {
    return failure(ErrorCode::syntax, "This text is too long", std::string(where),
                   "at most 8000 bytes");
  }
  return kept;
}

Failure no_logo(std::string_view expected) {
  return failure(ErrorCode::syntax, "This picture cannot be a logo", "logo", std::string(expected));
}

constexpr std::string_view png_start = "\x89PNG\r\n\x1a\n";

/// Returns the number in four bytes of a PNG file.
std::size_t png_number(std::string_view bytes, std::size_t at) {
  std::size_t number = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    number = number << 8U | static_cast<unsigned char>(bytes[at + i]);
  }
  return number;
}

Result<void> check_png(std::string_view bytes) {
  constexpr std::size_t shortest = 33;  // with the first part, which has the size
  if (bytes.size() < shortest || bytes.substr(12, 4) != "IHDR" ||
      bytes.find("IEND") == std::string_view::npos) {
    return no_logo("a whole PNG file");
  }
  for (const std::size_t at : {16U, 20U}) {
    const auto side = png_number(bytes, at);
    if (side < 1 || side > largest_picture) return no_logo("a PNG file of up to 1024 by 1024");
  }
  return {};
}

/// Refuses scripts, so that a host learns of them: in a browser they would not run.
Result<void> check_svg(std::string_view bytes) {
  std::string small(bytes);
  std::transform(small.begin(), small.end(), small.begin(), small_letter);
  if (small.find("</svg>") == std::string::npos ||
      small.find("http://www.w3.org/2000/svg") == std::string::npos) {
    return no_logo("a whole SVG file, with its namespace http://www.w3.org/2000/svg");
  }
  for (const std::string_view banned :
       {"<script", "<foreignobject", "<!doctype", "<!entity", "javascript:", "<iframe", "<embed"}) {
    if (small.find(banned) != std::string::npos) {
      return no_logo("a drawing without " + std::string(banned));
    }
  }
  // An attribute that begins so holds a script.
  for (auto at = small.find(" on"); at != std::string::npos; at = small.find(" on", at + 1)) {
    auto end = at + 3;
    while (end < small.size() && small[end] >= 'a' && small[end] <= 'z') ++end;
    if (end > at + 3 && end < small.size() && small[end] == '=') {
      return no_logo("a drawing without" + small.substr(at, end - at));
    }
  }
  return {};
}

Result<std::string> read_picture(std::string_view text) {
  const auto bytes = from_base64url(trimmed(text));
  if (!bytes || bytes->empty()) return no_logo("a PNG or SVG file in URL-safe Base64");
  if (bytes->size() > largest_logo) {
    return no_logo("a file of at most " + std::to_string(largest_logo) + " bytes");
  }
  if (bytes->starts_with(png_start)) {
    TRY_VOID(check_png(*bytes));
  } else if (bytes->find("<svg") != std::string::npos && is_valid_utf8(*bytes)) {
    TRY_VOID(check_svg(*bytes));
  } else {
    return no_logo("a PNG or SVG file");
  }
  return to_base64url(*bytes);
}

}  // namespace

std::string Site::shown_name() const {
  const auto& name = (*this)[SiteSetting::name];
  return name.empty() ? std::string(program_name) : name;
}

std::string Site::logo_path() const {
  constexpr std::size_t hash_length = 8;
  const auto& text = (*this)[SiteSetting::logo];
  if (text.empty()) return {};
  const auto digest = sha256(text);
  const auto hash = to_base64url({reinterpret_cast<const char*>(digest.data()), digest.size()});
  return "/site/logo-" + hash.substr(0, hash_length) + std::string(read_logo(text).ending);
}

Result<std::string> read_site_setting(SiteSetting setting, std::string_view text) {
  if (without_ends(text).empty()) return std::string();
  const auto where = word_of(setting);
  if (!is_valid_utf8(text)) {
    return failure(ErrorCode::syntax, "This is no text in UTF-8", std::string(where), "a text");
  }
  switch (setting) {
    case SiteSetting::name: return read_name(text);
    case SiteSetting::logo: return read_picture(text);
    case SiteSetting::accent:
      return read_accent(trimmed(text)).map([](const Accent& accent) { return accent.light; });
    case SiteSetting::contact: return read_link(text, where, true);
    case SiteSetting::source: return read_link(text, where, false);
    case SiteSetting::imprint:
    case SiteSetting::conduct:
    case SiteSetting::privacy: return read_paragraphs(text, where);
  }
  return std::string();
}

Logo read_logo(std::string_view text) {
  auto bytes = from_base64url(text).value_or(std::string());
  return {bytes.starts_with(png_start) ? ".png" : ".svg", std::move(bytes)};
}

}  // namespace camlann::server
