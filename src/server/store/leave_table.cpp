#include "server/store/leave_table.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "database/database.hpp"
#include "database/read_all.hpp"
#include "play/leave.hpp"
#include "server/core/clock.hpp"
#include "server/model/leaves.hpp"

namespace camlann::server {

Result<void> LeaveTable::prepare(database::Database& database) {
  database_ = &database;
  auto transaction = database::Transaction::prepare(database);
  if (!transaction) return Failure(transaction.error());
  transaction_ = std::move(*transaction);
  const std::pair<database::Statement*, std::string> statements[] = {
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
  return database::read_all<play::Leave>(of_.bind(1, player), [](const database::Statement& row) {
    return play::Leave{row.number(0), row.number(1)};
  });
}

Result<void> LeaveTable::set(std::string_view player, const play::Leaves& leaves, Millis shown) {
  return transaction_.run(*database_, [&] { return replace(player, leaves, shown); });
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
  return database::read_all<OwnedLeave>(since_.bind(1, then), [](const database::Statement& row) {
    return OwnedLeave{row.text(0), {row.number(1), row.number(2)}};
  });
}

Result<std::vector<std::string>> LeaveTable::games_of(std::string_view player) {
  return database::read_texts(games_.bind(1, player));
}

}  // namespace camlann::server
