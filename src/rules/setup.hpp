#pragma once
// Men on squares, not necessarily a valid starting position: the content of a FEN, and of an
// editor's board. The families read and write it as text and check it (fen.hpp of each). Values and
// pure functions.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "base/square.hpp"
#include "rules/outcome.hpp"
#include "rules/verdict.hpp"

namespace camlann::inline v1 {

struct Setup {
  std::vector<PieceOn> pieces;  // squares and letters of the game, each square once
  Seat turn{};
  std::vector<int> castle_moves;  // number made, by seat; seats left out have made none
  int quiet_plies = 0;
  int move_number = 1;

  [[nodiscard]] bool operator==(const Setup&) const = default;
};

/// A reason why no game can start from a setup.
struct SetupFault {
  enum class Part : std::uint8_t { whole, piece, castle_moves };

  std::string what;
  std::string expected;
  std::optional<Square> square;  // the square where it is visible
  Part part = Part::whole;
  std::size_t index = 0;  // of the piece, or of the seat with these castle moves

  [[nodiscard]] bool operator==(const SetupFault&) const = default;
};

/// A setup with the columns of its parts in the text, from 0.
struct ReadSetup {
  Setup setup;
  std::vector<std::size_t> piece_columns;
  std::vector<std::size_t> castle_move_columns;
  std::size_t end_of_board = 0;
};

/// Converts the fault to an error in the text.
[[nodiscard]] Error error_of(const SetupFault& fault, const ReadSetup& read);

}  // namespace camlann::inline v1
