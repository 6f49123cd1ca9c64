// Commands in any order, repeated and late, at tables of all kinds. A plain model computes the
// expected result from the events alone.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "play/any_command.hpp"
#include "play/leave.hpp"
#include "play/plan.hpp"
#include "play/sitting.hpp"

namespace camlann::play::test {
namespace {

constexpr Millis hour = one_day / 24;
constexpr Millis minute = 60 * one_second;

/// Returns a table of two to four seats, with or without computers, at separate screens or at one,
/// with clocks of either kind or none.
Sitting any_table() {
  Terms terms;
  terms.computers_resign = *rc::gen::arbitrary<bool>();
  terms.ends_are_taken_back = *rc::gen::arbitrary<bool>();
  terms.rated = *rc::gen::weightedElement<bool>({{4, false}, {1, true}});
  terms.counts = *rc::gen::weightedElement<bool>({{4, false}, {1, true}});
  switch (*rc::gen::inRange(0, 4)) {
    case 0: break;
    case 1: terms.time.emplace().days = *rc::gen::inRange(1, 4); break;
    default: terms.time = TimeControl{*rc::gen::inRange<Millis>(20'000, 900'000), 1'000, 500};
  }
  const std::string variant =
      *rc::gen::element<std::string>("cam", "cam", "camblam", "grand-cam", "tri-camelot");
  const auto seats = find_variant(variant)->seating.size();
  const auto levels =
      *rc::gen::container<std::vector<int>>(seats, rc::gen::element(0, 0, 0, 0, 0, 1));
  Sitting sitting{state_of(variant, levels, {}, terms)};
  if (*rc::gen::weightedElement<bool>({{3, true}, {1, false}})) put_apart(sitting.state);
  return sitting;
}

std::vector<Try> any_tries() {
  return *rc::gen::container<std::vector<Try>>(any_try());
}

// A connection that is gone sends again what it does not know to have arrived.
RC_GTEST_PROP(AnyOrder, RepeatedCommandsActOnceAndLateOnesNever, ()) {
  Sitting sitting = any_table();
  std::vector<std::pair<PlayMove, Who>> sent;
  int repeated = 0;
  for (const Try& one : any_tries()) {
    sitting.now += one.pause_ms;
    prepare(sitting, one);
    const auto command = command_of(one, sitting);
    const Who who{one.seats};
    const auto events = sitting.give(command, who);
    if (!events) continue;
    const auto after = seen(sitting.state, sitting.now);
    // At one screen, and against computers, moves go back one turn after another.
    if (!std::holds_alternative<TakenBack>(events->front()) ||
        std::holds_alternative<AnswerTakeBack>(command)) {
      RC_ASSERT(!sitting.give(command, who));
      RC_ASSERT(seen(sitting.state, sitting.now) == after);
      ++repeated;
    }
    if (const auto* play = std::get_if<PlayMove>(&command)) sent.emplace_back(*play, who);
    for (const auto& [play, by] : sent) {
      if (static_cast<std::size_t>(play.ply) == sitting.state.movers.size()) continue;
      RC_ASSERT(!sitting.give(play, by));
    }
    RC_ASSERT(seen(sitting.state, sitting.now) == after);
  }
  RC_CLASSIFY(repeated > 3, "some repeated");
}

/// Allowed absence by the rules of the site.
std::optional<Millis> patience_for(const TimeControl& time) {
  if (time.days > 0) return std::nullopt;
  if (time.base <= 3 * minute) return 30 * one_second;
  return time.base <= 10 * minute ? minute : 2 * minute;
}

/// The time for which the side to move has been on turn.
Millis on_turn(const Sitting& sitting) {
  Millis began = sitting.now;
  for (const auto& [event, at] : sitting.history) {
    if (std::holds_alternative<MovePlayed>(event) || std::holds_alternative<TakenBack>(event)) {
      began = at;
    }
  }
  return sitting.now - began;
}

/// True if the seat can claim a win, in a running game in which no flag has fallen and the other
/// side is to move.
bool others_have_left(const Sitting& sitting, Seat own) {
  const State& state = sitting.state;
  const bool apart = std::any_of(state.terms.players.begin(), state.terms.players.end(),
                                 [](const Player& player) { return !player.id.empty(); });
  if (!apart || !state.terms.time || state.board.variant().sides() != 2 || !state.begun) {
    return false;
  }
  if (state.board.side_of(state.board.seat()) == state.board.side_of(own)) return false;
  const auto longest = patience_for(*state.terms.time);
  for (unsigned index = 0; longest && index < state.terms.players.size(); ++index) {
    const auto other = static_cast<Seat>(index);
    if (state.board.side_of(other) == state.board.side_of(own)) continue;
    if (state.terms.players[index].level != 0) return false;
    if (std::min(sitting.absence[index], on_turn(sitting)) < *longest) return false;
  }
  return longest.has_value();
}

RC_GTEST_PROP(AnyOrder, AWinIsClaimedOnlyFromAbsentPlayers, ()) {
  Sitting sitting = any_table();
  int won = 0;
  for (const Try& one : any_tries()) {
    sitting.now += Millis{one.choice % 3 == 0 ? 12 : 1} * one.pause_ms;
    prepare(sitting, one);
    const State before = sitting.state;
    const auto own = static_cast<Seat>(one.choice % before.terms.players.size());
    const bool late = before.clocks.overdue(sitting.now);
    const auto claimed = decide(before, ClaimWin{}, only(own), {sitting.now}, sitting.absence);
    RC_ASSERT(claimed.has_value() == (!before.over() && !late && others_have_left(sitting, own)));
    if (claimed) {
      ++won;
      const State after = apply(before, claimed->front(), sitting.now);
      RC_ASSERT(after.over() && after.left);
      for (unsigned index = 0; index < after.terms.players.size(); ++index) {
        const auto seat = static_cast<Seat>(index);
        const bool ours = after.board.side_of(seat) == after.board.side_of(own);
        RC_ASSERT(after.board.verdict().won_by(seat) == ours);
        if (!ours) RC_ASSERT(sitting.absence[index] > 0);
      }
    }
    // A stranger cannot claim.
    RC_ASSERT(!decide(before, ClaimWin{}, Who{}, {sitting.now}, sitting.absence));
    (void)sitting.give(command_of(one, sitting), Who{one.seats});
  }
  RC_CLASSIFY(won > 0, "claimed");
}

/// The open offers, computed from the events.
struct Open {
  std::optional<Seat> draw;
  std::optional<Seat> take_back;

  bool operator==(const Open&) const = default;

  void after(const Event& event, const State& before) {
    if (const auto* offered = std::get_if<DrawOffered>(&event)) draw = offered->seat;
    if (const auto* asked = std::get_if<TakeBackAsked>(&event)) take_back = asked->seat;
    if (std::holds_alternative<DrawRefused>(event)) draw.reset();
    if (std::holds_alternative<TakeBackRefused>(event)) take_back.reset();
    if (std::holds_alternative<MovePlayed>(event)) {
      take_back.reset();
      if (draw && !stays(before)) draw.reset();
    }
    if (std::holds_alternative<TakenBack>(event) || std::holds_alternative<Ended>(event))
      *this = {};
  }
  /// An offer to a player at another screen stays open until that player has moved.
  [[nodiscard]] bool stays(const State& before) const {
    bool to_people_elsewhere = false;
    for (unsigned index = 0; index < before.terms.players.size(); ++index) {
      const Player& player = before.terms.players[index];
      const bool other =
          before.board.side_of(static_cast<Seat>(index)) != before.board.side_of(*draw);
      to_people_elsewhere = to_people_elsewhere || (other && player.person() && !player.id.empty());
    }
    return to_people_elsewhere &&
           before.board.side_of(before.board.seat()) == before.board.side_of(*draw);
  }
};

RC_GTEST_PROP(AnyOrder, OffersEndWhenTheyShould, ()) {
  Sitting sitting = any_table();
  Open open;
  int ended = 0;
  for (const Try& one : any_tries()) {
    sitting.now += one.pause_ms;
    prepare(sitting, one);
    State before = sitting.state;
    const auto command = command_of(one, sitting);
    const auto events = sitting.give(command, Who{one.seats});
    if (!events) continue;
    const Open was = open;
    for (const Event& event : *events) {
      open.after(event, before);
      before = apply(std::move(before), event, sitting.now);
    }
    if (sitting.state.over()) open = {};
    RC_ASSERT((open == Open{sitting.state.offer, sitting.state.asks_back}));
    // Only an open offer can be answered, and not by the player that made it.
    if (const auto* answer = std::get_if<AnswerDraw>(&command)) {
      RC_ASSERT(was.draw.has_value());
      if (answer->accept) {
        RC_ASSERT(sitting.state.board.verdict().reason == Reason::agreement);
        RC_ASSERT(Who{one.seats} != only(*was.draw));
      }
      ++ended;
    }
    if (const auto* answer = std::get_if<AnswerTakeBack>(&command)) {
      RC_ASSERT(was.take_back.has_value());
      if (answer->accept) RC_ASSERT(Who{one.seats} != only(*was.take_back));
      ++ended;
    }
    // Take-backs are requested only from people, and no more after three refusals.
    if (sitting.state.asks_back) {
      RC_ASSERT(sitting.state.persons_against(*sitting.state.asks_back) != Who{});
      RC_ASSERT(sitting.state.asked_in_vain[index_of(*sitting.state.asks_back)] < 3);
      RC_ASSERT(!sitting.state.terms.rated && !sitting.state.terms.counts);
    }
  }
  RC_CLASSIFY(ended > 0, "answered");
}

/// A game with days for each move, and the leaves of its players as the server keeps them.
struct ByDays {
  Sitting sitting;
  int days = 1;
  std::vector<Leaves> leaves;
  Millis turn_began = 0;

  static ByDays any() {
    Terms terms;
    const int days = *rc::gen::inRange(1, 6);
    terms.time.emplace().days = days;
    const std::string variant = *rc::gen::element<std::string>("cam", "grand-cam");
    const auto seats = find_variant(variant)->seating.size();
    ByDays table{Sitting{state_of(variant, std::vector<int>(seats, 0), {}, terms)}, days, {}};
    put_apart(table.sitting.state);
    table.leaves.resize(seats);
    table.sitting.state =
        apply(std::move(table.sitting.state), Created{}, table.turn_began = table.sitting.now);
    return table;
  }
  [[nodiscard]] Seat mover() const { return sitting.state.board.seat(); }
  Leaves& own(unsigned choice) { return leaves[choice % leaves.size()]; }

  /// By the calendar: what has passed of the turn outside of all leaves. A leave that begins when
  /// the time is over is none.
  [[nodiscard]] Millis left() const {
    Millis left = days * one_day;
    Millis at = turn_began;
    for (const Leave& leave : leaves[index_of(mover())]) {
      const Millis from = std::clamp(leave.from, at, sitting.now);
      if (from - at >= left) break;
      left -= from - at;
      at = std::max(from, std::min(leave.until, sitting.now));
    }
    return left - (sitting.now - at);
  }
  /// Passes the leaves that have begun to the clock, as the server does before each command.
  void tell() {
    for (const auto& leave : leaves[index_of(mover())]) {
      const Rest rest{leave.from, leave.until};
      if (rest.from > sitting.now) continue;
      const auto before = sitting.state;
      if (sitting.give(rest, Who{})) {
        RC_ASSERT(!sitting.give(rest, Who{}));
      } else {
        RC_ASSERT(before.clocks == sitting.state.clocks);
      }
    }
  }
};

struct Step {
  unsigned what = 0;
  unsigned choice = 0;
  int hours = 0;
  int minutes = 0;
};

void showValue(const Step& step, std::ostream& out) {
  out << step.what << '/' << step.choice << " for " << step.hours << " h";
}

rc::Gen<Step> any_step() {
  using rc::gen::inRange;
  using rc::gen::set;
  return rc::gen::build<Step>(
      set(&Step::what,
          rc::gen::weightedElement<unsigned>({{8, 0}, {5, 1}, {4, 2}, {2, 3}, {2, 4}})),
      set(&Step::choice, inRange(0u, 1000u)),
      set(&Step::hours, rc::gen::weightedOneOf<int>({{3, inRange(0, 12)}, {2, inRange(0, 120)}})),
      set(&Step::minutes, inRange(0, 60)));
}

// For leaves taken, planned, ended early and reported late, the clock agrees with a calendar of the
// leaves; a flag falls exactly when the calendar says so.
RC_GTEST_PROP(AnyOrder, ClocksByDaysAgreeWithACalendarOfLeaves, ()) {
  auto table = ByDays::any();
  auto& sitting = table.sitting;
  int rested = 0;
  for (const Step& step : *rc::gen::container<std::vector<Step>>(any_step())) {
    if (sitting.state.over()) break;
    switch (step.what) {
      case 1: sitting.now += step.hours * hour + step.minutes * minute; break;
      case 2: {
        const Millis from = sitting.now + static_cast<Millis>(step.choice % 3) * 7 * hour;
        if (auto taken = take_leave(table.own(step.choice),
                                    {from, from + (1 + step.hours) * hour, ""}, sitting.now)) {
          table.own(step.choice) = *taken;
          ++rested;
        }
        break;
      }
      case 3:
        if (auto ended = end_leave(table.own(step.choice), sitting.now)) {
          table.own(step.choice) = *ended;
        }
        break;
      case 4: continue;  // not reported to the clock yet
      default: break;
    }
    table.tell();
    const Millis left = table.left();
    const Seat mover = table.mover();
    RC_ASSERT(*sitting.state.clocks.left(mover, sitting.now) == left);
    // The other players' clocks stand and gain no time.
    for (unsigned index = 0; index < table.leaves.size(); ++index) {
      const auto seat = static_cast<Seat>(index);
      const Millis later = *sitting.state.clocks.left(seat, sitting.now + 3 * one_day);
      RC_ASSERT(later <= *sitting.state.clocks.left(seat, sitting.now));
      if (seat != mover) RC_ASSERT(later == *sitting.state.clocks.left(seat, sitting.now));
    }
    RC_ASSERT(decide(sitting.state, TimeUp{}, Who{}, {sitting.now}).has_value() == (left <= 0));
    if (step.what != 0) continue;
    const auto written = sitting.state.board.written();
    const PlayMove play{static_cast<int>(sitting.state.movers.size()),
                        written[step.choice % written.size()]};
    const auto moved = sitting.give(play, only(mover));
    RC_ASSERT(moved.has_value() == (left > 0));
    if (!moved) {
      RC_ASSERT(sitting.give(TimeUp{}, Who{}).has_value());
      RC_ASSERT(!sitting.state.board.verdict().won_by(mover));
      break;
    }
    table.turn_began = sitting.now;
  }
  RC_CLASSIFY(rested > 2, "some leaves");
}

// A plan that waits: an offer of a draw is answered by its player and not by the plan, a take-back
// ends it, and nothing that others say makes it play anything else.
RC_GTEST_PROP(AnyOrder, APlanIsAnsweredOnlyAsPlanned, ()) {
  Terms terms;
  terms.time.emplace().days = 3;
  Sitting sitting{state_of("cam", {0, 0}, {}, terms)};
  put_apart(sitting.state);
  const auto theirs = sitting.state.board.written();
  const auto first = theirs[*rc::gen::inRange<std::size_t>(0, theirs.size())];
  Game board = sitting.state.board;
  board.play(first);
  const auto mine = board.written();
  const auto answer = mine[*rc::gen::inRange<std::size_t>(0, mine.size())];
  const Who black = only(Seat::black);
  auto plan = read_plan(sitting.state, black, {{first.notation, answer.notation}}).value();
  bool answered = false;
  bool taken_back = false;
  for (const Try& one : any_tries()) {
    prepare(sitting, one);
    const Who who = only(one.choice % 2 == 0 ? Seat::white : Seat::black);
    auto command = command_of(one, sitting);
    // White's first move is the planned one in half of the cases.
    if (one.kind == a_move && sitting.state.movers.empty() && one.choice % 4 < 2) {
      command = PlayMove{0, first};
    }
    const auto events = sitting.give(command, who);
    if (events) {
      for (const Event& event : *events) {
        plan = follow(std::move(plan), event);
        taken_back = taken_back || std::holds_alternative<TakenBack>(event);
      }
    }
    const auto planned = planned_move(plan, sitting.state, black);
    const auto& played = sitting.state.board.played();
    const bool due = !answered && !taken_back && !sitting.state.over() && played.size() == 1 &&
                     played.front().notation == first.notation &&
                     sitting.state.offer != Seat::white;
    RC_ASSERT(planned.has_value() == due);
    if (!planned) continue;
    RC_ASSERT(planned->move.notation == answer.notation && planned->ply == 1);
    RC_ASSERT(!planned->offers_draw);
    if (one.choice % 3 != 0) continue;  // the server is slow
    const auto done = sitting.give(*planned, black);
    RC_ASSERT(done.has_value());
    for (const Event& event : *done) plan = follow(std::move(plan), event);
    RC_ASSERT(plan.empty());
    answered = true;
  }
  RC_CLASSIFY(answered, "answered");
}

}  // namespace
}  // namespace camlann::play::test
