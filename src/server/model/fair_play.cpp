#include "server/model/fair_play.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <numeric>
#include <optional>
#include <string>
#include <vector>

#include "wire/messages/fair_play.hpp"

namespace camlann::server {

namespace {

/// Standard deviations on each side that hold 95 % of a normal distribution.
constexpr double certain = 1.96;
constexpr std::size_t fewest_pairs = 10;
/// Below this number of moves, the sentences say that the figures mean little.
constexpr std::size_t few_moves = 40;
constexpr double percent = 100;

double mean(const std::vector<double>& values) {
  return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

/// Returns the rank of each value, from 1; equal values share the mean of their ranks.
std::vector<double> ranks_of(const std::vector<double>& values) {
  std::vector<std::size_t> order(values.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(),
            [&](std::size_t a, std::size_t b) { return values[a] < values[b]; });
  std::vector<double> ranks(values.size());
  for (std::size_t first = 0; first < order.size();) {
    auto last = first;
    while (last < order.size() && values[order[last]] == values[order[first]]) ++last;
    const auto rank = static_cast<double>(first + last + 1) / 2;
    for (; first < last; ++first) ranks[order[first]] = rank;
  }
  return ranks;
}

/// Returns the correlation of values that are not all equal.
std::optional<double> correlation(const std::vector<double>& one,
                                  const std::vector<double>& other) {
  const double one_mean = mean(one);
  const double other_mean = mean(other);
  double both = 0;
  double one_square = 0;
  double other_square = 0;
  for (std::size_t i = 0; i < one.size(); ++i) {
    const double a = one[i] - one_mean;
    const double b = other[i] - other_mean;
    both += a * b;
    one_square += a * a;
    other_square += b * b;
  }
  if (one_square == 0 || other_square == 0) return std::nullopt;
  return both / std::sqrt(one_square * other_square);
}

void add_times(message::FairPlayFigures& figures, const std::vector<JudgedMove>& moves) {
  std::vector<double> seconds;
  std::vector<double> hardness;
  for (const auto& move : moves) {
    if (!move.took) continue;
    seconds.push_back(static_cast<double>(*move.took) / 1000);
    hardness.push_back(-move.lead);
    if (*move.took < instant) ++figures.instant;
  }
  figures.timed = seconds.size();
  if (seconds.empty()) return;
  figures.seconds_lower = quantile_of(seconds, 0.25);
  figures.seconds_median = quantile_of(seconds, 0.5);
  figures.seconds_upper = quantile_of(seconds, 0.75);
  const auto follows = rank_correlation(seconds, hardness);
  if (!follows) return;
  figures.has_correlation = true;
  figures.correlation = follows->value;
  figures.correlation_least = follows->least;
  figures.correlation_most = follows->most;
}

std::string rounded(double value, int decimals) {
  std::array<char, 32> text{};
  const int length = std::snprintf(text.data(), text.size(), "%.*f", decimals, value);
  return {text.data(), static_cast<std::size_t>(length)};
}

std::string agreement_of(const std::string& whose, const message::FairPlayFigures& figures) {
  return "Of " + std::to_string(figures.moves) + " moves of " + whose + ", " +
         rounded(figures.agreement, 0) + " % are the engine's first choice; " +
         rounded(figures.agreement_least, 0) + " to " + rounded(figures.agreement_most, 0) +
         " % with 95 % certainty.";
}

std::string loss_of(const std::string& whose, const message::FairPlayFigures& figures) {
  return "A move of " + whose + " costs " + rounded(figures.loss, 0) +
         " hundredths of a man on average; " + rounded(figures.loss_least, 0) + " to " +
         rounded(figures.loss_most, 0) + " with 95 % certainty.";
}

std::string times_of(const std::string& whose, const message::FairPlayFigures& figures) {
  return "Half of the moves of " + whose + " took between " + rounded(figures.seconds_lower, 1) +
         " and " + rounded(figures.seconds_upper, 1) + " seconds; " +
         std::to_string(figures.instant) + " of " + std::to_string(figures.timed) +
         " took less than a second.";
}

std::string following_of(const std::string& whose, const message::FairPlayFigures& figures) {
  const bool unsure = figures.correlation_least < 0 && figures.correlation_most > 0;
  const std::string range = "(rank correlation " + rounded(figures.correlation, 2) + ", " +
                            rounded(figures.correlation_least, 2) + " to " +
                            rounded(figures.correlation_most, 2) + " with 95 % certainty)";
  if (unsure) {
    return "Whether the times of " + whose + " depend on the difficulty of the choice cannot be " +
           "told from these moves " + range + ".";
  }
  return "Hard choices took " + whose + (figures.correlation > 0 ? " longer " : " less time ") +
         range + ".";
}

void add_sentences(std::vector<std::string>& sentences, const std::string& whose,
                   const message::FairPlayFigures& figures) {
  sentences.push_back(agreement_of(whose, figures));
  if (figures.moves >= 2) sentences.push_back(loss_of(whose, figures));
  if (figures.timed > 0) sentences.push_back(times_of(whose, figures));
  if (figures.has_correlation) sentences.push_back(following_of(whose, figures));
}

std::string comparison_of(const message::FairPlayFigures& own,
                          const message::FairPlayFigures& others) {
  const bool apart =
      own.agreement_least > others.agreement_most || own.agreement_most < others.agreement_least;
  if (apart) {
    return "The two shares of first choices differ by more than chance alone explains. A stronger "
           "or weaker player, preparation or the kind of positions explain it as well as help "
           "does.";
  }
  return "The two shares of first choices do not differ by more than chance explains.";
}

}  // namespace

Estimate share_of(std::size_t hits, std::size_t of) {
  if (of == 0) return {0, 0, 1};
  const auto n = static_cast<double>(of);
  const double share = static_cast<double>(hits) / n;
  const double square = certain * certain;
  const double centre = (share + square / (2 * n)) / (1 + square / n);
  const double half =
      certain / (1 + square / n) * std::sqrt(share * (1 - share) / n + square / (4 * n * n));
  return {share, std::max(0.0, centre - half), std::min(1.0, centre + half)};
}

std::optional<Estimate> mean_of(const std::vector<double>& values) {
  if (values.size() < 2) return std::nullopt;
  const double middle = mean(values);
  double squares = 0;
  for (const double value : values) squares += (value - middle) * (value - middle);
  const auto n = static_cast<double>(values.size());
  const double half = certain * std::sqrt(squares / (n - 1) / n);
  return Estimate{middle, middle - half, middle + half};
}

double quantile_of(std::vector<double> values, double part) {
  std::sort(values.begin(), values.end());
  const double place = part * static_cast<double>(values.size() - 1);
  const auto below = static_cast<std::size_t>(place);
  const auto above = std::min(below + 1, values.size() - 1);
  return values[below] + (place - static_cast<double>(below)) * (values[above] - values[below]);
}

std::optional<Estimate> rank_correlation(const std::vector<double>& one,
                                         const std::vector<double>& other) {
  if (one.size() < fewest_pairs || one.size() != other.size()) return std::nullopt;
  const auto value = correlation(ranks_of(one), ranks_of(other));
  if (!value) return std::nullopt;
  // Fisher's transformation is infinite at the ends.
  constexpr double nearly_one = 0.999;
  const double turned = std::atanh(std::clamp(*value, -nearly_one, nearly_one));
  const double half = certain / std::sqrt(static_cast<double>(one.size()) - 3);
  return Estimate{*value, std::tanh(turned - half), std::tanh(turned + half)};
}

message::FairPlayFigures figures_of(const std::vector<JudgedMove>& moves) {
  message::FairPlayFigures figures;
  figures.moves = moves.size();
  figures.agreed = static_cast<std::size_t>(
      std::count_if(moves.begin(), moves.end(), [](const auto& move) { return move.first; }));
  const auto agreement = share_of(figures.agreed, figures.moves);
  figures.agreement = percent * agreement.value;
  figures.agreement_least = percent * agreement.least;
  figures.agreement_most = percent * agreement.most;
  std::vector<double> losses;
  losses.reserve(moves.size());
  for (const auto& move : moves) losses.push_back(move.loss);
  if (const auto loss = mean_of(losses)) {
    figures.loss = loss->value;
    figures.loss_least = std::max(0.0, loss->least);
    figures.loss_most = loss->most;
  }
  add_times(figures, moves);
  return figures;
}

std::vector<std::string> sentences_of(const message::FairPlayFigures& own,
                                      const message::FairPlayFigures& others) {
  if (own.moves == 0) return {"There are no moves of this player that can be judged."};
  std::vector<std::string> sentences;
  add_sentences(sentences, "this player", own);
  if (others.moves > 0) {
    add_sentences(sentences, "the others in these games", others);
    sentences.push_back(comparison_of(own, others));
  }
  if (own.moves < few_moves) {
    sentences.emplace_back("So few moves say little: wait for more games before you decide.");
  }
  sentences.emplace_back(
      "This server keeps no figures of all players of one strength. Compare with the others in "
      "these games, who may be stronger or weaker.");
  return sentences;
}

}  // namespace camlann::server
