#pragma once
// Search for three sides, each for itself (max-n, Luckhardt and Irani 1986): at every node whoever
// is to move takes what is best for its own side. Deepened by iteration, with captures followed
// behind the horizon. Nothing but a win at once can be pruned, so every move at the root gets its
// score. Decision 0011 says why this one. Called through engine/analyst_of.hpp; one search serves
// one caller at a time, on one thread.

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <span>
#include <thread>
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
class MaxN {
 public:
  using Position = typename R::Position;

  /// Of the settings only handicap and seed are used.
  MaxN(const R& rules, const E& evaluation, const SearchSettings& settings)
      : rules_(rules),
        evaluation_(evaluation),
        mistakes_(settings.handicap, settings.seed),
        plies_(max_ply + 1),
        position_(rules.start()),
        path_(R::seats) {}

  /// As Search::run(). Ends that lie ahead are those of play that is best for everyone by what is
  /// seen, not proved ones.
  Info run(const Position& root, std::span<const std::uint64_t> earlier, const Limits& limits,
           const std::atomic<bool>& stop, const OnInfo& on_info = {}) {
    Timer timer(limits, stop);
    timer_ = &timer;
    position_ = root;
    nodes_ = 0;
    stopped_ = false;
    path_.begin(earlier, root.key());
    mistakes_.begin_turn(root.key());
    thinker_ = side_to_move();
    list_root_moves(limits);
    Info info;
    for (int depth = 1; !root_moves_.empty(); ++depth) {
      search_root(depth);
      report(limits, depth, timer, info);
      if (on_info) on_info(info);
      if (stopped_ || !timer.may_go_deeper(depth, nodes_)) break;
      if (!limits.infinite && is_settled(limits, depth)) break;
    }
    while (timer.waits_for_stop() && !timer.stopped()) {
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    info.time = timer.elapsed();
    return info;
  }

  /// As Search::forget(). Nothing is kept from one search to the next.
  static void forget() {}

 private:
  // Captures are followed so far behind the horizon.
  static constexpr int most_captures = 12;

  struct RootMove {
    Move move;
    Score score = 0;
    int depth = 0;
    std::vector<Move> variation;
  };

  struct Ply {
    MoveList moves;
    std::array<Move, max_ply> variation{};
    int length = 0;
  };

  [[nodiscard]] Ply& ply_at(int ply) { return plies_[static_cast<std::size_t>(ply)]; }
  [[nodiscard]] std::size_t side_to_move() const {
    return index_of(rules_.side_of(position_.seat()));
  }

  void list_root_moves(const Limits& limits) {
    MoveList& moves = ply_at(0).moves;
    moves.clear();
    rules_.legal(position_, moves);
    const std::size_t all = moves.size();
    mistakes_.drop_unseen_now(moves);
    if (moves.empty() && all != 0) rules_.legal(position_, moves);
    root_moves_.clear();
    for (const Move move : moves) {
      if (limits.only && move != *limits.only) continue;
      root_moves_.push_back({move, evaluation_.guess(position_, move), 0, {move}});
    }
    sort(root_moves_.size());
  }

  // The first `count` moves at the root, the best in front.
  void sort(std::size_t count) {
    std::stable_sort(root_moves_.begin(), root_moves_.begin() + static_cast<std::ptrdiff_t>(count),
                     [](const RootMove& a, const RootMove& b) { return a.score > b.score; });
  }

  // Where it is stopped, the moves that are searched stay before those that are not: among them is
  // the best of the iteration before.
  void search_root(int depth) {
    const std::size_t mover = side_to_move();
    std::size_t searched = 0;
    for (; searched < root_moves_.size(); ++searched) {
      RootMove& root_move = root_moves_[searched];
      const Score score = behind(root_move.move, depth, 0, 0)[mover];
      if (stopped_) break;
      root_move.score = score;
      root_move.depth = depth;
      const Ply& next = ply_at(1);
      root_move.variation.assign(1, root_move.move);
      root_move.variation.insert(root_move.variation.end(), next.variation.begin(),
                                 next.variation.begin() + next.length);
    }
    sort(searched);
  }

  void report(const Limits& limits, int depth, const Timer& timer, Info& info) const {
    const auto wanted = static_cast<std::size_t>(std::max(limits.lines, 1));
    info.lines.clear();
    for (std::size_t i = 0; i < std::min(wanted, root_moves_.size()); ++i) {
      const RootMove& root_move = root_moves_[i];
      info.lines.push_back({root_move.score, root_move.depth, root_move.variation});
    }
    if (!stopped_) info.depth = depth;
    info.nodes = nodes_;
    info.time = timer.elapsed();
  }

  [[nodiscard]] bool is_settled(const Limits& limits, int depth) const {
    const auto plies = plies_to_end(root_moves_.front().score);
    if (limits.lines <= 1 && plies && *plies > 0 && *plies <= depth) return true;
    const bool forced = root_moves_.size() == 1 && !limits.only;
    return (limits.clock || limits.movetime) && forced;
  }

  // What comes of a move at `ply`, searched `depth` plies deep, itself included; `captures` of them
  // lie behind the horizon.
  SideScores behind(Move move, int depth, int ply, int captures) {
    const auto undo = rules_.play(position_, move);
    path_.add(ply, position_.key(), move.taken != 0);
    const SideScores scores =
        depth > 1 ? search(depth - 1, ply + 1) : follow_captures(ply + 1, captures);
    rules_.take_back(position_, move, undo);
    return scores;
  }

  SideScores search(int depth, int ply) {
    Ply& here = ply_at(ply);
    here.length = 0;
    if (ends_here()) return {};
    if (const Verdict verdict = rules_.board_verdict(position_); verdict.over()) {
      return of_end(verdict, ply);
    }
    if (path_.is_repetition(ply)) return {};
    if (rules_.quiet_verdict(position_).over()) return of_end(rules_.verdict(position_), ply);
    if (ply >= max_ply - 1) return estimate();
    here.moves.clear();
    rules_.legal(position_, here.moves);
    if (here.moves.empty()) return of_end(rules_.no_move_verdict(position_), ply);
    mistakes_.drop_unseen_ahead(here.moves);
    if (here.moves.empty()) return estimate();
    return best_of(depth, ply, {}, false, 0);
  }

  // Captures until none is left; with the choice not to, while capturing is free.
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

  [[nodiscard]] bool ends_here() {
    ++nodes_;
    if (!stopped_ && timer_->must_end(nodes_)) stopped_ = true;
    return stopped_;
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
  std::vector<RootMove> root_moves_;

  // Of the running search.
  Timer* timer_ = nullptr;
  Position position_;
  std::size_t thinker_ = 0;  // the side to move at the root, whose judgement errs
  Path path_;
  std::uint64_t nodes_ = 0;
  bool stopped_ = false;
};

}  // namespace camlann
