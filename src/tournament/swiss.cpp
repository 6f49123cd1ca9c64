// The rounds of a Swiss: FIDE's Dutch system over the tournament's own values.

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "base/result.hpp"
#include "base/try.hpp"
#include "tournament/card.hpp"
#include "tournament/dutch.hpp"
#include "tournament/event.hpp"
#include "tournament/pairing.hpp"
#include "tournament/state.hpp"

namespace camlann::tournament {

namespace {

bool has_asked_bye(const Entrant& entrant, std::size_t round) {
  return entrant.here && entrant.asked_bye == round;
}

SwissTask task_of(const State& state, const std::vector<std::size_t>& numbers) {
  const auto all = cards(state);
  const std::size_t round = state.rounds.size() + 1;
  std::vector<std::size_t> place(numbers.size());
  for (std::size_t i = 0; i < numbers.size(); ++i) place[numbers[i]] = i;
  SwissTask task;
  task.initial_white = Random(state.terms.seed).below(2) == 0;
  task.last_round = round == rounds_in_all(state);
  for (const std::size_t index : numbers) {
    SwissPlayer player;
    for (const Outing& outing : all[index]) {
      const bool played = outing.kind == Outing::Kind::played;
      player.past.push_back({played, played ? place[outing.opponent.value_or(0)] : 0,
                             played && outing.white, outing.halves});
    }
    const Entrant& entrant = state.entrants[index];
    player.present = entrant.here && !has_asked_bye(entrant, round);
    task.players.push_back(std::move(player));
  }
  return task;
}

Round round_of(const State& state, const SwissPairing& pairing) {
  const auto numbers = by_rating(state);
  const auto id = [&](std::size_t player) { return state.entrants[numbers[player]].id; };
  Round round;
  for (const auto& [white, black] : pairing.boards) {
    round.pairings.push_back({id(white), id(black), Score::open, 0});
  }
  if (pairing.bye) round.byes.push_back({id(*pairing.bye), Bye::Kind::win, 0});
  for (const Entrant& entrant : state.entrants) {
    if (has_asked_bye(entrant, state.rounds.size() + 1)) {
      round.byes.push_back({entrant.id, Bye::Kind::half, 0});
    }
  }
  return round;
}

}  // namespace

SwissTask task_of_all(const State& state) {
  return task_of(state, by_rating(state));
}

Result<SwissTask> swiss_task(const State& state) {
  if (state.rounds.size() >= rounds_in_all(state)) {
    return failure(ErrorCode::conflict, "All rounds have been paired");
  }
  SwissTask task = task_of_all(state);
  const auto present = std::count_if(task.players.begin(), task.players.end(),
                                     [](const SwissPlayer& player) { return player.present; });
  if (present < 2) return failure(ErrorCode::conflict, "A round needs two players");
  return task;
}

Failure no_pairing_left() {
  return failure(ErrorCode::conflict,
                 "There is no pairing left in which nobody meets the same player again");
}

Result<std::vector<Round>> next_of_swiss(const State& state) {
  TRY(const auto task, swiss_task(state));
  const auto pairing = pair_dutch(task);
  if (!pairing) return no_pairing_left();
  return std::vector{round_of(state, *pairing)};
}

Result<std::vector<Round>> next_of_swiss(const State& state, const SwissPairing& found) {
  TRY(const auto task, swiss_task(state));
  if (!keeps_rules(task, found)) {
    return failure(ErrorCode::illegal_move, "This is not a pairing of the next round");
  }
  return std::vector{round_of(state, found)};
}

}  // namespace camlann::tournament
