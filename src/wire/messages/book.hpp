#pragma once
// The opening books of the server: scores of a position by the engine.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "wire/describe.hpp"

namespace camlann::message {

struct BookMove {
  MESSAGE(BookMove, "A move of an opening book");
  FIELD(std::string, notation);
  FIELD(int, score, "For the seat whose turn it is, in hundredths of a man") = 0;
  FIELD(std::optional<int>, plies_to_end, "Of a win or loss that was found");
  FIELD(int, depth, "Plies from the position to the end of the search that gave the score") = 0;
  FIELD(std::uint64_t, nodes, "Of all searches behind the score") = 0;
};

struct BookPosition {
  MESSAGE(BookPosition, "What an opening book has of a position");
  FIELD(std::string, variant, "Its id");
  FIELD(std::string, rules);
  FIELD(std::size_t, positions,
        "How many the book has; 0 where there is none for the variant and its rules") = 0;
  FIELD(std::vector<BookMove>, moves, "The best first; none where the position is not in the book");
};

}  // namespace camlann::message
