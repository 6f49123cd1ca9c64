// Finding an opponent: who looks for one waits in the pool until somebody fits, or takes an open
// seat that fits at once. The game of a pair is in the store before either hears of it.
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
#include "server/core/clock.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/log.hpp"
#include "server/core/mailbox.hpp"
#include "server/core/secret.hpp"
#include "server/messages/game.hpp"
#include "server/messages/seeks.hpp"
#include "server/model/finished_game.hpp"
#include "server/model/game_state.hpp"
#include "server/model/invitation.hpp"
#include "server/model/new_game.hpp"
#include "server/services/games/games.hpp"
#include "server/services/games/pool.hpp"

namespace camlann::server {

namespace {

/// A page that waits says so every few seconds. One that is hidden says it once a minute at most,
/// but its socket stays open.
constexpr Millis silence = 20'000;
constexpr Millis between_pairings = 500;

/// The seat that he had in the newest of these games of two.
std::optional<Seat> last_seat(const std::vector<GameSummary>& games, const std::string& player) {
  for (const auto& game : games) {
    if (game.meta.seats.size() != 2) continue;
    return game.meta.seats[0].id == player ? Seat::white : Seat::black;
  }
  return std::nullopt;
}

}  // namespace

void Games::seek(const QueueKey& who, SeekWish wish, const Reply<SeekView>& reply) {
  post(who, reply, [this, who, wish = std::move(wish), reply] {
    outbox_.answer(reply, seek_now(who, wish));
    return Then::done;
  });
}

void Games::stop_seeking(const QueueKey& who, const Reply<bool>& reply) {
  post(who, reply, [this, player = who.player, reply] {
    pool_.remove(player);
    outbox_.answer<bool>(reply, true);
    return Then::done;
  });
}

void Games::seekers(const QueueKey& who, const Reply<Seekers>& reply) {
  post(who, reply, [this, player = who.player, reply] {
    Seekers seekers{pool_.counts(player), {}};
    const Seek* own = pool_.find(player);
    if (own != nullptr) seekers.own = view_of_seek(*own);
    outbox_.answer<Seekers>(reply, std::move(seekers));
    return Then::done;
  });
}

Result<SeekView> Games::seek_now(const QueueKey& who, const SeekWish& wish) {
  const auto now = journal_.now();
  const auto& nonce = wish.table.game.nonce;
  if (Seek* const before = pool_.find(who.player); before != nullptr && before->nonce == nonce) {
    before->heard = now;
    return view_of_seek(*before);
  }
  if (pool_.size() >= limits_.seekers) return Failure(too_busy_);
  auto seek = new_seek(who, wish);
  if (!seek) return Failure(seek.error());
  auto& kept = pool_.put(std::move(*seek));
  if (auto taken = take_open_seat(kept); !taken) return Failure(taken.error());
  if (kept.waits()) pair_crowds();
  return view_of_seek(kept);
}

Result<Seek> Games::new_seek(const QueueKey& who, const SeekWish& wish) {
  if (auto may = may_create(who.player); !may) return Failure(may.error());
  const auto table = invitation_of(wish.table, who.player, Seat::white, known_);
  if (!table) return Failure(table.error());
  if (table->table.seats.size() != 2) {
    return failure(ErrorCode::syntax, "An opponent is found for games of two", "variant",
                   "a game of two, or an open seat");
  }
  const auto now = journal_.now();
  Seek seek;
  seek.nonce = wish.table.game.nonce;
  seek.terms = {table->variant, table->rules, table->time, table->table.rated};
  seek.name = wish.table.name;
  seek.address = who.address;
  seek.heard = now;
  auto shown = shown_rating(who.player, table->variant, table->time);
  if (!shown) return Failure(shown.error());
  seek.shown_rating = std::move(*shown);
  const auto rating = seeker_rating(who.player, seek.terms);
  const auto games = store_.people().games(who.player, 5);
  if (!rating) return Failure(rating.error());
  if (!games) return Failure(games.error());
  seek.seeker = {who.player, *rating, {}, now, last_seat(*games, who.player)};
  if (wish.range) seek.seeker.range = *wish.range;
  return seek;
}

Result<double> Games::seeker_rating(const std::string& player, const SeekTerms& terms) {
  // Without a clock there are no ratings: everybody is as strong as a newcomer.
  const auto speed = speed_of(terms.time);
  if (!speed) return rating::Glicko{}.rating;
  const auto kept = store_.people().rating(player, terms.variant, *speed);
  if (!kept) return Failure(kept.error());
  return kept->value_or(KeptRating{}).glicko.rating;
}

SeekView Games::view_of_seek(const Seek& seek) const {
  SeekView view{seek.terms, journal_.now() - seek.seeker.since, 0, seek.game};
  for (const auto& [terms, count] : pool_.counts(seek.seeker.id)) {
    if (terms == seek.terms) view.others += count;
  }
  return view;
}

Result<void> Games::take_open_seat(Seek& seek) {
  const auto now = journal_.now();
  auto open = store_.waiting({}, now, limits_.listed_invitations);
  if (!open) return Failure(open.error());
  std::reverse(open->begin(), open->end());
  for (const Invitation& invitation : *open) {
    const SeekTerms terms{invitation.variant, invitation.rules, invitation.time,
                          invitation.table.rated};
    const auto& host = invitation.table.host;
    const bool fits = invitation.table.seats.size() == 2 && invitation.start.empty() &&
                      terms == seek.terms && host != seek.seeker.id;
    if (!fits) continue;
    const auto rating = seeker_rating(host, terms);
    const auto apart = store_.people().apart(host, seek.seeker.id);
    if (!rating) return Failure(rating.error());
    if (!apart) return Failure(apart.error());
    play::Seeker other{host, *rating, {}, invitation.created, {}};
    if (*apart || !play::fit(seek.seeker, other, now)) continue;
    // Somebody may have taken it in this very round, or the host has too many games.
    const auto begun = answer_now(QueueKey(seek.seeker.id, seek.address), invitation.id,
                                  SitDown{seek.name, std::nullopt});
    if (!begun || begun->game.empty()) continue;
    seek.game = begun->game;
    return {};
  }
  return {};
}

void Games::pair_waiting() {
  if (pool_.size() > 0 && journal_.now() - paired_ >= between_pairings) pair_crowds();
}

void Games::pair_crowds() {
  paired_ = journal_.now();
  pool_.hear(paired_, [this](const std::string& player) {
    return watchers_.anybody_watches(place_of(std::string(own_seek), player));
  });
  pool_.forget_silent(paired_ - silence);
  const play::Apart apart = [this](const std::string& one, const std::string& other) {
    return store_.people().apart(one, other).value_or(true);  // in doubt they do not meet
  };
  const auto by_lot = [this] { return lot(namer_(game_id_length)); };
  for (const auto& crowd : pool_.crowds()) {
    std::vector<play::Seeker> waiting;
    waiting.reserve(crowd.size());
    for (const Seek* seek : crowd) waiting.push_back(seek->seeker);
    for (const auto& [white, black] : play::pair_up(std::move(waiting), apart, paired_, by_lot)) {
      begin_pair(*pool_.find(white), *pool_.find(black));
    }
  }
}

void Games::begin_pair(Seek& white, Seek& black) {
  const auto id = begin_paired(white, black);
  if (!id) {
    // One of them has too many games: neither waits on in vain.
    for (const auto* seek : {&white, &black}) {
      watchers_.publish(place_of(std::string(own_seek), seek->seeker.id),
                        error_message(id.error()));
    }
    const std::string other = black.seeker.id;
    pool_.remove(white.seeker.id);
    pool_.remove(other);
    return;
  }
  for (Seek* seek : {&white, &black}) {
    seek->game = *id;
    watchers_.publish(place_of(std::string(own_seek), seek->seeker.id),
                      seek_message(view_of_seek(*seek)));
  }
  log_(Severity::info, "paired", {{"variant", white.terms.variant}});
}

Result<std::string> Games::begin_paired(const Seek& white, const Seek& black) {
  GameMeta meta;
  for (const Seek* seek : {&white, &black}) {
    if (auto may = may_create(seek->seeker.id); !may) return Failure(may.error());
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
  meta.id = namer_(game_id_length);
  const auto game = begin(meta, {}, white.address);
  if (!game) return Failure(game.error());
  live_games_.add((*game)->meta);
  return meta.id;
}

}  // namespace camlann::server
