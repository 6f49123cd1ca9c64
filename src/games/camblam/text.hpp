#pragma once
// Squares, men and moves as text (section 6 of doc/rules/camblam.md), and the squares of a move's
// path. Pure functions.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/square.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/rules.hpp"
#include "rules/move.hpp"
#include "rules/verdict.hpp"

namespace camlann::camblam {

/// Returns "f12".
[[nodiscard]] std::string to_text(Square square);

/// Reads a square of the board, in small or capital letters, at `at` and moves `at` past it.
/// Returns nothing, with `at` unchanged, if there is no square.
[[nodiscard]] std::optional<Square> scan_square(std::string_view text, std::size_t& at);

/// Parses a text that must be a square.
[[nodiscard]] std::optional<Square> parse_square(std::string_view text);

/// Returns the letter of a man in notation: "N" for a knight.
[[nodiscard]] char letter_of(Man man);
/// Returns the letter of the man on an occupied square, capital for White.
[[nodiscard]] char letter_of(Cell cell);

/// Returns "catapult".
[[nodiscard]] std::string_view name_of(Man man);
/// Returns "White".
[[nodiscard]] std::string name_of(Seat seat);

/// Returns "f2-f5", "b1xc3", "f4xf7+f8+f9", "f2*f7", "c11xd12=N". `move` must be legal in `pos`.
[[nodiscard]] std::string to_text(const Position& pos, Move move);

/// Returns the squares from the first by the corner of a knight's or prince's path to the last.
/// Among several open corners it takes the one of the shortest path, then the first by file, then
/// rank. `move` must be legal in `pos`.
[[nodiscard]] std::vector<Square> path_of(const Rules& rules, const Position& pos, Move move);

/// Returns every path of a move, square by square: straight to its end, by each open corner, and
/// for a run also man by man.
[[nodiscard]] std::vector<std::vector<Square>> walks_of(const Rules& rules, const Position& pos,
                                                        Move move);

}  // namespace camlann::camblam
