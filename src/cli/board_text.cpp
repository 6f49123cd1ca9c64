#include "cli/board_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <string_view>

#include "base/square.hpp"
#include "base/system/terminal.hpp"
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

/// The chessmen of Unicode for a kind of men, for White and for Black.
struct Chessman {
  std::string_view name;  // in VariantInfo::men
  std::string_view white;
  std::string_view black;
};
constexpr Chessman chessmen[] = {
    {"man", "\u2659", "\u265F"},    {"pawn", "\u2659", "\u265F"}, {"knight", "\u2658", "\u265E"},
    {"bishop", "\u2657", "\u265D"}, {"rook", "\u2656", "\u265C"}, {"queen", "\u2655", "\u265B"},
    {"king", "\u2654", "\u265A"},
};
constexpr std::string_view empty_square = "\u00B7";
constexpr std::string_view castle_sign = "\u25A1";
constexpr std::string_view tree_sign = "\u2663";

/// Returns the signs of the pieces in Unicode, by their letters; the others stay letters. Without
/// colours there are only two kinds of chessmen.
std::map<char, std::string_view> unicode_signs(const VariantInfo& variant, bool colour) {
  std::map<char, std::string_view> signs{{tree_letter, tree_sign}};
  if (variant.seating.size() > 2 && !colour) return signs;
  for (std::size_t man = 0; man < variant.men.size(); ++man) {
    const auto* const found =
        std::find_if(std::begin(chessmen), std::end(chessmen),
                     [&](const Chessman& one) { return one.name == variant.men[man].second; });
    if (found == std::end(chessmen)) continue;
    for (std::size_t seat = 0; seat < variant.seating.size(); ++seat) {
      signs[variant.seating[seat].men[man]] = seat == 0 && !colour ? found->white : found->black;
    }
  }
  return signs;
}

struct Drawing {
  std::set<Square> castles;
  std::map<Square, char> pieces;
  std::map<char, std::string_view> colours;  // by the letter of a piece
  std::map<char, std::string_view> signs;    // in Unicode, by the letter of a piece
  std::set<Square> last;                     // from and to of the last move
  BoardStyle style;
};

std::string symbol_of(const Drawing& board, Square square) {
  const auto piece = board.pieces.find(square);
  const bool castle = board.castles.contains(square);
  if (piece == board.pieces.end()) {
    if (board.style.unicode) return std::string(castle ? castle_sign : empty_square);
    return castle ? "=" : ".";
  }
  const auto sign = board.signs.find(piece->second);
  return sign == board.signs.end() ? std::string(1, piece->second) : std::string(sign->second);
}

std::string cell(const Drawing& board, Square square) {
  const auto piece = board.pieces.find(square);
  const bool castle = board.castles.contains(square);
  const bool marked = board.last.contains(square);
  const std::string symbol = symbol_of(board, square);
  if (!board.style.colour)
    return fmt::format("{0}{1}{2}", marked ? '[' : ' ', symbol, marked ? ']' : ' ');
  std::string_view colour = castle ? castle_square : "";
  if (piece != board.pieces.end()) colour = board.colours.at(piece->second);
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
  if (style.unicode) board.signs = unicode_signs(variant, style.colour);
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

bool terminal_has_unicode() {
  return system::shows_unicode(stdout);
}

bool terminal_has_colour() {
  const char* no_colour = std::getenv("NO_COLOR");
  const bool refused = no_colour != nullptr && *no_colour != '\0';
  return !refused && system::obeys_escapes(stdout);
}

}  // namespace camlann::cli
