#include "games/camblam/text.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "base/square.hpp"
#include "games/camblam/lines.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/rules.hpp"
#include "rules/move.hpp"
#include "rules/verdict.hpp"

namespace camlann::camblam {
namespace {

constexpr std::array<std::string_view, man_kinds> man_names{
    "", "pawn", "knight", "catapult", "archer", "rook", "bishop", "prince", "queen", "king"};

/// Returns the corners by which the man on the first square reaches the last one: the shortest path
/// first, then by file, then rank.
std::vector<Square> corners_of(const Rules& rules, const Position& pos, Move move) {
  std::vector<Square> corners;
  const auto visit = [&](Square corner, Square end) {
    if (end == move.to) corners.push_back(corner);
  };
  const Man man = man_of(pos.at(move.from));
  if (man == Man::knight) {
    each_knight_path(pos.cells, move.from, pos.turn, rules.rule_set().knight_leg_a, visit);
  } else if (man == Man::prince) {
    each_prince_path(pos.cells, move.from, visit);
  }
  std::sort(corners.begin(), corners.end(), [&](Square a, Square b) {
    const auto key = [&](Square corner) {
      return std::tuple(king_steps(move.from, corner) + king_steps(corner, move.to),
                        file_of(corner), rank_of(corner));
    };
    return key(a) < key(b);
  });
  return corners;
}

}  // namespace

std::string to_text(Square square) {
  return static_cast<char>('a' + file_of(square)) + std::to_string(rank_of(square) + 1);
}

std::optional<Square> scan_square(std::string_view text, std::size_t& at) {
  std::size_t i = at;
  if (i >= text.size()) return std::nullopt;
  int file = -1;
  if (text[i] >= 'a' && text[i] <= 'l') file = text[i] - 'a';
  if (text[i] >= 'A' && text[i] <= 'L') file = text[i] - 'A';
  if (file < 0) return std::nullopt;
  int rank = 0;
  const std::size_t digits = ++i;
  for (; i < text.size() && text[i] >= '0' && text[i] <= '9'; ++i) {
    rank = 10 * rank + (text[i] - '0');
    if (rank > board_size) return std::nullopt;
  }
  if (rank == 0 || text[digits] == '0') return std::nullopt;
  at = i;
  return make_square(file, rank - 1);
}

std::optional<Square> parse_square(std::string_view text) {
  std::size_t at = 0;
  const std::optional<Square> square = scan_square(text, at);
  if (!square || at != text.size()) return std::nullopt;
  return square;
}

char letter_of(Man man) {
  return man_letters[static_cast<std::size_t>(man)];
}

char letter_of(Cell cell) {
  const char capital = letter_of(man_of(cell));
  return seat_of(cell) == Seat::white ? capital : static_cast<char>(capital - 'A' + 'a');
}

std::string name_of(Seat seat) {
  return seat == Seat::white ? "White" : "Black";
}

std::string_view name_of(Man man) {
  return man_names[static_cast<std::size_t>(man)];
}

std::string to_text(const Position& pos, Move move) {
  std::string text = to_text(move.from);
  if (move.taken == 0) {
    text += '-' + to_text(move.to);
  } else {
    char mark = move.kind == MoveKind::shot ? '*' : 'x';
    for (const Square square : taken_by(pos, move)) {
      text += mark + to_text(square);
      mark = '+';
    }
  }
  if (move.extra != 0) {
    text += '=';
    text += letter_of(static_cast<Man>(move.extra));
  }
  return text;
}

std::vector<Square> path_of(const Rules& rules, const Position& pos, Move move) {
  const std::vector<Square> corners = corners_of(rules, pos, move);
  const bool straight = corners.empty() ||
                        std::find(corners.begin(), corners.end(), move.from) != corners.end() ||
                        std::find(corners.begin(), corners.end(), move.to) != corners.end();
  if (straight) return {move.from, move.to};
  return {move.from, corners.front(), move.to};
}

std::vector<std::vector<Square>> walks_of(const Rules& rules, const Position& pos, Move move) {
  std::vector<std::vector<Square>> walks{{move.from, move.to}};
  for (const Square corner : corners_of(rules, pos, move)) {
    if (corner != move.from && corner != move.to) walks.push_back({move.from, corner, move.to});
  }
  if (move.kind == MoveKind::run) {
    walks.push_back({move.from});
    for (const Square square : taken_by(pos, move)) walks.back().push_back(square);
  }
  return walks;
}

}  // namespace camlann::camblam
