#pragma once
// Fits the chances that a score means (engine/score_chances.hpp) to the results of self-play.

#include "engine/score_chances.hpp"
#include "scored_set.hpp"

namespace camlann::train {

/// Returns the model that makes the results of a set most likely.
[[nodiscard]] ChanceModel fitted_chances(const ScoredSet& set);

/// Returns how unlikely a model makes the results: the mean of -log(chance of the result).
[[nodiscard]] double loss_of(const ChanceModel& model, const ScoredSet& set);

/// Returns the largest difference between the points that a model expects and those that were
/// made, among the tenths of a set by score.
[[nodiscard]] double largest_error(const ChanceModel& model, const ScoredSet& set);

}  // namespace camlann::train
