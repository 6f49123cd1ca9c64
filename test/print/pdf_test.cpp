// Measures what is on paper: squares, the bar of 50 mm and crop marks, to 0.2 mm.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "base/words.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "languages/language.hpp"
#include "picture/part.hpp"
#include "picture/picture.hpp"
#include "print/board.hpp"
#include "print/leaflet.hpp"
#include "print/men.hpp"
#include "print/position.hpp"
#include "print/problems.hpp"
#include "print/scan.hpp"
#include "print/score.hpp"
#include "print/sheet.hpp"
#include "rules/variant_info.hpp"

namespace camlann {
namespace {

using print::Paper;
using print::Style;
using print::Tiling;
using test::Scan;

constexpr double exact = 0.2;

struct Printed {
  Tiling tiling;
  std::vector<print::Sheet> sheets;
};

Printed printed_board(const Game& game, const print::Look& look, double side) {
  const picture::Part board = print::empty_board(game, look.style, Coordinates::none);
  const Tiling tiling = print::tiling_of(board.box, look.paper, side);
  return {tiling, print::board_sheets(board, tiling, look, game.variant().name)};
}

print::Area tile_of(const Tiling& tiling) {
  const print::Area field = print::field_of(tiling.paper);
  return {field.x + (field.width - tiling.tile.width) / 2,
          field.y + (field.height - tiling.tile.height) / 2, tiling.tile.width, tiling.tile.height};
}

void expect_bar(const Scan& scan) {
  // Just above the bar only its two ends are dark.
  const std::vector<double> ends = scan.across(scan.height() - 9.7, 0, 61);
  ASSERT_EQ(ends.size(), 2u);
  EXPECT_NEAR(ends[1] - ends[0], 50, exact);
}

void expect_crop_marks(const Scan& scan, const print::Area& tile) {
  for (const double x : {tile.x - 2, tile.x + tile.width + 2}) {
    const std::vector<double> marks = scan.down(x, 0, scan.height() - 12.5);
    ASSERT_EQ(marks.size(), 2u);
    EXPECT_NEAR(marks[0], tile.y, exact);
    EXPECT_NEAR(marks[1], tile.y + tile.height, exact);
  }
  for (const double y : {tile.y - 2, tile.y + tile.height + 2}) {
    const std::vector<double> marks = scan.across(y, 0, scan.width());
    ASSERT_EQ(marks.size(), 2u);
    EXPECT_NEAR(marks[0], tile.x, exact);
    EXPECT_NEAR(marks[1], tile.x + tile.width, exact);
  }
}

class PrintedPapers : public testing::TestWithParam<Paper> {};

TEST_P(PrintedPapers, HaveABoardOfTrueSize) {
  const Game game = make_game("camblam").value();
  const Printed printed = printed_board(game, {GetParam(), Style::outline, {}, {}}, 15);
  const std::vector<Scan> scans = test::scans_of(printed.sheets);
  ASSERT_EQ(scans.size(), 1u);
  const Scan& scan = scans.front();
  EXPECT_NEAR(scan.width(), print::size_of(GetParam()).width, exact);
  EXPECT_NEAR(scan.height(), print::size_of(GetParam()).height, exact);
  expect_bar(scan);
  const print::Area tile = tile_of(printed.tiling);
  expect_crop_marks(scan, tile);
  EXPECT_GE(scan.distance_from_edge(), 6.35);
  // The board is in the middle of the tile: its twelve squares have thirteen lines.
  const double left = tile.x + tile.width / 2 - 6 * 15;
  const std::vector<double> lines =
      scan.across(tile.y + tile.height / 2 + 7, left - 1, left + 12 * 15 + 1);
  ASSERT_EQ(lines.size(), 13u);
  for (std::size_t i = 1; i + 1 < lines.size(); ++i) {
    EXPECT_NEAR(lines[i], left + 15 * static_cast<double>(i), exact);
  }
}

INSTANTIATE_TEST_SUITE_P(All, PrintedPapers,
                         testing::Values(Paper::a4, Paper::a3, Paper::letter, Paper::legal),
                         [](const auto& told) { return std::string(word_of(told.param)); });

TEST(PrintedPdf, TilesMeetWhereTheyOverlap) {
  const Game game = make_game("camblam").value();
  const Printed printed = printed_board(game, {Paper::letter, Style::outline, {}, {}}, 24);
  ASSERT_EQ(printed.tiling.columns, 2);
  ASSERT_EQ(printed.tiling.rows, 2);
  const std::vector<Scan> scans = test::scans_of(printed.sheets);
  ASSERT_EQ(scans.size(), 4u);
  const print::Area tile = tile_of(printed.tiling);
  for (const Scan& scan : scans) {
    expect_bar(scan);
    expect_crop_marks(scan, tile);
    EXPECT_GE(scan.distance_from_edge(), 6.35);
  }
  // Glued together, the two upper sheets have the lines of twelve squares, each once or at the
  // same place on both.
  const double y = tile.y + 40;
  const double seam = tile.width - print::overlap;
  const double left = printed.tiling.board.width / 2 - 6 * 24;
  std::vector<double> lines;
  for (const double x : scans[0].across(y, tile.x + left + 2, tile.x + seam - 1)) {
    lines.push_back(x - tile.x);
  }
  for (const double x : scans[1].across(y, tile.x, tile.x + tile.width - left - 2)) {
    lines.push_back(x - tile.x + seam);
  }
  ASSERT_EQ(lines.size(), 11u);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    EXPECT_NEAR(lines[i], left + 24 * static_cast<double>(i + 1), exact);
  }
  // The dashed line shows where the next sheet begins.
  const std::vector<double> dashes =
      scans[0].down(tile.x + seam, tile.y + 12, tile.y + tile.height - 12);
  EXPECT_GT(dashes.size(), 40u);
}

TEST(PrintedPdf, HexagonsHaveTheirTrueHeight) {
  const Game game = make_game("tri-camelot").value();
  const Printed printed = printed_board(game, {Paper::a4, Style::outline, {}, {}}, 15);
  const std::vector<Scan> scans = test::scans_of(printed.sheets);
  ASSERT_EQ(scans.size(), 1u);
  // The middle file is a column of nine hexagons; its lowest is a castle.
  const print::Area tile = tile_of(printed.tiling);
  const std::vector<double> lines =
      scans[0].down(tile.x + tile.width / 2, tile.y + 14, tile.y + 8.5 * 15);
  ASSERT_GE(lines.size(), 7u);
  for (std::size_t i = 1; i < lines.size(); ++i) EXPECT_NEAR(lines[i] - lines[i - 1], 15, exact);
}

TEST(PrintedPdf, CardsAndDiscsFitTheirSquares) {
  const Game game = make_game("cam").value();
  const print::Look look{Paper::a4, Style::outline, {}, {}};
  std::vector<print::Sheet> sheets = print::men_sheets(game, print::MenForm::cards, 20, look);
  ASSERT_EQ(sheets.size(), 1u);
  const auto discs = print::men_sheets(game, print::MenForm::discs, 20, look);
  ASSERT_EQ(discs.size(), 1u);
  sheets.push_back(discs.front());
  const std::vector<Scan> scans = test::scans_of(sheets);
  for (const Scan& scan : scans) {
    expect_bar(scan);
    EXPECT_GE(scan.distance_from_edge(), 6.35);
  }
  const print::Card card = print::card_for(20, look.paper);
  const std::vector<double> cuts = scans[0].across(print::margin + card.foot / 2, 0, 60);
  ASSERT_GE(cuts.size(), 4u);
  EXPECT_NEAR(cuts[0], print::margin, exact);
  EXPECT_NEAR(cuts[1] - cuts[0], 16, exact);
  EXPECT_NEAR(cuts[3] - cuts[2], 16, exact);
  // Left of the drawing: two edges and three folds, which are dashed.
  const std::vector<double> folds = scans[0].down(print::margin + 1, 0, 69);
  ASSERT_EQ(folds.size(), 5u);
  EXPECT_NEAR(folds[1] - folds[0], card.foot, exact);
  EXPECT_NEAR(folds[2] - folds[1], 22, exact);
  EXPECT_NEAR(folds[4] - folds[0], card.height(), exact);
  const std::vector<double> disc = scans[1].down(print::margin + 8, 0, 40);
  ASSERT_GE(disc.size(), 2u);
  EXPECT_NEAR(disc[0], print::margin, exact);
}

TEST(PrintedPdf, TextStaysWithinThePrintableArea) {
  const Game game = make_game("camblam").value();
  print::Look look{Paper::letter, Style::outline, {}, {}};
  look.club =
      "The Most Ancient and Honourable Society of Players of Camelot and of All Its "
      "Relatives, Friends and Children";
  std::vector<print::Sheet> sheets = {print::score_sheet(*find_variant("grand-camelot"), look)};
  const std::string solution(600, 'W');
  const std::vector<print::Problem> problems(6, {game, look.club, solution, "camblam-0001"});
  for (print::Sheet& sheet : print::problem_sheets(problems, look.club, look)) {
    sheets.push_back(std::move(sheet));
  }
  for (print::Sheet& sheet : print::leaflet_sheets(game, look)) sheets.push_back(std::move(sheet));
  const std::vector<Scan> scans = test::scans_of(sheets);
  ASSERT_EQ(scans.size(), 4u);
  for (const Scan& scan : scans) {
    expect_bar(scan);
    EXPECT_GE(scan.distance_from_edge(), 6.35);
  }
}

// Hebrew is written from right to left, with the bar at the right.
TEST(PrintedPdf, HebrewStaysWithinThePrintableArea) {
  print::Look look{Paper::letter, Style::outline, "מועדון השולחן העגול", {}};
  look.language = languages::language_of("he").value();
  const Game game = make_game("cam").value();
  std::vector<print::Sheet> sheets = {print::score_sheet(game.variant(), look),
                                      print::position_sheet(game, Coordinates::none, look)};
  const std::vector<print::Problem> problems(6, {game, look.club, "D5xF7xF9 E8-E9", "cam-0001"});
  for (print::Sheet& sheet : print::problem_sheets(problems, look.club, look)) {
    sheets.push_back(std::move(sheet));
  }
  for (print::Sheet& sheet : printed_board(game, look, 15).sheets) {
    sheets.push_back(std::move(sheet));
  }
  for (const Scan& scan : test::scans_of(sheets)) {
    const std::vector<double> ends =
        scan.across(scan.height() - 9.7, scan.width() - 61, scan.width());
    ASSERT_EQ(ends.size(), 2u);
    EXPECT_NEAR(ends[1], scan.width() - print::margin, exact);
    EXPECT_NEAR(ends[1] - ends[0], 50, exact);
    EXPECT_GE(scan.distance_from_edge(), 6.35);
  }
  for (const std::string& font : test::fonts_of(sheets)) {
    EXPECT_THAT(font, testing::HasSubstr(" yes yes yes "));
  }
}

TEST(PrintedPdf, EmbedsItsFonts) {
  print::Look look;
  look.club = "Société des Échecs";
  const std::vector<std::string> fonts =
      test::fonts_of(printed_board(make_game("cam").value(), look, 10).sheets);
  ASSERT_FALSE(fonts.empty());
  // "name  type  encoding  emb sub uni object ID"
  for (const std::string& font : fonts) EXPECT_THAT(font, testing::HasSubstr(" yes yes yes "));
}

}  // namespace
}  // namespace camlann
