#pragma once
// What the results of a match say about strength: error bars and the sequential test, both from
// pairs of games (the pentanomial model), since the two games of an opening depend on each other.
// Called by engine/match.hpp and by everything that already has results. Pure functions.

#include <array>
#include <optional>

namespace camlann {

/// Finished pairs by the points of the first player: 0, 1/2, 1, 1 1/2, 2.
using PairCounts = std::array<int, 5>;

struct Interval {
  double low = 0;
  double high = 0;
};

/// Ranges hold the true value in 95 of 100 matches; they need not lie evenly about the estimate.
struct Estimate {
  double score = 0.5;  // share of the points
  Interval score_range{0, 1};
  double elo = 0;  // logistic; ends at +-1200, as do the ranges
  Interval elo_range{-1200, 1200};
};

/// Ranges by profile likelihood: all means under which the counts are less likely than they can be
/// by a factor of no more than exp(1.92). So a one-sided result has a range too: eight pairs won in
/// a row say no more than a score above 78 %.
[[nodiscard]] Estimate estimate(const PairCounts& pairs);

/// Sequential probability ratio test (Wald 1945) of two Elo differences, elo0 < elo1.
struct Sprt {
  double elo0 = 0;
  double elo1 = 10;
  double alpha = 0.05;  // chance to accept elo1 where elo0 holds
  double beta = 0.05;   // chance to accept elo0 where elo1 holds

  [[nodiscard]] double lower_bound() const;
  [[nodiscard]] double upper_bound() const;
};

/// The generalised log-likelihood ratio of elo1 against elo0: each represented by that distribution
/// of pairs with its mean under which the counts are likeliest. The test of fishtest (LLRcalc.py,
/// LLR_logistic) and fastchess; hardy.uhasselt.be/Fishtest/support_MLE_multinomial.pdf, proposition
/// 1.1. Not the approximation by a normal distribution, which takes the first pair won 2-0 for
/// proof. As there, counts of nothing are taken for 0.001; 0 without any pair.
[[nodiscard]] double log_likelihood_ratio(const PairCounts& pairs, const Sprt& sprt);

/// elo1 (true), elo0 (false), or nothing yet.
[[nodiscard]] std::optional<bool> accepted(const PairCounts& pairs, const Sprt& sprt);

[[nodiscard]] double score_of_elo(double elo);
/// Between -1200 and 1200.
[[nodiscard]] double elo_of_score(double score);

}  // namespace camlann
