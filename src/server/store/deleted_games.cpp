#include "server/store/deleted_games.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "database/database.hpp"
#include "database/read_all.hpp"
#include "server/core/clock.hpp"
#include "server/store/private_text_table.hpp"

namespace camlann::server {

Result<void> DeletedGames::prepare(database::Database& database) {
  const std::pair<database::Statement*, std::string_view> statements[] = {
      {&set_, "UPDATE games SET deleted=?2 WHERE id=?1"},
      {&owner_, "SELECT player FROM games WHERE id=?1 AND deleted IS NOT NULL"},
      {&unmoved_,
       "SELECT id FROM games WHERE player=?1 AND deleted IS NULL AND version=1 AND created<?2 "
       "AND shared=0 "
       "ORDER BY created DESC, id LIMIT 10 OFFSET ?3"},
      {&purge_events_,
       "DELETE FROM events WHERE game IN "
       "(SELECT id FROM games WHERE deleted<?1 ORDER BY deleted, id LIMIT 20)"},
      {&purge_seated_,
       "DELETE FROM seated WHERE game IN "
       "(SELECT id FROM games WHERE deleted<?1 ORDER BY deleted, id LIMIT 20)"},
      {&purge_games_,
       "DELETE FROM games WHERE id IN "
       "(SELECT id FROM games WHERE deleted<?1 ORDER BY deleted, id LIMIT 20)"},
  };
  for (const auto& [target, sql] : statements) {
    auto statement = database.prepare(std::string(sql));
    if (!statement) return Failure(statement.error());
    *target = std::move(*statement);
  }
  return {};
}

Result<void> DeletedGames::set(std::span<const std::string> ids, std::optional<Millis> at) {
  for (const auto& id : ids) {
    set_.bind(1, id);
    if (at) {
      set_.bind(2, *at);
    } else {
      set_.bind_null(2);
    }
    if (auto done = set_.run(); !done) return done;
  }
  return {};
}

Result<std::string> DeletedGames::owner(std::string_view id) {
  return database::read_text(owner_.bind(1, id)).map([](std::optional<std::string>&& owner) {
    return std::move(owner).value_or(std::string());
  });
}

Result<std::vector<std::string>> DeletedGames::unmoved(std::string_view player, Millis before,
                                                       int kept) {
  return database::read_texts(unmoved_.bind(1, player).bind(2, before).bind(3, std::int64_t{kept}));
}

Result<void> DeletedGames::purge(PrivateTextTable& texts, Millis before) {
  // If the process ends in between, the next purge does the rest: deleted games are never shown.
  if (auto done = purge_events_.bind(1, before).run(); !done) return done;
  if (auto done = purge_seated_.bind(1, before).run(); !done) return done;
  if (auto done = texts.purge(before); !done) return done;
  return purge_games_.bind(1, before).run();
}

}  // namespace camlann::server
