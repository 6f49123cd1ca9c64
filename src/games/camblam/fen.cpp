#include "games/camblam/fen.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "base/square.hpp"
#include "games/camblam/check.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/rule_set.hpp"
#include "games/camblam/text.hpp"
#include "rules/fen_scanner.hpp"
#include "rules/verdict.hpp"

namespace camlann::camblam {
namespace {

RankSquares all_ranks() {
  RankSquares ranks;
  for (int rank = board_size - 1; rank >= 0; --rank) {
    auto& squares = ranks.emplace_back();
    for (int file = 0; file < board_size; ++file) squares.push_back(make_square(file, rank));
  }
  return ranks;
}

class Reader {
 public:
  Reader(std::string_view text, const RuleSet& rules) : scan_(text), rules_(rules) {}

  Result<FenPosition> read() {
    Position& pos = fen_.position;
    auto error = scan_.read_ranks(
        all_ranks(), [this](char letter, Square square) { return put(letter, square); });
    const std::size_t after_board = scan_.at();
    if (!error) error = scan_.read_side(pos.turn, "wb");
    if (!error && !scan_.done()) error = read_numbers();
    if (!error) error = scan_.read_end();
    if (!error) error = check_kings(after_board);
    if (error) return Failure(*error);
    pos.zobrist = key_of(pos);
    return fen_;
  }

 private:
  std::optional<Error> put(char letter, Square square) {
    const bool black = letter >= 'a' && letter <= 'z';
    const auto capital = static_cast<char>(black ? letter - 'a' + 'A' : letter);
    const std::size_t man = man_letters.find(capital);
    if (man == std::string_view::npos || man == 0) {
      return scan_.fault(ErrorCode::syntax, quoted(letter) + " is not a man",
                         "one of PNCARBIQK, small for Black, or a number");
    }
    if (static_cast<Man>(man) == Man::pawn && rank_of(square) == (black ? 0 : board_size - 1)) {
      return scan_.fault(ErrorCode::bad_position, "a pawn cannot be on its last rank",
                         "another man, or the pawn elsewhere");
    }
    const Seat seat = black ? Seat::black : Seat::white;
    if (static_cast<Man>(man) == Man::king && fen_.position.has_king(seat)) {
      return scan_.fault(ErrorCode::bad_position,
                         std::string(black ? "Black" : "White") + " has two kings", "one king");
    }
    fen_.position.put(square, seat, static_cast<Man>(man));
    return std::nullopt;
  }

  std::optional<Error> read_numbers() {
    constexpr std::string_view half = "the plies since the last capture or pawn move";
    if (auto error = scan_.read_space(half)) return error;
    if (scan_.next_is('-')) {
      scan_.skip();
      if (auto error = scan_.read_space("a second hyphen")) return error;
      if (!scan_.next_is('-')) {
        return scan_.fault(ErrorCode::syntax, "the second hyphen is missing", "- -");
      }
      scan_.skip();
      if (auto error = scan_.read_space(half)) return error;
    }
    const Result<int> plies = scan_.read_number(half, 0, std::numeric_limits<std::uint16_t>::max());
    if (!plies) return plies.error();
    fen_.position.quiet_plies = static_cast<std::uint16_t>(*plies);
    if (auto error = scan_.read_space("the move number")) return error;
    const Result<int> number = scan_.read_number("the move number", 1, last_move_number);
    if (!number) return number.error();
    fen_.move_number = *number;
    return std::nullopt;
  }

  [[nodiscard]] std::optional<Error> check_kings(std::size_t after_board) const {
    const Position& pos = fen_.position;
    const bool white = pos.has_king(Seat::white);
    const bool black = pos.has_king(Seat::black);
    const bool may_be_taken = rules_.win_by == WinBy::capture && (white || black);
    if ((!white || !black) && !may_be_taken) {
      return scan_.fault_at(after_board, ErrorCode::bad_position,
                            std::string(white ? "Black" : "White") + " has no king",
                            "one king per side");
    }
    if (rules_.win_by == WinBy::capture) return std::nullopt;
    const Seat resting = opponent(pos.turn);
    if (king_attacked(pos.cells, pos, pos.kings[index_of(resting)], pos.turn, rules_)) {
      return scan_.fault_at(after_board, ErrorCode::bad_position,
                            std::string(resting == Seat::white ? "White" : "Black") +
                                " is in check and it is not its turn",
                            "a position in which the king could not be captured at once");
    }
    return std::nullopt;
  }

  FenScanner scan_;
  const RuleSet& rules_;
  FenPosition fen_;
};

}  // namespace

Result<FenPosition> parse_fen(std::string_view text, const RuleSet& rules) {
  return Reader(text, rules).read();
}

std::string to_fen(const FenPosition& fen) {
  const Position& pos = fen.position;
  std::string text = ranks_text(all_ranks(), [&](Square square) {
    const Cell cell = pos.at(square);
    return cell == Cell::empty ? char{0} : letter_of(cell);
  });
  text += pos.turn == Seat::white ? " w - - " : " b - - ";
  return text + std::to_string(pos.quiet_plies) + ' ' +
         std::to_string(std::min(fen.move_number, last_move_number));
}

}  // namespace camlann::camblam
