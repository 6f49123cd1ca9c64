// Clubs and their line-ups in tournaments of teams (tournament/team.hpp).
#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "server/messages/tournament_requests.hpp"
#include "server/model/club.hpp"
#include "server/model/directors.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/services/round/room_for_games.hpp"
#include "server/services/tournaments/seeds.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "server/store/store.hpp"
#include "tournament/decide.hpp"
#include "tournament/event.hpp"
#include "tournament/state.hpp"
#include "tournament/team.hpp"

namespace camlann::server {

namespace {

Failure no_such_club(const std::string& address) {
  return failure(ErrorCode::not_found, "There is no such club", address, "the address of a club");
}

Failure takes_no_part(const std::string& address) {
  return failure(ErrorCode::not_found, "This club does not take part", address,
                 "a club of the tournament");
}

}  // namespace

Result<std::optional<Club>> Tournaments::officers_club(const std::string& player,
                                                       const std::string& address) {
  TRY(auto found, store_.clubs().find(address));
  std::optional<Club> club = std::move(found);
  if (club && find_director(club->directors(), player) == nullptr) club.reset();
  return club;
}

Result<void> Tournaments::may_make_match(const std::string& player, const NewTournament& wish) {
  TRY(const auto own, officers_club(player, wish.club));
  if (!player.empty() && !own) {
    return failure(ErrorCode::conflict, "Only officers of a club make its team matches", "club",
                   "a club of which you are an officer");
  }
  for (const auto& address : wish.clubs) {
    TRY(const auto found, store_.clubs().find(address));
    if (!found) return no_such_club(address);
  }
  return {};
}

Result<void> Tournaments::has_room_for_clubs(const KeptTournament& kept,
                                             const NewTournament& wish) {
  const auto& state = kept.state();
  const auto fresh = std::count_if(wish.clubs.begin(), wish.clubs.end(), [&](const auto& one) {
    return !state.find_team(one).has_value();
  });
  if (state.teams.size() + static_cast<std::size_t>(fresh) <= tournament::most_teams) return {};
  return failure(
      ErrorCode::too_many, "The tournament is full", "clubs",
      "at most " + std::to_string(tournament::most_teams) + " clubs, with those that have left");
}

Result<void> Tournaments::set_clubs(KeptTournament& kept, const NewTournament& wish,
                                    const std::string& director) {
  if (kept.state().terms.system != tournament::System::teams) return {};
  auto wanted = wish.clubs;
  wanted.insert(wanted.begin(), wish.club);
  const auto before = kept.state().teams;
  for (const auto& team : before) {
    if (!team.here || std::count(wanted.begin(), wanted.end(), team.id) > 0) continue;
    TRY_VOID(carry_out(kept, tournament::WithdrawTeam{team.id}, director));
  }
  for (const auto& address : wanted) {
    const auto place = kept.state().find_team(address);
    if (place && kept.state().teams[*place].here) continue;
    TRY(const auto found, store_.clubs().find(address));
    const std::optional<Club>& club = found;
    if (!club) return no_such_club(address);
    TRY_VOID(carry_out(kept, tournament::EnterTeam{address}, club->name));
  }
  return {};
}

Result<Payload> Tournaments::remove_team(const std::string& player, const std::string& id,
                                         const std::string& club) {
  TRY(const auto kept, find(id));
  const auto place = kept->state().find_team(club);
  if (!place) return takes_no_part(club);
  TRY(const auto own, officers_club(player, club));
  if (!own && !kept->directs(player)) {
    return failure(ErrorCode::conflict,
                   "Only a director of the tournament or an officer of the club can do this");
  }
  if (!kept->state().teams[*place].here) return message_of(*kept);
  // Clubs that take themselves out have left.
  TRY_VOID(carry_out(*kept, tournament::WithdrawTeam{club}, own ? std::string() : player));
  return message_of(*kept);
}

Result<void> Tournaments::enter_members(KeptTournament& kept, const Club& club,
                                        const LineUpWish& wish) {
  auto after = kept.state();
  std::vector<std::pair<tournament::Enter, std::string>> fresh;
  for (const auto& player : wish.players) {
    const auto* const member = club.find(player);
    if (member == nullptr) {
      return failure(ErrorCode::conflict, "Only members play for a club", player,
                     "the ids of members");
    }
    if (after.find(player)) continue;
    if (const auto free = has_free_name(kept, player, member->name); !free) {
      return failure(free.error().code,
                     "The name of " + member->name + " looks like that of another player", player,
                     "another player");
    }
    if (const auto may = may_enter(player, kept); !may) {
      return failure(may.error().code,
                     member->name + " has no room for this game, or the tournament is full", player,
                     "another player");
    }
    TRY(const auto rating, seed_rating(store_, player, kept.meta().variant, kept.meta().time));
    fresh.emplace_back(tournament::Enter{player, rating}, member->name);
    TRY(const auto events, tournament::decide(after, fresh.back().first));
    for (const auto& event : events) after = tournament::apply(std::move(after), event);
  }
  TRY_VOID(has_room(after.terms, after.entrants.size()));
  TRY_VOID(tournament::decide(after, tournament::LineUp{wish.club, wish.players}));
  for (const auto& [enter, name] : fresh) {
    TRY_VOID(carry_out(kept, enter, name));
    room_.note_entry(enter.player, most_games_at_once(kept.state().terms, enter.player));
  }
  return {};
}

Result<Payload> Tournaments::line_up(const std::string& player, const std::string& id,
                                     const LineUpWish& wish) {
  TRY(const auto found, find(id));
  auto& kept = *found;
  const auto place = kept.state().find_team(wish.club);
  if (!place) return takes_no_part(wish.club);
  TRY(const auto own, officers_club(player, wish.club));
  const std::optional<Club>& club = own;
  if (!club) return failure(ErrorCode::conflict, "Only an officer of the club can do this");
  if (kept.state().ended) return failure(ErrorCode::conflict, "The tournament is over");
  const auto& team = kept.state().teams[*place];
  if (team.here && team.line_up == wish.players) return message_of(kept);
  TRY_VOID(may_change(kept));
  TRY_VOID(enter_members(kept, *club, wish));
  TRY_VOID(carry_out(kept, tournament::LineUp{wish.club, wish.players}));
  return message_of(kept);
}

}  // namespace camlann::server
