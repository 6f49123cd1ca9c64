#include "server/store/game_lists.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/database.hpp"
#include "database/row.hpp"
#include "server/core/clock.hpp"
#include "server/core/deadlines.hpp"
#include "server/model/game_state.hpp"
#include "server/store/game_rows.hpp"

namespace camlann::database {

using server::Deadline;
using server::GameCount;
using server::OwedGame;

ROW(OwedGame, "games", id, player);

template <>
struct Row<Deadline> {
  ROW_OF(Deadline, "games") {
    column("id", &Self::game);
    COLUMNS(player);
    column("deadline", &Self::at);
  }
};

template <>
struct Row<GameCount> {
  ROW_OF(GameCount, "games") {
    column("count(*)", &Self::all);
    column("count(*) FILTER (WHERE reason IS NULL)", &Self::unfinished);
  }
};

}  // namespace camlann::database

namespace camlann::server {

using database::columns_of;
using database::select_from;

namespace {

constexpr const char* with_running_clock = "WHERE deadline IS NOT NULL AND deleted IS NULL";

}  // namespace

Result<std::vector<GameSummary>> GameLists::list(std::string_view player, int limit, int skip) {
  return database_.all<GameSummary>(
      "SELECT " + columns_of<GameSummary>() +
          " FROM seated JOIN games ON id=game WHERE holder=?1 AND deleted IS NULL "
          "ORDER BY since DESC, game LIMIT ?2 OFFSET ?3",
      player, limit, skip);
}

Result<std::vector<GameSummary>> GameLists::turns(std::string_view player, int limit) {
  return database_.all<GameSummary>(
      "SELECT " + columns_of<GameSummary>() +
          " FROM seated JOIN games ON id=game WHERE holder=?1 AND shared=1 AND thinking=0 AND "
          "reason IS NULL AND deleted IS NULL ORDER BY deadline IS NULL, deadline, updated, id "
          "LIMIT ?2",
      player, limit);
}

Result<GameCount> GameLists::count(std::string_view player) {
  return database_.value<GameCount>(
      "SELECT " + columns_of<GameCount>() +
          " FROM seated JOIN games ON id=game WHERE holder=?1 AND deleted IS NULL",
      player);
}

Result<std::map<std::string, int>> GameLists::open_by_tournament(std::string_view player) {
  std::map<std::string, int> open;
  using Row = std::pair<std::string, int>;
  TRY_VOID(database_.each<Row>(
      "SELECT tournament, count(*) FROM seated JOIN games ON id=game WHERE holder=?1 AND reason IS "
      "NULL AND deleted IS NULL AND tournament IS NOT NULL GROUP BY tournament",
      [&](Row&& row) { open.insert(std::move(row)); }, player));
  return open;
}

Result<std::optional<std::string>> GameLists::find_created(std::string_view player,
                                                           std::string_view nonce) {
  return database_.find<std::string>("SELECT id FROM games WHERE player=?1 AND nonce=?2", player,
                                     nonce);
}

Result<std::vector<OwedGame>> GameLists::owed() {
  return database_.all<OwedGame>(select_from<OwedGame>() +
                                 "WHERE thinking=1 AND deleted IS NULL ORDER BY updated");
}

Result<std::string> GameLists::owner_of_deleted(std::string_view id) {
  return database_.value<std::string>(
      "SELECT player FROM games WHERE id=?1 AND deleted IS NOT NULL", id);
}

Result<std::vector<std::string>> GameLists::unmoved(std::string_view player, Millis before,
                                                    int kept) {
  return database_.all<std::string>(
      "SELECT id FROM games WHERE player=?1 AND deleted IS NULL AND version=1 AND created<?2 "
      "AND shared=0 ORDER BY created DESC, id LIMIT 10 OFFSET ?3",
      player, before, kept);
}

Result<bool> GameLists::any_timed() {
  return database_.exists(std::string("SELECT 1 FROM games ") + with_running_clock + " LIMIT 1");
}

Result<std::vector<Deadline>> GameLists::timed() {
  return database_.all<Deadline>(select_from<Deadline>() + with_running_clock);
}

}  // namespace camlann::server
