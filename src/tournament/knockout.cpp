// The loser of a match is out. The best seeds have byes; a drawn game is played again with colours
// changed, and after the last replay Black advances.

#include "tournament/knockout.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "tournament/event.hpp"
#include "tournament/pairing.hpp"
#include "tournament/state.hpp"

namespace camlann::tournament {

namespace {

/// A slot of a stage.
struct Match {
  int slot = 0;
  std::vector<Pairing> games;   // the first one and its replays
  std::optional<PlayerId> bye;  // a player that advances without a match
};

std::vector<Match> matches_of(const State& state, int stage) {
  std::vector<Match> matches;
  const auto match = [&](int slot) -> Match& {
    const auto found = std::find_if(matches.begin(), matches.end(),
                                    [&](const Match& each) { return each.slot == slot; });
    if (found != matches.end()) return *found;
    matches.push_back({slot, {}, std::nullopt});
    return matches.back();
  };
  for (const Round& round : state.rounds) {
    if (round.stage != stage) continue;
    for (const Pairing& pairing : round.pairings) match(pairing.slot).games.push_back(pairing);
    for (const Bye& bye : round.byes) match(bye.slot).bye = bye.player;
  }
  return matches;
}

bool is_drawn(const State& state, const Match& match) {
  return !match.games.empty() && match.games.back().score == Score::draw &&
         static_cast<int>(match.games.size()) <= state.terms.replays;
}

/// Returns nothing while the match is in progress or if neither player appeared.
std::optional<PlayerId> winner_of(const State& state, const Match& match) {
  if (match.games.empty()) return match.bye;
  const Pairing& last = match.games.back();
  if (is_drawn(state, match) || last.score == Score::open || last.score == Score::both_absent) {
    return std::nullopt;
  }
  return halves_of_white(last.score) == 2 ? last.white : last.black;
}

std::optional<PlayerId> loser_of(const State& state, const Match& match) {
  const auto winner = winner_of(state, match);
  if (!winner || match.games.empty()) return std::nullopt;
  const Pairing& last = match.games.back();
  return last.white == *winner ? last.black : last.white;
}

/// Returns the seeds from 1 in the order of the slots: 1 and 2 can meet only in the final, 1 to 4
/// not before the stage ahead of it, and so on.
std::vector<std::size_t> seed_order(std::size_t places) {
  std::vector<std::size_t> order{1};
  while (order.size() < places) {
    std::vector<std::size_t> wider;
    for (const std::size_t seed : order) {
      wider.push_back(seed);
      wider.push_back(2 * order.size() + 1 - seed);
    }
    order = std::move(wider);
  }
  return order;
}

int stages_for(std::size_t players) {
  int stages = 0;
  while ((std::size_t{1} << stages) < players) ++stages;
  return stages;
}

/// Returns the number of games that a player has had with White.
int whites(const State& state, std::string_view player) {
  int count = 0;
  for (const Round& round : state.rounds) {
    for (const Pairing& pairing : round.pairings) count += pairing.white == player ? 1 : 0;
  }
  return count;
}

/// Pairs the two places of a slot; each may be empty. The player with fewer games with White gets
/// White, or the upper place if both have the same number.
void fill(const State& state, Round& round, int slot, const std::optional<PlayerId>& upper,
          const std::optional<PlayerId>& lower) {
  if (upper && lower) {
    const bool turned = whites(state, *upper) > whites(state, *lower);
    round.pairings.push_back(
        {turned ? *lower : *upper, turned ? *upper : *lower, Score::open, slot});
  } else if (upper || lower) {
    round.byes.push_back({upper ? *upper : *lower, Bye::Kind::win, slot});
  }
}

Round first_round(const State& state) {
  std::vector<PlayerId> seeds;
  for (const std::size_t index : by_rating(state)) {
    if (state.entrants[index].here) seeds.push_back(state.entrants[index].id);
  }
  const std::size_t places = std::size_t{1} << stages_for(seeds.size());
  const auto order = seed_order(places);
  const auto seeded = [&](std::size_t place) -> std::optional<PlayerId> {
    if (order[place] > seeds.size()) return std::nullopt;
    return seeds[order[place] - 1];
  };
  Round round;
  round.stage = 1;
  for (std::size_t place = 0; place < places; place += 2) {
    fill(state, round, static_cast<int>(place / 2), seeded(place), seeded(place + 1));
  }
  return round;
}

Round replays(const State& state, int stage) {
  Round round;
  round.stage = stage;
  for (const Match& match : matches_of(state, stage)) {
    if (!is_drawn(state, match)) continue;
    const Pairing& last = match.games.back();
    round.pairings.push_back({last.black, last.white, Score::open, match.slot});
  }
  return round;
}

/// Returns the player unless withdrawn from the tournament.
std::optional<PlayerId> if_here(const State& state, const std::optional<PlayerId>& player) {
  const bool here = player && state.entrants[state.index_of(*player)].here;
  return here ? player : std::nullopt;
}

Round next_stage(const State& state, int stage, int stages) {
  const auto matches = matches_of(state, stage);
  const auto from = [&](int slot, const auto& who) -> std::optional<PlayerId> {
    const auto match = std::find_if(matches.begin(), matches.end(),
                                    [&](const Match& each) { return each.slot == slot; });
    if (match == matches.end()) return std::nullopt;
    return if_here(state, who(state, *match));
  };
  Round round;
  round.stage = stage + 1;
  const int slots = 1 << (stages - stage - 1);
  for (int slot = 0; slot < slots; ++slot) {
    fill(state, round, slot, from(2 * slot, winner_of), from(2 * slot + 1, winner_of));
  }
  if (slots == 1 && state.terms.third_place && stages > 1) {
    fill(state, round, 1, from(0, loser_of), from(1, loser_of));
  }
  return round;
}

/// Returns the number of stages, from the size of the first round.
int stages_of(const State& state) {
  int slots = 0;
  for (const Pairing& pairing : state.rounds.front().pairings)
    slots = std::max(slots, pairing.slot + 1);
  for (const Bye& bye : state.rounds.front().byes) slots = std::max(slots, bye.slot + 1);
  return stages_for(static_cast<std::size_t>(slots)) + 1;
}

}  // namespace

Result<std::vector<Round>> next_of_knockout(const State& state) {
  if (state.rounds.empty()) {
    const auto here = std::count_if(state.entrants.begin(), state.entrants.end(),
                                    [](const Entrant& entrant) { return entrant.here; });
    if (here < 2) return failure(ErrorCode::conflict, "A tournament needs two players");
    return std::vector{first_round(state)};
  }
  const int stage = state.rounds.back().stage;
  const int stages = stages_of(state);
  if (Round again = replays(state, stage); !again.pairings.empty()) return std::vector{again};
  if (stage >= stages) return failure(ErrorCode::conflict, "The final has been played");
  return std::vector{next_stage(state, stage, stages)};
}

int distance_in_knockout(const State& state, std::string_view player) {
  if (state.rounds.empty()) return 0;
  const int final_stage = stages_of(state);
  int distance = 0;
  for (int stage = 1; stage <= state.rounds.back().stage; ++stage) {
    for (const Match& match : matches_of(state, stage)) {
      const bool there =
          match.bye == player || (!match.games.empty() && (match.games.front().white == player ||
                                                           match.games.front().black == player));
      if (!there) continue;
      const bool third_place = stage == final_stage && match.slot == 1;
      const bool won = winner_of(state, match) == player;
      distance = 2 * (third_place ? stage - 1 : stage) + (won ? 1 : 0);
    }
  }
  return distance;
}

int matches_won(const State& state, std::string_view player) {
  int won = 0;
  for (int stage = 1; !state.rounds.empty() && stage <= state.rounds.back().stage; ++stage) {
    for (const Match& match : matches_of(state, stage)) {
      won += winner_of(state, match) == player ? 1 : 0;
    }
  }
  return won;
}

}  // namespace camlann::tournament
