#pragma once
// Numbers every placement of one side's pieces densely: its code. The smaller of two mirror images
// has a code below canonical(), so that a table can leave out the others. Immutable after
// construction, thread-safe.

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <vector>

#include "base/square.hpp"
#include "base/square_set.hpp"
#include "rules/verdict.hpp"
#include "tables/geometry.hpp"
#include "tables/material.hpp"

namespace camlann::tables {

inline constexpr int max_side = 8;

class Placements {
 public:
  Placements(const Geometry& geometry, Material material);

  [[nodiscard]] Material material() const { return material_; }
  [[nodiscard]] unsigned pieces() const { return pieces_; }
  [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(mirror_.size()); }
  /// Returns the end of the codes of placements that are the smaller of two mirror images, or
  /// symmetric.
  [[nodiscard]] std::uint32_t canonical() const { return canonical_; }

  /// Returns the squares, knights first, then men, each in square order, as seen by the pieces' own
  /// side.
  [[nodiscard]] std::span<const Square> squares(std::uint32_t code) const {
    return {squares_.data() + std::size_t{code} * pieces_, pieces_};
  }
  [[nodiscard]] std::uint32_t mirror(std::uint32_t code) const { return mirror_[code]; }
  [[nodiscard]] bool is_own_mirror(std::uint32_t code) const { return mirror_[code] == code; }

  /// A tuple is a placement as a number: the sum of each piece's square times its weight. Knights
  /// have the first weights, men the others; the order within each kind does not matter.
  [[nodiscard]] std::uint32_t weight(unsigned piece) const { return weights_[piece]; }
  [[nodiscard]] std::uint32_t code_of_tuple(std::uint32_t tuple) const { return codes_[tuple]; }
  [[nodiscard]] std::uint32_t tuple(std::uint32_t code) const;

  /// Returns the code of the pieces of `seat` on the board; they must be of this material and on
  /// squares of the geometry.
  [[nodiscard]] std::uint32_t code(const SquareSet& pieces, const SquareSet& knights,
                                   Seat seat) const;

 private:
  void enumerate(unsigned piece, std::array<Square, max_side>& chosen, std::vector<Square>& all);
  void number(const std::vector<Square>& all);
  void fill_tuples();

  const Geometry* geometry_;
  Material material_;
  unsigned pieces_;
  std::uint32_t canonical_ = 0;
  std::array<std::uint32_t, max_side> weights_{};
  std::vector<Square> squares_;        // [code][piece]
  std::vector<std::uint32_t> mirror_;  // [code]
  std::vector<std::uint32_t> codes_;   // [tuple]
};

/// The placements of each material, created on first request. at() is not thread-safe for a
/// material that was not requested before.
class PlacementsPool {
 public:
  explicit PlacementsPool(const Geometry& geometry) : geometry_(&geometry) {}

  [[nodiscard]] const Geometry& geometry() const { return *geometry_; }
  const Placements& at(Material material);
  /// Returns nullptr unless at() has created it.
  [[nodiscard]] const Placements* find(Material material) const {
    const auto found = made_.find(material);
    return found == made_.end() ? nullptr : found->second.get();
  }

 private:
  const Geometry* geometry_;
  std::map<Material, std::unique_ptr<Placements>> made_;
};

}  // namespace camlann::tables
