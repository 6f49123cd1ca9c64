#include "server/services/games/deletions.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "server/core/clock.hpp"
#include "server/core/clock_jumps.hpp"
#include "server/core/log.hpp"
#include "server/core/mailbox.hpp"
#include "server/model/game_state.hpp"
#include "server/model/marks.hpp"
#include "server/services/directing/directing.hpp"
#include "server/services/games/clocks.hpp"
#include "server/services/games/round.hpp"
#include "server/services/round/game_cache.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "server/store/old_games.hpp"
#include "server/store/store.hpp"

namespace camlann::server {

namespace {

constexpr Millis one_day = Millis{24} * 60 * 60 * 1000;
constexpr Millis restorable_for = one_day;
/// Age at which games of guests without a move are deleted (doc/hosting.md).
constexpr Millis abandoned_after = 30 * one_day;
constexpr Millis unmoved_after = 7 * one_day;
/// Time after the end of a game in which a repeated request gets the first answer.
constexpr Millis repeatable_for = 7 * one_day;
constexpr Millis between_purges = Millis{60} * 1000;
/// A game that was used in this time, or the same time before, is not abandoned.
constexpr Millis span_of_use = Millis{60} * 60 * 1000;
/// While more is left: twenty games in a second are far more than can begin.
constexpr Millis between_portions = 1000;

}  // namespace

Deletions::Deletions(Round& round, Clocks& clocks, Tournaments& tournaments)
    : round_(round),
      clocks_(clocks),
      tournaments_(tournaments),
      jumps_([&round] { return round.now(); }, round.steady),
      purge_next_(round.steady()),
      span_ends_(round.steady() + span_of_use) {}

Result<void> Deletions::start() {
  TRY(const auto newest, round_.store.newest(round_.now() - held_after_jump));
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
  auto done = rename_player(player, std::string(deleted_name));
  round_.games.forget_plans(player);
  TRY_VOID(tournaments_.lose_director(player));
  return done;
}

Result<bool> Deletions::look_again_at(const DirectedEvent& event) {
  round_.flush();
  TRY_VOID(tournaments_.look_again_at(event));
  return true;
}

void Deletions::say_jump() {
  round_.log(Severity::warning, "clock-ahead",
             {{"what", std::string_view("nothing is removed for a day")}});
}

void Deletions::purge() {
  if (jumps_.look()) say_jump();
  if (round_.steady() >= span_ends_) {
    round_.games.end_span();
    span_ends_ = round_.steady() + span_of_use;
  }
  if (!jumps_.settled() || round_.steady() < purge_next_) return;
  const auto more = purge_some();
  purge_next_ = round_.steady() + (more && *more ? between_portions : between_purges);
  if (more) return;
  round_.log(Severity::error, "purge-failed", {{"what", std::string_view(to_text(more.error()))}});
}

Result<bool> Deletions::purge_some() {
  const auto now = round_.now();
  TRY(const auto more_deleted, round_.store.purge(now - restorable_for));
  TRY(const auto more_nonces, round_.store.forget_nonces(now - repeatable_for));
  TRY(const auto more_abandoned, delete_abandoned());
  return more_deleted || more_nonces || more_abandoned;
}

Result<bool> Deletions::delete_abandoned() {
  const auto now = round_.now();
  TRY(auto ids, round_.store.old_games().abandoned({now - unmoved_after, now - abandoned_after}));
  TRY(const auto deleted, round_.delete_unused(std::move(ids)));
  if (deleted == 0) return false;
  round_.log(Severity::info, "games-abandoned", {{"games", static_cast<std::int64_t>(deleted)}});
  return true;
}

}  // namespace camlann::server
