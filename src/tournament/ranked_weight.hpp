#pragma once
// Builds the weights of a matching from criteria of different rank. A criterion outweighs all
// criteria below it together; several share a number where they fit, to keep weights short. Used by
// the pairing of a Swiss and of an arena. Pure.

#include <cstddef>
#include <cstdint>
#include <vector>

#include "tournament/matching.hpp"

namespace camlann::tournament {

class WeightPlan {
 public:
  /// Adds a criterion that ranks below all earlier ones. Over a whole matching its values sum to a
  /// number in an interval of this length.
  std::size_t add(std::int64_t span) {
    if (room_ <= span) {
      room_ = most;
      ++words_;
    }
    room_ /= span + 1;
    wishes_.push_back({words_ - 1, room_});
    return wishes_.size() - 1;
  }
  [[nodiscard]] std::size_t length() const { return words_; }
  [[nodiscard]] Weight none() const { return Weight(words_, 0); }
  /// Adds a criterion's value to the weight of an edge; more is better.
  void put(Weight& weight, std::size_t wish, std::int64_t value) const {
    weight[wishes_[wish].word] += value * wishes_[wish].factor;
  }

 private:
  static constexpr std::int64_t most = std::int64_t{1} << 44;
  struct Wish {
    std::size_t word;
    std::int64_t factor;
  };
  std::vector<Wish> wishes_;
  std::size_t words_ = 0;
  std::int64_t room_ = 0;  // factor of the last criterion: 1 plus the largest sum of those below it
};

}  // namespace camlann::tournament
