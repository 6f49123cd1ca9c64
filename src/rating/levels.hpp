#pragma once
// The published ratings of the computer's levels (doc/ratings.md). Pure; thread-safe.

#include <optional>
#include <string_view>

#include "rating/glicko.hpp"

namespace camlann::rating {

/// The level that has the rating of a new player, by convention, since no data compares players
/// with computers at first. Matches between the levels give the distances of the other levels.
constexpr int anchor_level = 3;

/// The uncertainty of applying strength against computers to games against people.
constexpr double level_deviation = 100;

/// Returns the rating of a level, the same at all speeds; nothing without measured matches.
[[nodiscard]] std::optional<Glicko> level_rating(std::string_view variant, int level);

}  // namespace camlann::rating
