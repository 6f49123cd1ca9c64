#include "tables/share.hpp"

#include <algorithm>
#include <cstdint>

#include "tables/placements.hpp"

namespace camlann::tables {

Share share_of(const Placements& placements, unsigned member, unsigned members) {
  const std::uint64_t tiles = in_widths(placements.canonical());
  const auto bound = [&](unsigned before) {
    const std::uint64_t row = tiles * before / members * width;
    return static_cast<std::uint32_t>(std::min<std::uint64_t>(row, placements.canonical()));
  };
  Share share;
  share.rows = {bound(member), bound(member + 1)};
  share.columns[0] = share.rows;
  // The images of asymmetric placements are in the order of their originals.
  Range images;
  for (std::uint32_t row = share.rows.begin; row < share.rows.end; ++row) {
    const std::uint32_t image = placements.mirror(row);
    if (image == row) continue;
    if (images.size() == 0) images.begin = image;
    images.end = image + 1;
  }
  share.columns[1] = images;
  return share;
}

}  // namespace camlann::tables
