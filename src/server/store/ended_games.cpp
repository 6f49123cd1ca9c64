#include "server/store/ended_games.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "database/read_all.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "server/model/account_names.hpp"
#include "server/model/game_state.hpp"
#include "server/store/rows.hpp"
#include "server/store/summary_row.hpp"

namespace camlann::server {

Result<EndedGames> EndedGames::open(const database::Address& address, const Catalog& known) {
  auto database = database::Database::open_to_read(address, database::Audience::terminal);
  if (!database) return Failure(database.error());
  if (auto shared = database->share(); !shared) return Failure(shared.error());
  EndedGames games(std::move(*database), known);
  const std::pair<database::Statement*, std::string> statements[] = {
      {&games.after_,
       "SELECT updated, id, version FROM games WHERE reason IS NOT NULL AND reason<>'cancelled' "
       "AND "
       "plies>0 AND deleted IS NULL AND (updated, id) > (?1, ?2) ORDER BY updated, id LIMIT ?3"},
      {&games.find_, "SELECT " + std::string(summary_columns) +
                         " FROM games WHERE id=?1 AND reason IS NOT NULL AND deleted IS NULL"},
      {&games.events_,
       "SELECT version, kind, by, text, nonce, request, at, clock, spared FROM events "
       "WHERE game=?1 ORDER BY version"},
      {&games.of_player_,
       "SELECT game FROM seated WHERE holder=?1 ORDER BY since DESC, game LIMIT ?2"},
      {&games.of_accounts_,
       "SELECT s.game FROM seated s JOIN games g ON g.id=s.game WHERE g.shared=1 AND s.holder IN "
       "(SELECT id FROM accounts WHERE instr(folded, ?1) > 0) ORDER BY s.since DESC, s.game LIMIT "
       "?2"},
  };
  for (const auto& [target, sql] : statements) {
    auto statement = games.database_.prepare(sql);
    if (!statement) return Failure(statement.error());
    *target = std::move(*statement);
  }
  return games;
}

Result<std::vector<EndedAt>> EndedGames::after(const EndedAt& last, int most) {
  after_.bind(1, last.at).bind(2, last.id).bind(3, std::int64_t{most});
  return database::read_all<EndedAt>(after_, [](const database::Statement& row) -> Result<EndedAt> {
    return EndedAt{row.number(0), row.text(1), row.number(2)};
  });
}

Result<std::optional<GameSummary>> EndedGames::find(std::string_view id) {
  auto found = read_summaries(find_.bind(1, id));
  if (!found) return Failure(found.error());
  if (found->empty()) return std::optional<GameSummary>{};
  return std::optional(std::move(found->front()));
}

Result<Game> EndedGames::read(const GameSummary& game) {
  auto state = GameState::create(game.meta, *known_);
  if (!state) return Failure(state.error());
  events_.bind(1, game.meta.id);
  const auto rows = database::read_all<EventRow>(events_, [](const database::Statement& row) {
    return Result<EventRow>(EventRow{row.number(0), row.text(1), row.text(2), row.text(3),
                                     row.text(4), row.text(5), row.number(6), row.number(7),
                                     row.number(8)});
  });
  if (!rows) return Failure(rows.error());
  for (const auto& row : *rows) {
    const auto entry = read_row(row, *state);
    if (!entry) return Failure(entry.error());
    state->apply(*entry);
  }
  return state->board();
}

Result<std::vector<std::string>> EndedGames::of_player(std::string_view player, int most) {
  return database::read_texts(of_player_.bind(1, player).bind(2, std::int64_t{most}));
}

Result<std::vector<std::string>> EndedGames::of_accounts(std::string_view part, int most) {
  return database::read_texts(of_accounts_.bind(1, folded_name(part)).bind(2, std::int64_t{most}));
}

}  // namespace camlann::server
