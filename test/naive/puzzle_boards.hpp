#pragma once
// The plain generators as boards that win_search.hpp and margin_search.hpp can search, each with
// Position and Move and, of them:
//   moves()      none once the game is over
//   play()
//   winner()     where there are no moves: 1 for the side to move at the root, -1, or 0
//   is_for()     whether that side has the turn
//   is_same()    whether two positions are one, but for what has been counted
//   material()   its men less the others', a man is 100
//   man()        how far behind another move has to be
//   takes()      whether a move captures
//   prize()      what it captures, a man is 100
//   forces()     whether a position that the solver has made is worth proving
//   read()       a move in the notation of records
// Includes nothing of src/.

#include <optional>
#include <string>
#include <vector>

#include "naive/camblam.hpp"
#include "naive/many.hpp"
#include "naive/naive.hpp"

namespace naive {

template <class Set>
auto listed(const Set& set) {
  return std::vector<typename Set::value_type>(set.begin(), set.end());
}

/// "E4-E6xE8": a man is taken between the squares of each x.
[[nodiscard]] Outcome outcome_of(const std::string& text);

/// For a board of two: 1 if this side has won, -1 if the other has, 0 if neither.
[[nodiscard]] int winner_for(Colour side, const Verdict& verdict);

class TwoBoard {
 public:
  using Position = naive::Position;
  using Move = Outcome;

  TwoBoard(const std::string& variant, const std::string& set)
      : rules_(naive::board(variant), rule_sets().at(set)) {}

  [[nodiscard]] Position read_fen(const std::string& fen) const { return rules_.read_fen(fen); }
  [[nodiscard]] std::optional<Move> read(const Position& pos, const std::string& text) const {
    const Outcome wanted = outcome_of(text);
    return rules_.outcomes(pos).contains(wanted) ? std::optional(wanted) : std::nullopt;
  }
  [[nodiscard]] std::vector<Move> moves(const Position& pos) const {
    return listed(rules_.outcomes(pos));
  }
  [[nodiscard]] Position play(const Position& pos, const Move& move) const {
    return rules_.play(pos, move);
  }
  [[nodiscard]] int winner(const Position& pos, const Position& root) const {
    return winner_for(root.turn, rules_.verdict(pos));
  }
  [[nodiscard]] bool is_for(const Position& root, const Position& pos) const {
    return pos.turn == root.turn;
  }
  [[nodiscard]] bool is_same(const Position& a, const Position& b) const {
    return a.turn == b.turn && a.pieces == b.pieces && a.castle_moves == b.castle_moves;
  }
  [[nodiscard]] int material(const Position& pos, const Position& root) const;
  [[nodiscard]] int man() const { return 100; }
  [[nodiscard]] bool takes(const Move& move) const { return !move.captures.empty(); }
  [[nodiscard]] int prize(const Position& pos, const Move& move) const;
  [[nodiscard]] bool forces(const Position&) const { return true; }

 private:
  Rules rules_;
};

class ManyBoard {
 public:
  using Position = many::Position;
  using Move = Outcome;

  ManyBoard(const std::string& variant, const std::string& set)
      : rules_(many::board(variant), rule_sets().at(set), false) {}

  [[nodiscard]] Position read_fen(const std::string& fen) const { return rules_.read_fen(fen); }
  [[nodiscard]] std::optional<Move> read(const Position& pos, const std::string& text) const {
    const Outcome wanted = outcome_of(text);
    return rules_.outcomes(pos).contains(wanted) ? std::optional(wanted) : std::nullopt;
  }
  [[nodiscard]] std::vector<Move> moves(const Position& pos) const {
    return listed(rules_.outcomes(pos));
  }
  [[nodiscard]] Position play(const Position& pos, const Move& move) const {
    return rules_.play(pos, move);
  }
  [[nodiscard]] int winner(const Position& pos, const Position& root) const;
  [[nodiscard]] bool is_for(const Position& root, const Position& pos) const {
    return allied(root.turn, pos.turn);
  }
  [[nodiscard]] bool is_same(const Position& a, const Position& b) const {
    return a.turn == b.turn && a.pieces == b.pieces && a.castle_moves == b.castle_moves;
  }
  [[nodiscard]] int material(const Position& pos, const Position& root) const;
  [[nodiscard]] int man() const { return 100; }
  [[nodiscard]] bool takes(const Move& move) const { return !move.captures.empty(); }
  [[nodiscard]] int prize(const Position& pos, const Move& move) const;
  [[nodiscard]] bool forces(const Position&) const { return true; }

 private:
  [[nodiscard]] bool allied(char a, char b) const {
    return rules_.board().teams.at(a).find(b) != std::string::npos;
  }

  many::Rules rules_;
};

/// Camblam by the rules, for proofs: the solver gives check with every move.
class MateBoard {
 public:
  using Position = camblam::Position;
  using Move = camblam::Move;

  MateBoard(const std::string&, const std::string&) {}

  [[nodiscard]] Position read_fen(const std::string& fen) const { return camblam::read_fen(fen); }
  [[nodiscard]] std::optional<Move> read(const Position& pos, const std::string& text) const;
  [[nodiscard]] std::vector<Move> moves(const Position& pos) const {
    return listed(rules_.legal_moves(pos));
  }
  [[nodiscard]] Position play(const Position& pos, const Move& move) const {
    return rules_.play(pos, move);
  }
  [[nodiscard]] int winner(const Position& pos, const Position& root) const {
    return winner_for(root.turn, rules_.verdict(pos));
  }
  [[nodiscard]] bool is_for(const Position& root, const Position& pos) const {
    return pos.turn == root.turn;
  }
  [[nodiscard]] bool is_same(const Position& a, const Position& b) const {
    return a.turn == b.turn && a.board == b.board;
  }
  [[nodiscard]] int material(const Position& pos, const Position& root) const;
  [[nodiscard]] int man() const { return 300; }
  [[nodiscard]] bool takes(const Move& move) const { return !move.taken.empty(); }
  [[nodiscard]] int prize(const Position& pos, const Move& move) const;
  [[nodiscard]] bool forces(const Position& pos) const { return rules_.in_check(pos, pos.turn); }

 private:
  camblam::Rules rules_{camblam::Switches{}};
};

/// Camblam played until a king is taken, which needs no tests for check: where a side is mated, or
/// cannot move, its king is lost two plies later.
class KingBoard : public MateBoard {
 public:
  using MateBoard::MateBoard;

  [[nodiscard]] std::vector<Move> moves(const Position& pos) const {
    return listed(rules_.possible_moves(pos));
  }

 private:
  camblam::Rules rules_{camblam::Switches{}};
};

}  // namespace naive
