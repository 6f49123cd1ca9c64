#pragma once
// The tables of an archive, and the keys of its packed rows. For archive/ alone.

#include <cstddef>
#include <cstdint>
#include <string>

#include "archive/pattern.hpp"
#include "archive/postings.hpp"
#include "base/square.hpp"

namespace camlann::archive {

inline constexpr int format = 6;                // PRAGMA user_version
inline constexpr int oldest_to_read = 5;        // without an upgrade: that of version 1.0
inline constexpr int application = 0x43414D41;  // PRAGMA application_id: "CAMA"

inline constexpr const char* schema = R"sql(
CREATE TABLE about(key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE variants(number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,
  array_key INTEGER NOT NULL) STRICT;
CREATE TABLE names(number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
CREATE TABLE sources(number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
CREATE TABLE games(number INTEGER PRIMARY KEY, fingerprint INTEGER NOT NULL,
  variant INTEGER NOT NULL REFERENCES variants, rules TEXT NOT NULL, date TEXT,
  result TEXT NOT NULL, reason TEXT NOT NULL, plies INTEGER NOT NULL, opening TEXT NOT NULL,
  material TEXT NOT NULL, source INTEGER NOT NULL REFERENCES sources) STRICT;
CREATE UNIQUE INDEX games_by_fingerprint ON games(fingerprint);
CREATE INDEX games_by_opening ON games(variant, opening);
CREATE INDEX games_by_material ON games(variant, material);
CREATE TABLE named(name INTEGER NOT NULL REFERENCES names, place INTEGER NOT NULL,
  game INTEGER NOT NULL REFERENCES games, PRIMARY KEY(name, place, game)) STRICT, WITHOUT ROWID;
CREATE TABLE places(game INTEGER NOT NULL REFERENCES games, place INTEGER NOT NULL,
  name INTEGER NOT NULL REFERENCES names, PRIMARY KEY(game, place)) STRICT, WITHOUT ROWID;
CREATE TABLE records(game INTEGER PRIMARY KEY REFERENCES games, text TEXT NOT NULL) STRICT;
CREATE TABLE tracks(game INTEGER PRIMARY KEY REFERENCES games, boards BLOB NOT NULL) STRICT;
CREATE TABLE postings(number INTEGER PRIMARY KEY, last INTEGER NOT NULL, entries BLOB NOT NULL)
  STRICT;
CREATE TABLE squares(number INTEGER PRIMARY KEY, games BLOB NOT NULL) STRICT;
CREATE TABLE tallies(variant INTEGER NOT NULL REFERENCES variants, kind TEXT NOT NULL,
  name TEXT NOT NULL, result TEXT NOT NULL, games INTEGER NOT NULL,
  PRIMARY KEY(variant, kind, name, result)) STRICT, WITHOUT ROWID;
)sql";

/// Missing in format 1, together with those of later formats.
inline constexpr const char* tables_of_format_2 = R"sql(
CREATE TABLE ratings(game INTEGER NOT NULL REFERENCES games, place INTEGER NOT NULL,
  rating INTEGER NOT NULL, PRIMARY KEY(game, place)) STRICT, WITHOUT ROWID;
CREATE TABLE played_here(id TEXT PRIMARY KEY, version INTEGER NOT NULL,
  game INTEGER NOT NULL UNIQUE REFERENCES games) STRICT, WITHOUT ROWID;
)sql";

/// Missing in formats 1 and 2, together with those of later formats.
inline constexpr const char* tables_of_format_3 = R"sql(
CREATE TABLE gone(game INTEGER PRIMARY KEY REFERENCES games) STRICT;
)sql";

/// Missing in formats 1 to 3, in which `squares` also has other rows.
inline constexpr const char* indexes_of_format_4 = R"sql(
DROP INDEX IF EXISTS games_by_date;
DROP INDEX IF EXISTS games_by_result;
DROP INDEX IF EXISTS games_by_source;
CREATE INDEX games_by_date ON games(date, variant) WHERE date IS NOT NULL;
CREATE INDEX games_by_result ON games(result, variant);
CREATE INDEX games_by_source ON games(source, variant);
)sql";

/// Missing in formats 1 to 4. Formats 1 to 5 also have other openings (mark_starts()).
inline constexpr const char* tables_of_format_5 = R"sql(
CREATE TABLE IF NOT EXISTS texts(text INTEGER PRIMARY KEY, game INTEGER NOT NULL REFERENCES games)
  STRICT;
)sql";

inline constexpr const char* not_gone = "NOT IN (SELECT game FROM gone)";

/// The place of an event's name in a game; a player's name has the seat.
inline constexpr std::int64_t event_place = 8;

/// Row numbers of `postings`: those of a bucket are consecutive.
inline constexpr std::int64_t chunks_of_bucket = std::int64_t{1} << 24;
/// Row numbers of `squares`: those of a man on a square are consecutive, ordered by stretch and
/// then by block.
inline constexpr std::int64_t blocks_of_stretch = std::int64_t{1} << 20;
inline constexpr std::int64_t rows_of_man = stretches * blocks_of_stretch;

[[nodiscard]] constexpr std::int64_t row_of(std::int64_t variant, const Wanted& man) {
  return ((variant * 128 + man.letter) * grid_size + index_of(man.square)) * rows_of_man;
}

/// Returns the row for a game; its bit is `number % block_games`.
[[nodiscard]] constexpr std::int64_t row_of(std::int64_t variant, const Seen& seen,
                                            GameNumber number) {
  return row_of(variant, seen.man) + seen.stretch * blocks_of_stretch + number / block_games;
}

/// Sets the bit of a game.
inline void set_bit(std::string& games, GameNumber number) {
  const std::size_t bit = number % block_games;
  if (games.size() <= bit / 8) games.resize(bit / 8 + 1);
  games[bit / 8] = static_cast<char>(games[bit / 8] | 1 << (bit % 8));
}

}  // namespace camlann::archive
