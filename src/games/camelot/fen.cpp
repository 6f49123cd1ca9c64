#include "games/camelot/fen.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/square.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/rule_set.hpp"
#include "games/camelot/variant.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot {
namespace {

constexpr int last_move_number = 1'000'000;

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

std::string quoted(char c) {
  return c >= ' ' && c <= '~' ? std::string{'\'', c, '\''} : std::string("a character");
}

std::vector<Square> squares_of_rank(const Variant& variant, int rank) {
  std::vector<Square> squares;
  for (int file = 0; file < variant.files; ++file) {
    const Square square = make_square(file, rank);
    if (variant.squares.has(square)) squares.push_back(square);
  }
  return squares;
}

/// Reads from left to right; the first error stops it. Every function answers nothing when all
/// went well, so that errors are handed up in one way.
class Reader {
 public:
  Reader(std::string_view text, const Variant& variant, const RuleSet& rules)
      : text_(text), variant_(variant), rules_(rules) {}

  Result<FenPosition> read() {
    std::optional<Error> error = read_ranks();
    if (!error) error = read_side();
    if (!error && !done()) error = read_castle_moves();
    if (!error && !done()) error = read_quiet_plies();
    if (!error && !done()) error = read_move_number();
    if (!error && !done()) {
      error = fault(ErrorCode::syntax, "something follows the move number", "the end of the FEN");
    }
    if (error) return Failure(*error);
    fen_.position.zobrist = key_of(fen_.position);
    return fen_;
  }

 private:
  [[nodiscard]] bool done() const { return at_ == text_.size(); }
  [[nodiscard]] bool next_is(char c) const { return !done() && text_[at_] == c; }

  [[nodiscard]] Error fault_at(std::size_t at, ErrorCode code, std::string what,
                               std::string expected) const {
    return {code, std::move(what), "1:" + std::to_string(at + 1), std::move(expected)};
  }
  [[nodiscard]] Error fault(ErrorCode code, std::string what, std::string expected) const {
    return fault_at(at_, code, std::move(what), std::move(expected));
  }

  std::optional<Error> read_ranks() {
    for (int rank = variant_.ranks - 1; rank >= 0; --rank) {
      if (auto error = read_rank(rank)) return error;
      if (rank == 0) break;
      if (!next_is('/')) {
        return fault(ErrorCode::syntax,
                     "the FEN has " + std::to_string(variant_.ranks - rank) + " ranks",
                     std::to_string(variant_.ranks) + " ranks");
      }
      ++at_;
    }
    if (next_is('/')) {
      return fault(ErrorCode::syntax, "the FEN has too many ranks",
                   std::to_string(variant_.ranks) + " ranks");
    }
    return std::nullopt;
  }

  std::optional<Error> read_rank(int rank) {
    const std::vector<Square> squares = squares_of_rank(variant_, rank);
    const std::string expected =
        std::to_string(squares.size()) + (squares.size() == 1 ? " square" : " squares");
    std::size_t filled = 0;
    while (!done() && text_[at_] != '/' && text_[at_] != ' ') {
      const std::size_t start = at_;
      std::size_t run = 1;
      if (is_digit(text_[at_])) {
        const std::optional<int> number = read_number(grid_size);
        if (!number || *number == 0 || text_[start] == '0') {
          return fault_at(start, ErrorCode::syntax, "this number of empty squares is out of range",
                          "a number from 1 to " + std::to_string(squares.size() - filled));
        }
        run = static_cast<std::size_t>(*number);
      }
      if (filled + run > squares.size()) {
        return fault_at(start, ErrorCode::syntax,
                        "rank " + std::to_string(rank + 1) + " has too many squares", expected);
      }
      if (!is_digit(text_[start])) {
        if (auto error = put(squares[filled])) return error;
        ++at_;
      }
      filled += run;
    }
    if (filled < squares.size()) {
      return fault(ErrorCode::syntax,
                   "rank " + std::to_string(rank + 1) + " has " + std::to_string(filled) +
                       (filled == 1 ? " square" : " squares"),
                   expected);
    }
    return std::nullopt;
  }

  std::optional<Error> put(Square square) {
    const char letter = text_[at_];
    const bool white = letter == 'K' || letter == 'M';
    const bool knight = letter == 'K' || letter == 'k';
    if (!white && letter != 'k' && letter != 'm') {
      return fault(ErrorCode::syntax, quoted(letter) + " is no piece", "K, M, k, m or a number");
    }
    SquareSet& pieces = fen_.position.pieces[white ? 0 : 1];
    if (pieces.size() == variant_.men_per_seat) {
      return fault(ErrorCode::bad_position,
                   std::string(white ? "White" : "Black") + " has too many pieces",
                   "at most " + std::to_string(variant_.men_per_seat) + " a side");
    }
    pieces.add(square);
    if (knight) fen_.position.knights.add(square);
    return std::nullopt;
  }

  std::optional<Error> read_space(const char* before) {
    if (!next_is(' ')) {
      return fault(ErrorCode::syntax,
                   done() ? std::string("the FEN ends here")
                          : quoted(text_[at_]) + " stands where a space belongs",
                   std::string("a space and ") + before);
    }
    ++at_;
    return std::nullopt;
  }

  std::optional<Error> read_side() {
    if (auto error = read_space("the side to move, w or b")) return error;
    if (!next_is('w') && !next_is('b')) {
      return fault(ErrorCode::syntax, "the side to move is missing", "w or b");
    }
    fen_.position.turn = text_[at_++] == 'w' ? Seat::white : Seat::black;
    return std::nullopt;
  }

  std::optional<Error> read_castle_moves() {
    if (auto error = read_space("the castle moves made, 0,0")) return error;
    const std::string expected =
        "two numbers up to " + std::to_string(rules_.castle_moves) + ", as 0,0";
    for (std::size_t seat = 0; seat < 2; ++seat) {
      if (seat == 1) {
        if (!next_is(',')) return fault(ErrorCode::syntax, "a comma is missing", expected);
        ++at_;
      }
      const std::size_t start = at_;
      const std::optional<int> number = read_number(std::numeric_limits<std::uint8_t>::max());
      if (at_ == start) return fault(ErrorCode::syntax, "a number is missing", expected);
      if (!number || *number > rules_.castle_moves) {
        return fault_at(start, ErrorCode::bad_position,
                        std::string(seat == 0 ? "White" : "Black") +
                            " has made more castle moves than the rule set allows",
                        expected);
      }
      fen_.position.castle_moves[seat] = static_cast<std::uint8_t>(*number);
    }
    return std::nullopt;
  }

  std::optional<Error> read_quiet_plies() {
    if (auto error = read_space("the plies since the last capture or entry")) return error;
    constexpr int most = std::numeric_limits<std::uint16_t>::max();
    const Result<int> plies = read_field("the plies since the last capture or entry", 0, most);
    if (!plies) return plies.error();
    fen_.position.quiet_plies = static_cast<std::uint16_t>(*plies);
    return std::nullopt;
  }

  std::optional<Error> read_move_number() {
    if (auto error = read_space("the move number")) return error;
    const Result<int> number = read_field("the move number", 1, last_move_number);
    if (!number) return number.error();
    fen_.move_number = *number;
    return std::nullopt;
  }

  Result<int> read_field(const char* name, int least, int most) {
    const std::size_t start = at_;
    const std::optional<int> number = read_number(most);
    const std::string expected =
        "a number from " + std::to_string(least) + " to " + std::to_string(most);
    if (at_ == start) {
      return Failure(fault(ErrorCode::syntax, std::string(name) + " should stand here", expected));
    }
    if (!number || *number < least) {
      return Failure(
          fault_at(start, ErrorCode::syntax, std::string(name) + " is out of range", expected));
    }
    return *number;
  }

  /// Passes over all digits; nothing if there are none or their value is above `most`.
  std::optional<int> read_number(int most) {
    std::int64_t value = 0;
    const std::size_t start = at_;
    for (; !done() && is_digit(text_[at_]); ++at_) {
      if (value <= most) value = 10 * value + (text_[at_] - '0');
    }
    if (at_ == start || value > most) return std::nullopt;
    return static_cast<int>(value);
  }

  std::string_view text_;
  const Variant& variant_;
  const RuleSet& rules_;
  std::size_t at_ = 0;
  FenPosition fen_;
};

}  // namespace

char letter_of(const Position& pos, Square square) {
  const bool knight = pos.knights.has(square);
  if (pos.pieces[0].has(square)) return knight ? 'K' : 'M';
  return knight ? 'k' : 'm';
}

Result<FenPosition> parse_fen(std::string_view text, const Variant& variant, const RuleSet& rules) {
  return Reader(text, variant, rules).read();
}

std::string to_fen(const FenPosition& fen, const Variant& variant) {
  const Position& pos = fen.position;
  const SquareSet occupied = pos.occupied();
  std::string text;
  for (int rank = variant.ranks - 1; rank >= 0; --rank) {
    int empty = 0;
    for (const Square square : squares_of_rank(variant, rank)) {
      if (!occupied.has(square)) {
        ++empty;
        continue;
      }
      if (empty > 0) text += std::to_string(empty);
      empty = 0;
      text += letter_of(pos, square);
    }
    if (empty > 0) text += std::to_string(empty);
    if (rank > 0) text += '/';
  }
  text += pos.turn == Seat::white ? " w " : " b ";
  text += std::to_string(pos.castle_moves[0]) + ',' + std::to_string(pos.castle_moves[1]);
  text += ' ' + std::to_string(pos.quiet_plies) + ' ' + std::to_string(fen.move_number);
  return text;
}

}  // namespace camlann::camelot
