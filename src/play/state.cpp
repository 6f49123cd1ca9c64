#include "play/state.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "game/game.hpp"
#include "play/clock.hpp"
#include "play/command.hpp"
#include "play/seating.hpp"
#include "rules/verdict.hpp"

namespace camlann::play {

namespace {

Who with(Who who, Seat seat) {
  return {static_cast<std::uint8_t>(who.seats | bit_of(seat))};
}

Who without(Who who, Seat seat) {
  return {static_cast<std::uint8_t>(who.seats & ~bit_of(seat))};
}

void happen(State& /*state*/, const Created& /*created*/, Millis /*at*/) {}

/// Closes a request to resign when the partner moves, which is an answer; moves of others keep it
/// open.
void end_question(State& state, Seat mover) {
  const auto mover_id = player_at(state.terms.players, mover).id;
  for (unsigned index = 0; index < state.terms.players.size(); ++index) {
    const auto seat = static_cast<Seat>(index);
    const bool asked = state.team_of(seat).has(mover) && state.terms.players[index].id != mover_id;
    if (asked || state.over()) state.giving_up = without(state.giving_up, seat);
  }
}

void happen(State& state, const MovePlayed& played, Millis at) {
  const Seat mover = state.board.seat();
  state.increments.push_back(state.clocks.press(at, played.spared));
  state.movers.push_back(mover);
  state.begun = state.begun || state.movers.size() >= state.terms.players.size();
  state.board.play(played.move);
  if (!state.offer_outlasts_a_move_of(mover)) state.offer.reset();
  state.asks_back.reset();
  end_question(state, mover);
  state.refused = {};
  state.told_to_play_on = {};
}

void happen(State& state, const TakenBack& taken, Millis at) {
  state.clocks.stop(at);
  for (int ply = 0; ply < taken.plies; ++ply) {
    state.board.take_back();
    state.clocks.take_increment(state.movers.back(), state.increments.back());
    state.movers.pop_back();
    state.increments.pop_back();
  }
  state.offer.reset();
  state.asks_back.reset();
  state.giving_up = {};
  state.declared = false;
  state.left = false;
  state.corrected = false;
  state.refused = {};
  state.told_to_play_on = {};
}

void happen(State& state, const TakeBackAsked& asked, Millis /*at*/) {
  state.asks_back = asked.seat;
}

void happen(State& state, const TakeBackRefused& refused, Millis /*at*/) {
  state.asks_back.reset();
  ++state.asked_in_vain[index_of(refused.seat)];
}

void happen(State& state, const ResignAsked& asked, Millis /*at*/) {
  state.giving_up = with(state.giving_up, asked.seat);
}

void happen(State& state, const ResignRefused& refused, Millis /*at*/) {
  state.giving_up = without(state.giving_up, refused.seat);
  state.told_to_play_on = with(state.told_to_play_on, refused.seat);
}

void happen(State& state, const DrawOffered& offered, Millis /*at*/) {
  state.offer = offered.seat;
}

void happen(State& state, const DrawRefused& refused, Millis /*at*/) {
  state.offer.reset();
  state.refused = with(state.refused, refused.seat);
}

void happen(State& state, const Rested& rested, Millis /*at*/) {
  state.clocks.rest(rested.from, rested.until);
}

void happen(State& state, const Ended& ended, Millis /*at*/) {
  state.corrected = state.over();
  state.board.finish(ended.reason, ended.winner);
  state.declared = true;
  state.left = ended.left;
  state.offer.reset();
  state.asks_back.reset();
  state.giving_up = {};
}

Turn turn_of(const State& state) {
  if (!state.person_to_move()) return Turn::untimed;
  const bool live = state.terms.time && state.terms.time->live();
  const bool waits = live && !state.begun && !in_display(state.terms.players);
  return waits ? Turn::first : Turn::timed;
}

}  // namespace

bool State::person_to_move() const {
  return player_at(terms.players, board.seat()).person();
}

bool State::has_person(Side side) const {
  for (unsigned index = 0; index < terms.players.size(); ++index) {
    const bool there = board.side_of(static_cast<Seat>(index)) == side;
    if (there && terms.players[index].person()) return true;
  }
  return false;
}

Seat State::against(Seat seat) const {
  unsigned index = 0;  // the first seats are those of all sides
  while (board.side_of(static_cast<Seat>(index)) == board.side_of(seat)) ++index;
  return static_cast<Seat>(index);
}

bool State::computers_answer(Seat offering) const {
  for (unsigned index = 0; index < terms.players.size(); ++index) {
    const bool other = board.side_of(static_cast<Seat>(index)) != board.side_of(offering);
    if (other && terms.players[index].person()) return false;
  }
  return true;
}

Who State::persons_against(Seat seat) const {
  Who who;
  for (unsigned index = 0; index < terms.players.size(); ++index) {
    const auto other = static_cast<Seat>(index);
    if (board.side_of(other) == board.side_of(seat) || !terms.players[index].person()) continue;
    who = with(who, other);
  }
  return who;
}

Who State::team_of(Seat seat) const {
  Who team;
  for (unsigned index = 0; index < terms.players.size(); ++index) {
    const auto other = static_cast<Seat>(index);
    const bool there = board.side_of(other) == board.side_of(seat);
    if (there && terms.players[index].person()) team = with(team, other);
  }
  return team;
}

bool State::offer_outlasts_a_move_of(Seat mover) const {
  return offer && !over() && sit_apart(terms.players) && !computers_answer(*offer) &&
         board.side_of(*offer) == board.side_of(mover);
}

bool State::may_resign(Seat computer) const {
  return terms.computers_resign && board.variant().sides() == 2 &&
         !has_person(board.side_of(computer));
}

std::optional<Seat> State::resigning(Who who) const {
  std::optional<Seat> first;
  bool one_side = true;
  for (unsigned index = 0; index < terms.players.size(); ++index) {
    const auto seat = static_cast<Seat>(index);
    if (!who.has(seat)) continue;
    if (!first) first = seat;
    one_side = one_side && board.side_of(*first) == board.side_of(seat);
  }
  if (one_side) return first;
  return who.has(board.seat()) ? std::optional(board.seat()) : std::nullopt;
}

int State::plies_to_take_back(Who who) const {
  for (std::size_t kept = movers.size(); kept > 0; --kept) {
    if (who.has(movers[kept - 1])) return static_cast<int>(movers.size() - kept) + 1;
  }
  return 0;
}

Owed State::owed() const {
  if (over()) return Owed::nothing;
  if (!person_to_move()) return Owed::move;
  return offer && computers_answer(*offer) ? Owed::draw_answer : Owed::nothing;
}

std::string State::verdict_text() const {
  if (!over()) return {};
  if (corrected) return board.verdict_text() + " The earlier result was corrected.";
  if (!left) return board.verdict_text();
  const Verdict verdict = board.verdict();
  const auto names = [&](bool won) {
    std::string text;
    for (unsigned index = 0; index < terms.players.size(); ++index) {
      if (verdict.won_by(static_cast<Seat>(index)) != won) continue;
      text += (text.empty() ? "" : " and ") + board.variant().seating[index].name;
    }
    return text;
  };
  const bool one_each = terms.players.size() == 2;
  return names(true) + (one_each ? " wins: " : " win: ") + names(false) +
         (one_each ? " has" : " have") + " left the game.";
}

State new_state(Terms terms, Game board) {
  Clocks clocks = terms.time ? Clocks(*terms.time) : Clocks();
  for (unsigned index = 0; index < terms.players.size(); ++index) {
    const auto& display = terms.players[index].display;
    if (display && terms.time && terms.time->live()) {
      clocks.add(static_cast<Seat>(index), display->extra);
    }
  }
  return {std::move(terms),
          std::move(board),
          {},
          {},
          {},
          false,
          {},
          {},
          {},
          {},
          {},
          false,
          false,
          false,
          clocks};
}

State apply(State state, const Event& event, Millis at) {
  std::visit([&](const auto& what) { happen(state, what, at); }, event);
  if (state.over()) {
    state.clocks.stop(at);
  } else if (!state.clocks.turn()) {
    state.clocks.begin(state.board.seat(), turn_of(state), at);
  }
  return state;
}

}  // namespace camlann::play
