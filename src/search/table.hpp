#pragma once
// The transposition table: stores search results by position key. Any number of threads may read
// and store at a time, without locks; new_search() and clear() are single-threaded. The captures of
// a stored move are valid only in the exact position it was stored for, and two positions (or two
// threads) may share an entry by accident: the search checks that the move is legal before it plays
// it. The rest of an entry is one word and therefore consistent.

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

#include "base/memory.hpp"
#include "rules/move.hpp"
#include "search/score.hpp"

namespace camlann {

enum class Bound : std::uint8_t { none, upper, lower, exact };

struct TableEntry {
  Move move{};  // from == to: none
  Score score = 0;
  int depth = 0;
  Bound bound = Bound::none;
};

class TranspositionTable {
 public:
  /// Takes the largest power of two of 64-byte buckets that fits, at least one.
  explicit TranspositionTable(std::size_t bytes);

  /// The bound is none if the position is missing. Wins and losses count from this position.
  [[nodiscard]] TableEntry find(std::uint64_t key) const;
  /// Prefetches the bucket of a position that will be needed soon.
  void prefetch(std::uint64_t key) const { __builtin_prefetch(&bucket_of(key)); }
  void store(std::uint64_t key, const TableEntry& entry);

  /// Marks the entries of earlier searches as the first to be replaced.
  void new_search() { age_ = static_cast<std::uint8_t>((age_ + 1) & age_mask); }
  void clear();
  /// Returns the share of entries written by this search, estimated from a sample.
  [[nodiscard]] int permille() const;

 private:
  static constexpr std::uint8_t age_mask = 0x3f;

  // All of an entry but its move.
  struct Note {
    std::uint32_t check = 0;  // upper half of the key
    std::int16_t score = 0;
    std::int8_t depth = 0;
    std::uint8_t bound_and_age = 0;  // bound in the low two bits

    [[nodiscard]] Bound bound() const { return static_cast<Bound>(bound_and_age & 3); }
    [[nodiscard]] std::uint8_t age() const { return bound_and_age >> 2; }
    [[nodiscard]] bool is_about(std::uint32_t other) const {
      return check == other && bound() != Bound::none;
    }
  };
  struct Slot {
    std::atomic<std::uint64_t> move{0};
    std::atomic<std::uint64_t> note{0};
  };
  static_assert(sizeof(Slot) == 16);
  static_assert(std::atomic<std::uint64_t>::is_always_lock_free);
  struct alignas(64) Bucket {
    std::array<Slot, 4> slots;
  };

  [[nodiscard]] static Note note_of(const Slot& slot);
  [[nodiscard]] int worth(const Note& note) const;
  [[nodiscard]] Bucket& bucket_of(std::uint64_t key) {
    return buckets_[static_cast<std::size_t>(key & mask_)];
  }
  [[nodiscard]] const Bucket& bucket_of(std::uint64_t key) const {
    return buckets_[static_cast<std::size_t>(key & mask_)];
  }

  ZeroedArray<Bucket> buckets_;
  std::uint64_t mask_ = 0;
  std::uint8_t age_ = 0;
};

/// Converts a search score (plies from the root) to a table score (plies from the position).
[[nodiscard]] constexpr Score to_table(Score score, int ply) {
  if (score >= sure_win) return score + ply;
  if (score <= -sure_win) return score - ply;
  return score;
}
[[nodiscard]] constexpr Score from_table(Score score, int ply) {
  if (score >= sure_win) return score - ply;
  if (score <= -sure_win) return score + ply;
  return score;
}

}  // namespace camlann
