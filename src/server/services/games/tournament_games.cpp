#include "server/services/games/tournament_games.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "play/command.hpp"
#include "play/seating.hpp"
#include "rules/verdict.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/mailbox.hpp"
#include "server/model/game_state.hpp"
#include "server/services/games/new_games.hpp"
#include "server/services/games/profiles.hpp"
#include "server/services/games/round.hpp"
#include "server/services/round/game_cache.hpp"
#include "server/services/round/journal.hpp"
#include "server/services/round/thinkers.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "tournament/event.hpp"

namespace camlann::server {

namespace {

/// Returns the seat that resigns for this result; nothing for a draw, or if neither player came.
std::optional<Seat> loser_of(tournament::Score score) {
  if (score == tournament::Score::white || score == tournament::Score::black_absent)
    return Seat::black;
  if (score == tournament::Score::black || score == tournament::Score::white_absent)
    return Seat::white;
  return std::nullopt;
}

}  // namespace

GameHand TournamentGames::hand() {
  return {[this](GameMeta meta) { return begin(std::move(meta)); },
          [this](const std::string& id, tournament::Score score) { end(id, score); },
          [this](const QueueKey& queue_key, EngineTask engine_task) {
            round_.computers.run(queue_key, std::move(engine_task));
          }};
}

Result<void> TournamentGames::begin(GameMeta meta) {
  for (auto& player : meta.seats) {
    auto rating = profiles_.shown_rating(player.id, meta.variant, meta.time);
    if (!rating) return Failure(rating.error());
    player.rating = std::move(*rating);
  }
  const auto game = new_games_.begin(std::move(meta), {}, {});
  if (!game) return Failure(game.error());
  round_.live_games.add((*game)->meta);
  return {};
}

void TournamentGames::end(const std::string& id, tournament::Score score) {
  round_.mailbox->post([this, id, score] {
    const auto game = round_.games.find(id);
    if (!game) return Then::done;
    if (*game == nullptr) return Then::again;
    if ((*game)->standing().verdict.over()) return Then::done;
    const auto loser = loser_of(score);
    const play::Command command =
        loser ? play::Command(play::Resign{}) : play::Command(play::CallOff{});
    const Hand hand{By::computer, loser ? play::only(*loser) : play::Who{}, {}};
    (void)round_.journal.carry_out(**game, command, hand);
    return Then::done;
  });
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
