#include "archive/postings.hpp"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "archive/bytes.hpp"
#include "base/random.hpp"

namespace camlann::archive {
namespace {

constexpr unsigned bits_in_bucket = 24;
constexpr unsigned bits_of_hash = 40;
constexpr std::size_t hash_bytes = bits_in_bucket / 8;

}  // namespace

PositionHash position_hash(std::string_view variant, std::uint64_t key) {
  return {Random(key ^ hash_of(variant))() >> (64 - bits_of_hash)};
}

unsigned bucket_of(PositionHash hash) {
  return static_cast<unsigned>(hash.bits >> bits_in_bucket);
}

void append(std::string& entries, GameNumber last, const Posting& posting) {
  for (std::size_t i = 0; i < hash_bytes; ++i) {
    entries += static_cast<char>(posting.hash.bits >> (8 * i) & 0xFF);
  }
  append_number(entries, posting.game - last);
  append_number(entries, posting.ply);
}

bool find(std::string_view entries, PositionHash hash, std::vector<Occurrence>& found) {
  const std::uint32_t wanted = hash.bits & ((1U << bits_in_bucket) - 1);
  GameNumber game = 0;
  while (!entries.empty()) {
    if (entries.size() < hash_bytes) return false;
    std::uint32_t here = 0;
    for (std::size_t i = 0; i < hash_bytes; ++i) {
      here |= std::uint32_t{static_cast<unsigned char>(entries[i])} << (8 * i);
    }
    entries.remove_prefix(hash_bytes);
    std::uint32_t further = 0;
    std::uint32_t ply = 0;
    if (!take_number(entries, further) || !take_number(entries, ply)) return false;
    if (further > std::numeric_limits<GameNumber>::max() - game) return false;
    game += further;
    if (here != wanted) continue;
    if (!found.empty() && game < found.back().game) return false;  // out of order
    found.push_back({game, ply});
  }
  return true;
}

}  // namespace camlann::archive
