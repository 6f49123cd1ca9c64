#pragma once
// camlann puzzles grade: rates puzzles by which levels of the computer solve them.

#include "cli/commands.hpp"

namespace camlann::cli {

void add_puzzle_grade(Command puzzles, Action& action);

}  // namespace camlann::cli
