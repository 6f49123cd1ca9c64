#include "server/services/games/seeks.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "play/invitation.hpp"
#include "play/pairing.hpp"
#include "play/seating.hpp"
#include "rating/glicko.hpp"
#include "rules/verdict.hpp"
#include "server/core/actor.hpp"
#include "server/core/clock.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/limits.hpp"
#include "server/core/log.hpp"
#include "server/core/outbox.hpp"
#include "server/core/secret.hpp"
#include "server/messages/game.hpp"
#include "server/messages/seeks.hpp"
#include "server/model/finished_game.hpp"
#include "server/model/game_state.hpp"
#include "server/model/invitation.hpp"
#include "server/model/new_game.hpp"
#include "server/model/seek.hpp"
#include "server/services/games/invitations.hpp"
#include "server/services/games/new_games.hpp"
#include "server/services/games/pool.hpp"
#include "server/services/games/profiles.hpp"
#include "server/services/games/round.hpp"
#include "server/services/round/game_cache.hpp"

namespace camlann::server {

namespace {

/// A page repeats its search every few seconds; a hidden one at most once a minute, but its socket
/// stays open.
constexpr Millis silence = 20'000;
constexpr Millis between_pairings = 500;

/// Returns the player's seat in the newest of these games that has two seats.
std::optional<Seat> last_seat(const std::vector<GameSummary>& games, const std::string& player) {
  for (const auto& game : games) {
    if (game.meta.seats.size() != 2) continue;
    return game.meta.seats[0].id == player ? Seat::white : Seat::black;
  }
  return std::nullopt;
}

std::string place_of_seek(const std::string& player) {
  return place_of(std::string(own_seek), player);
}

}  // namespace

Result<SeekView> Seeks::seek(const QueueKey& who, const SeekWish& wish) {
  const auto& nonce = wish.table.game.nonce;
  if (Seek* const before = pool_.find(who.player); before != nullptr && before->nonce == nonce) {
    before->heard = round_.now();
    return view_of(*before);
  }
  if (!pool_.has_room(who, round_.limits.seekers)) return Failure(too_busy());
  auto seek = new_seek(who, wish);
  if (!seek) return Failure(seek.error());
  auto& kept = pool_.put(std::move(*seek));
  if (auto taken = take_open_seat(kept); !taken) return Failure(taken.error());
  if (kept.waits()) pair_crowds();
  return view_of(kept);
}

Result<bool> Seeks::stop(const QueueKey& who) {
  pool_.remove(who.player);
  return true;
}

Result<Seekers> Seeks::list(const QueueKey& who) {
  Seekers seekers{pool_.counts(who.player), {}};
  const Seek* own = pool_.find(who.player);
  if (own != nullptr) seekers.own = view_of(*own);
  return seekers;
}

std::optional<Payload> Seeks::news_of(const std::string& player) {
  const Seek* seek = pool_.find(player);
  if (seek == nullptr) return std::nullopt;
  return seek_message(view_of(*seek));
}

Result<Seek> Seeks::new_seek(const QueueKey& who, const SeekWish& wish) {
  const auto& time = wish.table.game.time;
  if (auto may = new_games_.may_create(who.player, time); !may) return Failure(may.error());
  const auto table = invitation_of(wish.table, who.player, Seat::white, round_.known);
  if (!table) return Failure(table.error());
  if (table->table.seats.size() != 2) {
    return failure(ErrorCode::syntax, "An opponent is found for games of two", "variant",
                   "a game of two, or an open seat");
  }
  const auto offered = may_be_offered(table->variant, table->rules, table->start, round_.known);
  if (!offered) return Failure(offered.error());
  const auto now = round_.now();
  Seek seek;
  seek.nonce = wish.table.game.nonce;
  seek.terms = {table->variant, table->rules, table->time, table->table.rated};
  seek.name = wish.table.name;
  seek.address = who.address;
  seek.heard = now;
  auto shown = profiles_.shown_rating(who.player, table->variant, table->time);
  if (!shown) return Failure(shown.error());
  seek.shown_rating = std::move(*shown);
  const auto rating = rating_of(who.player, seek.terms);
  const auto games = round_.store.people().games(who.player, 5);
  if (!rating) return Failure(rating.error());
  if (!games) return Failure(games.error());
  seek.seeker = {who.player, *rating, {}, now, last_seat(*games, who.player)};
  if (wish.range) seek.seeker.range = *wish.range;
  return seek;
}

Result<double> Seeks::rating_of(const std::string& player, const SeekTerms& terms) {
  // Games without a clock are not rated: every player counts as a newcomer.
  const auto speed = speed_of(terms.time);
  if (!speed) return rating::Glicko{}.rating;
  const auto kept = round_.store.people().rating(player, terms.variant, *speed);
  if (!kept) return Failure(kept.error());
  return kept->value_or(KeptRating{}).glicko.rating;
}

SeekView Seeks::view_of(const Seek& seek) const {
  SeekView view{seek.terms, round_.now() - seek.seeker.since, 0, seek.game};
  for (const auto& [terms, count] : pool_.counts(seek.seeker.id)) {
    if (terms == seek.terms) view.others += count;
  }
  return view;
}

Result<void> Seeks::take_open_seat(Seek& seek) {
  const auto now = round_.now();
  auto open = round_.store.invitations().waiting({}, now, round_.limits.listed_invitations);
  if (!open) return Failure(open.error());
  std::reverse(open->begin(), open->end());
  for (const Invitation& invitation : *open) {
    const SeekTerms terms{invitation.variant, invitation.rules, invitation.time,
                          invitation.table.rated};
    const auto& host = invitation.table.host;
    const bool fits = invitation.table.seats.size() == 2 && invitation.start.empty() &&
                      terms == seek.terms && host != seek.seeker.id;
    if (!fits) continue;
    const auto rating = rating_of(host, terms);
    const auto apart = round_.store.people().apart(host, seek.seeker.id);
    if (!rating) return Failure(rating.error());
    if (!apart) return Failure(apart.error());
    play::Seeker other{host, *rating, {}, invitation.created, {}};
    if (*apart || !play::fit(seek.seeker, other, now)) continue;
    // The seat may have been taken in this very round, or the host has too many games.
    const auto begun = invitations_.answer(QueueKey(seek.seeker.id, seek.address), invitation.id,
                                           SitDown{seek.name, std::nullopt});
    if (!begun || begun->game.empty()) continue;
    seek.game = begun->game;
    return {};
  }
  return {};
}

void Seeks::pair_waiting() {
  if (!pool_.empty() && round_.now() - paired_ >= between_pairings) pair_crowds();
}

void Seeks::pair_crowds() {
  paired_ = round_.now();
  pool_.hear(paired_, [this](const std::string& player) {
    return round_.watchers.anybody_watches(place_of_seek(player));
  });
  pool_.forget_silent(paired_ - silence);
  const play::Apart apart = [this](const std::string& one, const std::string& other) {
    return round_.store.people().apart(one, other).value_or(true);  // if in doubt, not paired
  };
  const auto by_lot = [this] { return lot(round_.namer(game_id_length)); };
  for (const auto& crowd : pool_.crowds()) {
    std::vector<play::Seeker> waiting;
    waiting.reserve(crowd.size());
    for (const Seek* seek : crowd) waiting.push_back(seek->seeker);
    for (const auto& [white, black] : play::pair_up(std::move(waiting), apart, paired_, by_lot)) {
      begin_pair(*pool_.find(white), *pool_.find(black));
    }
  }
}

void Seeks::begin_pair(Seek& white, Seek& black) {
  auto& watchers = round_.watchers;
  const auto id = begin_game(white, black);
  if (!id) {
    // One of them has too many games: neither waits on in vain.
    for (const auto* seek : {&white, &black}) {
      watchers.publish(place_of_seek(seek->seeker.id), error_message(id.error()));
    }
    const std::string other = black.seeker.id;
    pool_.remove(white.seeker.id);
    pool_.remove(other);
    return;
  }
  for (Seek* seek : {&white, &black}) {
    seek->game = *id;
    watchers.publish(place_of_seek(seek->seeker.id), seek_message(view_of(*seek)));
  }
  round_.log(Severity::info, "paired", {{"variant", white.terms.variant}});
}

Result<std::string> Seeks::begin_game(const Seek& white, const Seek& black) {
  GameMeta meta;
  for (const Seek* seek : {&white, &black}) {
    const auto may = new_games_.may_create(seek->seeker.id, seek->terms.time);
    if (!may) return Failure(may.error());
    Player player;
    player.letter = seek == &white ? 'w' : 'b';
    player.name = seek->name;
    player.id = seek->seeker.id;
    player.rating = seek->shown_rating;
    meta.seats.push_back(std::move(player));
  }
  meta.player = white.seeker.id;
  meta.variant = white.terms.variant;
  meta.rules = white.terms.rules;
  meta.time = white.terms.time;
  meta.rated = white.terms.rated;
  describe_seats(meta);
  meta.id = round_.namer(game_id_length);
  const auto game = new_games_.begin(meta, {}, white.address);
  if (!game) return Failure(game.error());
  round_.live_games.add((*game)->meta);
  return meta.id;
}

}  // namespace camlann::server
