#include "server/store/schema_steps.hpp"

#include <string>

#include "database/address.hpp"
#include "server/store/sql_text.hpp"

namespace camlann::server {

using database::Engine;

namespace {

/// Turns the text of a step, which is written for SQLite, into one for this engine. END stands
/// after a table, and columns are added by ADD.
std::string step_for(Engine engine, const std::string& text) {
  return replaced(text,
                  engine == Engine::sqlite
                      ? Replacements{{"END", " STRICT, WITHOUT ROWID"}, {" ADD ", " ADD COLUMN "}}
                      : Replacements{{"END", ""},
                                     {" ADD ", " ADD COLUMN IF NOT EXISTS "},
                                     {" INTEGER", " BIGINT"},
                                     {" REAL", " DOUBLE PRECISION"},
                                     {" TEXT", " TEXT COLLATE \"C\""}});
}

}  // namespace

std::string widened_notices(Engine engine, const std::string& kinds) {
  if (engine == Engine::postgres) {
    return "ALTER TABLE notices DROP CONSTRAINT IF EXISTS notices_kind_check;"
           "ALTER TABLE notices ADD CONSTRAINT notices_kind_check CHECK (kind IN (" +
           kinds + "));";
  }
  return "ALTER TABLE notices RENAME TO earlier_notices;"
         "CREATE TABLE notices (subject TEXT NOT NULL, kind TEXT NOT NULL CHECK (kind IN (" +
         kinds +
         ")), channel TEXT NOT NULL CHECK "
         "(channel IN ('push', 'mail')), player TEXT NOT NULL, mark INTEGER NOT NULL, "
         "due INTEGER, tries INTEGER NOT NULL, PRIMARY KEY (subject, kind, channel, player)) "
         "STRICT, WITHOUT ROWID;"
         "INSERT INTO notices SELECT subject, kind, channel, player, mark, due, tries "
         "FROM earlier_notices;"
         "DROP TABLE earlier_notices;";
}

std::string step_to_40(Engine engine) {
  return step_for(
      engine,
      "ALTER TABLE tournaments ADD cap INTEGER CHECK (cap >= 2);"
      "ALTER TABLE tournaments ADD lowest INTEGER CHECK (lowest >= 1);"
      "ALTER TABLE tournaments ADD highest INTEGER CHECK (highest >= 1);"
      "ALTER TABLE tournaments ADD code TEXT NOT NULL DEFAULT '';"
      "ALTER TABLE tournaments ADD approval INTEGER NOT NULL DEFAULT 0 "
      "CHECK (approval IN (0, 1));"
      "CREATE TABLE IF NOT EXISTS applicants (tournament TEXT NOT NULL REFERENCES tournaments "
      "(id), player TEXT NOT NULL, name TEXT NOT NULL, phase TEXT NOT NULL CHECK (phase IN "
      "('waiting', 'refused', 'withdrawn')), tries INTEGER NOT NULL CHECK (tries >= 1), "
      "at INTEGER NOT NULL, PRIMARY KEY (tournament, player))END;"
      "CREATE INDEX IF NOT EXISTS applicants_by_player ON applicants (player);");
}

std::string step_to_41(Engine engine) {
  return widened_notices(engine, "'turn', 'low', 'challenge', 'round', 'result', 'news'") +
         step_for(
             engine,
             "ALTER TABLE clubs ADD code_until INTEGER;"
             "ALTER TABLE clubs ADD approval INTEGER NOT NULL DEFAULT 0 CHECK (approval IN (0, 1));"
             "CREATE TABLE IF NOT EXISTS club_applicants (club TEXT NOT NULL REFERENCES clubs "
             "(address), "
             "player TEXT NOT NULL, name TEXT NOT NULL, phase TEXT NOT NULL CHECK (phase IN "
             "('waiting', 'refused', 'withdrawn')), tries INTEGER NOT NULL CHECK (tries >= 1), "
             "at INTEGER NOT NULL, PRIMARY KEY (club, player))END;"
             "CREATE INDEX IF NOT EXISTS club_applicants_by_player ON club_applicants (player);"
             "CREATE TABLE IF NOT EXISTS club_posts (club TEXT NOT NULL REFERENCES clubs "
             "(address), "
             "number INTEGER NOT NULL CHECK (number >= 1), player TEXT NOT NULL, name TEXT NOT "
             "NULL, "
             "at INTEGER NOT NULL, letter INTEGER NOT NULL CHECK (letter IN (0, 1)), text TEXT NOT "
             "NULL, "
             "PRIMARY KEY (club, number))END;"
             "CREATE INDEX IF NOT EXISTS club_posts_by_player ON club_posts (player);"
             "CREATE INDEX IF NOT EXISTS club_letters ON club_posts (at) WHERE letter = 1;");
}

std::string step_to_42(Engine engine) {
  return step_for(
      engine,
      "CREATE TABLE IF NOT EXISTS webhooks (club TEXT PRIMARY KEY REFERENCES clubs (address), "
      "url TEXT NOT NULL, secret TEXT NOT NULL, made INTEGER NOT NULL, failing INTEGER, "
      "stopped INTEGER, missed INTEGER NOT NULL)END;"
      "CREATE TABLE IF NOT EXISTS webhook_events (club TEXT NOT NULL REFERENCES webhooks (club), "
      "number INTEGER NOT NULL CHECK (number >= 1), id TEXT NOT NULL, kind TEXT NOT NULL, "
      "at INTEGER NOT NULL, body TEXT NOT NULL, tries INTEGER NOT NULL, due INTEGER, "
      "status INTEGER, tried INTEGER, PRIMARY KEY (club, number))END;"
      "CREATE INDEX IF NOT EXISTS webhook_events_due ON webhook_events (due) "
      "WHERE due IS NOT NULL;");
}

std::string step_to_43(Engine engine) {
  return step_for(
      engine,
      "CREATE TABLE IF NOT EXISTS event_chat (event TEXT NOT NULL REFERENCES tournaments (id), "
      "number INTEGER NOT NULL CHECK (number >= 1), kind TEXT NOT NULL CHECK (kind IN ('said', "
      "'announced', 'closed', 'opened')), player TEXT NOT NULL, name TEXT NOT NULL, "
      "phrase TEXT NOT NULL, text TEXT NOT NULL, at INTEGER NOT NULL, removed INTEGER NOT NULL "
      "CHECK (removed IN (0, 1)), PRIMARY KEY (event, number))END;"
      "CREATE INDEX IF NOT EXISTS event_chat_by_player ON event_chat (player);");
}

std::string step_to_44(Engine engine) {
  return step_for(
      engine,
      "CREATE TABLE IF NOT EXISTS team_clubs (tournament TEXT NOT NULL REFERENCES tournaments "
      "(id), club TEXT NOT NULL REFERENCES clubs (address), agreed INTEGER NOT NULL CHECK (agreed "
      "IN (0, 1)), PRIMARY KEY (tournament, club))END;"
      "CREATE INDEX IF NOT EXISTS team_clubs_by_club ON team_clubs (club);");
}

std::string step_to_45(Engine engine) {
  return step_for(
      engine,
      "ALTER TABLE tournaments ADD calendar TEXT NOT NULL DEFAULT '{}';"
      "ALTER TABLE tournaments ADD missed INTEGER NOT NULL DEFAULT 0;"
      "ALTER TABLE tournaments ADD following TEXT;"
      "ALTER TABLE tournaments ADD deleted INTEGER;"
      "ALTER TABLE leagues ADD about TEXT NOT NULL DEFAULT '';"
      "ALTER TABLE leagues ADD prizes TEXT NOT NULL DEFAULT '';"
      "ALTER TABLE leagues ADD contact TEXT NOT NULL DEFAULT '';"
      "ALTER TABLE leagues ADD cap INTEGER CHECK (cap >= 2);"
      "ALTER TABLE leagues ADD lowest INTEGER CHECK (lowest >= 1);"
      "ALTER TABLE leagues ADD highest INTEGER CHECK (highest >= 1);"
      "ALTER TABLE leagues ADD code TEXT NOT NULL DEFAULT '';"
      "ALTER TABLE leagues ADD approval INTEGER NOT NULL DEFAULT 0 CHECK (approval IN (0, 1));"
      "ALTER TABLE leagues ADD deleted INTEGER;"
      "CREATE TABLE IF NOT EXISTS league_applicants (league TEXT NOT NULL REFERENCES leagues (id), "
      "player TEXT NOT NULL, name TEXT NOT NULL, phase TEXT NOT NULL CHECK (phase IN ('waiting', "
      "'refused', 'withdrawn')), tries INTEGER NOT NULL CHECK (tries >= 1), at INTEGER NOT NULL, "
      "PRIMARY KEY (league, player))END;"
      "CREATE INDEX IF NOT EXISTS league_applicants_by_player ON league_applicants (player);"
      "ALTER TABLE accounts ADD tournaments TEXT NOT NULL DEFAULT '{}';"
      "ALTER TABLE notice_wishes ADD language TEXT NOT NULL DEFAULT '';"
      "CREATE TABLE IF NOT EXISTS rating_starts (player TEXT NOT NULL, variant TEXT NOT NULL, "
      "speed TEXT NOT NULL CHECK (speed IN ('fast', 'slow', 'days')), rating REAL NOT NULL, "
      "deviation REAL NOT NULL, volatility REAL NOT NULL, at INTEGER NOT NULL, imported TEXT NOT "
      "NULL, PRIMARY KEY (player, variant, speed))END;"
      "CREATE INDEX IF NOT EXISTS rating_starts_of ON rating_starts (imported);"
      "CREATE TABLE IF NOT EXISTS imported_players (id TEXT PRIMARY KEY, name TEXT NOT NULL, "
      "folded TEXT NOT NULL, federation_id TEXT NOT NULL, made INTEGER NOT NULL)END;"
      "CREATE UNIQUE INDEX IF NOT EXISTS imported_players_by_name ON imported_players (folded, "
      "federation_id);"
      "CREATE INDEX IF NOT EXISTS imported_players_by_federation ON imported_players "
      "(federation_id);"
      "CREATE TABLE IF NOT EXISTS imported_ratings (imported TEXT NOT NULL REFERENCES "
      "imported_players (id), variant TEXT NOT NULL, speed TEXT NOT NULL CHECK (speed IN ('fast', "
      "'slow', 'days')), rating INTEGER NOT NULL, deviation INTEGER NOT NULL, games INTEGER NOT "
      "NULL, at INTEGER NOT NULL, PRIMARY KEY (imported, variant, speed))END;"
      "CREATE INDEX IF NOT EXISTS imported_ratings_best ON imported_ratings (variant, speed, "
      "rating DESC, imported);"
      "CREATE TABLE IF NOT EXISTS imported_history (imported TEXT NOT NULL REFERENCES "
      "imported_players (id), variant TEXT NOT NULL, speed TEXT NOT NULL CHECK (speed IN ('fast', "
      "'slow', 'days')), at INTEGER NOT NULL, rating INTEGER NOT NULL, deviation INTEGER NOT NULL, "
      "games INTEGER NOT NULL, PRIMARY KEY (imported, variant, speed, at))END;"
      "CREATE TABLE IF NOT EXISTS claims (imported TEXT NOT NULL REFERENCES imported_players (id), "
      "player TEXT NOT NULL, text TEXT NOT NULL, at INTEGER NOT NULL, phase TEXT NOT NULL CHECK "
      "(phase IN ('waiting', 'confirmed', 'refused')), answered INTEGER, PRIMARY KEY (imported, "
      "player))END;"
      "CREATE UNIQUE INDEX IF NOT EXISTS claims_confirmed ON claims (imported) WHERE phase = "
      "'confirmed';"
      "CREATE INDEX IF NOT EXISTS claims_by_player ON claims (player);");
}

std::string step_to_46(Engine engine) {
  return step_for(engine, "ALTER TABLE games ADD drawn_from TEXT NOT NULL DEFAULT '';");
}

}  // namespace camlann::server
