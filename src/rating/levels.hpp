#pragma once
// The published ratings of the computer's levels (doc/ratings.md). Pure; thread-safe.

#include <optional>
#include <string_view>

#include "rating/glicko.hpp"

namespace camlann::rating {

/// The level whose rating is that of a new player, by convention, because nobody knows how players
/// and computers compare before they have met. The others are as far from it as matches between
/// the levels say.
constexpr int anchor_level = 3;

/// How unsure it is that strength against computers is strength against people.
constexpr double level_deviation = 100;

/// The rating of a level, the same at all speeds; nothing where no matches were measured.
[[nodiscard]] std::optional<Glicko> level_rating(std::string_view variant, int level);

}  // namespace camlann::rating
