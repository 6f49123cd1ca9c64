// Changes of a whole tournament by its director: before the start, its end, and reopening.
#include <algorithm>
#include <string>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "server/messages/tournament_requests.hpp"
#include "server/model/entry.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/model/new_game.hpp"
#include "server/services/round/room_for_games.hpp"
#include "server/services/tournaments/seeds.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "tournament/decide.hpp"
#include "tournament/event.hpp"
#include "tournament/pairing.hpp"
#include "tournament/simul.hpp"
#include "tournament/state.hpp"

namespace camlann::server {

namespace {

/// Returns an error for a division, which begins and ends with the season of its league.
Result<void> is_no_division(const TournamentMeta& meta) {
  if (meta.league.empty()) return {};
  return failure(ErrorCode::conflict, "A division begins and ends with the season of its league",
                 "league", meta.league);
}

/// Returns an error if many games at once are to come: since the end their players may have used
/// the places that were kept for them.
Result<void> begins_few(const tournament::State& state) {
  const auto& simul = state.terms.simul;
  const auto player = simul ? simul->giver : std::string();
  if (most_games_at_once(state.terms, player) == 1 || state.entrants.empty()) return {};
  if (!state.rounds.empty() && state.rounds.size() >= tournament::rounds_in_all(state)) return {};
  return failure(ErrorCode::conflict, "Its players may have no room for its games any more", {},
                 "a new tournament");
}

}  // namespace

Result<Payload> Tournaments::finish(const std::string& player, const std::string& id) {
  TRY(const auto kept, find_led(player, id));
  if (kept->state().ended) return message_of(*kept);
  TRY_VOID(carry_out(*kept, tournament::Finish{}, player));
  return message_of(*kept);
}

Result<Payload> Tournaments::reopen(const std::string& player, const std::string& id) {
  TRY(const auto kept, find_own(player, id));
  if (!kept->state().ended) return message_of(*kept);
  TRY_VOID(is_no_division(kept->meta()));
  if (const auto end = kept->ends(); end && clock_() >= *end) {
    return failure(ErrorCode::conflict, "The time of this arena is over");
  }
  TRY_VOID(begins_few(kept->state()));
  TRY_VOID(may_change(*kept));
  TRY_VOID(may_make(player));
  TRY_VOID(carry_out(*kept, tournament::Reopen{}, player));
  // Games of an arena may have ended since its end.
  if (const auto mended = mend(*kept); !mended) look_later(id, mended.error());
  return message_of(*kept);
}

Result<TournamentMeta> Tournaments::changed_meta(const KeptTournament& kept,
                                                 const NewTournament& wish) const {
  const auto& old = kept.meta();
  const auto players = kept.state().entrants.size();
  TRY(auto meta, tournament_of(wish, known_));
  // One from before such starts were refused keeps its own.
  if (meta.variant != old.variant || meta.rules != old.rules) {
    TRY_VOID(may_be_offered(meta.variant, meta.rules, {}, known_));
  }
  if (meta.terms.all_at_once && !old.terms.all_at_once && players > 0) {
    return failure(ErrorCode::conflict,
                   "Somebody has entered for games with a clock, and may have no room for many "
                   "games at once",
                   "time", "a new tournament");
  }
  const auto& entrants = kept.state().entrants;
  const auto is_bot = [&](const tournament::Entrant& one) {
    return one.here && marks_.is_bot(one.id);
  };
  if (meta.terms.in_room && std::any_of(entrants.begin(), entrants.end(), is_bot)) {
    return failure(ErrorCode::conflict, "A bot that has entered cannot come to boards in the room",
                   "inRoom", "the bot removed before");
  }
  TRY_VOID(has_room(meta.terms, players));
  TRY_VOID(may_have_names(kept, meta.terms.system));
  const auto& state = kept.state();
  const auto here = state.terms.simul ? static_cast<int>(tournament::opponents_here(state))
                                      : kept.standing().players;
  if (meta.entry.cap && here > *meta.entry.cap) {
    return failure(ErrorCode::conflict,
                   "More players have entered already: " + std::to_string(here), "cap",
                   "at least " + std::to_string(here));
  }
  meta.id = old.id;
  meta.director = old.director;
  meta.director_name = old.director_name;
  meta.club = old.club;
  meta.nonce = old.nonce;
  meta.created = old.created;
  meta.terms.seed = old.terms.seed;
  meta.missed = old.missed;
  meta.following = old.following;
  if (wish.starts_in) meta.starts = clock_() + *wish.starts_in;
  return meta;
}

Result<Payload> Tournaments::change(const std::string& player, const std::string& id,
                                    const NewTournament& wish) {
  TRY(const auto kept, find_own(player, id));
  TRY_VOID(is_no_division(kept->meta()));
  TRY_VOID(may_change(*kept));
  auto club_wish = wish;
  club_wish.club = kept->meta().club;
  if (auto& simul = club_wish.terms.simul) {
    const auto& before = kept->state().terms.simul;
    simul->giver = before ? before->giver : player;
  }
  TRY(auto meta, changed_meta(*kept, club_wish));
  tournament::Change terms{meta.terms, {}};
  for (const auto& entrant : kept->state().entrants) {
    if (has_no_device(entrant.id)) {
      terms.ratings.push_back(entrant.rating);
      continue;
    }
    TRY(const auto rating, seed_rating(store_, entrant.id, meta.variant, meta.time));
    terms.ratings.push_back(rating);
  }
  TRY_VOID(tournament::decide(kept->state(), terms));
  if (meta.terms.system == tournament::System::teams) {
    const bool was = kept->meta().terms.system == tournament::System::teams;
    // Another director of a team match need not be an officer.
    TRY_VOID(may_make_match(was ? std::string() : player, club_wish));
    TRY_VOID(has_room_for_clubs(*kept, club_wish));
  }
  step_of(*kept).changed = meta;
  kept->change(std::move(meta));
  TRY_VOID(carry_out(*kept, terms, player));
  TRY_VOID(set_clubs(*kept, club_wish, player));
  return message_of(*kept);
}

}  // namespace camlann::server
