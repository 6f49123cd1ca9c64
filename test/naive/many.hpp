#pragma once
// The plain rules for games of three and four: a separate reading of the rules page that shares
// only the types of squares and outcomes with the games of two. Hexagons use the doubled
// coordinates of the page. Includes nothing of src/.

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "naive/naive.hpp"

namespace naive::many {

/// Seats are letters: R, G, B, Y.
struct Piece {
  char seat{};
  bool knight{};
  bool operator==(const Piece&) const = default;
};

struct Board {
  std::string id;
  std::string seats;                   // in turn order
  std::map<char, std::string> teams;   // the seats of a seat's team, itself too
  std::map<int, std::set<int>> ranks;  // the files of each rank, both from 1
  std::vector<Square> directions;
  std::map<char, std::set<Square>> castle;
  std::map<char, std::set<Square>> goal;
  std::string array;  // a FEN
  int castle_wins{};
  bool small{};  // one piece wins: no draws, a piece left wins
};

[[nodiscard]] const Board& board(std::string_view id);
[[nodiscard]] const std::vector<std::string>& board_ids();

struct Position {
  std::map<Square, Piece> pieces;
  char turn{};
  std::map<char, int> castle_moves;
  int quiet = 0;
  bool operator==(const Position&) const = default;
};

class Rules {
 public:
  Rules(const Board& board, const Switches& switches, bool side_castle_jump);

  [[nodiscard]] const Board& board() const { return board_; }
  [[nodiscard]] Position read_fen(std::string_view fen) const;
  [[nodiscard]] std::string write_fen(const Position& pos) const;
  [[nodiscard]] bool exists(Square square) const;
  [[nodiscard]] std::vector<Square> squares() const;

  /// None once the game is over.
  [[nodiscard]] std::set<Outcome> outcomes(const Position& pos) const;
  /// Winning seats in turn order, or "draw", and the reason: "RB castle". Without repetition.
  [[nodiscard]] Verdict verdict(const Position& pos) const;
  /// Verdict before the check for "no legal move".
  [[nodiscard]] Verdict board_verdict(const Position& pos) const;
  [[nodiscard]] Position play(const Position& pos, const Outcome& outcome) const;
  /// Returns the seat with the turn, starting at `seat`: seats that cannot move are skipped.
  [[nodiscard]] char turn_from(Position pos, char seat) const;

 private:
  struct Mover;

  [[nodiscard]] char after(char seat) const;
  [[nodiscard]] bool allied(char a, char b) const;
  [[nodiscard]] int pieces_of(const Position& pos, std::string_view seats) const;
  [[nodiscard]] std::set<Outcome> moves(const Position& pos) const;
  [[nodiscard]] bool can_move(Position pos, char seat) const;

  Board board_;
  Switches switches_;
  bool side_castle_jump_;
};

}  // namespace naive::many
