#include "tables/material.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>

namespace camlann::tables {

std::string to_text(Material material) {
  return std::string(material.knights, 'K') + std::string(material.men, 'M');
}

std::optional<Material> parse_material(std::string_view text) {
  Material material;
  for (const char c : text) {
    if (c == 'K' && material.men == 0) {
      ++material.knights;
    } else if (c == 'M') {
      ++material.men;
    } else {
      return std::nullopt;
    }
  }
  if (text.empty() || text.size() > 31) return std::nullopt;
  return material;
}

SectionId section_of(Material own, Material enemy, int own_castle_moves, int enemy_castle_moves) {
  const auto own_made = static_cast<std::uint8_t>(own_castle_moves);
  const auto enemy_made = static_cast<std::uint8_t>(enemy_castle_moves);
  const bool own_first = std::tuple(own.size(), own.knights, own_made) >=
                         std::tuple(enemy.size(), enemy.knights, enemy_made);
  if (own_first) return {{{own, enemy}, {own_made, enemy_made}}, 0};
  return {{{enemy, own}, {enemy_made, own_made}}, 1};
}

std::string to_text(const TableId& id) {
  std::string text = to_text(id.sides[0]) + "-" + to_text(id.sides[1]);
  if (id.castle_moves[0] + id.castle_moves[1] > 0) {
    text += "-" + std::to_string(id.castle_moves[0]) + "-" + std::to_string(id.castle_moves[1]);
  }
  return text;
}

}  // namespace camlann::tables
