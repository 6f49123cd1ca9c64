// The English texts without ICU, as on Windows, are those with it.

#include "languages/plain_message.hpp"

#include <gtest/gtest.h>
#include <unicode/plurrule.h>
#include <unicode/utypes.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "languages/icu_text.hpp"
#include "languages/language.hpp"
#include "languages/message.hpp"
#include "languages/words.hpp"

namespace camlann::languages {
namespace {

TEST(PlainMessages, AreThoseOfIcuInEnglish) {
  for (const Text& text : texts_of({})) {
    for (const std::int64_t count : {0, 1, 2, 5, 100}) {
      const std::vector<Argument> arguments = {
          {"count", count},    {"seat", "Red"},       {"seats", "Red and Blue"},
          {"game", "Cam"},     {"others", "Ben"},     {"date", "today"},
          {"day", "Monday"},   {"time", "14:05"},     {"zone", "Asia/X"},
          {"club", "Lake"},    {"name", "Ann"},       {"link", "https://x"},
          {"sheet", count},    {"sheets", count},     {"row", count},
          {"column", count},   {"page", count},       {"player", "Eve"},
          {"result", "Draw."}, {"what", "None"},      {"since", "noon"},
          {"until", "two"},    {"tournament", "Cup"}, {"round", count},
          {"first", "Ann"},    {"second", "Ben"},     {"kind", "list"},
          {"value", "3"},      {"values", "a, b"},    {"file", "api"}};
      EXPECT_EQ(filled_plainly(text.pattern, arguments),
                filled_message("en", text.pattern, arguments))
          << text.key;
    }
  }
}

// Browsers have the same plurals (src/languages/message_browser.cpp).
TEST(PlainMessages, AreThoseOfIcuInOtherLanguages) {
  for (const Language language : all_languages()) {
    UErrorCode error = U_ZERO_ERROR;
    const std::unique_ptr<icu::PluralRules> rules(
        icu::PluralRules::forLocale(locale_of(language.tag()), error));
    ASSERT_TRUE(U_SUCCESS(error));
    std::string form;
    const auto plural_of = [&](std::int64_t number) -> std::string_view {
      return form = to_utf8(rules->select(static_cast<double>(number)));
    };
    for (const Text& text : texts_of(language)) {
      if (!text.key.starts_with("print.") && !text.key.starts_with("seat")) continue;
      for (const std::int64_t count : {0, 1, 2, 3, 5, 12, 22}) {
        const std::vector<Argument> arguments = {
            {"count", count},  {"seat", "Red"}, {"game", "Cam"},   {"sheet", count},
            {"sheets", count}, {"row", count},  {"column", count}, {"page", count}};
        EXPECT_EQ(filled_plainly(text.pattern, arguments, plural_of),
                  filled_message(language.tag(), text.pattern, arguments))
            << language.tag() << ' ' << text.key;
      }
    }
  }
}

TEST(PlainMessages, ListsAreThoseOfIcuInEnglish) {
  for (const std::vector<std::string>& names :
       {std::vector<std::string>{}, {"a"}, {"a", "b"}, {"a", "b", "c"}, {"a", "b", "c", "d"}}) {
    EXPECT_EQ(joined_plainly(names), joined_list("en", names));
  }
}

TEST(PlainMessages, FaultsAreFound) {
  EXPECT_EQ(filled_plainly("{name", {{"name", "x"}}), std::nullopt);
  EXPECT_EQ(filled_plainly("{other}", {{"name", "x"}}), std::nullopt);
  EXPECT_EQ(
      filled_plainly("a {seat, select, Red {red {n}} other {none}}", {{"seat", "Red"}, {"n", 3}}),
      "a red 3");
  EXPECT_EQ(filled_plainly("{seat, select, Red {red} other {none}}", {{"seat", "Blue"}}), "none");
}

}  // namespace
}  // namespace camlann::languages
