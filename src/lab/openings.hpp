#pragma once
// Which opening each pair of games in a match begins with. Thread-safe once made.

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "game/game.hpp"
#include "lab/opening_book.hpp"

namespace camlann {

class Openings {
 public:
  /// `array` is the game at its start, not over; `book` of its variant and rules. Without a book,
  /// openings are `plies` random moves.
  Openings(const Game& array, std::optional<OpeningBook> book, int plies, std::uint64_t seed);

  /// The game after the opening, not over; the same for the same pair. A book's lines come in an
  /// order of the seed; when all have been played they come again, with random moves behind them.
  /// Random moves leave the game fair if such ones are soon found, and are fewer where random play
  /// does not last as long.
  [[nodiscard]] Game of_pair(int pair, const std::atomic<bool>& stop) const;

  /// The most plies that an opening has.
  [[nodiscard]] int longest() const;

 private:
  [[nodiscard]] Game with_random_plies(const Game& base, int plies, std::uint64_t seed,
                                       const std::atomic<bool>& stop) const;

  Game array_;
  std::vector<OpeningLine> lines_;
  int plies_;
  std::uint64_t seed_;
};

}  // namespace camlann
