#include "game/text.hpp"

#include <array>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "base/square.hpp"
#include "game/game.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"

namespace camlann::inline v1 {

std::string to_text(Square square) {
  return static_cast<char>('A' + file_of(square)) + std::to_string(rank_of(square) + 1);
}

std::string to_text(Move move) {
  return to_text(move.from) + (move.taken != 0 ? 'x' : '-') + to_text(move.to);
}

std::string to_text(const Game& game) {
  const std::vector<Square>& squares = game.variant().squares;
  std::array<char, grid_size> signs{};
  signs.fill(' ');
  for (const Square square : squares) signs[index_of(square)] = '.';
  for (const PieceOn& piece : game.pieces()) signs[index_of(piece.square)] = piece.letter;
  std::string text;
  for (int rank = rank_of(squares.back()); rank >= 0; --rank) {
    std::string line;
    for (int file = 0; file < 16; ++file) {
      line += signs[index_of(make_square(file, rank))];
      line += ' ';
    }
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + (rank > 0 ? "\n" : "");
  }
  return text;
}

std::ostream& detail::write_to(std::ostream& out, std::string_view text) {
  return out << text;
}
std::ostream& operator<<(std::ostream& out, Square square) {
  return out << to_text(square);
}
std::ostream& operator<<(std::ostream& out, Move move) {
  return out << to_text(move);
}
std::ostream& operator<<(std::ostream& out, const WrittenMove& move) {
  return out << move.notation;
}
std::ostream& operator<<(std::ostream& out, const Game& game) {
  return out << to_text(game);
}
std::ostream& operator<<(std::ostream& out, Spot spot) {
  return out << to_text(spot);
}
std::ostream& operator<<(std::ostream& out, const Error& error) {
  return out << to_text(error);
}

}  // namespace camlann::inline v1
