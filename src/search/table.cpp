#include "search/table.hpp"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "base/bits.hpp"
#include "rules/move.hpp"

namespace camlann {
namespace {

constexpr auto relaxed = std::memory_order_relaxed;

std::size_t buckets_in(std::size_t bytes, std::size_t size) {
  std::size_t count = 1;
  while (2 * count * size <= bytes) count *= 2;
  return count;
}

}  // namespace

TranspositionTable::TranspositionTable(std::size_t bytes)
    : buckets_(buckets_in(bytes, sizeof(Bucket))), mask_(buckets_.size() - 1) {}

TranspositionTable::Note TranspositionTable::note_of(const Slot& slot) {
  return bits_of<Note>(slot.note.load(relaxed));
}

TableEntry TranspositionTable::find(std::uint64_t key) const {
  const auto check = static_cast<std::uint32_t>(key >> 32);
  for (const Slot& slot : bucket_of(key).slots) {
    const Note note = note_of(slot);
    if (!note.is_about(check)) continue;
    return {bits_of<Move>(slot.move.load(relaxed)), note.score, note.depth, note.bound()};
  }
  return {};
}

int TranspositionTable::worth(const Note& note) const {
  if (note.bound() == Bound::none) return -1000;
  const int searches_ago = (age_ - note.age()) & age_mask;
  return note.depth - 4 * searches_ago;
}

void TranspositionTable::store(std::uint64_t key, const TableEntry& entry) {
  const auto check = static_cast<std::uint32_t>(key >> 32);
  Bucket& bucket = bucket_of(key);
  Slot* target = bucket.slots.data();
  Note old = note_of(*target);
  for (Slot& slot : bucket.slots) {
    const Note note = note_of(slot);
    if (note.is_about(check)) {
      target = &slot;
      old = note;
      break;
    }
    if (worth(note) < worth(old)) {
      target = &slot;
      old = note;
    }
  }
  const bool same = old.is_about(check);
  // A much shallower bound has less information than the existing entry.
  if (same && entry.bound != Bound::exact && old.age() == age_ && entry.depth + 3 < old.depth) {
    return;
  }
  const bool has_move = entry.move.from != entry.move.to || entry.move.taken != 0;
  if (has_move || !same) target->move.store(bits_of<std::uint64_t>(entry.move), relaxed);
  Note note;
  note.check = check;
  note.score = static_cast<std::int16_t>(entry.score);
  note.depth = static_cast<std::int8_t>(std::min(entry.depth, 127));
  note.bound_and_age = static_cast<std::uint8_t>(static_cast<unsigned>(age_) << 2 |
                                                 static_cast<unsigned>(entry.bound));
  target->note.store(bits_of<std::uint64_t>(note), relaxed);
}

void TranspositionTable::clear() {
  buckets_.clear();
  age_ = 0;
}

int TranspositionTable::permille() const {
  const std::size_t sample = std::min<std::size_t>(buckets_.size(), 250);
  std::size_t used = 0;
  for (std::size_t i = 0; i < sample; ++i) {
    for (const Slot& slot : buckets_[i].slots) {
      const Note note = note_of(slot);
      used += note.bound() != Bound::none && note.age() == age_ ? 1U : 0U;
    }
  }
  return static_cast<int>(used * 1000 / (sample * 4));
}

}  // namespace camlann
