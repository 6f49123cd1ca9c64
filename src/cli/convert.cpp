// camlann convert: converts game records between formats.

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/commands.hpp"
#include "cli/games_file.hpp"
#include "cli/record_forms.hpp"
#include "game/replay.hpp"
#include "game/tree_record.hpp"
#include "notation/record.hpp"
#include "notation/record_reader.hpp"
#include "notation/record_writer.hpp"
#include "wire/json_records.hpp"

namespace camlann::cli {
namespace {

enum class Form { notation, json, fen };

struct ConvertOptions {
  std::vector<std::string> files;
  std::string from = "auto";
  std::string to;
  std::string variant;
  std::string rules;
  std::string output = "-";
};

/// Detects FENs by the slashes between ranks in their first word.
Form form_of(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t\r\n");
  if (begin == std::string_view::npos) return Form::notation;
  text = text.substr(begin);
  if (wire::is_json(text)) return Form::json;
  const std::string_view word = text.substr(0, text.find_first_of(" \t\r\n"));
  const bool is_result = parse_record_result(word).has_value();
  return word.find('/') != std::string_view::npos && !is_result ? Form::fen : Form::notation;
}

Form form_called(std::string_view name) {
  if (name == "json") return Form::json;
  return name == "fen" ? Form::fen : Form::notation;
}

/// Returns the next game or its error; nothing at the end.
using Games = std::function<std::optional<Result<Record>>()>;

Games games_of(std::string_view text, const ConvertOptions& options, const Catalog& known) {
  const Form form = options.from == "auto" ? form_of(text) : form_called(options.from);
  if (form == Form::json) {
    return [reader = wire::JsonRecords(text)]() mutable { return reader.next(); };
  }
  if (form == Form::notation) {
    const auto reader = std::make_shared<RecordReader>(text);
    return [reader] { return reader->next(); };
  }
  return [games = records_from_fens(text, options.variant, options.rules, known),
          next = std::size_t{0}]() mutable -> std::optional<Result<Record>> {
    if (next == games.size()) return std::nullopt;
    return games[next++];
  };
}

std::string written(const Record& record, const Game& game, Form form) {
  if (form == Form::json) return record_to_json(record, game) + '\n';
  if (form == Form::fen) return game_to_fens(game);
  return write_record(record);
}

/// The converted games.
struct Converted {
  std::string text;
  std::size_t games = 0;
  std::size_t left_out = 0;
};

/// Appends a game to `output`, or says why not.
int convert_game(const std::string& file, const Result<Record>& record,
                 const ConvertOptions& options, const Catalog& known, std::string& output) {
  if (!record) {
    complain(in_file(file, record.error()));
    return record.error().code == ErrorCode::illegal_move ? exit_no : exit_unusable;
  }
  const ReplayDefaults defaults{options.variant, options.rules};
  const Replay played = replay(*record, defaults, known);
  if (played.fault) {
    Error error = in_game(*record, played.fault->error);
    error.where += fmt::format(", ply {}", played.fault->ply);
    complain(in_file(file, std::move(error)));
    return played.game ? exit_no : exit_unusable;
  }
  const PlayedTree all = play_tree(*record, defaults, known);
  complain_of_faults(file, all.faults);             // in headers and variations
  if (!played.game || !all.tree) return exit_done;  // a record without a fault has a game
  const Form form = form_called(options.to);
  if (!output.empty() && form != Form::json) output += '\n';
  output += written(in_full(*record, *all.tree), *played.game, form);
  return exit_done;
}

/// Appends the games of one file.
int convert_file(const std::string& file, const ConvertOptions& options, const Catalog& known,
                 Converted& converted) {
  const auto text = read_games_file(file);
  if (!text) return complain(text.error());
  const Games next = games_of(text->text, options, known);
  int code = exit_done;
  bool any = false;
  while (const auto record = next()) {
    any = true;
    const int done = convert_game(file, *record, options, known, converted.text);
    ++(done == exit_done ? converted.games : converted.left_out);
    code = std::max(code, done);
  }
  if (any) return code;
  return complain(in_file(file, {ErrorCode::syntax, "there is no game", {}, "a game record"}));
}

int run(const ConvertOptions& options, const Catalog& known) {
  Converted converted;
  int code = exit_done;
  for (const std::string& file : options.files) {
    code = std::max(code, convert_file(file, options, known, converted));
  }
  if (converted.games == 0) return code;
  const auto saved = write_file(options.output, converted.text);
  if (!saved) return complain(saved.error());
  if (converted.left_out > 0) {
    print_note(fmt::format("camlann: convert: {} of {} games left out\n", converted.left_out,
                           converted.games + converted.left_out));
  }
  return code;
}

}  // namespace

void add_convert(Command app, Action& action) {
  auto options = std::make_shared<ConvertOptions>();
  options->files = {"-"};
  const Command command =
      app.add_subcommand("convert", "convert game records: notation, json, fen");
  command.add_option("FILE", options->files, "files to read (default: standard input)");
  command
      .add_option("--to", options->to, "notation, json (one object per line), fen (one per line)")
      .required()
      .type_name("FORM")
      .one_of({"notation", "json", "fen"});
  command.add_option("--from", options->from, "notation, json, fen (default: detected)")
      .type_name("FORM")
      .one_of({"auto", "notation", "json", "fen"});
  command.add_option("--variant", options->variant, "variant of games that do not name it")
      .type_name("NAME");
  command.add_option("--rules", options->rules, "rule set of games that do not name it")
      .type_name("RULES");
  command.add_option("-o,--output", options->output, "file to write (default: standard output)")
      .type_name("FILE");
  command.callback([options, &action] {
    action = [options](const Catalog& known) { return run(*options, known); };
  });
}

}  // namespace camlann::cli
