#pragma once
// The keys of a line of positions, found in constant time: how GameHistory knows a position again
// without a look at the whole game. A stack, as a game is. Not thread-safe; copies are independent.

#include <cstddef>
#include <cstdint>
#include <vector>

namespace camlann {

class KeyIndex {
 public:
  static constexpr std::uint32_t none = 0xffffffff;

  /// The number of the last position with this key; `none` if there is none. Numbers count from 0.
  [[nodiscard]] std::uint32_t last(std::uint64_t key) const {
    return slots_.empty() ? none : slots_[slot_of(key)];
  }
  /// The one before position `number` with the same key, or `none`.
  [[nodiscard]] std::uint32_t before(std::uint32_t number) const { return entries_[number].before; }

  void push(std::uint64_t key) {
    if (2 * (entries_.size() + 1) > slots_.size()) grow();
    enter(key);
  }
  /// Forgets the last position; there must be one.
  void pop() {
    // Should it be empty then, it is on nobody's way to another slot: those came before.
    slots_[slot_of(entries_.back().key)] = entries_.back().before;
    entries_.pop_back();
  }

 private:
  struct Entry {
    std::uint64_t key = 0;
    std::uint32_t before = none;
  };

  /// Where this key is, or the empty slot where it will be.
  [[nodiscard]] std::size_t slot_of(std::uint64_t key) const {
    const std::size_t mask = slots_.size() - 1;
    std::size_t slot = static_cast<std::size_t>(key ^ (key >> 32)) & mask;
    while (slots_[slot] != none && entries_[slots_[slot]].key != key) slot = (slot + 1) & mask;
    return slot;
  }

  void enter(std::uint64_t key) {
    auto& slot = slots_[slot_of(key)];
    entries_.push_back({key, slot});
    slot = static_cast<std::uint32_t>(entries_.size() - 1);
  }

  void grow() {
    constexpr std::size_t least = 16;
    slots_.assign(slots_.empty() ? least : 2 * slots_.size(), none);
    const auto entries = entries_;
    entries_.clear();
    for (const Entry& entry : entries) enter(entry.key);
  }

  std::vector<Entry> entries_;
  std::vector<std::uint32_t> slots_;  // a power of two, at most half of them taken
};

}  // namespace camlann
