#pragma once
// The tree below the root, for one thread: principal variation search to a depth, then quiescence
// search over captures. Its results go into a table that other trees may share. Created and driven
// by search/search.hpp. After construction it allocates only while its move lists grow.

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "search/evaluation.hpp"
#include "search/handicap.hpp"
#include "search/node.hpp"
#include "search/ordering.hpp"
#include "search/reductions.hpp"
#include "search/searchable.hpp"
#include "search/settings.hpp"
#include "search/table.hpp"
#include "search/timer.hpp"
#include "search/walk.hpp"

namespace camlann {

template <Searchable R, Evaluates<R> E>
class Tree {
 public:
  using Position = typename R::Position;

  Tree(const R& rules, const E& evaluation, const SearchSettings& settings,
       TranspositionTable& table)
      : orderer_(evaluation.orderer),
        oracle_(evaluation.oracle),
        settings_(settings),
        mistakes_(settings.handicap, settings.seed),
        table_(&table),
        history_(seats_of<R>),
        replies_(seats_of<R>),
        plies_(max_ply + 1),
        walk_(rules, evaluation.judge) {}

  /// Prepares searches from `root`; `earlier` as for Search::run(). Valid until `timer` ends.
  void begin(const Position& root, std::span<const std::uint64_t> earlier, Timer& timer) {
    timer_ = &timer;
    walk_.begin(root, earlier);
    reset_nodes();
    stopped_ = false;
    history_.age();
    for (Ply& ply : plies_) ply.killers = {};
    mistakes_.begin_turn(root.key());
  }

  /// Lists the moves to choose from at the root, the most promising first.
  void root_moves(std::vector<Move>& out) {
    OrderedMoves& moves = plies_[0].moves;
    moves.clear();
    rules().legal(here(), moves.list);
    const std::size_t all = moves.list.size();
    mistakes_.drop_unseen_now(moves.list);
    if (moves.list.empty() && all != 0) rules().legal(here(), moves.list);
    moves.rate([&](Move move) { return orderer_.guess(here(), move); });
    out.clear();
    while (!moves.done()) out.push_back(moves.next());
  }

  /// Limits check extensions: they may make a branch longer than its depth, up to this ply.
  void extend_up_to(int ply) { most_extended_ply_ = ply; }

  /// Returns the score of a root move for its mover, searched `depth` plies deep.
  Score score_behind(Move move, Score alpha, Score beta, int depth) {
    const Seat mover = here().seat();
    play(move);
    const Score score = behind(mover, alpha, beta, depth - 1);
    walk_.take_back();
    return score;
  }
  /// Returns the expected moves after the move searched last.
  [[nodiscard]] std::span<const Move> variation() const {
    return {plies_[1].variation.data(), static_cast<std::size_t>(plies_[1].length)};
  }

  void reset_nodes() { nodes_.store(0, std::memory_order_relaxed); }
  /// Returns the number of nodes; may be called from other threads.
  [[nodiscard]] std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }
  /// True if out of time or nodes, or stopped: the last score is invalid.
  [[nodiscard]] bool stopped() const { return stopped_; }

  void forget() {
    history_.clear();
    replies_.clear();
  }

 private:
  // In hundredths of a man, tuned by matches (doc/measurements/techniques.md).
  static constexpr Score lead_per_ply = 70;  // margin for the opponent's gain in one ply
  static constexpr Score surprise = 150;     // margin for a capture's gain beyond the men it takes
  static constexpr int near_depth = 3;       // plies from the horizon that count as near

  struct Ply {
    OrderedMoves moves;
    Killers killers;
    std::array<Move, max_ply> variation{};
    int length = 0;
  };

  // search() for the side of `mover`, after its move or pass.
  Score behind(Seat mover, Score alpha, Score beta, int depth) {
    if (together(rules(), mover, here().seat())) return search(alpha, beta, depth);
    return -search(-beta, -alpha, depth);
  }

  // Returns the score for the side to move, as do all functions below.
  Score search(Score alpha, Score beta, int depth) {
    const int ply = walk_.ply();
    Ply& own = ply_at(ply);
    own.length = 0;

    // 1. Is the game over, a repetition, or known to the oracle?
    if (const Verdict verdict = rules().board_verdict(here()); verdict.over()) {
      count_node();
      return score_of(verdict, here().seat(), ply);
    }
    if (walk_.is_repetition()) {
      count_node();
      return 0;
    }
    if (rules().quiet_verdict(here()).over()) {  // verdict() decides which end comes first
      count_node();
      return score_of(rules().verdict(here()), here().seat(), ply);
    }

    if (const auto known = known_score<R>(oracle_, here(), ply)) {
      count_node();
      return *known;
    }

    // 2. The horizon.
    if (depth <= 0) return quiesce(alpha, beta);
    if (ends_here()) return 0;
    if (ply >= max_ply - 1) return evaluate();

    // 3. A quicker win found elsewhere cannot be improved here.
    alpha = std::max(alpha, loss_in(ply));
    beta = std::min(beta, win_in(ply + 1));
    if (alpha >= beta) return alpha;
    const bool wide = beta - alpha > 1;

    // 4. Is the answer in the table?
    const TableEntry known = table_->find(here().key());
    if (!wide && is_deep_enough(known, depth)) {
      const Score score = from_table(known.score, ply);
      if (known.bound == Bound::exact || (known.bound == Bound::lower && score >= beta) ||
          (known.bound == Bound::upper && score <= alpha)) {
        return score;
      }
    }

    // 5. If no capture is compulsory: trust a clear lead near the horizon; a position that stays
    // above beta after a pass fails high.
    auto guard = guard_of(rules(), here());
    const bool checked = guard.in_check();
    const bool must_capture = rules().must_capture(here());
    const bool calm = !must_capture && !wide && !checked;
    const Score standing = calm ? evaluate() : 0;
    const bool near = calm && depth <= near_depth;
    if (near && uses(Technique::lead) && !is_sure(beta) &&
        standing - lead_per_ply * depth >= beta) {
      return standing;
    }
    if (calm && standing >= beta && refutes_by_passing(beta, depth)) return beta;
    if (stopped_) return 0;

    // 6. The moves.
    OrderedMoves& moves = own.moves;
    moves.clear();
    if (must_capture) {
      rules().captures(here(), moves.list);
    } else {
      add_moves(rules(), here(), moves.list);
    }
    if (moves.list.empty()) {
      return score_of(rules().no_move_verdict(here()), here().seat(), ply);
    }
    if (!checked) mistakes_.drop_unseen_ahead(moves.list);
    if (moves.list.empty()) return evaluate();
    rate(moves, known.move);

    // 7. A forced reply costs no depth, and neither does a reply to a check. The table stores the
    // requested depth.
    const int asked_depth = depth;
    if (uses(Technique::extensions)) {
      if (must_capture && moves.list.size() == 1) ++depth;
      if (checked && ply < most_extended_ply_) ++depth;
    }

    // 8. Search them one by one.
    const Seat mover = here().seat();
    const Score old_alpha = alpha;
    Score best = -infinite_score;
    Move best_move = moves.list[0];
    std::size_t number = 0;  // of legal moves, this one included
    while (!moves.done()) {
      const Move move = moves.next();
      const bool quiet = is_quiet(move);
      const bool skippable = near && number > 0 && quiet && !is_sure(best) && !is_sure(alpha);
      const bool late = skippable && is_too_late(number, depth);
      if (late && !may_check(rules(), here(), move)) {
        moves.drop_rest(
            [&](Move rest) { return is_quiet(rest) && !may_check(rules(), here(), rest); });
        continue;
      }
      if (!guard.safe(move)) continue;
      ++number;
      int less = must_capture || !quiet ? 0 : reduction(depth, number, wide);
      const bool look_for_check = (late || less > 0) && may_check(rules(), here(), move);
      play(move);
      const bool checks = look_for_check && in_check(rules(), here());
      if (late && !checks) {
        walk_.take_back();
        continue;
      }
      if (checks) less = 0;
      const int next_depth = depth - 1;
      Score score = 0;
      if (number == 1) {
        score = behind(mover, alpha, beta, next_depth);
      } else {
        score = behind(mover, alpha, alpha + 1, next_depth - less);
        if (less > 0 && score > alpha) {
          score = behind(mover, alpha, alpha + 1, next_depth);
        }
        if (score > alpha && score < beta) score = behind(mover, alpha, beta, next_depth);
      }
      walk_.take_back();
      if (stopped_) return 0;

      if (score <= best) continue;
      best = score;
      if (score <= alpha) continue;
      best_move = move;
      alpha = score;
      set_variation(own, move, ply_at(ply + 1));
      if (alpha < beta) continue;
      if (quiet) learn(depth);
      break;
    }
    if (number == 0) return score_of(rules().no_move_verdict(here()), here().seat(), ply);

    // 9. Store the result.
    const Bound bound = best >= beta       ? Bound::lower
                        : best > old_alpha ? Bound::exact
                                           : Bound::upper;
    if (settings_.use_table) {
      const Move kept = bound == Bound::upper ? Move{} : best_move;
      table_->store(here().key(), {kept, to_table(best, ply), asked_depth, bound});
    }
    return best;
  }

  // Null move (Beal 1989, Donninger 1993). Not twice in a row, and only in games in which passing
  // is hardly ever better than moving.
  bool refutes_by_passing(Score beta, int depth) {
    if constexpr (Passes<R>) {
      if (!uses(Technique::null_move) || depth < 2 || is_sure(beta)) return false;
      const Move before = walk_.last_move();
      if (before.from == before.to && before.taken == 0) return false;
      if (!rules().may_pass(here())) return false;
      const Seat mover = here().seat();
      walk_.pass();
      const int less = 3 + depth / 4;
      const Score score = behind(mover, beta - 1, beta, depth - less);
      walk_.take_back();
      return !stopped_ && score >= beta;
    }
    return false;
  }

  // quiesce() for the side of `mover`, after its capture.
  Score calmed(Seat mover, Score alpha, Score beta) {
    if (together(rules(), mover, here().seat())) return quiesce(alpha, beta);
    return -quiesce(-beta, -alpha);
  }

  // Searches captures until none is left, with the option to stop when capturing is not compulsory.
  // In check, searches every move. The caller has checked that the board does not end the game.
  Score quiesce(Score alpha, Score beta) {
    if (ends_here()) return 0;
    const int ply = walk_.ply();
    Ply& own = ply_at(ply);
    own.length = 0;
    if (ply >= max_ply - 1) return evaluate();
    auto guard = guard_of(rules(), here());
    const bool checked = guard.in_check();
    const bool may_stand = !checked && !rules().must_capture(here());
    Score best = -infinite_score;
    if (may_stand) {
      best = evaluate();
      if (best >= beta) return best;
      alpha = std::max(alpha, best);
    }
    OrderedMoves& moves = own.moves;
    moves.clear();
    if (checked) {
      add_moves(rules(), here(), moves.list);
      rate(moves, {});
    } else {
      add_captures(rules(), here(), moves.list);
      mistakes_.drop_unseen_ahead(moves.list);
      if (moves.list.empty()) return may_stand ? best : evaluate();
      moves.rate([&](Move move) { return orderer_.guess(here(), move); });
    }
    const Seat mover = here().seat();
    const Score standing = best;
    bool found = false;
    while (!moves.done()) {
      const Move move = moves.next();
      if (may_stand && is_poor_capture(move, standing, alpha)) continue;
      if (!guard.safe(move)) continue;
      found = true;
      play(move);
      const Verdict verdict = rules().board_verdict(here());
      const Score score =
          verdict.over() ? score_of(verdict, mover, ply + 1) : calmed(mover, alpha, beta);
      walk_.take_back();
      if (stopped_) return 0;
      if (score <= best) continue;
      best = score;
      if (score <= alpha) continue;
      alpha = score;
      if (verdict.over()) ply_at(ply + 1).length = 0;
      set_variation(own, move, ply_at(ply + 1));
      if (alpha >= beta) break;
    }
    if (checked && !found) {
      return score_of(rules().no_move_verdict(here()), here().seat(), ply);
    }
    return best;
  }

  // True for a capture that the quiescence search skips.
  [[nodiscard]] bool is_poor_capture(Move move, Score standing, Score alpha) const {
    if constexpr (WeighsExchanges<OrdererOf<E>, R>) {
      if (!uses(Technique::exchanges)) return false;
      if (!is_sure(alpha) && standing + orderer_.guess(here(), move) + surprise <= alpha) {
        return true;
      }
      return orderer_.loses(here(), move);
    }
    return false;
  }

  // --- Helpers --------------------------------------------------------------------------------

  [[nodiscard]] const R& rules() const { return walk_.rules(); }
  [[nodiscard]] const Position& here() const { return walk_.position(); }
  [[nodiscard]] Ply& ply_at(int ply) { return plies_[static_cast<std::size_t>(ply)]; }
  [[nodiscard]] bool uses(Technique technique) const { return settings_.techniques.has(technique); }

  void count_node() { nodes_.store(nodes() + 1, std::memory_order_relaxed); }

  [[nodiscard]] bool ends_here() {
    count_node();
    if (!stopped_ && timer_->must_end(nodes())) stopped_ = true;
    return stopped_;
  }

  void play(Move move) {
    walk_.play(move);
    table_->prefetch(here().key());
  }

  // True if the move order has proved good enough to skip the remaining moves.
  [[nodiscard]] bool is_too_late(std::size_t number, int depth) const {
    const int trusted = 6 + 3 * depth * depth;
    return uses(Technique::lateness) && number >= static_cast<std::size_t>(trusted);
  }

  [[nodiscard]] bool is_deep_enough(const TableEntry& known, int depth) const {
    if (!settings_.use_table || known.bound == Bound::none) return false;
    return settings_.trust_deeper ? known.depth >= depth : known.depth == depth;
  }

  [[nodiscard]] Score evaluate() {
    const Score score = walk_.estimate() + mistakes_.misjudgement(here().key());
    return std::clamp(score, -max_estimate, max_estimate);
  }

  void rate(OrderedMoves& moves, Move known) {
    constexpr int first = 1 << 28;
    constexpr int captures = 1 << 20;
    constexpr int killer = 1 << 19;
    const Seat seat = here().seat();
    const Killers& killers = ply_at(walk_.ply()).killers;
    const Move before = walk_.last_move();
    moves.rate([&](Move move) {
      if (move == known) return first;
      const Score guess = orderer_.guess(here(), move);
      if (!is_quiet(move)) {
        const bool loser = uses(Technique::exchanges) && loses<R>(orderer_, here(), move);
        return loser ? guess - captures : captures + guess;
      }
      if (uses(Technique::killers) && killers.has(move)) return killer;
      int promise = 8 * guess;
      if (uses(Technique::history)) promise += history_.of(seat, move);
      if (uses(Technique::continuation)) promise += replies_.of(seat, before, move);
      return promise;
    });
  }

  [[nodiscard]] int reduction(int depth, std::size_t number, bool wide) const {
    return uses(Technique::reductions) ? reductions_.of(depth, number, wide) : 0;
  }

  // Rewards the last move handed out here, which was the refutation, and punishes those before it.
  void learn(int depth) {
    Ply& own = ply_at(walk_.ply());
    const Seat seat = here().seat();
    const Move before = walk_.last_move();
    const OrderedMoves& moves = own.moves;
    const std::size_t last = moves.given() - 1;
    own.killers.add(moves.list[last]);
    if (!uses(Technique::history) && !uses(Technique::continuation)) return;
    for (std::size_t i = 0; i <= last; ++i) {
      const Move move = moves.list[i];
      if (!is_quiet(move)) continue;
      const int bonus = i == last ? bonus_of(depth) : -bonus_of(depth);
      if (uses(Technique::history)) history_.add(seat, move, bonus);
      if (uses(Technique::continuation)) replies_.add(seat, before, move, bonus);
    }
  }

  static void set_variation(Ply& own, Move move, const Ply& next) {
    own.variation[0] = move;
    std::copy_n(next.variation.begin(), next.length, own.variation.begin() + 1);
    own.length = next.length + 1;
  }

  OrdererOf<E> orderer_;
  OracleOf<E> oracle_;
  SearchSettings settings_;
  Mistakes mistakes_;
  TranspositionTable* table_;
  History history_;
  Replies replies_;
  std::vector<Ply> plies_;
  Reductions reductions_;

  // State of the current search.
  Timer* timer_ = nullptr;
  Walk<R, JudgeOf<E>> walk_;
  int most_extended_ply_ = 0;
  std::atomic<std::uint64_t> nodes_ = 0;  // written by this thread alone
  bool stopped_ = false;
};

}  // namespace camlann
