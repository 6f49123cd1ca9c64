#pragma once
// The words for systems, results, tie-breaks and faults of pairings in files and commands.

#include "base/words.hpp"
#include "tournament/event.hpp"
#include "tournament/pairing_check.hpp"

namespace camlann {

template <>
struct Words<tournament::System> {
  using System = tournament::System;
  static constexpr Word<System> table[] = {
      {System::round_robin, "round-robin"},
      {System::swiss, "swiss"},
      {System::knockout, "knockout"},
      {System::arena, "arena"},
      {System::teams, "teams"},
      {System::simul, "simul"},
  };
};

template <>
struct Words<tournament::GiverColour> {
  using enum tournament::GiverColour;
  static constexpr Word<tournament::GiverColour> table[] = {
      {white, "white"}, {black, "black"}, {alternating, "alternating"}};
};

template <>
struct Words<tournament::TieBreak> {
  using TieBreak = tournament::TieBreak;
  static constexpr Word<TieBreak> table[] = {
      {TieBreak::opponents_points, "opponents-points"},
      {TieBreak::opponents_points_but_one, "opponents-points-but-one"},
      {TieBreak::beaten_points, "beaten-points"},
      {TieBreak::direct_encounter, "direct-encounter"},
      {TieBreak::wins, "wins"},
      {TieBreak::points_after_each_round, "points-after-each-round"},
  };
};

/// The results as written after a game; f marks those without a game.
template <>
struct Words<tournament::Score> {
  using Score = tournament::Score;
  static constexpr Word<Score> table[] = {
      {Score::open, "*"},           {Score::white, "1-0"},         {Score::draw, "1/2-1/2"},
      {Score::black, "0-1"},        {Score::white_absent, "0-1f"}, {Score::black_absent, "1-0f"},
      {Score::both_absent, "0-0f"},
  };
};

template <>
struct Words<tournament::Bye::Kind> {
  using Kind = tournament::Bye::Kind;
  static constexpr Word<Kind> table[] = {
      {Kind::win, "win"},
      {Kind::half, "half"},
      {Kind::rest, "rest"},
  };
};

template <>
struct Words<tournament::PairingFault::Severity> {
  using enum tournament::PairingFault::Severity;
  static constexpr Word<tournament::PairingFault::Severity> table[] = {
      {impossible, "impossible"}, {against_rules, "against-rules"}, {avoided, "avoided"}};
};

template <>
struct Words<tournament::PairingFault::Kind> {
  using enum tournament::PairingFault::Kind;
  static constexpr Word<tournament::PairingFault::Kind> table[] = {
      {unknown, "unknown"},
      {not_here, "not-here"},
      {twice, "twice"},
      {left_out, "left-out"},
      {wrong_bye, "wrong-bye"},
      {no_game, "no-game"},
      {met_before, "met-before"},
      {second_bye, "second-bye"},
      {third_colour, "third-colour"},
      {colour_ahead, "colour-ahead"},
      {needless_bye, "needless-bye"},
      {asked_bye, "asked-bye"},
      {unasked_bye, "unasked-bye"},
      {bye_above, "bye-above"},
      {other_score, "other-score"},
      {down_again, "down-again"},
      {wrong_colour, "wrong-colour"},
      {another_round, "another-round"},
  };
};

}  // namespace camlann
