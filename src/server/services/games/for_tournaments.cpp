// What Games do for tournaments: games made with a round, their results taken in the very round of
// writing in which they end, and games ended whose result was given otherwise.
#include <cstddef>
#include <functional>
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
#include "server/core/outbox.hpp"
#include "server/model/game_state.hpp"
#include "server/services/clubs/clubs.hpp"
#include "server/services/games/games.hpp"
#include "server/services/leagues/leagues.hpp"
#include "server/services/round/game_cache.hpp"
#include "server/services/round/journal.hpp"
#include "server/services/round/thinkers.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "tournament/event.hpp"

namespace camlann::server {

namespace {

/// Who gives the game up for this result; nobody where it is a draw, or neither has come.
std::optional<Seat> loser_of(tournament::Score score) {
  if (score == tournament::Score::white || score == tournament::Score::black_absent)
    return Seat::black;
  if (score == tournament::Score::black || score == tournament::Score::white_absent)
    return Seat::white;
  return std::nullopt;
}

}  // namespace

void Games::ask_tournaments(const QueueKey& who, std::function<Result<Payload>(Tournaments&)> ask,
                            const Reply<Payload>& reply) {
  post(who, reply, [this, ask = std::move(ask), reply] {
    outbox_.answer(reply, ask(tournaments_));
    return Then::done;
  });
}

void Games::start_round(const QueueKey& who, const std::string& tournament, std::size_t round,
                        const Reply<Payload>& reply) {
  post(who, reply, [this, player = who.player, tournament, round, reply] {
    tournaments_.start_round(player, tournament, round, reply);
    return Then::done;
  });
}

void Games::ask_leagues(const QueueKey& who, std::function<Result<Payload>(Leagues&)> ask,
                        const Reply<Payload>& reply) {
  post(who, reply, [this, ask = std::move(ask), reply] {
    outbox_.answer(reply, ask(leagues_));
    return Then::done;
  });
}

void Games::ask_clubs(const QueueKey& who, std::function<Result<Payload>(Clubs&)> ask,
                      const Reply<Payload>& reply) {
  post(who, reply, [this, ask = std::move(ask), reply] {
    outbox_.answer(reply, ask(clubs_));
    return Then::done;
  });
}

GameHand Games::hand_for_tournaments() {
  const auto begin_one = [this](GameMeta meta) -> Result<void> {
    for (auto& player : meta.seats) {
      auto rating = shown_rating(player.id, meta.variant, meta.time);
      if (!rating) return Failure(rating.error());
      player.rating = std::move(*rating);
    }
    const auto game = begin(std::move(meta), {}, {});
    if (!game) return Failure(game.error());
    live_games_.add((*game)->meta);
    return {};
  };
  return {begin_one, [this](const std::string& id, tournament::Score score) { end_as(id, score); },
          [this](const QueueKey& queue_key, EngineTask engine_task) {
            computers_.run(queue_key, std::move(engine_task));
          }};
}

void Games::end_as(const std::string& id, tournament::Score score) {
  mailbox_->post([this, id, score] {
    const auto game = games_.find(id);
    if (!game) return Then::done;
    if (*game == nullptr) return Then::again;
    if ((*game)->standing().verdict.over()) return Then::done;
    const auto loser = loser_of(score);
    const play::Command command =
        loser ? play::Command(play::Resign{}) : play::Command(play::CallOff{});
    const Hand hand{By::computer, loser ? play::only(*loser) : play::Who{}, {}};
    (void)journal_.carry_out(**game, command, hand);
    return Then::done;
  });
}

void Games::take_results() {
  // A result may lead to more games, so that what was touched may grow.
  std::vector<std::string> ended;
  for (const auto& step : journal_.touched()) {
    if (step.standing.verdict.over()) ended.push_back(step.id);
  }
  for (const auto& id : ended) {
    const LiveGame* const game = games_.in_memory(id);
    if (game != nullptr && !game->meta.tournament.empty()) {
      tournaments_.game_over(game->meta, game->standing());
    }
  }
}

}  // namespace camlann::server
