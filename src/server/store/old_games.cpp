#include "server/store/old_games.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/row.hpp"
#include "server/core/clock.hpp"

namespace camlann::server {

namespace {

/// Bounds on a transaction: a few milliseconds even on a slow disk.
constexpr std::int64_t purged_at_once = 20;
constexpr std::int64_t purged_events_at_once = 2000;
constexpr int looked_at_once = 50;

/// The ids of the games that a purge removes.
const std::string purged_games =
    "(SELECT id FROM games WHERE deleted<?1 ORDER BY deleted, id LIMIT " +
    std::to_string(purged_at_once) + ")";

}  // namespace

Result<bool> OldGames::purge(Millis before) {
  static const std::string some_events =
      "SELECT game, version FROM events WHERE game IN " + purged_games + " LIMIT ?2";
  TRY_VOID(database_.run("DELETE FROM events WHERE (game, version) IN (" + some_events + ")",
                         before, purged_events_at_once));
  TRY(const auto more,
      database_.exists("SELECT 1 FROM events WHERE game IN " + purged_games + " LIMIT 1", before));
  if (more) return true;
  TRY(const auto games,
      database_.value<std::int64_t>("SELECT count(*) FROM " + purged_games + " AS purged", before));
  for (const std::string_view rows :
       {"seated WHERE game", "private_texts WHERE game", "chat WHERE game", "notices WHERE subject",
        "invitations WHERE game", "invitations WHERE rematch_of", "games WHERE id"}) {
    TRY_VOID(database_.run("DELETE FROM " + std::string(rows) + " IN " + purged_games, before));
  }
  return games == purged_at_once;
}

Result<bool> OldGames::forget_nonces(Millis before) {
  static const std::string ended =
      "SELECT updated, id FROM games WHERE reason IS NOT NULL AND updated<?1 AND "
      "(updated, id)>(?2, ?3) ORDER BY updated, id LIMIT " +
      std::to_string(purged_at_once);
  using Ended = std::tuple<Millis, std::string>;
  TRY(const auto games, database_.all<Ended>(ended, before, forgotten_.at, forgotten_.id));
  for (const auto& [at, id] : games) {
    TRY_VOID(database_.run(
        "UPDATE events SET nonce=NULL, request=NULL WHERE game=?1 AND nonce IS NOT NULL", id));
    TRY_VOID(database_.run("UPDATE games SET nonce=NULL WHERE id=?1 AND nonce IS NOT NULL", id));
    forgotten_ = {at, id};
  }
  return !games.empty();
}

Result<std::vector<std::string>> OldGames::abandoned(const Abandonment& before) {
  // The account of any player keeps the game.
  static const std::string unfinished =
      "SELECT created, id, CASE WHEN deadline IS NULL AND rated=0 AND tournament IS NULL AND "
      "((version=1 AND updated<?1) OR (version>1 AND updated<?2)) AND NOT EXISTS "
      "(SELECT 1 FROM seated JOIN accounts ON accounts.id=holder WHERE game=games.id) "
      "THEN 1 ELSE 0 END FROM games WHERE reason IS NULL AND deleted IS NULL AND created<?1 AND "
      "(created, id)>(?3, ?4) ORDER BY created, id LIMIT " +
      std::to_string(looked_at_once);
  using Unfinished = std::tuple<Millis, std::string, bool>;
  TRY(auto games, database_.all<Unfinished>(unfinished, before.unmoved, before.moved, looked_at_.at,
                                            looked_at_.id));
  looked_at_ = {};
  std::vector<std::string> found;
  for (auto& [created, id, abandoned] : games) {
    looked_at_ = {created, id};
    if (abandoned) found.push_back(std::move(id));
  }
  return found;
}

}  // namespace camlann::server
