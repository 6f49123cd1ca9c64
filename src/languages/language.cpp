#include "languages/language.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/decimal.hpp"
#include "base/letters.hpp"
#include "languages/catalogues.hpp"
#include "languages/message.hpp"

namespace camlann::languages {
namespace {

/// Returns the weight of "de;q=0.7"; 1 without one, 0 if it cannot be read.
double weight_of(std::string_view parameters) {
  const auto at = parameters.find("q=");
  if (at == std::string_view::npos) return 1;
  return read_decimal(trimmed(parameters.substr(at + 2))).value_or(0);
}

}  // namespace

std::string_view Language::tag() const {
  return catalogues()[place_].tag;
}

bool Language::right_to_left() const {
  return is_right_to_left(tag());
}

std::optional<Language> language_of(std::string_view tag) {
  const auto main = tag.substr(0, tag.find('-'));
  for (std::size_t place = 0; place < catalogues().size(); ++place) {
    if (same_letters(catalogues()[place].tag, main)) return Language(place);
  }
  return std::nullopt;
}

std::optional<Language> preferred_language(std::string_view header) {
  std::optional<Language> best;
  double most = 0;
  while (!header.empty()) {
    const auto one = header.substr(0, header.find(','));
    header.remove_prefix(std::min(one.size() + 1, header.size()));
    const auto named = language_of(trimmed(one.substr(0, one.find(';'))));
    const double weight = weight_of(one.substr(std::min(one.find(';'), one.size())));
    if (!named || weight <= most) continue;
    best = named;
    most = weight;
  }
  return best;
}

std::vector<Language> all_languages() {
  std::vector<Language> found;
  for (std::size_t place = 0; place < catalogues().size(); ++place)
    found.push_back(Language(place));
  return found;
}

std::string tags_listed() {
  std::string tags;
  for (const Catalogue& one : catalogues()) {
    tags += (tags.empty() ? "" : ", ") + std::string(one.tag);
  }
  return tags;
}

}  // namespace camlann::languages
