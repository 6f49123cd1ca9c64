#include "server/store/invitation_table.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/words.hpp"
#include "database/database.hpp"
#include "database/read_all.hpp"
#include "play/invitation.hpp"
#include "play/seating.hpp"
#include "server/core/clock.hpp"
#include "server/model/invitation.hpp"
#include "server/store/account_names.hpp"
#include "server/store/rows.hpp"

namespace camlann::server {

namespace {

constexpr std::string_view columns =
    "id, host, nonce, variant, rules, start, seats, public, created, expires, version, phase, "
    "game, rematch_of, time, rated, invited, late";

/// Reads a row in the order of `columns`.
Result<Invitation> read_invitation(const database::Statement& row) {
  Invitation invitation;
  invitation.id = row.text(0);
  invitation.table.host = row.text(1);
  invitation.nonce = row.text(2);
  invitation.variant = row.text(3);
  invitation.rules = row.text(4);
  invitation.start = row.text(5);
  const auto seats = read_seats(row.text(6));
  invitation.is_public = row.number(7) != 0;
  invitation.created = row.number(8);
  invitation.table.expires = row.number(9);
  invitation.version = row.number(10);
  const auto phase = value_of<play::Phase>(row.text(11));
  invitation.game = row.text(12);
  invitation.rematch_of = row.text(13);
  const auto time = row.text(14);
  invitation.time = read_time(time);
  if (!seats || !phase || (!time.empty() && !invitation.time)) {
    return failure(ErrorCode::io, "This invitation can no longer be read", invitation.id, {});
  }
  invitation.table.rated = row.number(15) != 0;
  invitation.table.invited = row.text(16);
  invitation.late = static_cast<int>(row.number(17));
  invitation.table.seats = *seats;
  invitation.table.phase = *phase;
  return invitation;
}

}  // namespace

Result<void> InvitationTable::prepare(database::Database& database) {
  const std::string all(columns);
  const std::pair<database::Statement*, std::string> statements[] = {
      {&write_,
       "INSERT INTO invitations (" + all +
           ") VALUES (?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12,?13,?14,?15,?16,?17,?18) "
           "ON CONFLICT (id) DO UPDATE SET seats=?7, "
           "version=CASE WHEN invitations.version>=?11 THEN invitations.version+1 ELSE ?11 "
           "END, phase=CASE ?12 WHEN 'waiting' THEN invitations.phase ELSE ?12 END, "
           "game=?13"},
      {&find_, "SELECT " + all + " FROM invitations WHERE id=?1"},
      {&find_made_, "SELECT id FROM invitations WHERE host=?1 AND nonce=?2"},
      {&find_rematch_, "SELECT " + all +
                           " FROM invitations WHERE rematch_of=?1 AND phase<>'withdrawn' "
                           "ORDER BY created DESC LIMIT 1"},
      {&waiting_, "SELECT " + all + " FROM (SELECT " + all +
                      " FROM invitations WHERE phase='waiting' AND public=1 AND rematch_of IS NULL "
                      "AND expires>?2 ORDER BY created DESC, id LIMIT ?3) AS a UNION SELECT " +
                      all +
                      " FROM invitations WHERE phase='waiting' AND host=?1 AND rematch_of IS NULL "
                      "AND expires>?2 UNION SELECT " +
                      all +
                      " FROM invitations WHERE phase='waiting' AND invited=?1 AND expires>?2 "
                      "ORDER BY created DESC, id"},
      {&challenges_, "SELECT " + all +
                         " FROM invitations WHERE phase='waiting' AND invited=?1 AND expires>?2 "
                         "ORDER BY created DESC, id LIMIT ?3"},
      {&purge_,
       "DELETE FROM invitations WHERE id IN (SELECT id FROM invitations "
       "WHERE phase='waiting' AND expires<?1 ORDER BY expires LIMIT 20)"},
  };
  for (const auto& [target, sql] : statements) {
    auto statement = database.prepare(sql);
    if (!statement) return Failure(statement.error());
    *target = std::move(*statement);
  }
  return {};
}

Result<play::Players> InvitationTable::seats_of(const play::Invitation& table,
                                                AccountNames& names) {
  auto seats = names.renew(table.seats);
  if (!seats || table.phase != play::Phase::waiting) return seats;
  for (auto& player : *seats) {
    if (player.id.empty() || player.id == table.host) continue;
    const auto found = names.find(player.id);
    if (!found) return Failure(found.error());
    const auto& account = *found;
    if (account && account->ended) player.id = player.name = {};
  }
  return seats;
}

Result<void> InvitationTable::write(const Invitation& invitation, AccountNames& names) {
  const auto& table = invitation.table;
  const auto seats = seats_of(table, names);
  if (!seats) return Failure(seats.error());
  return write_.bind(1, invitation.id)
      .bind(2, table.host)
      .bind_or_null(3, invitation.nonce)
      .bind(4, invitation.variant)
      .bind(5, invitation.rules)
      .bind(6, invitation.start)
      .bind(7, to_text(*seats))
      .bind(8, std::int64_t{invitation.is_public})
      .bind(9, invitation.created)
      .bind(10, table.expires)
      .bind(11, invitation.version)
      .bind(12, word_of(table.phase))
      .bind_or_null(13, invitation.game)
      .bind_or_null(14, invitation.rematch_of)
      .bind(15, to_text(invitation.time))
      .bind(16, std::int64_t{table.rated})
      .bind_or_null(17, table.invited)
      .bind(18, std::int64_t{invitation.late})
      .run();
}

Result<std::optional<Invitation>> InvitationTable::find_with(database::Statement& statement,
                                                             std::string_view key) {
  statement.bind(1, key);
  const auto row = statement.step();
  if (!row) return Failure(row.error());
  std::optional<Result<Invitation>> found;
  if (*row) found = read_invitation(statement);
  statement.reset();
  if (!found) return std::optional<Invitation>{};
  if (!*found) return Failure(found->error());
  return std::optional(std::move(**found));
}

Result<std::optional<Invitation>> InvitationTable::find(std::string_view id) {
  return find_with(find_, id);
}

Result<std::optional<Invitation>> InvitationTable::find_rematch(std::string_view game) {
  return find_with(find_rematch_, game);
}

Result<std::optional<std::string>> InvitationTable::find_made(std::string_view host,
                                                              std::string_view nonce) {
  return database::read_text(find_made_.bind(1, host).bind(2, nonce));
}

Result<void> InvitationTable::purge(Millis before) {
  return purge_.bind(1, before).run();
}

Result<std::vector<Invitation>> InvitationTable::waiting(std::string_view host, Millis now,
                                                         int limit) {
  return list(waiting_, host, now, limit);
}

Result<std::vector<Invitation>> InvitationTable::challenges(std::string_view player, Millis now,
                                                            int limit) {
  return list(challenges_, player, now, limit);
}

Result<std::vector<Invitation>> InvitationTable::list(database::Statement& rows,
                                                      std::string_view player, Millis now,
                                                      int limit) {
  rows.bind(1, player).bind(2, now).bind(3, std::int64_t{limit});
  return database::read_all<Invitation>(rows, read_invitation);
}

}  // namespace camlann::server
