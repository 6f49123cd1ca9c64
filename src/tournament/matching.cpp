#include "tournament/matching.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <utility>
#include <vector>

namespace camlann::tournament {

namespace {

bool less(const Weight& a, const Weight& b) {
  return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end());
}

}  // namespace

// A blossom has at least three children, always an odd number, so the number of blossoms at a time
// is at most half the number of vertices.
Matching::Matching(std::size_t vertices, std::size_t weight_length)
    : n_(vertices),
      nodes_(vertices + vertices / 2 + 2),
      in_use_(vertices),
      length_(weight_length),
      edges_(nodes_ * nodes_),
      weights_((vertices + 1) * (vertices + 1) * weight_length, 0),
      duals_(nodes_ * weight_length, 0),
      mate_(nodes_, 0),
      top_(nodes_, 0),
      parent_(nodes_, 0),
      least_(nodes_, 0),
      label_(nodes_, Label::none),
      children_(nodes_),
      child_of_(nodes_, std::vector<std::size_t>(vertices + 1, 0)),
      seen_(nodes_, 0) {
  for (std::size_t vertex = 1; vertex <= n_; ++vertex) {
    top_[vertex] = vertex;
    child_of_[vertex][vertex] = vertex;
  }
}

void Matching::join(std::size_t a, std::size_t b, const Weight& weight) {
  const auto put = [&](std::size_t from, std::size_t to) {
    edge(from, to) = {from, to};
    std::copy(weight.begin(), weight.end(),
              weights_.begin() + static_cast<std::ptrdiff_t>((from * (n_ + 1) + to) * length_));
  };
  put(a + 1, b + 1);
  put(b + 1, a + 1);
}

std::int64_t Matching::slack_word(const Edge& e, std::size_t word) {
  return dual(e.from)[word] + dual(e.to)[word] - 2 * weight(e)[word];
}

bool Matching::is_tight(const Edge& e) {
  for (std::size_t word = 0; word < length_; ++word) {
    if (slack_word(e, word) != 0) return false;
  }
  return true;
}

bool Matching::has_less_slack(const Edge& a, const Edge& b) {
  for (std::size_t word = 0; word < length_; ++word) {
    const std::int64_t difference = slack_word(a, word) - slack_word(b, word);
    if (difference != 0) return difference < 0;
  }
  return false;
}

void Matching::remember_edge(std::size_t outer, std::size_t node) {
  if (least_[node] == 0 || has_less_slack(edge(outer, node), edge(least_[node], node))) {
    least_[node] = outer;
  }
}

void Matching::find_least_edge(std::size_t node) {
  least_[node] = 0;
  for (std::size_t vertex = 1; vertex <= n_; ++vertex) {
    if (edge(vertex, node).from != 0 && top_[vertex] != node &&
        label_[top_[vertex]] == Label::outer) {
      remember_edge(vertex, node);
    }
  }
}

void Matching::queue_vertices(std::size_t node) {
  if (!is_blossom(node)) {
    queue_.push_back(node);
    return;
  }
  for (const std::size_t child : children_[node]) queue_vertices(child);
}

void Matching::set_top(std::size_t node, std::size_t top) {
  top_[node] = top;
  if (!is_blossom(node)) return;
  for (const std::size_t child : children_[node]) set_top(child, top);
}

/// Returns the place of a child when the blossom is walked in the direction in which it is even.
std::size_t Matching::place_in_blossom(std::size_t blossom, std::size_t child) {
  auto& around = children_[blossom];
  const auto place =
      static_cast<std::size_t>(std::find(around.begin(), around.end(), child) - around.begin());
  if (place % 2 == 0) return place;
  std::reverse(around.begin() + 1, around.end());
  return around.size() - place;
}

/// Matches a node by an edge that leaves it, and rotates the matching inside a blossom accordingly.
void Matching::match_node(std::size_t node, const Edge& by) {
  mate_[node] = by.to;
  if (!is_blossom(node)) return;
  const std::size_t child = child_of_[node][by.from];
  const std::size_t place = place_in_blossom(node, child);
  auto& around = children_[node];
  for (std::size_t i = 0; i < place; ++i)
    match_node(around[i], Edge(edge(around[i], around[i ^ 1])));
  match_node(child, by);
  std::rotate(around.begin(), around.begin() + static_cast<std::ptrdiff_t>(place), around.end());
}

/// Flips the path from a free node to `a`, which becomes matched with `b`.
void Matching::augment(std::size_t a, std::size_t b) {
  while (true) {
    const std::size_t next = top_[mate_[a]];
    match_node(a, Edge(edge(a, b)));
    if (next == 0) return;
    match_node(next, Edge(edge(next, top_[parent_[next]])));
    a = top_[parent_[next]];
    b = next;
  }
}

/// Returns the outer node that both were reached from; 0 if they are in different trees.
std::size_t Matching::common_ancestor(std::size_t a, std::size_t b) {
  ++searches_;
  while (a != 0 || b != 0) {
    if (a != 0) {
      if (seen_[a] == searches_) return a;
      seen_[a] = searches_;
      a = top_[mate_[a]];
      if (a != 0) a = top_[parent_[a]];
    }
    std::swap(a, b);
  }
  return 0;
}

void Matching::add_blossom(std::size_t a, std::size_t ancestor, std::size_t b) {
  std::size_t blossom = n_ + 1;
  while (blossom <= in_use_ && top_[blossom] != 0) ++blossom;
  in_use_ = std::max(in_use_, blossom);
  std::fill_n(dual(blossom), length_, 0);
  label_[blossom] = Label::outer;
  mate_[blossom] = mate_[ancestor];
  parent_[blossom] = parent_[ancestor];
  auto& around = children_[blossom];
  around = {ancestor};
  const auto collect = [&](std::size_t node) {
    while (node != ancestor) {
      around.push_back(node);
      const std::size_t inner = top_[mate_[node]];
      around.push_back(inner);
      queue_vertices(inner);
      node = top_[parent_[inner]];
    }
  };
  collect(a);
  std::reverse(around.begin() + 1, around.end());
  collect(b);
  set_top(blossom, blossom);
  for (std::size_t node = 1; node <= in_use_; ++node)
    edge(blossom, node) = edge(node, blossom) = {};
  std::fill(child_of_[blossom].begin(), child_of_[blossom].end(), 0);
  for (const std::size_t child : around) {
    for (std::size_t node = 1; node <= in_use_; ++node) {
      if (edge(child, node).from == 0) continue;
      if (edge(blossom, node).from == 0 || has_less_slack(edge(child, node), edge(blossom, node))) {
        edge(blossom, node) = edge(child, node);
        edge(node, blossom) = edge(node, child);
      }
    }
    for (std::size_t vertex = 1; vertex <= n_; ++vertex) {
      if (child_of_[child][vertex] != 0) child_of_[blossom][vertex] = child;
    }
  }
  find_least_edge(blossom);
}

/// Expands an inner blossom with an exhausted dual into the path through it.
void Matching::expand(std::size_t blossom) {
  auto& around = children_[blossom];
  for (const std::size_t child : around) set_top(child, child);
  const std::size_t entry = child_of_[blossom][edge(blossom, parent_[blossom]).from];
  const std::size_t place = place_in_blossom(blossom, entry);
  for (std::size_t i = 0; i < place; i += 2) {
    const std::size_t inner = around[i];
    const std::size_t outer = around[i + 1];
    parent_[inner] = edge(outer, inner).from;
    label_[inner] = Label::inner;
    label_[outer] = Label::outer;
    least_[inner] = 0;
    find_least_edge(outer);
    queue_vertices(outer);
  }
  label_[entry] = Label::inner;
  parent_[entry] = parent_[blossom];
  for (std::size_t i = place + 1; i < around.size(); ++i) {
    label_[around[i]] = Label::none;
    find_least_edge(around[i]);
  }
  top_[blossom] = 0;
  around.clear();
}

/// Follows a tight edge from an outer node; true if it reached a free node, so that another vertex
/// is matched.
bool Matching::follow(const Edge& e) {
  const std::size_t a = top_[e.from];
  const std::size_t b = top_[e.to];
  if (label_[b] == Label::none) {
    parent_[b] = e.from;
    label_[b] = Label::inner;
    const std::size_t next = top_[mate_[b]];
    least_[b] = least_[next] = 0;
    label_[next] = Label::outer;
    queue_vertices(next);
  } else if (label_[b] == Label::outer) {
    const std::size_t ancestor = common_ancestor(a, b);
    if (ancestor == 0) {
      augment(a, b);
      augment(b, a);
      return true;
    }
    add_blossom(a, ancestor, b);
  }
  return false;
}

void Matching::start_phase() {
  std::fill(label_.begin(), label_.end(), Label::none);
  std::fill(least_.begin(), least_.end(), 0);
  queue_.clear();
  for (std::size_t node = 1; node <= in_use_; ++node) {
    if (top_[node] != node || mate_[node] != 0) continue;
    parent_[node] = 0;
    label_[node] = Label::outer;
    queue_vertices(node);
  }
}

/// Follows tight edges until there are no more.
bool Matching::grow() {
  while (!queue_.empty()) {
    const std::size_t vertex = queue_.front();
    queue_.pop_front();
    if (label_[top_[vertex]] == Label::inner) continue;
    for (std::size_t other = 1; other <= n_; ++other) {
      if (edge(vertex, other).from == 0 || top_[vertex] == top_[other]) continue;
      if (!is_tight(edge(vertex, other))) {
        remember_edge(vertex, top_[other]);
      } else if (follow(edge(vertex, other))) {
        return true;
      }
    }
  }
  return false;
}

/// Makes another edge tight or a blossom open; false if no improvement is left.
bool Matching::change_duals() {
  std::optional<Weight> change;
  const auto limit = [&](const Weight& by) {
    if (!change || less(by, *change)) change = by;
  };
  Weight by(length_);
  for (std::size_t node = 1; node <= in_use_; ++node) {
    if (top_[node] != node) continue;
    if (is_blossom(node) && label_[node] == Label::inner) {
      for (std::size_t word = 0; word < length_; ++word) by[word] = dual(node)[word] / 2;
      limit(by);
    }
    if (least_[node] != 0 && label_[node] != Label::inner) {
      const int share = label_[node] == Label::outer ? 2 : 1;
      for (std::size_t word = 0; word < length_; ++word) {
        by[word] = slack_word(edge(least_[node], node), word) / share;
      }
      limit(by);
    }
  }
  // All free vertices have the same dual, the least of all outer ones.
  for (std::size_t vertex = 1; vertex <= n_; ++vertex) {
    if (label_[top_[vertex]] != Label::outer) continue;
    const Weight own(dual(vertex), dual(vertex) + length_);
    if (!change || !less(*change, own)) return false;
  }
  for (std::size_t node = 1; node <= in_use_; ++node) {
    const bool blossom = is_blossom(node);
    if (blossom && top_[node] != node) continue;
    const Label label = label_[top_[node]];
    if (label == Label::none) continue;
    const std::int64_t sign = (label == Label::outer) == blossom ? 1 : -1;
    const std::int64_t times = blossom ? 2 * sign : sign;
    for (std::size_t word = 0; word < length_; ++word) {
      dual(node)[word] += times * (*change)[word];
    }
  }
  return true;
}

/// Matches another vertex, if that raises the total weight.
bool Matching::search() {
  start_phase();
  if (queue_.empty()) return false;
  while (true) {
    if (grow()) return true;
    if (!change_duals()) return false;
    for (std::size_t node = 1; node <= in_use_; ++node) {
      if (top_[node] != node || least_[node] == 0 || top_[least_[node]] == node) continue;
      const Edge e = edge(least_[node], node);
      if (is_tight(e) && follow(e)) return true;
    }
    for (std::size_t node = n_ + 1; node <= in_use_; ++node) {
      const bool used_up = std::all_of(dual(node), dual(node) + length_,
                                       [](std::int64_t word) { return word == 0; });
      if (top_[node] == node && label_[node] == Label::inner && used_up) expand(node);
    }
  }
}

std::vector<std::size_t> Matching::solve() {
  Weight greatest(length_, 0);
  for (std::size_t a = 1; a <= n_; ++a) {
    for (std::size_t b = 1; b <= n_; ++b) {
      if (edge(a, b).from == 0) continue;
      const Weight own(weight(edge(a, b)), weight(edge(a, b)) + length_);
      if (less(greatest, own)) greatest = own;
    }
  }
  for (std::size_t vertex = 1; vertex <= n_; ++vertex) {
    std::copy(greatest.begin(), greatest.end(), dual(vertex));
  }
  while (search()) {
  }
  std::vector<std::size_t> mates(n_);
  for (std::size_t vertex = 1; vertex <= n_; ++vertex) {
    mates[vertex - 1] = (mate_[vertex] != 0 ? mate_[vertex] : vertex) - 1;
  }
  return mates;
}

}  // namespace camlann::tournament
