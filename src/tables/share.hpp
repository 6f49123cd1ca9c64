#pragma once
// How a section is dealt out to the members of a team. A member has some placements of each side:
// their rows in the section in which that side is to move, and in the other section their columns
// and those of their mirror images. What is taken back from its rows is then written in its
// columns. Pure functions, any thread.

#include <algorithm>
#include <array>
#include <cstdint>

#include "tables/placements.hpp"

namespace camlann::tables {

/// Rows of a tile, and columns of a strip. Words are kept strip by strip, so that the columns
/// which one tile of rows writes lie together: they stay in the cache, and in few pages.
inline constexpr std::uint32_t width = 32;

[[nodiscard]] constexpr std::uint32_t in_widths(std::uint32_t count) {
  return (count + width - 1) / width;
}

struct Range {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;

  [[nodiscard]] std::uint32_t size() const { return end - begin; }
};

struct Share {
  Range rows;                    // whole tiles, but for the last
  std::array<Range, 2> columns;  // the same placements, and their mirror images

  [[nodiscard]] std::uint32_t column_count() const { return columns[0].size() + columns[1].size(); }
};

/// The placements of `member`, of so many members. Each belongs to one.
[[nodiscard]] Share share_of(const Placements& placements, unsigned member, unsigned members);

/// The strips that hold a share's columns, one after the other.
class Strips {
 public:
  Strips() = default;
  explicit Strips(const Share& share)
      : first_{share.columns[0].begin / width, in_widths(share.columns[0].end)},
        second_{share.columns[1].begin / width, in_widths(share.columns[1].end)} {
    // The two may meet in a strip, and there may be no images.
    second_.begin = std::max(second_.begin, first_.end);
    second_.end = std::max(second_.end, second_.begin);
    skipped_ = second_.begin - first_.size();
  }

  [[nodiscard]] std::uint32_t size() const { return first_.size() + second_.size(); }
  /// Where a strip of the section is among these.
  [[nodiscard]] std::uint32_t place(std::uint32_t strip) const {
    return strip - (strip < second_.begin ? first_.begin : skipped_);
  }
  [[nodiscard]] std::uint32_t strip(std::uint32_t place) const {
    return place + (place < first_.size() ? first_.begin : skipped_);
  }

 private:
  Range first_;
  Range second_;
  std::uint32_t skipped_ = 0;
};

}  // namespace camlann::tables
