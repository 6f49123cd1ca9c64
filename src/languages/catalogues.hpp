#pragma once
// The files of data/words, compiled in when the build is configured: English first. Constant.

#include <span>
#include <string_view>

#include "languages/words.hpp"

namespace camlann::languages {

struct Catalogue {
  std::string_view tag;
  std::span<const Text> texts;
};

[[nodiscard]] std::span<const Catalogue> catalogues();

}  // namespace camlann::languages
