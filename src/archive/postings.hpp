#pragma once
// The packed index of positions: an entry is a position's hash, a game and the ply. Hashes are
// spread over buckets, and the location of an entry implies its bucket, so it takes about six
// bytes. Entries are only appended, in the order of game numbers. Format: doc/formats/archive.md.
// Thread-safe.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace camlann::archive {

/// The number of a game in its archive, from 1 in the order of addition.
using GameNumber = std::uint32_t;

/// The hash of a position: 40 bits, the same on every machine. Positions with equal hashes are
/// found together; a position shares its hash with another one by chance about once in thousands.
struct PositionHash {
  std::uint64_t bits = 0;

  auto operator<=>(const PositionHash&) const = default;
};

inline constexpr unsigned buckets = 1U << 16;

/// Hashes a position; `key` is Game::key(). Positions of different variants have different hashes.
[[nodiscard]] PositionHash position_hash(std::string_view variant, std::uint64_t key);
[[nodiscard]] unsigned bucket_of(PositionHash hash);

struct Posting {
  PositionHash hash;
  GameNumber game = 0;
  std::uint32_t ply = 0;  // of the first occurrence, from 0

  bool operator==(const Posting&) const = default;
};

/// Appends to the packed entries of a bucket; `last` is the game of the previous entry, 0 for none.
void append(std::string& entries, GameNumber last, const Posting& posting);

struct Occurrence {
  GameNumber game = 0;
  std::uint32_t ply = 0;

  bool operator==(const Occurrence&) const = default;
};

/// Appends the entries of one hash, in the order of games, to the results of earlier rows. Returns
/// false if the entries are damaged.
[[nodiscard]] bool find(std::string_view entries, PositionHash hash,
                        std::vector<Occurrence>& found);

}  // namespace camlann::archive
