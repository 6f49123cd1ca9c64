// Sheets in other languages: every fixed word, the texts that leaflets have about a game, and
// Hebrew from right to left.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "base/words.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "languages/language.hpp"
#include "languages/whole_languages.hpp"
#include "languages/words.hpp"
#include "print/leaflet.hpp"
#include "print/leaflet_text.hpp"
#include "print/order.hpp"
#include "print/position.hpp"
#include "print/problems.hpp"
#include "print/score.hpp"
#include "print/sheet.hpp"
#include "print/text.hpp"
#include "rules/variant_info.hpp"

namespace camlann {
namespace {

using languages::Language;
using print::Look;
using testing::HasSubstr;
using testing::Not;

Language spoken(std::string_view tag) {
  return languages::language_of(tag).value();
}

Look look_in(std::string_view tag) {
  Look look;
  look.language = spoken(tag);
  return look;
}

/// Returns the texts on a sheet.
std::vector<std::string> words_on(const print::Sheet& sheet) {
  std::vector<std::string> words;
  const auto& svg = sheet.svg;
  for (auto at = svg.find("<text "); at != std::string::npos; at = svg.find("<text ", at + 1)) {
    const auto begin = svg.find('>', at) + 1;
    words.push_back(svg.substr(begin, svg.find('<', begin) - begin));
  }
  return words;
}

print::OrderWords words_for(const std::string& language) {
  print::OrderWords words;
  words.variant = "cam";
  words.what = {"board", "cards", "discs", "position", "scoresheet", "rules"};
  words.sheets = 2;
  words.language = language;
  return words;
}

TEST(TranslatedSheets, HaveNoEnglishWords) {
  for (const Language language : test::whole_languages()) {
    if (language == Language()) continue;
    const auto order = print::read_order(words_for(std::string(language.tag())), catalog(), "--");
    ASSERT_TRUE(order);
    const auto printed = print::printed(*order, {}, 100).value();
    for (const print::Sheet& sheet : printed.sheets) {
      // A leaflet without a translation is English, with its heading and foot.
      if (sheet.svg.find("xml:lang=") == std::string::npos) continue;
      for (const std::string& text : words_on(sheet)) {
        for (const std::string_view english :
             {"board", "pieces to fold", "discs", "White", "Black", "Signature W", "scoresheet",
              "when printed", "to move", "Time control", "Round", " the rules"}) {
          EXPECT_THAT(text, Not(HasSubstr(std::string(english)))) << language.tag();
        }
      }
    }
  }
}

TEST(TranslatedSheets, HaveTheWordsOfTheirLanguage) {
  const VariantInfo& variant = *find_variant("cam");
  const auto german = words_on(print::score_sheet(variant, look_in("de")));
  for (const std::string_view word : {"Cam: Partieformular", "Turnier", "Weiß",
                                      "Unterschrift Schwarz", "50 mm, wenn mit 100 % gedruckt"}) {
    EXPECT_THAT(german, testing::Contains(std::string(word)));
  }
  const Game start = make_game("cam").value();
  EXPECT_THAT(words_on(print::position_sheet(start, Coordinates::none, look_in("pl"))),
              testing::Contains("Białe na posunięciu"));
  Game game = make_game("cam", {}, "1/1M1/5/7/7/7/7/m6/7/7/5/3/1 w").value();
  ASSERT_TRUE(game.play("D12-D13"));
  EXPECT_THAT(words_on(print::position_sheet(game, Coordinates::none, look_in("fr"))),
              testing::Contains("Blanc gagne."));
}

TEST(TranslatedSheets, ATaskIsInTheLanguage) {
  const Game game = make_game("cam", {}, "1/3/5/7/7/6K/1m3M1/7/3km2/7/5/3/1 w").value();
  const auto task = [&](std::string_view tag) {
    return print::problem_of(game, print::Aim::castle, {}, "cam-1", spoken(tag)).value().task;
  };
  EXPECT_EQ(task("en"), "White to move and reach the castle");
  EXPECT_EQ(task("de"), "Weiß zieht und erreicht die Burg");
  EXPECT_EQ(task("es"), "Blancas juegan y llegan al castillo");
  EXPECT_EQ(task("pl"), "Białe zaczynają i docierają do zamku");
  EXPECT_EQ(task("fr"), "Blanc joue et atteint le château");
  EXPECT_EQ(task("he"), "הלבן משחק ומגיע לטירה");
}

TEST(TranslatedSheets, AnUnknownLanguageIsRefused) {
  const auto order = print::read_order(words_for("tlh"), catalog(), "--");
  ASSERT_FALSE(order);
  EXPECT_EQ(order.error().where, "--language");
  EXPECT_EQ(order.error().expected, "one of " + languages::tags_listed());
  EXPECT_TRUE(print::read_order(words_for("de-AT"), catalog(), "--"));
}

TEST(TranslatedLeaflets, HaveTheTextsAboutAGame) {
  std::ifstream file("data/leaflets/camelot.de.txt");
  std::stringstream text;
  text << file.rdbuf();
  const auto written = [&](const std::string& variant) {
    std::string all;
    const auto facts = print::facts_of(make_game(variant).value(), spoken("de"));
    for (const auto& item : print::read_leaflet(text.str(), facts)) all += item.text + '\n';
    return all;
  };
  EXPECT_EQ(
      written("cam"),
      "Das Ziel\nJede Seite hat eine Burg. Bring eine deiner Figuren in die gegnerische Burg, "
      "und du gewinnst.\nDer Anfang\n\nAuf jeder Seite stehen 2 Ritter und 5 Bauern. Die Burgen "
      "sind D1 (Weiß) und D13 (Schwarz). Weiß zieht zuerst.\n");
  EXPECT_THAT(written("grand-cam"),
              HasSubstr("Rot und Blau, Grün und Gelb sind zwei Mannschaften"));
  EXPECT_THAT(written("tri-camelot"), HasSubstr("in der Reihenfolge Blau, Rot und Grün."));
  const auto facts = print::facts_of(make_game("camblam").value(), spoken("de"));
  EXPECT_THAT(facts.at("pieces"), HasSubstr("Springer")) << "a knight of chess";
  const auto spanish = print::facts_of(make_game("grand-cam").value(), spoken("es"));
  EXPECT_EQ(spanish.at("side-names"), "las rojas y las azules, las verdes y las amarillas");
  EXPECT_THAT(spanish.at("castles"), HasSubstr("(Rojas)"));
}

// Pieces and seats of all games, in all languages.
TEST(TranslatedLeaflets, NoTextAboutAGameIsEnglish) {
  for (const Language language : test::whole_languages()) {
    if (language == Language()) continue;
    for (const VariantInfo& variant : catalog()) {
      const auto facts = print::facts_of(make_game(variant.id).value(), language);
      const std::string all = facts.at("pieces") + facts.at("castles") + facts.at("side-names") +
                              facts.at("first") + facts.at("order");
      for (const std::string_view english :
           {" and ", "knight", "men", "pawn", "king", "White", "Blue"}) {
        EXPECT_THAT(all, Not(HasSubstr(std::string(english)))) << language.tag() << variant.id;
      }
    }
  }
}

TEST(TranslatedLeaflets, AFamilyWithoutATextIsEnglish) {
  const Game start = make_game("cam").value();
  EXPECT_EQ(print::leaflet_file("camelot", "tlh"), "");
  EXPECT_NE(print::leaflet_file("camelot", "en"), "");
  for (const Language language : languages::all_languages()) {
    const auto found = print::leaflet_language(start, language);
    const bool has = !print::leaflet_file("camelot", language.tag()).empty();
    EXPECT_EQ(found, has ? language : Language()) << language.tag();
    Look look;
    look.language = language;
    const auto sheets = print::leaflet_sheets(start, look);
    ASSERT_EQ(sheets.size(), 2U) << language.tag();
    const bool english = sheets[0].svg.find(": the rules") != std::string::npos;
    EXPECT_EQ(english, found == Language()) << language.tag();
    const auto machine = languages::say(found, "machine");
    EXPECT_EQ(sheets[1].svg.find(machine) != std::string::npos, true) << language.tag();
  }
}

TEST(TranslatedSheets, HebrewIsAMirrorImageOfEnglish) {
  const VariantInfo& variant = *find_variant("cam");
  const auto english = print::score_sheet(variant, {}).svg;
  const auto hebrew = print::score_sheet(variant, look_in("he")).svg;
  EXPECT_THAT(hebrew, HasSubstr(R"(xml:lang="he")"));
  // The heading, 10 mm from the edge of 210 mm.
  EXPECT_THAT(english, HasSubstr(R"(<text x="10" y="16")"));
  EXPECT_THAT(hebrew, HasSubstr(R"(<text x="200" y="16")"));
  EXPECT_THAT(english, Not(HasSubstr("rtl")));
  // Moves are numbered at the right of each table.
  EXPECT_THAT(hebrew, HasSubstr(R"(text-anchor="end" direction="rtl">1</text>)"));
  // The bar of a board's sheet is at the right, too, but the board is not turned over.
  print::OrderWords words = words_for("he");
  words.what = {"board"};
  const auto board =
      print::printed(print::read_order(words, catalog(), "").value(), {}, 9).value().sheets;
  words.language = "en";
  const auto same =
      print::printed(print::read_order(words, catalog(), "").value(), {}, 9).value().sheets;
  const auto picture = [](const std::string& svg) {
    return svg.substr(svg.find("<svg ", 1), svg.rfind("</svg></svg>") - svg.find("<svg ", 1));
  };
  EXPECT_EQ(picture(board[0].svg).substr(0, 4000), picture(same[0].svg).substr(0, 4000));
}

TEST(PrintText, LettersOfTheLanguagesHaveTheirWidths) {
  // As FreeType reads them from DejaVuSans.ttf, in 2048ths: adieresis 1255, lslash 582, alef 1369.
  EXPECT_NEAR(print::width_of("ä"), 1255 / 2048.0, 0.001);
  EXPECT_NEAR(print::width_of("ł"), 582 / 2048.0, 0.001);
  EXPECT_NEAR(print::width_of("א"), 1369 / 2048.0, 0.001);
  EXPECT_NEAR(print::width_of("…"), 1, 0.001);
  EXPECT_NEAR(print::width_of("囲"), 1, 0.001);
  EXPECT_NEAR(print::width_of("\xF0\x9F\x98\x80"), 1, 0.001);
}

}  // namespace
}  // namespace camlann
