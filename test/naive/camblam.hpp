#pragma once
// A second, plain reading of the rules page of Camblam, against which the fast generator is
// compared. Includes nothing of src/. A board is letters as in a FEN; a king is in check if a list
// of all that the other side could capture names its square. Numbers name sections of the page.

#include <array>
#include <compare>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "naive/naive.hpp"

namespace naive::camblam {

inline constexpr int side_length = 12;  // of the board; files and ranks from 1

/// Section 5. The texts are those of the rules page.
struct Switches {
  std::string knight_leg_a = "1";
  bool run_must_be_full = false;
  bool run_through_shield = true;
  bool step_captures = true;
  std::string win_by = "checkmate";
  std::string array = "default";
};

/// "default,knightLegA=1,..." with every switch.
[[nodiscard]] std::string to_text(const Switches& switches);

/// "f12"
[[nodiscard]] std::string square_text(Square square);

inline constexpr char nobody = '.';
inline constexpr char outside = '#';

struct Position {
  std::array<char, side_length * side_length> board{};  // letters of men, capital for White
  Colour turn = Colour::white;
  int quiet = 0;   // plies since the last capture or pawn move
  int number = 1;  // move number

  Position() { board.fill(nobody); }

  /// `outside` off the board.
  [[nodiscard]] char at(Square square) const;
  void set(Square square, char man);
  bool operator==(const Position&) const = default;
};

[[nodiscard]] bool is_man_of(Colour colour, char man);
/// The man of this colour: 'Q' or 'q'.
[[nodiscard]] char man_of(Colour colour, char capital);
[[nodiscard]] std::vector<Square> squares_with(const Position& pos, char man);
[[nodiscard]] const std::vector<Square>& all_squares();

/// Short forms too; throws where it cannot read, but does not test what section 7 rejects.
[[nodiscard]] Position read_fen(std::string_view fen);
/// The form with all fields.
[[nodiscard]] std::string write_fen(const Position& pos);

struct Move {
  Square from;
  Square to;
  bool shot = false;
  char promotion = 0;  // capital letter
  std::vector<Square> taken;
  auto operator<=>(const Move&) const = default;
};

/// Section 6.
[[nodiscard]] std::string to_text(const Move& move);

class Rules {
 public:
  explicit Rules(const Switches& switches) : switches_(switches) {}

  [[nodiscard]] const Switches& switches() const { return switches_; }
  [[nodiscard]] Position start() const;

  /// Sections 2 and 3 alone; none if a king is gone.
  [[nodiscard]] std::set<Move> possible_moves(const Position& pos) const;
  /// Without those that leave the own king in check, unless the king is played for.
  [[nodiscard]] std::set<Move> legal_moves(const Position& pos) const;
  [[nodiscard]] Position play(const Position& pos, const Move& move) const;

  /// Section 4: `colour` has a king and the other side, to move, could capture it.
  [[nodiscard]] bool in_check(const Position& pos, Colour colour) const;
  /// Section 4 without repetition; "w checkmate", "draw quiet", empty while the game runs.
  [[nodiscard]] std::string verdict(const Position& pos) const;

 private:
  class Finder;

  Switches switches_;
};

}  // namespace naive::camblam
