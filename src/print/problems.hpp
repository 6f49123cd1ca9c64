#pragma once
// Sheets of problems: six positions on each, their solutions upside down at the foot. Pure
// functions.

#include <string>
#include <vector>

#include "game/game.hpp"
#include "print/sheet.hpp"

namespace camlann::print {

struct Problem {
  Game position;
  std::string task;      // "White to move and mate"
  std::string solution;  // the moves in notation
  std::string name;      // as its source names it
};

/// `title` heads every sheet; `problems` must not be empty.
[[nodiscard]] std::vector<Sheet> problem_sheets(const std::vector<Problem>& problems,
                                                const std::string& title, const Look& look);

}  // namespace camlann::print
