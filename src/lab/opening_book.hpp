#pragma once
// Openings to begin the games of a match with: lines of moves that people can read, and the search
// that finds balanced ones. File: doc/formats/openings.md. Called by `camlann book` and `camlann
// match`.

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

using OpeningLine = std::vector<std::string>;  // moves from the array, as they are written

struct OpeningBook {
  std::string variant;  // id
  std::string rules;    // in full
  std::vector<OpeningLine> lines;
};

/// Every line is legal and leaves the game unfinished; else an error at "line:column", from 1.
[[nodiscard]] Result<OpeningBook> read_opening_book(std::string_view text,
                                                    const Catalog& known = catalog());
/// `remark` comes first, as comments.
[[nodiscard]] std::string write_opening_book(const OpeningBook& book, std::string_view remark);

struct BookOptions {
  const Catalog* known = &catalog();  // has the variant
  std::string variant = "cam";
  std::string rules;             // empty: the default
  int lines = 400;               // to find
  int plies = 6;                 // of the odd lines; the even ones are one longer
  std::uint64_t nodes = 50'000;  // of the search that judges a line
  int bound = 0;  // greatest advantage, hundredths of a man; 0: what makes a game level, twice
  std::uint64_t seed = 1;
};

/// Random lines that a search finds balanced, no two of which lead to the same position, its mirror
/// image, or either with colours exchanged. The same options give the same book. `on_line` is
/// called after each line. Running out of lines is an error; so is `stop`.
[[nodiscard]] Result<OpeningBook> make_opening_book(const BookOptions& options,
                                                    const std::atomic<bool>& stop,
                                                    const std::function<void()>& on_line = {});

/// Plays random legal moves until `plies` are made or the game is over.
void play_random(Game& game, int plies, Random& random);

/// Searches for the side that is better; makes its analyst on first use. Not thread-safe.
class Judge {
 public:
  explicit Judge(std::uint64_t nodes) : nodes_(nodes) {}

  /// From the side to move; the same whatever was asked before. `game` must not be over, and of
  /// the same variant and rules each time.
  [[nodiscard]] Score score(const Game& game, const std::atomic<bool>& stop);

 private:
  std::uint64_t nodes_;
  std::unique_ptr<Analyst> analyst_;
};

}  // namespace camlann
