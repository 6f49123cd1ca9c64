#include "server/store/forget_player.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/database.hpp"
#include "database/row.hpp"
#include "play/seating.hpp"
#include "server/model/marks.hpp"
#include "server/store/account_names.hpp"
#include "server/store/columns.hpp"      // IWYU pragma: keep, the form of seats
#include "server/store/json_column.hpp"  // IWYU pragma: keep, writes lists

namespace camlann::server {

namespace {

/// Drops the events of webhooks that name the player ?1 and have not been sent.
constexpr const char* drop_events_to_send =
    "UPDATE webhook_events SET due=NULL, body='' WHERE due IS NOT NULL AND "
    "instr(body, ':\"' || ?1 || '\"') > 0";

using database::Database;

/// Rows of one transaction, at two statements each.
constexpr std::size_t renamed_at_once = 50;

/// A table with a column `seats`, and the player's rows there.
struct SeatTable {
  std::string_view rows;
  std::string_view seats;
  std::string_view set_seats;
};

constexpr SeatTable seats_in_games{
    "SELECT id FROM games WHERE shared=1 AND id IN (SELECT game FROM seated WHERE holder=?1)",
    "SELECT seats FROM games WHERE id=?1", "UPDATE games SET seats=?2 WHERE id=?1"};
constexpr std::string_view seats_of_invitation = "SELECT seats FROM invitations WHERE id=?1";
constexpr std::string_view set_seats_of_invitation =
    "UPDATE invitations SET seats=?2, version=version+1 WHERE id=?1";
constexpr SeatTable seats_in_invitations{
    "SELECT id FROM invitations WHERE host=?1 OR instr(seats, ':' || ?1) > 0", seats_of_invitation,
    set_seats_of_invitation};
constexpr SeatTable seats_in_waiting{
    "SELECT id FROM invitations WHERE phase='waiting' AND (host=?1 OR instr(seats, ':' || ?1) > 0)",
    seats_of_invitation, set_seats_of_invitation};

/// All seats of a player, or only those taken before there was an account.
enum class SeatTaken : std::uint8_t { ever, as_guest };

/// Gives the player this name of an account.
play::Players with_name(play::Players players, const std::string& player, std::string_view name,
                        SeatTaken taken) {
  for (auto& one : players) {
    if (one.id != player || (taken == SeatTaken::as_guest && !one.guest)) continue;
    one.name = name;
    one.guest = false;
  }
  return players;
}

play::Players seats_without(play::Players players, const std::string& player) {
  for (auto& one : players) {
    if (one.id == player) one = one.freed();
  }
  return players;
}

/// Reads the seats now, in the transaction that writes them: other connections write seats, too.
/// Leaves out a row that has gone or is damaged, which the check reports.
Result<void> rename_in_row(Database& database, const SeatTable& table, const std::string& id,
                           const std::string& player, std::string_view name, SeatTaken taken) {
  TRY(const auto seats, database.value<play::Players>(table.seats, id));
  const auto named = with_name(seats, player, name, taken);
  if (named == seats) return {};
  return database.run(table.set_seats, id, named);
}

Result<void> rename_in_rows(Database& database, const SeatTable& table, const std::string& player,
                            std::string_view name) {
  TRY(const auto ids, database.all<std::string>(table.rows, player));
  for (const auto& id : ids) {
    TRY_VOID(rename_in_row(database, table, id, player, name, SeatTaken::ever));
  }
  return {};
}

Result<void> rename_in_tournament(Database& database, const std::string& tournament,
                                  const std::string& player, std::string_view name) {
  // Most events do not name the player, and instr() is much faster than reading JSON.
  return database.run(
      "UPDATE tournament_events SET with_it=?3 WHERE tournament=?1 AND "
      "instr(event, ?2) > 0 AND json_extract(event, '$.event') IN ('entered', 'back') AND "
      "json_extract(event, '$.player')=?2",
      tournament, player, std::vector{std::string(name)});
}

Result<std::vector<std::string>> tournaments_of(Database& database, const std::string& player) {
  return database.all<std::string>("SELECT tournament FROM entrants WHERE player=?1", player);
}

Result<void> leave_invitations(Database& database, const std::string& player) {
  TRY(const auto ids, database.all<std::string>(seats_in_waiting.rows, player));
  for (const auto& id : ids) {
    TRY(const auto host,
        database.value<std::string>("SELECT host FROM invitations WHERE id=?1", id));
    TRY(const auto players, database.value<play::Players>(seats_of_invitation, id));
    if (players.empty()) return failure(ErrorCode::io, "This game can no longer be read", id);
    const bool hosts = host == player;
    const auto seats = hosts ? with_name(players, player, deleted_name, SeatTaken::ever)
                             : seats_without(players, player);
    auto done = database.run(
        "UPDATE invitations SET seats=?2, version=version+1, "
        "phase=CASE WHEN ?3=1 THEN 'withdrawn' ELSE phase END WHERE id=?1",
        id, seats, hosts);
    if (!done) return done;
  }
  return {};
}

/// Calls `change` with the id of each row and the current account, a few rows in each transaction.
template <class Change>
Result<void> in_portions(Database& database, const std::vector<std::string>& ids,
                         const std::string& player, std::size_t most, const Change& change) {
  for (std::size_t begin = 0; begin < ids.size(); begin += most) {
    const auto end = std::min(ids.size(), begin + most);
    const auto portion = [&]() -> Result<void> {
      TRY(const auto found, find_account_name(database, player));
      const std::optional<AccountName>& account = found;
      if (!account) return {};
      for (auto i = begin; i < end; ++i) {
        TRY_VOID(change(ids[i], *account));
      }
      return {};
    };
    TRY_VOID(database.together(portion));
  }
  return {};
}

Result<void> rename_in_portions(Database& database, const SeatTable& table,
                                const std::string& player) {
  TRY(const auto ids, database.all<std::string>(table.rows, player));
  return in_portions(database, ids, player, renamed_at_once,
                     [&](const std::string& id, const AccountName& account) {
                       return rename_in_row(database, table, id, player, account.name,
                                            account.ended ? SeatTaken::ever : SeatTaken::as_guest);
                     });
}

/// A tournament with a damaged event does not keep the name in the others.
Result<void> rename_in_tournaments(Database& database, const std::string& player) {
  TRY(const auto tournaments, tournaments_of(database, player));
  const auto rename_one = [&](const std::string& id, const AccountName& account) {
    return rename_in_tournament(database, id, player, account.name);
  };
  Result<void> done;
  for (const auto& id : tournaments) {
    auto renamed = in_portions(database, {id}, player, 1, rename_one);
    if (!renamed) done = std::move(renamed);
  }
  return done;
}

/// Repeats a statement that changes a few rows and returns something of each, until none is left.
Result<void> repeat_until_none(Database& database, std::string_view sql,
                               const std::string& player) {
  for (bool more = true; more;) {
    const auto portion = [&]() -> Result<void> {
      TRY(const auto changed, database.all<std::string>(sql, player));
      more = !changed.empty();
      return {};
    };
    TRY_VOID(database.together(portion));
  }
  return {};
}

Result<void> remove_studies(Database& database, const std::string& player) {
  TRY(const auto ids, database.all<std::string>("SELECT id FROM studies WHERE owner=?1", player));
  return in_portions(
      database, ids, player, 1,
      [&](const std::string& id, const AccountName& /*account*/) -> Result<void> {
        for (const std::string_view sql :
             {"DELETE FROM study_states WHERE study=?1",
              "DELETE FROM study_chapters WHERE study=?1", "DELETE FROM studies WHERE id=?1"}) {
          TRY_VOID(database.run(sql, id));
        }
        return {};
      });
}

Result<void> remove_texts(Database& database, const std::string& player) {
  for (const std::string_view sql :
       {"UPDATE games SET deleted=(SELECT ended FROM former_accounts WHERE player=?1) WHERE id IN "
        "(SELECT id FROM games WHERE player=?1 AND shared=0 AND deleted IS NULL LIMIT 50) "
        "RETURNING id",
        "DELETE FROM chat WHERE player=?1 AND game IN "
        "(SELECT game FROM chat WHERE player=?1 LIMIT 50) RETURNING game"}) {
    TRY_VOID(repeat_until_none(database, sql, player));
  }
  return remove_studies(database, player);
}

}  // namespace

Result<void> rename_in_lists(Database& database, const std::string& player, std::string_view name) {
  TRY_VOID(rename_in_rows(database, seats_in_waiting, player, name));
  for (const std::string_view sql : {"UPDATE members SET name=?2 WHERE player=?1",
                                     "UPDATE league_players SET name=?2 WHERE player=?1",
                                     "UPDATE leagues SET director_name=?2 WHERE director=?1",
                                     "UPDATE tournaments SET director_name=?2 WHERE director=?1",
                                     "UPDATE directors SET name=?2 WHERE player=?1",
                                     "UPDATE applicants SET name=?2 WHERE player=?1",
                                     "UPDATE league_applicants SET name=?2 WHERE player=?1",
                                     "UPDATE club_applicants SET name=?2 WHERE player=?1",
                                     "UPDATE club_posts SET name=?2 WHERE player=?1",
                                     "UPDATE event_chat SET name=?2 WHERE player=?1",
                                     "UPDATE director_log SET by_name=?2 WHERE by=?1",
                                     "UPDATE director_log SET about_name=?2 WHERE about=?1"}) {
    TRY_VOID(database.run(sql, player, name));
  }
  return {};
}

Result<void> rename_player(Database& database, const std::string& player, std::string_view name) {
  TRY_VOID(rename_in_rows(database, seats_in_games, player, name));
  TRY_VOID(rename_in_rows(database, seats_in_invitations, player, name));
  TRY(const auto tournaments, tournaments_of(database, player));
  for (const auto& id : tournaments) {
    TRY_VOID(rename_in_tournament(database, id, player, name));
  }
  return rename_in_lists(database, player, name);
}

Result<void> forget_player(Database& database, const std::string& player) {
  TRY_VOID(leave_invitations(database, player));
  TRY_VOID(rename_in_lists(database, player, deleted_name));
  for (const std::string_view sql :
       {"DELETE FROM ratings WHERE player=?1",
        "DELETE FROM rating_history WHERE player=?1",
        "DELETE FROM rating_starts WHERE player=?1",
        "DELETE FROM claims WHERE player=?1",
        "DELETE FROM tallies WHERE player=?1",
        "DELETE FROM private_texts WHERE player=?1",
        "DELETE FROM mutes WHERE holder=?1 OR muted=?1",
        "DELETE FROM bonds WHERE player=?1 OR other=?1",
        "DELETE FROM members WHERE player=?1",
        "DELETE FROM leaves WHERE player=?1",
        "DELETE FROM applicants WHERE player=?1",
        "DELETE FROM league_applicants WHERE player=?1",
        "DELETE FROM club_applicants WHERE player=?1",
        "DELETE FROM club_posts WHERE player=?1",
        "DELETE FROM event_chat WHERE player=?1 AND kind IN ('said', 'announced')",
        drop_events_to_send,
        "DELETE FROM progress WHERE player=?1",
        "DELETE FROM push_subscriptions WHERE player=?1",
        "DELETE FROM notices WHERE player=?1",
        "DELETE FROM notice_wishes WHERE player=?1",
        "DELETE FROM mail_reminders WHERE player=?1",
        "DELETE FROM mail_codes WHERE player=?1",
        "DELETE FROM letters WHERE player=?1",
        "DELETE FROM reports WHERE reporter=?1 OR about=?1",
        "UPDATE study_states SET player='' WHERE player=?1",
        "DELETE FROM league_players WHERE player=?1 AND division IS NULL",
        "UPDATE league_players SET gone=1, waits=NULL WHERE player=?1"}) {
    TRY_VOID(database.run(sql, player));
  }
  return {};
}

Result<void> update_traces(Database& database, const std::string& player) {
  TRY(const auto found, find_account_name(database, player));
  const std::optional<AccountName>& account = found;
  if (!account) return {};
  TRY_VOID(rename_in_portions(database, seats_in_games, player));
  TRY_VOID(rename_in_portions(database, seats_in_invitations, player));
  if (account->ended) {
    TRY_VOID(remove_texts(database, player));
  }
  return rename_in_tournaments(database, player);
}

}  // namespace camlann::server
