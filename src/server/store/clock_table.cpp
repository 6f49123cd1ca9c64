#include "server/store/clock_table.hpp"

#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "database/database.hpp"
#include "database/read_all.hpp"
#include "server/core/clock.hpp"
#include "server/core/deadlines.hpp"

namespace camlann::server {

Result<void> ClockTable::prepare(database::Database& database) {
  const std::pair<database::Statement*, std::string> statements[] = {
      {&shown_, "SELECT shown FROM play_clock"},
      {&set_, "UPDATE play_clock SET shown=?1 WHERE shown<?1"},
      {&timed_,
       "SELECT id, player, deadline FROM games WHERE deadline IS NOT NULL AND deleted IS NULL"},
  };
  for (const auto& [target, sql] : statements) {
    auto statement = database.prepare(sql);
    if (!statement) return Failure(statement.error());
    *target = std::move(*statement);
  }
  return {};
}

Result<Millis> ClockTable::shown() {
  const auto row = shown_.step();
  if (!row) return Failure(row.error());
  const Millis shown = *row ? shown_.number(0) : 0;
  shown_.reset();
  return shown;
}

Result<void> ClockTable::set(Millis shown) {
  return set_.bind(1, shown).run();
}

Result<std::vector<Deadline>> ClockTable::timed() {
  return database::read_all<Deadline>(timed_, [](const database::Statement& row) {
    return Deadline{row.text(0), row.text(1), row.number(2)};
  });
}

}  // namespace camlann::server
