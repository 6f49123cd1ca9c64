// Pairing a round with the players of whole tournaments: the work of the pairing thread, and the
// work that remains for the receiver of the pairing.

#include <benchmark/benchmark.h>

#include <cstddef>
#include <string>
#include <variant>

#include "base/random.hpp"
#include "tournament/decide.hpp"
#include "tournament/dutch.hpp"
#include "tournament/event.hpp"
#include "tournament/state.hpp"

namespace camlann::tournament {
namespace {

State carried_out(State state, const Command& command) {
  const auto events = decide(state, command);
  for (const auto& event : events.value()) state = apply(std::move(state), event);
  return state;
}

/// Returns the state of a tournament after `rounds` rounds with `players` players.
State state_after(System system, int players, int rounds) {
  Random lots(1);
  Terms terms;
  terms.system = system;
  terms.rounds = 11;
  State state = new_tournament(terms).value();
  for (int i = 0; i < players; ++i) {
    state = carried_out(std::move(state), Enter{"player" + std::to_string(i), 2000 - i});
  }
  constexpr Score scores[] = {Score::white, Score::draw, Score::black};
  for (int round = 1; round <= rounds; ++round) {
    state = carried_out(std::move(state), PairRound{});
    for (std::size_t board = 1; board <= state.rounds.back().pairings.size(); ++board) {
      state =
          carried_out(std::move(state), Report{state.rounds.size(), board, scores[lots.below(3)]});
    }
  }
  return state;
}

void pair_round(benchmark::State& bench, System system) {
  const auto state =
      state_after(system, static_cast<int>(bench.range(0)), static_cast<int>(bench.range(1)));
  for (auto _ : bench) benchmark::DoNotOptimize(decide(state, PairRound{}));
}

/// Work of the games' thread when the pairing is computed on another thread.
void ask_and_take(benchmark::State& bench) {
  const auto state = state_after(System::swiss, static_cast<int>(bench.range(0)),
                                 static_cast<int>(bench.range(1)));
  const PairRound found{pair_dutch(what_to_pair(state).value())};
  for (auto _ : bench) {
    benchmark::DoNotOptimize(what_to_pair(state));
    benchmark::DoNotOptimize(decide(state, found));
  }
}

void sizes(benchmark::internal::Benchmark* bench) {
  bench->Unit(benchmark::kMillisecond);
  for (const int players : {8, 16, 32, 64, 128, 256}) {
    for (const int rounds : {0, 1, 5}) bench->Args({players, rounds});
  }
}

BENCHMARK_CAPTURE(pair_round, swiss, System::swiss)->Apply(sizes);
BENCHMARK(ask_and_take)->Apply(sizes);
BENCHMARK_CAPTURE(pair_round, arena, System::arena)->Apply(sizes);
BENCHMARK_CAPTURE(pair_round, round_robin, System::round_robin)->Args({128, 0});
BENCHMARK_CAPTURE(pair_round, knockout, System::knockout)->Args({128, 0});

}  // namespace
}  // namespace camlann::tournament
