#include "archive/archive.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "archive/postings.hpp"
#include "archive/schema.hpp"
#include "base/result.hpp"
#include "database/sqlite.hpp"
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
    " ORDER BY p.place)) "
    "FROM games g JOIN variants v ON v.number = g.variant JOIN sources s ON s.number = g.source ";

/// With another program that writes.
constexpr const char* patience = "PRAGMA busy_timeout = 5000";

Failure in_file(Error error, const std::filesystem::path& file) {
  if (error.where.empty()) error.where = file.string();
  return Failure(std::move(error));
}

Summary summary_of(const sqlite::Statement& row) {
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
  const std::string names = row.text(10);  // no name has a line end
  for (std::size_t at = 0; at <= names.size();) {
    const std::size_t end = std::min(names.find('\n', at), names.size());
    game.players.push_back(names.substr(at, end - at));
    at = end + 1;
  }
  return game;
}

}  // namespace

Result<Archive> Archive::open(const std::filesystem::path& file) {
  auto database = sqlite::Database::open(file);
  if (!database) return Failure(database.error());
  Archive archive(std::move(*database));
  if (auto set = archive.database_.execute(patience); !set) return in_file(set.error(), file);
  const auto empty = archive.is_empty();
  if (!empty) return in_file(empty.error(), file);
  if (*empty) {
    if (auto made = archive.make(); !made) return in_file(made.error(), file);
  }
  if (auto fits = archive.check(file); !fits) return Failure(fits.error());
  // Refused while others are at the file, without patience: whoever opens it next asks again.
  (void)archive.database_.execute("PRAGMA journal_mode = WAL");
  if (auto set = archive.database_.execute("PRAGMA cache_size = -200000"); !set) {
    return Failure(set.error());
  }
  return archive;
}

Result<bool> Archive::is_empty() {
  const auto tables = database_.query_number("SELECT count(*) FROM sqlite_schema");
  if (!tables) return Failure(tables.error());
  return *tables == 0;
}

Result<void> Archive::make() {
  auto begun = database_.execute("PRAGMA page_size = 8192; BEGIN IMMEDIATE");
  if (!begun) return begun;
  const auto empty = is_empty();
  if (!empty) return Failure(empty.error());
  if (!*empty) return database_.execute("ROLLBACK");  // somebody else made it just now
  return database_
      .execute(std::string(schema) + "PRAGMA user_version = " + std::to_string(format) +
               "; PRAGMA application_id = " + std::to_string(application))
      .and_then([this] { return set_licence(usual_licence); })
      .and_then([this] { return database_.execute("COMMIT"); });
}

Result<Archive> Archive::open_to_read(const std::filesystem::path& file) {
  auto database = sqlite::Database::open_to_read(file);
  if (!database) return Failure(database.error());
  Archive archive(std::move(*database));
  if (auto set = archive.database_.execute(patience); !set) return in_file(set.error(), file);
  if (auto fits = archive.check(file); !fits) return Failure(fits.error());
  if (auto set = archive.database_.execute("PRAGMA cache_size = -64000"); !set) {
    return Failure(set.error());
  }
  return archive;
}

Result<void> Archive::check(const std::filesystem::path& file) {
  if (auto set = database_.execute("PRAGMA synchronous = NORMAL"); !set) {
    return in_file(set.error(), file);
  }
  const auto kind = database_.query_number("PRAGMA application_id");
  const auto version = database_.query_number("PRAGMA user_version");
  if (!kind) return in_file(kind.error(), file);
  if (!version) return in_file(version.error(), file);
  if (*kind == application && *version == format) return {};
  return failure(ErrorCode::conflict,
                 *kind == application ? "this archive was made by a newer program"
                                      : "this file is not an archive of games",
                 file.string(), "an archive of format " + std::to_string(format));
}

Result<std::size_t> Archive::size() {
  // Numbers have no gaps: games stay.
  const auto last = database_.query_number("SELECT max(number) FROM games");
  if (!last) return Failure(last.error());
  return static_cast<std::size_t>(*last);
}

Result<std::vector<Tally>> Archive::tallies(std::string_view variant) {
  auto rows = database_.prepare(
      "SELECT kind, name, result, games FROM tallies WHERE variant = (SELECT number FROM variants "
      "WHERE id = ?1) ORDER BY kind, CAST(name AS INTEGER), name, result");
  if (!rows) return Failure(rows.error());
  rows->bind(1, variant);
  std::vector<Tally> tallies;
  auto row = rows->step();
  for (; row && *row; row = rows->step()) {
    tallies.push_back({rows->text(0), rows->text(1),
                       parse_record_result(rows->text(2)).value_or(RecordResult::unknown),
                       static_cast<std::size_t>(rows->number(3))});
  }
  if (!row) return Failure(row.error());
  return tallies;
}

Result<std::vector<std::string>> Archive::variants() {
  auto rows = database_.prepare("SELECT id FROM variants ORDER BY number");
  if (!rows) return Failure(rows.error());
  std::vector<std::string> ids;
  auto row = rows->step();
  for (; row && *row; row = rows->step()) ids.push_back(rows->text(0));
  if (!row) return Failure(row.error());
  return ids;
}

Result<std::string> Archive::record(GameNumber number) {
  auto rows = database_.prepare("SELECT text FROM records WHERE game = ?1");
  if (!rows) return Failure(rows.error());
  const auto row = rows->bind(1, number).step();
  if (!row) return Failure(row.error());
  if (*row) return rows->text(0);
  return failure(ErrorCode::not_found, "the archive has no such game", std::to_string(number));
}

Result<std::optional<std::int64_t>> Archive::number_of(const VariantInfo& variant) {
  const auto array = make_game(variant, {}, {});
  if (!array) return Failure(array.error());
  auto find = database_.prepare("SELECT number, array_key FROM variants WHERE id = ?1");
  if (!find) return Failure(find.error());
  const auto row = find->bind(1, variant.id).step();
  if (!row) return Failure(row.error());
  if (!*row) return std::nullopt;
  if (find->number(1) == static_cast<std::int64_t>(array->key())) return find->number(0);
  return failure(ErrorCode::conflict,
                 "the positions of " + variant.name + " were indexed by another program", {},
                 "an archive made anew from the records that `camlann db export` writes");
}

Result<Summary> Archive::summary(GameNumber number) {
  if (!summary_) {
    auto prepared = database_.prepare(summaries + "WHERE g.number = ?1");
    if (!prepared) return Failure(prepared.error());
    summary_ = std::move(*prepared);
  }
  const auto row = summary_->bind(1, number).step();
  if (!row) return Failure(row.error());
  if (*row) {
    Summary game = summary_of(*summary_);
    summary_->reset();
    return game;
  }
  return failure(ErrorCode::not_found, "the archive has no such game", std::to_string(number));
}

Result<void> Archive::each_record(
    const std::function<bool(const Summary& game, std::string_view record)>& take) {
  auto rows = database_.prepare(summaries + "ORDER BY g.number");
  if (!rows) return Failure(rows.error());
  auto texts = database_.prepare("SELECT text FROM records WHERE game = ?1");
  if (!texts) return Failure(texts.error());
  auto row = rows->step();
  for (; row && *row; row = rows->step()) {
    const Summary game = summary_of(*rows);
    const auto text = texts->bind(1, game.number).step();
    if (!text) return Failure(text.error());
    if (!*text) return failure(ErrorCode::io, "a game has no record", std::to_string(game.number));
    const bool more = take(game, texts->text(0));
    texts->reset();
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
  auto put = database_.prepare("INSERT OR REPLACE INTO about VALUES('licence', ?1)");
  if (!put) return Failure(put.error());
  return put->bind(1, line).run();
}

Result<void> Archive::copy_to(const std::filesystem::path& file) {
  auto copy = database_.prepare("VACUUM INTO ?1");
  if (!copy) return Failure(copy.error());
  return copy->bind(1, file.string()).run();
}

}  // namespace camlann::archive
