// Boards in the terminal, where colours are wanted: each seat has its own.
#include "cli/board_text.hpp"

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <utility>

#include "game/catalog.hpp"

namespace camlann::cli {
namespace {

/// The colour in which each letter of a piece is drawn.
std::map<char, std::string> colours_of(const std::string& variant) {
  const auto game = make_game(variant).value();
  const VariantInfo& info = game.variant();
  const std::string text = draw_board(game, info, {.colour = true, .flipped = false});
  std::map<char, std::string> colours;
  for (const SeatInfo& seat : info.seating) {
    for (const char letter : seat.men) {
      const std::size_t at = text.find(std::string("m ") + letter + ' ');
      EXPECT_NE(at, std::string::npos) << letter;
      const std::size_t begin = text.rfind("\x1b[1;", at);
      colours[letter] = text.substr(begin, at + 1 - begin);
    }
  }
  return colours;
}

TEST(BoardText, SeatsHaveDifferentColours) {
  const auto four = colours_of("grand-cam");
  for (const auto& [knight, man] : {std::pair{'R', 'r'}, {'G', 'g'}, {'B', 'b'}, {'Y', 'y'}}) {
    EXPECT_EQ(four.at(knight), four.at(man)) << knight;
  }
  EXPECT_NE(four.at('R'), four.at('B')) << "partners, too";
  EXPECT_NE(four.at('R'), four.at('G'));
  EXPECT_NE(four.at('G'), four.at('Y'));
  EXPECT_NE(four.at('B'), four.at('Y'));
  EXPECT_NE(four.at('G'), four.at('B'));
  const auto two = colours_of("cam");
  EXPECT_EQ(two.at('K'), two.at('M'));
  EXPECT_NE(two.at('K'), two.at('k'));
}

std::string unicode_board_of(const std::string& variant, bool colour) {
  const auto game = make_game(variant).value();
  return draw_board(game, game.variant(), {.colour = colour, .flipped = false, .unicode = true});
}

TEST(BoardText, ChessmenStandForPieces) {
  const std::string plain = unicode_board_of("cam", false);
  for (const char* man : {"\u2659", "\u265F", "\u2658", "\u265E"}) {
    EXPECT_NE(plain.find(man), std::string::npos) << man;
  }
  EXPECT_EQ(plain.find('='), std::string::npos);
  const std::string coloured = unicode_board_of("cam", true);
  EXPECT_EQ(coloured.find("\u2659"), std::string::npos) << "the colour shows whose man it is";
  EXPECT_NE(coloured.find("\u265F"), std::string::npos);
}

TEST(BoardText, FourPlayersNeedColoursForChessmen) {
  EXPECT_EQ(unicode_board_of("grand-cam", false).find("\u265F"), std::string::npos);
  EXPECT_NE(unicode_board_of("grand-cam", true).find("\u265F"), std::string::npos);
}

TEST(BoardText, MenWithoutAChessmanStayLetters) {
  const std::string board = unicode_board_of("camblam", false);
  EXPECT_NE(board.find("\u2654"), std::string::npos);
  EXPECT_NE(board.find('A'), std::string::npos) << "the archer";
}

}  // namespace
}  // namespace camlann::cli
