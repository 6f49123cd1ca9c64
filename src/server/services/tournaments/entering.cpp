// Entries of players: limits and applications.
#include <algorithm>
#include <cstddef>
#include <cstdint>
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
#include "server/model/entry.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/services/round/room_for_games.hpp"
#include "server/services/round/watchers.hpp"
#include "server/services/tournaments/entry_limits.hpp"
#include "server/services/tournaments/seeds.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "server/store/store.hpp"
#include "tournament/decide.hpp"
#include "tournament/event.hpp"
#include "tournament/simul.hpp"
#include "tournament/state.hpp"

namespace camlann::server {

Result<void> Tournaments::is_for(const std::string& player, const TournamentMeta& meta) {
  if (!meta.league.empty()) {
    return failure(ErrorCode::conflict, "The players of a division enter its league", "league",
                   meta.league);
  }
  if (meta.club.empty() || meta.is_public || store_.clubs().is_member(player, meta.club)) return {};
  return failure(ErrorCode::conflict, "This tournament is for members of its club", "club",
                 "a member of the club");
}

Result<void> Tournaments::has_place(const KeptTournament& kept) {
  const auto& state = kept.state();
  // The cap of a display is of its boards.
  const int here = state.terms.simul ? static_cast<int>(tournament::opponents_here(state))
                                     : kept.standing().players;
  return has_free_place(kept.meta().entry, here);
}

Result<void> Tournaments::may_return(const KeptTournament& kept, std::size_t place) const {
  TRY_VOID(may_change(kept));
  if (!tournament::is_giver(kept.state().terms, kept.state().entrants[place].id)) {
    TRY_VOID(has_place(kept));
  }
  // Each player enters, leaves and asks for a bye once. With these events, those of players who
  // come back and leave again are at most half of all: the others are the directors'.
  const auto once = 3 * static_cast<std::int64_t>(limits_.tournament_players);
  const auto left = std::max(std::int64_t{0}, limits_.tournament_events / 2 - once);
  if (kept.returns_of(place) < limits_.returns_per_entrant && 2 * (kept.returns() + 1) <= left) {
    return {};
  }
  return failure(ErrorCode::too_many, "Players have left and come back too often", {},
                 "at most " + std::to_string(limits_.returns_per_entrant) + " times each, and " +
                     std::to_string(left / 2) + " times together");
}

Result<void> Tournaments::has_free_name(const KeptTournament& kept, const std::string& player,
                                        const std::string& name) const {
  if (!kept.is_called(name, player, marks_.has_account)) return {};
  return failure(ErrorCode::conflict,
                 "Somebody in this tournament has this name, or one that looks like it", "name",
                 "another name");
}

Result<void> Tournaments::may_enter(const std::string& player, const KeptTournament& kept) {
  const auto& terms = kept.state().terms;
  if (!tournament::is_giver(terms, player)) {
    TRY_VOID(has_place(kept));
  }
  TRY_VOID(has_room(terms, kept.state().entrants.size() + 1));
  TRY(const auto count, store_.tournaments().count(player));
  if (count.entered >= limits_.tournaments_entered) {
    return failure(ErrorCode::too_many, "You take part in too many tournaments", {},
                   "one of them over");
  }
  return room_.may_enter(player, most_games_at_once(terms, player), kept.meta().time);
}

Result<void> Tournaments::let_in(KeptTournament& kept, const std::string& player,
                                 const std::string& name) {
  if (const auto place = kept.state().find(player)) {
    TRY_VOID(may_return(kept, *place));
    const bool renamed = kept.name(*place) != name;
    if (renamed) {
      TRY_VOID(has_free_name(kept, player, name));
    }
    return carry_out(kept, tournament::Return{player}, renamed ? name : std::string());
  }
  TRY_VOID(has_free_name(kept, player, name));
  TRY_VOID(may_enter(player, kept));
  TRY(const auto rating, seed_rating(store_, player, kept.meta().variant, kept.meta().time));
  TRY_VOID(carry_out(kept, tournament::Enter{player, rating}, name));
  room_.note_entry(player, most_games_at_once(kept.state().terms, player));
  return {};
}

Result<Payload> Tournaments::enter(const std::string& player, const std::string& id,
                                   const std::string& name, const std::string& code) {
  TRY(const auto found, find(id));
  auto& kept = *found;
  const auto place = kept.state().find(player);
  if (place && kept.state().entrants[*place].here) return message_of(kept);
  const bool teams = kept.state().terms.system == tournament::System::teams;
  if (teams && !place) {
    return failure(ErrorCode::conflict, "The officers of the clubs enter the players", "system",
                   "a place in a line-up");
  }
  if (!teams) {
    TRY_VOID(is_for(player, kept.meta()));
  }
  if (kept.meta().terms.in_room && marks_.is_bot(player)) {
    return failure(ErrorCode::conflict, "A bot cannot come to the boards in the room", "system",
                   "a tournament whose games are played here");
  }
  const bool directs = kept.directs(player);
  if (!place && !directs) {
    TRY_VOID(fits_entry_terms(store_, player, kept.meta(), kept.meta().entry, code));
  }
  const bool gives = tournament::is_giver(kept.state().terms, player);
  if (kept.meta().entry.approval && !directs && !gives) {
    TRY_VOID(ask_to_enter(kept, player, name));
    return message_of(kept);
  }
  TRY(const auto asked, applicant(kept, player));
  TRY_VOID(let_in(kept, player, name));
  if (asked.has_value()) keep(kept, {*asked, true});
  return message_of(kept);
}

Result<void> Tournaments::ask_to_enter(KeptTournament& kept, const std::string& player,
                                       const std::string& name) {
  TRY(const auto before, applicant(kept, player));
  const std::optional<Applicant>& asked = before;
  if (asked && asked->phase == ApplicantPhase::waiting) return {};
  const auto place = kept.state().find(player);
  // Refuses at once if entries are closed.
  const tournament::Command wish = place ? tournament::Command(tournament::Return{player})
                                         : tournament::Command(tournament::Enter{player, 0});
  TRY_VOID(tournament::decide(kept.state(), wish));
  TRY_VOID(has_free_name(kept, player, name));
  TRY(auto next, next_application(asked, player, name, clock_(), limits_));
  TRY(const auto all, applicants(kept));
  TRY_VOID(has_room_for_applicant(all, limits_));
  keep(kept, {std::move(next), false});
  return {};
}

Result<bool> Tournaments::stop_asking(KeptTournament& kept, const std::string& player) {
  TRY(auto found, applicant(kept, player));
  std::optional<Applicant> asked = std::move(found);
  if (!asked || asked->phase != ApplicantPhase::waiting) return false;
  asked->phase = ApplicantPhase::withdrawn;
  asked->at = clock_();
  keep(kept, {std::move(*asked), false});
  return true;
}

Result<Payload> Tournaments::accept(const std::string& player, const std::string& id,
                                    const std::string& applicant_id) {
  TRY(const auto kept, find_own(player, id));
  const auto place = kept->state().find(applicant_id);
  if (place && kept->state().entrants[*place].here) return message_of(*kept);
  TRY(auto found, applicant(*kept, applicant_id));
  const std::optional<Applicant> asked = std::move(found);
  if (!asked || asked->phase == ApplicantPhase::withdrawn) return nobody_asks();
  TRY_VOID(let_in(*kept, asked->player, asked->name));
  keep(*kept, {*asked, true});
  DirectorLine line;
  line.act = DirectorAct::accepted;
  line.about = {asked->player, asked->name};
  note_act(*kept, player, std::move(line));
  return message_of(*kept);
}

Result<Payload> Tournaments::refuse(const std::string& player, const std::string& id,
                                    const std::string& applicant_id) {
  TRY(const auto kept, find_own(player, id));
  TRY(auto found, applicant(*kept, applicant_id));
  std::optional<Applicant> asked = std::move(found);
  if (!asked || asked->phase == ApplicantPhase::withdrawn) return nobody_asks();
  if (asked->phase == ApplicantPhase::refused) return message_of(*kept);
  asked->phase = ApplicantPhase::refused;
  asked->at = clock_();
  keep(*kept, {std::move(*asked), false});
  return message_of(*kept);
}

Result<Payload> Tournaments::entries(const std::string& player, const std::string& id) {
  TRY(const auto kept, find(id));
  if (!kept->directs(player)) {
    TRY(const auto found, applicant(*kept, player));
    const std::optional<Applicant>& mine = found;
    return std::make_shared<const std::string>(
        own_entry_json(mine ? std::optional(mine->phase) : std::nullopt));
  }
  TRY(auto all, applicants(*kept));
  std::vector<RatedApplicant> rated;
  for (auto& one : all) {
    TRY(const auto rating,
        seed_rating(store_, one.player, kept->meta().variant, kept->meta().time));
    rated.push_back({std::move(one), rating});
  }
  return std::make_shared<const std::string>(entries_json(kept->meta().entry.code, rated, marks_));
}

Result<std::vector<Applicant>> Tournaments::applicants(const KeptTournament& kept) {
  TRY(auto all, store_.tournaments().applicants(kept.meta().id));
  const auto step = std::find_if(unsaved_.begin(), unsaved_.end(), [&](const TournamentWrite& one) {
    return one.id == kept.meta().id;
  });
  if (step == unsaved_.end()) return all;
  for (const auto& [fresh, entered] : step->applicants) {
    std::erase_if(all, [&](const Applicant& one) { return one.player == fresh.player; });
    if (!entered) all.push_back(fresh);
  }
  return all;
}

Result<std::optional<Applicant>> Tournaments::applicant(const KeptTournament& kept,
                                                        const std::string& player) {
  for (const auto& step : unsaved_) {
    if (step.id != kept.meta().id) continue;
    for (const auto& [fresh, entered] : step.applicants) {
      if (fresh.player == player) return entered ? std::nullopt : std::optional(fresh);
    }
  }
  return store_.tournaments().applicant(kept.meta().id, player);
}

void Tournaments::keep(const KeptTournament& kept, ApplicantWrite write) {
  auto& all = step_of(kept).applicants;
  std::erase_if(all, [&](const ApplicantWrite& one) {
    return one.applicant.player == write.applicant.player;
  });
  all.push_back(std::move(write));
  // The pages of directors and applicant reload; the message has no name.
  watchers_.publish(kept.meta().id, tournament_message(kept.meta().id, kept.version()));
}

}  // namespace camlann::server
