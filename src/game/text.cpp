#include "game/text.hpp"

#include <array>
#include <bit>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "base/square.hpp"
#include "game/game.hpp"
#include "notation/record.hpp"
#include "notation/record_writer.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"

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

std::string to_text(const Outcome& outcome) {
  std::string taken;
  outcome.captures.for_each(
      [&](Square square) { taken += (taken.empty() ? " (" : " ") + to_text(square); });
  return to_text(outcome.move) + taken + (taken.empty() ? "" : ")");
}

std::string to_text(const Verdict& verdict) {
  if (!verdict.over()) return "running";
  std::string text(to_text(verdict.reason));
  if (has_no_result(verdict.reason)) return text;
  if (verdict.drawn()) return text + ", drawn";
  constexpr std::array<std::string_view, most_seats> places{"first", "second", "third", "fourth"};
  std::string winners;
  for (unsigned seat = 0; seat < most_seats; ++seat) {
    if (!verdict.won_by(static_cast<Seat>(seat))) continue;
    winners += (winners.empty() ? "" : " and ") + std::string(places[seat]);
  }
  const bool one = std::has_single_bit(verdict.winners);
  return text + ", won by the " + winners + (one ? " seat" : " seats");
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
std::ostream& operator<<(std::ostream& out, const Outcome& outcome) {
  return out << to_text(outcome);
}
std::ostream& operator<<(std::ostream& out, const Verdict& verdict) {
  return out << to_text(verdict);
}
std::ostream& operator<<(std::ostream& out, const VariantInfo& variant) {
  return out << variant.id;
}
std::ostream& operator<<(std::ostream& out, const Record& record) {
  return out << write_record(record);
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
