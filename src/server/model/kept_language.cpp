#include "server/model/kept_language.hpp"

#include <optional>
#include <string_view>

#include "languages/language.hpp"
#include "wire/json_reader.hpp"

namespace camlann::server {

std::optional<languages::Language> chosen_language(std::string_view settings) {
  const auto read = wire::JsonDocument::read(settings);
  if (!read) return std::nullopt;
  // The time of the choice and its value: {"language":[1796133900000,"de"]}.
  const auto change = read->root().member("language");
  if (!change || !change->is_list() || change->size() != 2) return std::nullopt;
  const auto tag = change->item(1).text();
  return tag ? languages::language_of(*tag) : std::nullopt;
}

languages::Language kept_language(std::string_view settings, std::string_view browser) {
  if (const auto chosen = chosen_language(settings)) return *chosen;
  return languages::language_of(browser).value_or(languages::Language());
}

}  // namespace camlann::server
