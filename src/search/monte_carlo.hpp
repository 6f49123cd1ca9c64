#pragma once
// A test opponent: Monte Carlo tree search by UCB1 (Auer, Cesa-Bianchi, Fischer 2002; Kocsis,
// Szepesvari 2006) with uniform playouts, cut after 200 plies and then judged by material. Its only
// knowledge of the game is the rules and the value of men. Called through engine/analyst_of.hpp.

#include <cmath>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/random.hpp"
#include "search/limits.hpp"
#include "search/searchable.hpp"
#include "search/timer.hpp"

namespace camlann {

/// Counts men and pieces alone, for the side to move.
template <class M, class R>
concept CountsMaterial = requires(const M& material, const typename R::Position& here) {
  { material(here) } -> std::same_as<Score>;
};

template <Searchable R, CountsMaterial<R> M>
class MonteCarlo {
 public:
  using Position = typename R::Position;

  static constexpr double exploration = 1.4;
  static constexpr int longest_playout = 200;  // plies

  MonteCarlo(const R& rules, const M& material) : rules_(rules), material_(material) {}

  /// Returns the most visited move; `root` must have one. The timer counts playouts as nodes. The
  /// score is the mean result in hundredths: +100 means all won.
  [[nodiscard]] Line run(const Position& root, Timer& timer, Random& random) {
    nodes_.assign(1, Node{});
    expand(0, root);
    std::uint64_t playouts = 0;
    do {
      play_out(root, random);
    } while (!timer.must_end(++playouts));
    const Node* best = &nodes_[nodes_[0].first_child];
    for (std::size_t i = 0; i < nodes_[0].children; ++i) {
      const Node& child = nodes_[nodes_[0].first_child + i];
      if (child.visits > best->visits) best = &child;
    }
    const double mean = best->visits == 0 ? 0.5 : best->points / best->visits;
    return {static_cast<Score>(200 * mean - 100), 1, {best->move}};
  }

 private:
  struct Node {
    Move move{};
    std::size_t first_child = 0;
    std::size_t children = 0;
    bool expanded = false;
    int visits = 0;
    double points = 0;  // of the seat that moved here
  };

  void expand(std::size_t node, const Position& pos) {
    moves_.clear();
    if (!rules_.verdict(pos).over()) rules_.legal(pos, moves_);
    nodes_[node].expanded = true;
    nodes_[node].first_child = nodes_.size();
    nodes_[node].children = moves_.size();
    for (const Move move : moves_) nodes_.push_back(Node{.move = move});
  }

  void play_out(const Position& root, Random& random) {
    Position pos = root;
    path_.assign(1, 0);
    seats_.clear();
    std::size_t node = 0;
    while (nodes_[node].expanded && nodes_[node].children != 0) {
      seats_.push_back(pos.seat());
      node = select(nodes_[node], random);
      rules_.advance(pos, nodes_[node].move);
      path_.push_back(node);
    }
    if (!nodes_[node].expanded) expand(node, pos);
    const std::uint8_t winners = finish(pos, random);
    for (std::size_t i = 0; i < path_.size(); ++i) {
      Node& visited = nodes_[path_[i]];
      ++visited.visits;
      if (i > 0) visited.points += points(winners, seats_[i - 1]);
    }
  }

  [[nodiscard]] std::size_t select(const Node& parent, Random& random) const {
    const double logarithm = std::log(parent.visits + 1.0);
    std::size_t best = parent.first_child;
    double best_value = -1;
    for (std::size_t i = 0; i < parent.children; ++i) {
      const Node& child = nodes_[parent.first_child + i];
      // Unvisited moves first, at random.
      const double value =
          child.visits == 0
              ? 1e6 + random.below(1u << 20)
              : child.points / child.visits + exploration * std::sqrt(logarithm / child.visits);
      if (value <= best_value) continue;
      best_value = value;
      best = parent.first_child + i;
    }
    return best;
  }

  // Plays uniformly to the end; returns the winners, a bit per seat, 0 for a draw.
  [[nodiscard]] std::uint8_t finish(Position& pos, Random& random) {
    for (int ply = 0;; ++ply) {
      if (const Verdict verdict = rules_.board_verdict(pos); verdict.over()) return verdict.winners;
      if (const Verdict verdict = rules_.quiet_verdict(pos); verdict.over()) return verdict.winners;
      if (ply == longest_playout) break;
      moves_.clear();
      rules_.legal(pos, moves_);
      if (moves_.empty()) return rules_.no_move_verdict(pos).winners;
      rules_.advance(pos, moves_[random.below(static_cast<std::uint32_t>(moves_.size()))]);
    }
    const Score material = material_(pos);
    std::uint8_t ahead = 0;
    for (unsigned i = 0; i < seats_of<R> && material != 0; ++i) {
      const Seat seat = static_cast<Seat>(i);
      const bool moves = rules_.side_of(seat) == rules_.side_of(pos.seat());
      if (moves == (material > 0)) ahead |= bit_of(seat);
    }
    return ahead;
  }

  [[nodiscard]] static double points(std::uint8_t winners, Seat seat) {
    if (winners == 0) return 0.5;
    return (winners & bit_of(seat)) != 0 ? 1 : 0;
  }

  R rules_;
  M material_;
  std::vector<Node> nodes_;
  std::vector<std::size_t> path_;
  std::vector<Seat> seats_;  // the mover to path_[i + 1]
  MoveList moves_;
};

}  // namespace camlann
