#include "server/store/ended_games.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "database/row.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "server/model/account_names.hpp"
#include "server/model/game_state.hpp"
#include "server/store/game_rows.hpp"

namespace camlann::database {

template <>
struct Row<server::EndedAt> {
  ROW_OF(server::EndedAt, "games") {
    column("updated", &Self::at);
    COLUMNS(id, version);
  }
};

}  // namespace camlann::database

namespace camlann::server {

Result<EndedGames> EndedGames::open(const database::Address& address, const Catalog& known) {
  TRY(auto database, database::Database::open_to_read(address, database::Audience::terminal));
  TRY_VOID(database.share());
  return EndedGames(std::move(database), known);
}

Result<std::vector<EndedAt>> EndedGames::after(const EndedAt& last, int most) {
  return database_.all<EndedAt>(
      database::select_from<EndedAt>() +
          "WHERE reason IS NOT NULL AND reason<>'cancelled' AND plies>0 AND deleted IS NULL AND "
          "(updated, id) > (?1, ?2) ORDER BY updated, id LIMIT ?3",
      last.at, last.id, most);
}

Result<std::optional<GameSummary>> EndedGames::find(std::string_view id) {
  return database_.find<GameSummary>(database::select_from<GameSummary>() +
                                         "WHERE id=?1 AND reason IS NOT NULL AND deleted IS NULL",
                                     id);
}

Result<std::vector<std::string>> EndedGames::deleted() {
  return database_.all<std::string>(
      "SELECT id FROM games WHERE deleted IS NOT NULL AND reason IS NOT NULL AND plies>0");
}

Result<GameState> EndedGames::read(const GameSummary& game) {
  TRY(auto state, GameState::create(game.meta, *known_));
  TRY(const auto rows,
      database_.all<EventRow>(database::select_from<EventRow>() + "WHERE game=?1 ORDER BY version",
                              game.meta.id));
  for (const auto& row : rows) {
    TRY(const auto entry, read_row(row, state));
    state.apply(entry);
  }
  return state;
}

Result<std::vector<std::string>> EndedGames::of_player(std::string_view player, int most) {
  return database_.all<std::string>(
      "SELECT game FROM seated WHERE holder=?1 ORDER BY since DESC, game LIMIT ?2", player, most);
}

Result<std::vector<std::string>> EndedGames::of_accounts(std::string_view part, int most) {
  return database_.all<std::string>(
      "SELECT s.game FROM seated s JOIN games g ON g.id=s.game WHERE g.shared=1 AND s.holder IN "
      "(SELECT id FROM accounts WHERE instr(folded, ?1) > 0) ORDER BY s.since DESC, s.game LIMIT "
      "?2",
      folded_name(part), most);
}

Result<std::vector<std::string>> EndedGames::imported_names(std::string_view part) {
  return database_.all<std::string>(
      "SELECT p.name FROM imported_players p JOIN claims c ON c.imported=p.id JOIN accounts a ON "
      "a.id=c.player WHERE c.phase='confirmed' AND instr(a.folded, ?1)>0",
      folded_name(part));
}

}  // namespace camlann::server
