#include "server/services/games/deletions.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "server/core/clock.hpp"
#include "server/core/log.hpp"
#include "server/core/mailbox.hpp"
#include "server/model/game_state.hpp"
#include "server/services/games/clocks.hpp"
#include "server/services/games/round.hpp"
#include "server/services/round/game_cache.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "server/store/forget_player.hpp"

namespace camlann::server {

namespace {

constexpr Millis restorable_for = Millis{24} * 60 * 60 * 1000;
constexpr Millis between_purges = Millis{60} * 1000;

}  // namespace

Deletions::Deletions(Round& round, Clocks& clocks, Tournaments& tournaments)
    : round_(round),
      clocks_(clocks),
      tournaments_(tournaments),
      jumps_([&round] { return round.now(); }, round.steady),
      purged_(round.steady() - between_purges) {}

Result<void> Deletions::start() {
  TRY(const auto newest, round_.store.newest());
  if (newest && jumps_.start_from(*newest)) say_jump();
  return {};
}

Then Deletions::remove(const GameRequest& request, const ViewReply& reply) {
  const auto answer = [&](Result<View> view) {
    round_.outbox.answer(reply, std::move(view));
    return Then::done;
  };
  round_.flush();  // moves of this round are saved before the game goes
  const auto& id = request.game;
  auto found = round_.games.find_own(request);
  if (!found) return answer(Failure(found.error()));
  if (*found == nullptr) return Then::again;
  auto& game = **found;
  const auto last = game.whole();
  if (last->meta.shared()) {
    return answer(
        failure(ErrorCode::conflict, "This game belongs to the other players, too", id, {}));
  }
  if (const auto done = round_.store.set_deleted({&id, 1}, round_.now()); !done) {
    return answer(Failure(done.error()));
  }
  round_.computers.forget(id);
  round_.deadlines.remove(id);
  round_.let_go(game, {ErrorCode::not_found, "The game has been deleted", id, "one of your games"});
  return answer(last);
}

Then Deletions::restore(const GameRequest& request, const ViewReply& reply) {
  const auto answer = [&](Result<View> view) {
    round_.outbox.answer(reply, std::move(view));
    return Then::done;
  };
  round_.flush();
  const auto& id = request.game;
  const auto owner = round_.store.games().owner_of_deleted(id);
  if (!owner) return answer(Failure(owner.error()));
  if (*owner == request.sender.player) {
    const auto done = round_.store.set_deleted({&id, 1}, std::nullopt);
    if (!done) return answer(Failure(done.error()));
  }
  const auto game = round_.games.find_own(request);
  if (!game) return answer(Failure(game.error()));
  if (*game == nullptr) return Then::again;
  round_.computers.owe(id, (*game)->queue_key());
  clocks_.note_deadline(**game);
  return answer((*game)->whole());
}

Result<bool> Deletions::rename_player(const std::string& player, const std::string& name) {
  round_.flush();
  round_.games.rename(player, name);
  tournaments_.rename(player, name);
  return true;
}

Result<bool> Deletions::forget_player(const std::string& player) {
  return rename_player(player, std::string(deleted_name));
}

void Deletions::say_jump() {
  round_.log(Severity::warning, "clock-ahead",
             {{"what", std::string_view("nothing is removed for a day")}});
}

void Deletions::purge() {
  if (jumps_.look()) say_jump();
  if (!jumps_.settled() || round_.steady() - purged_ < between_purges) return;
  purged_ = round_.steady();
  if (const auto done = round_.store.purge(round_.now() - restorable_for); !done) {
    const auto what = to_text(done.error());
    round_.log(Severity::error, "purge-failed", {{"what", std::string_view(what)}});
  }
}

}  // namespace camlann::server
