// Games that their player wants to see no more: deleted at once, gone for good a day later. Those
// that nobody has moved in are deleted for him when they are many.
#include <optional>
#include <string>

#include "base/result.hpp"
#include "server/clock.hpp"
#include "server/game_cache.hpp"
#include "server/game_state.hpp"
#include "server/games.hpp"

namespace camlann::server {

namespace {

constexpr Millis day = Millis{24} * 60 * 60 * 1000;
/// How many games without a move a player keeps, however old they are.
constexpr int unmoved_kept = 10;

}  // namespace

void Games::remove(const Asker& asker, const ViewReply& reply) {
  post(asker.party(), reply, [this, asker, reply] {
    auto game = games_.find_own(asker);
    if (!game) return outbox_.answer<View>(reply, Failure(game.error()));
    const auto last = (*game)->whole();
    auto done = store_.set_deleted(asker.game, journal_.now());
    if (done) done = store_.purge(journal_.now() - day);
    if (!done) return outbox_.answer<View>(reply, Failure(done.error()));
    computers_.forget(asker.game);
    games_.forget(asker.game);
    outbox_.answer<View>(reply, last);
  });
}

void Games::restore(const Asker& asker, const ViewReply& reply) {
  post(asker.party(), reply, [this, asker, reply] {
    auto game = games_.find_own(asker);
    if (!game) {
      const auto owner = store_.owner_of_deleted(asker.game);
      if (!owner) return outbox_.answer<View>(reply, Failure(owner.error()));
      if (*owner != asker.player) return outbox_.answer<View>(reply, Failure(game.error()));
      const auto done = store_.set_deleted(asker.game, std::nullopt);
      if (!done) return outbox_.answer<View>(reply, Failure(done.error()));
      game = games_.find_own(asker);
      if (!game) return outbox_.answer<View>(reply, Failure(game.error()));
    }
    computers_.owe(asker.game);
    outbox_.answer<View>(reply, (*game)->whole());
  });
}

Result<void> Games::delete_unmoved(const std::string& player) {
  const auto ids = store_.unmoved(player, journal_.now() - day, unmoved_kept);
  if (!ids) return Failure(ids.error());
  for (const auto& id : *ids) {
    if (games_.in_memory(id) != nullptr) continue;  // somebody looks at it
    if (auto done = store_.set_deleted(id, journal_.now()); !done) return done;
  }
  return {};
}

}  // namespace camlann::server
