#pragma once
// The material of a table. A table holds every position of one material, for either side to move;
// if pieces may change goal squares, for one count of castle moves made. Values, thread-safe.

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace camlann::tables {

/// The pieces of one side.
struct Material {
  std::uint8_t knights{};
  std::uint8_t men{};

  [[nodiscard]] constexpr int size() const { return knights + men; }
  auto operator<=>(const Material&) const = default;
};

/// Returns "KMM".
[[nodiscard]] std::string to_text(Material material);
[[nodiscard]] std::optional<Material> parse_material(std::string_view text);

/// The first side has more pieces, or else more knights, or else more castle moves made.
struct TableId {
  std::array<Material, 2> sides;
  std::array<std::uint8_t, 2> castle_moves{};  // number made, by side

  [[nodiscard]] int pieces() const { return sides[0].size() + sides[1].size(); }
  /// True if both sides are alike, so that the side to move makes no difference.
  [[nodiscard]] bool symmetric() const {
    return sides[0] == sides[1] && castle_moves[0] == castle_moves[1];
  }
  /// Sections are by side to move; a symmetric table has one.
  [[nodiscard]] int sections() const { return symmetric() ? 1 : 2; }

  bool operator==(const TableId&) const = default;
  /// Not defaulted: arrays lack this operator in the browser's library.
  [[nodiscard]] std::strong_ordering operator<=>(const TableId& other) const {
    for (std::size_t side = 0; side < 2; ++side) {
      if (const auto order = sides[side] <=> other.sides[side]; order != 0) return order;
    }
    for (std::size_t side = 0; side < 2; ++side) {
      const auto order = castle_moves[side] <=> other.castle_moves[side];
      if (order != 0) return order;
    }
    return std::strong_ordering::equal;
  }
};

/// A table and its side to move.
struct SectionId {
  TableId table;
  int section{};  // the side to move; 0 if both are alike
};

/// Puts the sides in order.
[[nodiscard]] SectionId section_of(Material own, Material enemy, int own_castle_moves,
                                   int enemy_castle_moves);

/// Returns "KMM-KM", with castle moves "KMM-KM-1-0"; 0 and 0 are left out.
[[nodiscard]] std::string to_text(const TableId& id);

}  // namespace camlann::tables
