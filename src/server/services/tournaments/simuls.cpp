// Simultaneous displays: their givers and their boards.
#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "server/core/outbox.hpp"
#include "server/messages/game.hpp"
#include "server/messages/tournament_requests.hpp"
#include "server/model/club.hpp"
#include "server/model/game_state.hpp"
#include "server/model/kept_tournament.hpp"
#include "server/model/late.hpp"
#include "server/services/round/room_for_games.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "server/store/store.hpp"
#include "tournament/event.hpp"
#include "tournament/simul.hpp"

namespace camlann::server {

NewTournament Tournaments::with_giver_named(const std::string& player, NewTournament wish) {
  if (wish.terms.simul && wish.terms.simul->giver.empty()) wish.terms.simul->giver = player;
  return wish;
}

Result<std::string> Tournaments::name_of_giver(const std::string& player,
                                               const NewTournament& wish) {
  if (!wish.terms.simul) return std::string();
  const auto& giver = wish.terms.simul->giver;
  TRY(const auto count, store_.tournaments().count(giver));
  if (count.entered >= limits_.tournaments_entered) {
    return failure(ErrorCode::too_many, "The giver takes part in too many tournaments", "giver",
                   "one of them over");
  }
  TRY_VOID(room_.may_enter(giver, most_games_at_once(wish.terms, giver), wish.time));
  if (giver == player) {
    if (!wish.host.empty()) return wish.host;
    return failure(ErrorCode::syntax, "The giver of a display has a name", "host", "a name");
  }
  TRY(const auto found, officers_club(player, wish.club));
  const std::optional<Club>& club = found;
  if (!club) {
    return failure(ErrorCode::conflict, "Only officers of a club name another giver", "giver",
                   "yourself");
  }
  const auto* const member = club->find(giver);
  if (member != nullptr) return member->name;
  return failure(ErrorCode::conflict, "Members of the club give its displays", "giver",
                 "the id of a member");
}

Result<KeptTournament*> Tournaments::find_led(const std::string& player, const std::string& id) {
  auto kept = find(id);
  if (kept && tournament::is_giver((*kept)->state().terms, player)) return kept;
  return find_own(player, id);
}

Result<Payload> Tournaments::boards(const std::string& player, const std::string& id) {
  TRY(const auto kept, find(id));
  if (kept->state().terms.system != tournament::System::simul) {
    return failure(ErrorCode::conflict, "Only a simultaneous display is shown by its boards");
  }
  TRY(auto games,
      store_.tournaments().display_games(id, static_cast<int>(tournament::most_simul_boards)));
  for (auto& game : games) game = seen_by(std::move(game), player);
  const auto board_of = [&](const GameSummary& game) {
    const auto at = kept->find_game(game.meta.id);
    return at ? at->board : tournament::most_simul_boards;
  };
  std::stable_sort(games.begin(), games.end(), [&](const auto& one, const auto& other) {
    return board_of(one) < board_of(other);
  });
  return std::make_shared<const std::string>(games_json(games));
}

}  // namespace camlann::server
