#pragma once
// Counts what the side of a puzzle's solver has won since the start: men taken, less men lost. Part
// of puzzle_finder. Thread-safe.

#include "game/game.hpp"
#include "rules/move.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"
#include "search/score.hpp"

namespace camlann {

/// Returns the worth of a man on the scale of the game's scores: the men of the Camelot family
/// count alike, those of Camblam by their kind.
[[nodiscard]] Score worth_of(const VariantInfo& variant, char letter);

/// True if a seat of this side moves men of this letter.
[[nodiscard]] bool is_of(const VariantInfo& variant, char letter, Side side);

/// Returns the gain of a side by one move, which may be another side's: its own men that are
/// lost count against it, and only its own captures count for it.
[[nodiscard]] Score gain_by(const Game& before, const Game& after, Side side);

}  // namespace camlann
