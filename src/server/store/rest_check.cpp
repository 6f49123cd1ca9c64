#include "server/store/rest_check.hpp"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "base/words.hpp"
#include "database/database.hpp"
#include "database/row.hpp"
#include "game/catalog.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/model/study.hpp"
#include "server/model/study_check.hpp"
#include "server/model/word_list.hpp"
#include "server/store/game_check.hpp"
#include "server/store/tournament_store.hpp"

namespace camlann::server {

namespace {

using database::Database;
using Told = GameCheck::Told;

/// Leaves out events of games that are gone, which check_file() finds.
Result<void> check_references(Database& database, const Told& told) {
  if (database.engine() == database::Engine::postgres) return {};  // it keeps them itself
  return database.each<std::tuple<std::string, std::string, std::int64_t>>(
      "SELECT \"table\", parent, count(*) FROM pragma_foreign_key_check "
      "WHERE \"table\"<>'events' GROUP BY 1, 2",
      [&](auto&& row) {
        const auto& [table, parent, count] = row;
        told({{},
              0,
              std::to_string(count) + " rows of " + table + " belong to rows of " + parent +
                  " that are not there"});
      });
}

std::string shown(std::int64_t version, const std::string& phase, std::int64_t players,
                  std::int64_t rounds, std::int64_t updated) {
  return "version " + std::to_string(version) + ", " + phase + ", " + std::to_string(players) +
         " players, " + std::to_string(rounds) + " rounds, updated " + std::to_string(updated);
}

void check_standing(const std::string& found, const KeptTournament& kept, const Told& told) {
  const auto standing = kept.standing();
  const auto expected = shown(standing.version, std::string(word_of(standing.phase)),
                              standing.players, standing.rounds, standing.updated);
  if (found == expected) return;
  told({{},
        0,
        "tournament " + kept.meta().id + ": the row is '" + found + "', by the events '" +
            expected + "'"});
}

void check_boards(const KeptTournament& kept, const std::set<std::string>& games,
                  const Told& told) {
  const auto& rounds = kept.state().rounds;
  for (std::size_t round = 0; round < rounds.size(); ++round) {
    for (std::size_t board = 0; board < rounds[round].pairings.size(); ++board) {
      const auto& game = kept.game({round, board});
      if (game.empty() || games.count(game) != 0) continue;
      told({game, 0, "a game of tournament " + kept.meta().id + " that is not there"});
    }
  }
}

/// Compares the rows of a tournament's clubs with its teams; deleted clubs have no row.
Result<void> check_teams(Database& database, const KeptTournament& kept, const Told& told) {
  const auto& meta = kept.meta();
  TRY(const auto rows, TournamentStore(database).teams(meta.id));
  std::map<std::string, bool> expected;
  for (const auto& team : kept.state().teams) {
    if (team.here) expected[team.id] = !team.line_up.empty();
  }
  for (const auto& [club, agreed] : rows) {
    const auto found = expected.find(club);
    if (found == expected.end() || found->second != agreed) {
      told({{}, 0, "tournament " + meta.id + ": club " + club + " is not as by the events"});
    }
    expected.erase(club);
  }
  for (const auto& [club, agreed] : expected) {
    TRY(const auto there, database.value<int>("SELECT count(*) FROM clubs WHERE address=?1", club));
    if (there == 0) continue;
    told({{}, 0, "tournament " + meta.id + ": club " + club + " has no row"});
  }
  return {};
}

Result<void> check_tournaments(Database& database, const Told& told) {
  TournamentStore store(database);
  using Row =
      std::tuple<std::string, std::int64_t, std::string, std::int64_t, std::int64_t, std::int64_t>;
  TRY(const auto rows,
      database.all<Row>(
          "SELECT id, version, phase, players, rounds, updated FROM tournaments ORDER BY id"));
  for (const auto& [id, version, phase, players, rounds, updated] : rows) {
    const auto kept = store.find_any(id);
    if (!kept) {
      told({{},
            0,
            "tournament " + id + ": its events cannot be read, or do not follow from each other"});
      continue;
    }
    TRY(const auto games,
        database.all<std::string>("SELECT id FROM games WHERE tournament=?1", id));
    const auto& tournament = *kept;
    if (!tournament) continue;
    check_standing(shown(version, phase, players, rounds, updated), *tournament, told);
    check_boards(*tournament, {games.begin(), games.end()}, told);
    TRY_VOID(check_teams(database, *tournament, told));
  }
  return {};
}

Result<void> check_studies(Database& database, const Catalog& known, const Told& told) {
  const WordList no_words;
  using Row = std::tuple<std::string, std::int64_t, std::string, std::string,
                         std::optional<std::string>, std::string, std::size_t>;
  return database.each<Row>(
      "SELECT study, number, variant, rules, start, text, bytes FROM study_chapters "
      "ORDER BY study, number",
      [&](Row&& row) {
        auto& [study, number, variant, rules, start, text, bytes] = row;
        const auto where = "study " + study + ", chapter " + std::to_string(number);
        if (text.size() != bytes) {
          told({{}, 0, where + ": the text has another length than its row says"});
        }
        Chapter chapter;
        chapter.variant = std::move(variant);
        chapter.rules = std::move(rules);
        chapter.start = std::move(start);
        chapter.text = std::move(text);
        const auto checked =
            check_chapter(std::move(chapter), known, no_words, std::numeric_limits<int>::max());
        if (!checked) told({{}, 0, where + ": " + to_text(checked.error())});
      });
}

}  // namespace

Result<void> check_rest(Database& database, const Catalog& known, const Told& told) {
  auto done = check_references(database, told);
  if (done) done = check_ratings(database, known, told);
  if (done) done = check_tournaments(database, told);
  if (done) done = check_studies(database, known, told);
  if (done) done = check_tables(database, known, told);
  return done;
}

}  // namespace camlann::server
