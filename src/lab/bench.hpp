#pragma once
// Searches fixed positions to a fixed depth: the node count is the signature of the search (it
// changes exactly when its behaviour does), the time its speed. Called by `camlann bench`.

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace camlann {

struct BenchPosition {
  std::string variant;
  std::string fen;
  int depth = 0;
  std::uint64_t nodes = 0;
  std::chrono::microseconds time{0};
  std::string best;  // in notation
};

struct BenchResult {
  std::vector<BenchPosition> positions;
  std::uint64_t nodes = 0;  // the signature
  std::chrono::microseconds time{0};
};

/// Does a few seconds of work on one thread. `on_position` is called after each.
[[nodiscard]] BenchResult run_bench(
    const std::function<void(const BenchPosition&)>& on_position = {});

}  // namespace camlann
