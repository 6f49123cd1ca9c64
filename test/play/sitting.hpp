#pragma once
// A game played by commands, with a clock that is set by hand.

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "game/catalog.hpp"
#include "play/absence.hpp"
#include "play/decide.hpp"
#include "play/plan.hpp"
#include "play/state.hpp"

namespace camlann::play::test {

/// Players by level, in turn order; 0 for a person.
inline State state_of(std::string_view variant, const std::vector<int>& levels,
                      std::string_view fen = {}, Terms terms = {}) {
  auto board = make_game(variant, {}, fen).value();
  const auto letters = board.variant().seat_letters();
  for (std::size_t i = 0; i < levels.size(); ++i) {
    terms.players.push_back({letters[i], levels[i], {}});
  }
  return new_state(std::move(terms), std::move(board));
}

/// Reads a plan without a pause.
inline Result<Plan> read_plan(const State& state, Who who, std::vector<PlanLine> lines) {
  PlanReader reader(state, who, std::move(lines));
  if (auto whole = reader.read([] { return false; }); !whole) return Failure(whole.error());
  return std::move(reader).plan();
}

/// Gives each person a separate screen.
inline void put_apart(State& state) {
  for (auto& player : state.terms.players) {
    if (player.person()) player.id = std::string("id of ") + player.letter;
  }
}

struct Sitting {
  State state;
  Millis now = 1'700'000'000'000;
  Millis lag = 0;
  Absence absence{};
  std::vector<std::pair<Event, Millis>> history{};

  [[nodiscard]] Who people() const { return persons(state.terms.players); }
  [[nodiscard]] Who machines() const { return computers(state.terms.players); }

  /// Decides, and applies what was decided.
  Result<std::vector<Event>> give(const Command& command, Who who) {
    auto events = decide(state, command, who, {now, lag}, absence);
    if (!events) return events;
    for (const Event& event : *events) {
      state = apply(std::move(state), event, now);
      history.emplace_back(event, now);
    }
    return events;
  }
  Result<std::vector<Event>> give(const Command& command) { return give(command, people()); }

  [[nodiscard]] PlayMove move(std::string_view text) const {
    return {static_cast<int>(state.movers.size()), state.board.read(text).value()};
  }
  /// Plays for the player to move.
  void play(std::string_view text) {
    const auto played = give(move(text), only(state.board.seat()));
    ASSERT_TRUE(played) << played.error().what;
  }
  /// The first legal move.
  void play_any() { play(state.board.written().front().notation); }
};

}  // namespace camlann::play::test
