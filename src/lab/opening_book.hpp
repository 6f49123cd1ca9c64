#pragma once
// Openings for matches: readable lines of moves, and the search for balanced ones. File:
// doc/formats/openings.md. Called by `camlann book` and `camlann match`.

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.hpp"
#include "base/result.hpp"
#include "engine/analyst.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"

namespace camlann {

using OpeningLine = std::vector<std::string>;  // moves from the array, in notation

struct OpeningBook {
  std::string variant;  // id
  std::string rules;    // in full
  std::vector<OpeningLine> lines;
};

/// Parses a book. Every line must be legal and leave the game unfinished; errors are at
/// "line:column", from 1.
[[nodiscard]] Result<OpeningBook> read_opening_book(std::string_view text,
                                                    const Catalog& known = catalog());
/// Writes a book with `remark` as comments at the top.
[[nodiscard]] std::string write_opening_book(const OpeningBook& book, std::string_view remark);

struct BookOptions {
  const Catalog* known = &catalog();  // includes the variant
  std::string variant = "cam";
  std::string rules;             // empty: the default
  int lines = 400;               // to find
  int plies = 6;                 // of the odd lines; the even ones are one longer
  std::uint64_t nodes = 50'000;  // of the search that judges a line
  int bound = 0;  // greatest advantage, hundredths of a man; 0: twice the limit of a level game
  std::uint64_t seed = 1;
};

/// Returns random lines that a search finds balanced. No two lead to the same position, its mirror
/// image, or either with colours exchanged. The same options give the same book. `on_line` is
/// called after each line. Returns an error if no more lines are found, or once `stop` is set.
[[nodiscard]] Result<OpeningBook> make_opening_book(const BookOptions& options,
                                                    const std::atomic<bool>& stop,
                                                    const std::function<void()>& on_line = {});

/// Plays random legal moves until `plies` are made or the game is over.
void play_random(Game& game, int plies, Random& random);

/// Scores positions by a search; creates its analyst on first use. Not thread-safe.
class Judge {
 public:
  explicit Judge(std::uint64_t nodes) : nodes_(nodes) {}

  /// Returns the score for the side to move, independent of earlier calls. `game` must not be over,
  /// and must have the same variant and rules each time.
  [[nodiscard]] Score score(const Game& game, const std::atomic<bool>& stop);

 private:
  std::uint64_t nodes_;
  std::unique_ptr<Analyst> analyst_;
};

}  // namespace camlann
