#include "archive/upgrade.hpp"

#include <cstdint>
#include <map>
#include <string>

#include "archive/pattern.hpp"
#include "archive/postings.hpp"
#include "archive/schema.hpp"
#include "base/result.hpp"
#include "base/try.hpp"
#include "database/database.hpp"

namespace camlann::archive {

Result<void> index_squares_anew(database::Database& database) {
  TRY_VOID(database.execute("DELETE FROM squares"));
  auto games = database.prepare(
      "SELECT g.number, g.variant, t.boards FROM games g JOIN tracks t ON t.game = g.number "
      "ORDER BY g.number");
  auto put = database.prepare("INSERT INTO squares VALUES(?1, ?2)");
  if (!games) return Failure(games.error());
  if (!put) return Failure(put.error());
  std::map<std::int64_t, std::string> rows;  // of one block
  const auto write = [&]() -> Result<void> {
    for (const auto& [number, bits] : rows) {
      TRY_VOID(put->bind(1, number).bind_bytes(2, bits).run());
    }
    rows.clear();
    return {};
  };
  GameNumber last = 0;
  auto row = games->step();
  for (; row && *row; row = games->step()) {
    const auto number = static_cast<GameNumber>(games->number(0));
    if (number / block_games != last / block_games) {
      TRY_VOID(write());
    }
    last = number;
    for (const Seen& seen : seen_in(games->bytes(2))) {
      set_bit(rows[row_of(games->number(1), seen, number)], number);
    }
  }
  if (!row) return Failure(row.error());
  return write();
}

}  // namespace camlann::archive
