#include "server/store/tournament_table.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "base/words.hpp"
#include "database/database.hpp"
#include "database/read_all.hpp"
#include "server/core/clock.hpp"
#include "server/model/competition.hpp"
#include "server/model/game_state.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/store/competition_row.hpp"
#include "server/store/summary_row.hpp"
#include "server/store/tournament_store.hpp"
#include "tournament/event.hpp"
#include "wire/json_reader.hpp"
#include "wire/messages/tournament_event.hpp"  // IWYU pragma: keep, describes the events
#include "wire/read.hpp"
#include "wire/write.hpp"

namespace camlann::server {

namespace {

const std::string tournament_columns =
    std::string(competition_columns) +
    ", terms, starts, pause, lasts, league, late, version, phase, players, rounds, updated";

/// Joins lines, none of which may contain a line break.
std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const auto& line : lines) text += line + '\n';
  return text;
}

std::vector<std::string> split(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const auto end = text.find('\n');
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return lines;
}

Failure unreadable(const std::string& id) {
  return failure(ErrorCode::syntax, "This tournament can no longer be read", id, {});
}

std::optional<Millis> number_or_nothing(const database::Statement& row, int column) {
  if (row.text(column).empty()) return std::nullopt;
  return row.number(column);
}

/// Reads a row with the columns in the order of `tournament_columns`.
Result<TournamentSummary> read_tournament(const database::Statement& row) {
  auto common = read_competition(row);
  if (!common) return Failure(common.error());
  TournamentSummary made;
  auto& meta = made.meta;
  static_cast<CompetitionMeta&>(meta) = std::move(*common);
  auto terms = wire::read<tournament::Terms>(row.text(12));
  meta.starts = number_or_nothing(row, 13);
  meta.pause = number_or_nothing(row, 14);
  meta.lasts = row.number(15);
  meta.league = row.text(16);
  meta.late = static_cast<int>(row.number(17));
  auto& standing = made.standing;
  standing.version = row.number(18);
  const auto phase = value_of<TournamentPhase>(row.text(19));
  standing.players = static_cast<int>(row.number(20));
  standing.rounds = static_cast<int>(row.number(21));
  standing.updated = row.number(22);
  if (!terms || !phase) return unreadable(meta.id);
  meta.terms = std::move(*terms);
  standing.phase = *phase;
  return made;
}

Result<tournament::Event> read_event(const std::string& text) {
  const auto document = wire::JsonDocument::read(text);
  if (!document) return failure(ErrorCode::syntax, document.error().what);
  tournament::Event event;
  if (const auto fault = wire::read_value(document->root(), event, {})) {
    return failure(ErrorCode::syntax, *fault);
  }
  return event;
}

}  // namespace

Result<void> TournamentTable::prepare(database::Database& database) {
  const std::string& all = tournament_columns;
  const std::string select = "SELECT " + all + " FROM tournaments ";
  const std::pair<database::Statement*, std::string> statements[] = {
      {&insert_, "INSERT INTO tournaments (" + all +
                     ") VALUES (?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12,?13,?14,?15,?16,?17,?18,"
                     "0,'open',0,0,?12)"},
      {&update_,
       "UPDATE tournaments SET version=?2, phase=?3, players=?4, rounds=?5, updated=?6 WHERE "
       "id=?1"},
      {&insert_event_,
       "INSERT INTO tournament_events (tournament, version, event, with_it, at) "
       "VALUES (?1,?2,?3,?4,?5)"},
      {&insert_entrant_,
       "INSERT INTO entrants (player, tournament) VALUES (?1,?2) ON CONFLICT DO NOTHING"},
      {&find_, select + "WHERE id=?1"},
      {&events_,
       "SELECT version, event, with_it, at FROM tournament_events WHERE tournament=?1 "
       "ORDER BY version"},
      {&find_made_, "SELECT id FROM tournaments WHERE director=?1 AND nonce=?2"},
      {&list_,
       "SELECT * FROM (SELECT * FROM (" + select +
           "WHERE public=1 AND league IS NULL ORDER BY created DESC, id LIMIT ?2) AS a UNION "
           "SELECT * FROM (" +
           select +
           "WHERE (director=?1 AND league IS NULL) OR id IN (SELECT tournament FROM "
           "entrants WHERE player=?1) "
           "ORDER BY created DESC, id LIMIT ?2) AS b) AS c ORDER BY created DESC, id"},
      {&of_club_, select + "WHERE club=?1 AND league IS NULL ORDER BY created DESC, id LIMIT ?2"},
      {&count_,
       "SELECT (SELECT count(*) FROM tournaments WHERE director=?1 AND phase<>'over' AND "
       "league IS NULL), "
       "(SELECT count(*) FROM entrants JOIN tournaments ON id=tournament WHERE player=?1 AND "
       "phase<>'over')"},
      {&unfinished_,
       "SELECT id FROM tournaments WHERE phase='running' OR (phase='open' AND starts IS NOT NULL) "
       "ORDER BY id"},
      {&games_,
       "SELECT " + std::string(summary_columns) + " FROM games WHERE tournament=?1 ORDER BY id"},
  };
  for (const auto& [target, sql] : statements) {
    auto statement = database.prepare(sql);
    if (!statement) return Failure(statement.error());
    *target = std::move(*statement);
  }
  return {};
}

Result<void> TournamentTable::write(const TournamentWrite& step) {
  Result<void> done;
  if (step.created) done = write_made(*step.created);
  for (const auto& entry : step.entries) {
    if (done) done = write_entry(step.id, entry);
  }
  if (!done) return done;
  const auto& standing = step.standing;
  return update_.bind(1, step.id)
      .bind(2, standing.version)
      .bind(3, word_of(standing.phase))
      .bind(4, std::int64_t{standing.players})
      .bind(5, std::int64_t{standing.rounds})
      .bind(6, standing.updated)
      .run();
}

Result<void> TournamentTable::write_made(const TournamentMeta& meta) {
  bind_competition(insert_, meta);
  insert_.bind(13, wire::to_json(meta.terms))
      .bind_or_null(14, meta.starts)
      .bind_or_null(15, meta.pause)
      .bind(16, meta.lasts)
      .bind_or_null(17, meta.league)
      .bind(18, std::int64_t{meta.late});
  return insert_.run();
}

Result<void> TournamentTable::write_entry(const std::string& id, const TournamentEntry& entry) {
  auto done = insert_event_.bind(1, id)
                  .bind(2, entry.version)
                  .bind(3, wire::to_json(entry.event))
                  .bind(4, joined(entry.with))
                  .bind(5, entry.at)
                  .run();
  const auto* entered = std::get_if<tournament::Entered>(&entry.event);
  if (!done || entered == nullptr) return done;
  return insert_entrant_.bind(1, entered->player).bind(2, id).run();
}

Result<std::optional<KeptTournament>> TournamentTable::find(std::string_view id) {
  find_.bind(1, id);
  const auto found = find_.step();
  if (!found) return Failure(found.error());
  std::optional<Result<TournamentSummary>> summary;
  if (*found) summary = read_tournament(find_);
  find_.reset();
  if (!summary) return std::optional<KeptTournament>{};
  if (!*summary) return Failure(summary->error());
  auto kept = KeptTournament::create((*summary)->meta);
  if (!kept) return Failure(kept.error());
  events_.bind(1, id);
  Result<void> fine;
  auto row = events_.step();
  for (; fine && row && *row; row = events_.step()) {
    auto event = read_event(events_.text(1));
    if (!event) {
      fine = unreadable(std::string(id));
    } else {
      fine = kept->add(
          {events_.number(0), std::move(*event), split(events_.text(2)), events_.number(3)});
    }
  }
  events_.reset();
  if (!row) return Failure(row.error());
  if (!fine) return unreadable(std::string(id));
  return std::optional(std::move(*kept));
}

Result<std::optional<std::string>> TournamentTable::find_made(std::string_view director,
                                                              std::string_view nonce) {
  return database::read_text(find_made_.bind(1, director).bind(2, nonce));
}

Result<std::vector<TournamentSummary>> TournamentTable::list(std::string_view player, int limit) {
  return database::read_all<TournamentSummary>(list_.bind(1, player).bind(2, std::int64_t{limit}),
                                               read_tournament);
}

Result<std::vector<TournamentSummary>> TournamentTable::of_club(std::string_view club, int limit) {
  return database::read_all<TournamentSummary>(of_club_.bind(1, club).bind(2, std::int64_t{limit}),
                                               read_tournament);
}

Result<TournamentCount> TournamentTable::count(std::string_view player) {
  count_.bind(1, player);
  const auto row = count_.step();
  if (!row) return Failure(row.error());
  TournamentCount count;
  if (*row) count = {static_cast<int>(count_.number(0)), static_cast<int>(count_.number(1))};
  count_.reset();
  return count;
}

Result<std::vector<std::string>> TournamentTable::unfinished() {
  return database::read_texts(unfinished_);
}

Result<std::vector<GameSummary>> TournamentTable::games(std::string_view tournament) {
  games_.bind(1, tournament);
  return read_summaries(games_);
}

}  // namespace camlann::server
