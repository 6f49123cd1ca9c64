// Invitations: games that wait for their players. Everything that happens to one is in the store
// before anybody hears of it; the last guest's seat and the game that begins with it are written
// together.
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "play/invitation.hpp"
#include "play/seating.hpp"
#include "rules/verdict.hpp"
#include "server/core/clock.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/limits.hpp"
#include "server/core/mailbox.hpp"
#include "server/core/outbox.hpp"
#include "server/core/secret.hpp"
#include "server/messages/game.hpp"
#include "server/messages/seeks.hpp"
#include "server/model/game_state.hpp"
#include "server/model/invitation.hpp"
#include "server/model/new_game.hpp"
#include "server/services/games/games.hpp"
#include "server/services/games/pool.hpp"
#include "server/services/round/game_cache.hpp"

namespace camlann::server {

namespace {

Failure no_such_invitation(const std::string& id) {
  return failure(ErrorCode::not_found, "There is no such invitation", id, {});
}

Millis lifetime(const Limits& limits) {
  return std::chrono::milliseconds(limits.invitation_lasts).count();
}

/// What an answer makes of an invitation.
struct Answered {
  const play::Invitation& table;
  const std::string& player;
  const std::string& rating;  // the player's, as it is shown
  Millis now;

  Result<play::Invitation> operator()(const SitDown& sit) const {
    std::optional<Seat> seat;
    if (sit.seat) seat = play::seat_with(table.seats, *sit.seat);
    return play::sit_down(table, {player, sit.name, rating}, seat, now);
  }
  Result<play::Invitation> operator()(const StandUp& /*stand*/) const {
    return play::stand_up(table, player, now);
  }
  Result<play::Invitation> operator()(const Withdraw& /*withdraw*/) const {
    return play::withdraw(table, player);
  }
  Result<play::Invitation> operator()(const Decline& /*decline*/) const {
    return play::decline(table, player, now);
  }
  Result<play::Invitation> operator()(const FillSeats& fill) const {
    return play::fill(table, player, fill.level, now);
  }
};

/// Whether this wish made this invitation; the lot falls as it fell then.
bool made(const Invitation& invitation, const NewInvitation& wish, const Catalog& known) {
  const auto& host = invitation.table.host;
  const auto again = invitation_of(wish, host, lot(invitation.id), known);
  return again && again->variant == invitation.variant && again->rules == invitation.rules &&
         again->start == invitation.start && again->time == invitation.time &&
         again->late == invitation.late && again->is_public == invitation.is_public &&
         again->table.invited == invitation.table.invited &&
         again->table.rated == invitation.table.rated &&
         play::seats_of(again->table.seats, host) == play::seats_of(invitation.table.seats, host);
}

}  // namespace

void Games::invite(const QueueKey& who, NewInvitation wish, const Reply<Invitation>& reply) {
  post(who, reply, [this, who, wish = std::move(wish), reply] {
    outbox_.answer(reply, invite_now(who, wish));
    return Then::done;
  });
}

void Games::invitations(const QueueKey& who, const Reply<std::vector<Invitation>>& reply) {
  post(who, reply, [this, player = who.player, reply] {
    outbox_.answer(reply, store_.waiting(player, journal_.now(), limits_.listed_invitations));
    return Then::done;
  });
}

void Games::invitation(const QueueKey& who, const std::string& id, const Reply<Invitation>& reply) {
  post(who, reply, [this, id, reply] {
    outbox_.answer(reply, find_invitation(id));
    return Then::done;
  });
}

void Games::answer_invitation(const QueueKey& who, const std::string& id, InvitationAnswer answer,
                              const Reply<Invitation>& reply) {
  post(who, reply, [this, who, id, answer = std::move(answer), reply] {
    outbox_.answer(reply, answer_now(who, id, answer));
    return Then::done;
  });
}

void Games::rematch(const GameRequest& game_request, const Reply<Invitation>& reply) {
  post_for(&GameCache::find_own, game_request, reply,
           [this, player = game_request.player, reply](LiveGame& game) {
             outbox_.answer(reply, rematch_now(game, player));
           });
}

void Games::await(const GameRequest& game_request, const std::shared_ptr<Watcher>& watcher) {
  const Reply<Invitation> fail = [watcher](const Result<Invitation>& none) {
    watcher->deliver(error_message(none.error()));
  };
  post(game_request.queue_key(), fail, [this, game_request, id = game_request.game, watcher, fail] {
    if (id == own_seek) {
      watchers_.add(place_of(id, game_request.player), watcher);
      const Seek* seek = pool_.find(game_request.player);
      if (seek != nullptr) outbox_.tell(watcher, seek_message(view_of_seek(*seek)));
      return Then::done;
    }
    const auto now = news_of(id);
    if (now) {
      watchers_.add(id, watcher);
      outbox_.tell(watcher, *now);
    } else {
      outbox_.answer<Invitation>(fail, Failure(now.error()));
    }
    return Then::done;
  });
}

Result<Payload> Games::news_of(const std::string& awaited) {
  if (is_name(awaited, tournament_id_length)) return tournaments_.news(awaited);
  if (is_name(awaited, league_id_length)) return leagues_.news(awaited);
  return find_invitation(awaited).map(
      [](const Invitation& invitation) { return invitation_message(invitation); });
}

Result<Invitation> Games::find_invitation(const std::string& id) {
  if (!is_name(id, invitation_id_length)) return no_such_invitation(id);
  if (auto kept = journal_.kept(id)) return std::move(*kept);
  auto found = store_.find_invitation(id);
  if (!found) return Failure(found.error());
  std::optional<Invitation> invitation = std::move(*found);
  if (!invitation) return no_such_invitation(id);
  return std::move(*invitation);
}

Result<std::optional<Invitation>> Games::find_rematch(const std::string& game) {
  if (auto kept = journal_.kept_rematch(game)) return kept;
  return store_.find_rematch(game);
}

Result<Invitation> Games::rematch_now(const LiveGame& game, const std::string& player) {
  const auto& meta = game.meta;
  if (!meta.shared()) {
    return failure(ErrorCode::conflict, "People at one screen make a new game instead", meta.id);
  }
  if (!game.standing().verdict.over()) {
    return failure(ErrorCode::conflict, "This game is not over yet", meta.id);
  }
  const auto now = journal_.now();
  auto found = find_rematch(meta.id);
  if (!found) return Failure(found.error());
  std::optional<Invitation> offered = std::move(*found);
  if (offered && offered->table.phase == play::Phase::begun) return std::move(*offered);
  if (offered && now < offered->table.expires) return accept_rematch(*offered, meta, player);
  if (auto may = may_create(player); !may) return Failure(may.error());
  if (auto may = may_join(player, meta.seats); !may) return Failure(may.error());
  auto table = play::invite_again(meta.seats, player, now + lifetime(limits_));
  if (!table) return Failure(table.error());
  const auto open = store_.people().is_open(meta.id);
  if (!open) return Failure(open.error());
  Invitation invitation;
  invitation.id = namer_(invitation_id_length);
  invitation.variant = meta.variant;
  invitation.rules = meta.rules;
  invitation.start = meta.start;
  invitation.time = meta.time;
  invitation.table = std::move(*table);
  invitation.table.rated = meta.rated;
  invitation.late = meta.late;
  invitation.is_public = *open;
  mark_bots(invitation.table.seats);
  invitation.created = now;
  invitation.rematch_of = meta.id;
  keep(invitation);
  return invitation;
}

Result<Invitation> Games::accept_rematch(const Invitation& offered, const GameMeta& meta,
                                         const std::string& player) {
  const auto seats = play::moved_on(meta.seats);
  const auto own =
      std::find_if(seats.begin(), seats.end(), [&](const Player& one) { return one.id == player; });
  const auto seat = static_cast<Seat>(own - seats.begin());
  auto table =
      play::sit_down(offered.table, {player, own->name, own->rating}, seat, journal_.now());
  if (!table) return Failure(table.error());
  return change_to(offered, std::move(*table), QueueKey(player));
}

Result<Invitation> Games::invite_now(const QueueKey& who, const NewInvitation& wish) {
  const auto& nonce = wish.game.nonce;
  if (!nonce.empty()) {
    auto before = journal_.made(who.player, nonce);
    if (!before) {
      const auto stored = store_.find_invited(who.player, nonce);
      if (!stored) return Failure(stored.error());
      before = *stored;
    }
    if (before) {
      auto invitation = find_invitation(*before);
      if (!invitation || made(*invitation, wish, known_)) return invitation;
      return failure(ErrorCode::conflict, "This nonce has been used for another invitation",
                     "nonce", "a new one");
    }
  }
  if (!wish.to.empty() && !is_name(wish.to, player_key_length)) {
    return failure(ErrorCode::not_found, "There is no such player", "to",
                   "the name of an account, or a player's id");
  }
  if (!wish.to.empty()) {
    const auto apart = store_.people().apart(who.player, wish.to);
    if (!apart) return Failure(apart.error());
    if (*apart) return failure(ErrorCode::conflict, "You cannot challenge this player", "to");
  }
  if (auto may = may_create(who.player); !may) return Failure(may.error());
  const auto now = journal_.now();
  const auto waiting = store_.waiting(who.player, now, limits_.listed_invitations);
  if (!waiting) return Failure(waiting.error());
  const auto own = std::count_if(waiting->begin(), waiting->end(), [&](const Invitation& one) {
    return one.table.host == who.player;
  });
  const auto unsaved = journal_.invited(who.player);
  if (static_cast<std::size_t>(own) + unsaved >= limits_.invitations_per_player) {
    return failure(ErrorCode::too_many, "Too many invitations of yours are waiting", {},
                   "some of them withdrawn");
  }
  const auto id = namer_(invitation_id_length);
  auto invitation = invitation_of(wish, who.player, lot(id), known_);
  if (!invitation) return invitation;
  const auto rating = shown_rating(who.player, invitation->variant, invitation->time);
  if (!rating) return Failure(rating.error());
  for (auto& player : invitation->table.seats) {
    if (player.id == who.player) player.rating = *rating;
  }
  mark_bots(invitation->table.seats);
  invitation->id = id;
  invitation->nonce = nonce;
  invitation->created = now;
  invitation->table.expires = now + lifetime(limits_);
  keep(*invitation);
  return invitation;
}

Result<Invitation> Games::answer_now(const QueueKey& who, const std::string& id,
                                     const InvitationAnswer& answer) {
  auto invitation = find_invitation(id);
  if (!invitation) return invitation;
  if (!invitation->rematch_of.empty() && std::holds_alternative<SitDown>(answer)) {
    return failure(ErrorCode::conflict, "Only the players of the first game play it again",
                   invitation->rematch_of);
  }
  if (std::holds_alternative<SitDown>(answer)) {
    auto may = may_join(who.player, invitation->table.seats);
    if (!may) return Failure(may.error());
  }
  const auto rating = shown_rating(who.player, invitation->variant, invitation->time);
  if (!rating) return Failure(rating.error());
  auto table = std::visit(Answered{invitation->table, who.player, *rating, journal_.now()}, answer);
  if (!table) return Failure(table.error());
  return change_to(*invitation, std::move(*table), who);
}

Result<void> Games::may_join(const std::string& player, const play::Players& seats) {
  for (const auto& seat : seats) {
    if (seat.id.empty() || seat.id == player) continue;
    const auto apart = store_.people().apart(player, seat.id);
    if (!apart) return Failure(apart.error());
    if (*apart) return failure(ErrorCode::conflict, "You cannot take a seat at this table");
  }
  return {};
}

Result<Invitation> Games::change_to(Invitation invitation, play::Invitation table,
                                    const QueueKey& who) {
  if (table == invitation.table) return invitation;
  invitation.table = std::move(table);
  mark_bots(invitation.table.seats);
  ++invitation.version;
  if (invitation.table.phase == play::Phase::begun) {
    if (const auto begun = begin_game(invitation, who); !begun) return Failure(begun.error());
  }
  keep(invitation);
  return invitation;
}

Result<void> Games::begin_game(Invitation& invitation, const QueueKey& who) {
  for (auto& player : invitation.table.seats) {
    if (player.id.empty()) continue;
    if (auto may = may_create(player.id); !may) return may;
    // He may have sat down days ago.
    auto rating = shown_rating(player.id, invitation.variant, invitation.time);
    if (!rating) return Failure(rating.error());
    player.rating = std::move(*rating);
  }
  auto meta = game_of(invitation);
  meta.id = namer_(game_id_length);
  invitation.game = meta.id;
  const auto game = begin(std::move(meta), {}, who.address);
  if (!game) return Failure(game.error());
  if (invitation.is_public || invitation.table.rated) live_games_.add((*game)->meta);
  return {};
}

void Games::keep(const Invitation& invitation) {
  journal_.keep(invitation);
  const auto message = invitation_message(invitation);
  watchers_.publish(invitation.id, message);
  if (!invitation.rematch_of.empty()) watchers_.publish(invitation.rematch_of, message);
}

}  // namespace camlann::server
