#include "archive/upgrade.hpp"

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "archive/facts.hpp"
#include "archive/pattern.hpp"
#include "archive/postings.hpp"
#include "archive/schema.hpp"
#include "base/result.hpp"
#include "base/try.hpp"
#include "database/database.hpp"
#include "game/catalog.hpp"
#include "rules/variant_info.hpp"

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

Result<void> mark_starts(database::Database& database) {
  // By variant and start_of(). Erased games have no boards and no opening.
  std::map<std::pair<std::string, std::string>, std::vector<GameNumber>> starts;
  TRY(auto games, database.prepare("SELECT g.number, v.id, t.boards FROM games g JOIN tracks t "
                                   "ON t.game = g.number JOIN variants v ON v.number = g.variant "
                                   "WHERE t.boards <> x''"));
  auto row = games.step();
  for (; row && *row; row = games.step()) {
    starts[{games.text(1), start_of(games.bytes(2))}].push_back(
        static_cast<GameNumber>(games.number(0)));
  }
  if (!row) return Failure(row.error());
  TRY(auto untally,
      database.prepare("UPDATE tallies SET games = tallies.games - 1 FROM games g "
                       "WHERE g.number = ?1 AND tallies.variant = g.variant "
                       "AND tallies.kind = 'first move' AND tallies.result = g.result "
                       "AND tallies.name = substr(g.opening, 1, instr(g.opening, ' ') - 1)"));
  TRY(auto mark, database.prepare("UPDATE games SET opening = ?2 || opening WHERE number = ?1"));
  for (const auto& [kind, numbers] : starts) {
    const auto& [id, start] = kind;
    const VariantInfo* const variant = find_variant(id);
    const auto usual = variant == nullptr ? Result<std::string>(start) : usual_start(*variant);
    const bool tallied = !usual || *usual == start;
    for (const GameNumber number : numbers) {
      if (!tallied) {
        TRY_VOID(untally.bind(1, number).run());
      }
      TRY_VOID(mark.bind(1, number).bind(2, start).run());
    }
  }
  return database.execute("DELETE FROM tallies WHERE games = 0");
}

}  // namespace camlann::archive
