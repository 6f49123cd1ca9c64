// camlann db: an archive of games. This file assembles its commands and imports games.

#include "cli/db.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "archive/archive.hpp"
#include "archive/import.hpp"
#include "archive/writer.hpp"
#include "base/try.hpp"
#include "base/words.hpp"
#include "cli/commands.hpp"
#include "cli/games_file.hpp"
#include "cli/interrupt.hpp"
#include "cli/progress.hpp"
#include "notation/game_cutter.hpp"
#include "notation/record.hpp"
#include "notation/text_encoding.hpp"
#include "server/core/data_folder.hpp"
#include "wire/json_records.hpp"
#include "wire/messages/archive.hpp"
#include "wire/messages_of.hpp"
#include "wire/write.hpp"

namespace camlann::cli {
namespace {

namespace fs = std::filesystem;

struct ImportOptions {
  std::vector<std::string> files;
  fs::path archive;
  std::string source;
  std::string licence;
  std::string variant;
  std::string rules;
  int threads = static_cast<int>(std::max(std::thread::hardware_concurrency(), 1U));
  bool json = false;
};

/// Appends to the report the result for each game of a text.
Result<void> import_file(archive::Writer& writer, const std::string& file, const std::string& text,
                         const ImportOptions& options, archive::Import how,
                         archive::Report& report) {
  const std::string source = options.source.empty() ? file : options.source;
  const bool json = wire::is_json(text);
  const auto games = json ? static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'))
                          : beginnings_of_games(text).size();
  Progress progress("import", games);
  how.go_on = [&progress, go_on = std::move(how.go_on)] {
    progress.step();
    return go_on();
  };
  if (!json) return archive::import_text(writer, text, source, how, options.threads, report);
  wire::JsonRecords reader(text);
  return archive::import(writer, [&reader] { return reader.next(); }, source, how, report);
}

void show(const std::string& file, const archive::Refused& refused, bool json) {
  if (json) {
    fmt::print("{}\n",
               wire::to_json(message::RefusedRecord{file, wire::message_of(refused.error)}));
    return;
  }
  complain(in_file(file, refused.error));
}

void show(const archive::Report& report, std::size_t games,
          const std::vector<message::FileEncoding>& encodings, bool json) {
  const std::size_t refused = report.refused.size();
  if (json) {
    fmt::print("{}\n", wire::to_json(message::ImportReport{report.added, report.duplicates, refused,
                                                           games, encodings}));
  } else {
    fmt::print("added: {}, duplicates left out: {}, refused: {}; games in the archive: {}\n",
               report.added, report.duplicates, refused, games);
  }
}

int run(const ImportOptions& options, const Catalog& known) {
  const auto file = find_archive(options.archive);
  if (!file) return complain(file.error());
  std::error_code unmade;
  if (file->has_parent_path()) fs::create_directories(file->parent_path(), unmade);
  auto archive = archive::Archive::open(*file);
  if (!archive) return complain(archive.error());
  if (!options.licence.empty()) {
    if (auto set = archive->set_licence(options.licence); !set) return complain(set.error());
  }
  auto writer = archive::Writer::begin(*archive);
  if (!writer) return complain(writer.error());
  const std::atomic<bool>& stop = stop_on_interrupt();
  const archive::Import how{
      {options.variant, options.rules}, &known, [&stop] { return !stop.load(); }};
  archive::Report report;
  std::vector<message::FileEncoding> encodings;
  int code = exit_done;
  for (const std::string& name : options.files) {
    const std::size_t before = report.refused.size();
    const std::size_t passed_over = report.passed_over.size();
    const auto games = read_games_file(name);
    if (!games) {
      code = complain(games.error());
      continue;
    }
    if (games->encoding != TextEncoding::utf_8) {
      encodings.push_back({name, std::string(word_of(games->encoding))});
    }
    const auto imported = import_file(*writer, name, games->text, options, how, report);
    for (std::size_t i = before; i < report.refused.size(); ++i) {
      show(name, report.refused[i], options.json);
    }
    for (std::size_t i = passed_over; i < report.passed_over.size(); ++i) {
      show(name, report.passed_over[i], false);
    }
    if (!imported) return complain(imported.error());
  }
  if (auto written = writer->finish(); !written) return complain(written.error());
  const auto games = archive->size();
  if (!games) return complain(games.error());
  show(report, *games, encodings, options.json);
  if (stop) return say_stopped("db import", "the games before are in the archive");
  return std::max(code, report.refused.empty() ? exit_done : exit_no);
}

void add_db_import(Command db, Action& action) {
  auto options = std::make_shared<ImportOptions>();
  const Command command =
      db.add_subcommand("import", "add the games of record files, or of JSON lines");
  command.add_option("FILE", options->files, "files to read; - is standard input").required();
  add_archive_option(command, options->archive);
  command
      .add_option("--source", options->source,
                  "where the games are from (default: the file's name)")
      .type_name("TEXT");
  command
      .add_option("--licence", options->licence,
                  "line about what the archive's games may be used for")
      .type_name("TEXT");
  command.add_option("--variant", options->variant, "for records without a Variant header")
      .type_name("NAME");
  command.add_option("--rules", options->rules, "for records without a Rules header")
      .type_name("RULES");
  command
      .add_option("--threads", options->threads,
                  "threads that play the games (default: one per processor)")
      .type_name("N")
      .range(1, 1024);
  command.add_flag("--json", options->json, "one JSON object per line");
  command.callback([options, &action] {
    action = [options](const Catalog& known) { return run(*options, known); };
  });
}

struct RemoveOptions {
  fs::path archive;
  std::string source;
  bool json = false;
};

int run_remove(const RemoveOptions& options) {
  auto there = open_archive(options.archive);
  if (!there) return complain(there.error());
  const auto file = find_archive(options.archive);
  if (!file) return complain(file.error());
  auto archive = archive::Archive::open(*file);
  if (!archive) return complain(archive.error());
  const auto before = archive->size();
  if (!before) return complain(before.error());
  if (auto removed = archive->remove(options.source); !removed) return complain(removed.error());
  const auto after = archive->size();
  if (!after) return complain(after.error());
  const std::size_t removed = *before - *after;
  if (options.json) {
    fmt::print("{}\n", wire::to_json(message::RemovalReport{removed, *after}));
  } else {
    fmt::print("removed: {}; games in the archive: {}\n", removed, *after);
  }
  return removed > 0 ? exit_done : exit_no;
}

void add_db_remove(Command db, Action& action) {
  auto options = std::make_shared<RemoveOptions>();
  const Command command = db.add_subcommand("remove", "remove the games of a source");
  command
      .add_option("--source", options->source, "where the games are from, as `db import` was told")
      .type_name("TEXT")
      .required();
  add_archive_option(command, options->archive);
  command.add_flag("--json", options->json, "one JSON object");
  command.callback(
      [options, &action] { action = [options](const Catalog&) { return run_remove(*options); }; });
}

}  // namespace

void add_archive_option(Command command, fs::path& file) {
  command.add_folder("--archive", file, "the archive (default: archive.sqlite in the data folder)")
      .type_name("FILE");
}

Result<fs::path> find_archive(const fs::path& wanted) {
  if (!wanted.empty()) return wanted;
  TRY(const auto data, server::find_data_folder({}));
  return data / "archive.sqlite";
}

Result<archive::Archive> open_archive(const fs::path& wanted) {
  TRY(const auto file, find_archive(wanted));
  std::error_code unknown;
  if (!fs::exists(file, unknown)) {
    return failure(ErrorCode::not_found, "there is no archive", file.string(),
                   "one that `camlann db import` made");
  }
  return archive::Archive::open_to_read(file);
}

void add_db(Command app, Action& action) {
  const Command db =
      app.add_subcommand("db", "an archive of games: import, search, export, remove");
  db.require_subcommand();
  add_db_import(db, action);
  add_db_search(db, action);
  add_db_statistics(db, action);
  add_db_export(db, action);
  add_db_remove(db, action);
}

}  // namespace camlann::cli
