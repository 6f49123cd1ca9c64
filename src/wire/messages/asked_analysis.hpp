#pragma once
// Analysis by the server, for players with a browser that is too slow for the engine.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "wire/describe.hpp"
#include "wire/messages/request.hpp"

namespace camlann::message {

inline constexpr std::int64_t most_analysed_lines = 5;

struct AnalysisWish {
  REQUEST(AnalysisWish, "The position that is to be analysed");
  FIELD(std::string, variant, "Id of the game", .required = "the id of a game",
        .most = longest_name);
  FIELD(std::string, rules, "As in `NewGame`", .most = longest_name);
  FIELD(std::string, start, "FEN of the start; empty: the array", .most = longest_fen);
  FIELD(std::vector<std::string>, moves, "All moves from there", .most = 600);
  FIELD(int, lines, "How many lines", .least = 1, .most = most_analysed_lines) = 1;
};

struct BestLine {
  MESSAGE(BestLine, "One of the best lines of a position");
  FIELD(int, score, "For the seat whose turn it is, in hundredths of a man") = 0;
  FIELD(std::optional<int>, plies_to_end, "Of a win or loss that was found");
  FIELD(int, depth, "In plies") = 0;
  FIELD(std::vector<std::string>, moves, "The line");
};

struct Analysis {
  MESSAGE(Analysis, "What the server's engine thinks of a position");
  FIELD(std::string, fen, "The position");
  FIELD(std::vector<BestLine>, lines, "The best first");
};

}  // namespace camlann::message
