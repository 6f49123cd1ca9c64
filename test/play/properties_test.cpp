// Any sequence of commands by any player: the state always results from the events, and a refused
// command changes nothing.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "play/any_command.hpp"
#include "play/sitting.hpp"

namespace camlann::play::test {
namespace {

RC_GTEST_PROP(Play, TheStateResultsFromItsEvents, ()) {
  const std::string variant =
      *rc::gen::element<std::string>("cam", "camette", "grand-cam", "tri-camelot", "camblam");
  Terms terms;
  terms.computers_resign = *rc::gen::arbitrary<bool>();
  terms.ends_are_taken_back = *rc::gen::arbitrary<bool>();
  terms.time = TimeControl{100'000, 1'000};
  const auto seats = find_variant(variant)->seating.size();
  const auto levels = *rc::gen::container<std::vector<int>>(seats, rc::gen::inRange(0, 2));
  State first = state_of(variant, levels, {}, terms);
  if (*rc::gen::arbitrary<bool>()) put_apart(first);

  Sitting sitting{first};
  int refused = 0;
  for (const Try& attempt : *rc::gen::container<std::vector<Try>>(any_try())) {
    sitting.now += attempt.pause_ms;
    prepare(sitting, attempt);
    const auto before = seen(sitting.state, sitting.now);
    const auto events = sitting.give(command_of(attempt, sitting), Who{attempt.seats});
    if (events) {
      RC_ASSERT(!events->empty());
    } else {
      ++refused;
      RC_ASSERT(!events.error().what.empty());
      RC_ASSERT(seen(sitting.state, sitting.now) == before);
    }
  }
  RC_CLASSIFY(refused > 0, "some refused");
  RC_CLASSIFY(sitting.history.size() > 10, "more than ten events");

  State folded = first;
  for (const auto& [event, at] : sitting.history) folded = apply(std::move(folded), event, at);
  RC_ASSERT(seen(folded, sitting.now) == seen(sitting.state, sitting.now));
}

RC_GTEST_PROP(Play, PlayersActOnlyForTheirOwnSeats, ()) {
  Sitting sitting{state_of("grand-cam", {0, 0, 0, 0})};
  for (const Try& attempt : *rc::gen::container<std::vector<Try>>(any_try())) {
    const auto mover = sitting.state.board.seat();
    const auto command = command_of(attempt, sitting);
    const auto without = static_cast<std::uint8_t>(attempt.seats & ~bit_of(mover));
    if (attempt.kind == a_move || attempt.kind == offers_a_draw || attempt.kind == claims_a_draw) {
      RC_ASSERT(!decide(sitting.state, command, Who{without}, {sitting.now}));
    }
    (void)sitting.give(command, Who{attempt.seats});
  }
}

/// A time control of either kind, so short that clocks run out.
rc::Gen<TimeControl> any_time() {
  using rc::gen::inRange;
  using rc::gen::set;
  return rc::gen::build<TimeControl>(set(&TimeControl::base, inRange<Millis>(1'000, 60'000)),
                                     set(&TimeControl::increment, inRange<Millis>(0, 3'000)),
                                     set(&TimeControl::delay, inRange<Millis>(0, 2'000)));
}

/// A sitting with clocks, and what is tried in it. The present jumps back now and then.
struct TimedPlay {
  Sitting sitting;
  Millis base = 0;

  static TimedPlay any() {
    Terms terms;
    terms.time = *any_time();
    const std::string variant =
        *rc::gen::element<std::string>("cam", "grand-cam", "tri-camelot", "camblam");
    const auto seats = find_variant(variant)->seating.size();
    const auto levels = *rc::gen::container<std::vector<int>>(seats, rc::gen::element(0, 0, 0, 1));
    TimedPlay play{Sitting{state_of(variant, levels, {}, terms)}, terms.time->base};
    if (*rc::gen::arbitrary<bool>()) put_apart(play.sitting.state);
    return play;
  }
  [[nodiscard]] std::vector<Millis> all_left(Millis now) const {
    std::vector<Millis> all;
    for (unsigned seat = 0; seat < sitting.state.terms.players.size(); ++seat) {
      all.push_back(*sitting.state.clocks.left(static_cast<Seat>(seat), now));
    }
    return all;
  }
  Result<std::vector<Event>> attempt(const Try& attempt) {
    sitting.now += attempt.choice % 10 == 0 ? -attempt.pause_ms : attempt.pause_ms;
    prepare(sitting, attempt);
    return sitting.give(command_of(attempt, sitting), Who{attempt.seats});
  }
};

RC_GTEST_PROP(TimedPlay, OneClockRunsAndTimeNeverRunsBackwards, ()) {
  auto play = TimedPlay::any();
  for (const Try& one : *rc::gen::container<std::vector<Try>>(any_try())) {
    const State& state = play.sitting.state;
    (void)play.attempt(one);
    const Millis now = play.sitting.now;
    const auto before = play.all_left(now);
    const auto after = play.all_left(now + 10'000);
    for (unsigned i = 0; i < before.size(); ++i) {
      const auto seat = static_cast<Seat>(i);
      RC_ASSERT(after[i] <= before[i]);
      if (state.over() || seat != state.board.seat()) RC_ASSERT(after[i] == before[i]);
    }
    if (state.over()) RC_ASSERT(!state.clocks.deadline());
  }
}

RC_GTEST_PROP(TimedPlay, NoTimeIsLostAndNoneIsMade, ()) {
  auto play = TimedPlay::any();
  for (const Try& one : *rc::gen::container<std::vector<Try>>(any_try())) (void)play.attempt(one);
  // Time used in each timed turn, by the calendar of the events alone.
  auto& sitting = play.sitting;
  const TimeControl time = *sitting.state.terms.time;
  State folded =
      new_state(sitting.state.terms, make_game(sitting.state.board.variant(), "", "").value());
  std::vector<Millis> expected(folded.terms.players.size(), time.base);
  std::vector<std::pair<Seat, Millis>> increments;  // one per move on the board
  std::optional<Millis> began;
  Millis latest = 0;  // when a turn began or ended
  for (const auto& [event, at] : sitting.history) {
    const auto* moved = std::get_if<MovePlayed>(&event);
    const auto* taken = std::get_if<TakenBack>(&event);
    const bool ends = moved != nullptr || taken != nullptr || std::holds_alternative<Ended>(event);
    if (ends || !began) latest = std::max(latest, at);
    const bool timed = folded.begun && folded.person_to_move() && !folded.over() && began;
    auto& left = expected[index_of(folded.board.seat())];
    if (timed && ends) left -= std::max<Millis>(0, latest - *began - time.delay);
    if (moved != nullptr) {
      const Millis increment = timed ? time.increment : 0;
      increments.emplace_back(folded.board.seat(), increment);
      left += increment + (timed ? moved->spared : 0);
    }
    for (int ply = 0; taken != nullptr && ply < taken->plies; ++ply) {
      auto& of_mover = expected[index_of(increments.back().first)];
      // A second stays, or what there was of it.
      of_mover = std::max(of_mover - increments.back().second, std::min(of_mover, one_second));
      increments.pop_back();
    }
    folded = apply(std::move(folded), event, at);
    if (ends || !began) began = latest;
  }
  const bool runs = folded.begun && folded.person_to_move() && !folded.over() && began;
  latest = std::max(latest, sitting.now);
  if (runs) {
    expected[index_of(folded.board.seat())] -= std::max<Millis>(0, latest - *began - time.delay);
  }
  RC_ASSERT(play.all_left(latest) == expected);
}

RC_GTEST_PROP(TimedPlay, NothingHappensAfterTheTimeButItsEnd, ()) {
  auto play = TimedPlay::any();
  for (const Try& one : *rc::gen::container<std::vector<Try>>(any_try())) {
    const State before = play.sitting.state;
    const auto events = play.attempt(one);
    const Millis now = play.sitting.now;
    const bool late = !before.over() && before.clocks.overdue(now);
    if (late && events) RC_ASSERT(one.kind == time_is_up);
    if (!late && one.kind == time_is_up) RC_ASSERT(!events);
    if (late) {
      RC_ASSERT(decide(before, TimeUp{}, Who{}, {now}).has_value());
      RC_ASSERT(*before.clocks.left(before.board.seat(), now) <= 0 || !before.begun);
    }
    for (const Millis left : play.all_left(now)) {
      if (before.begun && !late && events) RC_ASSERT(left >= -lag_per_move);
    }
  }
}

}  // namespace
}  // namespace camlann::play::test
