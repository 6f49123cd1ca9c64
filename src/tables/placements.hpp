#pragma once
// Every way to place one side's pieces, numbered densely: a placement's code. The smaller of two
// mirror images has a code below canonical(), so that a table can leave the others out. Made once,
// then immutable; any number of threads may read one.

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
  /// Codes below this are the smaller of two mirror images, or their own.
  [[nodiscard]] std::uint32_t canonical() const { return canonical_; }

  /// Knights first, then men, each in square order, seen from the side whose pieces they are.
  [[nodiscard]] std::span<const Square> squares(std::uint32_t code) const {
    return {squares_.data() + std::size_t{code} * pieces_, pieces_};
  }
  [[nodiscard]] std::uint32_t mirror(std::uint32_t code) const { return mirror_[code]; }
  [[nodiscard]] bool is_own_mirror(std::uint32_t code) const { return mirror_[code] == code; }

  /// A tuple is a placement as a number to which every piece adds its square times its weight.
  /// Knights have the first weights, men the others; among each, order does not matter.
  [[nodiscard]] std::uint32_t weight(unsigned piece) const { return weights_[piece]; }
  [[nodiscard]] std::uint32_t code_of_tuple(std::uint32_t tuple) const { return codes_[tuple]; }
  [[nodiscard]] std::uint32_t tuple(std::uint32_t code) const;

  /// The code of the pieces of `seat` on the board; they must be of this material and stand on
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

/// The placements of each material, made when first asked for. at() is not thread-safe for a
/// material that was not asked for before.
class PlacementsPool {
 public:
  explicit PlacementsPool(const Geometry& geometry) : geometry_(&geometry) {}

  [[nodiscard]] const Geometry& geometry() const { return *geometry_; }
  const Placements& at(Material material);
  /// nullptr unless at() has made it.
  [[nodiscard]] const Placements* find(Material material) const {
    const auto found = made_.find(material);
    return found == made_.end() ? nullptr : found->second.get();
  }

 private:
  const Geometry* geometry_;
  std::map<Material, std::unique_ptr<Placements>> made_;
};

}  // namespace camlann::tables
