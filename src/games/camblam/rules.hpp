#pragma once
// Camblam as a model of the Rules concept. Section numbers are those of doc/rules/camblam.md.
// Immutable without shared state: thread-safe.

#include <array>
#include <cstdint>
#include <string>

#include "games/camblam/check.hpp"
#include "games/camblam/king_guard.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/rule_set.hpp"
#include "rules/move_list.hpp"
#include "rules/rules.hpp"

namespace camlann::camblam {

/// Returns the board part of the FEN of an array.
[[nodiscard]] std::string array_text(Array array);

class Rules {
 public:
  using Position = camblam::Position;
  using Guard = KingGuard;

  /// The men that a move took, with the data that cannot be restored from the squares.
  struct Undo {
    std::uint64_t key = 0;
    std::uint16_t quiet_plies = 0;
    std::uint8_t taken_count = 0;
    std::array<Cell, board_size> taken{};  // in the order of taken_by()
    Man moved{};                           // before a promotion
  };

  explicit Rules(const RuleSet& rule_set);

  [[nodiscard]] const RuleSet& rule_set() const { return rule_set_; }
  [[nodiscard]] Position start() const { return start_; }
  [[nodiscard]] static constexpr Side side_of(Seat seat) { return static_cast<Side>(seat); }

  /// Appends each legal move once: man by man in square order.
  void legal(const Position& pos, MoveList& out) const;
  /// Appends the legal moves that capture or promote.
  void captures(const Position& pos, MoveList& out) const;
  [[nodiscard]] std::uint64_t count(const Position& pos) const;
  /// Appends every move of sections 2 and 3, including those that leave the mover in check.
  void pseudo_legal(const Position& pos, MoveList& out) const;
  /// Appends those that capture or promote.
  void pseudo_captures(const Position& pos, MoveList& out) const;
  /// Returns a test for the legality of these moves; valid while `pos` and the rules exist.
  [[nodiscard]] KingGuard guard(const Position& pos) const { return {pos, rule_set_}; }
  /// Returns false only if the quiet move does not give check, or gives a discovered check by a
  /// prince or a knight.
  [[nodiscard]] bool may_check(const Position& pos, Move move) const {
    return camblam::may_check(pos, move, rule_set_.knight_leg_a);
  }

  /// Returns false: captures are never compulsory in this game.
  [[nodiscard]] bool must_capture(const Position&) const { return false; }

  /// Plays `move`, which must be legal in `pos`.
  void advance(Position& pos, Move move) const;
  Undo play(Position& pos, Move move) const;
  void take_back(Position& pos, Move move, const Undo& undo) const;

  /// Ends the game if a king has been taken.
  [[nodiscard]] Verdict board_verdict(const Position& pos) const;
  [[nodiscard]] Verdict quiet_verdict(const Position& pos) const;
  [[nodiscard]] Verdict no_move_verdict(const Position& pos) const;
  [[nodiscard]] Verdict verdict(const Position& pos) const;

  /// Section 4: the third repetition comes before the ply limit, after the other ends.
  [[nodiscard]] static constexpr bool yields_to_repetition(Reason reason) {
    return reason == Reason::quiet;
  }

  /// True if `seat`'s king could be captured if the other side were to move (section 4).
  [[nodiscard]] bool in_check(const Position& pos, Seat seat) const;

 private:
  RuleSet rule_set_;
  Position start_;
};

/// Iterates over the squares of the men that `move` takes, in the order of its path.
struct TakenSquares {
  std::array<Square, board_size> squares{};
  std::uint8_t count = 0;

  [[nodiscard]] const Square* begin() const { return squares.data(); }
  [[nodiscard]] const Square* end() const { return squares.data() + count; }
};
[[nodiscard]] TakenSquares taken_by(const Position& pos, Move move);

}  // namespace camlann::camblam
