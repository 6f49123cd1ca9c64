#pragma once
// Solves one table from those that captures and castle moves lead to, by retrograde analysis: one
// forward pass with the game's own generator, then takes back quiet moves from positions that were
// decided a ply before. Called by the builder. Uses its own threads; not thread-safe.
//
// While it is solved, a position is a word of 16 bits:
//   entry                  decided, or waiting for its turn in the order of plies
//   fixed | entry          the same, and no quiet move is legal: other positions cannot change it
//   undecided | n << 8 | h n quiet moves are not yet known to lose; captures lose, the slowest in
//                          2h plies. n = `never`: some capture draws
// A row x only causes writes to the columns x and mirror(x) of the predecessors' section. So rows
// are divided among threads, no two of which write to the same word, and no atomics are needed. In
// the same way rows and columns are divided among the members of a team: each has the words of its
// columns, reports ripe words to the owners of their rows, and takes back moves from its rows.

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "base/result.hpp"
#include "games/camelot/position.hpp"
#include "rules/move.hpp"
#include "rules/move_list.hpp"
#include "tables/entry.hpp"
#include "tables/material.hpp"
#include "tables/placements.hpp"
#include "tables/share.hpp"
#include "tables/solved.hpp"
#include "tables/spot.hpp"
#include "tables/team.hpp"
#include "tables/unmover.hpp"

namespace camlann::tables {

/// Statistics of a section's positions, mirror images counted.
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
  /// `smaller` must hold all tables that captures and castle moves lead to, `pool` the placements
  /// of both sides and of the pieces left after captures. All members of the team call the
  /// functions below together. Once `stop` returns true, solve() fails and read_out() ends early.
  Solver(const PlacementsPool& pool, const TableId& id, const SolvedTables& smaller,
         unsigned threads, Team& team, std::function<bool()> stop = {});

  [[nodiscard]] std::uint64_t size(int section) const {
    return entries(*at(section).own, *at(section).enemy);
  }
  /// Returns the memory that this process needs for its share.
  [[nodiscard]] std::uint64_t bytes() const;

  /// Fails for a position with more quiet moves, or plies to a loss, than a word can count, and if
  /// it is stopped.
  [[nodiscard]] Result<void> solve();
  [[nodiscard]] bool stopped() const { return stop_ && stop_(); }
  [[nodiscard]] Result<void> unless_stopped() const;

  // After solve():
  /// Returns the greatest entry of all.
  [[nodiscard]] Entry longest();
  /// Passes the entries of a section to the leader's `sink` in order, some rows at a time.
  Counts read_out(int section, const std::function<void(std::span<const Entry>)>& sink);

 private:
  static constexpr std::uint16_t undecided = 0x8000;
  static constexpr std::uint16_t fixed = 0x4000;
  static constexpr std::uint16_t never = 0x7F;  // as the value of n: a capture draws
  static constexpr std::uint16_t meaningless = fixed | 0x3FFF;
  static constexpr std::uint16_t too_many = undecided | 0x7F00 | 0xFF;
  static constexpr std::uint32_t without_fixed = 0xBFFF;

  /// Cells of a section, one bit each.
  struct Marks {
    Range rows;  // whole tiles, except the last
    std::uint32_t strips = 0;
    std::vector<std::uint32_t> lines;  // [strip][row]
    std::vector<std::uint8_t> any;     // [tile][strip]; if 0, the tile's lines are unused

    void make_room();
    [[nodiscard]] std::uint64_t line(std::uint32_t strip, std::uint32_t row) const {
      return std::uint64_t{strip} * rows.size() + row - rows.begin;
    }
    [[nodiscard]] std::uint8_t& any_in(std::uint32_t tile, std::uint32_t strip) {
      return any[static_cast<std::size_t>(tile - rows.begin / width) * strips + strip];
    }
  };

  struct Section {
    SectionId id;
    const Placements* own;
    const Placements* enemy;
    std::vector<Share> shares_of_own;  // by member
    std::vector<Share> shares_of_enemy;
    Share share;                       // of the enemy: this member's columns
    Strips strips;                     // the strips of these columns
    std::vector<std::uint16_t> words;  // [strip][row][column of the strip]
    Marks ripe;                        // of all rows and the share's strips
    Marks due;                         // of the rows and all strips; without a team, `ripe` is used

    [[nodiscard]] std::uint32_t rows() const { return own->canonical(); }
    [[nodiscard]] std::uint64_t lines() const { return std::uint64_t{strips.size()} * rows(); }
    [[nodiscard]] std::uint64_t place(std::uint32_t row, std::uint32_t column) const {
      return (std::uint64_t{strips.place(column / width)} * rows() + row) * width + column % width;
    }
  };

  [[nodiscard]] const Section& at(int section) const {
    return sections_[static_cast<std::size_t>(section)];
  }
  /// Returns the section with the other side to move.
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
  bool pass_on(Section& section);
  void spread(Section& section, Entry entry);
  Entry spread_tile(const Section& section, Marks& due, Entry entry, std::uint32_t tile,
                    Unmover& unmover);
  /// Returns the greatest entry that it assigned, as does learn().
  Entry take_back_from(const Section& section, Section& before, Entry entry, Cell cell,
                       Unmover& unmover);
  [[nodiscard]] static Entry learn(std::uint16_t& word, Entry answer);
  void gather(const Section& section, Range rows, std::vector<Entry>& words) const;
  void put_together(const Section& section, Range rows, const std::vector<Entry>& collected,
                    std::vector<Entry>& words) const;
  /// Converts words to entries, and counts them. `previous`: the entry before them.
  static void settle(const Section& section, Range rows, Entry& previous, std::vector<Entry>& words,
                     Counts& counts);

  const PlacementsPool& pool_;
  const Geometry& geometry_;
  TableId id_;
  const SolvedTables& smaller_;
  unsigned threads_;
  Team& team_;
  std::function<bool()> stop_;
  std::vector<Section> sections_;
  std::atomic<Entry> last_waiting_ = 0;  // the greatest entry assigned yet
};

}  // namespace camlann::tables
