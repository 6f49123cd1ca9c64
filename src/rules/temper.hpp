#pragma once
// The data of a variant that the computer needs as an opponent, used by engine/.

#include <array>

#include "rules/technique.hpp"

namespace camlann::inline v1 {

/// Scores by which the computer judges its game, in the unit of the game's evaluation.
struct Judgement {
  int hopeless = -700;  // resigns
  int worse = -60;      // accepts a draw
  int level = 15;       // neither side has an advantage
};

/// Adjusts the ten levels (engine/computer.hpp), to make them equally far apart in every game.
struct LevelFit {
  int breadth = 1;  // factor of the nodes, for games with more moves per position
  std::array<int, 3> carelessness{100, 22, 12};  // percentage of the turns of levels 1 to 3
  std::array<int, 3> sight{1, 2, 3};             // the longest capture that they see
  std::array<int, 3> noise{30, 8, 6};            // error of judgement, in hundredths of a man
  int gentle_plies = 0;  // until then levels 1 and 2 make no move that ends the game at once
};

struct Temper {
  Judgement judgement;
  LevelFit levels;
  Techniques techniques = Techniques::all();  // those of the search that passed their match here
};

}  // namespace camlann::inline v1
