#pragma once
// Squares, men and moves as text (section 6 of doc/rules/camblam.md), and the squares that show
// how a move is made. Pure functions.

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

/// "f12".
[[nodiscard]] std::string to_text(Square square);

/// Reads a square of the board, small or capital letter, from `at` on and moves `at` past it.
/// Nothing if there is none; `at` is then unchanged.
[[nodiscard]] std::optional<Square> scan_square(std::string_view text, std::size_t& at);

/// The whole text is a square.
[[nodiscard]] std::optional<Square> parse_square(std::string_view text);

/// The letter of a man in notation: "N" for a knight.
[[nodiscard]] char letter_of(Man man);
/// The letter of what stands on an occupied square, capital for White.
[[nodiscard]] char letter_of(Cell cell);

/// "catapult".
[[nodiscard]] std::string_view name_of(Man man);
/// "White".
[[nodiscard]] std::string name_of(Seat seat);

/// "f2-f5", "b1xc3", "f4xf7+f8+f9", "f2*f7", "c11xd12=N". `move` must be legal in `pos`.
[[nodiscard]] std::string to_text(const Position& pos, Move move);

/// From the first square by the corner of a knight's or prince's path to the last. Of several open
/// corners that of the shortest way, of these the first by file, then rank. `move` must be legal in
/// `pos`.
[[nodiscard]] std::vector<Square> path_of(const Rules& rules, const Position& pos, Move move);

/// Every way to walk a move square by square: straight to its end, by each open corner, and for a
/// run also man by man.
[[nodiscard]] std::vector<std::vector<Square>> walks_of(const Rules& rules, const Position& pos,
                                                        Move move);

}  // namespace camlann::camblam
