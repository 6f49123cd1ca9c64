// Games that their player wants to see no more: deleted at once, gone for good a day later. Those
// that nobody has moved in are deleted for him when they are many.
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "server/core/clock.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/log.hpp"
#include "server/core/mailbox.hpp"
#include "server/model/game_state.hpp"
#include "server/services/games/games.hpp"
#include "server/services/round/game_cache.hpp"
#include "server/store/forget_player.hpp"

namespace camlann::server {

namespace {

constexpr Millis day = Millis{24} * 60 * 60 * 1000;
constexpr Millis between_purges = Millis{60} * 1000;
/// How many games without a move a player keeps, however old they are.
constexpr int unmoved_kept = 10;

}  // namespace

void Games::remove(const GameRequest& game_request, const ViewReply& reply) {
  post(game_request.queue_key(), reply, [this, game_request, reply] {
    const auto answer = [&](Result<View> view) {
      outbox_.answer(reply, std::move(view));
      return Then::done;
    };
    flush();  // what was done in this round is saved before the game goes
    auto game = games_.find_own(game_request);
    if (!game) return answer(Failure(game.error()));
    if (*game == nullptr) return Then::again;
    const auto last = (*game)->whole();
    if (last->meta.shared()) {
      return answer(failure(ErrorCode::conflict, "This game belongs to the other players, too",
                            game_request.game, {}));
    }
    if (const auto done = store_.set_deleted({&game_request.game, 1}, journal_.now()); !done) {
      return answer(Failure(done.error()));
    }
    for (auto& wish : (*game)->awaiting_answer) {
      outbox_.answer<View>(std::move(wish.reply),
                           failure(ErrorCode::not_found, "The game has been deleted",
                                   game_request.game, "one of your games"));
    }
    computers_.forget(game_request.game);
    deadlines_.remove(game_request.game);
    games_.forget(game_request.game);
    return answer(last);
  });
}

void Games::forget_player(const std::string& player, const Reply<bool>& reply) {
  rename_player(player, std::string(deleted_name), reply);
}

void Games::rename_player(const std::string& player, const std::string& name,
                          const Reply<bool>& reply) {
  post(QueueKey(player), reply, [this, player, name, reply] {
    flush();
    games_.rename(player, name);
    tournaments_.rename(player, name);
    outbox_.answer(reply, Result<bool>(true));
    return Then::done;
  });
}

void Games::restore(const GameRequest& game_request, const ViewReply& reply) {
  post(game_request.queue_key(), reply, [this, game_request, reply] {
    const auto answer = [&](Result<View> view) {
      outbox_.answer(reply, std::move(view));
      return Then::done;
    };
    flush();
    const auto owner = store_.owner_of_deleted(game_request.game);
    if (!owner) return answer(Failure(owner.error()));
    if (*owner == game_request.player) {
      const auto done = store_.set_deleted({&game_request.game, 1}, std::nullopt);
      if (!done) return answer(Failure(done.error()));
    }
    const auto game = games_.find_own(game_request);
    if (!game) return answer(Failure(game.error()));
    if (*game == nullptr) return Then::again;
    computers_.owe(game_request.game, (*game)->queue_key());
    note_deadline(**game);
    return answer((*game)->whole());
  });
}

void Games::purge() {
  if (journal_.now() - purged_ < between_purges) return;
  purged_ = journal_.now();
  if (const auto done = store_.purge(purged_ - day); !done) {
    const auto what = to_text(done.error());
    log_(Severity::error, "purge-failed", {{"what", std::string_view(what)}});
  }
}

Result<void> Games::delete_unmoved(const std::string& player) {
  auto ids = store_.unmoved(player, journal_.now() - day, unmoved_kept);
  if (!ids) return Failure(ids.error());
  // Somebody looks at those in memory.
  std::erase_if(*ids, [this](const std::string& id) { return games_.in_memory(id) != nullptr; });
  if (ids->empty()) return {};
  return store_.set_deleted(*ids, journal_.now());
}

}  // namespace camlann::server
