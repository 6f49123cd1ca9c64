#pragma once
// An index of the keys of a line of positions with constant-time lookup: detects repetitions in
// GameHistory without scanning the game. A stack, like a game. Not thread-safe; copies are
// independent.

#include <cstddef>
#include <cstdint>
#include <vector>

namespace camlann {

class KeyIndex {
 public:
  static constexpr std::uint32_t none = 0xffffffff;

  /// Returns the number of the last position with this key, or `none`. Numbers count from 0.
  [[nodiscard]] std::uint32_t last(std::uint64_t key) const {
    return slots_.empty() ? none : slots_[slot_of(key)];
  }
  /// Returns the last position before `number` with the same key, or `none`.
  [[nodiscard]] std::uint32_t before(std::uint32_t number) const { return entries_[number].before; }

  void push(std::uint64_t key) {
    if (2 * (entries_.size() + 1) > slots_.size()) grow();
    enter(key);
  }
  /// Removes the last position; there must be one.
  void pop() {
    // A slot that becomes empty breaks no probe sequence: later entries are already removed.
    slots_[slot_of(entries_.back().key)] = entries_.back().before;
    entries_.pop_back();
  }

 private:
  struct Entry {
    std::uint64_t key = 0;
    std::uint32_t before = none;
  };

  /// Returns the slot of this key, or the empty slot for it.
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
  std::vector<std::uint32_t> slots_;  // size is a power of two, at most half of the slots are used
};

}  // namespace camlann
