#pragma once
// An opening book: positions near the array, each with the score of its best moves. `camlann book
// deepen` makes it (lab/book_deepening.hpp), the server answers from it. File:
// doc/formats/book.md. A value; any number of threads may read one.

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"

namespace camlann::book {

/// Hundredths of a man for the side to move; beyond 29 000 a proved win, as in search/score.hpp.
using BookScore = int;

struct BookMove {
  std::string notation;
  BookScore score = 0;
  int depth = 0;            // plies from the position to the end of the search that gave the score
  std::uint64_t nodes = 0;  // of all searches behind it; 0: of that of the position alone

  bool operator==(const BookMove&) const = default;
};

/// A position or its mirror image, of the two that with the lesser key.
struct BookPosition {
  std::uint64_t key = 0;    // Game::key()
  int ply = 0;              // from the array, on the shortest way when it was added
  std::uint64_t nodes = 0;  // of the search of this position
  std::string fen;
  std::vector<BookMove> moves;

  bool operator==(const BookPosition&) const = default;
};

struct Book {
  std::string variant;                  // id
  std::string rules;                    // in full
  std::vector<BookPosition> positions;  // in the order in which they were added
};

/// Only the text is looked at: check() looks at the games. An error is at "line:column".
[[nodiscard]] Result<Book> read_book(std::string_view text);
/// The moves of each position best first.
[[nodiscard]] std::string write_book(const Book& book);

/// Whether the variant and the rules are known, the first position is the array, each is one of
/// these rules under its key and no key is there twice, and each move is legal.
[[nodiscard]] Result<void> check(const Book& book, const Catalog& known = catalog());

/// A position as a book has it.
struct Placed {
  Game game;              // the position or its mirror image, without its past
  bool mirrored = false;  // which of the two
};
[[nodiscard]] Placed place(const Game& position);

/// Positions of a book by their keys. The book must outlive it.
class BookIndex {
 public:
  explicit BookIndex(const Book& book);

  /// With the moves as they are written in the position asked for; nothing if it is not there, or
  /// of another variant or other rules.
  [[nodiscard]] std::optional<BookPosition> find(const Game& position) const;

 private:
  const Book& book_;
  std::map<std::uint64_t, std::size_t> by_key_;
};

}  // namespace camlann::book
