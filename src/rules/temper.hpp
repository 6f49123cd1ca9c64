#pragma once
// What the computer needs to know of a game to be an opponent in it: data of the variant, used by
// engine/.

#include <array>

#include "rules/technique.hpp"

namespace camlann::inline v0_2 {

/// Scores by which the computer judges its game, in the unit of the game's evaluation.
struct Judgement {
  int hopeless = -700;  // resigns
  int worse = -60;      // is glad of a draw
  int level = 15;       // neither side has anything
};

/// What the ten levels (engine/computer.hpp) need to be as far apart in one game as in another.
struct LevelFit {
  int breadth = 1;                               // times the nodes, where positions have more moves
  std::array<int, 3> carelessness{100, 22, 12};  // per cent of the turns of levels 1 to 3
  std::array<int, 3> sight{1, 2, 3};             // the longest capture that they see
  std::array<int, 3> noise{30, 8, 6};            // hundredths of a man by which they misjudge
};

struct Temper {
  Judgement judgement;
  LevelFit levels;
  Techniques techniques = Techniques::all();  // those of the search that passed their match here
};

}  // namespace camlann::inline v0_2
