#include "server/services/games/tournament_games.hpp"

#include <chrono>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "play/command.hpp"
#include "play/seating.hpp"
#include "rules/verdict.hpp"
#include "server/core/actor.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/limits.hpp"
#include "server/core/mailbox.hpp"
#include "server/core/token_bucket.hpp"
#include "server/model/entry.hpp"
#include "server/model/game_state.hpp"
#include "server/services/games/new_games.hpp"
#include "server/services/games/profiles.hpp"
#include "server/services/games/round.hpp"
#include "server/services/round/game_cache.hpp"
#include "server/services/round/journal.hpp"
#include "server/services/round/thinkers.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "server/store/store.hpp"

namespace camlann::server {

namespace {

Hand by_tournament() {
  return {By::computer, play::Who{}, {}};
}

}  // namespace

TournamentGames::TournamentGames(Round& round, NewGames& new_games, Profiles& profiles)
    : round_(round),
      new_games_(new_games),
      profiles_(profiles),
      corrections_(round.limits.corrections_per_player, round.work_time) {}

GameHand TournamentGames::hand() {
  return {
      [this](GameMeta meta) { return begin(std::move(meta)); },
      [this](const std::string& id, const play::GiveResult& result, bool left,
             const std::string& player) { end(id, result, left, player); },
      [this](const std::string& id, const std::string& director) { return read(id, director); },
      [this](const std::string& id, const play::GiveResult& result, const std::string& director) {
        give(id, result, director);
      },
      [this](const std::string& id, const std::string& player) { return take_over(id, player); },
      [this](const QueueKey& queue_key, EngineTask engine_task) {
        round_.computers.run(queue_key, std::move(engine_task));
      }};
}

Result<void> TournamentGames::begin(GameMeta meta) {
  for (auto& player : meta.seats) {
    if (has_no_device(player.id)) continue;
    auto rating = profiles_.shown_rating(player.id, meta.variant, meta.time);
    if (!rating) return Failure(rating.error());
    player.rating = std::move(*rating);
  }
  const auto game = new_games_.begin(std::move(meta), {}, {});
  if (!game) return Failure(game.error());
  round_.live_games.add((*game)->meta);
  return {};
}

void TournamentGames::end(const std::string& id, const play::GiveResult& result, bool left,
                          const std::string& player) {
  round_.mailbox->post(QueueKey(player), [this, id, result, left] {
    const auto game = round_.games.find(id);
    if (!game) return Then::done;
    if (*game == nullptr) return Then::again;
    if ((*game)->standing().verdict.over()) return Then::done;
    auto given = result;
    if (left && (*game)->state.play().begun) given.reason = Reason::resignation;
    (void)round_.journal.carry_out(**game, given, by_tournament());
    return Then::done;
  });
}

Result<bool> TournamentGames::read(const std::string& id, const std::string& director) {
  TRY(const auto game, round_.games.find(id));
  if (game == nullptr) return false;
  if (!game->meta.rated || !game->standing().verdict.over()) return true;
  // Ratings are computed again while all others wait.
  if (corrections_.take(director) > std::chrono::nanoseconds::zero()) {
    return failure(ErrorCode::too_many, "You correct too many results at once", {}, "a pause");
  }
  TRY_VOID(round_.store.people().may_correct(id));
  return true;
}

void TournamentGames::give(const std::string& id, const play::GiveResult& result,
                           const std::string& director) {
  LiveGame* const game = round_.games.in_memory(id);
  if (game == nullptr) return end(id, result, false, director);
  (void)round_.journal.carry_out(*game, result, by_tournament());
}

Result<bool> TournamentGames::take_over(const std::string& id, const std::string& player) {
  TRY(const auto* const found, round_.games.find(id));
  if (found == nullptr) return false;
  if (found->meta.player == player) return true;
  round_.flush();  // its moves are saved before it is read again
  TRY_VOID(round_.store.set_device(id, player));
  if (LiveGame* const game = round_.games.in_memory(id)) round_.let_go(*game, too_busy());
  return true;
}

void TournamentGames::take_results(Tournaments& tournaments) {
  // A result may lead to more games, so that what was touched may grow.
  std::vector<std::string> ended;
  for (const auto& step : round_.journal.touched()) {
    if (step.standing.verdict.over()) ended.push_back(step.id);
  }
  for (const auto& id : ended) {
    const LiveGame* const game = round_.games.in_memory(id);
    if (game != nullptr && !game->meta.tournament.empty()) {
      tournaments.game_over(game->meta, game->standing());
    }
  }
}

}  // namespace camlann::server
