#pragma once
// Random commands by any player at any time, for the property tests.

#include <rapidcheck.h>

#include <cstdint>
#include <ostream>
#include <string>

#include "play/sitting.hpp"

namespace camlann::play::test {

/// One attempt: the command, the seats that give it, the delay before it, and the absent seats.
struct Try {
  unsigned kind = 0;
  unsigned choice = 0;  // of the move
  std::uint8_t seats = 0;
  int pause_ms = 0;
  int lag_ms = 0;
  std::uint8_t gone = 0;  // seats
  int gone_ms = 0;
};

inline void showValue(const Try& attempt, std::ostream& out) {
  out << attempt.kind << '/' << attempt.choice << " by " << static_cast<int>(attempt.seats);
}

/// The kinds that are named in tests.
inline constexpr unsigned a_move = 0, offers_a_draw = 3, claims_a_draw = 5, time_is_up = 10,
                          claims_a_win = 13;

inline rc::Gen<Try> any_try() {
  using rc::gen::inRange;
  using rc::gen::set;
  // Moves are tried most, so that games get somewhere.
  return rc::gen::build<Try>(
      set(&Try::kind, rc::gen::weightedElement<unsigned>({{24, a_move},
                                                          {3, 1},
                                                          {1, 2},
                                                          {3, offers_a_draw},
                                                          {3, 4},
                                                          {3, 5},
                                                          {1, 6},
                                                          {1, 7},
                                                          {2, 8},
                                                          {1, 9},
                                                          {3, 10},
                                                          {1, 11},
                                                          {1, 12},
                                                          {2, claims_a_win},
                                                          {1, 14},
                                                          {2, 15},
                                                          {3, 16},
                                                          {2, 17}})),
      set(&Try::choice, inRange(0u, 1000u)),
      set(&Try::seats,
          rc::gen::map(inRange(0, 32),
                       [](int n) { return static_cast<std::uint8_t>(n > 15 ? 15 : n); })),
      set(&Try::pause_ms, inRange(0, 5000)), set(&Try::lag_ms, inRange(0, 1000)),
      set(&Try::gone, rc::gen::element<std::uint8_t>(0, 0, 1, 2, 5, 10, 15)),
      set(&Try::gone_ms, inRange(0, 130'000)));
}

inline Command command_of(const Try& attempt, const Sitting& sitting) {
  const State& state = sitting.state;
  switch (attempt.kind) {
    case 1: return TakeBack{};
    case 2: return Resign{};
    case offers_a_draw: return OfferDraw{};
    case 4: return AnswerDraw{false};
    case claims_a_draw: return ClaimDraw{};
    case 6: return AnswerDraw{true};
    case 7: return CallOff{};
    case 9: return Cancel{};
    case time_is_up: return TimeUp{};
    case 11: return AnswerResign{true};
    case 12: return AnswerResign{false};
    case claims_a_win: return ClaimWin{};
    case 14: return AnswerTakeBack{false};
    case 15: return AnswerTakeBack{true};
    case 16: {
      // Some days ago, or now; over long ago, or to come.
      const Millis from = sitting.now - static_cast<Millis>(attempt.choice % 5) * one_day;
      return Rest{from, from + static_cast<Millis>(attempt.choice % 7) * one_day};
    }
    default: break;
  }
  const auto written = state.board.written();
  PlayMove play{static_cast<int>(state.movers.size()), {}, attempt.kind == 8};
  // Late: for a turn that is over.
  if (attempt.kind == 17) play.ply -= 1 + static_cast<int>(attempt.choice % 3);
  if (!written.empty()) play.move = written[attempt.choice % written.size()];
  return play;
}

/// Sets the time and the absent seats of the attempt.
inline void prepare(Sitting& sitting, const Try& attempt) {
  sitting.lag = attempt.lag_ms;
  sitting.absence = {};
  for (unsigned seat = 0; seat < sitting.state.terms.players.size(); ++seat) {
    if ((attempt.gone >> seat & 1U) != 0) sitting.absence[seat] = attempt.gone_ms;
  }
}

/// All that can be seen of a state.
inline std::string seen(const State& state, Millis now) {
  std::string text = state.board.fen() + ' ' + state.board.verdict_text();
  for (const auto& move : state.board.played()) text += ' ' + move.notation;
  for (const Seat seat : state.movers) text += std::to_string(index_of(seat));
  text += state.offer ? std::to_string(index_of(*state.offer)) : "-";
  text += state.declared ? 'd' : '-';
  text += state.left ? 'l' : '-';
  text += std::to_string(state.refused.seats);
  text += state.asks_back ? std::to_string(index_of(*state.asks_back)) : "-";
  for (const unsigned refusals : state.asked_in_vain) text += std::to_string(refusals);
  text += std::to_string(state.giving_up.seats) + ' ' + std::to_string(state.told_to_play_on.seats);
  text += state.begun ? 'b' : '-';
  for (unsigned seat = 0; seat < state.terms.players.size(); ++seat) {
    text += ' ' + std::to_string(state.clocks.left(static_cast<Seat>(seat), now).value_or(0));
  }
  return text;
}

}  // namespace camlann::play::test
