#pragma once
// The words for systems, results and tie-breaks in files and commands.

#include "base/words.hpp"
#include "tournament/event.hpp"

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
  };
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

}  // namespace camlann
