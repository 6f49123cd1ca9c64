#include "cli/table_build.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <string>

#include "cli/command.hpp"
#include "engine/tables_rules.hpp"
#include "tables/builder.hpp"
#include "tables/catalog.hpp"
#include "tables/material.hpp"
#include "tables/solver.hpp"
#include "tables/table_file.hpp"
#include "tables/team.hpp"
#include "wire/messages/program.hpp"
#include "wire/write.hpp"

namespace camlann::cli {
namespace {

double seconds(std::chrono::milliseconds time) {
  return static_cast<double>(time.count()) / 1e3;
}

tables::Counts sum_of(const tables::TableHeader& header) {
  tables::Counts sum;
  for (const tables::Counts& counts : header.counts) {
    sum.wins += counts.wins;
    sum.draws += counts.draws;
    sum.losses += counts.losses;
    sum.longest_entry = std::max(sum.longest_entry, counts.longest_entry);
  }
  return sum;
}

/// Reads "KM-MM".
Result<std::array<tables::Material, 2>> read_material(const std::string& text) {
  const std::size_t dash = std::min(text.find('-'), text.size());
  const auto own = tables::parse_material(text.substr(0, dash));
  const auto enemy = tables::parse_material(text.substr(std::min(dash + 1, text.size())));
  if (own && enemy) return std::array{*own, *enemy};
  return failure(ErrorCode::syntax, "this is not a material", "--material " + text,
                 "for example KM-MM");
}

}  // namespace

void add_game_options(Command command, TablesGame& game, Required required) {
  command.add_option("--variant", game.variant, "the game: cam, camelot, camette, chivalry")
      .type_name("NAME")
      .required(required == Required::yes);
  command.add_option("--rules", game.rules, "rule set, with options after it (default: wcf)")
      .type_name("RULES");
  command
      .add_option("--dir", game.dir,
                  "folder of the tables (default: $CAMLANN_TABLES, else "
                  "$XDG_DATA_HOME/camlann/tables)")
      .type_name("DIR");
}

void add_build_options(Command command, BuildOptions& options) {
  add_game_options(command, options.game, Required::yes);
  command.add_option("--pieces", options.pieces, "maximum number of pieces, both sides together")
      .type_name("N");
  command
      .add_option("--material", options.material,
                  "instead: one material, such as KM-MM, with the tables it depends on")
      .type_name("SIDE-SIDE")
      .excludes("--pieces");
  command
      .add_option("--castle-moves", options.castle_moves,
                  "with --material: only positions in which each side has made so many castle "
                  "moves, or more (default: 0)")
      .type_name("N")
      .range(0, 255)
      .excludes("--pieces");
  command.add_option("--threads", options.threads, "threads (default: one per processor)")
      .type_name("T")
      .range(1, 256);
  command.add_flag("--json", options.json, "one JSON object per table");
}

void check_build_options(Command command) {
  if (!command.has("--pieces") && !command.has("--material")) {
    missing("--pieces or --material");
  }
}

int run_build(const BuildOptions& options, tables::Team& team) {
  const auto fail = [&](const Error& error) {
    return team.leads() ? complain(error) : exit_unusable;
  };
  const auto rules = tables_rules(options.game.variant, options.game.rules);
  if (!rules) return fail(rules.error());
  tables::BuildOrder order{tables::tables_folder(options.game.dir), options.pieces,
                           static_cast<unsigned>(threads_for(static_cast<int>(options.threads)))};
  if (!options.material.empty()) {
    const auto only = read_material(options.material);
    if (!only) return fail(only.error());
    order.only = *only;
    order.castle_moves = options.castle_moves;
  }
  const auto show = [&](const tables::BuildStep& step) {
    if (options.json) {
      const message::BuiltTable made{numbers_of(*step.header), !step.was_there, seconds(step.time)};
      fmt::print("{}\n", wire::to_json(made));
    } else {
      fmt::print("{:>3}/{} {}{}\n", step.number, step.of, numbers_text(*step.header),
                 step.was_there ? ", was there" : fmt::format(", {:.1f} s", seconds(step.time)));
    }
    flush_output();
  };
  const auto built = tables::build_tables(*rules, order, show, team);
  return built ? exit_done : fail(built.error());
}

message::TableNumbers numbers_of(const tables::TableHeader& header) {
  const tables::Counts sum = sum_of(header);
  return {to_text(header.id), sum.wins, sum.draws, sum.losses,
          sum.longest_entry == 0 ? 0 : sum.longest_entry - 1};
}

std::string numbers_text(const tables::TableHeader& header) {
  const tables::Counts sum = sum_of(header);
  return fmt::format("{:<14}{:>13} won {:>11} drawn {:>12} lost, longest {:>3} plies",
                     to_text(header.id), sum.wins, sum.draws, sum.losses,
                     sum.longest_entry == 0 ? 0 : sum.longest_entry - 1);
}

}  // namespace camlann::cli
