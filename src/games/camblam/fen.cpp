#include "games/camblam/fen.hpp"

#include <algorithm>
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
#include "base/try.hpp"
#include "games/camblam/check.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/rule_set.hpp"
#include "games/camblam/text.hpp"
#include "rules/fen_scanner.hpp"
#include "rules/setup.hpp"
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

/// Returns nothing for an unknown letter.
std::optional<Man> man_of_letter(char letter) {
  const bool small = letter >= 'a' && letter <= 'z';
  const std::size_t man = man_letters.find(static_cast<char>(small ? letter - 'a' + 'A' : letter));
  if (man == std::string_view::npos || man == 0) return std::nullopt;
  return static_cast<Man>(man);
}

Seat seat_of_letter(char letter) {
  return letter >= 'a' && letter <= 'z' ? Seat::black : Seat::white;
}

class Reader {
 public:
  explicit Reader(std::string_view text) : scan_(text) {}

  Result<ReadSetup> read() {
    auto error = scan_.read_ranks(
        all_ranks(), [this](char letter, Square square) { return put(letter, square); });
    read_.end_of_board = scan_.at();
    if (!error) error = scan_.read_side(read_.setup.turn, "wb");
    if (!error && !scan_.done()) error = read_numbers();
    if (!error) error = scan_.read_end();
    if (error) return Failure(*error);
    return read_;
  }

 private:
  std::optional<Error> put(char letter, Square square) {
    if (!man_of_letter(letter)) {
      return scan_.fault(ErrorCode::syntax, quoted(letter) + " is not a piece",
                         "one of PNCARBIQK, small for Black, or a number");
    }
    read_.setup.pieces.push_back({square, letter});
    read_.piece_columns.push_back(scan_.at());
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
    read_.setup.quiet_plies = *plies;
    if (auto error = scan_.read_space("the move number")) return error;
    const Result<int> number = scan_.read_number("the move number", 1, last_move_number);
    if (!number) return number.error();
    read_.setup.move_number = *number;
    return std::nullopt;
  }

  FenScanner scan_;
  ReadSetup read_;
};

/// Checks the men one by one.
std::vector<SetupFault> faults_of_men(const Setup& setup) {
  std::vector<SetupFault> faults;
  std::array<bool, 2> kings{};
  for (std::size_t i = 0; i < setup.pieces.size(); ++i) {
    const auto [square, letter] = setup.pieces[i];
    const Seat seat = seat_of_letter(letter);
    const Man man = man_of_letter(letter).value_or(Man::none);
    const int last_rank = seat == Seat::black ? 0 : board_size - 1;
    if (man == Man::pawn && rank_of(square) == last_rank) {
      faults.push_back({"a pawn cannot be on its last rank", "another piece, or the pawn elsewhere",
                        square, SetupFault::Part::piece, i});
    }
    if (man != Man::king) continue;
    if (kings[index_of(seat)]) {
      faults.push_back(
          {name_of(seat) + " has two kings", "one king", square, SetupFault::Part::piece, i});
    }
    kings[index_of(seat)] = true;
  }
  return faults;
}

/// Checks for missing kings and for a check out of turn; the men of `pos` must have no faults.
std::optional<SetupFault> fault_of_kings(const Position& pos, const RuleSet& rules) {
  const bool white = pos.has_king(Seat::white);
  const bool black = pos.has_king(Seat::black);
  const bool may_be_taken = rules.win_by == WinBy::capture && (white || black);
  if ((!white || !black) && !may_be_taken) {
    return SetupFault{name_of(white ? Seat::black : Seat::white) + " has no king",
                      "one king per side", std::nullopt};
  }
  if (rules.win_by == WinBy::capture) return std::nullopt;
  const Seat resting = opponent(pos.turn);
  const Square king = pos.kings[index_of(resting)];
  if (!king_attacked(pos.cells, pos, king, pos.turn, rules)) return std::nullopt;
  return SetupFault{name_of(resting) + " is in check and it is not its turn",
                    "a position in which the king could not be captured at once", king};
}

}  // namespace

Result<ReadSetup> read_setup(std::string_view text) {
  return Reader(text).read();
}

std::vector<SetupFault> faults_of(const Setup& setup, const RuleSet& rules) {
  std::vector<SetupFault> faults = faults_of_men(setup);
  if (!faults.empty()) return faults;
  if (auto fault = fault_of_kings(position_of(setup).position, rules)) {
    faults.push_back(std::move(*fault));
  }
  return faults;
}

FenPosition position_of(const Setup& setup) {
  FenPosition fen;
  for (const auto& [square, letter] : setup.pieces) {
    fen.position.put(square, seat_of_letter(letter), man_of_letter(letter).value_or(Man::none));
  }
  fen.position.turn = setup.turn;
  fen.position.quiet_plies = static_cast<std::uint16_t>(setup.quiet_plies);
  fen.position.zobrist = key_of(fen.position);
  fen.move_number = setup.move_number;
  return fen;
}

Result<FenPosition> parse_fen(std::string_view text, const RuleSet& rules) {
  TRY(const auto read, read_setup(text));
  const std::vector<SetupFault> faults = faults_of(read.setup, rules);
  if (!faults.empty()) return Failure(error_of(faults.front(), read));
  return position_of(read.setup);
}

std::string to_fen(const FenPosition& fen) {
  const Position& pos = fen.position;
  Setup setup;
  (pos.men[0] | pos.men[1]).for_each([&](Square square) {
    setup.pieces.push_back({square, letter_of(pos.at(square))});
  });
  setup.turn = pos.turn;
  setup.quiet_plies = pos.quiet_plies;
  setup.move_number = fen.move_number;
  return to_fen(setup);
}

std::string to_fen(const Setup& setup) {
  return ranks_text(all_ranks(), setup.pieces) +
         (setup.turn == Seat::white ? " w - - " : " b - - ") + std::to_string(setup.quiet_plies) +
         ' ' + std::to_string(std::min(setup.move_number, last_move_number));
}

}  // namespace camlann::camblam
