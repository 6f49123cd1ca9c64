#include "tables/sample.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "base/result.hpp"
#include "base/try.hpp"
#include "games/camelot/position.hpp"
#include "tables/material.hpp"
#include "tables/placements.hpp"
#include "tables/spot.hpp"
#include "tables/tables.hpp"

namespace camlann::tables {

namespace {

struct OpenSection {
  SectionId id;
  const Placements* own;
  const Placements* enemy;
  std::uint64_t entries;
};

}  // namespace

Result<std::vector<camelot::Position>> sample_positions(const Tables& tables, std::size_t places,
                                                        std::size_t at_each, Random& random) {
  constexpr std::uint64_t around = 4096;  // entries of a place
  std::vector<OpenSection> sections;
  std::uint64_t all = 0;
  for (const TableId& id : tables.there()) {
    TRY(const auto opened, tables.table(id));
    for (std::size_t s = 0; s < static_cast<std::size_t>(id.sections()); ++s) {
      const std::uint64_t entries = opened->file.header().entries[s];
      sections.push_back(
          {{id, static_cast<int>(s)}, opened->sides[s], opened->sides[1 - s], entries});
      all += entries;
    }
  }
  if (sections.empty()) return Failure(tables.none());
  std::vector<camelot::Position> positions;
  for (std::size_t place = 0; place < places; ++place) {
    std::uint64_t first = random() % all;
    const OpenSection* section = sections.data();
    while (first >= section->entries) first -= section++->entries;
    for (std::size_t i = 0; i < at_each; ++i) {
      const std::uint64_t index = std::min(first + random() % around, section->entries - 1);
      const auto pos = position_at(tables.geometry(), section->id, *section->own, *section->enemy,
                                   {static_cast<std::uint32_t>(index / section->enemy->size()),
                                    static_cast<std::uint32_t>(index % section->enemy->size())});
      if (pos && !tables.geometry().rules().board_verdict(*pos).over()) positions.push_back(*pos);
    }
  }
  for (std::size_t i = positions.size(); i > 1; --i) {
    std::swap(positions[i - 1], positions[random.below(static_cast<std::uint32_t>(i))]);
  }
  return positions;
}

}  // namespace camlann::tables
