#include "archive/archive.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "archive/erase.hpp"
#include "archive/postings.hpp"
#include "archive/schema.hpp"
#include "archive/upgrade.hpp"
#include "base/number.hpp"
#include "base/result.hpp"
#include "base/try.hpp"
#include "database/database.hpp"
#include "database/read_all.hpp"
#include "game/catalog.hpp"
#include "notation/record.hpp"
#include "notation/record_writer.hpp"
#include "rules/variant_info.hpp"

namespace camlann::archive {
namespace {

const std::string summaries =
    "SELECT g.number, v.id, g.rules, g.date, g.result, g.reason, g.plies, g.material, s.name, "
    "(SELECT n.name FROM places p JOIN names n ON n.number = p.name "
    "WHERE p.game = g.number AND p.place = " +
    std::to_string(event_place) +
    "), "
    "(SELECT group_concat(name, char(10)) FROM (SELECT n.name AS name FROM places p "
    "JOIN names n ON n.number = p.name WHERE p.game = g.number AND p.place < " +
    std::to_string(event_place) +
    " ORDER BY p.place)), "
    "(SELECT group_concat(place * 10000 + rating) FROM ratings r WHERE r.game = g.number) "
    "FROM games g JOIN variants v ON v.number = g.variant JOIN sources s ON s.number = g.source ";

/// The factor for places in the query above; ratings are smaller.
constexpr std::size_t place_step = 10'000;

/// Waits this long for another writing program.
constexpr const char* patience = "PRAGMA busy_timeout = 5000";
/// Committed data survives a power failure.
constexpr const char* lasting = "PRAGMA synchronous = FULL";

Summary summary_of(const database::Statement& row) {
  Summary game;
  game.number = static_cast<GameNumber>(row.number(0));
  game.variant = row.text(1);
  game.rules = row.text(2);
  game.date = row.text(3);
  game.result = parse_record_result(row.text(4)).value_or(RecordResult::unknown);
  game.reason = row.text(5);
  game.plies = static_cast<std::uint32_t>(row.number(6));
  game.material = row.text(7);
  game.source = row.text(8);
  game.event = row.text(9);
  const std::string names = row.text(10);  // no name contains a newline
  for (std::size_t at = 0; at <= names.size();) {
    const std::size_t end = std::min(names.find('\n', at), names.size());
    game.players.push_back(names.substr(at, end - at));
    at = end + 1;
  }
  game.ratings.resize(game.players.size());
  const std::string ratings = row.text(11);  // 0001571,0011490
  for (std::size_t at = 0; at < ratings.size();) {
    const std::size_t end = std::min(ratings.find(',', at), ratings.size());
    const auto both = read_number<std::size_t>(std::string_view(ratings).substr(at, end - at));
    if (both && *both / place_step < game.ratings.size()) {
      game.ratings[*both / place_step] = static_cast<int>(*both % place_step);
    }
    at = end + 1;
  }
  return game;
}

}  // namespace

Origin origin_of(std::string_view source) {
  if (source == site_source) return Origin::site;
  if (source.substr(0, self_play_source.size()) == self_play_source) return Origin::self_play;
  const bool uploaded = source.substr(0, upload_source.size()) == upload_source;
  return uploaded ? Origin::uploaded : Origin::published;
}

void Archive::stop_when(std::function<bool()> stop) {
  auto kept = std::make_unique<const std::function<bool()>>(std::move(stop));
  database_.interrupt_when(*kept);
  stop_ = std::move(kept);
}

Result<void> Archive::go_on() const {
  if (!stop_ || !(*stop_)()) return {};
  // The page soon gives up a question with this answer: web/src/archive/asks.ts.
  return failure(ErrorCode::busy, "This takes too long", {}, "a narrower question");
}

Result<Archive> Archive::open(const std::filesystem::path& file) {
  TRY(auto database, database::Database::open(file, database::Audience::terminal));
  Archive archive(std::move(database));
  TRY_VOID(archive.database_.execute(patience));
  TRY(const auto empty, archive.is_empty());
  if (empty) {
    TRY_VOID(archive.make());
  }
  TRY_VOID(archive.bring_up_to_date());
  TRY_VOID(archive.check(file, format));
  archive.use_log();
  TRY_VOID(archive.database_.execute("PRAGMA secure_delete = ON; PRAGMA cache_size = -200000"));
  return archive;
}

Result<bool> Archive::is_empty() {
  TRY(const auto tables, database_.query_number("SELECT count(*) FROM sqlite_schema"));
  return tables == 0;
}

void Archive::use_log() {
  // This fails at once if other programs have the file open; the next opening tries again.
  (void)database_.execute("PRAGMA journal_mode = WAL");
}

Result<void> Archive::make() {
  auto set = database_.execute(std::string("PRAGMA page_size = 8192;") + lasting);
  if (!set) return set;
  use_log();
  auto begun = database_.execute("BEGIN IMMEDIATE");
  if (!begun) return begun;
  TRY(const auto empty, is_empty());
  if (!empty) return database_.execute("ROLLBACK");  // another program has just created it
  return database_
      .execute(std::string(schema) + tables_of_format_2 + tables_of_format_3 + indexes_of_format_4 +
               tables_of_format_5 + "PRAGMA user_version = " + std::to_string(format) +
               "; PRAGMA application_id = " + std::to_string(application))
      .and_then([this] { return set_licence(usual_licence); })
      .and_then([this] { return database_.execute("COMMIT"); });
}

Result<std::optional<std::int64_t>> Archive::old_format() {
  const auto kind = database_.query_number("PRAGMA application_id");
  const auto version = database_.query_number("PRAGMA user_version");
  if (!kind) return Failure(kind.error());
  if (!version) return Failure(version.error());
  if (*kind != application || *version < 1 || *version >= format) return std::nullopt;
  return *version;
}

Result<void> Archive::bring_up_to_date() {
  TRY(const auto old, old_format());
  if (!old) return {};
  TRY_VOID(database_.execute("BEGIN IMMEDIATE"));
  TRY(const auto still, old_format());
  if (!still) return database_.execute("ROLLBACK");  // another program has just done it
  std::string missing = still == 1 ? tables_of_format_2 : "";
  if (still <= 2) missing += tables_of_format_3;
  if (still <= 3) missing += indexes_of_format_4;
  return database_.execute(missing + tables_of_format_5)
      .and_then([&] { return still <= 3 ? index_squares_anew(database_) : Result<void>(); })
      .and_then([this] { return mark_starts(database_); })
      .and_then([this] {
        return database_.execute("PRAGMA user_version = " + std::to_string(format) + "; COMMIT");
      });
}

Result<Archive> Archive::open_to_read(const std::filesystem::path& file) {
  TRY(auto database, database::Database::open_to_read(file, database::Audience::terminal));
  Archive archive(std::move(database));
  TRY_VOID(archive.database_.execute(patience));
  TRY_VOID(archive.check(file, oldest_to_read));
  TRY(const auto old, archive.old_format());
  archive.has_starts_ = !old;
  TRY_VOID(archive.database_.execute("PRAGMA cache_size = -64000"));
  return archive;
}

Result<void> Archive::check(const std::filesystem::path& file, int oldest) {
  TRY_VOID(database_.execute(lasting));
  const auto kind = database_.query_number("PRAGMA application_id");
  const auto version = database_.query_number("PRAGMA user_version");
  if (!kind) return Failure(kind.error());
  if (!version) return Failure(version.error());
  if (*kind == application && *version >= oldest && *version <= format) return {};
  return failure(
      ErrorCode::conflict,
      *kind != application ? "this file is not an archive of games"
      : *version < format  ? "this archive was made by an older program"
                           : "this archive was made by a newer program",
      file.string(),
      "an archive of format " + std::to_string(format) +
          (*kind == application && *version < format ? ", which `camlann db import` makes of it"
                                                     : ""));
}

Result<std::size_t> Archive::size() {
  // Numbers have no gaps.
  TRY(const auto size,
      database_.query_number(
          "SELECT ifnull(max(number), 0) - (SELECT count(*) FROM gone) FROM games"));
  return static_cast<std::size_t>(size);
}

Result<GameNumber> Archive::last() {
  TRY(const auto last, database_.query_number("SELECT max(number) FROM games"));
  return static_cast<GameNumber>(last);
}

Result<std::vector<GameNumber>> Archive::gone() {
  TRY(const auto ready, prepare_once(gone_, "SELECT game FROM gone ORDER BY game"));
  return database::read_numbers<GameNumber>(*ready);
}

Result<std::vector<UploadedSource>> Archive::uploaded() {
  TRY(auto rows, database_.prepare(
                     "SELECT s.name, count(*) FROM games g JOIN sources s ON s.number = g.source "
                     "WHERE s.name GLOB ?1 AND g.number " +
                     std::string(not_gone) + " GROUP BY s.name ORDER BY s.name"));
  return database::read_all<UploadedSource>(
      rows.bind(1, std::string(upload_source) + '*'), [](const database::Statement& row) {
        return UploadedSource{row.text(0), static_cast<std::size_t>(row.number(1))};
      });
}

Result<bool> Archive::has_source(std::string_view source) {
  TRY(auto find, database_.prepare("SELECT 1 FROM games WHERE source = (SELECT number FROM sources "
                                   "WHERE name = ?1) LIMIT 1"));
  return find.bind(1, source).step();
}

Result<void> Archive::remove(std::string_view source) {
  return removing([&]() -> Result<void> {
    TRY(auto put, database_.prepare("INSERT OR IGNORE INTO gone SELECT number FROM games "
                                    "WHERE source = (SELECT number FROM sources WHERE name = ?1)"));
    return put.bind(1, source).run();
  });
}

Result<bool> Archive::remove_played(std::span<const std::string> ids) {
  std::vector<std::pair<GameNumber, PlayedHere>> there;
  for (const auto& id : ids) {
    TRY(auto found, find_played(id));
    if (found) there.push_back(std::move(*found));
  }
  if (there.empty()) return false;
  const auto put_all = [&]() -> Result<void> {
    TRY(auto put, database_.prepare("INSERT OR IGNORE INTO gone VALUES(?1)"));
    TRY(auto forget, database_.prepare("DELETE FROM played_here WHERE id = ?1"));
    for (const auto& [number, here] : there) {
      TRY_VOID(put.bind(1, number).run());
      TRY_VOID(forget.bind(1, here.id).run());
    }
    return {};
  };
  TRY_VOID(removing(put_all));
  return true;
}

Result<void> Archive::removing(const std::function<Result<void>()>& put) {
  TRY_VOID(database_.execute("BEGIN IMMEDIATE"));
  auto done = put();
  if (done) done = erase_gone(database_);
  if (done) done = database_.execute("COMMIT");
  if (!done) {
    (void)database_.execute("ROLLBACK");
    return done;
  }
  // The log has the pages from before. Readers may keep it for a moment: the next removal, or the
  // end of the program, empties it then.
  (void)database_.execute("PRAGMA wal_checkpoint(TRUNCATE)");
  return {};
}

Result<std::size_t> Archive::size(std::string_view variant) {
  TRY(auto count,
      database_.prepare(std::string("SELECT count(*) FROM games WHERE variant = "
                                    "(SELECT number FROM variants WHERE id = ?1) AND number ") +
                        not_gone));
  TRY_VOID(count.bind(1, variant).step());
  return static_cast<std::size_t>(count.number(0));
}

Result<database::Statement*> Archive::prepare_once(std::optional<database::Statement>& kept,
                                                   std::string_view sql) {
  if (!kept) {
    TRY(auto prepared, database_.prepare(sql));
    kept = std::move(prepared);
  }
  return &*kept;
}

Result<std::optional<std::pair<GameNumber, PlayedHere>>> Archive::find_played(std::string_view id) {
  TRY(const auto ready,
      prepare_once(played_, "SELECT game, version FROM played_here WHERE id = ?1"));
  database::Statement& find = *ready;
  TRY(const auto row, find.bind(1, id).step());
  std::optional<std::pair<GameNumber, PlayedHere>> found;
  if (row) {
    found.emplace(static_cast<GameNumber>(find.number(0)),
                  PlayedHere{std::string(id), find.number(1)});
  }
  find.reset();
  return found;
}

Result<std::optional<PlayedHere>> Archive::played_here(GameNumber number) {
  TRY(const auto ready, prepare_once(here_, "SELECT id, version FROM played_here WHERE game = ?1"));
  database::Statement& find = *ready;
  TRY(const auto row, find.bind(1, number).step());
  std::optional<PlayedHere> here;
  if (row) here = PlayedHere{find.text(0), find.number(1)};
  find.reset();
  return here;
}

Result<std::vector<std::pair<GameNumber, PlayedHere>>> Archive::all_played_here() {
  TRY(auto rows, database_.prepare("SELECT id, version, game FROM played_here ORDER BY game"));
  return database::read_all<std::pair<GameNumber, PlayedHere>>(
      rows, [](const database::Statement& row) {
        return std::pair(static_cast<GameNumber>(row.number(2)),
                         PlayedHere{row.text(0), row.number(1)});
      });
}

Result<std::vector<Tally>> Archive::tallies(std::string_view variant) {
  TRY(auto rows,
      database_.prepare("SELECT kind, name, result, games FROM tallies WHERE variant = (SELECT "
                        "number FROM variants "
                        "WHERE id = ?1) ORDER BY kind, CAST(name AS INTEGER), name, result"));
  return database::read_all<Tally>(rows.bind(1, variant), [](const database::Statement& row) {
    return Tally{row.text(0), row.text(1),
                 parse_record_result(row.text(2)).value_or(RecordResult::unknown),
                 static_cast<std::size_t>(row.number(3))};
  });
}

Result<std::vector<std::string>> Archive::variants() {
  TRY(auto rows, database_.prepare("SELECT id FROM variants ORDER BY number"));
  return database::read_texts(rows);
}

Result<std::string> Archive::record(GameNumber number) {
  TRY(auto rows, database_.prepare(
                     std::string("SELECT text FROM records WHERE game = ?1 AND game ") + not_gone));
  TRY(const auto row, rows.bind(1, number).step());
  if (row) return rows.text(0);
  return failure(ErrorCode::not_found, "the archive has no such game", std::to_string(number));
}

Result<std::optional<std::int64_t>> Archive::number_of(const VariantInfo& variant) {
  TRY(const auto array, make_game(variant, {}, {}));
  TRY(auto find, database_.prepare("SELECT number, array_key FROM variants WHERE id = ?1"));
  TRY(const auto row, find.bind(1, variant.id).step());
  if (!row) return std::nullopt;
  if (find.number(1) == static_cast<std::int64_t>(array.key())) return find.number(0);
  return failure(ErrorCode::conflict,
                 "the positions of " + variant.name + " were indexed by another program", {},
                 "an archive made anew from the records that `camlann db export` writes");
}

Result<Summary> Archive::summary(GameNumber number) {
  TRY(const auto ready,
      prepare_once(summary_, summaries + "WHERE g.number = ?1 AND g.number " + not_gone));
  database::Statement& find = *ready;
  TRY(const auto row, find.bind(1, number).step());
  std::optional<Summary> game;
  if (row) game = summary_of(find);
  find.reset();
  if (game) return std::move(*game);
  return failure(ErrorCode::not_found, "the archive has no such game", std::to_string(number));
}

Result<void> Archive::each_record(
    const std::function<bool(const Summary& game, std::string_view record)>& take) {
  TRY(auto rows,
      database_.prepare(summaries + "WHERE g.number " + not_gone + " ORDER BY g.number"));
  TRY(auto texts, database_.prepare("SELECT text FROM records WHERE game = ?1"));
  auto row = rows.step();
  for (; row && *row; row = rows.step()) {
    const Summary game = summary_of(rows);
    TRY(const auto text, texts.bind(1, game.number).step());
    if (!text) return failure(ErrorCode::io, "a game has no record", std::to_string(game.number));
    const bool more = take(game, texts.text(0));
    texts.reset();
    if (!more) return {};
  }
  if (!row) return Failure(row.error());
  return {};
}

Result<std::string> Archive::licence() {
  return database_.query_text("SELECT value FROM about WHERE key = 'licence'");
}

Result<void> Archive::set_licence(std::string_view line) {
  if (line != one_line(line)) {
    return failure(ErrorCode::syntax, "a licence with a line end or a tab", {}, "one line of text");
  }
  TRY(auto put, database_.prepare("INSERT OR REPLACE INTO about VALUES('licence', ?1)"));
  return put.bind(1, line).run();
}

Result<void> Archive::copy_to(const std::filesystem::path& file) {
  TRY(auto copy, database_.prepare("VACUUM INTO ?1"));
  return copy.bind(1, file.string()).run();
}

Result<void> Archive::copy_for_all(const std::filesystem::path& file) {
  TRY_VOID(copy_to(file));
  TRY(auto copy, database::Database::open(file, database::Audience::terminal));
  // Overwritten data must not remain in the file, and the file must be complete without a log.
  TRY_VOID(
      copy.execute("PRAGMA secure_delete = ON; PRAGMA journal_mode = DELETE; BEGIN;"
                   "UPDATE sources SET name = 'upload/' || number WHERE name GLOB '" +
                   std::string(upload_source) + "*'; DELETE FROM played_here;"));
  TRY_VOID(erase_gone(copy));
  return copy.execute("COMMIT");
}

}  // namespace camlann::archive
