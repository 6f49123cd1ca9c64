#include "server/services/games/round.hpp"

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "play/seating.hpp"
#include "server/model/entry.hpp"
#include "server/services/round/game_cache.hpp"

namespace camlann::server {

Round::Round(const RoundParts& parts)
    : store(parts.store),
      namer(parts.namer),
      limits(parts.limits),
      known(parts.known),
      log(parts.log),
      steady(parts.steady),
      work_time(parts.work_time),
      mailbox(parts.mailbox),
      outbox(parts.outbox),
      games(store, limits.games_in_memory, limits.events_in_memory, log, work_time),
      play_clock(parts.steady, limits.standstill),
      rated_boards(known),
      watchers(outbox, play_clock, limits),
      attendance(play_clock),
      journal(store, watchers, parts.clock, play_clock, leaves, log),
      room_for_games(store, limits),
      computers(games, journal, watchers, outbox, parts.thinker, mailbox, limits, log, work_time) {}

void Round::mark(play::Players& seats) const {
  for (auto& seat : seats) {
    if (seat.id.empty()) continue;
    seat.bot = is_bot && is_bot(seat.id);
    seat.guest = has_account && !has_account(seat.id) && !has_no_device(seat.id);
  }
}

void Round::let_go(LiveGame& game, const Error& error) {
  for (auto& wish : game.awaiting_answer) {
    outbox.answer<View>(std::move(wish.reply), Failure(error));
  }
  games.forget(std::string(game.meta.id));
}

Result<std::size_t> Round::delete_unused(std::vector<std::string> ids) {
  std::erase_if(ids, [this](const std::string& id) {
    return watchers.anybody_watches(id) || games.used_lately(id);
  });
  if (ids.empty()) return std::size_t{0};
  TRY_VOID(store.set_deleted(ids, now()));
  for (const auto& id : ids) {
    computers.forget(id);
    live_games.remove(id);
    if (LiveGame* const game = games.in_memory(id)) {
      let_go(*game, {ErrorCode::not_found, "The game has been deleted", id, "one of your games"});
    }
  }
  return ids.size();
}

}  // namespace camlann::server
