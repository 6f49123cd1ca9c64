#pragma once
// The languages that have every text: tests fail where one of them lacks it. Another language may
// begin with a few (doc/players/languages.md).

#include <string_view>
#include <vector>

#include "languages/language.hpp"

namespace camlann::test {

inline std::vector<languages::Language> whole_languages() {
  std::vector<languages::Language> found;
  for (const std::string_view tag : {"en", "de", "es", "fr", "he", "pl"}) {
    found.push_back(languages::language_of(tag).value());
  }
  return found;
}

}  // namespace camlann::test
