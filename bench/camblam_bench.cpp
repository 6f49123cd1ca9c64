// The rules core of Camblam: leaves a second of the start array and of an open position, counted in
// bulk and played one by one.

#include <benchmark/benchmark.h>

#include <cstdint>
#include <string_view>

#include "games/camblam/fen.hpp"
#include "games/camblam/rules.hpp"
#include "rules/perft.hpp"

namespace camlann::camblam {
namespace {

enum class Leaves { counted, played };

void perft(benchmark::State& state, std::string_view fen, int depth, Leaves leaves) {
  const Rules rules(RuleSet{});
  const Position pos = fen.empty() ? rules.start() : parse_fen(fen, RuleSet{})->position;
  Perft perft(rules);
  std::uint64_t total = 0;
  std::uint64_t keys = 0;
  for (auto _ : state) {
    total +=
        leaves == Leaves::played ? perft.count_played(pos, depth, keys) : perft.count(pos, depth);
    benchmark::DoNotOptimize(keys);
  }
  state.counters["leaves"] =
      benchmark::Counter(static_cast<double>(total), benchmark::Counter::kIsRate);
}

constexpr std::string_view open =  // mid 2 of section 8
    "1arbiqkiba1a/anncc2c1Rnn/1ppp3p2pP/1P5c3A/9p2/p4cP5/12/9P2/8N3/P1PpPPC1P2P/NNNCC1CCC2N/"
    "AARBIQKIBi1A w";

struct Case {
  const char* name;
  std::string_view fen;  // empty: the array
  int depth;
  Leaves leaves;
};

constexpr Case cases[] = {{"perft/camblam/counted", "", 4, Leaves::counted},
                          {"perft/camblam/played", "", 3, Leaves::played},
                          {"perft/camblam-open/counted", open, 3, Leaves::counted},
                          {"perft/camblam-open/played", open, 2, Leaves::played}};

const bool registered = [] {
  for (const Case& c : cases) benchmark::RegisterBenchmark(c.name, perft, c.fen, c.depth, c.leaves);
  return true;
}();

}  // namespace
}  // namespace camlann::camblam
