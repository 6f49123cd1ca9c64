// Leaflets with the rules: the text of each game, and how it fills two pages.

#include "print/leaflet.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "base/words.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "print/leaflet_text.hpp"
#include "print/sheet.hpp"
#include "print/text.hpp"
#include "rules/variant_info.hpp"
#include "support/data.hpp"

namespace camlann {
namespace {

using print::Facts;
using print::LeafletItem;
using print::Paper;
using testing::HasSubstr;
using testing::Not;

std::vector<LeafletItem> items_of(const std::string& variant) {
  return print::leaflet_items(make_game(variant).value());
}

/// Returns all paragraphs of a game's leaflet, a line each.
std::string text_of(const std::string& variant) {
  std::string text;
  for (const LeafletItem& item : items_of(variant)) text += item.text + '\n';
  return text;
}

TEST(PrintLeaflet, EveryGameHasTwoPagesOnEveryPaper) {
  for (const VariantInfo& variant : catalog()) {
    const Game start = make_game(variant.id).value();
    for (const auto& paper : Words<Paper>::table) {
      print::Look look;
      look.paper = paper.value;
      look.club = "The Round Table";
      const std::vector<print::Sheet> sheets = print::leaflet_sheets(start, look);
      ASSERT_EQ(sheets.size(), 2u) << variant.id;
      // The last chapter is on the second page.
      EXPECT_THAT(sheets[1].svg, HasSubstr("How moves are written")) << variant.id << paper.word;
      for (const print::Sheet& sheet : sheets) EXPECT_THAT(sheet.svg, HasSubstr("Round Table"));
    }
  }
}

TEST(PrintLeaflet, NothingIsLeftToFillIn) {
  for (const VariantInfo& variant : catalog()) {
    const std::string text = text_of(variant.id);
    for (const std::string_view rest : {"{", "}", "  ", "[", "|", " ,", "null"}) {
      EXPECT_THAT(text, Not(HasSubstr(std::string(rest)))) << variant.id;
    }
  }
}

TEST(PrintLeaflet, EveryChapterHasAText) {
  for (const VariantInfo& variant : catalog()) {
    const std::vector<LeafletItem> items = items_of(variant.id);
    ASSERT_FALSE(items.empty());
    for (std::size_t i = 0; i < items.size(); ++i) {
      if (items[i].kind != LeafletItem::Kind::heading) continue;
      ASSERT_LT(i + 1, items.size());
      EXPECT_NE(items[i + 1].kind, LeafletItem::Kind::heading) << variant.id << items[i].text;
    }
  }
}

TEST(PrintLeaflet, EveryDiagramShowsALegalMove) {
  for (const VariantInfo& variant : catalog()) {
    int diagrams = 0;
    for (const LeafletItem& item : items_of(variant.id)) {
      if (item.kind != LeafletItem::Kind::diagram) continue;
      const auto game = make_game(item.variant, {}, item.fen);
      ASSERT_TRUE(game) << item.fen;
      EXPECT_TRUE(game->read(item.move, Reading::exact)) << item.fen << ' ' << item.move;
      for (const std::string& square : print::lines_of(item.squares, 0)) {
        EXPECT_TRUE(game->variant().find_square(square)) << square;
      }
      ++diagrams;
    }
    EXPECT_GE(diagrams, 2) << variant.id;
  }
}

TEST(PrintLeaflet, TellsWhatIsSpecialInAGame) {
  EXPECT_THAT(text_of("cam"), HasSubstr("Bring one of your pieces into the enemy castle"));
  EXPECT_THAT(text_of("cam"), HasSubstr("2 knights and 5 men on each side"));
  EXPECT_THAT(text_of("cam"), HasSubstr("D1 (White) and D13 (Black)"));
  EXPECT_THAT(text_of("camelot"), HasSubstr("Bring two of your pieces into the enemy castle"));
  EXPECT_THAT(text_of("camelot"), HasSubstr("2 times in a game"));
  EXPECT_THAT(text_of("mini-camelot"), Not(HasSubstr("knight")));
  EXPECT_THAT(text_of("anti-camelot"), HasSubstr("has lost"));
  EXPECT_THAT(text_of("anti-camelot"), Not(HasSubstr("you win")));
  EXPECT_THAT(text_of("river-camelot"), HasSubstr("3 trees each"));
  EXPECT_THAT(text_of("tri-camelot"), HasSubstr("Blue, Red and Green"));
  EXPECT_THAT(text_of("grand-cam"), HasSubstr("Red and Blue, Green and Yellow"));
  EXPECT_THAT(text_of("camblam"), HasSubstr("Checkmate the enemy king"));
}

TEST(PrintLeaflet, SaysWhatIsTrueOfAVariantFromAFile_50) {
  Catalog known;
  ASSERT_TRUE(known.add(test::read_data("variants/meadow.variant"), "meadow.variant"));
  const auto text = [&](std::string_view variant) {
    std::string all;
    for (const auto& item : print::leaflet_items(known.make_game(variant, {}, {}).value())) {
      all += item.text + '\n';
      EXPECT_THAT(item.text, Not(HasSubstr("reaches the castle"))) << "a castle of another board";
    }
    return all;
  };
  const auto meadow = text("meadow");
  for (const char* part :
       {"Bring 3 of your pieces into the enemy castle and you win.",
        "take every enemy piece and have 3 pieces or more left",
        "The castles are C1 D1 E1 (White) and C7 D7 E7 (Black).",
        "Any move may land in your own castle.", "A piece need not leave your own castle.",
        "another square of that castle. A player may do so once in a game.",
        "a draw after 60 moves", "comes up 4 times"}) {
    EXPECT_THAT(meadow, HasSubstr(part));
  }
  EXPECT_THAT(meadow, Not(HasSubstr("must leave before")));
  const auto lost = text("lost-meadow");
  for (const char* part :
       {"whoever gets a piece into the enemy castle has lost",
        "no piece left has won if the other side has 3 pieces or more",
        "no legal move wins if the opponent has two pieces or more. Otherwise it is a draw.",
        "that player may claim a draw", "A move is one leap"}) {
    EXPECT_THAT(lost, HasSubstr(part));
  }
  EXPECT_THAT(lost, Not(HasSubstr("moves of all players in a row"))) << "no count of quiet moves";
  EXPECT_THAT(lost, Not(HasSubstr("you win")));
}

TEST(PrintLeaflet, BeginsWithTheWordsOfAnAuthor) {
  const auto sheets_of = [](int paragraphs) {
    std::string words;
    while (words.size() < 900) words += " once upon a time";
    std::string text = "[told]\nbase = cam\n";
    for (int i = 1; i <= paragraphs; ++i) {
      text += "rules = <Chapter " + std::to_string(i) + ">" + words + '\n';
    }
    Catalog known;
    EXPECT_TRUE(known.add(text, "told.variant"));
    const Game start = known.make_game("told", {}, {}).value();
    EXPECT_THAT(print::leaflet_items(start).front().text, HasSubstr("<Chapter 1>"));
    return print::leaflet_sheets(start, {});
  };
  const auto few = sheets_of(2);
  ASSERT_EQ(few.size(), 2u);
  EXPECT_THAT(few[0].svg, HasSubstr("&lt;Chapter 2>"));
  EXPECT_THAT(few[1].svg, HasSubstr("How moves are written"));
  const auto most = sheets_of(40);
  ASSERT_GT(most.size(), 2u) << "or the letters are too small to read";
  EXPECT_THAT(most[0].svg, HasSubstr("&lt;Chapter 1>"));
  EXPECT_THAT(most.back().svg, HasSubstr("How moves are written"));
}

TEST(PrintLeaflet, ALongWordIsCutBetweenCharacters) {
  const std::string garden = "庭の城に二つの駒が入れば勝つ";
  const std::string text = "Two " + garden + garden + " Schloßgartenbewohnerversammlung i";
  const auto lines = print::lines_within(text, 9);
  std::string all;
  for (const std::string& line : lines) {
    EXPECT_LE(print::width_of(line), 9) << line;
    EXPECT_NE(static_cast<unsigned char>(line.front()) & 0xC0U, 0x80U) << line;
    all += line;
  }
  EXPECT_EQ(all, "Two" + garden + garden + "Schloßgartenbewohnerversammlungi");
  EXPECT_EQ(print::lines_within("ab", 0.1), (std::vector<std::string>{"a", "b"}));
}

TEST(PrintLeaflet, LinesDependOnFacts) {
  const Facts facts = {{"a", "2"}, {"b", "false"}, {"c", "true"}};
  const auto kept = [&](const std::string& line) {
    return !print::read_leaflet(line, facts).empty();
  };
  EXPECT_TRUE(kept("always"));
  EXPECT_TRUE(kept("[a=2] x"));
  EXPECT_FALSE(kept("[a=3] x"));
  EXPECT_TRUE(kept("[!a=3 c] x"));
  EXPECT_FALSE(kept("[b] x"));
  EXPECT_TRUE(kept("[!b !d] x"));
  EXPECT_FALSE(kept("[c d] x"));
  EXPECT_FALSE(kept("// a remark"));
  EXPECT_EQ(print::read_leaflet("{a} of {c}", facts).front().text, "2 of true");
}

}  // namespace
}  // namespace camlann
