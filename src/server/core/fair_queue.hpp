#pragma once
// Work that waits, of many parties, given out in turn. A party is charged for what its work costs,
// and the next is the one that has been charged least: whoever has a thousand pieces of work, or
// dear ones, delays himself. Used for commands (mailbox.hpp) and for thoughts (computer_turns.hpp).
// Start-time fair queueing (Goyal, Vin and Cheng 1996) on two levels: addresses take turns, and in
// the turns of an address its players do. Plain values, no clock; not thread-safe. If memory runs
// out while something is added, nothing is; to take out needs none.

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

/// Who wants something.
struct QueueKey {
  QueueKey() = default;
  explicit QueueKey(std::string its_player, std::string its_address = {})
      : player(std::move(its_player)), address(std::move(its_address)) {}

  std::string player;
  std::string address;
};

/// Of whatever the work takes most of: microseconds of a thread.
using Cost = std::int64_t;

/// Which of many names is next.
class Turns {
 public:
  /// Has work waiting, about this dear; called again when the estimate changes. A newcomer begins
  /// where those who wait are: what was not used before is not saved up. Only for a newcomer can
  /// memory run out; he has then not entered.
  void enter(const std::string& name, Cost estimate);
  /// Has nothing waiting any more. Once nobody has, all begin anew.
  void leave(const std::string& name);
  [[nodiscard]] bool empty() const { return order_.empty(); }
  [[nodiscard]] std::size_t size() const { return order_.size(); }
  /// Who will have been charged least after his next piece; of equals the first. There must be one.
  [[nodiscard]] const std::string& next() const { return *order_.begin()->name; }
  /// Its next piece has been taken.
  void serve(const std::string& name, Cost cost);
  /// A correction, up or down.
  void charge(const std::string& name, Cost cost);

 private:
  struct Account {
    Cost charged = 0;
    Cost estimate = 0;
    std::uint64_t since = 0;
    bool waits = false;
  };
  struct Place {
    Cost then = 0;                      // charged with the estimate
    std::uint64_t since = 0;            // another for each
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
  /// Of who waits; he keeps a place.
  void set(Accounts::value_type& entry, Cost charged, Cost estimate);
  void drop_even();

  Accounts accounts_;      // of who waits or is ahead of level_
  std::set<Place> order_;  // of who waits
  Cost level_ = 0;         // where newcomers begin
  std::uint64_t entered_ = 0;
};

/// How much may wait.
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
  /// Into how many equal shares time is divided for this party, itself included: those of the
  /// addresses that wait, times those of the players at its own.
  [[nodiscard]] std::size_t shares(const QueueKey& queue_key) const {
    const auto address = addresses_.find(queue_key.address);
    if (address == addresses_.end()) return turns_.size() + 1;
    const auto& players = address->second.waiting;
    return turns_.size() * (players.size() + (players.count(queue_key.player) == 0 ? 1 : 0));
  }

  /// Whether one more piece of this party is within the bounds.
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

  /// Whatever the bounds. The pieces of a player come out as they went in.
  void push(const QueueKey& queue_key, Cost estimate, Work work) {
    add({queue_key, estimate, std::move(work)}, End::back);
  }

  /// Work that has begun and goes on: it comes before all else of its player.
  void push_first(const QueueKey& queue_key, Cost estimate, Work work) {
    add({queue_key, estimate, std::move(work)}, End::front);
  }

  /// Takes it out, and charges its party the estimate.
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

  /// What the work has cost beyond the estimate; less than nothing if it was cheaper.
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
    const bool known = waiting != address.waiting.end();  // unless there was no memory for him
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
  std::unordered_map<std::string, Address> addresses_;  // that have work waiting
  Turns turns_;
  std::size_t size_ = 0;
};

}  // namespace camlann::server
