#pragma once
// Placements of men, for position editors and the core.

#include <optional>
#include <string>
#include <vector>

#include "wire/describe.hpp"
#include "wire/messages/words.hpp"

namespace camlann::message {

struct Setup {
  MESSAGE(Setup, "Men on squares, whether or not a game can start from them");
  FIELD(wire::Members<char>, pieces, "By square, their FEN letters");
  FIELD(SeatLetter, seat, "Whose turn it is") {};
  FIELD(std::vector<int>, castle_moves,
        "Made so far, by seat in turn order; none in games without castles");
};

struct SetupFault {
  MESSAGE(SetupFault, "Why no game can start from a setup");
  FIELD(std::string, what);
  FIELD(std::string, expected, "What should be there instead");
  FIELD(std::optional<std::string>, square, "Where it can be seen; null where it is on no square");
};

struct JudgedSetup {
  MESSAGE(JudgedSetup, "What the rules say of a setup");
  FIELD(std::string, fen, "It may be no position");
  FIELD(std::vector<SetupFault>, faults, "Each of them; none: a game can start here");
  FIELD(std::string, result_text, "A sentence where the game would be over at once; else empty");
};

}  // namespace camlann::message
