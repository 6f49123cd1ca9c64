#pragma once
// Sheets of problems: six positions on each, or one alone; their solutions upside down at the
// foot. Pure functions.

#include <cstdint>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "base/words.hpp"
#include "game/game.hpp"
#include "languages/language.hpp"
#include "print/sheet.hpp"

namespace camlann::print {

/// Aim of the solver.
enum class Aim : std::uint8_t { castle, capture_all, mate, material };

}  // namespace camlann::print

namespace camlann::inline v1 {

template <>
struct Words<print::Aim> {
  static constexpr Word<print::Aim> table[] = {
      {print::Aim::castle, "castle"},
      {print::Aim::capture_all, "capture-all"},
      {print::Aim::mate, "mate"},
      {print::Aim::material, "material"},
  };
};

}  // namespace camlann::inline v1

namespace camlann::print {

struct Problem {
  Game position;
  std::string task;      // "White to move and mate"
  std::string solution;  // the moves in notation; empty: it is not printed
  std::string name;      // as its source names it
};

/// Plays the moves of a solution, which must be legal. The task is in this language.
[[nodiscard]] Result<Problem> problem_of(const Game& position, Aim aim,
                                         const std::vector<std::string>& line,
                                         const std::string& name,
                                         languages::Language language = {});

/// `title` heads every sheet; `problems` must not be empty.
[[nodiscard]] std::vector<Sheet> problem_sheets(const std::vector<Problem>& problems,
                                                const std::string& title, const Look& look);

}  // namespace camlann::print
