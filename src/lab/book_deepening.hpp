#pragma once
// Makes opening books deeper: searches the position of a book that matters most, adds it, and
// carries the scores back. Called by `camlann book deepen`. What is searched next follows from the
// book alone, so that work can end and go on at any time.
//
// As in Lincke's drop-out expansion (Strategies for the Automatic Construction of Opening Books,
// Computers and Games 2000), a line of moves costs a step for each ply and as much as its moves are
// worse than the best; the cheapest is next.

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
  int lines = 6;                 // moves that get a score; in positions that are their own mirror
                                 // image twice as many
};

class BookDeepening {
 public:
  /// A book without positions begins with the array. Refused: what check() refuses, and a game
  /// that is not for two sides.
  [[nodiscard]] static Result<BookDeepening> begin(book::Book book, const BookSearch& search,
                                                   const Catalog& known = catalog());

  /// Searches one position, new or searched with fewer nodes before. False if there is none left,
  /// or once `stop` is set, and then nothing has changed.
  [[nodiscard]] bool step(const std::atomic<bool>& stop);

  /// With all scores carried back to the array, and the nodes behind each move.
  [[nodiscard]] book::Book book() const;

 private:
  static constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

  /// A position to search: one of the book, or that behind a move of one.
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
  /// Joins the moves of a position with the positions behind them.
  void join(std::size_t position, const Game& game);
  void carry_back();
  [[nodiscard]] bool joined(std::size_t position, std::size_t move) const;
  [[nodiscard]] std::size_t behind(std::size_t position, std::size_t move) const;
  [[nodiscard]] std::uint64_t nodes_behind(std::size_t position) const;

  book::Book book_;
  BookSearch search_;
  Game array_;
  std::int64_t step_cost_;                               // what makes a game level, at least 1
  std::unique_ptr<Analyst> analyst_;                     // once it is needed
  std::map<std::uint64_t, std::size_t> by_key_;          // positions
  std::vector<std::vector<std::uint64_t>> keys_behind_;  // of each position, by move
  std::vector<std::size_t> by_ply_;                      // positions, those near the array first
};

}  // namespace camlann
