#pragma once
// Selects the opening of each pair of games in a match. Thread-safe once constructed.

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
  /// `array` is the game at its start, not over; `book` must be of its variant and rules. Without a
  /// book, openings are `plies` random moves. If the requested rules leave an option to
  /// chance (game/shuffle.hpp), each pair draws it.
  Openings(const Game& array, std::optional<OpeningBook> book, int plies, std::uint64_t seed,
           std::string wished = {});

  /// Returns the game after the opening, not over; always the same for a pair. The seed determines
  /// the order of the book's lines; once all have been played they are repeated, with random moves
  /// after them. Random moves are chosen to keep the game balanced, if such moves are found soon,
  /// and there are fewer of them if random play ends the game earlier.
  [[nodiscard]] Game of_pair(int pair, const std::atomic<bool>& stop) const;

  /// Returns the length of the longest opening, in plies.
  [[nodiscard]] int longest() const;

 private:
  [[nodiscard]] Game array_of(std::uint64_t seed) const;
  [[nodiscard]] Game with_random_plies(const Game& base, int plies, std::uint64_t seed,
                                       const std::atomic<bool>& stop) const;

  Game array_;
  std::vector<OpeningLine> lines_;
  int plies_;
  std::uint64_t seed_;
  std::string wished_;
};

}  // namespace camlann
