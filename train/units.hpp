#pragma once
// Work in units that any number of processes share through a directory, and nothing else. A unit is
// a file that is there whole or not at all, so a process that was killed is simply started again.
// Knows nothing of a game.

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace camlann::train {

/// What units hold begins with `head`, one line that says how they were made.
struct UnitPlan {
  std::string directory;
  std::string stem;  // files are STEM-0001.txt and so on
  int count = 1;
  std::string head;
};

/// Tells the others that the unit is being worked on; to be called at least every ten seconds.
using StillAlive = std::function<void()>;
/// The lines of a unit, head left out: the same whoever makes them.
using MakeUnit = std::function<std::string(int number, const StillAlive&)>;

/// Makes every unit that is not there and that no other process is making; returns when all are
/// there. A unit left by a process that fell silent is made anew. Refused: a directory that cannot
/// be written, and one that holds units with another head or damaged ones.
[[nodiscard]] Result<void> make_units(const UnitPlan& plan, const MakeUnit& make);

struct Unit {
  std::string path;
  std::string head;
  std::string lines;
};

/// Every unit of a directory whose file begins with `stem`, in order of name. Refused if one is not
/// whole: cut short, changed, or not a unit.
[[nodiscard]] Result<std::vector<Unit>> read_units(const std::string& directory,
                                                   const std::string& stem);

/// Text and its end line, which tells a whole file from a part of one.
[[nodiscard]] std::string sealed(std::string_view text);
[[nodiscard]] Result<std::string> unsealed(std::string_view text);

/// FNV-1a (Fowler, Noll, Vo), 64 bits.
[[nodiscard]] std::uint64_t sum_of(std::string_view text);

}  // namespace camlann::train
