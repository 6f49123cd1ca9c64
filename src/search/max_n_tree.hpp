#pragma once
// The tree below the root in a game of three sides, each for itself (max-n, Luckhardt and Irani
// 1986): at every node the side to move picks its own best result. Searches to a depth and follows
// captures beyond it. Only an immediate win allows pruning. Driven by max_n.hpp and best_first.hpp.
// After construction it allocates only while its move lists grow.

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
#include "search/evaluation.hpp"
#include "search/handicap.hpp"
#include "search/limits.hpp"
#include "search/score.hpp"
#include "search/searchable.hpp"
#include "search/settings.hpp"
#include "search/timer.hpp"
#include "search/walk.hpp"

namespace camlann {

template <ThreeHanded R, Evaluates<R> E>
  requires JudgesSides<JudgeOf<E>, R>
class MaxNTree {
 public:
  using Position = typename R::Position;

  MaxNTree(const R& rules, const E& evaluation, const SearchSettings& settings)
      : orderer_(evaluation.orderer),
        mistakes_(settings.handicap, settings.seed),
        plies_(max_ply + 1),
        walk_(rules, evaluation.judge) {}

  /// Prepares a search from `root`; `earlier` as for Search::run(). Valid until `timer` ends.
  void begin(const Position& root, std::span<const std::uint64_t> earlier, Timer& timer) {
    timer_ = &timer;
    walk_.begin(root, earlier);
    nodes_ = 0;
    stopped_ = false;
    mistakes_.begin_turn(root.key());
    thinker_ = side_to_move();
  }

  /// Lists the moves to choose from at the root.
  void root_moves(const Limits& limits, std::vector<Move>& out) {
    MoveList& moves = ply_at(0).moves;
    moves.clear();
    rules().legal(here(), moves);
    const std::size_t all = moves.size();
    mistakes_.drop_unseen_now(moves);
    if (moves.empty() && all != 0) rules().legal(here(), moves);
    out.clear();
    for (const Move move : moves) {
      if (!limits.only || move == *limits.only) out.push_back(move);
    }
  }

  /// Returns the scores of a move, searched `depth` plies deep including the move itself; up to
  /// `captures` captures are followed beyond the horizon.
  SideScores behind(Move move, int depth, int captures) {
    play(move);
    const SideScores scores = depth > 1 ? search(depth - 1) : follow_captures(captures);
    take_back();
    return scores;
  }
  /// Returns the expected moves after the root move that was searched last.
  [[nodiscard]] std::span<const Move> variation() const {
    return {plies_[1].variation.data(), static_cast<std::size_t>(plies_[1].length)};
  }

  // --- For callers that walk the tree themselves ------------------------------------------------

  [[nodiscard]] std::size_t side_to_move() const {
    return index_of(rules().side_of(here().seat()));
  }
  [[nodiscard]] Score guess(Move move) const { return orderer_.guess(here(), move); }

  void play(Move move) { walk_.play(move); }
  void take_back() { walk_.take_back(); }
  /// Returns the number of plies from the root.
  [[nodiscard]] int ply() const { return walk_.ply(); }

  /// Returns the scores if the game ends here, not counting a lack of legal moves.
  [[nodiscard]] std::optional<SideScores> end_here() const {
    if (const Verdict verdict = rules().board_verdict(here()); verdict.over()) {
      return of_end(verdict);
    }
    if (walk_.is_repetition()) return SideScores{};
    if (rules().quiet_verdict(here()).over()) return of_end(rules().verdict(here()));
    return std::nullopt;
  }
  /// Returns the scores of a position without a legal move.
  [[nodiscard]] SideScores stuck_here() const { return of_end(rules().no_move_verdict(here())); }
  /// The moves available here, and whether any is legal. Valid until the next call at this ply.
  struct Choice {
    bool any = false;  // a legal move exists
    MoveList& seen;
  };
  Choice moves_here() {
    MoveList& moves = ply_at(ply()).moves;
    moves.clear();
    rules().legal(here(), moves);
    const bool any = !moves.empty();
    mistakes_.drop_unseen_ahead(moves);
    return {any, moves};
  }

  /// Follows captures until none is left, with the option to stop when capturing is not compulsory.
  SideScores follow_captures(int captures) {
    Ply& own = ply_at(ply());
    own.length = 0;
    if (ends_here()) return {};
    if (const Verdict verdict = rules().board_verdict(here()); verdict.over()) {
      return of_end(verdict);
    }
    const SideScores standing = estimate();
    if (captures >= most_captures || ply() >= max_ply - 1) return standing;
    own.moves.clear();
    rules().captures(here(), own.moves);
    mistakes_.drop_unseen_ahead(own.moves);
    if (own.moves.empty()) return standing;
    return best_of(0, standing, !rules().must_capture(here()), captures + 1);
  }

  /// Counts a node; true if the search has to end.
  [[nodiscard]] bool ends_here() {
    ++nodes_;
    if (!stopped_ && timer_->must_end(nodes_)) stopped_ = true;
    return stopped_;
  }
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
  /// True if out of time or nodes, or stopped: the last scores are invalid.
  [[nodiscard]] bool stopped() const { return stopped_; }

 private:
  // Maximum number of captures followed beyond the horizon.
  static constexpr int most_captures = 12;

  struct Ply {
    MoveList moves;
    std::array<Move, max_ply> variation{};
    int length = 0;
  };

  [[nodiscard]] const R& rules() const { return walk_.rules(); }
  [[nodiscard]] const Position& here() const { return walk_.position(); }
  [[nodiscard]] Ply& ply_at(int ply) { return plies_[static_cast<std::size_t>(ply)]; }

  SideScores search(int depth) {
    ply_at(ply()).length = 0;
    if (ends_here()) return {};
    if (const auto end = end_here()) return *end;
    if (ply() >= max_ply - 1) return estimate();
    const Choice choice = moves_here();
    if (!choice.any) return stuck_here();
    if (choice.seen.empty()) return estimate();
    return best_of(depth, {}, false, 0);
  }

  // Returns the best result for the mover, among the moves listed here and standing still.
  SideScores best_of(int depth, const SideScores& standing, bool may_stand, int captures) {
    Ply& own = ply_at(ply());
    const Ply& next = ply_at(ply() + 1);
    const std::size_t mover = side_to_move();
    SideScores best = standing;
    bool found = may_stand;
    for (std::size_t i = 0; i < own.moves.size(); ++i) {
      const Move move = own.moves[i];
      const SideScores scores = behind(move, depth, captures);
      if (stopped_) return {};
      if (found && scores[mover] <= best[mover]) continue;
      found = true;
      best = scores;
      own.variation[0] = move;
      std::copy_n(next.variation.begin(), next.length, own.variation.begin() + 1);
      own.length = next.length + 1;
      if (best[mover] >= win_in(ply() + 1)) break;
    }
    return best;
  }

  [[nodiscard]] SideScores estimate() {
    SideScores scores = walk_.estimate_for_sides();
    Score& own = scores[thinker_];
    own += mistakes_.misjudgement(here().key());
    own = std::clamp(own, -max_estimate, max_estimate);
    return scores;
  }

  [[nodiscard]] SideScores of_end(const Verdict& verdict) const {
    SideScores scores{};
    for (unsigned i = 0; i < R::seats; ++i) {
      const Seat seat = static_cast<Seat>(i);
      scores[index_of(rules().side_of(seat))] = score_of(verdict, seat, ply());
    }
    return scores;
  }

  OrdererOf<E> orderer_;
  Mistakes mistakes_;
  std::vector<Ply> plies_;

  // State of the current search.
  Timer* timer_ = nullptr;
  Walk<R, JudgeOf<E>> walk_;
  std::size_t thinker_ = 0;  // the side to move at the root, which has the handicap
  std::uint64_t nodes_ = 0;
  bool stopped_ = false;
};

}  // namespace camlann
