#include "server/store/invitation_table.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/row.hpp"
#include "play/invitation.hpp"
#include "play/seating.hpp"
#include "server/core/clock.hpp"
#include "server/model/invitation.hpp"
#include "server/model/list_wish.hpp"
#include "server/store/account_names.hpp"
#include "server/store/columns.hpp"  // IWYU pragma: keep, the form of seats and time controls

namespace camlann::database {

template <>
struct Row<server::Invitation> {
  ROW_OF(server::Invitation, "invitations") {
    using Inner = play::Invitation;
    COLUMNS(id);
    column("host", &Self::table, &Inner::host);
    column.or_null("nonce", &Self::nonce);
    COLUMNS(variant, rules, start);
    column("seats", &Self::table, &Inner::seats);
    column("public", &Self::is_public);
    COLUMNS(created);
    column("expires", &Self::table, &Inner::expires);
    COLUMNS(version);
    column("phase", &Self::table, &Inner::phase);
    column.or_null("game", &Self::game);
    column.or_null("rematch_of", &Self::rematch_of);
    COLUMNS(time);
    column("rated", &Self::table, &Inner::rated);
    column.or_null("invited", &Self::table, &Inner::invited);
    COLUMNS(late);
  }
};

}  // namespace camlann::database

namespace camlann::server {

namespace {

using database::select_from;

/// Returns the seats with current names, and without players of deleted accounts.
Result<play::Players> seats_of(const play::Invitation& table, database::Database& database) {
  auto seats = with_current_names(database, table.seats);
  if (!seats || table.phase != play::Phase::waiting) return seats;
  for (auto& player : *seats) {
    if (player.id.empty() || player.id == table.host) continue;
    TRY(const auto account, find_account_name(database, player.id));
    if (account && account->ended) player = player.freed();
  }
  return seats;
}

}  // namespace

Result<void> InvitationTable::write(Invitation invitation) {
  static const std::string sql =
      database::insert_into<Invitation>() +
      "ON CONFLICT (id) DO UPDATE SET seats=excluded.seats, "
      "version=CASE WHEN invitations.version>=excluded.version THEN invitations.version+1 "
      "ELSE excluded.version END, "
      "phase=CASE excluded.phase WHEN 'waiting' THEN invitations.phase ELSE excluded.phase END, "
      "game=excluded.game";
  auto seats = seats_of(invitation.table, database_);
  if (!seats) return Failure(seats.error());
  invitation.table.seats = std::move(*seats);
  return database_.run(sql, invitation);
}

Result<std::optional<Invitation>> InvitationTable::find(std::string_view id) {
  return database_.find<Invitation>(select_from<Invitation>() + "WHERE id=?1", id);
}

Result<std::optional<Invitation>> InvitationTable::find_rematch(std::string_view game) {
  return database_.find<Invitation>(
      select_from<Invitation>() +
          "WHERE rematch_of=?1 AND phase<>'withdrawn' ORDER BY created DESC LIMIT 1",
      game);
}

Result<std::optional<std::string>> InvitationTable::find_made(std::string_view host,
                                                              std::string_view nonce) {
  return database_.find<std::string>("SELECT id FROM invitations WHERE host=?1 AND nonce=?2", host,
                                     nonce);
}

Result<void> InvitationTable::purge(Millis before) {
  return database_.run(
      "DELETE FROM invitations WHERE id IN (SELECT id FROM invitations "
      "WHERE phase='waiting' AND expires<?1 ORDER BY expires LIMIT 20)",
      before);
}

Result<std::vector<Invitation>> InvitationTable::waiting(std::string_view host, Millis now,
                                                         int limit) {
  static const std::string columns = database::columns_of<Invitation>();
  static const std::string select = select_from<Invitation>();
  static const std::string sql =
      "SELECT " + columns + " FROM (" + select +
      "WHERE phase='waiting' AND public=1 AND rematch_of IS NULL AND expires>?2 "
      "ORDER BY created DESC, id LIMIT ?3) AS a UNION " +
      select + "WHERE phase='waiting' AND host=?1 AND rematch_of IS NULL AND expires>?2 UNION " +
      select + "WHERE phase='waiting' AND invited=?1 AND expires>?2 ORDER BY created DESC, id";
  return database_.all<Invitation>(sql, host, now, limit);
}

Result<std::vector<Invitation>> InvitationTable::open_to(std::string_view player, Millis now,
                                                         const ListWish& wish) {
  return database_.all<Invitation>(
      select_from<Invitation>() +
          "WHERE phase='waiting' AND public=1 AND rematch_of IS NULL AND expires>?2 AND host<>?1 "
          "AND (invited IS NULL OR invited<>?1) ORDER BY created DESC, id LIMIT ?3 OFFSET ?4",
      player, now, wish.limit + 1, wish.skip);
}

Result<std::vector<Invitation>> InvitationTable::challenges(std::string_view player, Millis now,
                                                            int limit) {
  return database_.all<Invitation>(
      select_from<Invitation>() +
          "WHERE phase='waiting' AND invited=?1 AND expires>?2 ORDER BY created DESC, id LIMIT ?3",
      player, now, limit);
}

}  // namespace camlann::server
