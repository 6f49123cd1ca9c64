#include <unicode/fmtable.h>
#include <unicode/listformatter.h>
#include <unicode/locid.h>
#include <unicode/msgfmt.h>
#include <unicode/parseerr.h>
#include <unicode/unistr.h>
#include <unicode/utypes.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "languages/icu_text.hpp"
#include "languages/message.hpp"

namespace camlann::languages {
namespace {

/// Fills a pattern of text and places for texts. A feed has thousands, and ICU takes a hundred
/// times as long. Nothing if a pattern or an argument needs ICU.
std::optional<std::string> filled_with_texts(std::string_view pattern,
                                             const std::vector<Argument>& arguments) {
  if (pattern.find('\'') != std::string_view::npos) return std::nullopt;
  std::string filled;
  while (true) {
    const auto open = pattern.find('{');
    filled += pattern.substr(0, open);
    if (open == std::string_view::npos) return filled;
    const auto end = pattern.find('}', open);
    if (end == std::string_view::npos) return std::nullopt;
    const auto name = pattern.substr(open + 1, end - open - 1);
    const auto found = std::find_if(arguments.begin(), arguments.end(),
                                    [name](const Argument& one) { return one.first == name; });
    const auto* text =
        found == arguments.end() ? nullptr : std::get_if<std::string>(&found->second);
    if (text == nullptr) return std::nullopt;
    filled += *text;
    pattern.remove_prefix(end + 1);
  }
}

}  // namespace

std::optional<std::string> filled_message(std::string_view tag, std::string_view pattern,
                                          const std::vector<Argument>& arguments) {
  if (auto filled = filled_with_texts(pattern, arguments)) return filled;
  UErrorCode error = U_ZERO_ERROR;
  UParseError place{};
  const icu::MessageFormat format(from_utf8(pattern), locale_of(tag), place, error);
  std::vector<icu::UnicodeString> names;
  std::vector<icu::Formattable> values;
  for (const auto& [name, value] : arguments) {
    names.push_back(from_utf8(name));
    if (const auto* text = std::get_if<std::string>(&value)) {
      values.emplace_back(from_utf8(*text));
    } else {
      values.emplace_back(std::get<std::int64_t>(value));
    }
  }
  icu::UnicodeString filled;
  if (U_FAILURE(error)) return std::nullopt;
  format.format(names.data(), values.data(), static_cast<std::int32_t>(names.size()), filled,
                error);
  if (U_FAILURE(error)) return std::nullopt;
  return to_utf8(filled);
}

std::string joined_list(std::string_view tag, const std::vector<std::string>& names) {
  UErrorCode error = U_ZERO_ERROR;
  const std::unique_ptr<icu::ListFormatter> format(
      icu::ListFormatter::createInstance(locale_of(tag), error));
  std::vector<icu::UnicodeString> items;
  items.reserve(names.size());
  for (const std::string& name : names) items.push_back(from_utf8(name));
  icu::UnicodeString joined;
  if (U_SUCCESS(error)) {
    format->format(items.data(), static_cast<std::int32_t>(items.size()), joined, error);
  }
  return to_utf8(joined);
}

bool is_right_to_left(std::string_view tag) {
  return locale_of(tag).isRightToLeft() != 0;
}

}  // namespace camlann::languages
