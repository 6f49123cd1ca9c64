// Entries to leagues: limits and applications, and the players that leave.
#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "server/core/limits.hpp"
#include "server/core/outbox.hpp"
#include "server/messages/tournaments.hpp"
#include "server/model/directors.hpp"
#include "server/model/entry.hpp"
#include "server/model/kept_league.hpp"
#include "server/services/leagues/leagues.hpp"
#include "server/services/round/room_for_games.hpp"
#include "server/services/tournaments/entry_limits.hpp"
#include "server/services/tournaments/seeds.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "server/store/store.hpp"
#include "tournament/league_life.hpp"

namespace camlann::server {

namespace rules = tournament::league;

Result<void> Leagues::is_for(const std::string& player, const LeagueMeta& meta) {
  if (meta.club.empty() || meta.is_public || store_.clubs().is_member(player, meta.club)) return {};
  return failure(ErrorCode::conflict, "This league is for members of its club", "club",
                 "a member of the club");
}

Result<void> Leagues::may_enter(const std::string& player, const KeptLeague& league) {
  const auto& meta = league.meta;
  TRY_VOID(is_for(player, meta));
  TRY_VOID(has_free_place(meta.entry, league.players()));
  if (static_cast<std::size_t>(league.players()) >= limits_.league_players) {
    return failure(ErrorCode::too_many, "The league is full");
  }
  return has_room(player, league);
}

Result<void> Leagues::has_room(const std::string& player, const KeptLeague& league) {
  const auto& meta = league.meta;
  TRY(const auto count, store_.leagues().count(player));
  if (count.entered >= limits_.leagues_entered) {
    return failure(ErrorCode::too_many, "You take part in too many leagues", {},
                   "one of them left");
  }
  const int games = most_games_at_once(league.state.terms, meta.cycles);
  return room_.may_enter(player, games, meta.time);
}

Result<void> Leagues::has_free_name(const KeptLeague& league, const std::string& player,
                                    const std::string& name) const {
  if (!league.is_called(name, player, marks_.has_account)) return {};
  return failure(ErrorCode::conflict,
                 "Somebody in this league has this name, or one that looks like it", "name",
                 "another name");
}

Result<KeptLeague> Leagues::let_in(KeptLeague league, const std::string& player,
                                   const std::string& name) {
  TRY_VOID(has_free_name(league, player, name));
  TRY_VOID(may_enter(player, league));
  const auto& meta = league.meta;
  TRY(const auto rating, seed_rating(store_, player, meta.variant, meta.time));
  const int games = most_games_at_once(league.state.terms, meta.cycles);
  league.names[player] = name;
  TRY(league, after(std::move(league), rules::Enter{player, rating}));
  std::erase_if(league.applicants, [&](const Applicant& one) { return one.player == player; });
  room_.note_entry(player, games);
  return league;
}

Result<Payload> Leagues::enter(const std::string& player, const std::string& id,
                               const std::string& name, const std::string& code) {
  TRY(auto league, find(id));
  if (rules::takes_part(league.state, player)) return shown_to(player, league);
  TRY_VOID(is_for(player, league.meta));
  if (find_director(league.directors(), player) == nullptr) {
    TRY_VOID(fits_entry_terms(store_, player, league.meta, league.meta.entry, code));
    if (league.meta.entry.approval) return ask_to_enter(std::move(league), player, name);
  }
  return keep(player, let_in(std::move(league), player, name));
}

Result<Payload> Leagues::ask_to_enter(KeptLeague league, const std::string& player,
                                      const std::string& name) {
  const auto* const before = league.applicant(player);
  if (before != nullptr && before->phase == ApplicantPhase::waiting) {
    return shown_to(player, league);
  }
  // Refuses at once if the league has ended.
  TRY_VOID(rules::decide(league.state, rules::Enter{player, 0}));
  TRY_VOID(has_free_name(league, player, name));
  const auto asked = before == nullptr ? std::nullopt : std::optional(*before);
  TRY(auto next, next_application(asked, player, name, clock_(), limits_));
  TRY_VOID(has_room_for_applicant(league.applicants, limits_));
  league.put(std::move(next));
  return keep(player, std::move(league));
}

Result<Payload> Leagues::accept(const std::string& player, const std::string& id,
                                const std::string& applicant) {
  TRY(auto league, find_own(player, id));
  if (rules::takes_part(league.state, applicant)) return shown_to(player, league);
  const auto* const found = league.applicant(applicant);
  if (found == nullptr || found->phase == ApplicantPhase::withdrawn) return nobody_asks();
  const auto asked = *found;
  TRY(league, let_in(std::move(league), asked.player, asked.name));
  DirectorLine line;
  line.act = DirectorAct::accepted;
  line.about = {asked.player, asked.name};
  note_act(league, player, std::move(line));
  return keep(player, std::move(league));
}

Result<Payload> Leagues::refuse(const std::string& player, const std::string& id,
                                const std::string& applicant) {
  TRY(auto league, find_own(player, id));
  const auto* const found = league.applicant(applicant);
  if (found == nullptr || found->phase == ApplicantPhase::withdrawn) return nobody_asks();
  return end_application(std::move(league), player, applicant, ApplicantPhase::refused);
}

Result<Payload> Leagues::end_application(KeptLeague league, const std::string& reader,
                                         const std::string& player, ApplicantPhase phase) {
  auto asked = *league.applicant(player);
  if (asked.phase == phase) return shown_to(reader, league);
  asked.phase = phase;
  asked.at = clock_();
  league.put(std::move(asked));
  return keep(reader, std::move(league));
}

Result<Payload> Leagues::entries(const std::string& player, const std::string& id) {
  TRY(const auto league, find(id));
  if (find_director(league.directors(), player) == nullptr) {
    const auto* const mine = league.applicant(player);
    return std::make_shared<const std::string>(
        own_entry_json(mine == nullptr ? std::nullopt : std::optional(mine->phase)));
  }
  std::vector<RatedApplicant> rated;
  for (const auto& one : league.applicants) {
    TRY(const auto rating, seed_rating(store_, one.player, league.meta.variant, league.meta.time));
    rated.push_back({one, rating});
  }
  return std::make_shared<const std::string>(entries_json(league.meta.entry.code, rated, marks_));
}

Result<Payload> Leagues::leave(const std::string& player, const std::string& id) {
  TRY(auto league, find(id));
  const auto* const asked = league.applicant(player);
  if (asked != nullptr && asked->phase == ApplicantPhase::waiting) {
    return end_application(std::move(league), player, player, ApplicantPhase::withdrawn);
  }
  return take_out(player, id, {});
}

Result<Payload> Leagues::take_out(const std::string& player, const std::string& id,
                                  const std::string& director) {
  TRY(auto league, find(id));
  if (!rules::takes_part(league.state, player)) return shown_to(player, league);
  const bool waits = std::any_of(league.state.waiting.begin(), league.state.waiting.end(),
                                 [&](const auto& one) { return one.player == player; });
  const auto division = league.division_of(player);
  const auto divisions = league.divisions();
  const bool playing = league.state.playing && !waits && division < divisions.size();
  auto left = after(std::move(league), rules::Leave{player});
  if (!left) return Failure(left.error());
  if (playing) {
    TRY(const auto kept, tournaments_.look_at(divisions[division]));
    if (!kept->state().ended) {
      TRY_VOID(director.empty() ? tournaments_.leave(player, divisions[division])
                                : tournaments_.remove(director, divisions[division], player));
    }
  }
  return keep(player, std::move(left));
}

Result<Payload> Leagues::remove(const std::string& player, const std::string& id,
                                const std::string& removed) {
  TRY(const auto league, find_own(player, id));
  TRY_VOID(take_out(removed, id, player));
  if (rules::takes_part(league.state, removed)) {
    DirectorLine line;
    line.act = DirectorAct::removed;
    line.about = {removed, league.name_of(removed)};
    note_act(league, player, std::move(line));
  }
  return show(player, id);
}

}  // namespace camlann::server
