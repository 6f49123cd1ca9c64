// The texts of letters and sheets in every language: none is missing, none has lost the place of a
// value, and plurals are those of the language.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unicode/locid.h>
#include <unicode/messagepattern.h>
#include <unicode/plurrule.h>
#include <unicode/strenum.h>
#include <unicode/unistr.h>
#include <unicode/utypes.h>

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "languages/dates.hpp"
#include "languages/language.hpp"
#include "languages/message.hpp"
#include "languages/whole_languages.hpp"
#include "languages/words.hpp"

namespace camlann::languages {
namespace {

using test::whole_languages;
using testing::HasSubstr;

Language german() {
  return language_of("de").value();
}
Language polish() {
  return language_of("pl").value();
}
Language hebrew() {
  return language_of("he").value();
}

/// The names of the places of a pattern, and the words of its plurals, as ICU reads it.
struct Read {
  std::set<std::string> places;
  std::vector<std::set<std::string>> plurals;  // the cases of each
  bool right = false;
};

Read read(std::string_view pattern) {
  UErrorCode error = U_ZERO_ERROR;
  UParseError place{};
  const icu::MessagePattern parts(
      icu::UnicodeString::fromUTF8({pattern.data(), static_cast<std::int32_t>(pattern.size())}),
      &place, error);
  Read found;
  found.right = U_SUCCESS(error) != 0;
  if (!found.right) return found;
  for (std::int32_t i = 0; i < parts.countParts(); ++i) {
    const auto& part = parts.getPart(i);
    std::string text;
    if (part.getType() == UMSGPAT_PART_TYPE_ARG_NAME) {
      parts.getSubstring(part).toUTF8String(text);
      found.places.insert(text);
    } else if (part.getType() == UMSGPAT_PART_TYPE_ARG_START &&
               part.getArgType() == UMSGPAT_ARG_TYPE_PLURAL) {
      std::set<std::string> cases;
      const auto end = parts.getLimitPartIndex(i);
      for (auto at = i; at < end; ++at) {
        if (parts.getPartType(at) != UMSGPAT_PART_TYPE_ARG_SELECTOR) continue;
        std::string word;
        parts.getSubstring(parts.getPart(at)).toUTF8String(word);
        cases.insert(word);
      }
      found.plurals.push_back(cases);
    }
  }
  return found;
}

/// Returns the forms that numbers up to 2000 have in a language.
std::set<std::string> forms_of(Language language) {
  UErrorCode error = U_ZERO_ERROR;
  const std::unique_ptr<icu::PluralRules> rules(
      icu::PluralRules::forLocale(icu::Locale(std::string(language.tag()).c_str()), error));
  std::set<std::string> forms;
  for (std::int32_t number = 0; number < 2000; ++number) {
    std::string form;
    rules->select(number).toUTF8String(form);
    forms.insert(form);
  }
  forms.insert("other");
  return forms;
}

TEST(Languages, AreThoseWithAFile) {
  std::set<std::string> files;
  for (const auto& file : std::filesystem::directory_iterator("../data/words")) {
    files.insert(file.path().stem().string());
  }
  std::set<std::string> tags;
  for (const Language language : all_languages()) tags.emplace(language.tag());
  EXPECT_EQ(tags, files);
  EXPECT_EQ(all_languages().front(), Language());
  EXPECT_TRUE(tags_listed().starts_with("en, de, ")) << tags_listed();
}

TEST(Languages, AreFoundByTheirTags) {
  EXPECT_EQ(language_of("de-AT"), german());
  EXPECT_EQ(language_of("DE"), german());
  EXPECT_EQ(language_of("en-GB"), Language());
  EXPECT_EQ(language_of("xx"), std::nullopt);
  EXPECT_EQ(language_of(""), std::nullopt);
}

TEST(Languages, AreChosenByAcceptLanguage) {
  EXPECT_EQ(preferred_language("de-AT,de;q=0.9,en;q=0.5"), german());
  EXPECT_EQ(preferred_language("ja, pl;q=0.4, de;q=0.7, *;q=0.1"), german());
  EXPECT_EQ(preferred_language("en;q=0.2, he;q=0.3"), hebrew());
  EXPECT_EQ(preferred_language("en, de"), Language()) << "of equals the first";
  EXPECT_EQ(preferred_language("de;q=0"), std::nullopt);
  EXPECT_EQ(preferred_language("de;q=x"), std::nullopt);
  EXPECT_EQ(preferred_language("ja"), std::nullopt);
  EXPECT_EQ(preferred_language(""), std::nullopt);
  EXPECT_EQ(preferred_language(",,;;q=,"), std::nullopt);
}

TEST(Languages, HaveEveryText) {
  for (const Language language : all_languages()) {
    std::set<std::string_view> known;
    for (const Text& text : texts_of(language)) {
      EXPECT_TRUE(known.insert(text.key).second) << language.tag() << " twice: " << text.key;
      EXPECT_TRUE(text.key == "machine" || has_text(text.key))
          << language.tag() << " has a text that English lacks: " << text.key;
    }
  }
  for (const Language language : whole_languages()) {
    std::set<std::string_view> known;
    for (const Text& text : texts_of(language)) known.insert(text.key);
    for (const Text& text : texts_of({})) {
      EXPECT_EQ(known.count(text.key), 1U) << language.tag() << " lacks " << text.key;
    }
  }
}

TEST(Languages, HaveThePlacesOfEnglish) {
  std::map<std::string_view, std::set<std::string>> english;
  for (const Text& text : texts_of({})) english[text.key] = read(text.pattern).places;
  for (const Language language : all_languages()) {
    for (const Text& text : texts_of(language)) {
      const auto own = read(text.pattern);
      EXPECT_TRUE(own.right) << language.tag() << ' ' << text.key << " is no pattern";
      EXPECT_EQ(own.places, english[text.key]) << language.tag() << ' ' << text.key;
    }
  }
}

TEST(Languages, HaveTheirPlurals) {
  for (const Language language : all_languages()) {
    const auto forms = forms_of(language);
    for (const Text& text : texts_of(language)) {
      for (const auto& cases : read(text.pattern).plurals) {
        EXPECT_EQ(cases, forms) << language.tag() << ' ' << text.key;
      }
    }
  }
}

TEST(Languages, TranslationsSayThatAMachineMadeThem) {
  EXPECT_EQ(say({}, "machine"), "");
  EXPECT_EQ(say(german(), "machine"), "Übersetzt von einer Maschine.");
}

TEST(Languages, AMissingTextIsEnglish) {
  EXPECT_EQ(say(german(), "no.such.text"), "");
  EXPECT_EQ(say(german(), "notice.turn"), "Du bist am Zug");
}

TEST(Languages, CountByTheirOwnRules) {
  const auto knights = [](Language language, int count) {
    return say(language, "piece.knight", {{"count", count}});
  };
  EXPECT_EQ(knights({}, 1), "1 knight");
  EXPECT_EQ(knights({}, 2), "2 knights");
  EXPECT_EQ(knights(german(), 2), "2 Ritter");
  const auto men = [](int count) { return say(polish(), "piece.man", {{"count", count}}); };
  EXPECT_EQ(men(1), "1 pion");
  EXPECT_EQ(men(3), "3 piony");
  EXPECT_EQ(men(5), "5 pionów");
  EXPECT_EQ(men(12), "12 pionów");
  EXPECT_EQ(men(22), "22 piony");
  EXPECT_EQ(say(hebrew(), "piece.queen", {{"count", 2}}), "שתי מלכות");
  EXPECT_EQ(say(hebrew(), "piece.man", {{"count", 2}}), "שני חיילים");
}

TEST(Languages, NameSeatsTheyDoNotKnowAsTheyAre) {
  EXPECT_EQ(say(german(), "seat", {{"seat", "White"}}), "Weiß");
  EXPECT_EQ(say(german(), "seat", {{"seat", "Purple"}}), "Purple");
}

TEST(Languages, TakeNamesAsTheyAre) {
  const std::string name = "{name} '{' # <b> \"quoted\" ’";
  EXPECT_THAT(say(german(), "letter.recover.subject", {{"name", name}}), HasSubstr(name));
}

TEST(Languages, ListNames) {
  EXPECT_EQ(enumerated({}, {"Red", "Blue", "Green"}), "Red, Blue and Green");
  EXPECT_EQ(enumerated(german(), {"Rot", "Blau", "Grün"}), "Rot, Blau und Grün");
  EXPECT_EQ(enumerated(polish(), {"a", "b"}), "a i b");
}

TEST(Languages, WriteDays) {
  constexpr std::int64_t at = 1'796'133'900'000;  // 2026-12-01 14:05
  EXPECT_EQ(day_text({}, at), "Tuesday, 1 December 2026");
  EXPECT_EQ(time_text({}, at), "14:05");
  EXPECT_EQ(day_text(german(), at), "Dienstag, 1. Dezember 2026");
  EXPECT_EQ(day_text(polish(), at), "wtorek, 1 grudnia 2026");
  EXPECT_EQ(day_text(language_of("fr").value(), at), "mardi 1 décembre 2026");
  EXPECT_EQ(day_text(language_of("es").value(), at), "martes, 1 de diciembre de 2026");
  EXPECT_EQ(day_text(hebrew(), at), "יום שלישי, 1 בדצמבר 2026");
}

TEST(Languages, HebrewRunsFromRightToLeft) {
  for (const Language language : whole_languages()) {
    EXPECT_EQ(language.right_to_left(), language == hebrew()) << language.tag();
  }
}

TEST(Languages, TextsAloneAreFilledAsByIcu) {
  const std::vector<Argument> arguments = {{"a", "one's {b}"}, {"b", "two"}, {"n", 3}};
  EXPECT_EQ(filled_message("de", "{b}: {a}, {b}", arguments), "two: one's {b}, two");
  EXPECT_EQ(filled_message("de", "no place", arguments), "no place");
  EXPECT_EQ(filled_message("de", "{b} {n}", arguments), "two 3");
  EXPECT_EQ(filled_message("de", "'{b}' {b}", arguments), "{b} two") << "quoted";
  EXPECT_EQ(filled_message("de", "{c} {b}", arguments), "{c} two") << "has no value";
  EXPECT_EQ(filled_message("de", "{b", arguments), std::nullopt);
}

}  // namespace
}  // namespace camlann::languages
