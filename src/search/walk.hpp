#pragma once
// A walk through the tree of a game: the position, the moves that lead to it with their undo data,
// the keys of the positions on the way. Every search, proof and table probe plays its moves through
// a walk. It owns the judge of the positions and notifies judges that track moves. For one thread;
// allocates when it is created and when it begins, not while it walks.

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "rules/move.hpp"
#include "search/evaluation.hpp"
#include "search/path.hpp"
#include "search/score.hpp"
#include "search/searchable.hpp"

namespace camlann {

template <Searchable R, class J = NoJudge>
class Walk {
 public:
  using Position = typename R::Position;

  /// `most_plies`: the longest path from the root.
  explicit Walk(const R& rules, const J& judge = {}, int most_plies = max_ply)
      : rules_(rules), judge_(judge), position_(rules.start()), path_(seats_of<R>, most_plies) {
    steps_.reserve(static_cast<std::size_t>(most_plies));
    begin(position_);
  }

  /// Starts at `root`, which has ply 0. `earlier`: keys of the positions that may recur, oldest
  /// first, without the root's own.
  void begin(const Position& root, std::span<const std::uint64_t> earlier = {}) {
    position_ = root;
    steps_.clear();
    path_.begin(earlier, root.key());
    if constexpr (FollowsPlay<J, R>) judge_.begin(position_);
  }

  [[nodiscard]] const R& rules() const { return rules_; }
  [[nodiscard]] const Position& position() const { return position_; }
  /// Returns the number of moves played from the root, passes included.
  [[nodiscard]] int ply() const { return path_.ply(); }
  /// Returns the move that led here: from == to for a pass. Not at the root.
  [[nodiscard]] Move last_move() const { return steps_.back().move; }
  /// True if the position occurred before, in the game or on the path.
  [[nodiscard]] bool is_repetition() const { return path_.is_repetition(); }

  /// Plays `move`, which must be legal here.
  void play(Move move) {
    if constexpr (FollowsPlay<J, R>) judge_.play(position_, move);
    steps_.emplace_back(rules_, position_, move);
    path_.add(position_.key(), move.taken != 0);
  }
  void pass()
    requires Passes<R>
  {
    if constexpr (FollowsPlay<J, R>) judge_.pass(position_);
    steps_.emplace_back(rules_, position_);
    path_.add(position_.key(), true);
  }
  /// Takes back the last move or pass.
  void take_back() {
    const Step& last = steps_.back();
    rules_.take_back(position_, last.move, last.undo);
    steps_.pop_back();
    path_.remove_last();
    if constexpr (FollowsPlay<J, R>) judge_.take_back();
  }

  /// Returns the judge's evaluation of the position.
  [[nodiscard]] Score estimate()
    requires Judges<J, R>
  {
    return judge_(position_);
  }
  [[nodiscard]] SideScores estimate_for_sides()
    requires JudgesSides<J, R>
  {
    return judge_.for_sides(position_);
  }

 private:
  // Constructed in place: an Undo may be as large as a position.
  struct Step {
    Step(const R& rules, Position& pos, Move played)
        : undo(rules.play(pos, played)), move(played) {}
    Step(const R& rules, Position& pos)
      requires Passes<R>
        : undo(rules.pass(pos)) {}

    typename R::Undo undo;
    Move move;
  };

  R rules_;
  J judge_;
  Position position_;
  std::vector<Step> steps_;
  Path path_;
};

}  // namespace camlann
