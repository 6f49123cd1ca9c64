#include "server/services/games/invitations.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "game/catalog.hpp"
#include "play/invitation.hpp"
#include "play/seating.hpp"
#include "rules/verdict.hpp"
#include "server/core/clock.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/limits.hpp"
#include "server/core/secret.hpp"
#include "server/messages/game.hpp"
#include "server/model/game_state.hpp"
#include "server/model/invitation.hpp"
#include "server/model/list_wish.hpp"
#include "server/model/new_game.hpp"
#include "server/services/games/new_games.hpp"
#include "server/services/games/profiles.hpp"
#include "server/services/games/round.hpp"
#include "server/services/round/game_cache.hpp"

namespace camlann::server {

namespace {

Failure no_such_invitation(const std::string& id) {
  return failure(ErrorCode::not_found, "There is no such invitation", id, {});
}

Millis lifetime(const Limits& limits) {
  return std::chrono::milliseconds(limits.invitation_lasts).count();
}

/// Returns what an answer makes of an invitation.
struct Answered {
  const play::Invitation& table;
  const std::string& player;
  const std::string& rating;  // the player's, as text
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

/// True if this request made this invitation. The random colour depends only on the id.
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

Result<ListPart<Invitation>> Invitations::list(const QueueKey& who, const ListWish& asked) {
  auto wish = asked;
  wish.limit = std::min(wish.limit, round_.limits.listed_invitations);
  auto& table = round_.store.invitations();
  TRY(auto open, table.open_to(who.player, round_.now(), wish));
  auto part = ListPart<Invitation>::from(std::move(open), wish);
  if (wish.skip > 0) return part;
  TRY(auto own, table.waiting(who.player, round_.now(), 0));
  const auto middle = static_cast<std::ptrdiff_t>(own.size());
  own.insert(own.end(), std::make_move_iterator(part.all.begin()),
             std::make_move_iterator(part.all.end()));
  const auto newer = [](const Invitation& a, const Invitation& b) {
    return std::tie(b.created, a.id) < std::tie(a.created, b.id);
  };
  std::inplace_merge(own.begin(), own.begin() + middle, own.end(), newer);
  part.all = std::move(own);
  return part;
}

Result<Invitation> Invitations::find(const std::string& id) {
  if (!is_name(id, invitation_id_length)) return no_such_invitation(id);
  if (auto kept = round_.journal.kept(id)) return std::move(*kept);
  auto found = round_.store.invitations().find(id);
  if (!found) return Failure(found.error());
  std::optional<Invitation> invitation = std::move(*found);
  if (!invitation) return no_such_invitation(id);
  return std::move(*invitation);
}

Result<std::optional<Invitation>> Invitations::find_rematch(const std::string& game) {
  if (auto kept = round_.journal.kept_rematch(game)) return kept;
  return round_.store.invitations().find_rematch(game);
}

Result<Invitation> Invitations::rematch(const OwnGame& own) {
  const auto& meta = own.game.meta;
  const auto& player = own.player();
  if (!meta.shared() || meta.on_one_device()) {
    return failure(ErrorCode::conflict, "People at one screen make a new game instead", meta.id);
  }
  if (!own.game.standing().verdict.over()) {
    return failure(ErrorCode::conflict, "This game is not over yet", meta.id);
  }
  const auto now = round_.now();
  auto found = find_rematch(meta.id);
  if (!found) return Failure(found.error());
  std::optional<Invitation> offered = std::move(*found);
  if (offered && offered->table.phase == play::Phase::begun) return std::move(*offered);
  if (offered && now < offered->table.expires) return accept_rematch(*offered, meta, player);
  if (auto may = new_games_.may_create(player, meta.time); !may) return Failure(may.error());
  if (auto may = may_join(player, meta.seats); !may) return Failure(may.error());
  if (auto may = may_be_offered(meta.variant, meta.rules_again(), meta.start, round_.known); !may) {
    return Failure(may.error());
  }
  auto table = play::invite_again(meta.seats, player, now + lifetime(round_.limits));
  if (!table) return Failure(table.error());
  const auto open = round_.store.people().is_open(meta.id);
  if (!open) return Failure(open.error());
  Invitation invitation;
  invitation.id = round_.namer(invitation_id_length);
  invitation.variant = meta.variant;
  invitation.rules = meta.rules_again();
  invitation.start = meta.start;
  invitation.time = meta.time;
  invitation.table = std::move(*table);
  invitation.table.rated = meta.rated;
  invitation.late = meta.late;
  invitation.is_public = *open;
  round_.mark(invitation.table.seats);
  invitation.created = now;
  invitation.rematch_of = meta.id;
  keep(invitation);
  return invitation;
}

Result<Invitation> Invitations::accept_rematch(const Invitation& offered, const GameMeta& meta,
                                               const std::string& player) {
  const auto seats = play::moved_on(meta.seats);
  const auto own =
      std::find_if(seats.begin(), seats.end(), [&](const Player& one) { return one.id == player; });
  const auto seat = static_cast<Seat>(own - seats.begin());
  auto table = play::sit_down(offered.table, {player, own->name, own->rating}, seat, round_.now());
  if (!table) return Failure(table.error());
  return change_to(offered, std::move(*table), QueueKey(player));
}

Result<std::optional<Invitation>> Invitations::made_before(const std::string& player,
                                                           const NewInvitation& wish) {
  const auto& nonce = wish.game.nonce;
  if (nonce.empty()) return std::optional<Invitation>{};
  auto before = round_.journal.made(player, nonce);
  if (!before) {
    const auto stored = round_.store.invitations().find_made(player, nonce);
    if (!stored) return Failure(stored.error());
    before = *stored;
  }
  if (!before) return std::optional<Invitation>{};
  auto invitation = find(*before);
  if (!invitation) return Failure(invitation.error());
  if (made(*invitation, wish, round_.known)) return std::optional(std::move(*invitation));
  return failure(ErrorCode::conflict, "This nonce has been used for another invitation", "nonce",
                 "a new one");
}

Result<void> Invitations::may_invite(const std::string& player, const NewInvitation& wish) {
  const auto& to = wish.to;
  if (!to.empty() && !is_name(to, player_key_length)) {
    return failure(ErrorCode::not_found, "There is no such player", "to",
                   "the name of an account, or a player's id");
  }
  if (!to.empty()) {
    const auto apart = round_.store.people().apart(player, to);
    if (!apart) return Failure(apart.error());
    if (*apart) return failure(ErrorCode::conflict, "You cannot challenge this player", "to");
  }
  if (auto may = new_games_.may_create(player, wish.game.time); !may) return may;
  const auto& limits = round_.limits;
  const auto waiting =
      round_.store.invitations().waiting(player, round_.now(), limits.listed_invitations);
  if (!waiting) return Failure(waiting.error());
  const auto own = std::count_if(waiting->begin(), waiting->end(),
                                 [&](const Invitation& one) { return one.table.host == player; });
  const auto unsaved = round_.journal.invited(player);
  if (static_cast<std::size_t>(own) + unsaved >= limits.invitations_per_player) {
    return failure(ErrorCode::too_many, "Too many invitations of yours are waiting", {},
                   "some of them withdrawn");
  }
  return {};
}

Result<Invitation> Invitations::invite(const QueueKey& who, const NewInvitation& wish) {
  auto before = made_before(who.player, wish);
  if (!before) return Failure(before.error());
  if (std::optional<Invitation>& repeated = *before) return std::move(*repeated);
  if (auto may = may_invite(who.player, wish); !may) return Failure(may.error());
  const auto id = round_.namer(invitation_id_length);
  auto invitation = invitation_of(wish, who.player, lot(id), round_.known);
  if (!invitation) return invitation;
  const auto offered =
      may_be_offered(invitation->variant, invitation->rules, invitation->start, round_.known);
  if (!offered) return Failure(offered.error());
  const auto rating = profiles_.shown_rating(who.player, invitation->variant, invitation->time);
  if (!rating) return Failure(rating.error());
  for (auto& player : invitation->table.seats) {
    if (player.id == who.player) player.rating = *rating;
  }
  round_.mark(invitation->table.seats);
  invitation->id = id;
  invitation->nonce = wish.game.nonce;
  invitation->created = round_.now();
  invitation->table.expires = invitation->created + lifetime(round_.limits);
  keep(*invitation);
  return invitation;
}

Result<Invitation> Invitations::answer(const QueueKey& who, const std::string& id,
                                       const InvitationAnswer& answer) {
  auto invitation = find(id);
  if (!invitation) return invitation;
  if (!invitation->rematch_of.empty() && std::holds_alternative<SitDown>(answer)) {
    return failure(ErrorCode::conflict, "Only the players of the first game play it again",
                   invitation->rematch_of);
  }
  if (std::holds_alternative<SitDown>(answer)) {
    auto may = may_join(who.player, invitation->table.seats);
    if (!may) return Failure(may.error());
  }
  const auto rating = profiles_.shown_rating(who.player, invitation->variant, invitation->time);
  if (!rating) return Failure(rating.error());
  auto table = std::visit(Answered{invitation->table, who.player, *rating, round_.now()}, answer);
  if (!table) return Failure(table.error());
  return change_to(*invitation, std::move(*table), who);
}

Result<void> Invitations::may_join(const std::string& player, const play::Players& seats) {
  for (const auto& seat : seats) {
    if (seat.id.empty() || seat.id == player) continue;
    const auto apart = round_.store.people().apart(player, seat.id);
    if (!apart) return Failure(apart.error());
    if (*apart) return failure(ErrorCode::conflict, "You cannot take a seat at this table");
  }
  return {};
}

Result<Invitation> Invitations::change_to(Invitation invitation, play::Invitation table,
                                          const QueueKey& who) {
  if (table == invitation.table) return invitation;
  invitation.table = std::move(table);
  round_.mark(invitation.table.seats);
  ++invitation.version;
  if (invitation.table.phase == play::Phase::begun) {
    if (const auto begun = begin_game(invitation, who); !begun) return Failure(begun.error());
  }
  keep(invitation);
  return invitation;
}

Result<void> Invitations::begin_game(Invitation& invitation, const QueueKey& who) {
  for (auto& player : invitation.table.seats) {
    if (player.id.empty()) continue;
    if (auto may = new_games_.may_create(player.id, invitation.time); !may) return may;
    // The seat may have been taken days ago.
    auto rating = profiles_.shown_rating(player.id, invitation.variant, invitation.time);
    if (!rating) return Failure(rating.error());
    player.rating = std::move(*rating);
  }
  auto meta = game_of(invitation);
  meta.id = round_.namer(game_id_length);
  invitation.game = meta.id;
  const auto game = new_games_.begin(std::move(meta), {}, who.address);
  if (!game) return Failure(game.error());
  if (invitation.is_public || invitation.table.rated) round_.live_games.add((*game)->meta);
  return {};
}

void Invitations::keep(const Invitation& invitation) {
  round_.journal.keep(invitation);
  const auto message = invitation_message(invitation);
  round_.watchers.publish(invitation.id, message);
  if (!invitation.rematch_of.empty()) round_.watchers.publish(invitation.rematch_of, message);
}

}  // namespace camlann::server
