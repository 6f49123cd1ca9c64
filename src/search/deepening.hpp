#pragma once
// Iterative deepening in one thread: searches the moves at the root to increasing depths until a
// limit ends it. Created and driven by search/search.hpp.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <utility>
#include <vector>

#include "search/evaluation.hpp"
#include "search/limits.hpp"
#include "search/score.hpp"
#include "search/searchable.hpp"
#include "search/settings.hpp"
#include "search/table.hpp"
#include "search/timer.hpp"
#include "search/tree.hpp"

namespace camlann {

template <Searchable R, Evaluates<R> E>
class Deepening {
 public:
  using Position = typename R::Position;

  Deepening(const R& rules, const E& evaluation, const SearchSettings& settings,
            TranspositionTable& table)
      : tree_(rules, evaluation, settings, table),
        narrow_(settings.techniques.has(Technique::aspiration)) {}

  /// Begins at `first_depth`. `on_info` is called after each iteration.
  Info run(const Position& root, std::span<const std::uint64_t> earlier, const Limits& limits,
           Timer& timer, int first_depth, const OnInfo& on_info) {
    tree_.begin(root, earlier, timer);
    Info info = first_answer(limits);
    if (root_moves_.empty()) return info;
    for (int depth = first_depth;; ++depth) {
      tree_.extend_up_to(2 * depth);
      search_lines(depth, info);
      report(depth, info);
      info.time = timer.elapsed();
      if (on_info) on_info(info);
      if (tree_.stopped() || !timer.may_go_deeper(depth, tree_.nodes())) break;
      if (!limits.infinite && is_settled(limits, depth, info)) break;
    }
    return info;
  }

  /// Call before run() starts in another thread.
  void reset_nodes() { tree_.reset_nodes(); }
  /// Returns the number of nodes; may be called from other threads during run().
  [[nodiscard]] std::uint64_t nodes() const { return tree_.nodes(); }

  void forget() { tree_.forget(); }

 private:
  struct RootMove {
    Move move;
    Score score = -infinite_score;  // of the running iteration; -infinite_score: not better
    std::vector<Move> variation;
  };

  Info first_answer(const Limits& limits) {
    std::vector<Move> moves;
    tree_.root_moves(moves);
    root_moves_.clear();
    for (const Move move : moves) {
      if (limits.only && move != *limits.only) continue;
      root_moves_.push_back({move, -infinite_score, {move}});
    }
    const auto wanted = static_cast<std::size_t>(std::max(limits.lines, 1));
    Info info;
    for (std::size_t i = 0; i < std::min(wanted, root_moves_.size()); ++i) {
      info.lines.push_back({0, 0, root_moves_[i].variation});
    }
    return info;
  }

  // Runs one iteration: finds the best move, then the best of the others, and so on. If it is
  // stopped, the remaining moves keep the results of the previous iteration.
  void search_lines(int depth, Info& info) {
    std::vector<Line> found;
    for (std::size_t line = 0; line < info.lines.size() && !tree_.stopped(); ++line) {
      if (!search_line(depth, line, info.lines[line].score)) continue;
      found.push_back({root_moves_[line].score, depth, root_moves_[line].variation});
    }
    const std::size_t wanted = info.lines.size();
    for (Line& before : info.lines) {
      const bool again = std::any_of(found.begin(), found.end(), [&](const Line& line) {
        return line.moves.front() == before.moves.front();
      });
      if (!again && found.size() < wanted) found.push_back(std::move(before));
    }
    info.lines = std::move(found);
  }

  // True if root_moves_[line] is the best from there on and has an exact score.
  bool search_line(int depth, std::size_t line, Score expected) {
    const auto rest = root_moves_.begin() + static_cast<std::ptrdiff_t>(line);
    const bool narrow = narrow_ && depth >= 4;
    Score margin = 40;
    Score alpha = narrow ? std::max(expected - margin, -infinite_score) : -infinite_score;
    Score beta = narrow ? std::min(expected + margin, infinite_score) : infinite_score;
    while (true) {
      for (auto it = rest; it != root_moves_.end(); ++it) it->score = -infinite_score;
      const Score best = search_root(alpha, beta, depth, line);
      // A move that a stopped iteration found to be better than alpha is still better.
      std::stable_sort(rest, root_moves_.end(),
                       [](const RootMove& a, const RootMove& b) { return a.score > b.score; });
      if (tree_.stopped()) return rest->score > alpha && rest->score < beta;
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
      Score score = alpha + 1;
      if (i > line) score = tree_.score_behind(root_move.move, alpha, alpha + 1, depth);
      if (i == line || (score > alpha && !tree_.stopped())) {
        score = tree_.score_behind(root_move.move, alpha, beta, depth);
      }
      if (tree_.stopped()) return best;
      best = std::max(best, score);
      if (i > line && score <= alpha) continue;
      root_move.score = score;
      const auto behind = tree_.variation();
      root_move.variation.assign(1, root_move.move);
      root_move.variation.insert(root_move.variation.end(), behind.begin(), behind.end());
      alpha = std::max(alpha, score);
      if (alpha >= beta) break;
    }
    return best;
  }

  void report(int depth, Info& info) const {
    // The lines of an unfinished iteration come before those of the previous one.
    std::stable_sort(info.lines.begin(), info.lines.end(), [](const Line& a, const Line& b) {
      return a.depth != b.depth ? a.depth > b.depth : a.score > b.score;
    });
    if (!tree_.stopped()) info.depth = depth;
    info.nodes = tree_.nodes();
  }

  // True if a deeper search could not change the answer, or is not worth the player's time.
  [[nodiscard]] bool is_settled(const Limits& limits, int depth, const Info& info) const {
    const bool all_sure = std::all_of(info.lines.begin(), info.lines.end(), [&](const Line& line) {
      const auto plies = plies_to_end(line.score);
      return plies && std::abs(*plies) <= depth;
    });
    const bool forced = root_moves_.size() == 1 && !limits.only;
    return all_sure || ((limits.clock || limits.movetime) && forced);
  }

  Tree<R, E> tree_;
  bool narrow_;
  std::vector<RootMove> root_moves_;
};

}  // namespace camlann
