#pragma once
// Statistics of moves that the engine has judged, for hosts with a report about play: agreement
// with the engine, cost of the moves, times. Each figure has its uncertainty; none of them is a
// verdict. Pure, thread-safe.

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "server/core/clock.hpp"
#include "wire/messages/fair_play.hpp"

namespace camlann::server {

/// A move of a game, with the engine's judgement of its position.
struct JudgedMove {
  bool first = false;  // the engine's first choice
  double loss = 0;     // against the first choice, in hundredths of a man
  double lead = 0;     // of the first choice over the second: a small one makes the choice hard
  std::optional<Millis> took;
};

/// A value with the bounds between which it lies with 95 % certainty.
struct Estimate {
  double value = 0;
  double least = 0;
  double most = 0;

  bool operator==(const Estimate&) const = default;
};

/// Returns the share of `hits` among `of` moves (Wilson's interval); 0 to 1 without moves.
[[nodiscard]] Estimate share_of(std::size_t hits, std::size_t of);
/// Returns the mean (normal approximation); nothing for fewer than two values.
[[nodiscard]] std::optional<Estimate> mean_of(const std::vector<double>& values);
/// Returns the value below which this part of the values lies, 0 to 1, interpolated; there must be
/// one.
[[nodiscard]] double quantile_of(std::vector<double> values, double part);
/// Returns the rank correlation (Spearman, with Fisher's interval); nothing for fewer than ten
/// pairs, or if all values of one kind are equal.
[[nodiscard]] std::optional<Estimate> rank_correlation(const std::vector<double>& one,
                                                       const std::vector<double>& other);

/// A move made in less time counts as instant.
inline constexpr Millis instant = 1000;

[[nodiscard]] message::FairPlayFigures figures_of(const std::vector<JudgedMove>& moves);

/// Returns what the figures say, in sentences with numbers and uncertainty.
[[nodiscard]] std::vector<std::string> sentences_of(const message::FairPlayFigures& own,
                                                    const message::FairPlayFigures& others);

}  // namespace camlann::server
