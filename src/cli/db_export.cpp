// camlann db export and db statistics: commands for an archive as a whole.

#include <fmt/format.h>

#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "archive/archive.hpp"
#include "base/try.hpp"
#include "cli/commands.hpp"
#include "cli/db.hpp"
#include "cli/progress.hpp"
#include "notation/record.hpp"
#include "notation/record_reader.hpp"
#include "rules/variant_info.hpp"
#include "wire/messages/archive.hpp"
#include "wire/messages/record.hpp"
#include "wire/write.hpp"

namespace camlann::cli {
namespace {

namespace fs = std::filesystem;

struct ExportOptions {
  fs::path archive;
  std::string to;
  std::string output = "-";
};

struct StatisticsOptions {
  fs::path archive;
  std::string variant;
  bool json = false;
};

/// Converts the stored record of a game, which is in full, without a replay.
Result<std::string> json_of(const archive::Summary& game, std::string_view text) {
  const auto record = RecordReader(text).next();
  if (!record || !*record) {
    return failure(ErrorCode::io, "a record of the archive cannot be read",
                   std::to_string(game.number));
  }
  message::RecordedGame made;
  for (const Tag& tag : (*record)->tags) made.tags.emplace_back(tag.key, tag.value);
  made.variant = game.variant;
  made.rules = game.rules;
  if (const auto fen = (*record)->stated("FEN"); !fen.empty()) made.start = std::string(fen);
  for (const RecordMove& move : (*record)->moves) made.moves.push_back(move.text);
  made.result = (*record)->result;
  return wire::to_json(made) + '\n';
}

Result<void> write_games(archive::Archive& archive, bool json, const Sink& write) {
  TRY(const auto licence, archive.licence());
  TRY(const auto games, archive.size());
  bool written = write(json ? wire::to_json(message::ArchiveHead{licence, games}) + '\n'
                            : "% " + licence + '\n');
  Progress progress("export", games);
  std::optional<Error> error;
  auto all = archive.each_record([&](const archive::Summary& game, std::string_view record) {
    progress.step();
    const auto text = json ? json_of(game, record) : '\n' + std::string(record);
    if (!text) error = text.error();
    written = written && text && write(*text);
    return written;
  });
  if (!all) return all;
  if (error) return Failure(std::move(*error));
  return {};
}

/// Writes to a temporary file that is renamed when it is complete.
Result<void> export_to(archive::Archive& archive, const ExportOptions& options) {
  if (options.to != "sqlite" || options.output == "-") {
    const bool json = options.to == "json";
    return write_parts(options.output, [&archive, json](const Sink& write) {
      return write_games(archive, json, write);
    });
  }
  TRY_VOID(check_writable(options.output));
  const std::string part = unfinished(options.output);
  std::remove(part.c_str());
  Result<void> made = archive.copy_to(part);
  if (made && std::rename(part.c_str(), options.output.c_str()) == 0) return {};
  std::remove(part.c_str());
  return made ? failure(ErrorCode::io, std::strerror(errno), options.output) : made;
}

int run(const ExportOptions& options, const Catalog& /*known*/) {
  auto archive = open_archive(options.archive);
  if (!archive) return complain(archive.error());
  const auto written = export_to(*archive, options);
  return written ? exit_done : complain(written.error());
}

void show(const std::string& variant, const std::vector<archive::Tally>& tallies) {
  fmt::print("{}\n", variant);
  for (std::size_t i = 0; i < tallies.size();) {
    const archive::Tally& first = tallies[i];
    if (i == 0 || tallies[i - 1].kind != first.kind) fmt::print("  {}\n", first.kind);
    std::size_t games = 0;
    std::string results;
    for (; i < tallies.size() && tallies[i].kind == first.kind && tallies[i].name == first.name;
         ++i) {
      games += tallies[i].games;
      results += fmt::format("  {} {}", to_text(tallies[i].result), tallies[i].games);
    }
    fmt::print("    {:<14}{:>9} {}\n", first.name, games, results);
  }
}

int run(const StatisticsOptions& options, const Catalog& known) {
  auto archive = open_archive(options.archive);
  if (!archive) return complain(archive.error());
  auto variants = archive->variants();
  if (!variants) return complain(variants.error());
  if (!options.variant.empty()) {
    const VariantInfo* const variant = known.find(options.variant);
    if (variant == nullptr) return complain(known.unknown(options.variant));
    *variants = {variant->id};
  }
  for (const std::string& variant : *variants) {
    const auto tallies = archive->tallies(variant);
    if (!tallies) return complain(tallies.error());
    if (!options.json) show(variant, *tallies);
    if (!options.json) continue;
    for (const archive::Tally& tally : *tallies) {
      fmt::print("{}\n", wire::to_json(message::ArchiveTally{variant, tally.kind, tally.name,
                                                             tally.result, tally.games}));
    }
  }
  return exit_done;
}

}  // namespace

void add_db_export(Command db, Action& action) {
  auto options = std::make_shared<ExportOptions>();
  const Command command =
      db.add_subcommand("export", "write all games, with a line about their licence");
  add_archive_option(command, options->archive);
  command.add_option("--to", options->to, "records, json (one object per line), sqlite")
      .required()
      .type_name("FORM")
      .one_of({"records", "json", "sqlite"});
  command.add_option("-o,--output", options->output, "file to write (default: standard output)")
      .type_name("FILE");
  command.callback([options, command, &action] {
    if (options->to == "sqlite" && !command.has("--output")) missing("--output");
    action = [options](const Catalog& known) { return run(*options, known); };
  });
}

void add_db_statistics(Command db, Action& action) {
  auto options = std::make_shared<StatisticsOptions>();
  const Command command = db.add_subcommand(
      "statistics", "results by first move, length, captures, castle entries and end");
  add_archive_option(command, options->archive);
  command.add_option("--variant", options->variant, "of this game (default: of each)")
      .type_name("NAME");
  command.add_flag("--json", options->json, "one JSON object per line");
  command.callback([options, &action] {
    action = [options](const Catalog& known) { return run(*options, known); };
  });
}

}  // namespace camlann::cli
