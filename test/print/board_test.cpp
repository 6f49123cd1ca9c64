// Boards for paper: how they are distributed over sheets.

#include "print/board.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "base/words.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "picture/part.hpp"
#include "picture/picture.hpp"
#include "print/sheet.hpp"
#include "rules/variant_info.hpp"

namespace camlann {
namespace {

using print::Paper;
using print::Style;
using print::Tiling;
using testing::HasSubstr;
using testing::Not;

picture::Part board_of(const std::string& variant) {
  return print::empty_board(make_game(variant).value(), Style::ink, Coordinates::frame);
}

TEST(PrintBoard, TheLargestSideFillsItsSheetsAndNoMore) {
  for (const VariantInfo& variant : catalog()) {
    const picture::Part board = board_of(variant.id);
    for (const auto& paper : Words<Paper>::table) {
      for (const int sheets : {1, 2, 4}) {
        const double side = print::side_for(board.box, paper.value, sheets);
        EXPECT_LE(print::tiling_of(board.box, paper.value, side).sheets(), sheets);
        if (side >= print::largest_side) continue;
        EXPECT_GT(print::tiling_of(board.box, paper.value, side + 0.5).sheets(), sheets)
            << variant.id << ' ' << paper.word;
      }
    }
  }
}

TEST(PrintBoard, TilesFitTheirFieldAndCoverTheBoard) {
  for (const VariantInfo& variant : catalog()) {
    const picture::Part board = board_of(variant.id);
    for (const double side : {5.0, 17.5, 29.0, 60.0, 100.0}) {
      const Tiling tiling = print::tiling_of(board.box, Paper::a4, side);
      const print::Area field = print::field_of(tiling.paper);
      EXPECT_LE(tiling.tile.width, field.width + 1e-6);
      EXPECT_LE(tiling.tile.height, field.height + 1e-6);
      const double width = tiling.columns * (tiling.tile.width - print::overlap) + print::overlap;
      const double height = tiling.rows * (tiling.tile.height - print::overlap) + print::overlap;
      EXPECT_NEAR(width, tiling.board.width, 1e-6);
      EXPECT_NEAR(height, tiling.board.height, 1e-6);
    }
  }
}

TEST(PrintBoard, ABroadBoardLiesOnItsSide) {
  const picture::Box broad{0, 0, 400, 200};
  EXPECT_GT(print::tiling_of(broad, Paper::a4, 25).paper.width, 250);
  const picture::Box high{0, 0, 200, 400};
  EXPECT_LT(print::tiling_of(high, Paper::a4, 25).paper.width, 250);
}

TEST(PrintBoard, EverySheetHasItsPlaceAndTheClub) {
  const Game game = make_game("camelot").value();
  const picture::Part board = print::empty_board(game, Style::colour, Coordinates::frame);
  print::Look look;
  look.club = "Knights & Men";
  const Tiling tiling = print::tiling_of(board.box, look.paper, 25);
  const std::vector<print::Sheet> sheets = print::board_sheets(board, tiling, look, "Camelot");
  ASSERT_EQ(sheets.size(), 4u);
  EXPECT_THAT(sheets[2].svg, HasSubstr("Camelot, board, sheet 3 of 4: row 2, column 1"));
  for (const print::Sheet& sheet : sheets) {
    EXPECT_THAT(sheet.svg, HasSubstr("Knights &amp; Men"));
    EXPECT_THAT(sheet.svg, HasSubstr("50 mm when printed at 100 %"));
  }
}

TEST(PrintBoard, AnEmptyBoardHasNoPieces) {
  for (const VariantInfo& variant : catalog()) {
    EXPECT_THAT(board_of(variant.id).elements, Not(HasSubstr("-man\""))) << variant.id;
  }
}

TEST(PrintBoard, StylesDifferInColours) {
  const Game game = make_game("cam").value();
  const auto drawn = [&](Style style) {
    return print::empty_board(game, style, Coordinates::frame).elements;
  };
  EXPECT_THAT(drawn(Style::colour), HasSubstr("#979f9a"));
  EXPECT_THAT(drawn(Style::ink), HasSubstr("#e4e4e4"));
  EXPECT_THAT(drawn(Style::colour), HasSubstr("opacity=\".03\""));
  EXPECT_THAT(drawn(Style::ink), Not(HasSubstr("opacity=\".03\"")));
  // In outline every area is white.
  std::string rest = drawn(Style::outline);
  for (auto at = rest.find("fill=\"#"); at != std::string::npos;
       at = rest.find("fill=\"#", at + 1)) {
    const std::string colour = rest.substr(at + 6, rest.find('"', at + 6) - at - 6);
    EXPECT_TRUE(colour == "#fff" || colour == "#000") << colour;
  }
}

}  // namespace
}  // namespace camlann
