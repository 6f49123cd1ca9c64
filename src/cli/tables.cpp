// camlann tables: builds, probes and verifies endgame tables.

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "base/memory.hpp"
#include "base/try.hpp"
#include "cli/batch.hpp"
#include "cli/commands.hpp"
#include "cli/table_build.hpp"
#include "engine/table_prober.hpp"
#include "engine/tables_rules.hpp"
#include "games/camelot/fen.hpp"
#include "tables/catalog.hpp"
#include "tables/index.hpp"
#include "tables/material.hpp"
#include "tables/placements.hpp"
#include "tables/spot.hpp"
#include "tables/table_file.hpp"
#include "tables/tables.hpp"
#include "tables/team.hpp"
#include "tables/verifier.hpp"
#include "wire/messages/analysis.hpp"
#include "wire/messages/program.hpp"
#include "wire/messages/table.hpp"
#include "wire/messages_of.hpp"
#include "wire/table_messages.hpp"
#include "wire/write.hpp"

namespace camlann::cli {
namespace {

/// The size of the largest array with tables, Chivalry's.
constexpr int most_pieces = 40;

struct TablesOptions {
  TablesGame game;
  std::string fen;
  int pieces = 0;
  unsigned threads = std::max(1U, std::thread::hardware_concurrency());
  std::uint64_t sample = tables::VerifyOrder{}.sample;
  std::uint64_t seed = 1;
  bool json = false;
  bool batch = false;
  bool moves = false;
  bool line = false;
};

/// Returns the available tables with at most `pieces` pieces, or all if it is 0.
std::vector<tables::TableId> present(const tables::Tables& tables, int pieces) {
  std::vector<tables::TableId> ids = tables.there();
  const auto more = [&](const tables::TableId& id) { return pieces > 0 && id.pieces() > pieces; };
  ids.erase(std::remove_if(ids.begin(), ids.end(), more), ids.end());
  return ids;
}

/// Returns an error for a variant from a file of --variants.
Result<void> check_built_in(const std::string& variant, const Catalog& known) {
  if (catalog().find(variant) != nullptr || known.find(variant) == nullptr) return {};
  return failure(ErrorCode::unknown_name,
                 "there are no tables for \"" + variant + "\", which is a variant from a file",
                 "variant", "a built-in game");
}

int no_tables(const tables::Tables& tables) {
  complain(tables.none());
  return exit_no;
}

/// Returns a cache size for the entries of all tables, up to half of the machine's memory, because
/// samples are spread over all of them. Twice the size of the entries, since blocks may collide.
std::size_t room_for(const tables::Tables& tables, const std::vector<tables::TableId>& ids) {
  std::uint64_t bytes = std::uint64_t{64} << 20;
  for (const tables::TableId& id : ids) {
    const auto opened = tables.table(id);
    if (!opened) continue;
    const tables::TableHeader& header = (*opened)->file.header();
    bytes += 2 * (header.blocks(0) + header.blocks(1)) * tables::block_bytes;
  }
  return static_cast<std::size_t>(std::min(bytes, installed_memory() / 2));
}

int run_verify(const TablesOptions& options, const Catalog& known) {
  const auto built_in = check_built_in(options.game.variant, known);
  if (!built_in) return complain(built_in.error());
  const auto rules = tables_rules(options.game.variant, options.game.rules);
  if (!rules) return complain(rules.error());
  const auto folder = tables::tables_folder(options.game.dir);
  const tables::Tables there(*rules, folder);
  const auto ids = present(there, options.pieces);
  if (ids.empty()) return no_tables(there);
  const tables::Tables tables(*rules, folder, room_for(there, there.there()));
  const auto threads = static_cast<unsigned>(threads_for(static_cast<int>(options.threads)));
  int code = exit_done;
  for (const tables::TableId& id : ids) {
    const auto verified = tables::verify_table(tables, id, {options.sample, options.seed, threads});
    if (!verified) {
      complain(verified.error());
      code = exit_no;
      continue;
    }
    if (verified->wrong > 0) code = exit_no;
    if (options.json) {
      const message::VerifiedTable made{to_text(id), verified->positions, verified->wrong};
      fmt::print("{}\n", wire::to_json(made));
    } else {
      fmt::print("{:<14}{:>13} positions, {}\n", to_text(id), verified->positions,
                 verified->wrong == 0 ? "all right" : fmt::format("{} wrong", verified->wrong));
    }
    flush_output();
    if (verified->wrong > 0) print_note(verified->first_wrong + '\n');
  }
  return code;
}

/// Returns a position with the longest win or loss of a table.
std::string longest_fen(const tables::Tables& tables, const tables::Tables::Opened& opened) {
  const tables::TableHeader& header = opened.file.header();
  std::size_t s = 0;
  if (header.counts[1].longest_entry > header.counts[0].longest_entry) s = 1;
  const auto& own = *opened.sides[s];
  const auto& enemy = *opened.sides[1 - s];
  const std::uint64_t index = header.counts[s].longest;
  const auto pos =
      tables::position_at(tables.geometry(), {header.id, static_cast<int>(s)}, own, enemy,
                          {static_cast<std::uint32_t>(index / enemy.size()),
                           static_cast<std::uint32_t>(index % enemy.size())});
  return pos ? camelot::to_fen({*pos, 1}, tables.geometry().variant()) : "";
}

int run_list(const TablesOptions& options, const Catalog& known) {
  const auto built_in = check_built_in(options.game.variant, known);
  if (!built_in) return complain(built_in.error());
  const auto rules = tables_rules(options.game.variant, options.game.rules);
  if (!rules) return complain(rules.error());
  const tables::Tables tables(*rules, tables::tables_folder(options.game.dir));
  const auto ids = present(tables, options.pieces);
  if (ids.empty()) return no_tables(tables);
  for (const tables::TableId& id : ids) {
    const auto opened = tables.table(id);
    if (!opened) return complain(opened.error());
    const tables::TableHeader& header = (*opened)->file.header();
    const std::string fen = longest_fen(tables, **opened);
    if (options.json) {
      const message::ListedTable made{numbers_of(header), fen, (*opened)->file.bytes()};
      fmt::print("{}\n", wire::to_json(made));
    } else {
      fmt::print("{}: {}\n", numbers_text(header), fen);
    }
  }
  return exit_done;
}

std::string answer_json(const Result<Probed>& answer) {
  if (answer) return wire::to_json(wire::probe_answer(*answer));
  return wire::to_json(message::NoValue{{}, wire::message_of(answer.error())});
}

/// Returns "win in 17 plies" and a line for each move.
std::string answer_text(const Probed& probed) {
  std::string text = camlann::to_text(probed.value) + "\n";
  if (probed.moves) {
    for (const ProbedMove& move : *probed.moves) {
      text += fmt::format("{:<24} {}\n", move.move.notation, camlann::to_text(move.value));
    }
  }
  if (probed.line && !probed.line->empty()) {
    text += fmt::format("{}\n", fmt::join(*probed.line, " "));
  }
  return text;
}

Result<Probed> probe(TableProber& prober, const message::PositionRequest& request,
                     const ProbeWishes& wishes, const Catalog& known) {
  TRY_VOID(check_built_in(request.variant, known));
  // For a game without tables, report that first, whatever the position.
  TRY_VOID(tables_rules(request.variant, request.rules));
  TRY(const auto game, game_from({request.variant, request.rules, request.fen}, known));
  return prober.ask(game, wishes);
}

int run_probe(const TablesOptions& options, const Catalog& known) {
  TableProber prober(tables::tables_folder(options.game.dir));
  const ProbeWishes wishes{options.moves, options.line};
  if (!options.batch) {
    const auto answer =
        probe(prober, {options.game.variant, options.game.rules, options.fen}, wishes, known);
    if (options.json) fmt::print("{}\n", answer_json(answer));
    if (!options.json && answer) print(answer_text(*answer));
    if (answer) return exit_done;
    if (!options.json) complain(answer.error());
    return answer.error().code == ErrorCode::not_found ? exit_no : exit_unusable;
  }
  int code = exit_done;
  std::string line;
  for (std::size_t number = 1; read_line(stdin, line); ++number) {
    const auto request = read_request(line, number);
    const Result<Probed> answer =
        request ? probe(prober, *request, wishes, known) : Failure(request.error());
    fmt::print("{}\n", answer_json(answer));
    flush_output();  // a client may wait for the answer before its next line
    if (!answer && answer.error().code != ErrorCode::not_found) code = exit_unusable;
  }
  return code;
}

void add_build(Command tables, Action& action) {
  const Command command =
      tables.add_subcommand("build", "build missing tables; an interrupted build continues");
  const auto options = std::make_shared<BuildOptions>();
  add_build_options(command, *options);
  command.callback([options, command, &action] {
    check_build_options(command);
    action = [options](const Catalog& known) {
      const auto built_in = check_built_in(options->game.variant, known);
      if (!built_in) return complain(built_in.error());
      tables::Alone alone;
      return run_build(*options, alone);
    };
  });
}

void add_probe(Command tables, const std::shared_ptr<TablesOptions>& options, Action& action) {
  const Command command =
      tables.add_subcommand("probe", "show the value of a position under perfect play");
  add_game_options(command, options->game, Required::no);
  command.add_option("--fen", options->fen, "position (default: the array of the variant)")
      .type_name("FEN");
  command.add_flag("--moves", options->moves, "also show the value of each move, best first");
  command.add_flag("--line", options->line, "also show a line of perfect play");
  command.add_flag("--json", options->json, "print a JSON object");
  add_batch_option(command, options->batch);
  command.callback([options, command, &action] {
    check_batch_option(command);
    action = [options](const Catalog& known) { return run_probe(*options, known); };
  });
}

void add_verify(Command tables, const std::shared_ptr<TablesOptions>& options, Action& action) {
  const Command command = tables.add_subcommand(
      "verify", "check checksums, and entries by one ply of lookahead: all, or a random sample");
  add_game_options(command, options->game, Required::yes);
  command.add_option("--pieces", options->pieces, "maximum number of pieces (default: all tables)")
      .type_name("N")
      .range(2, most_pieces);
  command
      .add_option(
          "--sample", options->sample,
          "positions per section; smaller sections are checked completely (default: 1000000)")
      .type_name("N")
      .range(std::uint64_t{1}, std::uint64_t{1'000'000'000'000});
  add_seed(command, options->seed, "seed of the sample");
  command.add_option("--threads", options->threads, "threads (default: one per processor)")
      .type_name("T")
      .range(1, 256);
  command.add_flag("--json", options->json, "one JSON object per table");
  command.callback([options, &action] {
    action = [options](const Catalog& known) { return run_verify(*options, known); };
  });
}

void add_list(Command tables, const std::shared_ptr<TablesOptions>& options, Action& action) {
  const Command command = tables.add_subcommand(
      "list", "list the tables, each with a position that takes longest to decide");
  add_game_options(command, options->game, Required::yes);
  command.add_option("--pieces", options->pieces, "maximum number of pieces (default: all tables)")
      .type_name("N")
      .range(2, most_pieces);
  command.add_flag("--json", options->json, "one JSON object per table");
  command.callback([options, &action] {
    action = [options](const Catalog& known) { return run_list(*options, known); };
  });
}

void add_index(Command tables, const std::shared_ptr<TablesOptions>& options, Action& action) {
  const Command command = tables.add_subcommand(
      "index", "print index.txt, by which pages find tables on a server that only sends files");
  command.add_option("--dir", options->game.dir, "folder of the tables").type_name("DIR");
  command.callback([options, &action] {
    action = [options](const Catalog& /*known*/) {
      for (const auto& entry : tables::index_of(tables::tables_folder(options->game.dir))) {
        fmt::print("{}", tables::to_line(entry));
      }
      return 0;
    };
  });
}

}  // namespace

void add_tables(Command app, Action& action) {
  const Command command = app.add_subcommand("tables", "build, probe and check endgame tables");
  command.require_subcommand();
  const auto options = std::make_shared<TablesOptions>();
  add_build(command, action);
  add_probe(command, options, action);
  add_verify(command, options, action);
  add_list(command, options, action);
  add_index(command, options, action);
}

}  // namespace camlann::cli
