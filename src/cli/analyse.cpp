// camlann analyse: the best lines of a position.

#include <fmt/format.h>

#include <chrono>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/memory.hpp"
#include "cli/commands.hpp"
#include "cli/interrupt.hpp"
#include "engine/analyst.hpp"
#include "engine/networks.hpp"
#include "engine/why.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"
#include "search/limits.hpp"
#include "search/score.hpp"
#include "wire/messages/analysis.hpp"
#include "wire/messages_of.hpp"
#include "wire/write.hpp"

namespace camlann::cli {
namespace {

struct AnalyseOptions {
  PositionOptions position;
  std::string moves;
  double seconds = 3;
  int depth = 0;
  std::uint64_t nodes = 0;
  int lines = 1;
  int hash_mib = 64;
  int threads = 1;
  std::string tables;
  std::string evaluation = "network";
  bool why = false;
  std::string of;  // the move to explain; empty: the best
  bool json = false;
};

std::string chance_text(const message::AnalysedLine& line) {
  const auto& chances = line.chances;
  if (!chances || line.plies_to_end) return "";
  return fmt::format("  win {:.0f} % draw {:.0f} %", chances->win / 10.0, chances->draw / 10.0);
}

void show_answer(const Game& game, const Info& info, Evaluator evaluator, bool json) {
  for (const message::AnalysedLine& line : wire::messages_of(game, info, evaluator)) {
    if (json) {
      fmt::print("{}\n", wire::to_json(line));
    } else {
      fmt::print("{}. {:>8}{}  depth {:<3} {}\n", line.line,
                 score_text(line.score, game.variant().sides()), chance_text(line), line.depth,
                 fmt::join(line.moves, " "));
    }
  }
}

void show_why(const Why& why, bool best, int sides, bool json) {
  if (json) {
    const message::MoveReasons made{why.move.notation, best, why.score, why.reasons};
    fmt::print("{}\n", wire::to_json(made));
    return;
  }
  fmt::print("{} ({}{})\n", why.move.notation, score_text(why.score, sides), best ? ", best" : "");
  for (const std::string& reason : why.reasons) fmt::print("  {}\n", reason);
}

/// Shows the progress of the search.
void show_step(const Info& info, int sides) {
  if (info.lines.empty()) return;
  print_note(fmt::format("depth {} {} {} nodes {:.1f} s\n", info.depth,
                         score_text(info.lines.front().score, sides), info.nodes,
                         static_cast<double>(info.time.count()) / 1000));
}

int run(const AnalyseOptions& options, const Catalog& known) {
  if (std::isnan(options.seconds)) {  // NaN passes every range check
    return complain(
        Error{ErrorCode::syntax, "this is not a valid time", "analyse: --seconds", "a number"});
  }
  const std::size_t table_bytes = static_cast<std::size_t>(options.hash_mib) << 20;
  if (const auto fits = fits_memory(table_bytes, "analyse: --hash"); !fits) {
    return complain(fits.error());
  }
  auto game = game_from(options.position, known);
  if (!game) return complain(game.error());
  if (auto played = play_moves(*game, options.moves); !played) {
    complain(played.error());
    return exit_no;
  }
  if (game->over()) {
    if (options.json) {
      const std::string letters = game->variant().seat_letters();
      fmt::print("{}\n", wire::to_json(message::Ended{wire::message_of(game->verdict(), letters)}));
    } else {
      fmt::print("{}\n", game->verdict_text());
    }
    return exit_done;
  }
  if (!options.tables.empty()) {
    if (const auto found = find_tables(*game, options.tables); !found) {
      return complain(found.error());
    }
  }
  std::optional<Move> of;
  if (!options.of.empty()) {
    const auto outcome = game->read(options.of, Reading::hasty);
    if (!outcome) return complain(outcome.error());
    of = outcome->move();
  }
  Limits limits;
  limits.movetime = std::chrono::milliseconds(std::lround(options.seconds * 1000));
  limits.depth = options.depth;
  limits.nodes = options.nodes;
  limits.lines = options.lines;
  AnalystSettings settings;
  settings.table_bytes = table_bytes;
  settings.threads = threads_for(options.threads);
  settings.tables = options.tables;
  if (options.evaluation == "network") settings.network = built_in_network(*game);
  const auto analyst = make_analyst(*game, settings);
  const int sides = game->variant().sides();
  const Info answer = analyst->analyse(*game, limits, stop_on_interrupt(),
                                       [&](const Info& info) { show_step(info, sides); });
  show_answer(*game, answer, analyst->evaluator(), options.json);
  if (!options.why && !of) return exit_done;
  const auto whys = why(*game, answer.lines, of, *analyst, limits, stop_on_interrupt());
  if (!whys) return say_stopped("analyse", "the best move, without reasons");
  show_why(whys->best, true, sides, options.json);
  if (whys->asked) show_why(*whys->asked, false, sides, options.json);
  return exit_done;
}

}  // namespace

void add_analyse(Command app, Action& action) {
  auto options = std::make_shared<AnalyseOptions>();
  const Command command = app.add_subcommand("analyse", "find the best moves of a position");
  add_position_options(command, options->position, VariantOption::required);
  command.add_option("--moves", options->moves, "moves to play first, separated by spaces")
      .type_name("MOVES");
  command.add_option("--seconds", options->seconds, "time to think (default: 3)")
      .type_name("S")
      .range(0.001, 1e6);
  command.add_option("--depth", options->depth, "stop after this many plies")
      .type_name("N")
      .range(1, max_ply);
  command.add_option("--nodes", options->nodes, "stop after this many positions")
      .type_name("N")
      .range(1, 1'000'000'000);
  command.add_option("--lines", options->lines, "number of best moves (default: 1)")
      .type_name("N")
      .range(1, 1000);
  command.add_option("--hash", options->hash_mib, "transposition table in MiB (default: 64)")
      .type_name("MIB")
      .range(1, 65536);
  command.add_option("--threads", options->threads, "number of search threads (default: 1)")
      .type_name("N")
      .range(1, max_threads);
  command.add_option("--tables", options->tables, "folder of endgame tables (default: none)")
      .type_name("DIR");
  command
      .add_option("--evaluation", options->evaluation,
                  "network, if the game has one, or hand (default: network)")
      .type_name("NAME")
      .one_of({"network", "hand"});
  command.add_flag("--why", options->why,
                   "explain why the best move is good; takes up to five more searches");
  command.add_option("--of", options->of, "explain this move too, after the best one")
      .type_name("MOVE");
  command.add_flag("--json", options->json, "one JSON object per line");
  command.callback([options, &action] {
    action = [options](const Catalog& known) { return run(*options, known); };
  });
}

}  // namespace camlann::cli
