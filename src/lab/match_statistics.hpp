#pragma once
// Estimates strength from match results: error bars and the sequential test, both from pairs of
// games (the pentanomial model), since the two games of an opening depend on each other. Called by
// engine/match.hpp and by all other users of results. Pure functions.

#include <array>
#include <optional>

namespace camlann {

/// Finished pairs by the points of the first player: 0, 1/2, 1, 1 1/2, 2.
using PairCounts = std::array<int, 5>;

struct Interval {
  double low = 0;
  double high = 0;
};

/// Ranges contain the true value in 95 of 100 matches; they may be asymmetric.
struct Estimate {
  double score = 0.5;  // share of the points
  Interval score_range{0, 1};
  double elo = 0;  // logistic; limited to +-1200, like the ranges
  Interval elo_range{-1200, 1200};
};

/// Computes ranges by profile likelihood: all means for which the likelihood of the counts is at
/// least exp(-1.92) times its maximum. So a one-sided result has a range too: after eight pairs won
/// in a row the lower end is a score of 78 %.
[[nodiscard]] Estimate estimate(const PairCounts& pairs);

/// Sequential probability ratio test (Wald 1945) of two Elo differences, elo0 < elo1.
struct Sprt {
  double elo0 = 0;
  double elo1 = 10;
  double alpha = 0.05;  // probability of accepting elo1 if elo0 is true
  double beta = 0.05;   // probability of accepting elo0 if elo1 is true

  [[nodiscard]] double lower_bound() const;
  [[nodiscard]] double upper_bound() const;
};

/// Returns the generalised log-likelihood ratio of elo1 against elo0: each is represented by the
/// distribution of pairs with its mean that maximises the likelihood of the counts. The test of
/// fishtest (LLRcalc.py, LLR_logistic) and fastchess;
/// hardy.uhasselt.be/Fishtest/support_MLE_multinomial.pdf, proposition 1.1. Not the approximation
/// by a normal distribution, which would accept a single pair won 2-0 as proof. As in those
/// programs, counts of zero are replaced by 0.001; the result is 0 without any pair.
[[nodiscard]] double log_likelihood_ratio(const PairCounts& pairs, const Sprt& sprt);

/// Returns elo1 (true), elo0 (false), or nothing yet.
[[nodiscard]] std::optional<bool> accepted(const PairCounts& pairs, const Sprt& sprt);

[[nodiscard]] double score_of_elo(double elo);
/// Returns a value between -1200 and 1200.
[[nodiscard]] double elo_of_score(double score);

}  // namespace camlann
