#include "server/services/games/seeks.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
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
#include "server/model/list_wish.hpp"
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

Result<SeekView> Seeks::take(const QueueKey& who, const TakenSeek& wish) {
  Seek* const seek = pool_.find_id(wish.id);
  if (seek != nullptr && seek->taker == who.player && seek->taker_nonce == wish.nonce) {
    return view_of(*seek);
  }
  const auto gone = [] {
    return failure(ErrorCode::not_found, "This player no longer waits", {},
                   "another player, or a search of your own");
  };
  if (seek == nullptr || !seek->waits() || seek->seeker.id == who.player) return gone();
  const auto times = seek->times();
  if (wish.time > 0 && std::cmp_greater_equal(wish.time, times.size())) {
    return failure(ErrorCode::syntax, "This player does not offer so many times", "time",
                   "the number of one of them, from 0");
  }
  auto terms = seek->offers.front().terms;
  if (!times.empty()) terms.time = times[static_cast<std::size_t>(wish.time)];
  TRY(const auto may, may_meet(*seek, terms, who.player));
  if (!may) return gone();
  TRY_VOID(new_games_.may_create(who.player, terms.time));
  const auto player = seek->seeker.id;
  if (const auto able = new_games_.may_create(player, terms.time); !able) {
    // The search cannot lead to a game.
    round_.watchers.publish(place_of_seek(player), error_message(able.error()));
    pool_.remove(player);
    return gone();
  }
  Seek own;
  own.name = wish.name;
  own.address = who.address;
  TRY(auto offer, offer_of(who.player, terms));
  own.offers.push_back(std::move(offer));
  TRY(const auto games, round_.store.people().games(who.player, 5));
  own.seeker = {who.player, 0, {}, 0, last_seat(games, who.player)};
  // The taker may be at any distance; the pairing only chooses the colours.
  const auto pairs = play::pair_up(
      {{seek->seeker.id, 0, {}, 0, seek->seeker.last}, own.seeker},
      [](const auto&, const auto&) { return false; }, round_.now(),
      [this] { return lot(round_.namer(game_id_length)); });
  const bool waiting_is_white = pairs.at(0).white == seek->seeker.id;
  const auto id = waiting_is_white ? begin_game(*seek, own, terms) : begin_game(own, *seek, terms);
  if (!id) return Failure(id.error());
  seek->game = *id;
  seek->begun = terms;
  seek->taker = who.player;
  seek->taker_nonce = wish.nonce;
  round_.watchers.publish(place_of_seek(seek->seeker.id), seek_message(view_of(*seek)));
  round_.log(Severity::info, "paired", {{"variant", terms.variant}});
  auto view = view_of(*seek);
  pool_.remove(who.player);
  return view;
}

void Seeks::end_of(const Whose& whose) {
  pool_.remove_if([&](const Seek& seek) { return whose(seek.seeker.id, seek.address); });
}

Result<bool> Seeks::stop(const QueueKey& who) {
  pool_.remove(who.player);
  return true;
}

Result<Seekers> Seeks::list(const QueueKey& who, const ListWish& wish) {
  Seekers seekers{pool_.counts(who.player), {}, {}, {}};
  std::vector<OpenSeek> open;
  int left_out = 0;
  for (const Seek* seek : pool_.waiting(who.player)) {
    if (std::cmp_greater(open.size(), wish.limit)) break;
    const auto& terms = seek->offers.front().terms;
    TRY(const auto may, may_meet(*seek, terms, who.player));
    if (!may || left_out++ < wish.skip) continue;
    auto opposite = terms;
    opposite.rated = !terms.rated;
    const auto& player = seek->seeker.id;
    const bool bot = round_.is_bot && round_.is_bot(player);
    const bool guest = !seek->name.empty() && round_.has_account && !round_.has_account(player);
    open.push_back({seek->id, seek->name, seek->offers.front().shown_rating, bot, guest, terms,
                    seek->times(), seek->find(opposite) != nullptr});
  }
  auto part = ListPart<OpenSeek>::from(std::move(open), wish);
  seekers.open = std::move(part.all);
  seekers.next = part.next;
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
  TRY(auto offers, offers_of(who, wish));
  const auto now = round_.now();
  Seek seek;
  seek.id = round_.namer(seek_id_length);
  seek.nonce = wish.table.game.nonce;
  seek.offers = std::move(offers);
  seek.name = wish.table.name;
  seek.address = who.address;
  seek.heard = now;
  TRY(const auto games, round_.store.people().games(who.player, 5));
  seek.seeker = {who.player, seek.offers.front().rating, {}, now, last_seat(games, who.player)};
  if (wish.range) seek.seeker.range = *wish.range;
  return seek;
}

Result<std::vector<SeekOffer>> Seeks::offers_of(const QueueKey& who, const SeekWish& wish) {
  std::vector<std::optional<play::TimeControl>> times{wish.table.game.time};
  for (const auto& time : wish.also) times.emplace_back(time);
  std::vector<bool> kinds{wish.table.game.rated};
  if (wish.either) kinds.push_back(!wish.table.game.rated);
  std::vector<SeekOffer> offers;
  for (const bool rated : kinds) {
    for (const auto& time : times) {
      auto one = wish.table;
      one.game.time = time;
      one.game.rated = rated;
      TRY_VOID(new_games_.may_create(who.player, time));
      TRY(const auto table, invitation_of(one, who.player, Seat::white, round_.known));
      if (table.table.seats.size() != 2) {
        return failure(ErrorCode::syntax, "An opponent is found for games of two", "variant",
                       "a game of two, or an open seat");
      }
      TRY_VOID(may_be_offered(table.variant, table.rules, table.start, round_.known));
      TRY(auto offer,
          offer_of(who.player, {table.variant, table.rules, table.time, table.table.rated}));
      const bool known = std::any_of(offers.begin(), offers.end(), [&](const SeekOffer& other) {
        return other.terms == offer.terms;
      });
      if (!known) offers.push_back(std::move(offer));
    }
  }
  return offers;
}

Result<SeekOffer> Seeks::offer_of(const std::string& player, const SeekTerms& terms) {
  SeekOffer offer;
  offer.terms = terms;
  TRY(offer.rating, rating_of(player, terms));
  TRY(offer.shown_rating, profiles_.shown_rating(player, terms.variant, terms.time));
  return offer;
}

Result<bool> Seeks::may_meet(const Seek& seek, const SeekTerms& terms, const std::string& player) {
  TRY(const auto apart, round_.store.people().apart(seek.seeker.id, player));
  if (apart || !seek.seeker.range) return !apart;
  TRY(const auto rating, rating_of(player, terms));
  const auto* const offer = seek.find(terms);
  return offer != nullptr && std::abs(offer->rating - rating) <= *seek.seeker.range;
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
  const auto& terms = seek.waits() ? seek.offers.front().terms : seek.begun;
  SeekView view{terms, round_.now() - seek.seeker.since, 0, seek.game};
  for (const Seek* other : pool_.waiting(seek.seeker.id)) {
    const bool alike =
        std::any_of(seek.offers.begin(), seek.offers.end(),
                    [&](const SeekOffer& one) { return other->find(one.terms) != nullptr; });
    if (alike) ++view.others;
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
                      seek.find(terms) != nullptr && host != seek.seeker.id;
    if (!fits) continue;
    const auto rating = rating_of(host, terms);
    const auto apart = round_.store.people().apart(host, seek.seeker.id);
    if (!rating) return Failure(rating.error());
    if (!apart) return Failure(apart.error());
    play::Seeker other{host, *rating, {}, invitation.created, {}};
    auto seeker = seek.seeker;
    seeker.rating = seek.find(terms)->rating;
    if (*apart || !play::fit(seeker, other, now)) continue;
    // The seat may have been taken in this very round, or the host has too many games.
    const auto begun = invitations_.answer(QueueKey(seek.seeker.id, seek.address), invitation.id,
                                           SitDown{seek.name, std::nullopt});
    if (!begun || begun->game.empty()) continue;
    seek.game = begun->game;
    seek.begun = terms;
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
  for (const auto& crowd : pool_.crowds()) pair_crowd(crowd);
}

void Seeks::pair_crowd(const Pool::Crowd& crowd) {
  const play::Apart apart = [this](const std::string& one, const std::string& other) {
    return round_.store.people().apart(one, other).value_or(true);  // if in doubt, not paired
  };
  const auto by_lot = [this] { return lot(round_.namer(game_id_length)); };
  std::vector<play::Seeker> waiting;
  for (const auto& player : crowd.players) {
    // A crowd before this one may have paired the player, or ended the search.
    const Seek* const seek = pool_.find(player);
    const auto* const offer = seek != nullptr && seek->waits() ? seek->find(crowd.terms) : nullptr;
    if (offer == nullptr) continue;
    waiting.push_back(seek->seeker);
    waiting.back().rating = offer->rating;
  }
  for (const auto& [white, black] : play::pair_up(std::move(waiting), apart, paired_, by_lot)) {
    begin_pair(*pool_.find(white), *pool_.find(black), crowd.terms);
  }
}

void Seeks::begin_pair(Seek& white, Seek& black, const SeekTerms& terms) {
  auto& watchers = round_.watchers;
  const auto id = begin_game(white, black, terms);
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
    seek->begun = terms;
    watchers.publish(place_of_seek(seek->seeker.id), seek_message(view_of(*seek)));
  }
  round_.log(Severity::info, "paired", {{"variant", terms.variant}});
}

Result<std::string> Seeks::begin_game(const Seek& white, const Seek& black,
                                      const SeekTerms& terms) {
  GameMeta meta;
  for (const Seek* seek : {&white, &black}) {
    const auto may = new_games_.may_create(seek->seeker.id, terms.time);
    if (!may) return Failure(may.error());
    Player player;
    player.letter = seek == &white ? 'w' : 'b';
    player.name = seek->name;
    player.id = seek->seeker.id;
    if (const auto* const offer = seek->find(terms)) player.rating = offer->shown_rating;
    meta.seats.push_back(std::move(player));
  }
  meta.player = white.seeker.id;
  meta.variant = terms.variant;
  meta.rules = terms.rules;
  meta.time = terms.time;
  meta.rated = terms.rated;
  describe_seats(meta);
  meta.id = round_.namer(game_id_length);
  const auto game = new_games_.begin(meta, {}, white.address);
  if (!game) return Failure(game.error());
  round_.live_games.add((*game)->meta);
  return meta.id;
}

}  // namespace camlann::server
