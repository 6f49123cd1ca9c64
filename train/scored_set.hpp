#pragma once
// Scored positions in memory, as the rows of a network that they add up: what the trainer reads.

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "nn/sums.hpp"
#include "played.hpp"

namespace camlann::train {

/// The rows of a network for the men of a position, seen by the side to move, and how to see them
/// otherwise.
struct RowMaps {
  std::vector<std::uint16_t> other;     // seen by the other side
  std::vector<std::uint16_t> mirrored;  // left and right exchanged
  std::vector<std::uint16_t> rank;      // kind and rank: a number below `ranks`
  std::vector<std::uint16_t> file;      // kind and file up to the mirror image
  std::size_t ranks = 0;
  std::size_t files = 0;
};
[[nodiscard]] RowMaps row_maps(const SquareSet& squares, const nn::Board& board);

struct ScoredRow {
  std::uint32_t first = 0;  // in ScoredSet::rows
  std::uint16_t count = 0;
  std::int16_t score = 0;
  std::int8_t half_points = -1;  // of the side to move; -1: unknown
};

class ScoredSet {
 public:
  /// Adds the positions of a game; men off the board are an error.
  [[nodiscard]] Result<void> add(const ScoredGame& game, const SquareSet& squares,
                                 const nn::Board& board);

  [[nodiscard]] std::size_t size() const { return positions_.size(); }
  [[nodiscard]] const ScoredRow& operator[](std::size_t i) const { return positions_[i]; }
  [[nodiscard]] std::span<const std::uint16_t> rows(const ScoredRow& position) const {
    return {rows_.data() + position.first, position.count};
  }

 private:
  std::vector<ScoredRow> positions_;
  std::vector<std::uint16_t> rows_;
};

struct Scored {
  ScoredSet seen;
  ScoredSet apart;  // every twentieth game
};

/// Reads the units of a variant in all directories, each position once.
[[nodiscard]] Result<Scored> read_scored(const std::vector<std::string>& directories,
                                         const std::string& variant, const SquareSet& squares,
                                         const nn::Board& board);

/// Returns the scale at which scores explain the results best: hundredths of a man for log-odds of
/// 1.
[[nodiscard]] double fitted_scale(const ScoredSet& set);

}  // namespace camlann::train
