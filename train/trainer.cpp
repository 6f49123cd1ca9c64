#include "trainer.hpp"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <numeric>
#include <span>
#include <thread>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "float_network.hpp"
#include "nn/kernel.hpp"

namespace camlann::train {
namespace {

constexpr std::size_t chunks = 4;   // of a batch; their gradients are added in order
constexpr double last_rate = 0.01;  // of the first one
constexpr float most_output =
    static_cast<float>(nn::most_output_weight) / static_cast<float>(nn::output_one);

using Rows = std::array<std::vector<std::uint16_t>, 2>;

float chance(float odds) {
  return 1.0F / (1.0F + std::exp(-odds));
}

float target_of(const ScoredRow& position, const TrainOptions& options) {
  const float judged = chance(static_cast<float>(position.score / options.scale));
  if (position.half_points < 0) return judged;
  const auto share = static_cast<float>(options.share);
  return share * judged + (1 - share) * static_cast<float>(position.half_points) / 2.0F;
}

// Writes the rows of a position for both views, mirrored or not.
void see(const ScoredSet& set, const ScoredRow& position, const RowMaps& maps, bool mirrored,
         Rows& rows) {
  for (auto& view : rows) view.clear();
  for (const std::uint16_t row : set.rows(position)) {
    const std::uint16_t seen = mirrored ? maps.mirrored[row] : row;
    rows[0].push_back(seen);
    rows[1].push_back(maps.other[seen]);
  }
}

/// A row of numbers with Adam's moments.
class Learned {
 public:
  explicit Learned(std::size_t size) : value(size), mean_(size), square_(size) {}

  void step(std::span<const float> gradient, float rate, int number) {
    constexpr float keep_mean = 0.9F;
    constexpr float keep_square = 0.999F;
    const float mean_scale = 1 / (1 - std::pow(keep_mean, static_cast<float>(number)));
    const float square_scale = 1 / (1 - std::pow(keep_square, static_cast<float>(number)));
    for (std::size_t i = 0; i < value.size(); ++i) {
      mean_[i] = keep_mean * mean_[i] + (1 - keep_mean) * gradient[i];
      square_[i] = keep_square * square_[i] + (1 - keep_square) * gradient[i] * gradient[i];
      value[i] -= rate * mean_[i] * mean_scale / (std::sqrt(square_[i] * square_scale) + 1e-8F);
    }
  }

  std::vector<float> value;

 private:
  std::vector<float> mean_;
  std::vector<float> square_;
};

/// The parameters: the weight of a man on a square is the sum of one for the square, one for the
/// rank and one for the file.
class Learner {
 public:
  Learner(const RowMaps& maps, const TrainOptions& options)
      : maps_(maps),
        width_(options.lanes * nn::lane_size),
        rows_(maps.other.size() * width_),
        ranks_(maps.ranks * width_),
        files_(maps.files * width_),
        bias_(width_),
        output_(nn::output_sets * 2 * width_),
        output_bias_(nn::output_sets),
        network_(zeros(maps.other.size(), width_)) {
    Random random(options.seed);
    const auto around = [&](float range) {
      constexpr float units = 1 << 24;
      return range * (2.0F * static_cast<float>(random() >> 40) / units - 1.0F);
    };
    for (float& value : rows_.value) value = around(0.15F);
    for (float& value : bias_.value) value = 0.25F + around(0.15F);
    for (float& value : output_.value) value = around(0.1F);
    fold();
  }

  [[nodiscard]] const FloatNetwork& network() const { return network_; }

  void step(const FloatNetwork& gradient, float rate) {
    ++steps_;
    std::vector<float> ranks(ranks_.value.size());
    std::vector<float> files(files_.value.size());
    for (std::size_t row = 0; row < maps_.other.size(); ++row) {
      const float* const own = &gradient.rows[row * width_];
      float* const rank = &ranks[maps_.rank[row] * width_];
      float* const file = &files[maps_.file[row] * width_];
      for (std::size_t i = 0; i < width_; ++i) rank[i] += own[i];
      for (std::size_t i = 0; i < width_; ++i) file[i] += own[i];
    }
    rows_.step(gradient.rows, rate, steps_);
    ranks_.step(ranks, rate, steps_);
    files_.step(files, rate, steps_);
    bias_.step(gradient.bias, rate, steps_);
    output_.step(gradient.output, rate, steps_);
    output_bias_.step(gradient.output_bias, rate, steps_);
    for (float& value : output_.value) value = std::clamp(value, -most_output, most_output);
    fold();
  }

 private:
  void fold() {
    for (std::size_t row = 0; row < maps_.other.size(); ++row) {
      const float* const own = &rows_.value[row * width_];
      const float* const rank = &ranks_.value[maps_.rank[row] * width_];
      const float* const file = &files_.value[maps_.file[row] * width_];
      float* const sum = &network_.rows[row * width_];
      for (std::size_t i = 0; i < width_; ++i) sum[i] = own[i] + rank[i] + file[i];
    }
    network_.bias = bias_.value;
    network_.output = output_.value;
    network_.output_bias = output_bias_.value;
  }

  const RowMaps& maps_;
  std::size_t width_;
  Learned rows_;
  Learned ranks_;
  Learned files_;
  Learned bias_;
  Learned output_;
  Learned output_bias_;
  FloatNetwork network_;
  int steps_ = 0;
};

/// The gradient of a part of a batch.
class Chunk {
 public:
  Chunk(std::size_t rows, std::size_t width) : gradient(zeros(rows, width)) {}

  void run(const Scored& scored, const RowMaps& maps, const TrainOptions& options,
           const FloatNetwork& network, std::span<const std::uint32_t> numbers, Random random) {
    for (auto* part : {&gradient.bias, &gradient.rows, &gradient.output, &gradient.output_bias}) {
      std::fill(part->begin(), part->end(), 0.0F);
    }
    loss = 0;
    for (const std::uint32_t number : numbers) {
      const ScoredRow& position = scored.seen[number];
      see(scored.seen, position, maps, (random() & 1) != 0, rows_);
      const std::array<std::span<const std::uint16_t>, 2> rows{rows_[0], rows_[1]};
      const std::size_t set = nn::output_set(position.count, options.men);
      const float found = chance(forward(network, rows, set, views_));
      const float error = found - target_of(position, options);
      loss += double{error} * double{error};
      backward(network, rows, set, 2 * error * found * (1 - found), views_, gradient);
    }
  }

  FloatNetwork gradient;
  double loss = 0;

 private:
  Rows rows_;
  Views views_{};
};

void add(const std::vector<float>& more, std::vector<float>& sum) {
  for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += more[i];
}

void scale(float factor, std::vector<float>& numbers) {
  for (float& number : numbers) number *= factor;
}

class Batches {
 public:
  Batches(const Scored& scored, const RowMaps& maps, const TrainOptions& options)
      : scored_(scored),
        maps_(maps),
        options_(options),
        parts_(chunks, Chunk(maps.other.size(), options.lanes * nn::lane_size)) {}

  /// Returns the sum of the squared errors; the mean gradient is in gradient().
  double run(const FloatNetwork& network, std::span<const std::uint32_t> numbers,
             std::uint64_t seed) {
    std::atomic<std::size_t> next = 0;
    const std::size_t each = (numbers.size() + chunks - 1) / chunks;
    const auto work = [&] {
      for (std::size_t i = next++; i < chunks; i = next++) {
        const std::size_t first = std::min(i * each, numbers.size());
        const std::size_t count = std::min(each, numbers.size() - first);
        parts_[i].run(scored_, maps_, options_, network, numbers.subspan(first, count),
                      Random(seed + i));
      }
    };
    std::vector<std::thread> others;
    for (int i = 1; i < options_.threads; ++i) others.emplace_back(work);
    work();
    for (std::thread& other : others) other.join();
    join(numbers.size());
    return std::accumulate(parts_.begin(), parts_.end(), 0.0,
                           [](double sum, const Chunk& part) { return sum + part.loss; });
  }

  [[nodiscard]] const FloatNetwork& gradient() const { return parts_[0].gradient; }

 private:
  void join(std::size_t positions) {
    FloatNetwork& sum = parts_[0].gradient;
    for (std::size_t i = 1; i < chunks; ++i) {
      add(parts_[i].gradient.bias, sum.bias);
      add(parts_[i].gradient.rows, sum.rows);
      add(parts_[i].gradient.output, sum.output);
      add(parts_[i].gradient.output_bias, sum.output_bias);
    }
    const float factor = 1.0F / static_cast<float>(positions);
    for (auto* part : {&sum.bias, &sum.rows, &sum.output, &sum.output_bias}) scale(factor, *part);
  }

  const Scored& scored_;
  const RowMaps& maps_;
  const TrainOptions& options_;
  std::vector<Chunk> parts_;
};

void shuffle(std::vector<std::uint32_t>& numbers, Random& random) {
  for (std::size_t i = numbers.size(); i > 1; --i) {
    std::swap(numbers[i - 1], numbers[random.below(static_cast<std::uint32_t>(i))]);
  }
}

double loss_of(const FloatNetwork& network, const ScoredSet& set, const RowMaps& maps,
               const TrainOptions& options) {
  Rows seen;
  Views views{};
  double sum = 0;
  for (std::size_t i = 0; i < set.size(); ++i) {
    see(set, set[i], maps, false, seen);
    const std::size_t outputs = nn::output_set(set[i].count, options.men);
    const float found = chance(forward(network, {seen[0], seen[1]}, outputs, views));
    const double error = double{found} - double{target_of(set[i], options)};
    sum += error * error;
  }
  return sum / static_cast<double>(set.size());
}

std::int16_t rounded(float value, int unit, int most) {
  const long number = std::lround(value * static_cast<float>(unit));
  return static_cast<std::int16_t>(std::clamp<long>(number, -most, most));
}

void fill(const std::vector<float>& values, int unit, int most, std::vector<nn::Lane>& lanes) {
  lanes.resize(values.size() / nn::lane_size);
  for (std::size_t i = 0; i < values.size(); ++i) {
    lanes[i / nn::lane_size].n[i % nn::lane_size] = rounded(values[i], unit, most);
  }
}

// The network's value for rows, as nn::Sums computes it.
double value_of(const nn::Network& network, const Rows& seen, std::size_t set) {
  const nn::Kernel& kernel = nn::kernel_for(Registers::best);
  std::vector<nn::Lane> sums(network.lanes);
  std::int64_t total = 0;
  for (std::size_t view = 0; view < 2; ++view) {
    std::vector<const nn::Lane*> rows;
    for (const std::uint16_t row : seen[view]) rows.push_back(&network.rows[row * network.lanes]);
    kernel.change(sums.data(), network.bias.data(), {rows.data(), rows.size(), nullptr, 0},
                  network.lanes);
    total += kernel.output(sums.data(), &network.output[(2 * set + view) * network.lanes],
                           network.lanes);
  }
  const double odds = static_cast<double>(total / nn::one + network.output_bias[set]);
  return odds * network.scale / (nn::one * nn::output_one);
}

}  // namespace

FloatNetwork train(const Scored& scored, const RowMaps& maps, const TrainOptions& options,
                   const std::function<void(const EpochReport&)>& report) {
  constexpr double pi = 3.14159265358979323846;
  Learner learner(maps, options);
  Batches batches(scored, maps, options);
  std::vector<std::uint32_t> numbers(scored.seen.size());
  std::iota(numbers.begin(), numbers.end(), 0U);
  Random random(options.seed + 1);
  const std::size_t per_epoch = (numbers.size() + options.batch - 1) / options.batch;
  const auto all = static_cast<double>(per_epoch * static_cast<std::size_t>(options.epochs));
  std::size_t done = 0;
  for (int epoch = 1; epoch <= options.epochs; ++epoch) {
    shuffle(numbers, random);
    double loss = 0;
    for (std::size_t first = 0; first < numbers.size(); first += options.batch) {
      const std::size_t count = std::min(options.batch, numbers.size() - first);
      loss += batches.run(learner.network(), std::span(numbers).subspan(first, count), random());
      const double way = static_cast<double>(done++) / all;
      const double rate = last_rate + (1 - last_rate) * (1 + std::cos(pi * way)) / 2;
      learner.step(batches.gradient(), static_cast<float>(options.rate * rate));
    }
    report({epoch, loss / static_cast<double>(numbers.size()),
            loss_of(learner.network(), scored.apart, maps, options)});
  }
  return learner.network();
}

nn::Network quantised(const FloatNetwork& network, const TrainOptions& options) {
  constexpr int most_sum = 32'767;
  constexpr int most_bias = most_sum / 4;
  nn::Network result;
  result.squares = options.squares;
  result.kinds = options.kinds;
  result.men = options.men;
  result.lanes = options.lanes;
  result.scale = static_cast<int>(std::lround(options.scale));
  fill(network.bias, nn::one, most_bias, result.bias);
  fill(network.rows, nn::one, (most_sum - most_bias) / static_cast<int>(options.men), result.rows);
  // All weights of a set together must fit, too (nn::check()).
  const int most_together = std::numeric_limits<std::int32_t>::max() / (nn::one * nn::one);
  const int most_each = most_together / static_cast<int>(2 * result.width());
  fill(network.output, nn::output_one, std::min(nn::most_output_weight, most_each), result.output);
  for (std::size_t set = 0; set < nn::output_sets; ++set) {
    result.output_bias[set] = static_cast<std::int32_t>(
        std::lround(network.output_bias[set] * float{nn::one * nn::output_one}));
  }
  return result;
}

QuantisationError error_of(const nn::Network& network, const FloatNetwork& exact,
                           const ScoredSet& set, const RowMaps& maps, const TrainOptions& options) {
  QuantisationError result;
  Rows seen;
  Views views{};
  for (std::size_t i = 0; i < set.size(); ++i) {
    see(set, set[i], maps, false, seen);
    const std::size_t outputs = nn::output_set(set[i].count, options.men);
    const double found = value_of(network, seen, outputs);
    const double wanted =
        double{forward(exact, {seen[0], seen[1]}, outputs, views)} * options.scale;
    const double away = std::abs(found - wanted);
    result.mean += away;
    result.largest = std::max(result.largest, away);
    const double error = double{chance(static_cast<float>(found / network.scale))} -
                         double{target_of(set[i], options)};
    result.loss += error * error;
  }
  result.mean /= static_cast<double>(set.size());
  result.loss /= static_cast<double>(set.size());
  return result;
}

}  // namespace camlann::train
