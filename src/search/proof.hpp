#pragma once
// Depth-first proof-number search (df-pn, Nagai 2002): searches for a forced win, always where the
// remaining work seems least. A proof is certain: repetitions do not count as wins, and no move is
// skipped. Finding no proof has no meaning. Created by engine/; for one thread.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <deque>
#include <limits>
#include <optional>
#include <vector>

#include "rules/move.hpp"
#include "rules/move_list.hpp"
#include "rules/verdict.hpp"
#include "search/evaluation.hpp"
#include "search/node.hpp"
#include "search/score.hpp"
#include "search/searchable.hpp"
#include "search/timer.hpp"
#include "search/walk.hpp"

namespace camlann {

/// A proved win.
struct ProvedWin {
  Move move{};               // of the winner, if it is its turn
  std::optional<int> plies;  // upper bound; nothing if a table cannot count that high
};

template <Searchable R, Knows<R> K>
class ProofSearch {
 public:
  using Position = typename R::Position;

  /// `table_bytes` is the size of the table of results.
  ProofSearch(const R& rules, const K& oracle, std::size_t table_bytes)
      : oracle_(oracle),
        walk_(rules, {}, most_plies),
        table_(std::max<std::size_t>(table_bytes / sizeof(Bucket), 1)) {}

  /// Returns a proof if `attacker` can force a win from `root`, which must not be over. Ends with
  /// `timer`.
  std::optional<ProvedWin> prove(const Position& root, Seat attacker, Timer& timer) {
    attacker_ = attacker;
    timer_ = &timer;
    stopped_ = false;
    std::fill(table_.begin(), table_.end(), Bucket{});
    walk_.begin(root);
    const Effort effort = expand(infinite, infinite);
    const bool attacks = root.seat() == attacker;
    if (attacks ? effort.here != 0 : effort.there != 0) return std::nullopt;
    ProvedWin win{attacks ? winning_move() : Move{}, {}};
    if (effort.plies < uncounted) win.plies = static_cast<int>(effort.plies);
    return win;
  }

  /// Returns the number of positions searched since construction.
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

 private:
  static constexpr std::uint32_t infinite = 1U << 30;
  static constexpr int most_plies = 1000;
  static constexpr int uncounted = 1 << 20;  // more plies than a score can express

  // Lower bounds on the number of positions to settle before the side to move reaches its goal, and
  // before the other side does: 0 or infinite once that is known. The attacker's goal is to win,
  // the defender's is not to lose.
  struct Effort {
    std::uint32_t here = 1;
    std::uint32_t there = 1;
    std::uint32_t plies = 0;  // to the attacker's win, once it is known
  };
  static constexpr Effort reached(int plies) {
    return {0, infinite, static_cast<std::uint32_t>(plies)};
  }
  static constexpr Effort missed(int plies) {
    return {infinite, 0, static_cast<std::uint32_t>(plies)};
  }

  struct Entry {
    std::uint64_t key = 0;
    Effort effort;
    std::uint32_t nodes = 0;  // spent on this position
  };
  struct Bucket {
    std::array<Entry, 2> entries;
  };

  struct Child {
    Move move;
    Effort effort;  // from the view of its own side to move
  };
  struct Ply {
    MoveList moves;
    std::vector<Child> children;
  };

  // Searches below the position until one of the efforts reaches its limit.
  Effort expand(std::uint32_t limit_here, std::uint32_t limit_there) {
    const std::uint64_t nodes_before = nodes_;
    Ply& here = ply_at(walk_.ply());
    list_children(here);
    Effort effort = effort_of(here);
    while (effort.here < limit_here && effort.there < limit_there && !stopped_) {
      // Continues with the child of least defensive effort until another one has less.
      std::size_t best = 0;
      std::uint32_t second = infinite;
      for (std::size_t i = 1; i < here.children.size(); ++i) {
        const std::uint32_t work = here.children[i].effort.there;
        if (work < here.children[best].effort.there) {
          second = here.children[best].effort.there;
          best = i;
        } else {
          second = std::min(second, work);
        }
      }
      Child& child = here.children[best];
      const std::uint32_t others = effort.there - std::min(effort.there, child.effort.here);
      const std::uint32_t child_here = limit_there - std::min(limit_there, others);
      const std::uint32_t child_there = std::min(limit_here, second + second / 4 + 1);
      walk_.play(child.move);
      child.effort = expand(child_here, child_there);
      walk_.take_back();
      effort = effort_of(here);
    }
    store(effort, nodes_ - nodes_before);
    return effort;
  }

  void list_children(Ply& here) {
    ++nodes_;
    if (timer_->must_end(nodes_)) stopped_ = true;
    here.moves.clear();
    here.children.clear();
    rules().legal(position(), here.moves);
    for (const Move move : here.moves) {
      walk_.play(move);
      here.children.push_back({move, first_effort()});
      walk_.take_back();
    }
  }

  // Returns the initial estimate for a position.
  [[nodiscard]] Effort first_effort() const {
    const bool attacks = position().seat() == attacker_;
    const Effort no_win = attacks ? missed(0) : reached(0);
    const Verdict verdict = rules().board_verdict(position());
    if (verdict.over()) return of_end(verdict.won_by(attacker_), attacks, 0);
    if (const auto known = known_score<R>(oracle_, position(), 0)) {
      const bool wins = is_sure(*known) && (*known > 0) == attacks;
      const int plies = std::abs(plies_to_end(*known).value_or(0));
      return of_end(wins, attacks, plies < max_ply - 2 ? plies : uncounted);
    }
    if (walk_.ply() >= most_plies || walk_.is_repetition()) return no_win;
    if (rules().quiet_verdict(position()).over()) {  // verdict() decides which end comes first
      return of_end(rules().verdict(position()).won_by(attacker_), attacks, 0);
    }
    const Bucket& bucket = bucket_of(key());
    for (const Entry& entry : bucket.entries) {
      if (entry.key == key()) return entry.effort;
    }
    return {};
  }

  [[nodiscard]] static Effort of_end(bool attacker_wins, bool attacks, int plies) {
    return attacker_wins == attacks ? reached(plies) : missed(plies);
  }

  // The side to move needs one child in which the other side misses its goal; the other side must
  // reach it in all children.
  [[nodiscard]] Effort effort_of(const Ply& here) const {
    const bool attacks = position().seat() == attacker_;
    if (here.children.empty()) {
      return of_end(rules().no_move_verdict(position()).won_by(attacker_), attacks, 0);
    }
    Effort effort{infinite, 0, 0};
    std::uint32_t soonest = std::numeric_limits<std::uint32_t>::max();
    std::uint32_t latest = 0;
    for (const Child& child : here.children) {
      effort.here = std::min(effort.here, child.effort.there);
      effort.there = std::min(infinite, effort.there + child.effort.here);
      if (child.effort.there == 0) soonest = std::min(soonest, child.effort.plies);
      latest = std::max(latest, child.effort.plies);
    }
    if (effort.here == 0) return {0, infinite, attacks ? soonest + 1 : 0};
    if (effort.there == 0) return {infinite, 0, attacks ? 0 : latest + 1};
    return effort;
  }

  // Call at the root while its children are still listed.
  [[nodiscard]] Move winning_move() {
    const Child* best = nullptr;
    for (const Child& child : ply_at(0).children) {
      if (child.effort.there != 0) continue;
      if (best == nullptr || child.effort.plies < best->effort.plies) best = &child;
    }
    return best == nullptr ? Move{} : best->move;
  }

  // The remaining length of a win depends on the number of quiet plies.
  [[nodiscard]] std::uint64_t key() const {
    constexpr std::uint64_t apart = 0x9E3779B97F4A7C15;
    return position().key() ^ position().quiet_plies * apart;
  }

  void store(const Effort& effort, std::uint64_t work) {
    Bucket& bucket = bucket_of(key());
    Entry* place = &bucket.entries[0];
    for (Entry& entry : bucket.entries) {
      if (entry.key == key()) {
        place = &entry;
        break;
      }
      if (entry.nodes < place->nodes) place = &entry;
    }
    const auto most = std::uint64_t{std::numeric_limits<std::uint32_t>::max()};
    *place = {key(), effort, static_cast<std::uint32_t>(std::min(work, most))};
  }

  [[nodiscard]] Bucket& bucket_of(std::uint64_t key) {
    return table_[static_cast<std::size_t>(key % table_.size())];
  }
  [[nodiscard]] const Bucket& bucket_of(std::uint64_t key) const {
    return table_[static_cast<std::size_t>(key % table_.size())];
  }

  [[nodiscard]] const R& rules() const { return walk_.rules(); }
  [[nodiscard]] const Position& position() const { return walk_.position(); }
  [[nodiscard]] Ply& ply_at(int ply) {
    while (plies_.size() <= static_cast<std::size_t>(ply)) plies_.emplace_back();
    return plies_[static_cast<std::size_t>(ply)];
  }

  K oracle_;
  Walk<R> walk_;
  std::vector<Bucket> table_;
  std::deque<Ply> plies_;  // stable addresses while more are added
  Seat attacker_{};
  Timer* timer_ = nullptr;
  std::uint64_t nodes_ = 0;
  bool stopped_ = false;
};

}  // namespace camlann
