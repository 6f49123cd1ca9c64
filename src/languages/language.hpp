#pragma once
// The languages of letters, notices and printed sheets: English, and those with a file in
// data/words. Values, thread-safe.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace camlann::languages {

/// One of the languages, English by default.
class Language {
 public:
  constexpr Language() = default;

  /// Returns its tag: "de".
  [[nodiscard]] std::string_view tag() const;
  [[nodiscard]] bool right_to_left() const;
  bool operator==(const Language&) const = default;

 private:
  friend std::optional<Language> language_of(std::string_view tag);
  friend std::vector<Language> all_languages();
  friend class Catalogues;
  explicit constexpr Language(std::size_t place) : place_(place) {}

  std::size_t place_ = 0;  // in the catalogues
};

/// Returns the language of a tag, also of a region: "de", "de-AT"; nothing for an unknown one.
[[nodiscard]] std::optional<Language> language_of(std::string_view tag);

/// Returns the language that a header Accept-Language prefers; nothing if it names none of them.
[[nodiscard]] std::optional<Language> preferred_language(std::string_view header);

/// Returns all languages, English first.
[[nodiscard]] std::vector<Language> all_languages();

/// Returns "en, de, ..".
[[nodiscard]] std::string tags_listed();

}  // namespace camlann::languages
