#include "server/services/round/room_for_games.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <string>

#include "base/result.hpp"
#include "base/try.hpp"
#include "play/clock.hpp"
#include "server/core/limits.hpp"
#include "server/model/game_state.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/store/league_store.hpp"
#include "server/store/rows.hpp"
#include "server/store/store.hpp"
#include "server/store/tournament_store.hpp"
#include "tournament/event.hpp"
#include "tournament/league.hpp"
#include "tournament/pairing.hpp"
#include "tournament/simul.hpp"

namespace camlann::server {

namespace {

/// True if rounds begin while games of earlier ones are open.
bool begins_many(const tournament::Terms& terms) {
  return terms.system == tournament::System::round_robin && terms.all_at_once;
}

bool plays_in(const tournament::Round& round, const std::string& player) {
  return std::any_of(round.pairings.begin(), round.pairings.end(),
                     [&](const tournament::Pairing& pairing) {
                       return pairing.white == player || pairing.black == player;
                     }) ||
         std::any_of(round.byes.begin(), round.byes.end(),
                     [&](const tournament::Bye& bye) { return bye.player == player; });
}

int count_in(const std::map<std::string, int>& counts, const std::string& id) {
  const auto found = counts.find(id);
  return found == counts.end() ? 0 : found->second;
}

}  // namespace

int most_games_at_once(const tournament::Terms& terms, const std::string& player) {
  if (tournament::is_giver(terms, player)) {
    return static_cast<int>(tournament::most_simul_boards);
  }
  return begins_many(terms) ? static_cast<int>(tournament::open_games_at_once) : 1;
}

int most_games_at_once(const tournament::LeagueTerms& terms, int cycles) {
  return static_cast<int>(tournament::most_open_games(largest_division(terms), cycles));
}

Result<GamesOfPlayer> RoomForGames::count(const std::string& player) {
  TRY(const auto saved, store_.games().count(player));
  TRY(const int more, to_come(player));
  const auto found = unsaved_.find(player);
  const auto unsaved = found == unsaved_.end() ? Unsaved{} : found->second;
  return GamesOfPlayer{saved.all + unsaved.games, saved.unfinished + unsaved.games,
                       more + unsaved.to_come};
}

Result<int> RoomForGames::to_come(const std::string& player) {
  TRY(const auto tournaments, store_.tournaments().entered(player));
  TRY(const auto leagues, store_.leagues().entered(player));
  if (tournaments.empty() && leagues.empty()) return 0;
  TRY(const auto open, store_.games().open_by_tournament(player));
  int sum = 0;
  std::map<std::string, int> of_season;  // games of the present season by league
  for (const auto& one : tournaments) {
    const int begun = count_in(open, one.id);
    TRY(const int more, to_come_in(one, player, begun));
    sum += more;
    if (!one.league.empty()) of_season[one.league] += begun + more;
  }
  for (const auto& league : leagues) {
    // The next season begins when all games of the present one are over.
    const int next = most_games_at_once(league.terms, league.cycles);
    sum += std::max(0, next - count_in(of_season, league.id));
  }
  return sum;
}

Result<int> RoomForGames::to_come_in(const EnteredTournament& entered, const std::string& player,
                                     int open) {
  const auto& terms = entered.terms;
  // The only round of a display begins all its games.
  if (terms.simul && entered.phase != TournamentPhase::open) return 0;
  const int more = std::max(0, most_games_at_once(terms, player) - open);
  if (more == 0 || !begins_many(terms)) return more;
  if (entered.phase == TournamentPhase::open) {
    if (entered.league.empty()) return more;
    const auto players = static_cast<std::size_t>(entered.players);
    return static_cast<int>(tournament::most_open_games(players, terms.cycles));
  }
  TRY(const auto first, store_.tournaments().first_round(entered.id));
  if (!first || !plays_in(*first, player)) return 0;
  const auto players = 2 * first->pairings.size() + first->byes.size();
  const auto rounds = static_cast<int>(tournament::rounds_of_round_robin(players, terms.cycles));
  return std::clamp(rounds - entered.rounds, 0, more);
}

bool RoomForGames::has_room(const GamesOfPlayer& games, bool live) const {
  const int for_live = live ? 0 : std::min(games.to_come, limits_.places_for_live_games);
  return games.unfinished + games.to_come + for_live <= limits_.unfinished_games_per_player;
}

Result<void> RoomForGames::may_begin(const std::string& player,
                                     const std::optional<play::TimeControl>& time) {
  TRY(auto games, count(player));
  if (games.all >= limits_.games_per_player) {
    return failure(ErrorCode::too_many, "You have too many games here", {}, "some of them deleted");
  }
  ++games.unfinished;
  if (has_room(games, time && time->live())) return {};
  // Without numbers: an opponent may read this.
  return failure(ErrorCode::too_many,
                 games.to_come == 0 ? "You have too many unfinished games"
                                    : "You have too many unfinished games, with those that your "
                                      "tournaments and leagues may begin",
                 {}, "one of them finished or resigned");
}

Result<void> RoomForGames::may_enter(const std::string& player, int games,
                                     const play::TimeControl& time) {
  TRY(auto all, count(player));
  all.to_come += games;
  if (has_room(all, time.live())) return {};
  return failure(ErrorCode::too_many,
                 "You have " + std::to_string(all.unfinished) +
                     " unfinished games, and what you enter may begin " +
                     std::to_string(all.to_come) + " more",
                 {},
                 "at most " + std::to_string(limits_.unfinished_games_per_player) +
                     " in all; some places are for live games");
}

void RoomForGames::note_game(const GameMeta& meta) {
  if (!meta.tournament.empty()) return;
  for (const auto holder : holders_of(meta)) ++unsaved_[std::string(holder)].games;
}

}  // namespace camlann::server
