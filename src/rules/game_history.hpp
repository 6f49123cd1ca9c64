#pragma once
// A game being played: the moves so far, repetition, claims and results that the board does not
// decide. Holds its rules by value. Not thread-safe; copy it for another thread.

#include <cstdint>
#include <span>
#include <vector>

#include "rules/key_index.hpp"
#include "rules/move.hpp"
#include "rules/rules.hpp"
#include "rules/verdict.hpp"

namespace camlann {

/// Besides the Rules concept, `same_for_repetition(a, b)` must be found for two positions: equal
/// keys can belong to unequal positions, and no game may end by such a chance. And the rules must
/// say which of their reasons yields_to_repetition(), where two ends meet.
template <Rules R>
class GameHistory {
 public:
  using Position = typename R::Position;

  /// The occurrence of a position at which its player may claim a draw.
  static constexpr int claim_at = 3;

  /// `repetition` is the occurrence of a position that ends the game by itself; 0: none does.
  GameHistory(const R& rules, const Position& start, int repetition)
      : rules_(rules), repetition_(repetition) {
    arrive(start);
  }

  [[nodiscard]] const R& rules() const { return rules_; }
  [[nodiscard]] const Position& position() const { return positions_.back(); }
  [[nodiscard]] const Position& start() const { return positions_.front(); }
  /// From the start to the present position, one more than moves().
  [[nodiscard]] std::span<const Position> positions() const { return positions_; }
  [[nodiscard]] std::span<const Move> moves() const { return moves_; }

  /// What ended the game: the board, else repetition, else finish().
  [[nodiscard]] const Verdict& verdict() const { return verdict_; }

  /// How often the present position has stood on the board, this time included.
  [[nodiscard]] int occurrences() const { return occurrences_.back(); }

  /// Whether the side to move may claim a draw by repetition, where it does not come by itself.
  [[nodiscard]] bool can_claim_draw() const {
    return !verdict_.over() && repetition_ == 0 && occurrences() >= claim_at;
  }

  /// Appends the legal moves; none once the game is over.
  void legal(MoveList& out) const {
    if (!verdict_.over()) rules_.legal(position(), out);
  }

  /// `move` must be legal and the game running.
  void play(Move move) {
    Position next = position();
    rules_.advance(next, move);
    moves_.push_back(move);
    arrive(next);
  }

  /// False at the start. Clears what finish() recorded.
  bool take_back() {
    if (moves_.empty()) return false;
    moves_.pop_back();
    positions_.pop_back();
    occurrences_.pop_back();
    index_.pop();
    judge();
    return true;
  }

  /// Records a result that the board does not show; without effect if the game is over.
  void finish(Verdict verdict) {
    if (!verdict_.over()) verdict_ = verdict;
  }

 private:
  void arrive(const Position& position) {
    occurrences_.push_back(1 + earlier(position));
    index_.push(position.key());
    positions_.push_back(position);
    judge();
  }

  /// How often this position has been there so far; the last time knows it.
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
  std::vector<int> occurrences_;  // of each of them, when it came
  KeyIndex index_;
  std::vector<Move> moves_;
  Verdict verdict_;
};

}  // namespace camlann
