#include "server/services/leagues/leagues.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "game/catalog.hpp"
#include "server/core/clock.hpp"
#include "server/core/limits.hpp"
#include "server/core/log.hpp"
#include "server/core/secret.hpp"
#include "server/messages/leagues.hpp"
#include "server/messages/webhooks.hpp"
#include "server/model/directors.hpp"
#include "server/model/game_state.hpp"
#include "server/model/kept_league.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/model/new_game.hpp"
#include "server/services/directing/directing.hpp"
#include "server/services/round/room_for_games.hpp"
#include "server/services/round/watchers.hpp"
#include "server/services/tournaments/seeds.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "server/store/store.hpp"
#include "tournament/league_life.hpp"
#include "tournament/standings.hpp"

namespace camlann::server {

namespace {

namespace rules = tournament::league;

constexpr Millis a_minute = 60'000;

/// True if this request created this league.
bool made(const KeptLeague& league, const NewLeague& wish, const Catalog& known) {
  auto again = league_of(wish, known);
  if (!again || again->state.terms != league.state.terms) return false;
  again->meta.id = league.meta.id;
  again->meta.director = league.meta.director;
  again->meta.director_name = league.meta.director_name;
  again->meta.created = league.meta.created;
  return again->meta == league.meta;
}

Failure not_a_director() {
  return failure(ErrorCode::conflict, "Only a director of the league can do this");
}

}  // namespace

Leagues::Leagues(Store& store, Tournaments& tournaments, Watchers& watchers, Clock clock,
                 Namer namer, const Limits& limits, const Catalog& known, Log log,
                 RoomForGames& room, Directing& directing, ClubEvents& club_events)
    : store_(store),
      tournaments_(tournaments),
      watchers_(watchers),
      clock_(std::move(clock)),
      namer_(std::move(namer)),
      limits_(limits),
      known_(known),
      log_(std::move(log)),
      room_(room),
      directing_(directing),
      club_events_(club_events) {}

Result<KeptLeague> Leagues::find(const std::string& id) {
  const auto unsaved = std::find_if(unsaved_.begin(), unsaved_.end(),
                                    [&](const KeptLeague& one) { return one.meta.id == id; });
  if (unsaved != unsaved_.end()) return *unsaved;
  if (is_name(id, league_id_length)) {
    TRY(auto stored, store_.leagues().find(id));
    std::optional<KeptLeague> league = std::move(stored);
    if (league) return std::move(*league);
  }
  return failure(ErrorCode::not_found, "There is no such league", id);
}

Result<KeptLeague> Leagues::find_own(const std::string& player, const std::string& id) {
  auto league = find(id);
  if (league && find_director(league->directors(), player) == nullptr) return not_a_director();
  return league;
}

Result<Payload> Leagues::shown_to(const std::string& player, const KeptLeague& league) {
  std::vector<const KeptTournament*> divisions;
  for (const auto& id : league.divisions()) {
    TRY(const auto kept, tournaments_.look_at(id));
    divisions.push_back(kept);
  }
  const auto game = next_game(player, league);
  return std::make_shared<const std::string>(
      league_json({league, divisions, player, game}, marks_, *words_()));
}

std::string Leagues::next_game(const std::string& player, const KeptLeague& league) {
  if (!league.state.playing || league.division_of(player) == league.state.divisions.size()) {
    return {};
  }
  const auto turns = store_.games().turns(player, limits_.listed_turns);
  if (!turns) return {};
  const auto divisions = league.divisions();
  const auto found = std::find_if(turns->begin(), turns->end(), [&](const GameSummary& game) {
    return game.meta.player_at(game.standing.seat).id == player &&
           std::find(divisions.begin(), divisions.end(), game.meta.tournament) != divisions.end();
  });
  return found == turns->end() ? std::string() : found->meta.id;
}

Result<KeptLeague> Leagues::after(KeptLeague league, const rules::Command& command) {
  TRY(const auto event, rules::decide(league.state, command));
  league.state = rules::apply(std::move(league.state), event);
  std::erase_if(league.names, [&](const auto& one) {
    return !rules::takes_part(league.state, one.first) &&
           league.division_of(one.first) == league.state.divisions.size();
  });
  return league;
}

void Leagues::note(const KeptLeague& league) {
  const auto before = std::find_if(unsaved_.begin(), unsaved_.end(), [&](const KeptLeague& one) {
    return one.meta.id == league.meta.id;
  });
  if (before == unsaved_.end()) {
    unsaved_.push_back(league);
  } else {
    *before = league;
  }
  watchers_.publish(league.meta.id, league_message(league.meta.id));
}

Result<Payload> Leagues::keep(const std::string& player, Result<KeptLeague> changed) {
  if (!changed) return Failure(changed.error());
  note(*changed);
  return shown_to(player, *changed);
}

Result<std::optional<std::string>> Leagues::made_before(const std::string& player,
                                                        const std::string& nonce) {
  if (nonce.empty()) return std::optional<std::string>{};
  for (const auto& one : unsaved_) {
    const auto& meta = one.meta;
    if (meta.director == player && meta.nonce == nonce) return std::optional(meta.id);
  }
  return store_.leagues().find_made(player, nonce);
}

Result<void> Leagues::may_make(const std::string& player) {
  TRY(const auto count, store_.leagues().count(player));
  TRY(const auto received, directing_.received(DirectedKind::league, player));
  const auto unsaved = std::count_if(unsaved_.begin(), unsaved_.end(), [&](const auto& one) {
    return one.meta.director == player && one.state.seasons == 0;
  });
  if (count.made - received + static_cast<int>(unsaved) < limits_.leagues_per_player) return {};
  return failure(ErrorCode::too_many, "You have too many leagues that have not ended", {},
                 "one of them ended");
}

Result<Payload> Leagues::make(const std::string& player, const NewLeague& wish) {
  TRY(const auto before, made_before(player, wish.nonce));
  if (const std::optional<std::string>& id = before) {
    TRY(const auto league, find(*id));
    if (made(league, wish, known_)) return shown_to(player, league);
    return failure(ErrorCode::conflict, "This nonce has been used for another league", "nonce",
                   "a new one");
  }
  TRY_VOID(may_make(player));
  if (!wish.club.empty() && !store_.clubs().is_member(player, wish.club)) {
    return failure(ErrorCode::conflict, "Only members of a club make its leagues", "club");
  }
  auto league = league_of(wish, known_);
  if (!league) return Failure(league.error());
  TRY_VOID(may_be_offered(league->meta.variant, league->meta.rules, {}, known_));
  league->meta.id = namer_(league_id_length);
  league->meta.director = player;
  league->meta.created = clock_();
  log_(Severity::info, "league-made", {{"variant", league->meta.variant}});
  return keep(player, std::move(league));
}

Result<Payload> Leagues::show(const std::string& player, const std::string& id) {
  TRY(const auto league, find(id));
  return shown_to(player, league);
}

Result<Payload> Leagues::list(const std::string& player, const ListWish& wish) {
  TRY(const auto part, store_.leagues().list(player, wish));
  return std::make_shared<const std::string>(leagues_json(part, *words_()));
}

Result<Payload> Leagues::list_of_club(const std::string& player, const std::string& club,
                                      const ListWish& wish) {
  const bool member = store_.clubs().is_member(player, club);
  TRY(const auto part, store_.leagues().of_club(club, member, wish));
  return std::make_shared<const std::string>(leagues_json(part, *words_()));
}

Result<Payload> Leagues::start_season(const std::string& player, const std::string& id,
                                      std::size_t season) {
  TRY(auto league, find_own(player, id));
  const auto begun = league.state.seasons;
  if (season <= begun) return shown_to(player, league);
  if (season != begun + 1) {
    return failure(ErrorCode::conflict, "Another season comes next", "season",
                   std::to_string(begun + 1));
  }
  auto begun_now = begin(std::move(league));
  if (begun_now) {
    DirectorLine line;
    line.act = DirectorAct::began;
    line.round = static_cast<int>(season);
    note_act(*begun_now, player, std::move(line));
  }
  return keep(player, std::move(begun_now));
}

Result<KeptLeague> Leagues::begin(KeptLeague league) {
  // Checked before anything is created: the variant may come from a file that the host has removed.
  TRY_VOID(game_of(division_of(league, 1), known_));
  auto begun = after(std::move(league), rules::BeginSeason{});
  if (!begun) return begun;
  std::vector<std::vector<DivisionPlayer>> divisions;
  for (const auto& division : begun->state.divisions) {
    auto& players = divisions.emplace_back();
    for (const auto& player : division) {
      TRY(const auto rating, seed_rating(store_, player, begun->meta.variant, begun->meta.time));
      players.push_back({player, begun->name_of(player), rating});
    }
  }
  auto& ids = begun->seasons.emplace_back();
  for (const auto& players : divisions) {
    auto made = tournaments_.make_division(division_of(*begun, ids.size() + 1), players);
    if (!made) {
      half_begun_ = to_text(made.error());
      return Failure(made.error());
    }
    tournaments_.set_directors(*made, begun->directors());
    ids.push_back(std::move(*made));
  }
  club_events_.note(begun->meta.club, WebhookKind::season_started, [&](Millis at) {
    return season_event(WebhookKind::season_started, *begun, at, *words_());
  });
  log_(Severity::info, "season-begun", {{"divisions", static_cast<std::int64_t>(ids.size())}});
  return begun;
}

Result<KeptLeague> Leagues::changed(KeptLeague league, NewLeague wish) {
  const auto& old = league.meta;
  wish.club = old.club;
  TRY(auto next, league_of(wish, known_));
  auto& meta = next.meta;
  // One from before such starts were refused keeps its own.
  if (meta.variant != old.variant || meta.rules != old.rules) {
    TRY_VOID(may_be_offered(meta.variant, meta.rules, {}, known_));
  }
  if (const auto& cap = meta.entry.cap; cap && league.players() > *cap) {
    return failure(ErrorCode::conflict,
                   "More players have entered already: " + std::to_string(league.players()), "cap",
                   "at least " + std::to_string(league.players()));
  }
  const int more = most_games_at_once(next.state.terms, meta.cycles) -
                   most_games_at_once(league.state.terms, old.cycles);
  for (auto& [player, rating] : league.state.waiting) {
    if (more > 0 && !room_.may_enter(player, more, meta.time)) {
      return failure(ErrorCode::conflict, "Somebody who has entered has no room for so many games",
                     "divisionSize", "smaller divisions, or one game of each pair");
    }
    TRY(rating, seed_rating(store_, player, meta.variant, meta.time));
  }
  meta.id = old.id;
  meta.director = old.director;
  meta.director_name = old.director_name;
  meta.nonce = old.nonce;
  meta.created = old.created;
  league.meta = std::move(meta);
  league.state.terms = next.state.terms;
  league.changed = true;
  return league;
}

Result<Payload> Leagues::change(const std::string& player, const std::string& id,
                                const NewLeague& wish) {
  TRY(auto league, find_own(player, id));
  if (league.phase() != LeaguePhase::open) {
    return failure(ErrorCode::conflict,
                   "The first season of the league has begun, or it has ended");
  }
  auto next = changed(std::move(league), wish);
  if (next) {
    DirectorLine line;
    line.act = DirectorAct::changed;
    note_act(*next, player, std::move(line));
  }
  return keep(player, std::move(next));
}

Result<Payload> Leagues::close(const std::string& player, const std::string& id) {
  TRY(auto league, find_own(player, id));
  if (league.state.closed) return shown_to(player, league);
  auto closed = after(std::move(league), rules::Close{});
  if (closed) {
    DirectorLine line;
    line.act = DirectorAct::ended;
    note_act(*closed, player, std::move(line));
  }
  return keep(player, std::move(closed));
}

Result<Payload> Leagues::reopen(const std::string& player, const std::string& id) {
  TRY(auto league, find_own(player, id));
  if (!league.state.closed) return shown_to(player, league);
  TRY(league, after(std::move(league), rules::Reopen{}));
  TRY_VOID(may_make(league.meta.director));
  // Players may have entered other events since.
  const auto entered = league.state.waiting;
  const int games = most_games_at_once(league.state.terms, league.meta.cycles);
  for (const auto& one : entered) {
    if (has_room(one.player, league)) {
      room_.note_entry(one.player, games);
    } else {
      TRY(league, after(std::move(league), rules::Leave{one.player}));
    }
  }
  DirectorLine line;
  line.act = DirectorAct::reopened;
  note_act(league, player, std::move(line));
  return keep(player, std::move(league));
}

void Leagues::note_act(const KeptLeague& league, const std::string& player, DirectorLine line) {
  const auto all = league.directors();
  const auto* const director = find_director(all, player);
  if (director == nullptr) return;
  line.by = *director;
  directing_.note({DirectedKind::league, league.meta.id}, std::move(line));
}

Result<Payload> Leagues::change_directors(const std::string& player, const std::string& id,
                                          const DirectorWish& wish) {
  TRY(auto league, find_own(player, id));
  const auto before = league.directors();
  auto known = wish;
  const auto named = league.names.find(wish.who.player);
  const auto* const director = find_director(before, wish.who.player);
  known.who = director != nullptr           ? *director
              : named != league.names.end() ? Director{named->first, named->second}
                                            : wish.account;
  if (known.who.player.empty()) return nobody_to_appoint();
  TRY(const auto after, directing_.change({DirectedKind::league, id}, before, player, known));
  league.set_directors(after);
  for (const auto& season : league.seasons) {
    for (const auto& division : season) tournaments_.set_directors(division, after);
  }
  return keep(player, std::move(league));
}

Result<Payload> Leagues::director_log(const std::string& id, std::int64_t before) {
  TRY(const auto league, find(id));
  return directing_.log({DirectedKind::league, league.meta.id}, before);
}

Result<Payload> Leagues::news(const std::string& id) {
  return find(id).map([&id](const KeptLeague&) { return league_message(id); });
}

Result<void> Leagues::start() {
  TRY(const auto ids, store_.leagues().playing());
  for (const auto& id : ids) end_if_over(id);
  return {};
}

bool Leagues::follow() {
  if (!half_begun_.empty()) {
    log_(Severity::error, "season-failed", {{"what", std::string_view(half_begun_)}});
    return false;
  }
  std::set<std::string> changed;
  std::set<std::string> ended;
  for (const auto& step : tournaments_.unsaved()) {
    const auto kept = tournaments_.look_at(step.id);
    if (!kept) continue;
    const auto& league = (*kept)->meta().league;
    if (league.empty()) continue;
    changed.insert(league);
    if ((*kept)->state().ended) ended.insert(league);
  }
  if (!set_aside_.empty() && clock_() >= look_again_) {
    ended.insert(set_aside_.begin(), set_aside_.end());
    look_again_ = clock_() + a_minute;
  }
  for (const auto& id : changed) watchers_.publish(id, league_message(id));
  for (const auto& id : ended) end_if_over(id);
  return true;
}

void Leagues::end_if_over(const std::string& id) {
  auto league = find(id);
  const auto done = league ? end_season(std::move(*league)) : Failure(league.error());
  const bool gone = !done && done.error().code == ErrorCode::not_found;  // the host has deleted it
  if (done || gone) set_aside_.erase(id);
  if (done || gone || !set_aside_.insert(id).second) return;
  const auto what = to_text(done.error());
  log_(Severity::error, "league-set-aside",
       {{"league", std::string_view(id)}, {"what", std::string_view(what)}});
}

Result<void> Leagues::end_season(KeptLeague league) {
  if (!league.state.playing) return {};
  rules::EndSeason end;
  for (const auto& id : league.divisions()) {
    TRY(const auto kept, tournaments_.look_at(id));
    if (!kept->state().ended) return {};
    end.standings.push_back(tournament::ranking(kept->state()));
  }
  TRY(auto ended, after(std::move(league), end));
  // Without a director no season can start.
  if (ended.meta.director.empty()) {
    TRY(ended, after(std::move(ended), rules::Close{}));
  }
  note(ended);
  club_events_.note(ended.meta.club, WebhookKind::season_ended, [&](Millis at) {
    return season_event(WebhookKind::season_ended, ended, at, *words_());
  });
  log_(Severity::info, "season-ended", {});
  return {};
}

}  // namespace camlann::server
