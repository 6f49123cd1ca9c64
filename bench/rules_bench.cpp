// The rules core: leaves a second of the start arrays, counted in bulk and played one by one, with
// the best registers of this machine and with the portable ones.

#include <benchmark/benchmark.h>

#include <cstdint>
#include <string>

#include "games/camelot/rules.hpp"
#include "rules/perft.hpp"

namespace camlann::camelot {
namespace {

enum class Leaves { counted, played };

void perft(benchmark::State& state, const char* variant, int depth, Leaves leaves,
           Registers registers) {
  with_rules(registers, *find_variant(variant), RuleSet{}, [&](const auto& rules) {
    Perft perft(rules);
    std::uint64_t total = 0;
    std::uint64_t keys = 0;
    for (auto _ : state) {
      total += leaves == Leaves::played ? perft.count_played(rules.start(), depth, keys)
                                        : perft.count(rules.start(), depth);
      benchmark::DoNotOptimize(keys);
    }
    state.counters["leaves"] =
        benchmark::Counter(static_cast<double>(total), benchmark::Counter::kIsRate);
  });
}

struct Case {
  const char* variant;
  int counted_depth;
  int played_depth;
};

constexpr Case cases[] = {{"cam", 4, 3}, {"camelot", 4, 3}, {"camette", 5, 4}, {"chivalry", 3, 3}};

const bool registered = [] {
  for (const Case& c : cases) {
    for (const Registers registers : {Registers::best, Registers::portable}) {
      const std::string suffix = registers == Registers::best ? "/best" : "/portable";
      const std::string name = std::string("perft/") + c.variant;
      benchmark::RegisterBenchmark((name + "/counted" + suffix).c_str(), perft, c.variant,
                                   c.counted_depth, Leaves::counted, registers);
      benchmark::RegisterBenchmark((name + "/played" + suffix).c_str(), perft, c.variant,
                                   c.played_depth, Leaves::played, registers);
    }
  }
  return true;
}();

}  // namespace
}  // namespace camlann::camelot
