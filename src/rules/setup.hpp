#pragma once
// Men put on squares, whether or not a game can start from them: what a FEN says, and what an
// editor has on its board. The families read and write it as text and say what is wrong with it
// (fen.hpp of each). Values and pure functions.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "base/square.hpp"
#include "rules/outcome.hpp"
#include "rules/verdict.hpp"

namespace camlann::inline v0_2 {

struct Setup {
  std::vector<PieceOn> pieces;  // squares and letters of the game, each square once
  Seat turn{};
  std::vector<int> castle_moves;  // made so far, by seat; none of those left out
  int quiet_plies = 0;
  int move_number = 1;

  bool operator==(const Setup&) const = default;
};

/// Why no game can start from a setup.
struct SetupFault {
  enum class Part : std::uint8_t { whole, piece, castle_moves };

  std::string what;
  std::string expected;
  std::optional<Square> square;  // where it can be seen
  Part part = Part::whole;
  std::size_t index = 0;  // of the piece, or of the seat with these castle moves

  bool operator==(const SetupFault&) const = default;
};

/// A setup that was read, with the columns of its parts in the text, from 0.
struct ReadSetup {
  Setup setup;
  std::vector<std::size_t> piece_columns;
  std::vector<std::size_t> castle_move_columns;
  std::size_t end_of_board = 0;
};

/// The same fault as an error in the text.
[[nodiscard]] Error error_of(const SetupFault& fault, const ReadSetup& read);

}  // namespace camlann::inline v0_2
