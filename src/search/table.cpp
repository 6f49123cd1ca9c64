#include "search/table.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace camlann {

TranspositionTable::TranspositionTable(std::size_t bytes) {
  std::size_t count = 1;
  while (2 * count * sizeof(Bucket) <= bytes) count *= 2;
  buckets_.resize(count);
  mask_ = count - 1;
}

TableEntry TranspositionTable::find(std::uint64_t key) const {
  const auto check = static_cast<std::uint32_t>(key >> 32);
  for (const Slot& slot : buckets_[static_cast<std::size_t>(key & mask_)]) {
    if (slot.check == check && slot.bound() != Bound::none) {
      return {slot.move, slot.score, slot.depth, slot.bound()};
    }
  }
  return {};
}

int TranspositionTable::worth(const Slot& slot) const {
  if (slot.bound() == Bound::none) return -1000;
  const int searches_ago = (age_ - slot.age()) & age_mask;
  return slot.depth - 4 * searches_ago;
}

void TranspositionTable::store(std::uint64_t key, const TableEntry& entry) {
  const auto check = static_cast<std::uint32_t>(key >> 32);
  Bucket& bucket = buckets_[static_cast<std::size_t>(key & mask_)];
  Slot* target = &bucket[0];
  for (Slot& slot : bucket) {
    if (slot.check == check && slot.bound() != Bound::none) {
      target = &slot;
      break;
    }
    if (worth(slot) < worth(*target)) target = &slot;
  }
  const bool same = target->check == check && target->bound() != Bound::none;
  // A much shallower bound says less than what is there.
  if (same && entry.bound != Bound::exact && target->age() == age_ &&
      entry.depth + 3 < target->depth) {
    return;
  }
  const bool has_move = entry.move.from != entry.move.to || entry.move.taken != 0;
  if (has_move || !same) target->move = entry.move;
  target->check = check;
  target->score = static_cast<std::int16_t>(entry.score);
  target->depth = static_cast<std::int8_t>(std::min(entry.depth, 127));
  target->bound_and_age = static_cast<std::uint8_t>(static_cast<unsigned>(age_) << 2 |
                                                    static_cast<unsigned>(entry.bound));
}

void TranspositionTable::clear() {
  std::fill(buckets_.begin(), buckets_.end(), Bucket{});
  age_ = 0;
}

int TranspositionTable::permille() const {
  const std::size_t sample = std::min<std::size_t>(buckets_.size(), 250);
  std::size_t used = 0;
  for (std::size_t i = 0; i < sample; ++i) {
    for (const Slot& slot : buckets_[i]) used += slot.bound() != Bound::none && slot.age() == age_;
  }
  return static_cast<int>(used * 1000 / (sample * 4));
}

}  // namespace camlann
