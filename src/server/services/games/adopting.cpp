// A guest who has signed in to an account that was there already takes his games along: the
// requests of Games about it. What was in memory under the guest's id is read again.
#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

#include "base/result.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/mailbox.hpp"
#include "server/core/outbox.hpp"
#include "server/services/games/games.hpp"
#include "server/services/round/game_cache.hpp"
#include "server/services/round/journal.hpp"
#include "server/store/adoption.hpp"
#include "server/store/store.hpp"

namespace camlann::server {

void Games::count_of(const QueueKey& who, const Reply<GameCount>& reply) {
  post(who, reply, [this, player = who.player, reply] {
    outbox_.answer(reply, store_.count(player));
    return Then::done;
  });
}

void Games::adopt(const QueueKey& who, const std::string& guest, const std::string& name,
                  const Reply<Adopted>& reply) {
  post(who, reply, [this, account = who.player, guest, name, reply] {
    flush();  // what was done in this round is saved before its games change hands
    outbox_.answer(reply, adopt_now({guest, account, name, journal_.now(), 0}));
    flush();  // what others do in this round does not fail what is on disk
    return Then::done;
  });
}

Result<Adopted> Games::adopt_now(Adoption adoption) {
  const auto own = store_.count(adoption.account);
  if (!own) return Failure(own.error());
  adoption.room = static_cast<std::size_t>(std::max(0, limits_.games_per_player - own->all));
  auto adopted = store_.adopt(adoption);
  if (adopted && adopted->done) read_again(*adopted, adoption);
  return adopted;
}

void Games::read_again(const Adopted& adopted, const Adoption& adoption) {
  const std::string& guest = adoption.guest;
  const std::string& account = adoption.account;
  games_.stop_reading();
  for (const auto& id : adopted.games) {
    attendance_.pass_on(id, guest, account);
    LiveGame* const game = games_.in_memory(id);
    if (game == nullptr) continue;
    let_go(*game, too_busy_);
    computers_.forget(id);
    computers_.owe(id, QueueKey(account));
  }
  for (const auto& id : adopted.tournaments) tournaments_.read_again(id);
  if (auto leaves = store_.leaves().of(account)) {
    const auto clock = play_clock_.now();
    leaves_.set(guest, {}, clock);
    leaves_.set(account, std::move(*leaves), clock);
    tell_of_leave(account);
  }
  pool_.remove(guest);
  look_again(account);
}

}  // namespace camlann::server
