// camlann bench: the same work each time, to compare versions and machines. Optionally with more
// threads, and with probes of endgame tables.

#include <fmt/format.h>

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/try.hpp"
#include "base/words.hpp"
#include "cli/bench_probes.hpp"
#include "cli/commands.hpp"
#include "engine/analyst.hpp"
#include "game/catalog.hpp"
#include "lab/bench.hpp"
#include "search/limits.hpp"
#include "wire/messages/program.hpp"
#include "wire/write.hpp"

namespace camlann::cli {
namespace {

using message::BenchKind;
using std::chrono::microseconds;

struct PerftCase {
  const char* variant;
  int depth;
};

/// About a second in all on one core; starts from the arrays, because their counts are published.
constexpr PerftCase perft_cases[] = {
    {"camette", 6}, {"cam", 4}, {"camelot", 4}, {"chivalry", 3}, {"camblam", 4}};

struct BenchOptions {
  int threads = 0;  // 0: not given
  std::string tables;
  bool json = false;
};

void show(BenchKind work, std::string_view variant, int depth, std::uint64_t nodes,
          microseconds time, std::string_view best, bool json) {
  if (json) {
    message::BenchWork made{work,          std::string(variant),    depth, nodes,
                            seconds(time), per_second(nodes, time), {}};
    if (!best.empty()) made.best = best;
    fmt::print("{}\n", wire::to_json(made));
  } else {
    fmt::print("{:<8}{:<9} depth {:<3}{:>13} nodes {:>8.3f} s {:>12} nodes/s{}{}\n", word_of(work),
               variant, depth, nodes, seconds(time), per_second(nodes, time),
               best.empty() ? "" : "  ", best);
  }
  flush_output();
}

/// Measures the time to a fixed depth with 1, 2, 4 .. threads, and with the maximum.
Result<void> show_threads(int most, bool json) {
  constexpr const char* variant = "camelot";
  TRY(const auto game, make_game(variant));
  std::vector<int> counts;
  for (int threads = 1; threads < most; threads *= 2) counts.push_back(threads);
  counts.push_back(most);
  Limits limits;
  limits.depth = 12;
  const std::atomic<bool> stop{false};
  for (const int threads : counts) {
    AnalystSettings settings;
    settings.table_bytes = std::size_t{256} << 20;
    settings.threads = threads;
    const auto analyst = make_analyst(game, settings);
    const Info info = analyst->analyse(game, limits, stop);
    const microseconds time = info.time;
    if (json) {
      const message::ThreadsWork made{variant,    limits.depth,  threads,
                                      info.nodes, seconds(time), per_second(info.nodes, time)};
      fmt::print("{}\n", wire::to_json(made));
    } else {
      fmt::print("{:<8}{:<9} depth {:<3}{:>13} nodes {:>8.3f} s {:>12} nodes/s  {} {}\n", "threads",
                 variant, limits.depth, info.nodes, seconds(time), per_second(info.nodes, time),
                 threads, threads == 1 ? "thread" : "threads");
    }
    flush_output();
  }
  return {};
}

int run(const BenchOptions& options) {
  if (const auto there = check_tables(options.tables); !there) return complain(there.error());
  const bool json = options.json;
  for (const auto& [variant, depth] : perft_cases) {
    const auto game = make_game(variant);
    if (!game) return complain(game.error());
    const auto started = std::chrono::steady_clock::now();
    const std::uint64_t nodes = game->perft(depth);
    const auto time = std::chrono::steady_clock::now() - started;
    show(BenchKind::perft, variant, depth, nodes, std::chrono::duration_cast<microseconds>(time),
         "", json);
  }
  const BenchResult result = run_bench([json](const BenchPosition& position) {
    show(BenchKind::search, position.variant, position.depth, position.nodes, position.time,
         position.best, json);
  });
  if (json) {
    const message::BenchTotal made{result.nodes, seconds(result.time),
                                   per_second(result.nodes, result.time)};
    fmt::print("{}\n", wire::to_json(made));
  } else {
    fmt::print("bench {} nodes, {:.3f} s, {} nodes/s\n", result.nodes, seconds(result.time),
               per_second(result.nodes, result.time));
  }
  if (options.threads > 0) {
    if (const auto shown = show_threads(threads_for(options.threads), json); !shown) {
      return complain(shown.error());
    }
  }
  const auto shown = show_probes(options.tables, json);
  return shown ? exit_done : complain(shown.error());
}

}  // namespace

void add_bench(Command app, Action& action) {
  auto options = std::make_shared<BenchOptions>();
  const Command command =
      app.add_subcommand("bench", "measure perft and search with a fixed amount of work");
  command
      .add_option("--threads", options->threads,
                  "also run the search with 1, 2, 4 .. threads, up to this many")
      .type_name("N")
      .range(1, max_threads);
  command
      .add_option("--tables", options->tables,
                  "also probe the endgame tables in this folder (default: $CAMLANN_TABLES, else "
                  "$XDG_DATA_HOME/camlann/tables), if there are any")
      .type_name("DIR");
  command.add_flag("--json", options->json, "one JSON object per line");
  command.callback([options, &action] {
    action = [options](const Catalog& /*known*/) { return run(*options); };
  });
}

}  // namespace camlann::cli
