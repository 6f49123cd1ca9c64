// camlann bench: the same work each time, to compare versions and machines.

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <string_view>

#include "cli/commands.hpp"
#include "engine/bench.hpp"
#include "engine/catalog.hpp"
#include "engine/json_text.hpp"

namespace camlann::cli {
namespace {

using std::chrono::microseconds;

struct PerftCase {
  const char* variant;
  int depth;
};

/// About a second in all on one core; the arrays, because their counts are published.
constexpr PerftCase perft_cases[] = {
    {"camette", 6}, {"cam", 4}, {"camelot", 4}, {"chivalry", 3}, {"camblam", 4}};

double seconds(microseconds time) {
  return static_cast<double>(time.count()) / 1e6;
}

std::uint64_t per_second(std::uint64_t nodes, microseconds time) {
  const auto us = static_cast<std::uint64_t>(std::max<microseconds::rep>(time.count(), 1));
  return nodes * 1'000'000 / us;
}

void show(std::string_view work, std::string_view variant, int depth, std::uint64_t nodes,
          microseconds time, std::string_view best, bool json) {
  if (json) {
    fmt::print(
        R"({{"work":"{}","variant":"{}","depth":{},"nodes":{},"seconds":{:.6f},"nps":{},"best":{}}})"
        "\n",
        work, variant, depth, nodes, seconds(time), per_second(nodes, time),
        best.empty() ? "null" : json_string(best));
  } else {
    fmt::print("{:<7}{:<9} depth {:<3}{:>13} nodes {:>8.3f} s {:>12} nodes/s{}{}\n", work, variant,
               depth, nodes, seconds(time), per_second(nodes, time), best.empty() ? "" : "  ",
               best);
  }
  std::fflush(stdout);
}

int run(bool json) {
  for (const auto& [variant, depth] : perft_cases) {
    const auto game = camlann::make_game(variant);
    if (!game) return complain(game.error());
    const auto started = std::chrono::steady_clock::now();
    const std::uint64_t nodes = (*game)->perft(depth);
    const auto time = std::chrono::steady_clock::now() - started;
    show("perft", variant, depth, nodes, std::chrono::duration_cast<microseconds>(time), "", json);
  }
  const BenchResult result = run_bench([json](const BenchPosition& position) {
    show("search", position.variant, position.depth, position.nodes, position.time, position.best,
         json);
  });
  if (json) {
    fmt::print(R"({{"work":"bench","nodes":{},"seconds":{:.6f},"nps":{}}})"
               "\n",
               result.nodes, seconds(result.time), per_second(result.nodes, result.time));
  } else {
    fmt::print("bench {} nodes, {:.3f} s, {} nodes/s\n", result.nodes, seconds(result.time),
               per_second(result.nodes, result.time));
  }
  return exit_done;
}

}  // namespace

void add_bench(CLI::App& app, Action& action) {
  auto json = std::make_shared<bool>(false);
  CLI::App* command = app.add_subcommand("bench", "measure perft and search on fixed work");
  command->add_flag("--json", *json, "one JSON object a line");
  command->callback([json, &action] { action = [json] { return run(*json); }; });
}

}  // namespace camlann::cli
