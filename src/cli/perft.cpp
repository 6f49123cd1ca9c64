// camlann perft: counts the leaves of the tree of legal moves.

#include <fmt/format.h>

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "base/threads.hpp"
#include "cli/commands.hpp"
#include "cli/progress.hpp"
#include "rules/outcome.hpp"

namespace camlann::cli {
namespace {

struct PerftOptions {
  PositionOptions position;
  int depth = 1;
  int threads = 1;
  bool divide = false;
};

/// Counts the leaves after each first move; the threads share the first moves.
std::vector<std::uint64_t> count_branches(const Game& game, const std::vector<WrittenMove>& first,
                                          int depth, int threads) {
  std::vector<std::uint64_t> leaves(first.size());
  std::atomic<std::size_t> next{0};
  Progress progress("perft", first.size());
  const auto work = [&] {
    while (true) {
      const std::size_t i = next.fetch_add(1);
      if (i >= first.size()) return;
      leaves[i] = game.perft_behind(first[i].move(), depth);
      progress.step();
    }
  };
  Threads helpers;
  for (int i = 1; i < threads && helpers.start(work); ++i) {
  }
  work();
  helpers.join();
  return leaves;
}

int run(const PerftOptions& options, const Catalog& known) {
  const auto game = game_from(options.position, known);
  if (!game) return complain(game.error());

  std::uint64_t nodes = 1;
  if (options.depth > 0) {
    const std::vector<WrittenMove> first = game->perft_moves();
    const auto leaves = count_branches(*game, first, options.depth, threads_for(options.threads));
    nodes = 0;
    for (std::size_t i = 0; i < first.size(); ++i) {
      nodes += leaves[i];
      if (options.divide) fmt::print("{} {}\n", first[i].notation, leaves[i]);
    }
  }
  fmt::print("nodes {}\n", nodes);
  return exit_done;
}

}  // namespace

void add_perft(Command app, Action& action) {
  auto options = std::make_shared<PerftOptions>();
  const Command command =
      app.add_subcommand("perft", "count the leaves of the tree of legal moves");
  add_position_options(command, options->position, VariantOption::required);
  command.add_option("--depth", options->depth, "plies").type_name("N").required().range(0, 60);
  command.add_flag("--divide", options->divide, "also print the count for each first move");
  command.add_option("--threads", options->threads, "threads (default: 1)")
      .type_name("T")
      .range(1, 1024);
  command.callback([options, &action] {
    action = [options](const Catalog& known) { return run(*options, known); };
  });
}

}  // namespace camlann::cli
