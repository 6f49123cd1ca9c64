#include "server/model/invitation.hpp"

#include <string>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "game/catalog.hpp"
#include "play/invitation.hpp"
#include "play/seating.hpp"
#include "rules/verdict.hpp"
#include "server/model/game_state.hpp"
#include "server/model/new_game.hpp"

namespace camlann::server {

Result<Invitation> invitation_of(const NewInvitation& wish, const std::string& host, Seat by_lot,
                                 const Catalog& known) {
  auto wanted = wish.game;
  // In a game for two, the opponent is a person; otherwise there is no one to invite.
  if (wanted.seats.empty()) wanted.opponent = Opponent::person;
  TRY(auto meta, new_game_meta(wanted, by_lot, known));
  const bool by_colour = wanted.seats.empty() && meta.seats.size() == 2;
  const auto usual = by_colour ? wanted.colour.value_or(by_lot) : meta.colour;
  const auto seat = wish.seat ? play::seat_with(meta.seats, *wish.seat) : usual;
  auto table = play::invite({host, wish.name}, std::move(meta.seats), seat, 0);
  if (!table) return Failure(table.error());
  if (wanted.rated) {
    TRY_VOID(play::may_be_rated(table->seats, meta.time, meta.start.empty()));
    table->rated = true;
  }
  if (!wish.to.empty()) {
    table = play::invite_one(std::move(*table), wish.to);
    if (!table) return Failure(table.error());
  }
  Invitation invitation;
  invitation.variant = std::move(meta.variant);
  invitation.rules = std::move(meta.rules);
  invitation.start = std::move(meta.start);
  invitation.time = meta.time;
  invitation.late = wanted.late;
  invitation.table = std::move(*table);
  invitation.is_public = wish.is_public && wish.to.empty();
  return invitation;
}

GameMeta game_of(const Invitation& invitation) {
  GameMeta meta;
  meta.player = invitation.table.host;
  meta.variant = invitation.variant;
  meta.rules = invitation.rules;
  meta.start = invitation.start;
  meta.time = invitation.time;
  meta.rated = invitation.table.rated;
  meta.late = invitation.late;
  meta.seats = invitation.table.seats;
  describe_seats(meta);
  return meta;
}

}  // namespace camlann::server
