#pragma once
// Best-first search for three sides, each for itself: a tree in memory that grows where the play is
// promising (Kocsis and Szepesvari 2006; the selection also uses a prior estimate, as in Rosin 2011
// and Silver et al. 2017). The value of a leaf is its evaluation after captures are followed,
// converted to a share of the game for each side; the value of a node is the mean of the nodes
// below it, until it is proved. Used for three sides unless a depth is given (decision 0011).
// Called through three_handed.hpp. Allocates when it begins and while its lists grow.

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "rules/move.hpp"
#include "rules/move_list.hpp"
#include "search/evaluation.hpp"
#include "search/growing_tree.hpp"
#include "search/limits.hpp"
#include "search/max_n_tree.hpp"
#include "search/score.hpp"
#include "search/searchable.hpp"
#include "search/timer.hpp"

namespace camlann {

template <ThreeHanded R, Evaluates<R> E>
class BestFirst {
 public:
  using Tree = MaxNTree<R, E>;

  explicit BestFirst(std::size_t bytes) : nodes_(bytes) {}

  /// Searches from the root; call after `tree.begin()`. Reports whenever the number of visits has
  /// doubled; the lines are those of the most visited moves, and the depth is the length of the
  /// first line.
  Info run(Tree& tree, const Limits& limits, Timer& timer, const OnInfo& on_info) {
    plant(tree, limits);
    Info info;
    const auto tell = [&] {
      info.time = timer.elapsed();
      if (on_info) on_info(info);
    };
    const std::size_t choices = root_moves_.size();
    const bool forced = choices == 1 && !limits.only;
    while (choices != 0) {
      if (nodes_.is_full()) {
        report(tree, limits, info);  // before make_room() removes nodes
        if (!nodes_.make_room(timer)) {
          tell();
          break;
        }
      }
      visit(tree);
      const std::uint32_t visits = nodes_[root].visits;
      const bool over =
          tree.stopped() || is_settled(limits) || (forced && (limits.clock || limits.movetime)) ||
          (visits % visits_between_looks == 0 && !timer.may_go_deeper(0, tree.nodes()));
      const bool all_seen = visits >= choices;
      if (over || (all_seen && std::has_single_bit(visits))) {
        report(tree, limits, info);
        tell();
      }
      if (over) break;
    }
    return info;
  }

 private:
  using Place = GrowingTree::Place;
  using Node = GrowingTree::Node;
  static constexpr Place root = GrowingTree::root;

  // Tuned by matches (doc/results.md, "Three players").
  static constexpr double worth_scale = 150;  // a lead of this size multiplies a share by e
  static constexpr float guess_scale = 50;    // such a gain at first sight multiplies a prior by e
  static constexpr float curiosity = 1;
  static constexpr float unseen_loss = 0.1F;  // assumed cost of a move that is not visited yet

  static constexpr int most_plies = max_ply - 2;
  static constexpr std::uint32_t visits_between_looks = 64;

  // Returns nullptr if there are no children.
  [[nodiscard]] const Node* best_child(const Node& node, std::size_t mover) const {
    const Node* best = nullptr;
    nodes_.each_child(node, [&](const Node& child) {
      if (best == nullptr || is_better(child, *best, mover)) best = &child;
    });
    return best;
  }
  [[nodiscard]] bool all_proved(const Node& node) const {
    return node.waiting == 0 &&
           nodes_.all_children(node, [](const Node& child) { return child.proved; });
  }

  // --- Growing ----------------------------------------------------------------------------------

  void plant(Tree& tree, const Limits& limits) {
    way_.assign(1, root);
    mover_ = tree.side_to_move();
    tree.root_moves(limits, root_moves_);
    nodes_.plant(rated(tree, root_moves_));
    keeps_asking_ = limits.lines > 1;
  }

  // Lists the moves, the likeliest first.
  template <class Moves>
  std::span<const GrowingTree::LikelyMove> rated(const Tree& tree, const Moves& moves) {
    likely_.clear();
    Score most = -infinite_score;
    for (const Move move : moves) {
      const Score guess = tree.guess(move);
      likely_.push_back({move, static_cast<float>(guess)});
      most = std::max(most, guess);
    }
    float sum = 0;
    for (auto& move : likely_) {
      move.chance = std::exp((move.chance - static_cast<float>(most)) / guess_scale);
      sum += move.chance;
    }
    for (auto& move : likely_) move.chance /= sum;
    std::sort(likely_.begin(), likely_.end(), [](const auto& a, const auto& b) {
      return a.chance != b.chance ? a.chance > b.chance : a.move < b.move;
    });
    return likely_;
  }

  // True if the leaf got children or, without a legal move, was proved.
  bool try_to_grow(Tree& tree, Place leaf) {
    if (!nodes_.is_ripe(nodes_[leaf]) || nodes_[leaf].proved) return false;
    if (tree.ply() >= most_plies) return false;
    const auto choice = tree.moves_here();
    if (!choice.any) end(nodes_[leaf], tree.stuck_here());
    return !choice.seen.empty() && nodes_.add_children(leaf, rated(tree, choice.seen));
  }

  void add_batch(Tree& tree, Place parent) {
    if (!nodes_.wants_more(nodes_[parent])) return;
    nodes_.add_children(parent, rated(tree, tree.moves_here().seen));
  }

  // --- One visit --------------------------------------------------------------------------------

  void visit(Tree& tree) {
    way_.resize(1);
    movers_.assign(1, mover_);
    Place at = root;
    while (nodes_[at].children != 0 ? !nodes_[at].proved || at == root : try_to_grow(tree, at)) {
      add_batch(tree, at);
      at = choose(nodes_[at], movers_.back(), at == root);
      tree.play(nodes_[at].move);
      way_.push_back(at);
      movers_.push_back(tree.side_to_move());
    }
    const Shares shares = worth_of(tree, nodes_[at]);
    while (tree.ply() > 0) tree.take_back();
    if (!tree.stopped()) back_up(shares);
  }

  // Each move at the root is visited once before any is visited again; if several lines are
  // requested, proved moves get no more visits.
  [[nodiscard]] Place choose(const Node& node, std::size_t mover, bool at_root) const {
    const float interest = curiosity * std::sqrt(static_cast<float>(node.visits));
    const float unseen = at_root ? 2 + interest : node.worth[mover] - unseen_loss;
    Place best = node.first_child;
    float most = -std::numeric_limits<float>::max();
    for (Place i = node.first_child; i != GrowingTree::nobody; i = nodes_[i].sibling) {
      const Node& child = nodes_[i];
      if (child.proved && (child.worth[mover] == 0 || (at_root && keeps_asking_))) continue;
      const float value = (child.visits == 0 ? unseen : child.worth[mover]) +
                          interest * child.chance / static_cast<float>(1 + child.visits);
      if (value <= most) continue;
      most = value;
      best = i;
    }
    return best;
  }

  [[nodiscard]] Shares worth_of(Tree& tree, Node& leaf) const {
    if (!leaf.proved && leaf.visits == 0) {
      if (const auto scores = tree.end_here()) end(leaf, *scores);
    }
    if (!leaf.proved) return shares_of(tree.follow_captures(0));
    static_cast<void>(tree.ends_here());
    return leaf.worth;
  }

  void back_up(Shares shares) {
    bool child_proved = false;
    for (std::size_t i = way_.size(); i-- > 0;) {
      Node& node = nodes_[way_[i]];
      if (child_proved) prove(node, movers_[i]);
      child_proved = node.proved;
      ++node.visits;
      if (node.proved) {
        shares = node.worth;
        continue;
      }
      const float part = 1 / static_cast<float>(node.visits);
      for (std::size_t side = 0; side < shares.size(); ++side) {
        node.worth[side] += part * (shares[side] - node.worth[side]);
      }
    }
  }

  // --- Proved nodes ------------------------------------------------------------------------------

  static void end(Node& node, const SideScores& scores) {
    node.proved = true;
    node.worth = shares_of(scores);
  }

  // Proves a node with children if all of them are proved, or if one is a win for the mover.
  void prove(Node& node, std::size_t mover) const {
    if (node.proved) return;
    const Node& best = *best_child(node, mover);
    const bool wins = best.proved && best.worth[mover] == 1;
    if (!wins && !all_proved(node)) return;
    node.proved = true;
    node.worth = best.worth;
    node.plies = static_cast<std::uint8_t>(best.plies + 1);
  }

  // Orders wins first, the shortest first, and losses last, the longest first; the rest by visits,
  // or by value if proved.
  [[nodiscard]] static bool is_better(const Node& a, const Node& b, std::size_t mover) {
    const int rank_a = rank_of(a, mover);
    const int rank_b = rank_of(b, mover);
    if (rank_a != rank_b) return rank_a > rank_b;
    if (rank_a != 0) return rank_a > 0 ? a.plies < b.plies : a.plies > b.plies;
    if (a.proved && b.proved) return a.worth[mover] > b.worth[mover];
    if (a.visits != b.visits) return a.visits > b.visits;
    return a.worth[mover] > b.worth[mover];
  }
  [[nodiscard]] static int rank_of(const Node& node, std::size_t mover) {
    if (!node.proved) return 0;
    if (node.worth[mover] == 1) return 1;
    return node.worth[mover] == 0 ? -1 : 0;
  }

  [[nodiscard]] bool is_settled(const Limits& limits) const {
    if (limits.lines <= 1 && nodes_[root].proved) return true;
    return all_proved(nodes_[root]);
  }

  // --- Shares and scores ------------------------------------------------------------------------

  [[nodiscard]] static Shares shares_of(const SideScores& scores) {
    const Score most = *std::max_element(scores.begin(), scores.end());
    std::array<double, 3> powers{};
    double sum = 0;
    for (std::size_t side = 0; side < scores.size(); ++side) {
      // A score is measured against the mean of the two others, which gives the factor 2/3. For a
      // decided game this is exactly 1, 0 and 0.
      powers[side] = std::exp((scores[side] - most) * 2 / (3 * worth_scale));
      sum += powers[side];
    }
    Shares shares{};
    for (std::size_t side = 0; side < scores.size(); ++side) {
      shares[side] = static_cast<float>(powers[side] / sum);
    }
    return shares;
  }

  // Returns the score of a move at the root.
  [[nodiscard]] Score score_of_move(const Node& node) const {
    const int rank = rank_of(node, mover_);
    if (rank > 0) return win_in(node.plies + 1);
    if (rank < 0) return loss_in(node.plies + 1);
    const double share = std::clamp(static_cast<double>(node.worth[mover_]), 0.001, 0.999);
    return static_cast<Score>(std::lround(worth_scale * std::log(2 * share / (1 - share))));
  }

  void report(Tree& tree, const Limits& limits, Info& info) {
    order_.clear();
    nodes_.each_child(nodes_[root], [this](const Node& move) { order_.push_back(&move); });
    std::stable_sort(order_.begin(), order_.end(),
                     [this](const Node* a, const Node* b) { return is_better(*a, *b, mover_); });
    order_.resize(std::min(order_.size(), static_cast<std::size_t>(std::max(limits.lines, 1))));
    info.lines.clear();
    for (const Node* move : order_) {
      const std::vector<Move> line = line_from(tree, *move);
      info.lines.push_back({score_of_move(*move), static_cast<int>(line.size()), line});
    }
    info.depth = info.lines.front().depth;
    info.nodes = tree.nodes();
  }

  // Returns a move at the root and the best play after it, up to the last visited node.
  [[nodiscard]] std::vector<Move> line_from(Tree& tree, const Node& move) {
    std::vector<Move> line;
    const Node* node = &move;
    while (node != nullptr) {
      line.push_back(node->move);
      tree.play(node->move);
      const std::size_t mover = tree.side_to_move();
      const Node* best = best_child(*node, mover);
      const bool known = best != nullptr && (best->visits != 0 || best->proved);
      node = known ? best : nullptr;
    }
    while (tree.ply() > 0) tree.take_back();
    return line;
  }

  GrowingTree nodes_;
  std::vector<Move> root_moves_;
  std::size_t mover_ = 0;  // the side to move at the root
  bool keeps_asking_ = false;

  // Nodes and sides to move of the current visit, from the root on.
  std::vector<Place> way_;
  std::vector<std::size_t> movers_;
  std::vector<GrowingTree::LikelyMove> likely_;
  std::vector<const Node*> order_;
};

}  // namespace camlann
