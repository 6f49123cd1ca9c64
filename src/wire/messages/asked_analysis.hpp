#pragma once
// An analysis by the server, for players whose browser cannot run the engine well.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "wire/describe.hpp"
#include "wire/messages/request.hpp"

namespace camlann {

namespace message {

inline constexpr std::int64_t most_analysed_lines = 5;

struct AnalysisWish {
  std::string variant;
  std::string rules;
  std::string start;
  std::vector<std::string> moves;
  int lines = 1;

  bool operator==(const AnalysisWish&) const = default;
};

struct BestLine {
  int score = 0;
  std::optional<int> plies_to_end;
  int depth = 0;
  std::vector<std::string> moves;

  bool operator==(const BestLine&) const = default;
};

struct Analysis {
  std::string fen;
  std::vector<BestLine> lines;

  bool operator==(const Analysis&) const = default;
};

}  // namespace message

namespace wire {

template <>
struct Description<message::AnalysisWish> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "AnalysisWish";
  static constexpr std::string_view text = "The position that is to be analysed";
  static constexpr void fields(auto&& field) {
    using message::AnalysisWish;
    field("variant", &AnalysisWish::variant,
          {.text = "Id of the game", .required = "the id of a game", .most = longest_name});
    field("rules", &AnalysisWish::rules, {.text = "As in `NewGame`", .most = longest_name});
    field("start", &AnalysisWish::start,
          {.text = "FEN of the start; empty: the array", .most = longest_fen});
    field("moves", &AnalysisWish::moves, {.text = "All moves from there", .most = 600});
    field("lines", &AnalysisWish::lines,
          {.text = "How many lines", .least = 1, .most = message::most_analysed_lines});
  }
};

template <>
struct Description<message::BestLine> {
  static constexpr std::string_view name = "BestLine";
  static constexpr std::string_view text = "One of the best lines of a position";
  static constexpr void fields(auto&& field) {
    using message::BestLine;
    field("score", &BestLine::score,
          {.text = "For the seat whose turn it is, in hundredths of a man"});
    field("pliesToEnd", &BestLine::plies_to_end, {.text = "Of a win or loss that was found"});
    field("depth", &BestLine::depth, {.text = "In plies"});
    field("moves", &BestLine::moves, {.text = "The line"});
  }
};

template <>
struct Description<message::Analysis> {
  static constexpr std::string_view name = "Analysis";
  static constexpr std::string_view text = "What the server's engine thinks of a position";
  static constexpr void fields(auto&& field) {
    field("fen", &message::Analysis::fen, {.text = "The position"});
    field("lines", &message::Analysis::lines, {.text = "The best first"});
  }
};

}  // namespace wire
}  // namespace camlann
