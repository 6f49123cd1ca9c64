#pragma once
// An opening book: positions near the array, each with the scores of its best moves. Created by
// `camlann book deepen` (lab/book_deepening.hpp), used by the server. File: doc/formats/book.md. A
// value; thread-safe for reading.

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
  std::uint64_t nodes = 0;  // of all searches after the move; 0: of the position's own search

  bool operator==(const BookMove&) const = default;
};

/// A position or its mirror image: the one with the lesser key.
struct BookPosition {
  std::uint64_t key = 0;    // Game::key()
  int ply = 0;              // from the array, by the shortest path when it was added
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

/// Parses the text only; check() verifies the games. An error is at "line:column".
[[nodiscard]] Result<Book> read_book(std::string_view text);
/// Writes a book, with the best move of each position first.
[[nodiscard]] std::string write_book(const Book& book);

/// Returns an error unless the variant and the rules are known, the first position is the array,
/// every position is valid under its key, no key occurs twice, and every move is legal.
[[nodiscard]] Result<void> check(const Book& book, const Catalog& known = catalog());

/// A position in the form of a book.
struct Placed {
  Game game;              // the position or its mirror image, without its history
  bool mirrored = false;  // true for the mirror image
};
[[nodiscard]] Placed place(const Game& position);

/// Finds positions of a book by their keys. The book must outlive it.
class BookIndex {
 public:
  explicit BookIndex(const Book& book);

  /// Returns the book's position, with the moves in the notation of `position`; nothing if the book
  /// does not have it, or has another variant or other rules.
  [[nodiscard]] std::optional<BookPosition> find(const Game& position) const;

 private:
  const Book& book_;
  std::map<std::uint64_t, std::size_t> by_key_;
};

}  // namespace camlann::book
