#pragma once
// A game in progress: its moves, repetition, claims and results that the board does not decide.
// Holds its rules by value. Not thread-safe; copy it for another thread.

#include <cstdint>
#include <span>
#include <vector>

#include "rules/key_index.hpp"
#include "rules/move.hpp"
#include "rules/rules.hpp"
#include "rules/verdict.hpp"

namespace camlann {

/// In addition to the Rules concept, it needs `same_for_repetition(a, b)` for two positions:
/// unequal positions can have equal keys, and such a collision must not end a game. The rules also
/// define which of their reasons yields_to_repetition() if two ends coincide.
template <Rules R>
class GameHistory {
 public:
  using Position = typename R::Position;

  /// The occurrence of a position at which a player may claim a draw.
  static constexpr int claim_at = 3;

  /// `repetition` is the occurrence of a position that ends the game automatically; 0: never.
  GameHistory(const R& rules, const Position& start, int repetition)
      : rules_(rules), repetition_(repetition) {
    arrive(start);
  }

  [[nodiscard]] const R& rules() const { return rules_; }
  [[nodiscard]] const Position& position() const { return positions_.back(); }
  [[nodiscard]] const Position& start() const { return positions_.front(); }
  /// Returns the positions from the start to the current one, one more than moves().
  [[nodiscard]] std::span<const Position> positions() const { return positions_; }
  [[nodiscard]] std::span<const Move> moves() const { return moves_; }

  /// Returns the end of the game: from the board, or else repetition, or else finish().
  [[nodiscard]] const Verdict& verdict() const { return verdict_; }

  /// Returns the number of occurrences of the current position, including this one.
  [[nodiscard]] int occurrences() const { return occurrences_.back(); }

  /// True if the side to move may claim a draw by repetition; only if repetition is not automatic.
  [[nodiscard]] bool can_claim_draw() const {
    return !verdict_.over() && repetition_ == 0 && occurrences() >= claim_at;
  }

  /// Appends the legal moves; none once the game is over.
  void legal(MoveList& out) const {
    if (!verdict_.over()) rules_.legal(position(), out);
  }

  /// Plays `move`, which must be legal; the game must not be over.
  void play(Move move) {
    Position next = position();
    rules_.advance(next, move);
    play(move, next);
  }

  /// Plays a move to `next` that is not one of the board, such as a swap; the game must not be
  /// over.
  void play(Move move, const Position& next) {
    moves_.push_back(move);
    arrive(next);
  }

  /// Takes back a move; false at the start. Clears the result of finish().
  bool take_back() {
    if (moves_.empty()) return false;
    moves_.pop_back();
    positions_.pop_back();
    occurrences_.pop_back();
    index_.pop();
    judge();
    return true;
  }

  /// Records a result that the board does not show. If the game is over, only one that a tournament
  /// gives has an effect: it replaces the earlier result.
  void finish(Verdict verdict) {
    if (!verdict_.over() || is_given(verdict.reason)) verdict_ = verdict;
  }

 private:
  void arrive(const Position& position) {
    occurrences_.push_back(1 + earlier(position));
    index_.push(position.key());
    positions_.push_back(position);
    judge();
  }

  /// Returns the number of earlier occurrences, which the last one has stored.
  [[nodiscard]] int earlier(const Position& position) const {
    for (auto i = index_.last(position.key()); i != KeyIndex::none; i = index_.before(i)) {
      if (same_for_repetition(positions_[i], position)) return occurrences_[i];
    }
    return 0;
  }

  void judge() {
    verdict_ = rules_.verdict(position());
    const bool decided = verdict_.over() && !rules_.yields_to_repetition(verdict_.reason);
    if (!decided && repetition_ != 0 && occurrences() >= repetition_) {
      verdict_ = {Reason::repetition, 0};
    }
  }

  R rules_;
  int repetition_;
  std::vector<Position> positions_;
  std::vector<int> occurrences_;  // count of each position at the time it occurred
  KeyIndex index_;
  std::vector<Move> moves_;
  Verdict verdict_;
};

}  // namespace camlann
