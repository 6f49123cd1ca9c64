#pragma once
// A queue of work from many parties, served in turn. A party is charged for the cost of its work,
// and the party charged least is next; a party with a thousand pieces of work, or expensive ones,
// delays only itself. Used for commands (mailbox.hpp) and for thoughts (computer_turns.hpp).
// Start-time fair queueing (Goyal, Vin and Cheng 1996) on two levels: addresses take turns, and the
// players of an address take turns within it. Plain values without a clock; not thread-safe. If
// memory runs out during an addition, nothing is added; removal needs no memory.

#include <cstddef>
#include <cstdint>
#include <deque>
#include <limits>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace camlann::server {

/// The party that a piece of work belongs to.
struct QueueKey {
  QueueKey() = default;
  explicit QueueKey(std::string its_player, std::string its_address = {})
      : player(std::move(its_player)), address(std::move(its_address)) {}

  std::string player;
  std::string address;
};

/// Use of the scarcest resource, for example microseconds of a thread.
using Cost = std::int64_t;

/// Decides which of several names is next.
class Turns {
 public:
  /// Marks that the name has work waiting, with this estimated cost; called again when the estimate
  /// changes. A newcomer starts at the level of the names that already wait, so unused turns are
  /// not saved up. Memory can run out only for a newcomer, which is then not added.
  void enter(const std::string& name, Cost estimate);
  /// Marks that the name has no work waiting. Once no name waits, all charges are reset.
  void leave(const std::string& name);
  [[nodiscard]] bool empty() const { return order_.empty(); }
  [[nodiscard]] std::size_t size() const { return order_.size(); }
  /// Returns the name with the least charge after its next piece; among equals, the first. There
  /// must be one.
  [[nodiscard]] const std::string& next() const { return *order_.begin()->name; }
  /// Charges the name for its next piece, which has been taken.
  void serve(const std::string& name, Cost cost);
  /// Corrects the charge, up or down.
  void charge(const std::string& name, Cost cost);

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
  using Accounts = std::unordered_map<std::string, Account>;
  [[nodiscard]] static Place place_of(const Accounts::value_type& entry) {
    const auto& [name, account] = entry;
    return {account.charged + account.estimate, account.since, &name};
  }
  /// Updates a waiting name, which keeps its place.
  void set(Accounts::value_type& entry, Cost charged, Cost estimate);
  void drop_even();

  Accounts accounts_;      // names that wait or are ahead of level_
  std::set<Place> order_;  // names that wait
  Cost level_ = 0;         // where newcomers start
  std::uint64_t entered_ = 0;
};

/// Upper bounds on the waiting work.
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

  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] std::size_t size() const { return size_; }
  /// Returns into how many equal shares time is divided for this party, itself included: the number
  /// of waiting addresses, times the number of waiting players at the party's address.
  [[nodiscard]] std::size_t shares(const QueueKey& queue_key) const {
    const auto address = addresses_.find(queue_key.address);
    if (address == addresses_.end()) return turns_.size() + 1;
    const auto& players = address->second.waiting;
    return turns_.size() * (players.size() + (players.count(queue_key.player) == 0 ? 1 : 0));
  }

  /// True if one more piece of this party is within the bounds.
  [[nodiscard]] bool has_room(const QueueKey& queue_key) const {
    return has_room(queue_key, bounds_);
  }
  [[nodiscard]] bool has_room(const QueueKey& queue_key, const QueueBounds& bounds) const {
    if (size_ >= bounds.all) return false;
    const auto address = addresses_.find(queue_key.address);
    if (address == addresses_.end()) return true;
    if (address->second.size >= bounds.per_address) return false;
    const auto player = address->second.waiting.find(queue_key.player);
    return player == address->second.waiting.end() || player->second.size() < bounds.per_player;
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
    auto& address = addresses_.at(turns_.next());
    auto& waiting = address.waiting.at(address.turns.next());
    Piece piece = std::move(waiting.front());
    remove(address, waiting, End::front);
    turns_.serve(piece.queue_key.address, piece.estimate);
    address.turns.serve(piece.queue_key.player, piece.estimate);
    settle_places(piece.queue_key, address);
    return piece;
  }

  /// Charges what the work cost beyond the estimate; negative if it was cheaper.
  void charge(const QueueKey& queue_key, Cost difference) {
    turns_.charge(queue_key.address, difference);
    const auto address = addresses_.find(queue_key.address);
    if (address != addresses_.end()) address->second.turns.charge(queue_key.player, difference);
  }

 private:
  struct Address {
    std::map<std::string, std::deque<Piece>> waiting;  // by player
    Turns turns;
    std::size_t size = 0;
  };

  static const Piece& front(const Address& address) {
    return address.waiting.at(address.turns.next()).front();
  }

  enum class End : bool { front, back };

  void add(Piece piece, End end) {
    const QueueKey queue_key = piece.queue_key;
    Address& address = addresses_[queue_key.address];
    std::deque<Piece>* waiting = nullptr;
    bool there = false;
    try {
      waiting = &address.waiting[queue_key.player];
      if (end == End::front) {
        waiting->push_front(std::move(piece));
      } else {
        waiting->push_back(std::move(piece));
      }
      there = true;
      ++size_;
      ++address.size;
      settle_places(queue_key, address);
    } catch (...) {
      if (there) remove(address, *waiting, end);
      settle_places(queue_key, address);
      throw;
    }
  }

  void remove(Address& address, std::deque<Piece>& waiting, End end) {
    if (end == End::front) {
      waiting.pop_front();
    } else {
      waiting.pop_back();
    }
    --size_;
    --address.size;
  }

  void settle_places(const QueueKey& queue_key, Address& address) {
    const auto waiting = address.waiting.find(queue_key.player);
    const bool known = waiting != address.waiting.end();  // false if memory ran out for this player
    if (known && !waiting->second.empty()) {
      address.turns.enter(queue_key.player, waiting->second.front().estimate);
    } else {
      address.turns.leave(queue_key.player);
      if (known) address.waiting.erase(waiting);
    }
    if (address.size != 0) {
      turns_.enter(queue_key.address, front(address).estimate);
    } else {
      turns_.leave(queue_key.address);
      addresses_.erase(queue_key.address);
    }
  }

  const QueueBounds bounds_;
  std::unordered_map<std::string, Address> addresses_;  // with work waiting
  Turns turns_;
  std::size_t size_ = 0;
};

}  // namespace camlann::server
