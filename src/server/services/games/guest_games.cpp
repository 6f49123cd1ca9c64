#include "server/services/games/guest_games.hpp"

#include <algorithm>
#include <cstddef>
#include <string>

#include "base/result.hpp"
#include "server/core/actor.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/limits.hpp"
#include "server/core/outbox.hpp"
#include "server/services/games/leaves.hpp"
#include "server/services/games/round.hpp"
#include "server/services/games/seeks.hpp"
#include "server/services/games/turn_polls.hpp"
#include "server/services/round/game_cache.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "server/store/adoption.hpp"
#include "server/store/store.hpp"

namespace camlann::server {

Result<GameCount> GuestGames::count(const QueueKey& who) {
  return round_.store.games().count(who.player);
}

void GuestGames::adopt(const QueueKey& who, const std::string& guest, const std::string& name,
                       const Reply<Adopted>& reply) {
  round_.flush();  // moves of this round are saved before their games change hands
  round_.outbox.answer(reply, move({guest, who.player, name, round_.now(), 0}));
  round_.flush();  // other requests of this round cannot fail what is on disk
}

Result<Adopted> GuestGames::move(Adoption adoption) {
  const auto own = round_.store.games().count(adoption.account);
  if (!own) return Failure(own.error());
  const auto room = round_.limits.games_per_player - own->all;
  adoption.room = static_cast<std::size_t>(std::max(0, room));
  auto adopted = round_.store.adopt(adoption);
  if (adopted && adopted->done) read_again(*adopted, adoption);
  return adopted;
}

void GuestGames::read_again(const Adopted& adopted, const Adoption& adoption) {
  const std::string& guest = adoption.guest;
  const std::string& account = adoption.account;
  round_.games.stop_reading();
  for (const auto& id : adopted.games) {
    round_.attendance.pass_on(id, guest, account);
    LiveGame* const game = round_.games.in_memory(id);
    if (game == nullptr) continue;
    round_.let_go(*game, too_busy());
    round_.computers.forget(id);
    round_.computers.owe(id, QueueKey(account));
  }
  for (const auto& id : adopted.tournaments) tournaments_.read_again(id);
  round_.rated_boards.pass_on(guest, account);
  leaves_.pass_on(guest, account);
  seeks_.remove(guest);
  turn_polls_.look_again(account);
}

}  // namespace camlann::server
