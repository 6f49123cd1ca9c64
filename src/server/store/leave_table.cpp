#include "server/store/leave_table.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "database/sqlite.hpp"
#include "play/leave.hpp"
#include "server/clock.hpp"
#include "server/days/leaves.hpp"

namespace camlann::server {

Result<void> LeaveTable::prepare(sqlite::Database& database) {
  const std::pair<sqlite::Statement*, std::string> statements[] = {
      {&begin_, "BEGIN IMMEDIATE"},
      {&commit_, "COMMIT"},
      {&rollback_, "ROLLBACK"},
      {&of_, "SELECT began, ended FROM leaves WHERE player=?1 ORDER BY began"},
      {&clear_, "DELETE FROM leaves WHERE player=?1"},
      {&insert_, "INSERT INTO leaves (player, began, ended) VALUES (?1,?2,?3)"},
      {&since_, "SELECT player, began, ended FROM leaves WHERE ended>?1 ORDER BY began, player"},
      {&games_,
       "SELECT id FROM seated JOIN games ON id=game WHERE holder=?1 AND shared=1 AND "
       "deadline IS NOT NULL AND deleted IS NULL"},
      {&set_clock_, "UPDATE play_clock SET shown=?1 WHERE shown<?1"},
  };
  for (const auto& [target, sql] : statements) {
    auto statement = database.prepare(sql);
    if (!statement) return Failure(statement.error());
    *target = std::move(*statement);
  }
  return {};
}

Result<play::Leaves> LeaveTable::of(std::string_view player) {
  play::Leaves leaves;
  of_.bind(1, player);
  auto row = of_.step();
  for (; row && *row; row = of_.step()) leaves.push_back({of_.number(0), of_.number(1)});
  of_.reset();
  if (!row) return Failure(row.error());
  return leaves;
}

Result<void> LeaveTable::set(std::string_view player, const play::Leaves& leaves, Millis shown) {
  if (auto begun = begin_.run(); !begun) return begun;
  auto done = replace(player, leaves, shown);
  if (done) done = commit_.run();
  if (!done) (void)rollback_.try_run();
  return done;
}

Result<void> LeaveTable::replace(std::string_view player, const play::Leaves& leaves,
                                 Millis shown) {
  auto done = clear_.bind(1, player).run();
  for (const auto& leave : leaves) {
    if (done) done = insert_.bind(1, player).bind(2, leave.from).bind(3, leave.until).run();
  }
  if (done) done = set_clock_.bind(1, shown).run();
  return done;
}

Result<std::vector<OwnedLeave>> LeaveTable::since(Millis then) {
  std::vector<OwnedLeave> leaves;
  since_.bind(1, then);
  auto row = since_.step();
  for (; row && *row; row = since_.step()) {
    leaves.push_back({since_.text(0), {since_.number(1), since_.number(2)}});
  }
  since_.reset();
  if (!row) return Failure(row.error());
  return leaves;
}

Result<std::vector<std::string>> LeaveTable::games_of(std::string_view player) {
  std::vector<std::string> games;
  games_.bind(1, player);
  auto row = games_.step();
  for (; row && *row; row = games_.step()) games.push_back(games_.text(0));
  games_.reset();
  if (!row) return Failure(row.error());
  return games;
}

}  // namespace camlann::server
