#include "server/store/forget_player.hpp"

#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/database.hpp"
#include "database/row.hpp"
#include "play/seating.hpp"
#include "server/core/clock.hpp"
#include "server/model/marks.hpp"
#include "server/store/columns.hpp"

namespace camlann::server {

namespace {

struct Seats {
  std::string id;
  play::Players players;
  bool waits = false;  // an invitation that is not accepted yet
  bool hosts = false;
};

/// Reads the rows of this query: id, seats, `waits`, `hosts`.
Result<std::vector<Seats>> seats_in(database::Database& database, std::string_view sql,
                                    const std::string& player) {
  std::vector<Seats> all;
  TRY_VOID(database.each<std::tuple<std::string, play::Players, bool, bool>>(
      sql,
      [&](auto&& row) -> Result<void> {
        auto& [id, players, waits, hosts] = row;
        if (players.empty()) return failure(ErrorCode::io, "This game can no longer be read");
        all.push_back({std::move(id), std::move(players), waits, hosts});
        return {};
      },
      player));
  return all;
}

/// Gives the player this name of an account; with `leave` frees the seat.
play::Players with_name(play::Players players, const std::string& player, std::string_view name,
                        bool leave) {
  for (auto& one : players) {
    if (one.id != player) continue;
    if (leave) {
      one = one.freed();
    } else {
      one.name = name;
      one.guest = false;
    }
  }
  return players;
}

Result<void> rename_in_games(database::Database& database, const std::string& player,
                             std::string_view name) {
  TRY(const auto games, seats_in(database,
                                 "SELECT id, seats, 0, 0 FROM games WHERE shared=1 AND id IN "
                                 "(SELECT game FROM seated WHERE holder=?1)",
                                 player));
  for (const auto& game : games) {
    const auto seats = with_name(game.players, player, name, false);
    auto done = database.run("UPDATE games SET seats=?2 WHERE id=?1", game.id, seats);
    if (!done) return done;
  }
  return {};
}

Result<void> rename_in_leagues_and_tournaments(database::Database& database,
                                               const std::string& player, std::string_view name) {
  for (const std::string_view sql :
       {"UPDATE league_players SET name=?2 WHERE player=?1",
        "UPDATE leagues SET director_name=?2 WHERE director=?1",
        "UPDATE tournaments SET director_name=?2 WHERE director=?1",
        "UPDATE tournament_events SET with_it=?2 || '\n' WHERE tournament IN "
        "(SELECT tournament FROM entrants WHERE player=?1) AND "
        "json_extract(event, '$.event')='entered' AND json_extract(event, '$.player')=?1"}) {
    TRY_VOID(database.run(sql, player, name));
  }
  return {};
}

Result<void> leave_invitations(database::Database& database, const std::string& player) {
  TRY(const auto all, seats_in(database,
                               "SELECT id, seats, phase='waiting', host=?1 FROM invitations "
                               "WHERE host=?1 OR instr(seats, ':' || ?1) > 0",
                               player));
  for (const auto& one : all) {
    const auto seats = with_name(one.players, player, deleted_name, one.waits && !one.hosts);
    const bool withdrawn = one.waits && one.hosts;
    auto done = database.run(
        "UPDATE invitations SET seats=?2, version=version+1, "
        "phase=CASE WHEN ?3=1 THEN 'withdrawn' ELSE phase END WHERE id=?1",
        one.id, seats, withdrawn);
    if (!done) return done;
  }
  return {};
}

}  // namespace

Result<void> rename_player(database::Database& database, const std::string& player,
                           std::string_view name) {
  TRY_VOID(rename_in_games(database, player, name));
  TRY(const auto invitations, seats_in(database,
                                       "SELECT id, seats, 0, 0 FROM invitations "
                                       "WHERE host=?1 OR instr(seats, ':' || ?1) > 0",
                                       player));
  for (const auto& one : invitations) {
    const auto seats = with_name(one.players, player, name, false);
    auto done = database.run("UPDATE invitations SET seats=?2, version=version+1 WHERE id=?1",
                             one.id, seats);
    if (!done) return done;
  }
  auto done = database.run("UPDATE members SET name=?2 WHERE player=?1", player, name);
  if (!done) return done;
  return rename_in_leagues_and_tournaments(database, player, name);
}

Result<void> forget_player(database::Database& database, const std::string& player, Millis at) {
  TRY_VOID(rename_in_games(database, player, deleted_name));
  if (auto done = rename_in_leagues_and_tournaments(database, player, deleted_name); !done) {
    return done;
  }
  TRY_VOID(leave_invitations(database, player));
  auto alone = database.run(
      "UPDATE games SET deleted=?2 WHERE player=?1 AND shared=0 AND deleted IS NULL", player, at);
  if (!alone) return alone;
  for (const std::string_view sql :
       {"DELETE FROM ratings WHERE player=?1",
        "DELETE FROM rating_history WHERE player=?1",
        "DELETE FROM tallies WHERE player=?1",
        "DELETE FROM private_texts WHERE player=?1",
        "DELETE FROM chat WHERE player=?1",
        "DELETE FROM mutes WHERE holder=?1 OR muted=?1",
        "DELETE FROM bonds WHERE player=?1 OR other=?1",
        "DELETE FROM members WHERE player=?1",
        "DELETE FROM leaves WHERE player=?1",
        "DELETE FROM push_subscriptions WHERE player=?1",
        "DELETE FROM notices WHERE player=?1",
        "DELETE FROM notice_wishes WHERE player=?1",
        "DELETE FROM mail_reminders WHERE player=?1",
        "DELETE FROM mail_codes WHERE player=?1",
        "DELETE FROM letters WHERE player=?1",
        "DELETE FROM reports WHERE reporter=?1 OR about=?1",
        "DELETE FROM study_states WHERE study IN (SELECT id FROM studies WHERE owner=?1)",
        "UPDATE study_states SET player='' WHERE player=?1",
        "DELETE FROM study_chapters WHERE study IN (SELECT id FROM studies WHERE owner=?1)",
        "DELETE FROM studies WHERE owner=?1",
        "DELETE FROM league_players WHERE player=?1 AND division IS NULL",
        "UPDATE league_players SET gone=1, waits=NULL WHERE player=?1"}) {
    TRY_VOID(database.run(sql, player));
  }
  return {};
}

}  // namespace camlann::server
