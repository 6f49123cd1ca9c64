#pragma once
// Deepens opening books: searches the most important position of a book, adds it, and updates the
// scores up to the array. Called by `camlann book deepen`. The next position depends only on the
// book, so that work can stop and resume at any time.
//
// As in Lincke's drop-out expansion (Strategies for the Automatic Construction of Opening Books,
// Computers and Games 2000), the cost of a line is one step per ply plus the loss of each move
// against the best one; the cheapest line is next.

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "base/result.hpp"
#include "book/book.hpp"
#include "engine/analyst.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"

namespace camlann {

struct BookSearch {
  std::uint64_t nodes = 50'000;  // of one position
  int lines = 6;                 // moves with a score; twice this number in symmetric positions
};

class BookDeepening {
 public:
  /// Starts from `book`; one without positions begins with the array. Returns the error of check(),
  /// or an error for a game that is not for two sides.
  [[nodiscard]] static Result<BookDeepening> begin(book::Book book, const BookSearch& search,
                                                   const Catalog& known = catalog());

  /// Searches one position, new or previously searched with fewer nodes. Returns false, with no
  /// change, if none is left or once `stop` is set.
  [[nodiscard]] bool step(const std::atomic<bool>& stop);

  /// Returns the book with all scores backed up to the array, and the node count of each move.
  [[nodiscard]] book::Book book() const;

 private:
  static constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

  /// A position to search: one of the book, or one after a move of the book.
  struct Next {
    std::int64_t cost = 0;
    std::size_t position = nowhere;
    std::size_t move = nowhere;
  };

  BookDeepening(book::Book book, const BookSearch& search, Game array);

  [[nodiscard]] Result<Game> game_at(std::size_t position) const;
  [[nodiscard]] std::optional<Next> next() const;
  [[nodiscard]] std::optional<std::vector<book::BookMove>> search(const Game& game,
                                                                  const std::atomic<bool>& stop);
  void add(const Game& game, int ply, std::vector<book::BookMove> moves);
  void replace(std::size_t position, const Game& game, std::vector<book::BookMove> moves);
  /// Links the moves of a position to the positions after them.
  void join(std::size_t position, const Game& game);
  void carry_back();
  [[nodiscard]] bool joined(std::size_t position, std::size_t move) const;
  [[nodiscard]] std::size_t behind(std::size_t position, std::size_t move) const;
  [[nodiscard]] std::uint64_t nodes_behind(std::size_t position) const;

  book::Book book_;
  BookSearch search_;
  Game array_;
  std::int64_t step_cost_;                               // the score of a level game, at least 1
  std::unique_ptr<Analyst> analyst_;                     // created on first use
  std::map<std::uint64_t, std::size_t> by_key_;          // positions
  std::vector<std::vector<std::uint64_t>> keys_behind_;  // of each position, by move
  std::vector<std::size_t> by_ply_;                      // positions, those near the array first
};

}  // namespace camlann
