#pragma once
// Trains a network on scored positions: stochastic gradient descent with Adam (Kingma and Ba 2014),
// a cosine schedule, single precision. The same seed gives the same network for any number of
// threads.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "nn/network.hpp"
#include "scored_set.hpp"

namespace camlann::train {

struct TrainOptions {
  std::size_t lanes = 4;
  std::size_t men = 0;      // of the array
  std::size_t squares = 0;  // of the board
  std::size_t kinds = 0;    // of men of a side
  int epochs = 30;
  std::size_t batch = 4096;
  double rate = 0.001;  // at the start
  double share = 0.75;  // of the search's score in the target; the rest is the result
  double scale = 200;   // hundredths of a man for log-odds of 1
  int threads = 1;
  std::uint64_t seed = 1;
};

struct EpochReport {
  int epoch = 0;
  double seen = 0;   // mean squared error of the expected result
  double apart = 0;  // the same on the games kept apart
};

/// The weights in single precision, rank and file weights folded in.
struct FloatNetwork {
  std::size_t width = 0;
  std::vector<float> bias;
  std::vector<float> rows;
  std::vector<float> output;  // for each set both views
  std::vector<float> output_bias;
};

[[nodiscard]] FloatNetwork train(const Scored& scored, const RowMaps& maps,
                                 const TrainOptions& options,
                                 const std::function<void(const EpochReport&)>& report);

/// Rounds to the product's units, within the bounds of nn::check().
[[nodiscard]] nn::Network quantised(const FloatNetwork& network, const TrainOptions& options);

struct QuantisationError {
  double mean = 0;  // in hundredths of a man
  double largest = 0;
  double loss = 0;  // of the quantised network on these positions
};
/// Compares both networks on the positions of a set.
[[nodiscard]] QuantisationError error_of(const nn::Network& network, const FloatNetwork& exact,
                                         const ScoredSet& set, const RowMaps& maps,
                                         const TrainOptions& options);

}  // namespace camlann::train
