#include "tables/solver.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "base/cpu.hpp"
#include "base/result.hpp"
#include "base/square.hpp"
#include "base/try.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/rules.hpp"
#include "rules/move.hpp"
#include "rules/move_list.hpp"
#include "rules/verdict.hpp"
#include "tables/entry.hpp"
#include "tables/geometry.hpp"
#include "tables/material.hpp"
#include "tables/parallel.hpp"
#include "tables/placements.hpp"
#include "tables/share.hpp"
#include "tables/solved.hpp"
#include "tables/spot.hpp"
#include "tables/team.hpp"
#include "tables/unmover.hpp"

namespace camlann::tables {

namespace {

/// Returns the entry of a decided word.
Entry entry_in(std::uint16_t word) {
  return word & 0x3FFF;
}

void raise(std::atomic<Entry>& greatest, Entry entry) {
  Entry known = greatest.load();
  while (known < entry && !greatest.compare_exchange_weak(known, entry)) {
  }
}

/// Returns the same squares as seen by the other side.
std::span<const Square> turned(const Geometry& geometry, std::span<const Square> squares,
                               std::array<Square, max_side>& out) {
  std::transform(squares.begin(), squares.end(), out.begin(),
                 [&](Square square) { return geometry.turned(square); });
  return {out.data(), squares.size()};
}

}  // namespace

Solver::Solver(const PlacementsPool& pool, const TableId& id, const SolvedTables& smaller,
               unsigned threads, Team& team, std::function<bool()> stop)
    : pool_(pool),
      geometry_(pool.geometry()),
      id_(id),
      smaller_(smaller),
      threads_(threads),
      team_(team),
      stop_(std::move(stop)) {
  for (int s = 0; s < id.sections(); ++s) {
    Section section{};
    section.id = {id, s};
    section.own = pool.find(own_of(section.id));
    section.enemy = pool.find(enemy_of(section.id));
    for (unsigned member = 0; member < team.size(); ++member) {
      section.shares_of_own.push_back(share_of(*section.own, member, team.size()));
      section.shares_of_enemy.push_back(share_of(*section.enemy, member, team.size()));
    }
    section.share = section.shares_of_enemy[team.member()];
    section.strips = Strips(section.share);
    section.ripe.rows = {0, section.rows()};
    section.ripe.strips = section.strips.size();
    section.due.rows = section.shares_of_own[team.member()].rows;
    section.due.strips = in_widths(section.enemy->size());
    sections_.push_back(std::move(section));
  }
}

void Solver::Marks::make_room() {
  lines.resize(std::uint64_t{strips} * rows.size());
  any.resize(std::uint64_t{strips} * in_widths(rows.size()));
}

std::uint64_t Solver::bytes() const {
  std::uint64_t lines = 0;
  for (const Section& section : sections_) lines += section.lines();
  return lines * (width * sizeof(std::uint16_t) + sizeof(std::uint32_t));
}

Result<void> Solver::unless_stopped() const {
  if (!stopped()) return {};
  return failure(ErrorCode::busy, "the build was stopped", to_text(id_));
}

Result<void> Solver::solve() {
  for (Section& section : sections_) {
    section.words.assign(section.lines() * width, meaningless);
    section.ripe.make_room();
    if (team_.size() > 1) section.due.make_room();
    const bool countable =
        camelot::with_rules(Registers::best, geometry_.variant(), geometry_.rules().rule_set(),
                            [&](const auto& rules) { return fill(rules, section); });
    if (team_.greatest(countable ? 0 : 1) > 0) {
      return failure(
          ErrorCode::too_many,
          "a position has more than 126 quiet moves, or loses by captures in more than 510 plies",
          to_text(id_), "fewer pieces");
    }
  }
  const auto last_waiting = [&] {
    return static_cast<Entry>(team_.greatest(last_waiting_.load()));
  };
  for (Entry entry = 1; entry <= last_waiting(); ++entry) {
    TRY_VOID(unless_stopped());
    std::array<bool, 2> found{};
    for (Section& section : sections_) {
      bool& any = found[static_cast<std::size_t>(section.id.section)];
      any = find_ripe(section, entry);
      if (team_.size() > 1) any = pass_on(section);
    }
    for (Section& section : sections_) {
      if (found[static_cast<std::size_t>(section.id.section)]) spread(section, entry);
    }
  }
  return unless_stopped();
}

template <class Rules>
bool Solver::fill(const Rules& rules, Section& section) {
  std::atomic<bool> countable = true;
  in_parallel(threads_, section.rows(), width,
              [&](unsigned, std::uint64_t begin, std::uint64_t end) {
                MoveList moves;
                Entry greatest = 0;
                for (auto row = static_cast<std::uint32_t>(begin); row < end && !stopped(); ++row) {
                  for (const Range& columns : section.share.columns) {
                    for (std::uint32_t column = columns.begin; column < columns.end; ++column) {
                      const std::uint16_t word = first_word(rules, section, {row, column}, moves);
                      if (word == too_many) countable = false;
                      if (word < meaningless) greatest = std::max(greatest, entry_in(word));
                      section.words[section.place(row, column)] = word;
                    }
                  }
                }
                raise(last_waiting_, greatest);
              });
  return countable;
}

template <class Rules>
std::uint16_t Solver::first_word(const Rules& rules, const Section& section, Cell cell,
                                 MoveList& moves) const {
  const auto pos = position_at(geometry_, section.id, *section.own, *section.enemy, cell);
  if (!pos || rules.board_verdict(*pos).over()) return meaningless;
  const bool own_mirror =
      section.own->is_own_mirror(cell.row) && section.enemy->is_own_mirror(cell.column);
  return first_word(rules, *pos, own_mirror, moves);
}

/// Returns the word derived from the position's own moves, of which all but the quiet ones are
/// known; `too_many` if there are more quiet ones than a word can count.
template <class Rules>
std::uint16_t Solver::first_word(const Rules& rules, const camelot::Position& pos, bool own_mirror,
                                 MoveList& moves) const {
  moves.clear();
  rules.legal(pos, moves);
  if (moves.empty()) return rules.no_move_verdict(pos).drawn() ? fixed | drawn : fixed | 1;
  BestEntry known;
  unsigned quiet = 0;
  unsigned own_images = 0;
  for (const Move move : moves) {
    if (move.taken != 0 || move.kind == MoveKind::castle) {
      known.add_reply(entry_after(pos, move));
    } else if (geometry_.in_goal(move.to) &&
               (pos.pieces[0] & geometry_.variant().goal(Seat::white)).size() + 1 ==
                   geometry_.variant().castle_pieces_to_win) {
      return fixed | 2;
    } else {
      ++quiet;
      const bool own_image =
          geometry_.mirrored(move.from) == move.from && geometry_.mirrored(move.to) == move.to;
      own_images += own_image ? 1U : 0U;
    }
  }
  if (quiet == 0) return static_cast<std::uint16_t>(fixed | known.entry());
  if (known.has_win()) return known.win();
  if (known.has_draw()) return undecided | never << 8;
  // If a position is its own mirror image, a move and its image lead to the same position.
  if (own_mirror) quiet = (quiet + own_images) / 2;
  if (quiet >= never || known.loss() / 2 > 0xFF) return too_many;
  return static_cast<std::uint16_t>(undecided | quiet << 8 | known.loss() / 2);
}

/// Returns the opponent's entry after a capture or a castle move.
Entry Solver::entry_after(const camelot::Position& before, Move move) const {
  const camelot::RulesBase& rules = geometry_.rules();
  camelot::Position pos = before;
  rules.advance(pos, move);
  Verdict verdict = rules.board_verdict(pos);
  if (!verdict.over() && pos.pieces[1].empty()) verdict = rules.no_move_verdict(pos);
  if (verdict.over()) return verdict.drawn() ? drawn : Entry{1};
  const SectionId id = section_of(geometry_, pos);
  const Placements& own = *pool_.find(own_of(id));
  const Placements& enemy = *pool_.find(enemy_of(id));
  return smaller_.at(id.table).sections[static_cast<std::size_t>(id.section)].at(
      index_of(own, enemy, pos));
}

/// Marks the words with this entry. No thread may write words meanwhile.
bool Solver::find_ripe(Section& section, Entry entry) const {
  std::atomic<bool> any = false;
  Marks& ripe = section.ripe;
  in_parallel(
      threads_, in_widths(section.rows()), 1, [&](unsigned, std::uint64_t tile, std::uint64_t) {
        const auto first_row = static_cast<std::uint32_t>(tile) * width;
        const std::uint32_t rows = std::min(width, section.rows() - first_row);
        for (std::uint32_t strip = 0; strip < ripe.strips; ++strip) {
          const std::uint64_t line = ripe.line(strip, first_row);
          const std::uint16_t* const words = section.words.data() + line * width;
          std::uint16_t hit = 0;
          for (std::size_t i = 0; i < std::size_t{rows} * width; ++i) {
            hit |= static_cast<std::uint16_t>((words[i] & without_fixed) == entry ? 1 : 0);
          }
          ripe.any_in(static_cast<std::uint32_t>(tile), strip) = static_cast<std::uint8_t>(hit);
          if (hit == 0) continue;
          any = true;
          for (std::uint32_t row = 0; row < rows; ++row) {
            std::uint32_t bits = 0;
            for (std::uint32_t i = 0; i < width; ++i) {
              bits |= std::uint32_t{(words[row * width + i] & without_fixed) == entry} << i;
            }
            ripe.lines[line + row] = bits;
          }
        }
      });
  return any;
}

/// Reports ripe words to the owners of their rows. True if this member's rows have any.
bool Solver::pass_on(Section& section) {
  Marks& ripe = section.ripe;
  std::vector<std::vector<MarkedLine>> out(team_.size());
  for (unsigned member = 0; member < team_.size(); ++member) {
    const Range rows = section.shares_of_own[member].rows;
    for (std::uint32_t row = rows.begin; row < rows.end; ++row) {
      for (std::uint32_t strip = 0; strip < ripe.strips; ++strip) {
        if (ripe.any_in(row / width, strip) == 0) continue;
        const std::uint32_t bits = ripe.lines[ripe.line(strip, row)];
        if (bits != 0) out[member].push_back({section.strips.strip(strip), row, bits});
      }
    }
  }
  std::vector<MarkedLine> in;
  team_.exchange(out, in);
  Marks& due = section.due;
  std::fill(due.any.begin(), due.any.end(), std::uint8_t{0});
  for (const MarkedLine& marked : in) {
    std::uint8_t& any = due.any_in(marked.row / width, marked.strip);
    if (any == 0) {
      const std::uint32_t first_row = marked.row / width * width;
      const std::uint32_t rows = std::min(width, due.rows.end - first_row);
      std::fill_n(
          due.lines.begin() + static_cast<std::ptrdiff_t>(due.line(marked.strip, first_row)), rows,
          0U);
      any = 1;
    }
    // Two members may have columns of one strip.
    due.lines[due.line(marked.strip, marked.row)] |= marked.bits;
  }
  return !in.empty();
}

void Solver::spread(Section& section, Entry entry) {
  Marks& due = team_.size() > 1 ? section.due : section.ripe;
  const std::uint32_t first_tile = due.rows.begin / width;
  in_parallel(
      threads_, in_widths(due.rows.size()), 1, [&](unsigned, std::uint64_t tile, std::uint64_t) {
        if (stopped()) return;
        Unmover unmover(geometry_);
        raise(last_waiting_, spread_tile(section, due, entry,
                                         first_tile + static_cast<std::uint32_t>(tile), unmover));
      });
}

Entry Solver::spread_tile(const Section& section, Marks& due, Entry entry, std::uint32_t tile,
                          Unmover& unmover) {
  Section& before = other(section);
  const std::uint32_t end = std::min((tile + 1) * width, due.rows.end);
  Entry greatest = 0;
  for (std::uint32_t strip = 0; strip < due.strips; ++strip) {
    if (due.any_in(tile, strip) == 0) continue;
    for (std::uint32_t row = tile * width; row < end; ++row) {
      for (std::uint32_t bits = due.lines[due.line(strip, row)]; bits != 0; bits &= bits - 1) {
        const std::uint32_t column =
            strip * width + static_cast<std::uint32_t>(std::countr_zero(bits));
        greatest =
            std::max(greatest, take_back_from(section, before, entry, {row, column}, unmover));
      }
    }
  }
  return greatest;
}

/// Updates a position with the result of one of its quiet moves. Returns its new entry, or 0 if it
/// has not changed.
inline Entry Solver::learn(std::uint16_t& word, Entry answer) {
  const auto next = static_cast<Entry>(answer + 1);
  if (answer % 2 == 1) {  // the opponent loses
    const bool slower_win = (word & (undecided | fixed)) == 0 && word % 2 == 0 && word > next;
    if ((word & undecided) == 0 && !slower_win) return 0;
    return word = next;
  }
  if ((word & undecided) == 0 || (word >> 8 & 0x7F) == never) return 0;
  word = static_cast<std::uint16_t>(word - 0x100);
  if ((word >> 8 & 0x7F) != 0) return 0;
  return word = std::max<Entry>(next, static_cast<Entry>(2 * (word & 0xFF) + 1));
}

Entry Solver::take_back_from(const Section& section, Section& before, Entry entry, Cell cell,
                             Unmover& unmover) {
  const Placements& own = *section.own;
  const Placements& enemy = *section.enemy;
  std::array<Square, max_side> turned_own{};
  const std::span<const Square> movers = enemy.squares(cell.column);
  const std::uint32_t tuple = enemy.tuple(cell.column);
  const bool own_mirror = own.is_own_mirror(cell.row) && enemy.is_own_mirror(cell.column);
  Entry greatest = 0;
  unmover.each(movers, enemy.material().knights,
               turned(geometry_, own.squares(cell.row), turned_own),
               [&](unsigned piece, Square from) {
                 const std::uint32_t weight = enemy.weight(piece);
                 const std::uint32_t moved = enemy.code_of_tuple(
                     tuple + (geometry_.number(from) - geometry_.number(movers[piece])) * weight);
                 // From a position that is its own mirror image, two mirrored moves lead back to
                 // the same position.
                 if (own_mirror && moved > enemy.mirror(moved)) return;
                 const Cell to = canonical(enemy, own, moved, cell.row);
                 std::uint16_t& word = before.words[before.place(to.row, to.column)];
                 greatest = std::max(greatest, learn(word, entry));
               });
  return greatest;
}

Entry Solver::longest() {
  std::atomic<Entry> longest = 0;
  for (const Section& section : sections_) {
    in_parallel(threads_, section.words.size(), std::uint64_t{1} << 16,
                [&](unsigned, std::uint64_t begin, std::uint64_t end) {
                  Entry greatest = 0;
                  for (std::uint64_t i = begin; i < end; ++i) {
                    const std::uint16_t word = section.words[i];
                    if (word < undecided && word != meaningless) {
                      greatest = std::max(greatest, entry_in(word));
                    }
                  }
                  raise(longest, greatest);
                });
  }
  return static_cast<Entry>(team_.greatest(longest.load()));
}

Counts Solver::read_out(int section_number,
                        const std::function<void(std::span<const Entry>)>& sink) {
  const Section& section = at(section_number);
  const std::uint32_t batch = std::max(1U, (1U << 20) / section.enemy->size());
  std::vector<Entry> mine;
  std::vector<Entry> collected;
  std::vector<Entry> words;
  Counts counts;
  Entry previous = drawn;
  for (std::uint32_t row = 0; row < section.rows() && !stopped(); row += batch) {
    const Range rows{row, std::min(row + batch, section.rows())};
    gather(section, rows, mine);
    team_.collect(mine, collected);
    if (!team_.leads()) continue;
    put_together(section, rows, collected, words);
    settle(section, rows, previous, words, counts);
    sink(words);
  }
  return counts;
}

/// Collects the words of this member's columns, [row][column].
void Solver::gather(const Section& section, Range rows, std::vector<Entry>& words) const {
  const std::uint32_t columns = section.share.column_count();
  words.resize(std::size_t{rows.size()} * columns);
  in_parallel(threads_, rows.size(), 1, [&](unsigned, std::uint64_t i, std::uint64_t) {
    Entry* out = words.data() + i * columns;
    for (const Range& range : section.share.columns) {
      for (std::uint32_t column = range.begin; column < range.end; ++column) {
        *out++ = section.words[section.place(rows.begin + static_cast<std::uint32_t>(i), column)];
      }
    }
  });
}

/// Assembles rows with all columns from the words that the members gathered.
void Solver::put_together(const Section& section, Range rows, const std::vector<Entry>& collected,
                          std::vector<Entry>& words) const {
  const std::uint32_t columns = section.enemy->size();
  words.resize(std::size_t{rows.size()} * columns);
  const Entry* from = collected.data();
  for (const Share& share : section.shares_of_enemy) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
      for (const Range& range : share.columns) {
        std::copy_n(from, range.size(), words.data() + i * columns + range.begin);
        from += range.size();
      }
    }
  }
}

void Solver::settle(const Section& section, Range rows, Entry& previous, std::vector<Entry>& words,
                    Counts& counts) {
  const std::uint64_t columns = section.enemy->size();
  std::size_t i = 0;
  for (std::uint32_t row = rows.begin; row < rows.end; ++row) {
    for (std::uint32_t column = 0; column < columns; ++column, ++i) {
      Entry& word = words[i];
      if (word == meaningless) {
        word = previous;  // compresses best
        continue;
      }
      word = (word & undecided) != 0 ? drawn : entry_in(word);
      previous = word;
      const bool own_mirror =
          section.own->is_own_mirror(row) && section.enemy->is_own_mirror(column);
      const std::uint64_t weight = own_mirror ? 1 : 2;
      (word == drawn ? counts.draws : word % 2 == 0 ? counts.wins : counts.losses) += weight;
      if (word > counts.longest_entry) {
        counts.longest_entry = word;
        counts.longest = row * columns + column;
      }
    }
  }
}

}  // namespace camlann::tables
