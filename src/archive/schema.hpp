#pragma once
// The tables of an archive, and numbers under which packed rows are kept. For archive/ alone.

#include <cstddef>
#include <cstdint>
#include <string>

#include "archive/pattern.hpp"
#include "archive/postings.hpp"
#include "base/square.hpp"

namespace camlann::archive {

inline constexpr int format = 4;                // PRAGMA user_version
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

/// Of format 1 only these and those of format 3 are missing.
inline constexpr const char* tables_of_format_2 = R"sql(
CREATE TABLE ratings(game INTEGER NOT NULL REFERENCES games, place INTEGER NOT NULL,
  rating INTEGER NOT NULL, PRIMARY KEY(game, place)) STRICT, WITHOUT ROWID;
CREATE TABLE played_here(id TEXT PRIMARY KEY, version INTEGER NOT NULL,
  game INTEGER NOT NULL UNIQUE REFERENCES games) STRICT, WITHOUT ROWID;
)sql";

/// Of format 2 only these and those of format 4 are missing.
inline constexpr const char* tables_of_format_3 = R"sql(
CREATE TABLE gone(game INTEGER PRIMARY KEY REFERENCES games) STRICT;
)sql";

/// Of format 3 only these are missing, and `squares` has other rows.
inline constexpr const char* indexes_of_format_4 = R"sql(
DROP INDEX IF EXISTS games_by_date;
DROP INDEX IF EXISTS games_by_result;
DROP INDEX IF EXISTS games_by_source;
CREATE INDEX games_by_date ON games(date, variant) WHERE date IS NOT NULL;
CREATE INDEX games_by_result ON games(result, variant);
CREATE INDEX games_by_source ON games(source, variant);
)sql";
inline constexpr const char* not_gone = "NOT IN (SELECT game FROM gone)";

/// Of a name in a game: the seat, or this for an event.
inline constexpr std::int64_t event_place = 8;

/// Rows of `postings`: those of a bucket follow each other.
inline constexpr std::int64_t chunks_of_bucket = std::int64_t{1} << 24;
/// Rows of `squares`: those of a man on a square follow each other, stretch after stretch and, of
/// each, block after block.
inline constexpr std::int64_t blocks_of_stretch = std::int64_t{1} << 20;
inline constexpr std::int64_t rows_of_man = stretches * blocks_of_stretch;

[[nodiscard]] constexpr std::int64_t row_of(std::int64_t variant, const Wanted& man) {
  return ((variant * 128 + man.letter) * grid_size + index_of(man.square)) * rows_of_man;
}

/// Of a game; its bit is `number % block_games`.
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
