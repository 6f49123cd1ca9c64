#include "cli/board_text.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdlib>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include "base/square.hpp"
#include "game/game.hpp"
#include "rules/move.hpp"
#include "rules/variant_info.hpp"

namespace camlann::cli {
namespace {

constexpr std::string_view plain = "\x1b[0m";
// Readable on light and dark terminals.
constexpr std::string_view white_piece = "\x1b[1;30;47m";
constexpr std::string_view red_piece = "\x1b[1;97;41m";
constexpr std::string_view green_piece = "\x1b[1;30;42m";
constexpr std::string_view blue_piece = "\x1b[1;97;44m";
constexpr std::string_view yellow_piece = "\x1b[1;30;43m";
constexpr std::string_view castle_square = "\x1b[33m";
constexpr std::string_view tree = "\x1b[32m";
constexpr std::string_view underlined = "\x1b[4m";

/// Blue instead of black, because black is invisible on some terminals.
std::string_view colour_of(const SeatInfo& seat) {
  if (seat.name == "White") return white_piece;
  if (seat.name == "Red") return red_piece;
  if (seat.name == "Green") return green_piece;
  if (seat.name == "Yellow") return yellow_piece;
  return blue_piece;
}

struct Drawing {
  std::set<Square> castles;
  std::map<Square, char> pieces;
  std::map<char, std::string_view> colours;  // by the letter of a piece
  std::set<Square> last;                     // from and to of the last move
  BoardStyle style;
};

std::string cell(const Drawing& board, Square square) {
  const auto piece = board.pieces.find(square);
  const bool castle = board.castles.contains(square);
  const bool marked = board.last.contains(square);
  const char symbol = piece != board.pieces.end() ? piece->second : castle ? '=' : '.';
  if (!board.style.colour)
    return fmt::format("{0}{1}{2}", marked ? '[' : ' ', symbol, marked ? ']' : ' ');
  std::string_view colour = castle ? castle_square : "";
  if (piece != board.pieces.end()) colour = board.colours.at(symbol);
  return fmt::format("{}{} {} {}", colour, marked ? underlined : "", symbol, plain);
}

/// Returns the file's letter, small or capital as in the game's names of squares.
char file_letter(const VariantInfo& variant, int file) {
  const char square = variant.square_names.front().front();
  return static_cast<char>((square >= 'a' ? 'a' : 'A') + file);
}

std::string files_line(const VariantInfo& variant, bool flipped) {
  std::string line = "   ";
  for (int i = 0; i < variant.files; ++i) {
    line += fmt::format(" {} ", file_letter(variant, flipped ? variant.files - 1 - i : i));
  }
  return line + '\n';
}

}  // namespace

std::string draw_board(const Game& game, const VariantInfo& variant, BoardStyle style) {
  Drawing board;
  board.style = style;
  for (const SeatInfo& seat : variant.seating) {
    board.castles.insert(seat.castle.begin(), seat.castle.end());
    for (const char letter : seat.men) board.colours[letter] = colour_of(seat);
  }
  board.colours[tree_letter] = tree;
  for (const auto& [square, letter] : game.pieces()) board.pieces[square] = letter;
  if (!game.played().empty()) {
    const Move last = game.played().back().move();
    board.last = {last.from, last.to};
  }

  std::string text = files_line(variant, style.flipped);
  for (int i = 0; i < variant.ranks; ++i) {
    const int rank = style.flipped ? i + 1 : variant.ranks - i;
    text += fmt::format("{:>2} ", rank);
    for (int j = 0; j < variant.files; ++j) {
      const int file = style.flipped ? variant.files - 1 - j : j;
      const auto square =
          variant.find_square(fmt::format("{}{}", file_letter(variant, file), rank));
      text += square ? cell(board, *square) : "   ";
    }
    text += fmt::format(" {}\n", rank);
  }
  return text + files_line(variant, style.flipped);
}

bool terminal_has_colour() {
  const char* no_colour = std::getenv("NO_COLOR");
  const char* terminal = std::getenv("TERM");
  const bool refused = (no_colour != nullptr && *no_colour != '\0') ||
                       (terminal != nullptr && std::string_view(terminal) == "dumb");
  return isatty(STDOUT_FILENO) == 1 && !refused;
}

}  // namespace camlann::cli
