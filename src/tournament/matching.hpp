#pragma once
// Pairs players by several criteria in order of rank: a maximum-weight matching by Edmonds'
// blossoms (Z. Galil, "Efficient algorithms for finding maximum matching in graphs", 1986), with
// weights that are compared lexicographically. Used by the Swiss and the arena. Not thread-safe.

#include <cstddef>
#include <cstdint>
#include <deque>
#include <vector>

namespace camlann::tournament {

/// A weight: its first number decides, then its second, and so on. All weights of a matching have
/// the same length. Numbers stay below 2^46, so that sums over a thousand of them fit.
using Weight = std::vector<std::int64_t>;

class Matching {
 public:
  /// Creates the vertices 0 to `vertices` - 1, without edges.
  Matching(std::size_t vertices, std::size_t weight_length);

  /// Adds an edge; call once for each pair. An edge of weight 0 or less is never used.
  void join(std::size_t a, std::size_t b, const Weight& weight);

  /// Returns each vertex's partner in a maximum-weight matching, or the vertex itself if it has
  /// none. Call once; takes time proportional to the cube of the number of vertices.
  [[nodiscard]] std::vector<std::size_t> solve();

 private:
  // Internally, nodes count from 1: vertices to n_, then blossoms; 0 is no node.
  enum class Label : std::uint8_t { none, outer, inner };
  struct Edge {
    std::size_t from = 0;  // a vertex, in the first node of the edge; 0: no edge
    std::size_t to = 0;
  };

  [[nodiscard]] Edge& edge(std::size_t a, std::size_t b) { return edges_[a * nodes_ + b]; }
  [[nodiscard]] const std::int64_t* weight(const Edge& e) const {
    return &weights_[(e.from * (n_ + 1) + e.to) * length_];
  }
  [[nodiscard]] std::int64_t* dual(std::size_t node) { return &duals_[node * length_]; }
  [[nodiscard]] std::int64_t slack_word(const Edge& e, std::size_t word);
  [[nodiscard]] bool is_tight(const Edge& e);
  [[nodiscard]] bool has_less_slack(const Edge& a, const Edge& b);
  [[nodiscard]] bool is_blossom(std::size_t node) const { return node > n_; }

  void remember_edge(std::size_t outer, std::size_t node);
  void find_least_edge(std::size_t node);
  void queue_vertices(std::size_t node);
  void set_top(std::size_t node, std::size_t top);
  std::size_t place_in_blossom(std::size_t blossom, std::size_t child);
  void match_node(std::size_t node, const Edge& by);
  void augment(std::size_t a, std::size_t b);
  std::size_t common_ancestor(std::size_t a, std::size_t b);
  void add_blossom(std::size_t a, std::size_t ancestor, std::size_t b);
  void expand(std::size_t blossom);
  bool follow(const Edge& e);
  bool search();
  bool grow();
  bool change_duals();
  void start_phase();

  std::size_t n_;
  std::size_t nodes_;   // stride of edges_: vertices and blossoms, and 0
  std::size_t in_use_;  // the last node in use
  std::size_t length_;
  std::vector<Edge> edges_;  // between any two nodes, the edge of least slack at their creation
  std::vector<std::int64_t> weights_;
  std::vector<std::int64_t> duals_;
  std::vector<std::size_t> mate_;    // the vertex that a node is matched with
  std::vector<std::size_t> top_;     // the outermost blossom of a node
  std::vector<std::size_t> parent_;  // the vertex from which an inner or outer node was reached
  std::vector<std::size_t> least_;   // the outer vertex with the edge of least slack to a node
  std::vector<Label> label_;
  std::vector<std::vector<std::size_t>> children_;  // of a blossom, around it
  std::vector<std::vector<std::size_t>> child_of_;  // of a blossom: its child that has a vertex
  std::vector<std::size_t> seen_;                   // by the search for an ancestor
  std::size_t searches_ = 0;
  std::deque<std::size_t> queue_;
};

}  // namespace camlann::tournament
