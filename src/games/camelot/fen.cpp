#include "games/camelot/fen.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "base/square.hpp"
#include "games/camelot/grid.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/rule_set.hpp"
#include "games/camelot/variant.hpp"
#include "rules/fen_scanner.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot {
namespace {

RankSquares ranks_of(const Variant& variant) {
  RankSquares ranks;
  for (int rank = variant.ranks; rank >= 1; --rank) {
    auto& squares = ranks.emplace_back();
    for (int file = 0; file < variant.files; ++file) {
      const auto square = square_at(file, rank, variant.grid);
      if (square && variant.squares.has(*square)) squares.push_back(*square);
    }
  }
  return ranks;
}

std::string side_letters(const Variant& variant) {
  std::string letters;
  for (const SeatNames& seat : variant.seats) letters += seat.letter;
  return letters;
}

class Reader {
 public:
  Reader(std::string_view text, const Variant& variant, const RuleSet& rules)
      : scan_(text), variant_(variant), rules_(rules) {}

  Result<FenPosition> read() {
    Position& pos = fen_.position;
    auto error = scan_.read_ranks(
        ranks_of(variant_), [this](char letter, Square square) { return put(letter, square); });
    if (!error) error = scan_.read_side(pos.turn, side_letters(variant_));
    if (!error && !scan_.done()) error = read_castle_moves();
    if (!error && !scan_.done()) error = read_quiet_plies();
    if (!error && !scan_.done()) error = read_move_number();
    if (!error) error = scan_.read_end();
    if (error) return Failure(*error);
    pos.zobrist = key_of(pos);
    return fen_;
  }

 private:
  std::optional<Error> put(char letter, Square square) {
    std::string known;
    for (unsigned i = 0; i < variant_.seat_count(); ++i) {
      const SeatNames& seat = variant_.seats[i];
      known += known.empty() ? "" : ", ";
      if (variant_.knights) known += std::string{seat.knight} + ", ";
      known += seat.man;
      const bool knight = variant_.knights && letter == seat.knight;
      if (knight || letter == seat.man) return put(i, letter, square);
    }
    return scan_.fault(ErrorCode::syntax, quoted(letter) + " is not a piece",
                       known + " or a number");
  }

  std::optional<Error> put(unsigned seat, char letter, Square square) {
    const SeatNames& names = variant_.seats[seat];
    SquareSet& pieces = fen_.position.pieces[seat];
    if (pieces.size() == variant_.men_per_seat) {
      return scan_.fault(ErrorCode::bad_position, std::string(names.name) + " has too many pieces",
                         "at most " + std::to_string(variant_.men_per_seat) + " per side");
    }
    pieces.add(square);
    if (letter == names.knight) fen_.position.knights.add(square);
    return std::nullopt;
  }

  std::optional<Error> read_castle_moves() {
    constexpr std::array<std::string_view, most_seats + 1> numbers = {"", "", "two", "three",
                                                                      "four"};
    const unsigned count = variant_.seat_count();
    std::string example = "0";
    for (unsigned seat = 1; seat < count; ++seat) example += ",0";
    if (auto error = scan_.read_space("the castle moves made, " + example)) return error;
    const std::string expected = std::string(numbers[count]) + " numbers up to " +
                                 std::to_string(rules_.castle_moves) + ", such as " + example;
    for (std::size_t seat = 0; seat < count; ++seat) {
      if (seat > 0) {
        if (!scan_.next_is(',')) {
          return scan_.fault(ErrorCode::syntax, "a comma is missing", expected);
        }
        scan_.skip();
      }
      const std::size_t start = scan_.at();
      const std::optional<int> made = scan_.scan_number(std::numeric_limits<std::uint8_t>::max());
      if (scan_.at() == start) {
        return scan_.fault(ErrorCode::syntax, "a number is missing", expected);
      }
      if (!made || *made > rules_.castle_moves) {
        return scan_.fault_at(start, ErrorCode::bad_position,
                              std::string(variant_.seats[seat].name) +
                                  " has made more castle moves than the rule set allows",
                              expected);
      }
      fen_.position.castle_moves[seat] = static_cast<std::uint8_t>(*made);
    }
    return std::nullopt;
  }

  std::optional<Error> read_quiet_plies() {
    constexpr std::string_view name = "the plies since the last capture or entry";
    if (auto error = scan_.read_space(name)) return error;
    const Result<int> plies = scan_.read_number(name, 0, std::numeric_limits<std::uint16_t>::max());
    if (!plies) return plies.error();
    fen_.position.quiet_plies = static_cast<std::uint16_t>(*plies);
    return std::nullopt;
  }

  std::optional<Error> read_move_number() {
    if (auto error = scan_.read_space("the move number")) return error;
    const Result<int> number = scan_.read_number("the move number", 1, last_move_number);
    if (!number) return number.error();
    fen_.move_number = *number;
    return std::nullopt;
  }

  FenScanner scan_;
  const Variant& variant_;
  const RuleSet& rules_;
  FenPosition fen_;
};

}  // namespace

char letter_of(const Position& pos, Square square, const Variant& variant) {
  unsigned seat = 0;
  while (seat + 1 < variant.seat_count() && !pos.pieces[seat].has(square)) ++seat;
  const SeatNames& names = variant.seats[seat];
  return pos.knights.has(square) ? names.knight : names.man;
}

Result<FenPosition> parse_fen(std::string_view text, const Variant& variant, const RuleSet& rules) {
  return Reader(text, variant, rules).read();
}

std::string to_fen(const FenPosition& fen, const Variant& variant) {
  const Position& pos = fen.position;
  const SquareSet occupied = pos.occupied();
  std::string text = ranks_text(ranks_of(variant), [&](Square square) {
    return occupied.has(square) ? letter_of(pos, square, variant) : char{0};
  });
  text += std::string{' ', variant.names(pos.turn).letter, ' '};
  for (unsigned seat = 0; seat < variant.seat_count(); ++seat) {
    text += (seat == 0 ? "" : ",") + std::to_string(pos.castle_moves[seat]);
  }
  text += ' ' + std::to_string(pos.quiet_plies);
  text += ' ' + std::to_string(std::min(fen.move_number, last_move_number));
  return text;
}

}  // namespace camlann::camelot
