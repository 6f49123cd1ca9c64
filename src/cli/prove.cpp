// camlann prove: finds first moves with a proved win or loss.

#include <fmt/format.h>

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "base/memory.hpp"
#include "base/words.hpp"
#include "cli/commands.hpp"
#include "cli/interrupt.hpp"
#include "engine/analyst.hpp"
#include "rules/verdict.hpp"
#include "search/limits.hpp"
#include "wire/messages/analysis.hpp"
#include "wire/write.hpp"

namespace camlann::cli {
namespace {

struct ProveOptions {
  PositionOptions position;
  std::uint64_t nodes = 1'000'000;
  int hash_mib = 256;
  std::string tables;
  bool json = false;
};

using message::ProofResult;

// The result for a move.
struct Proof {
  ProofResult result = ProofResult::open;  // for the side that makes it
  int plies = 0;  // upper bound for a win or loss, this move included; 0: unknown
  std::uint64_t nodes = 0;
};

Proof prove(const Game& after, Seat mover, Analyst& analyst, const Limits& limits,
            const std::atomic<bool>& stop) {
  if (const Verdict verdict = after.verdict(); verdict.over()) {
    if (verdict.drawn()) return {ProofResult::draw, 1, 0};
    return {verdict.won_by(mover) ? ProofResult::win : ProofResult::loss, 1, 0};
  }
  const Info info = analyst.analyse(after, limits, stop);
  if (info.lines.empty()) return {ProofResult::open, 0, info.nodes};
  const Line& line = info.lines.front();
  const int plies = line.depth == 0 ? 0 : line.depth + 1;
  return {line.score > 0 ? ProofResult::loss : ProofResult::win, plies, info.nodes};
}

void show(const std::string& move, const Proof& proof, bool json) {
  const bool decided = proof.plies != 0 && proof.result != ProofResult::draw;
  if (json) {
    message::Proof made{move, proof.result, {}, proof.nodes};
    if (decided) made.plies = proof.plies;
    fmt::print("{}\n", wire::to_json(made));
  } else {
    fmt::print("{:<16} {}{} ({} nodes)\n", move, word_of(proof.result),
               decided ? fmt::format(" in {} plies or less", proof.plies) : "", proof.nodes);
  }
  flush_output();
}

int run(const ProveOptions& options, const Catalog& known) {
  const std::size_t table_bytes = static_cast<std::size_t>(options.hash_mib) << 20;
  if (const auto fits = fits_memory(table_bytes, "prove: --hash"); !fits) {
    return complain(fits.error());
  }
  const auto game = game_from(options.position, known);
  if (!game) return complain(game.error());
  if (game->variant().seat_letters().size() > 2) {
    return complain(Error{ErrorCode::unknown_name, "only games for two players can be proved",
                          "prove: --variant", "a variant with two seats"});
  }
  if (!options.tables.empty()) {
    if (const auto found = find_tables(*game, options.tables); !found) {
      return complain(found.error());
    }
  }
  AnalystSettings settings;
  settings.method = Method::proof;
  settings.table_bytes = table_bytes;
  settings.tables = options.tables;
  const auto analyst = make_analyst(*game, settings);
  Limits limits;
  limits.nodes = options.nodes;
  const std::atomic<bool>& stop = stop_on_interrupt();
  const auto outcomes = game->written();
  for (std::size_t i = 0; i < outcomes.size(); ++i) {
    Game after = *game;
    after.play(outcomes[i].move());
    const Proof proof = prove(after, game->seat(), *analyst, limits, stop);
    if (stop) return say_stopped("prove", fmt::format("{} of {} moves", i, outcomes.size()));
    show(outcomes[i].notation, proof, options.json);
  }
  return exit_done;
}

}  // namespace

void add_prove(Command app, Action& action) {
  auto options = std::make_shared<ProveOptions>();
  const Command command = app.add_subcommand("prove", "find moves that are certain to win or lose");
  add_position_options(command, options->position, VariantOption::required);
  command.add_option("--nodes", options->nodes, "positions to search per move (default: 1000000)")
      .type_name("N")
      .range(std::uint64_t{2}, std::uint64_t{1'000'000'000'000});
  command.add_option("--hash", options->hash_mib, "memory for results, in MiB (default: 256)")
      .type_name("MIB")
      .range(1, 65536);
  command.add_option("--tables", options->tables, "folder of endgame tables (default: none)")
      .type_name("DIR");
  command.add_flag("--json", options->json, "one JSON object per line");
  command.callback([options, &action] {
    action = [options](const Catalog& known) { return run(*options, known); };
  });
}

}  // namespace camlann::cli
