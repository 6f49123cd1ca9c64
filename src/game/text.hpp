#pragma once
// Values as text, for streams and for programs that are being debugged. Pure functions.

#include <iosfwd>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "base/square.hpp"
#include "base/words.hpp"
#include "game/game.hpp"
#include "notation/record.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"

namespace camlann::inline v1 {

/// Returns file and rank on the common grid: "E6". VariantInfo::name_of() has the name on a board.
[[nodiscard]] std::string to_text(Square square);
/// Returns the first and the last square, with an x for a capture: "E6xC4". Game::write() has the
/// notation.
[[nodiscard]] std::string to_text(Move move);
/// Returns the move, then the squares of the men that it takes, in square order: "E6xC4 (D5)".
[[nodiscard]] std::string to_text(const Outcome& outcome);
/// Returns the position as lines, the last rank on top and without a newline at the end: a piece is
/// its FEN letter, an empty square a dot.
[[nodiscard]] std::string to_text(const Game& game);
/// Returns "running", or the reason and the winners: "castle, won by the first seat", "quiet,
/// drawn". Game::verdict_text() has a sentence for players.
[[nodiscard]] std::string to_text(const Verdict& verdict);

std::ostream& operator<<(std::ostream& out, Square square);
std::ostream& operator<<(std::ostream& out, Move move);
/// Writes the notation.
std::ostream& operator<<(std::ostream& out, const WrittenMove& move);
std::ostream& operator<<(std::ostream& out, const Outcome& outcome);
std::ostream& operator<<(std::ostream& out, const Game& game);
std::ostream& operator<<(std::ostream& out, const Verdict& verdict);
/// Writes the id of the variant.
std::ostream& operator<<(std::ostream& out, const VariantInfo& variant);
/// Writes the text of write_record().
std::ostream& operator<<(std::ostream& out, const Record& record);
std::ostream& operator<<(std::ostream& out, Spot spot);
/// Writes the sentence of to_text().
std::ostream& operator<<(std::ostream& out, const Error& error);

namespace detail {
/// Writes a text, for the next function, which knows no stream.
std::ostream& write_to(std::ostream& out, std::string_view text);
}  // namespace detail

/// Writes the name of a value: of a Reason, a MoveKind and other enumerations with names.
template <HasWords E>
std::ostream& operator<<(std::ostream& out, E value) {
  return detail::write_to(out, word_of(value));
}

}  // namespace camlann::inline v1
