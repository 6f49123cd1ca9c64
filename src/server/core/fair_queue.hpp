#pragma once
// A queue of work from many parties, served in turn. A party is charged for the cost of its work,
// and the party charged least is next; a party with a thousand pieces of work, or expensive ones,
// delays only itself. Used for commands (mailbox.hpp) and for thoughts (computer_turns.hpp).
// Start-time fair queueing (Goyal, Vin and Cheng 1996) on each level of a tree: networks take
// turns, the widest first, and the players of an address take turns within it. Plain values without
// a clock; not thread-safe. If memory runs out during an addition, nothing is added; removal needs
// no memory.

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <limits>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <utility>

#include "server/core/address_ranges.hpp"
#include "server/core/last_places.hpp"

namespace camlann::server {

/// The party that a piece of work belongs to.
struct QueueKey {
  QueueKey() = default;
  explicit QueueKey(std::string its_player, std::string its_address = {}, bool has_account = false)
      : player(std::move(its_player)), address(std::move(its_address)), account(has_account) {}

  std::string player;
  std::string address;
  bool account = false;  // the player is signed in
};

/// Use of the scarcest resource, for example microseconds of a thread.
using Cost = std::int64_t;

/// Decides which of several names is next.
class Turns {
 public:
  /// Marks that the name has work waiting, with this estimated cost; called again when the estimate
  /// changes. A newcomer starts at the level of the names that already wait, so unused turns are
  /// not saved up. Memory can run out only for a newcomer, which is then not added.
  void enter(std::string_view name, Cost estimate);
  /// Marks that the name has no work waiting. Once no name waits, all charges are reset.
  void leave(std::string_view name);
  [[nodiscard]] bool empty() const { return order_.empty(); }
  [[nodiscard]] std::size_t size() const { return order_.size(); }
  /// Returns the name with the least charge after its next piece; among equals, the first. There
  /// must be one.
  [[nodiscard]] const std::string& next() const { return *order_.begin()->name; }
  /// Charges the name, which waits, for its next piece, which has been taken.
  void serve(std::string_view name, Cost cost);
  /// Corrects the charge, up or down.
  void charge(std::string_view name, Cost cost);

 private:
  struct Account {
    Cost charged = 0;
    Cost estimate = 0;
    std::uint64_t since = 0;
    bool waits = false;
  };
  struct Place {
    Cost then = 0;                      // charged plus estimate
    std::uint64_t since = 0;            // unique
    const std::string* name = nullptr;  // in accounts_
    bool operator<(const Place& other) const {
      return std::tie(then, since) < std::tie(other.then, other.since);
    }
  };
  struct Hash {
    using is_transparent = void;
    std::size_t operator()(std::string_view name) const {
      return std::hash<std::string_view>{}(name);
    }
  };
  using Accounts = std::unordered_map<std::string, Account, Hash, std::equal_to<>>;
  [[nodiscard]] static Place place_of(const Accounts::value_type& entry) {
    const auto& [name, account] = entry;
    return {account.charged + account.estimate, account.since, &name};
  }
  /// Returns the account of this name; second is true if it is new.
  [[nodiscard]] std::pair<Accounts::iterator, bool> account_of(std::string_view name);
  /// Updates a waiting name, which keeps its place.
  void set(Accounts::value_type& entry, Cost charged, Cost estimate);
  void drop_even();

  Accounts accounts_;      // names that wait or are ahead of level_
  std::set<Place> order_;  // names that wait
  Cost level_ = 0;         // where newcomers start
  std::uint64_t entered_ = 0;
};

/// Upper bounds on the waiting work; last_places.hpp says for whom the last places are. A /56 may
/// have twice the work of an address, a /48 four times.
struct QueueBounds {
  std::size_t all = std::numeric_limits<std::size_t>::max();
  std::size_t per_address = std::numeric_limits<std::size_t>::max();
  std::size_t per_player = std::numeric_limits<std::size_t>::max();
};

template <class Work>
class FairQueue {
 public:
  struct Piece {
    QueueKey queue_key;
    Cost estimate = 0;
    Work work;
  };

  explicit FairQueue(const QueueBounds& bounds = {}) : bounds_(bounds) {}

  [[nodiscard]] bool empty() const { return root_.size == 0; }
  [[nodiscard]] std::size_t size() const { return root_.size; }
  /// Returns into how many equal shares time is divided for this party, itself included: the
  /// product over all levels of how many wait there.
  [[nodiscard]] std::size_t shares(const QueueKey& queue_key) const {
    std::size_t shares = 1;
    const Node* node = &root_;
    for (const auto name : Path(queue_key)) {
      const auto found = node->children.find(name);
      const bool waits = found != node->children.end();
      shares *= node->turns.size() + (waits ? 0 : 1);
      if (!waits) break;
      node = &found->second;
    }
    return shares;
  }

  /// True if one more piece of this party is within the bounds.
  [[nodiscard]] bool has_room(const QueueKey& queue_key) const {
    return has_room(queue_key, bounds_);
  }
  [[nodiscard]] bool has_room(const QueueKey& queue_key, const QueueBounds& bounds) const {
    const Path path(queue_key);
    const bool network_has_none = root_.children.count(*path.begin()) == 0;
    if (!has_place(size(), bounds.all, network_has_none, queue_key.account)) return false;
    const Node* node = &root_;
    for (const auto& name : path) {
      const auto found = node->children.find(name);
      if (found == node->children.end()) return true;
      node = &found->second;
      const auto width = static_cast<std::size_t>(path.end() - &name) - 1;  // 0 is the player
      const auto most = width == 0 ? bounds.per_player : times(bounds.per_address, width - 1);
      if (node->size >= most) return false;
    }
    return true;
  }

  /// Adds a piece without checking the bounds. The pieces of a player come out in order.
  void push(const QueueKey& queue_key, Cost estimate, Work work) {
    add({queue_key, estimate, std::move(work)}, End::back);
  }

  /// Adds started work that continues; it comes before all other work of its player.
  void push_first(const QueueKey& queue_key, Cost estimate, Work work) {
    add({queue_key, estimate, std::move(work)}, End::front);
  }

  /// Removes the next piece and charges its party the estimate.
  Piece pop() {
    auto& waiting = first(root_).waiting;
    Piece piece = std::move(waiting.front());
    waiting.pop_front();
    const Path path(piece.queue_key);
    Node* node = &root_;
    --node->size;
    for (const auto name : path) {
      node->turns.serve(name, piece.estimate);
      node = &node->children.find(name)->second;
      --node->size;
    }
    settle_places(root_, path.begin(), path.end());
    return piece;
  }

  /// Charges what the work cost beyond the estimate; negative if it was cheaper.
  void charge(const QueueKey& queue_key, Cost difference) {
    Node* node = &root_;
    for (const auto name : Path(queue_key)) {
      node->turns.charge(name, difference);
      const auto found = node->children.find(name);
      if (found == node->children.end()) return;
      node = &found->second;
    }
  }

 private:
  /// A network with its narrower networks, an address with its players, or a player.
  struct Node {
    std::map<std::string, Node, std::less<>> children;  // with work waiting
    Turns turns;                                        // of the children
    std::deque<Piece> waiting;                          // of a player
    std::size_t size = 0;                               // pieces here and below
  };

  /// The names from the widest network of a party to its player; views of its key.
  class Path {
   public:
    explicit Path(const QueueKey& queue_key) {
      const auto networks = networks_of(queue_key.address);
      for (auto width = networks.size(); width > 0; --width) names_[size_++] = networks[width - 1];
      names_[size_++] = queue_key.player;
    }
    [[nodiscard]] const std::string_view* begin() const { return names_.data(); }
    [[nodiscard]] const std::string_view* end() const { return names_.data() + size_; }

   private:
    std::array<std::string_view, Networks::most + 1> names_;
    std::size_t size_ = 0;
  };

  enum class End : bool { front, back };

  /// Returns number * 2^doublings, or the largest number.
  static std::size_t times(std::size_t number, std::size_t doublings) {
    const auto most = std::numeric_limits<std::size_t>::max();
    return number > (most >> doublings) ? most : number << doublings;
  }

  /// Returns the player below `node` whose turn it is.
  template <class SomeNode>
  static SomeNode& first(SomeNode& node) {
    auto* next = &node;
    while (!next->children.empty()) next = &next->children.find(next->turns.next())->second;
    return *next;
  }

  void add(Piece piece, End end) {
    const QueueKey queue_key = piece.queue_key;
    const Path path(queue_key);
    Node* player = nullptr;
    try {
      Node* node = &root_;
      for (const auto name : path) {
        auto found = node->children.find(name);
        if (found == node->children.end()) {
          found = node->children.try_emplace(std::string(name)).first;
        }
        node = &found->second;
      }
      if (end == End::front) {
        node->waiting.push_front(std::move(piece));
      } else {
        node->waiting.push_back(std::move(piece));
      }
      player = node;
      count(path, 1);
      settle_places(root_, path.begin(), path.end());
    } catch (...) {
      if (player != nullptr) {
        if (end == End::front) {
          player->waiting.pop_front();
        } else {
          player->waiting.pop_back();
        }
        count(path, -1);
      }
      settle_places(root_, path.begin(), path.end());
      throw;
    }
  }

  /// Adds to the sizes along an existing path.
  void count(const Path& path, int pieces) {
    Node* node = &root_;
    node->size += static_cast<std::size_t>(pieces);
    for (const auto name : path) {
      node = &node->children.find(name)->second;
      node->size += static_cast<std::size_t>(pieces);
    }
  }

  /// Updates the turns along a path, from the player up, and removes what has no work waiting.
  static void settle_places(Node& node, const std::string_view* name, const std::string_view* end) {
    if (name == end) return;
    const auto child = node.children.find(*name);
    if (child == node.children.end()) return;  // memory ran out for it
    settle_places(child->second, name + 1, end);
    if (child->second.size != 0) {
      node.turns.enter(*name, first(child->second).waiting.front().estimate);
    } else {
      node.turns.leave(*name);
      node.children.erase(child);
    }
  }

  const QueueBounds bounds_;
  Node root_;
};

}  // namespace camlann::server
