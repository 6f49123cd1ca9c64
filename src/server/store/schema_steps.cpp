#include "server/store/schema_steps.hpp"

#include <string>

#include "database/address.hpp"
#include "server/store/sql_text.hpp"

namespace camlann::server {

using database::Engine;

std::string step_to_40(Engine engine) {
  return replaced(
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
      "CREATE INDEX IF NOT EXISTS applicants_by_player ON applicants (player);",
      engine == Engine::sqlite
          ? Replacements{{"END", " STRICT, WITHOUT ROWID"}, {" ADD ", " ADD COLUMN "}}
          : Replacements{{"END", ""},
                         {" ADD ", " ADD COLUMN IF NOT EXISTS "},
                         {" INTEGER", " BIGINT"},
                         {" TEXT", " TEXT COLLATE \"C\""}});
}

}  // namespace camlann::server
