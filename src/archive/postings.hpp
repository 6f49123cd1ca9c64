#pragma once
// Which positions occur in which games, packed: one entry is a position's hash, a game and the ply.
// Hashes are spread over buckets, and an entry names its bucket by where it is kept, so it takes
// about six bytes. Entries are only ever added at the end, and games come in the order of their
// numbers. Format: doc/formats/archive.md. Thread-safe.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace camlann::archive {

/// The number of a game in its archive, from 1 in the order in which games came.
using GameNumber = std::uint32_t;

/// Of a position: 40 bits that are the same on every machine. Equal ones are found together; that
/// two positions of an archive share one by chance is one in thousands.
struct PositionHash {
  std::uint64_t bits = 0;

  auto operator<=>(const PositionHash&) const = default;
};

inline constexpr unsigned buckets = 1U << 16;

/// `key` is Game::key(); positions of different variants are different.
[[nodiscard]] PositionHash position_hash(std::string_view variant, std::uint64_t key);
[[nodiscard]] unsigned bucket_of(PositionHash hash);

struct Posting {
  PositionHash hash;
  GameNumber game = 0;
  std::uint32_t ply = 0;  // where it first occurs, from 0

  bool operator==(const Posting&) const = default;
};

/// Appends to the packed entries of its bucket; `last` is the game of the entry before, 0 for none.
void append(std::string& entries, GameNumber last, const Posting& posting);

struct Occurrence {
  GameNumber game = 0;
  std::uint32_t ply = 0;

  bool operator==(const Occurrence&) const = default;
};

/// Appends those of one hash, in the order of games, to those of the rows before. False: the
/// entries are damaged.
[[nodiscard]] bool find(std::string_view entries, PositionHash hash,
                        std::vector<Occurrence>& found);

}  // namespace camlann::archive
