#pragma once
// A set of squares of the common grid as 256 bits in four words, lowest square first. Used for
// storage and parameters; hot loops load it into a register set (games/camelot/register_set.hpp).

#include <array>
#include <bit>
#include <cstdint>

#include "base/square.hpp"

namespace camlann::inline v1 {

struct alignas(32) SquareSet {
  std::array<std::uint64_t, 4> words{};

  [[nodiscard]] static constexpr SquareSet of(Square square) {
    SquareSet set;
    set.add(square);
    return set;
  }

  constexpr void add(Square s) { word(s) |= bit(s); }
  constexpr void remove(Square s) { word(s) &= ~bit(s); }
  /// Adds or removes `s`, without a branch; has no effect if `really` is false.
  constexpr void toggle(Square s, bool really = true) {
    word(s) ^= std::uint64_t{really} << (index_of(s) & 63u);
  }
  [[nodiscard]] constexpr bool has(Square s) const {
    return (words[index_of(s) >> 6] & bit(s)) != 0;
  }
  [[nodiscard]] constexpr bool empty() const {
    return (words[0] | words[1] | words[2] | words[3]) == 0;
  }
  [[nodiscard]] constexpr int size() const {
    return std::popcount(words[0]) + std::popcount(words[1]) + std::popcount(words[2]) +
           std::popcount(words[3]);
  }
  /// True if the set has more than one member; cheaper than size().
  [[nodiscard]] constexpr bool several() const {
    const auto rest = [](std::uint64_t w) { return w & (w - 1); };
    if ((rest(words[0]) | rest(words[1]) | rest(words[2]) | rest(words[3])) != 0) return true;
    return int{words[0] != 0} + int{words[1] != 0} + int{words[2] != 0} + int{words[3] != 0} > 1;
  }
  /// Returns the number of members before `s` in square order.
  [[nodiscard]] constexpr int rank_below(Square s) const {
    const unsigned w = index_of(s) >> 6;
    int n = std::popcount(words[w] & (bit(s) - 1));
    for (unsigned i = 0; i < w; ++i) n += std::popcount(words[i]);
    return n;
  }

  constexpr SquareSet& operator|=(const SquareSet& o) {
    for (std::size_t i = 0; i < 4; ++i) words[i] |= o.words[i];
    return *this;
  }
  constexpr SquareSet& operator&=(const SquareSet& o) {
    for (std::size_t i = 0; i < 4; ++i) words[i] &= o.words[i];
    return *this;
  }
  constexpr SquareSet& operator^=(const SquareSet& o) {
    for (std::size_t i = 0; i < 4; ++i) words[i] ^= o.words[i];
    return *this;
  }
  [[nodiscard]] constexpr SquareSet operator~() const {
    return {{~words[0], ~words[1], ~words[2], ~words[3]}};
  }
  [[nodiscard]] friend constexpr SquareSet operator|(SquareSet a, const SquareSet& b) {
    return a |= b;
  }
  [[nodiscard]] friend constexpr SquareSet operator&(SquareSet a, const SquareSet& b) {
    return a &= b;
  }
  [[nodiscard]] friend constexpr SquareSet operator^(SquareSet a, const SquareSet& b) {
    return a ^= b;
  }
  [[nodiscard]] bool operator==(const SquareSet&) const = default;

  /// Calls f(square) for each member in square order.
  template <class F>
  constexpr void for_each(F&& f) const {
    for (unsigned w = 0; w < 4; ++w) {
      for (std::uint64_t rest = words[w]; rest != 0; rest &= rest - 1) {
        f(static_cast<Square>(64 * w + static_cast<unsigned>(std::countr_zero(rest))));
      }
    }
  }

 private:
  [[nodiscard]] constexpr std::uint64_t& word(Square s) { return words[index_of(s) >> 6]; }
  [[nodiscard]] static constexpr std::uint64_t bit(Square s) {
    return std::uint64_t{1} << (index_of(s) & 63u);
  }
};

}  // namespace camlann::inline v1
