#pragma once
// A set of squares in registers, for the generator: four 64-bit words everywhere, one 256-bit
// register if AVX2 is compiled in. A rank is a lane of 16 bits, so a step along a rank is a shift
// inside the lanes and cannot cross the edge.

#include <bit>
#include <cstdint>

#include "base/square_set.hpp"

#if defined(__AVX2__)
#include <immintrin.h>
#endif

namespace camlann::camelot {

struct PortableSet {
  SquareSet set;

  static PortableSet load(const SquareSet& s) { return {s}; }
  [[nodiscard]] SquareSet store() const { return set; }

  friend PortableSet operator|(PortableSet a, PortableSet b) { return {a.set | b.set}; }
  friend PortableSet operator&(PortableSet a, PortableSet b) { return {a.set & b.set}; }
  friend PortableSet operator^(PortableSet a, PortableSet b) { return {a.set ^ b.set}; }
  /// Returns the members of a that are not in b.
  friend PortableSet without(PortableSet a, PortableSet b) { return {a.set & ~b.set}; }
  [[nodiscard]] bool any() const { return !set.empty(); }
  [[nodiscard]] unsigned size() const { return static_cast<unsigned>(set.size()); }

  /// Moves every member by `files` to the right (negative: left); members that leave the grid are
  /// dropped.
  template <int files>
  [[nodiscard]] PortableSet along_rank() const {
    if constexpr (files == 0) {
      return *this;
    } else {
      PortableSet r;
      constexpr std::uint64_t lane = files > 0 ? (0xFFFFu << files) & 0xFFFFu : 0xFFFFu >> -files;
      constexpr std::uint64_t kept = lane * 0x0001000100010001ULL;
      for (std::size_t i = 0; i < 4; ++i) {
        r.set.words[i] =
            (files > 0 ? set.words[i] << (files & 63) : set.words[i] >> (-files & 63)) & kept;
      }
      return r;
    }
  }
  /// Moves every member up by `ranks` (negative: down), at most 3.
  template <int ranks>
  [[nodiscard]] PortableSet along_file() const {
    PortableSet r;
    const auto& w = set.words;
    if constexpr (ranks > 0) {
      constexpr int n = 16 * ranks;
      r.set.words = {w[0] << n, w[1] << n | w[0] >> (64 - n), w[2] << n | w[1] >> (64 - n),
                     w[3] << n | w[2] >> (64 - n)};
    } else {
      constexpr int n = -16 * ranks;
      r.set.words = {w[0] >> n | w[1] << (64 - n), w[1] >> n | w[2] << (64 - n),
                     w[2] >> n | w[3] << (64 - n), w[3] >> n};
    }
    return r;
  }
};

/// Adds up the sizes of several sets.
template <class Set>
class Tally;

template <>
class Tally<PortableSet> {
 public:
  void add(PortableSet s) { total_ += s.size(); }
  [[nodiscard]] unsigned total() const { return total_; }

 private:
  unsigned total_ = 0;
};

#if defined(__AVX2__)
struct Avx2Set {
  __m256i set;

  static Avx2Set load(const SquareSet& s) {
    return {_mm256_load_si256(reinterpret_cast<const __m256i*>(s.words.data()))};
  }
  [[nodiscard]] SquareSet store() const {
    SquareSet s;
    _mm256_store_si256(reinterpret_cast<__m256i*>(s.words.data()), set);
    return s;
  }

  friend Avx2Set operator|(Avx2Set a, Avx2Set b) { return {_mm256_or_si256(a.set, b.set)}; }
  friend Avx2Set operator&(Avx2Set a, Avx2Set b) { return {_mm256_and_si256(a.set, b.set)}; }
  friend Avx2Set operator^(Avx2Set a, Avx2Set b) { return {_mm256_xor_si256(a.set, b.set)}; }
  friend Avx2Set without(Avx2Set a, Avx2Set b) { return {_mm256_andnot_si256(b.set, a.set)}; }
  [[nodiscard]] bool any() const { return _mm256_testz_si256(set, set) == 0; }
  [[nodiscard]] unsigned size() const {
    const auto count = [](long long word) {
      return static_cast<unsigned>(std::popcount(static_cast<std::uint64_t>(word)));
    };
    return count(_mm256_extract_epi64(set, 0)) + count(_mm256_extract_epi64(set, 1)) +
           count(_mm256_extract_epi64(set, 2)) + count(_mm256_extract_epi64(set, 3));
  }

  template <int files>
  [[nodiscard]] Avx2Set along_rank() const {
    if constexpr (files == 0) {
      return *this;
    } else if constexpr (files > 0) {
      return {_mm256_slli_epi16(set, files)};
    } else {
      return {_mm256_srli_epi16(set, -files)};
    }
  }
  template <int ranks>
  [[nodiscard]] Avx2Set along_file() const {
    if constexpr (ranks > 0) {
      const __m256i carried = _mm256_permute2x128_si256(set, set, 0x08);  // [0, low half]
      return {_mm256_alignr_epi8(set, carried, 16 - 2 * ranks)};
    } else {
      const __m256i carried = _mm256_permute2x128_si256(set, set, 0x81);  // [high half, 0]
      return {_mm256_alignr_epi8(carried, set, -2 * ranks)};
    }
  }
};

/// Counts bits by looking up half bytes, and sums the bytes once at the end (Mula, Kurz, Lemire,
/// "Faster Population Counts Using AVX2 Instructions", 2018). Holds for up to 31 sets.
template <>
class Tally<Avx2Set> {
 public:
  void add(Avx2Set s) {
    const __m256i half = _mm256_set1_epi8(0x0F);
    const __m256i low = _mm256_and_si256(s.set, half);
    const __m256i high = _mm256_and_si256(_mm256_srli_epi16(s.set, 4), half);
    const __m256i bits = _mm256_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4, 0, 1, 1,
                                          2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
    bytes_ = _mm256_add_epi8(
        bytes_, _mm256_add_epi8(_mm256_shuffle_epi8(bits, low), _mm256_shuffle_epi8(bits, high)));
  }
  [[nodiscard]] unsigned total() const {
    const __m256i sums = _mm256_sad_epu8(bytes_, _mm256_setzero_si256());
    const __m128i pair =
        _mm_add_epi64(_mm256_castsi256_si128(sums), _mm256_extracti128_si256(sums, 1));
    return static_cast<unsigned>(_mm_cvtsi128_si64(pair) + _mm_extract_epi64(pair, 1));
  }

 private:
  __m256i bytes_ = _mm256_setzero_si256();
};
#endif

}  // namespace camlann::camelot
