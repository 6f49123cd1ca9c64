// camlann replay: checks that the games of record files are legal.

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/commands.hpp"
#include "cli/games_file.hpp"
#include "game/replay.hpp"
#include "notation/record.hpp"
#include "notation/record_reader.hpp"
#include "wire/messages/analysis.hpp"
#include "wire/messages_of.hpp"
#include "wire/write.hpp"

namespace camlann::cli {
namespace {

struct ReplayOptions {
  std::vector<std::string> files;
  std::string variant;
  std::string rules;
  bool json = false;
};

/// The report on one game.
struct Report {
  std::string file;
  std::size_t plies = 0;
  RecordResult result = RecordResult::unknown;
  std::optional<ReplayFault> fault;
  std::vector<RecordFault> left_out;
};

void show(const Report& report, bool json) {
  const std::string_view status = report.fault ? "error" : "ok";
  if (!json) {
    fmt::print("{} {} {} {}", status, report.plies, to_text(report.result), report.file);
    if (report.fault) fmt::print(" ply {}: {}", report.fault->ply, to_text(report.fault->error));
    fmt::print("\n");
    complain_of_faults(report.file, report.left_out);
    return;
  }
  message::ReplayReport made;
  made.status = report.fault ? message::ReplayStatus::error : message::ReplayStatus::ok;
  made.plies = report.plies;
  made.result = report.result;
  made.file = report.file;
  if (report.fault) {
    made.ply = report.fault->ply;
    made.reason = to_text(report.fault->error);
    made.error = wire::message_of(report.fault->error);
  }
  for (const RecordFault& fault : report.left_out) {
    made.left_out.push_back(wire::message_of(fault.error));
  }
  fmt::print("{}\n", wire::to_json(made));
}

/// Returns exit_unusable for a game that cannot be read or has no start, and exit_no for one that
/// breaks a rule.
int replay_game(const Result<Record>& record, const ReplayOptions& options, Report report,
                const Catalog& known) {
  if (!record) {
    report.fault = ReplayFault{0, record.error()};
    show(report, options.json);
    return exit_unusable;
  }
  report.left_out = record->faults;
  Replay played = replay(*record, ReplayDefaults{options.variant, options.rules}, known);
  report.plies = played.game ? played.game->played().size() : 0;
  report.result = record->result;
  if (played.game && !played.fault && report.result == RecordResult::unknown) {
    report.result = record_result(*played.game);
  }
  if (played.fault) {
    report.fault = ReplayFault{played.fault->ply, in_game(*record, std::move(played.fault->error))};
  }
  show(report, options.json);
  if (!report.fault) return exit_done;
  return played.game ? exit_no : exit_unusable;
}

int replay_file(const std::string& file, const ReplayOptions& options, const Catalog& known) {
  const auto games = read_games_file(file);
  if (!games) return complain(games.error());
  RecordReader reader(games->text);
  int code = exit_done;
  bool any = false;
  while (const auto record = reader.next()) {
    any = true;
    code = std::max(code, replay_game(*record, options, Report{file, 0, {}, {}, {}}, known));
  }
  if (any) return code;
  return complain(Error{ErrorCode::syntax, "there is no game in this file", file, "a game record"});
}

int run(const ReplayOptions& options, const Catalog& known) {
  int code = exit_done;
  for (const std::string& file : options.files)
    code = std::max(code, replay_file(file, options, known));
  return code;
}

}  // namespace

void add_replay(Command app, Action& action) {
  auto options = std::make_shared<ReplayOptions>();
  const Command command = app.add_subcommand("replay", "check game records against the rules");
  command.add_option("FILE", options->files, "record files; - is standard input").required();
  command.add_option("--variant", options->variant, "for records without a Variant header")
      .type_name("NAME");
  command.add_option("--rules", options->rules, "for records without a Rules header")
      .type_name("RULES");
  command.add_flag("--json", options->json, "one JSON object per line");
  command.callback([options, &action] {
    action = [options](const Catalog& known) { return run(*options, known); };
  });
}

}  // namespace camlann::cli
