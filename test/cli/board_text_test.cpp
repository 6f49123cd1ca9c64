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

}  // namespace
}  // namespace camlann::cli
