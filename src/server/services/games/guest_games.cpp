#include "server/services/games/guest_games.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

#include "base/result.hpp"
#include "server/core/actor.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/limits.hpp"
#include "server/core/mailbox.hpp"
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

Then GuestGames::adopt(const QueueKey& who, const std::string& guest, const std::string& name,
                       const Reply<Adopted>& reply) {
  round_.flush();  // moves of this round are saved before their games change hands
  const auto place = moved_.try_emplace(std::pair(guest, who.player)).first;
  auto adopted = move({guest, who.player, name, round_.now(), 0});
  if (adopted) {
    auto& moved = place->second;
    moved.insert(moved.end(), adopted->games.begin(), adopted->games.end());
    if (adopted->more) return Then::again;
    adopted->games = std::move(moved);
  }
  moved_.erase(place);
  round_.outbox.answer(reply, std::move(adopted));
  round_.flush();  // other requests of this round cannot fail what is on disk
  return Then::done;
}

Result<Adopted> GuestGames::move(Adoption adoption) {
  const auto own = round_.store.games().count(adoption.account);
  if (!own) return Failure(own.error());
  const auto room = round_.limits.games_per_player - own->all;
  adoption.room = static_cast<std::size_t>(std::max(0, room));
  auto adopted = round_.store.adopt(adoption);
  if (adopted && (adopted->done || adopted->more)) read_again(*adopted, adoption);
  return adopted;
}

void GuestGames::read_again(const Adopted& adopted, const Adoption& adoption) {
  const std::string& guest = adoption.guest;
  const std::string& account = adoption.account;
  round_.games.stop_reading(guest);
  for (const auto& id : adopted.games) {
    round_.attendance.pass_on(id, guest, account);
    round_.rated_boards.pass_on(id, guest, account);
    LiveGame* const game = round_.games.in_memory(id);
    if (game == nullptr) continue;
    round_.let_go(*game, too_busy());
    round_.computers.forget(id);
    round_.computers.owe(id, QueueKey(account));
  }
  seeks_.remove(guest);
  if (!adopted.done) return;
  for (const auto& id : adopted.tournaments) tournaments_.read_again(id);
  leaves_.pass_on(guest, account);
  turn_polls_.look_again(account);
}

}  // namespace camlann::server
