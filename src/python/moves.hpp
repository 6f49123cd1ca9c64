#pragma once
// The legal moves and the end of a game, as Python sees them.

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "python/python.hpp"

namespace camlann::python {

/// The end of a game.
struct PyOutcome {
  std::string reason;
  std::vector<std::string> winners;  // names of seats; none for a draw
  std::string text;

  bool operator==(const PyOutcome&) const = default;
};

/// The legal moves of a position, as a sequence that creates each Move on demand.
struct PyMoves {
  std::shared_ptr<const Here> here;

  [[nodiscard]] std::size_t size() const { return here->outcomes.size(); }
  /// Counts from the end if `i` is negative; raises IndexError for a move that is not there.
  [[nodiscard]] PyMove at(std::ptrdiff_t i) const;
};

/// Returns the legal moves of a game, none once it is over.
[[nodiscard]] PyMoves legal_of(PyGame& game);

}  // namespace camlann::python
