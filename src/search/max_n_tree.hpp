#pragma once
// The tree below the root in a game of three sides, each for itself (max-n, Luckhardt and Irani
// 1986): at every node the side to move takes what is best for itself. To a depth, with
// captures followed beyond the horizon. Nothing but a win at once can be pruned. Driven by
// max_n.hpp and best_first.hpp. After construction it allocates only while its move lists grow.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "rules/move.hpp"
#include "rules/move_list.hpp"
#include "rules/verdict.hpp"
#include "search/handicap.hpp"
#include "search/limits.hpp"
#include "search/path.hpp"
#include "search/score.hpp"
#include "search/searchable.hpp"
#include "search/settings.hpp"
#include "search/timer.hpp"

namespace camlann {

template <ThreeHanded R, EvaluatesSides<R> E>
class MaxNTree {
 public:
  using Position = typename R::Position;
  using Undo = typename R::Undo;

  MaxNTree(const R& rules, const E& evaluation, const SearchSettings& settings)
      : rules_(rules),
        evaluation_(evaluation),
        mistakes_(settings.handicap, settings.seed),
        plies_(max_ply + 1),
        position_(rules.start()),
        path_(R::seats) {}

  /// Before a search from `root`; `earlier` as for Search::run(). Lasts until `timer` ends.
  void begin(const Position& root, std::span<const std::uint64_t> earlier, Timer& timer) {
    timer_ = &timer;
    position_ = root;
    nodes_ = 0;
    stopped_ = false;
    path_.begin(earlier, root.key());
    mistakes_.begin_turn(root.key());
    thinker_ = side_to_move();
  }

  /// The moves to choose from at the root.
  void root_moves(const Limits& limits, std::vector<Move>& out) {
    MoveList& moves = ply_at(0).moves;
    moves.clear();
    rules_.legal(position_, moves);
    const std::size_t all = moves.size();
    mistakes_.drop_unseen_now(moves);
    if (moves.empty() && all != 0) rules_.legal(position_, moves);
    out.clear();
    for (const Move move : moves) {
      if (!limits.only || move == *limits.only) out.push_back(move);
    }
  }

  /// What comes of a move at `ply`, searched `depth` plies deep, itself included; `captures` of
  /// them are beyond the horizon.
  SideScores behind(Move move, int depth, int ply, int captures) {
    const Undo undo = play(move, ply);
    const SideScores scores =
        depth > 1 ? search(depth - 1, ply + 1) : follow_captures(ply + 1, captures);
    take_back(move, undo);
    return scores;
  }
  /// The moves expected after the move at the root that was searched last.
  [[nodiscard]] std::span<const Move> variation() const {
    return {plies_[1].variation.data(), static_cast<std::size_t>(plies_[1].length)};
  }

  // --- For who walks the tree by himself --------------------------------------------------------

  [[nodiscard]] std::size_t side_to_move() const {
    return index_of(rules_.side_of(position_.seat()));
  }
  [[nodiscard]] Score guess(Move move) const { return evaluation_.guess(position_, move); }

  Undo play(Move move, int ply) {
    const Undo undo = rules_.play(position_, move);
    path_.add(ply, position_.key(), move.taken != 0);
    return undo;
  }
  void take_back(Move move, const Undo& undo) { rules_.take_back(position_, move, undo); }

  /// What the position at `ply` scores if the game ends there, "no legal move" left out of account.
  [[nodiscard]] std::optional<SideScores> end_at(int ply) const {
    if (const Verdict verdict = rules_.board_verdict(position_); verdict.over()) {
      return of_end(verdict, ply);
    }
    if (path_.is_repetition(ply)) return SideScores{};
    if (rules_.quiet_verdict(position_).over()) return of_end(rules_.verdict(position_), ply);
    return std::nullopt;
  }
  /// The same of a position without a legal move.
  [[nodiscard]] SideScores stuck_at(int ply) const {
    return of_end(rules_.no_move_verdict(position_), ply);
  }
  /// All that is legal at `ply`, and of that, what is seen. Valid until the next call for this ply.
  struct Choice {
    bool any = false;  // legal
    MoveList& seen;
  };
  Choice moves_at(int ply) {
    MoveList& moves = ply_at(ply).moves;
    moves.clear();
    rules_.legal(position_, moves);
    const bool any = !moves.empty();
    mistakes_.drop_unseen_ahead(moves);
    return {any, moves};
  }

  /// Captures until none is left; with the choice not to, while capturing is free.
  SideScores follow_captures(int ply, int captures) {
    Ply& here = ply_at(ply);
    here.length = 0;
    if (ends_here()) return {};
    if (const Verdict verdict = rules_.board_verdict(position_); verdict.over()) {
      return of_end(verdict, ply);
    }
    const SideScores standing = estimate();
    if (captures >= most_captures || ply >= max_ply - 1) return standing;
    here.moves.clear();
    rules_.captures(position_, here.moves);
    mistakes_.drop_unseen_ahead(here.moves);
    if (here.moves.empty()) return standing;
    return best_of(0, ply, standing, !rules_.must_capture(position_), captures + 1);
  }

  /// Counts a node, and says whether the search is over.
  [[nodiscard]] bool ends_here() {
    ++nodes_;
    if (!stopped_ && timer_->must_end(nodes_)) stopped_ = true;
    return stopped_;
  }
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
  /// Out of time or nodes, or told to stop: the last scores mean nothing.
  [[nodiscard]] bool stopped() const { return stopped_; }

 private:
  // How far captures are followed beyond the horizon.
  static constexpr int most_captures = 12;

  struct Ply {
    MoveList moves;
    std::array<Move, max_ply> variation{};
    int length = 0;
  };

  [[nodiscard]] Ply& ply_at(int ply) { return plies_[static_cast<std::size_t>(ply)]; }

  SideScores search(int depth, int ply) {
    ply_at(ply).length = 0;
    if (ends_here()) return {};
    if (const auto end = end_at(ply)) return *end;
    if (ply >= max_ply - 1) return estimate();
    const Choice choice = moves_at(ply);
    if (!choice.any) return stuck_at(ply);
    if (choice.seen.empty()) return estimate();
    return best_of(depth, ply, {}, false, 0);
  }

  // The best of the moves listed at `ply` for who is to move, or of standing still.
  SideScores best_of(int depth, int ply, const SideScores& standing, bool may_stand, int captures) {
    Ply& here = ply_at(ply);
    const std::size_t mover = side_to_move();
    SideScores best = standing;
    bool found = may_stand;
    for (std::size_t i = 0; i < here.moves.size(); ++i) {
      const Move move = here.moves[i];
      const SideScores scores = behind(move, depth, ply, captures);
      if (stopped_) return {};
      if (found && scores[mover] <= best[mover]) continue;
      found = true;
      best = scores;
      const Ply& next = ply_at(ply + 1);
      here.variation[0] = move;
      std::copy_n(next.variation.begin(), next.length, here.variation.begin() + 1);
      here.length = next.length + 1;
      if (best[mover] >= win_in(ply + 1)) break;
    }
    return best;
  }

  [[nodiscard]] SideScores estimate() const {
    SideScores scores = evaluation_.for_sides(position_);
    Score& own = scores[thinker_];
    own += mistakes_.misjudgement(position_.key());
    own = std::clamp(own, -max_estimate, max_estimate);
    return scores;
  }

  [[nodiscard]] SideScores of_end(const Verdict& verdict, int ply) const {
    SideScores scores{};
    for (unsigned i = 0; i < R::seats; ++i) {
      const Seat seat = static_cast<Seat>(i);
      scores[index_of(rules_.side_of(seat))] = score_of(verdict, seat, ply);
    }
    return scores;
  }

  R rules_;
  E evaluation_;
  Mistakes mistakes_;
  std::vector<Ply> plies_;

  // Of the running search.
  Timer* timer_ = nullptr;
  Position position_;
  std::size_t thinker_ = 0;  // the side to move at the root, whose judgement errs
  Path path_;
  std::uint64_t nodes_ = 0;
  bool stopped_ = false;
};

}  // namespace camlann
