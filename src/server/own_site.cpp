#include "server/own_site.hpp"

#include <array>
#include <cstddef>
#include <fstream>
#include <ios>
#include <string>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "base/words.hpp"
#include "server/core/base64url.hpp"
#include "server/model/site.hpp"

namespace camlann::server {

namespace {

/// Returns the file in Base64, read no further than a byte beyond the limit.
Result<std::string> picture_in(const std::string& file) {
  std::ifstream stream(file, std::ios::binary);
  std::string bytes(largest_logo + 1, '\0');
  stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  bytes.resize(static_cast<std::size_t>(stream.gcount()));
  if (bytes.empty()) {
    return failure(ErrorCode::io, "The logo cannot be read", file, "a PNG or SVG file");
  }
  return to_base64url(bytes);
}

}  // namespace

Result<Site> read_own_site(const std::array<std::string, 8>& options) {
  Site site;
  for (std::size_t i = 0; i < options.size(); ++i) {
    const auto setting = site_settings.at(i);
    auto text = options.at(i);
    if (text.empty()) continue;
    if (setting == SiteSetting::logo) {
      TRY(text, picture_in(text));
    }
    auto read = read_site_setting(setting, text);
    if (!read) {
      auto error = read.error();
      error.where = "--site-" + std::string(word_of(setting));
      return Failure(std::move(error));
    }
    site[setting] = std::move(*read);
  }
  return site;
}

}  // namespace camlann::server
