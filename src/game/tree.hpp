#pragma once
// A game with what might have been: every move can have several that follow it, and each can carry
// a comment, glyphs and arrows. The first of the moves that follow another one is the main line.
// A value: copy it to try something out. Not thread-safe.

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

namespace camlann::inline v0_2 {

/// A drawing on the board: an arrow, or a ring where both squares are the same.
struct Arrow {
  enum class Colour : std::uint8_t { green, red, blue, yellow };
  Square from{};
  Square to{};
  Colour colour{};

  bool operator==(const Arrow&) const = default;
};

/// What people add to a position.
struct Notes {
  std::string comment;
  std::vector<std::uint8_t> glyphs;  // numbers of the PGN standard, section 10: 1 is "!", 4 "??"
  std::vector<Arrow> arrows;

  bool operator==(const Notes&) const = default;
};

class Tree {
 public:
  /// A position of the tree; it names the same one until that is removed.
  enum class Node : std::size_t {};
  static constexpr Node root{0};

  /// The moves that `start` has played become the main line.
  explicit Tree(const Game& start);

  [[nodiscard]] bool has(Node node) const;
  /// Nothing at the root.
  [[nodiscard]] std::optional<Node> parent(Node node) const;
  /// The positions after the moves from here, the main line first.
  [[nodiscard]] const std::vector<Node>& next(Node node) const;
  /// The move that leads here; nullptr at the root.
  [[nodiscard]] const WrittenMove* move(Node node) const;
  [[nodiscard]] const Notes& notes(Node node) const;
  [[nodiscard]] Notes& notes(Node node);

  /// From the root to here, both included.
  [[nodiscard]] std::vector<Node> path_to(Node node) const;
  /// From the root on, always the first move.
  [[nodiscard]] std::vector<Node> main_line() const;
  [[nodiscard]] bool on_main_line(Node node) const;
  /// The game as it stands here.
  [[nodiscard]] Game game_at(Node node) const;
  /// Positions, the root included.
  [[nodiscard]] std::size_t size() const;

  /// The position after a move from here; it is added if it was not there.
  Result<Node> play(Node node, std::string_view text);
  /// The same; `move` must be legal.
  Node play(Node node, Move move);
  /// The same; `move` is what a game read or wrote there.
  Node play(Node node, WrittenMove move);
  /// Puts the move that leads here before the others from its position; false if it is first there
  /// already, or the root.
  bool promote(Node node);
  /// Makes every move on the way here the first one.
  void make_main_line(Node node);
  /// Takes the move that leads here away, with all that follows; nothing happens at the root.
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
  std::vector<Position> positions_;  // those that were removed keep their place
};

}  // namespace camlann::inline v0_2
