#include "server/store/rest_check.hpp"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/words.hpp"
#include "database/database.hpp"
#include "database/read_all.hpp"
#include "game/catalog.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/model/study.hpp"
#include "server/model/study_check.hpp"
#include "server/model/word_list.hpp"
#include "server/store/game_check.hpp"
#include "server/store/tournament_table.hpp"

namespace camlann::server {

namespace {

using database::Database;
using database::each_row;
using database::Statement;
using Told = GameCheck::Told;

/// Checks foreign keys. Events of missing games are reported elsewhere, per game.
Result<void> check_references(Database& database, const Told& told) {
  return each_row(database,
                  "SELECT \"table\", parent, count(*) FROM pragma_foreign_key_check "
                  "WHERE \"table\"<>'events' GROUP BY 1, 2",
                  [&](const Statement& row) {
                    told({{},
                          0,
                          std::to_string(row.number(2)) + " rows of " + row.text(0) +
                              " belong to rows of " + row.text(1) + " that are not there"});
                  });
}

Result<void> check_ratings(Database& database, const Told& told) {
  const auto whose = [](const Statement& row) {
    return row.text(0) + " in " + row.text(1) + " (" + row.text(2) + ")";
  };
  auto done = each_row(
      database,
      "SELECT r.player, r.variant, r.speed FROM ratings r LEFT JOIN rating_history h ON "
      "h.player=r.player AND h.variant=r.variant AND h.speed=r.speed AND h.number=r.games "
      "WHERE (h.rating, h.deviation, h.volatility, h.at) IS NOT "
      "(r.rating, r.deviation, r.volatility, r.updated) OR r.games<>(SELECT count(*) FROM "
      "rating_history a WHERE a.player=r.player AND a.variant=r.variant AND a.speed=r.speed) "
      "ORDER BY 1, 2, 3",
      [&](const Statement& row) {
        told({{}, 0, "the rating of " + whose(row) + " is not what the last game made of it"});
      });
  if (!done) return done;
  return each_row(
      database,
      "SELECT DISTINCT player, variant, speed FROM rating_history h WHERE NOT EXISTS "
      "(SELECT 1 FROM ratings r WHERE r.player=h.player AND r.variant=h.variant AND "
      "r.speed=h.speed) ORDER BY 1, 2, 3",
      [&](const Statement& row) { told({{}, 0, "the rating of " + whose(row) + " is missing"}); });
}

/// The columns of a `tournaments` row that are derived from events.
struct KeptRow {
  std::string id;
  std::string standing;
};

std::string shown(std::int64_t version, const std::string& phase, std::int64_t players,
                  std::int64_t rounds, std::int64_t updated) {
  return "version " + std::to_string(version) + ", " + phase + ", " + std::to_string(players) +
         " players, " + std::to_string(rounds) + " rounds, updated " + std::to_string(updated);
}

void check_standing(const KeptRow& row, const KeptTournament& kept, const Told& told) {
  const auto standing = kept.standing();
  const auto expected = shown(standing.version, std::string(word_of(standing.phase)),
                              standing.players, standing.rounds, standing.updated);
  if (row.standing == expected) return;
  told({{},
        0,
        "tournament " + row.id + ": the row is '" + row.standing + "', by the events '" + expected +
            "'"});
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

Result<void> check_tournaments(Database& database, const Told& told) {
  TournamentTable table;
  if (auto prepared = table.prepare(database); !prepared) return prepared;
  std::vector<KeptRow> rows;
  auto done = each_row(
      database, "SELECT id, version, phase, players, rounds, updated FROM tournaments ORDER BY id",
      [&](const Statement& row) {
        rows.push_back({row.text(0), shown(row.number(1), row.text(2), row.number(3), row.number(4),
                                           row.number(5))});
      });
  if (!done) return done;
  auto select_games = database.prepare("SELECT id FROM games WHERE tournament=?1");
  if (!select_games) return Failure(select_games.error());
  for (const auto& row : rows) {
    const auto kept = table.find(row.id);
    if (!kept) {
      told({{},
            0,
            "tournament " + row.id +
                ": its events cannot be read, or do not follow from each other"});
      continue;
    }
    const auto games = database::read_texts(select_games->bind(1, row.id));
    if (!games) return Failure(games.error());
    const auto& tournament = *kept;
    if (!tournament) continue;
    check_standing(row, *tournament, told);
    check_boards(*tournament, {games->begin(), games->end()}, told);
  }
  return {};
}

Result<void> check_studies(Database& database, const Catalog& known, const Told& told) {
  const WordList no_words;
  return each_row(database,
                  "SELECT study, number, variant, rules, start, text, bytes FROM study_chapters "
                  "ORDER BY study, number",
                  [&](const Statement& row) {
                    const auto where =
                        "study " + row.text(0) + ", chapter " + std::to_string(row.number(1));
                    Chapter chapter;
                    chapter.variant = row.text(2);
                    chapter.rules = row.text(3);
                    if (auto start = row.text(4); !start.empty()) chapter.start = std::move(start);
                    chapter.text = row.text(5);
                    if (static_cast<std::int64_t>(chapter.text->size()) != row.number(6)) {
                      told({{}, 0, where + ": the text has another length than its row says"});
                    }
                    const auto checked = check_chapter(std::move(chapter), known, no_words,
                                                       std::numeric_limits<int>::max());
                    if (!checked) told({{}, 0, where + ": " + to_text(checked.error())});
                  });
}

}  // namespace

Result<void> check_rest(Database& database, const Catalog& known, const Told& told) {
  auto done = check_references(database, told);
  if (done) done = check_ratings(database, told);
  if (done) done = check_tournaments(database, told);
  if (done) done = check_studies(database, known, told);
  return done;
}

}  // namespace camlann::server
