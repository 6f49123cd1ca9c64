#pragma once
// The division of a section among the members of a team. A member has some placements of each side:
// their rows in the section in which that side is to move, and in the other section their columns
// and those of their mirror images. Taking back moves from its rows then writes to its columns.
// Pure functions, thread-safe.

#include <algorithm>
#include <array>
#include <cstdint>

#include "tables/placements.hpp"

namespace camlann::tables {

/// Rows of a tile, and columns of a strip. Words are stored strip by strip, so that the columns
/// written for one tile of rows are close together: they stay in the cache, and in few pages.
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
  Range rows;                    // whole tiles, except the last
  std::array<Range, 2> columns;  // the same placements, and their mirror images

  [[nodiscard]] std::uint32_t column_count() const { return columns[0].size() + columns[1].size(); }
};

/// Returns the placements of `member`, one of `members`. Each placement belongs to one member.
[[nodiscard]] Share share_of(const Placements& placements, unsigned member, unsigned members);

/// The strips that hold a share's columns, one after the other.
class Strips {
 public:
  Strips() = default;
  explicit Strips(const Share& share)
      : first_{share.columns[0].begin / width, in_widths(share.columns[0].end)},
        second_{share.columns[1].begin / width, in_widths(share.columns[1].end)} {
    // Both ranges may share a strip, and the second may be empty.
    second_.begin = std::max(second_.begin, first_.end);
    second_.end = std::max(second_.end, second_.begin);
    skipped_ = second_.begin - first_.size();
  }

  [[nodiscard]] std::uint32_t size() const { return first_.size() + second_.size(); }
  /// Returns the position of a strip of the section in this list.
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
