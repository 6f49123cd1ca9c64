#pragma once
// A game with variations: a tree in which every move can have several continuations, and a comment,
// glyphs and arrows. The first continuation of each move forms the main line. A value: copy it to
// try changes. Not thread-safe.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "base/square.hpp"
#include "game/game.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"

namespace camlann::inline v1 {

/// A drawing on the board: an arrow, or a ring if both squares are the same.
struct Arrow {
  enum class Colour : std::uint8_t { green, red, blue, yellow };
  Square from{};
  Square to{};
  Colour colour{};

  [[nodiscard]] bool operator==(const Arrow&) const = default;
};

/// Annotations of a position.
struct Notes {
  std::string comment;
  std::vector<std::uint8_t> glyphs;  // numbers of the PGN standard, section 10: 1 is "!", 4 "??"
  std::vector<Arrow> arrows;

  [[nodiscard]] bool operator==(const Notes&) const = default;
};

class Tree {
 public:
  /// A position of the tree; valid until the position is removed.
  enum class Node : std::size_t {};
  static constexpr Node root{0};

  /// Starts with the moves of `start` as the main line.
  explicit Tree(const Game& start);

  [[nodiscard]] bool has(Node node) const;
  /// Returns nothing at the root.
  [[nodiscard]] std::optional<Node> parent(Node node) const;
  /// Returns the positions after the moves from here, the main line first.
  [[nodiscard]] const std::vector<Node>& next(Node node) const;
  /// Returns the move that leads here; nullptr at the root.
  [[nodiscard]] const WrittenMove* move(Node node) const;
  [[nodiscard]] const Notes& notes(Node node) const;
  [[nodiscard]] Notes& notes(Node node);

  /// Returns the path from the root to here, both included.
  [[nodiscard]] std::vector<Node> path_to(Node node) const;
  /// Returns the line from the root that always takes the first move.
  [[nodiscard]] std::vector<Node> main_line() const;
  [[nodiscard]] bool on_main_line(Node node) const;
  /// Returns the game at this position.
  [[nodiscard]] Game game_at(Node node) const;
  /// Returns the number of positions, the root included.
  [[nodiscard]] std::size_t size() const;

  /// Returns the position after a move from here, adding it if needed.
  [[nodiscard]] Result<Node> play(Node node, std::string_view text);
  /// The same; an error, which changes nothing, if `move` is not legal.
  [[nodiscard]] Result<Node> try_play(Node node, Move move);
  /// The same; `move` must be legal. Not checked, for speed.
  Node play(Node node, Move move);
  /// The same; `move` must be a result of reading or writing in this position.
  Node play(Node node, WrittenMove move);
  /// Moves the variation that leads here to the front of its siblings; false if it is first
  /// already, or the root.
  bool promote(Node node);
  /// Makes every move on the way here the first one.
  void make_main_line(Node node);
  /// Removes the move that leads here and everything after it; has no effect at the root.
  void remove(Node node);

 private:
  struct Position {
    std::optional<Node> parent;
    std::optional<WrittenMove> move;
    std::vector<Node> next;
    Notes notes;
    bool removed = false;
  };

  [[nodiscard]] const Position& at(Node node) const;
  [[nodiscard]] Position& at(Node node);
  Game start_;
  std::vector<Position> positions_;  // removed positions keep their place
};

}  // namespace camlann::inline v1
