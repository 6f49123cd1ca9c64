// Pieces for paper: cards to fold and discs.

#include "print/men.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "game/catalog.hpp"
#include "game/game.hpp"
#include "print/sheet.hpp"
#include "rules/variant_info.hpp"

namespace camlann {
namespace {

using print::MenForm;
using print::Supply;
using testing::ElementsAre;

std::size_t count_of(std::string_view text, std::string_view part) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != std::string_view::npos;
       at = text.find(part, at + 1)) {
    ++count;
  }
  return count;
}

std::size_t drawn(const Game& game, MenForm form) {
  std::size_t count = 0;
  for (const print::Sheet& sheet : print::men_sheets(game, form, 20, {})) {
    count += count_of(sheet.svg, "<use ");
  }
  return count;
}

TEST(PrintMen, AreThoseOfTheStart) {
  EXPECT_THAT(print::supplies_of(make_game("cam").value()),
              ElementsAre(Supply{'K', 2}, Supply{'M', 5}, Supply{'k', 2}, Supply{'m', 5}));
}

TEST(PrintMen, TheTreesOfAllPlayersAreAmongThem) {
  EXPECT_THAT(print::supplies_of(make_game("river-camelot").value()),
              testing::Contains(Supply{tree_letter, 6}));
}

TEST(PrintMen, EveryPieceOfEveryGameIsDrawn) {
  for (const VariantInfo& variant : catalog()) {
    const Game game = make_game(variant.id).value();
    const std::size_t trees = static_cast<std::size_t>(variant.trees) * variant.seating.size();
    const std::size_t pieces = game.pieces().size() + trees;
    EXPECT_EQ(drawn(game, MenForm::discs), pieces) << variant.id;
    // Front and back.
    EXPECT_EQ(drawn(game, MenForm::cards), 2 * pieces) << variant.id;
  }
}

TEST(PrintMen, AllUsedDrawingsAreDefinedOnTheirSheet) {
  const Game game = make_game("camblam").value();
  const std::vector<print::Sheet> sheets = print::men_sheets(game, MenForm::cards, 25, {});
  EXPECT_GT(sheets.size(), 1u);
  for (const print::Sheet& sheet : sheets) {
    for (std::size_t at = sheet.svg.find("href=\"#"); at != std::string::npos;
         at = sheet.svg.find("href=\"#", at + 1)) {
      const std::string name = sheet.svg.substr(at + 7, sheet.svg.find('"', at + 7) - at - 7);
      EXPECT_EQ(count_of(sheet.svg, "id=\"" + name + '"'), 1u) << name;
    }
  }
}

TEST(PrintMen, TheClubIsOnEverySheet) {
  print::Look look;
  look.club = "The Round Table";
  for (const MenForm form : {MenForm::cards, MenForm::discs}) {
    for (const print::Sheet& sheet :
         print::men_sheets(make_game("grand-camelot").value(), form, 40, look)) {
      EXPECT_EQ(count_of(sheet.svg, look.club), 1u);
    }
  }
}

TEST(PrintMen, ACardIsNeverHigherThanItsSheet) {
  const print::Card card = print::card_for(print::largest_side, print::Paper::letter);
  EXPECT_LE(card.height(), print::field_of(print::size_of(print::Paper::letter)).height + 1e-6);
}

}  // namespace
}  // namespace camlann
