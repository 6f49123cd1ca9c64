#pragma once
// Solves one table from those to which captures and castle moves lead, by retrograde analysis: one
// forward pass with the game's own generator, then quiet moves taken back from what was decided a
// ply before. Called by the builder. Uses threads of its own; not to be shared by several.
//
// A word of 16 bits stands for a position while it is solved:
//   entry                  decided, or waiting for its turn in the order of plies
//   fixed | entry          the same, and no quiet move is legal: what others say cannot change it
//   undecided | n << 8 | h n quiet moves are not yet known to lose; captures lose, the slowest in
//                          2h plies. n = `never`: some capture draws
// Rows are dealt out to threads; from a row x only the columns x and mirror(x) of the predecessors'
// section are written, so no two threads write to one word and none needs atomics. In the same
// way rows may be dealt out to processes.

#include <atomic>
#include <cstdint>
#include <vector>

#include "base/result.hpp"
#include "games/camelot/position.hpp"
#include "rules/move.hpp"
#include "rules/move_list.hpp"
#include "tables/material.hpp"
#include "tables/placements.hpp"
#include "tables/solved.hpp"
#include "tables/spot.hpp"
#include "tables/unmover.hpp"
#include "tables/value.hpp"

namespace camlann::tables {

/// Of the positions of a section, mirror images counted.
struct Counts {
  std::uint64_t wins = 0;
  std::uint64_t draws = 0;
  std::uint64_t losses = 0;
  std::uint64_t longest = 0;  // index of the first position with the longest win or loss
  Entry longest_entry = 0;

  [[nodiscard]] std::uint64_t positions() const { return wins + draws + losses; }
};

class Solver {
 public:
  /// `smaller` must hold all tables to which captures and castle moves lead, `pool` the placements
  /// of both sides and of what captures leave of them.
  Solver(const PlacementsPool& pool, const TableId& id, const SolvedTables& smaller,
         unsigned threads);

  /// Fails only for a position with more quiet moves than a word can count.
  [[nodiscard]] Result<void> solve();

  // After solve():
  [[nodiscard]] std::uint64_t size(int section) const {
    return entries(*at(section).own, *at(section).enemy);
  }
  [[nodiscard]] Entry entry(int section, std::uint64_t index) const {
    const Section& asked = at(section);
    const std::uint32_t columns = asked.enemy->size();
    return asked.words[asked.place(static_cast<std::uint32_t>(index / columns),
                                   static_cast<std::uint32_t>(index % columns))];
  }
  [[nodiscard]] const Counts& counts(int section) const { return at(section).counts; }

 private:
  static constexpr std::uint16_t undecided = 0x8000;
  static constexpr std::uint16_t fixed = 0x4000;
  static constexpr std::uint16_t never = 0x7F;  // in the place of n: a capture draws
  static constexpr std::uint16_t meaningless = fixed | 0x3FFF;
  static constexpr std::uint16_t too_many = undecided | 0x7F00 | 0xFF;
  static constexpr std::uint32_t without_fixed = 0xBFFF;

  /// Rows of a tile, and columns of a strip. Words are kept strip by strip, so that the columns
  /// which one tile of rows writes lie together: they stay in the cache, and in few pages.
  static constexpr std::uint32_t width = 32;

  struct Section {
    SectionId id;
    const Placements* own;
    const Placements* enemy;
    std::uint32_t strips;
    std::vector<std::uint16_t> words;    // [strip][row][column of the strip]
    std::vector<std::uint32_t> ripe;     // [strip][row], a bit a column
    std::vector<std::uint8_t> any_ripe;  // [tile][strip]; where 0, `ripe` means nothing
    Counts counts;

    [[nodiscard]] std::uint32_t rows() const { return own->canonical(); }
    [[nodiscard]] std::uint32_t tiles() const { return (rows() + width - 1) / width; }
    [[nodiscard]] std::uint64_t place(std::uint32_t row, std::uint32_t column) const {
      return (std::uint64_t{column / width} * rows() + row) * width + column % width;
    }
  };

  [[nodiscard]] const Section& at(int section) const {
    return sections_[static_cast<std::size_t>(section)];
  }
  /// The section of the other side to move.
  [[nodiscard]] Section& other(const Section& section) {
    return sections_[static_cast<std::size_t>(id_.symmetric() ? 0 : 1 - section.id.section)];
  }

  template <class Rules>
  bool fill(const Rules& rules, Section& section);
  template <class Rules>
  std::uint16_t first_word(const Rules& rules, const Section& section, Cell cell,
                           MoveList& moves) const;
  template <class Rules>
  std::uint16_t first_word(const Rules& rules, const camelot::Position& pos, bool own_mirror,
                           MoveList& moves) const;
  [[nodiscard]] Entry entry_after(const camelot::Position& before, Move move) const;

  bool find_ripe(Section& section, Entry entry) const;
  void spread(Section& section, Entry entry);
  Entry spread_tile(Section& section, Entry entry, std::uint32_t tile, Unmover& unmover);
  /// Returns the greatest entry that it gave out, here and in the next.
  Entry take_back_from(const Section& section, Section& before, Entry entry, Cell cell,
                       Unmover& unmover);
  [[nodiscard]] static Entry learn(std::uint16_t& word, Entry answer);
  void finish(Section& section);

  const PlacementsPool& pool_;
  const Geometry& geometry_;
  TableId id_;
  const SolvedTables& smaller_;
  unsigned threads_;
  std::vector<Section> sections_;
  std::atomic<Entry> last_waiting_ = 0;  // the greatest entry given out so far
};

}  // namespace camlann::tables
