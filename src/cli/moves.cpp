// camlann moves: the legal outcomes of a position, or of many positions read from standard input.

#include <fmt/format.h>

#include <cstddef>
#include <cstdio>
#include <memory>
#include <string>

#include "cli/batch.hpp"
#include "cli/commands.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"
#include "wire/messages/error.hpp"
#include "wire/messages_of.hpp"
#include "wire/write.hpp"

namespace camlann::cli {
namespace {

struct MovesOptions {
  PositionOptions position;
  bool json = false;
  bool batch = false;
};

int run_batch(const Catalog& known) {
  int code = exit_done;
  std::string line;
  for (std::size_t number = 1; read_line(stdin, line); ++number) {
    const auto answered = answer_batch_line(line, number, known);
    if (answered) {
      fmt::print("{}\n", *answered);
    } else {
      fmt::print("{}\n", wire::to_json(message::ErrorAnswer{wire::message_of(answered.error())}));
      code = exit_unusable;
    }
    flush_output();  // a client may wait for the answer before its next line
  }
  return code;
}

int run(const MovesOptions& options, const Catalog& known) {
  if (options.batch) return run_batch(known);
  const auto game = game_from(options.position, known);
  if (!game) return complain(game.error());
  const VariantInfo& variant = game->variant();
  for (const WrittenMove& move : game->written()) {
    if (options.json) {
      fmt::print("{}\n", wire::to_json(wire::message_of(move, variant)));
    } else {
      fmt::print("{:<24} {}{}{}\n", move.notation, variant.word_of(move.move().kind),
                 move.captures.empty() ? "" : ", takes ",
                 fmt::join(variant.names_of(move.captures), " "));
    }
  }
  if (const Obligation must = game->obligation(); !must.text.empty() && !options.json) {
    print_note(must.text + '\n');
  }
  if (game->over()) print_note(game->verdict_text() + '\n');
  return exit_done;
}

}  // namespace

void add_moves(Command app, Action& action) {
  auto options = std::make_shared<MovesOptions>();
  const Command command = app.add_subcommand("moves", "list every legal move of a position");
  add_position_options(command, options->position, VariantOption::optional);
  command.add_flag("--json", options->json, "one JSON object per line");
  add_batch_option(command, options->batch);
  command.callback([options, command, &action] {
    check_batch_option(command);
    action = [options](const Catalog& known) { return run(*options, known); };
  });
}

}  // namespace camlann::cli
