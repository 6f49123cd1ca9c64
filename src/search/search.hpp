#pragma once
// Alpha-beta over any game: iterative deepening, principal variation search, transposition table,
// quiescence over captures. Called through engine/analyst_of.hpp. One search belongs to one thread;
// `stop` may be set from another. After construction it allocates only while its move lists grow.
//
// Guarantees: only legal moves; repetitions score 0; the same limits in depth or nodes give the
// same answer and node count after forget(). With `selective` off, a search to a depth gives the
// minimax value (test/search/minimax_test.cpp).

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <thread>
#include <vector>

#include "search/handicap.hpp"
#include "search/limits.hpp"
#include "search/node.hpp"
#include "search/ordering.hpp"
#include "search/path.hpp"
#include "search/reductions.hpp"
#include "search/searchable.hpp"
#include "search/table.hpp"
#include "search/timer.hpp"

namespace camlann {

struct SearchSettings {
  std::size_t table_bytes = std::size_t{16} << 20;
  Handicap handicap{};
  std::uint64_t seed = 1;    // of the handicap's noise
  bool use_table = true;     // off in tests only
  bool trust_deeper = true;  // take what the table knows from a deeper search, too; off in tests
  bool selective = true;     // spend less on quiet moves that promise little; off in tests
};

template <Searchable R, Evaluates<R> E>
class Search {
 public:
  using Position = typename R::Position;

  Search(const R& rules, const E& evaluation, const SearchSettings& settings)
      : rules_(rules),
        evaluation_(evaluation),
        settings_(settings),
        mistakes_(settings.handicap, settings.seed),
        table_(settings.use_table ? settings.table_bytes : 0),
        plies_(max_ply + 1),
        position_(rules.start()) {}

  /// `earlier`: keys of the positions of the game since the last capture, oldest first, without
  /// `root`'s own. The answer has no line only if `root` has no legal move.
  Info run(const Position& root, std::span<const std::uint64_t> earlier, const Limits& limits,
           const std::atomic<bool>& stop, const OnInfo& on_info = {}) {
    Timer timer(limits, stop);
    prepare(root, earlier, timer);
    Info info = first_answer(limits);
    if (root_moves_.empty()) return info;
    for (int depth = 1;; ++depth) {
      most_extended_ply_ = 2 * depth;
      search_lines(depth, info);
      report(depth, info);
      if (on_info) on_info(info);
      if (stopped_ || !timer.may_go_deeper(depth, nodes_)) break;
      if (!limits.infinite && is_settled(limits, depth, info)) break;
    }
    while (timer.waits_for_stop() && !timer.stopped()) {
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    info.time = timer.elapsed();
    return info;
  }

  /// As if newly made.
  void forget() {
    table_.clear();
    history_.clear();
  }

 private:
  static constexpr Margins margins = margins_of<E>();

  struct Ply {
    OrderedMoves moves;
    Killers killers;
    std::array<Move, max_ply> variation{};
    int length = 0;
  };
  struct RootMove {
    Move move;
    Score score = -infinite_score;  // of the running iteration; -infinite_score: not better
    std::vector<Move> variation;
  };

  // --- The root -------------------------------------------------------------------------------

  void prepare(const Position& root, std::span<const std::uint64_t> earlier, Timer& timer) {
    timer_ = &timer;
    position_ = root;
    nodes_ = 0;
    stopped_ = false;
    table_.new_search();
    history_.age();
    for (Ply& ply : plies_) ply.killers = {};
    path_.begin(earlier, root.key());
  }

  Info first_answer(const Limits& limits) {
    OrderedMoves& moves = plies_[0].moves;
    moves.clear();
    rules_.legal(position_, moves.list);
    const std::size_t all = moves.list.size();
    mistakes_.begin_turn(position_.key());
    mistakes_.drop_unseen_now(moves.list);
    if (moves.list.empty() && all != 0) rules_.legal(position_, moves.list);
    moves.rate([&](Move move) { return evaluation_.guess(position_, move); });
    root_moves_.clear();
    while (!moves.done()) {
      const Move move = moves.next();
      root_moves_.push_back({move, -infinite_score, {move}});
    }
    const auto wanted = static_cast<std::size_t>(std::max(limits.lines, 1));
    Info info;
    for (std::size_t i = 0; i < std::min(wanted, root_moves_.size()); ++i) {
      info.lines.push_back({0, 0, root_moves_[i].variation});
    }
    return info;
  }

  // One iteration: the best move, then the best of the others, and so on.
  void search_lines(int depth, Info& info) {
    for (std::size_t line = 0; line < info.lines.size(); ++line) {
      const bool found = search_line(depth, line, info.lines[line].score);
      if (found) info.lines[line] = {root_moves_[line].score, depth, root_moves_[line].variation};
      if (stopped_) return;
    }
  }

  // Whether root_moves_[line] is the best from there on and has an exact score.
  bool search_line(int depth, std::size_t line, Score expected) {
    const auto rest = root_moves_.begin() + static_cast<std::ptrdiff_t>(line);
    Score margin = 40;
    Score alpha = depth < 4 ? -infinite_score : std::max(expected - margin, -infinite_score);
    Score beta = depth < 4 ? infinite_score : std::min(expected + margin, infinite_score);
    while (true) {
      for (auto it = rest; it != root_moves_.end(); ++it) it->score = -infinite_score;
      const Score best = search_root(alpha, beta, depth, line);
      // What a stopped iteration found better than alpha still is.
      std::stable_sort(rest, root_moves_.end(),
                       [](const RootMove& a, const RootMove& b) { return a.score > b.score; });
      if (stopped_) return rest->score > alpha && rest->score < beta;
      if (best > alpha && best < beta) return true;
      margin *= 4;
      if (best <= alpha)
        alpha = margin > 1000 ? -infinite_score : std::max(best - margin, -infinite_score);
      if (best >= beta)
        beta = margin > 1000 ? infinite_score : std::min(best + margin, infinite_score);
    }
  }

  Score search_root(Score alpha, Score beta, int depth, std::size_t line) {
    Score best = -infinite_score;
    for (std::size_t i = line; i < root_moves_.size(); ++i) {
      RootMove& root_move = root_moves_[i];
      const auto undo = play(root_move.move, 0);
      Score score = alpha + 1;
      if (i > line) score = -search(-alpha - 1, -alpha, depth - 1, 1);
      if (i == line || (score > alpha && !stopped_)) score = -search(-beta, -alpha, depth - 1, 1);
      rules_.take_back(position_, root_move.move, undo);
      if (stopped_) return best;
      best = std::max(best, score);
      if (i > line && score <= alpha) continue;
      root_move.score = score;
      set_variation(root_move.variation, root_move.move, plies_[1]);
      alpha = std::max(alpha, score);
      if (alpha >= beta) break;
    }
    return best;
  }

  void report(int depth, Info& info) {
    // Those of an unfinished iteration stay before those of the iteration before.
    std::stable_sort(info.lines.begin(), info.lines.end(), [](const Line& a, const Line& b) {
      return a.depth != b.depth ? a.depth > b.depth : a.score > b.score;
    });
    if (!stopped_) info.depth = depth;
    info.nodes = nodes_;
    info.time = timer_->elapsed();
    info.table_permille = table_.permille();
  }

  // Whether looking deeper could not change the answer, or is not worth the player's time.
  [[nodiscard]] bool is_settled(const Limits& limits, int depth, const Info& info) const {
    const bool all_sure = std::all_of(info.lines.begin(), info.lines.end(), [&](const Line& line) {
      const auto plies = plies_to_end(line.score);
      return plies && std::abs(*plies) <= depth;
    });
    return all_sure || ((limits.clock || limits.movetime) && root_moves_.size() == 1);
  }

  // --- The tree -------------------------------------------------------------------------------

  Score search(Score alpha, Score beta, int depth, int ply) {
    Ply& here = plies_[static_cast<std::size_t>(ply)];
    here.length = 0;

    // 1. Is the game over, or going in a circle?
    if (const Verdict verdict = rules_.board_verdict(position_); verdict.over()) {
      ++nodes_;
      return score_of(verdict, position_.seat(), ply);
    }
    if (path_.is_repetition(ply)) {
      ++nodes_;
      return 0;
    }
    if (rules_.quiet_verdict(position_).over()) {  // verdict() knows which end comes first
      ++nodes_;
      return score_of(rules_.verdict(position_), position_.seat(), ply);
    }

    // 2. The horizon.
    if (depth <= 0) return quiesce(alpha, beta, ply);
    if (ends_here()) return 0;
    if (ply >= max_ply - 1) return evaluate();

    // 3. A quicker win found elsewhere cannot be beaten here.
    alpha = std::max(alpha, loss_in(ply));
    beta = std::min(beta, win_in(ply + 1));
    if (alpha >= beta) return alpha;
    const bool wide = beta - alpha > 1;

    // 4. Is it known already?
    const TableEntry known = table_.find(position_.key());
    if (!wide && is_deep_enough(known, depth)) {
      const Score score = from_table(known.score, ply);
      if (known.bound == Bound::exact || (known.bound == Bound::lower && score >= beta) ||
          (known.bound == Bound::upper && score <= alpha)) {
        return score;
      }
    }

    // 5. Near the horizon a clear lead is trusted while nothing has to be taken.
    auto guard = guard_of(rules_, position_);
    const bool checked = guard.in_check();
    const bool must_capture = rules_.must_capture(position_);
    const bool near = settings_.selective && !must_capture && !wide && !checked && depth <= 3;
    const Score standing = near ? evaluate() : 0;
    if (near && !is_sure(beta) && standing - margins.lead_per_ply * depth >= beta) return standing;

    // 6. The moves.
    OrderedMoves& moves = here.moves;
    moves.clear();
    if (must_capture) {
      rules_.captures(position_, moves.list);
    } else {
      add_moves(rules_, position_, moves.list);
    }
    if (moves.list.empty()) {
      return score_of(rules_.no_move_verdict(position_), position_.seat(), ply);
    }
    if (!checked) mistakes_.drop_unseen_ahead(moves.list);
    if (moves.list.empty()) return evaluate();
    rate(moves, known.move, here.killers);

    // 7. A forced reply costs no depth, nor does one to a check. The table keeps the depth asked
    // for.
    const int asked_depth = depth;
    if (must_capture && moves.list.size() == 1) ++depth;
    if (checked && ply < most_extended_ply_) ++depth;

    // 8. One after the other.
    const Seat seat = position_.seat();
    const Score old_alpha = alpha;
    Score best = -infinite_score;
    Move best_move = moves.list[0];
    std::size_t number = 0;  // of legal moves, this one included
    while (!moves.done()) {
      const Move move = moves.next();
      const bool quiet = is_quiet(move);
      const bool hopeless = near && number > 0 && quiet && !is_sure(best) && !is_sure(alpha) &&
                            is_hopeless(move, standing, depth, alpha);
      if (hopeless && !may_check(rules_, position_, move)) {
        ++number;
        continue;
      }
      if (!guard.safe(move)) continue;
      ++number;
      int less = must_capture || !quiet ? 0 : reduction(depth, number, wide);
      const bool look_for_check = (hopeless || less > 0) && may_check(rules_, position_, move);
      const auto undo = play(move, ply);
      const bool checks = look_for_check && in_check(rules_, position_);
      if (hopeless && !checks) {
        rules_.take_back(position_, move, undo);
        continue;
      }
      if (checks) less = 0;
      const int next_depth = depth - 1;
      Score score = 0;
      if (number == 1) {
        score = -search(-beta, -alpha, next_depth, ply + 1);
      } else {
        score = -search(-alpha - 1, -alpha, next_depth - less, ply + 1);
        if (less > 0 && score > alpha) score = -search(-alpha - 1, -alpha, next_depth, ply + 1);
        if (score > alpha && score < beta) score = -search(-beta, -alpha, next_depth, ply + 1);
      }
      rules_.take_back(position_, move, undo);
      if (stopped_) return 0;

      if (score <= best) continue;
      best = score;
      if (score <= alpha) continue;
      best_move = move;
      alpha = score;
      set_variation(here, move, plies_[static_cast<std::size_t>(ply) + 1]);
      if (alpha < beta) continue;
      if (quiet) learn(seat, here, depth);
      break;
    }
    if (number == 0) return score_of(rules_.no_move_verdict(position_), position_.seat(), ply);

    // 9. Remember.
    const Bound bound = best >= beta       ? Bound::lower
                        : best > old_alpha ? Bound::exact
                                           : Bound::upper;
    if (settings_.use_table) {
      const Move kept = bound == Bound::upper ? Move{} : best_move;
      table_.store(position_.key(), {kept, to_table(best, ply), asked_depth, bound});
    }
    return best;
  }

  // Captures until none is left; with the choice not to, while capturing is free. In check, every
  // move. The caller has seen that the board does not end the game here.
  Score quiesce(Score alpha, Score beta, int ply) {
    if (ends_here()) return 0;
    Ply& here = plies_[static_cast<std::size_t>(ply)];
    here.length = 0;
    if (ply >= max_ply - 1) return evaluate();
    auto guard = guard_of(rules_, position_);
    const bool checked = guard.in_check();
    const bool may_stand = !checked && !rules_.must_capture(position_);
    Score best = -infinite_score;
    if (may_stand) {
      best = evaluate();
      if (best >= beta) return best;
      alpha = std::max(alpha, best);
    }
    OrderedMoves& moves = here.moves;
    moves.clear();
    if (checked) {
      add_moves(rules_, position_, moves.list);
      rate(moves, {}, here.killers);
    } else {
      add_captures(rules_, position_, moves.list);
      mistakes_.drop_unseen_ahead(moves.list);
      if (moves.list.empty()) return may_stand ? best : evaluate();
      moves.rate([&](Move move) { return evaluation_.guess(position_, move); });
    }
    const Score standing = best;
    bool found = false;
    while (!moves.done()) {
      const Move move = moves.next();
      if (may_stand && is_poor_capture(move, standing, alpha)) continue;
      if (!guard.safe(move)) continue;
      found = true;
      const auto undo = play(move, ply);
      const Verdict verdict = rules_.board_verdict(position_);
      const Score score = verdict.over() ? -score_of(verdict, position_.seat(), ply + 1)
                                         : -quiesce(-beta, -alpha, ply + 1);
      rules_.take_back(position_, move, undo);
      if (stopped_) return 0;
      if (score <= best) continue;
      best = score;
      if (score <= alpha) continue;
      alpha = score;
      if (verdict.over()) plies_[static_cast<std::size_t>(ply) + 1].length = 0;
      set_variation(here, move, plies_[static_cast<std::size_t>(ply) + 1]);
      if (alpha >= beta) break;
    }
    if (checked && !found) {
      return score_of(rules_.no_move_verdict(position_), position_.seat(), ply);
    }
    return best;
  }

  // A capture that the quiescence leaves out.
  [[nodiscard]] bool is_poor_capture(Move move, Score standing, Score alpha) const {
    if constexpr (WeighsExchanges<E, R>) {
      if (!settings_.selective) return false;
      if (!is_sure(alpha) &&
          standing + evaluation_.guess(position_, move) + margins.surprise <= alpha) {
        return true;
      }
      return evaluation_.loses(position_, move);
    }
    return false;
  }

  // --- Helpers --------------------------------------------------------------------------------

  [[nodiscard]] bool ends_here() {
    ++nodes_;
    if (!stopped_ && timer_->must_end(nodes_)) stopped_ = true;
    return stopped_;
  }

  // Plays a move found at `ply` and notes the key behind it.
  auto play(Move move, int ply) {
    const auto undo = rules_.play(position_, move);
    path_.add(ply, position_.key(), move.taken != 0);
    return undo;
  }

  // Whether a quiet move near the horizon can hardly raise alpha.
  [[nodiscard]] bool is_hopeless(Move move, Score standing, int depth, Score alpha) const {
    const Score gain = evaluation_.guess(position_, move);
    return gain < margins.great_gain && standing + gain + margins.hope_per_ply * depth <= alpha;
  }

  [[nodiscard]] bool is_deep_enough(const TableEntry& known, int depth) const {
    if (!settings_.use_table || known.bound == Bound::none) return false;
    return settings_.trust_deeper ? known.depth >= depth : known.depth == depth;
  }

  [[nodiscard]] Score evaluate() const {
    const Score score = evaluation_(position_) + mistakes_.misjudgement(position_.key());
    return std::clamp(score, -max_estimate, max_estimate);
  }

  void rate(OrderedMoves& moves, Move known, const Killers& killers) const {
    constexpr int first = 1 << 28;
    constexpr int captures = 1 << 20;
    constexpr int killer = 1 << 19;
    const Seat seat = position_.seat();
    moves.rate([&](Move move) {
      if (move == known) return first;
      const Score guess = evaluation_.guess(position_, move);
      if (!is_quiet(move))
        return loses<R>(evaluation_, position_, move) ? guess - captures : captures + guess;
      if (killers.has(move)) return killer;
      return history_.of(seat, move) + 8 * guess;
    });
  }

  [[nodiscard]] int reduction(int depth, std::size_t number, bool wide) const {
    return settings_.selective ? reductions_.of(depth, number, wide) : 0;
  }

  // The move handed out last was the refutation; those before it were not.
  void learn(Seat seat, Ply& here, int depth) {
    const OrderedMoves& moves = here.moves;
    const std::size_t last = moves.given() - 1;
    here.killers.add(moves.list[last]);
    history_.reward(seat, moves.list[last], depth);
    for (std::size_t i = 0; i < last; ++i) {
      if (is_quiet(moves.list[i])) history_.punish(seat, moves.list[i], depth);
    }
  }

  static void set_variation(Ply& here, Move move, const Ply& next) {
    here.variation[0] = move;
    std::copy_n(next.variation.begin(), next.length, here.variation.begin() + 1);
    here.length = next.length + 1;
  }
  static void set_variation(std::vector<Move>& variation, Move move, const Ply& next) {
    variation.assign(1, move);
    variation.insert(variation.end(), next.variation.begin(), next.variation.begin() + next.length);
  }

  R rules_;
  E evaluation_;
  SearchSettings settings_;
  Mistakes mistakes_;
  TranspositionTable table_;
  History history_;
  std::vector<Ply> plies_;
  Reductions reductions_;

  // Of the running search.
  Timer* timer_ = nullptr;
  Position position_;
  std::vector<RootMove> root_moves_;
  Path path_;
  int most_extended_ply_ = 0;
  std::uint64_t nodes_ = 0;
  bool stopped_ = false;
};

}  // namespace camlann
